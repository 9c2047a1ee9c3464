"""The operator ``mixpert::matmul``: products in what PyTorch compiles, exports or vectorizes.

PyTorch does not look into an operator: it knows the result's shape, and how to vectorize it. Only
what PyTorch is already tracing or vectorizing imports this.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import torch

from mixpert.errors import ShapeError
from mixpert.runtime import matmul as module
from mixpert.runtime.active import scheme_between
from mixpert.runtime.matmul_int16 import matmul_int16
from mixpert.runtime.packed import pack

_WHY = (
    "it is computed between two graphs; part of one is mixpert.matmul of two tensors of two or "
    "more axes, with the text of a scheme, without out and beta"
)


def _product(  # noqa: PLR0917 - as `mixpert.matmul`
    a: torch.Tensor, b: torch.Tensor, scheme: str, alpha: float, transa: bool, transb: bool
) -> torch.Tensor:
    """`mixpert.matmul` of tensors."""
    result: torch.Tensor = module.product(a, b, scheme, None, alpha, 0.0, transa, transb)
    return result


def _like_the_result(
    a: torch.Tensor, b: torch.Tensor, _scheme: str, _alpha: float, transa: bool, transb: bool
) -> torch.Tensor:
    """A tensor like the result, without elements."""
    rows = a.shape[-1] if transa else a.shape[-2]
    columns = b.shape[-2] if transb else b.shape[-1]
    batch = torch.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    return a.new_empty((*batch, rows, columns))


def _vectorized(
    _info: Any,
    mapped: tuple[int | None, ...],
    a: torch.Tensor,
    b: torch.Tensor,
    *rest: Any,
) -> tuple[torch.Tensor, int]:
    """One product with one more axis of its batch, the first."""
    if any(map(torch._C._functorch.is_gradtrackingtensor, (a, b))):
        raise ShapeError("mixpert.matmul has no gradients: detach its operands")
    axes = max(x.dim() - (axis is not None) for x, axis in zip((a, b), mapped, strict=False))
    first, second = (_batched(x, axis, axes) for x, axis in zip((a, b), mapped, strict=False))
    return operator(first, second, *rest), 0


def _batched(x: torch.Tensor, axis: int | None, axes: int) -> torch.Tensor:
    """A tensor with the mapped axis before `axes` others, where its own are the last."""
    if axis is None:
        return x
    x = x.movedim(axis, 0)
    return x.reshape(x.shape[0], *[1] * (axes + 1 - x.dim()), *x.shape[1:])


operator = torch.library.custom_op("mixpert::matmul", _product, mutates_args=())
operator.register_fake(_like_the_result)
operator.register_vmap(_vectorized)

BETWEEN_GRAPHS: dict[str, Callable[..., Any]] = {
    function.__name__: torch.compiler.disable(function, reason=_WHY)
    for function in (module.product, inspect.unwrap(pack), inspect.unwrap(matmul_int16))
}
"""What PyTorch does not look into."""


def compiled(  # noqa: PLR0917 - as `mixpert.matmul`
    a: Any, b: Any, scheme: Any, out: Any, alpha: Any, beta: Any, transa: Any, transb: Any
) -> Any:
    """`mixpert.matmul` while PyTorch traces it: part of the graph, or between two graphs."""
    if isinstance(scheme, str) and _is_taken(a, b, out, beta):
        return operator(a, b, scheme, float(alpha), bool(transa), bool(transb))
    return BETWEEN_GRAPHS["product"](a, b, scheme, out, alpha, beta, transa, transb)


def mapped(  # noqa: PLR0917 - as `mixpert.matmul`
    a: Any, b: Any, scheme: Any, out: Any, alpha: Any, beta: Any, transa: Any, transb: Any
) -> Any:
    """`mixpert.matmul` inside of ``torch.vmap``; None where it refuses."""
    if not _is_taken(a, b, out, beta):
        return None
    if scheme is None:
        scheme = scheme_between(tuple(a.shape), tuple(b.shape), transa, transb)
    return operator(a, b, str(scheme), float(alpha), bool(transa), bool(transb))


def _is_taken(a: Any, b: Any, out: Any, beta: Any) -> bool:
    """Whether the operator computes a product of these arguments of `mixpert.matmul`."""
    tensors = isinstance(a, torch.Tensor) and isinstance(b, torch.Tensor)
    return tensors and min(a.dim(), b.dim()) >= 2 and out is None and beta == 0
