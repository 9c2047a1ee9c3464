"""`mixpert.install`: CuPy's matrix products through MixPert, without a change of the program."""

from __future__ import annotations

import functools
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from mixpert.errors import MixpertError
from mixpert.runtime.active import planned_scheme
from mixpert.runtime.launcher import cupy
from mixpert.runtime.matmul import checked_scheme, matmul
from mixpert.scheme import Scheme

Function = Callable[..., Any]

_originals: list[tuple[Any, str, Function]] = []
"""What stood behind the names that were replaced: owner, name, function."""

_inside: ContextVar[bool] = ContextVar("mixpert_inside", default=False)
"""True while MixPert computes: its own calls of CuPy (scheme ``native``) are CuPy's."""


def install(scheme: str | Scheme = "auto") -> None:
    """Let MixPert compute ``cupy.matmul``, ``dot``, ``tensordot`` and ``@`` of float32 arrays.

    Products of other types and of vectors stay CuPy's, as do ``dot`` and ``tensordot`` of more than
    two dimensions and what MixPert refuses. A second call changes the scheme.

    Args:
        scheme: for products outside a ``with mixpert.plan(...)`` block; inside, the plan counts.

    Raises:
        SchemeError: no such scheme.
        BackendError: CuPy is not installed, or there is no GPU for it.
    """
    chosen, module = checked_scheme(scheme), cupy()
    product = functools.partial(_product, module.ndarray, chosen)
    uninstall()
    _replace(module, "matmul", lambda original: _matmul(original, product))
    _replace(module, "dot", lambda original: _dot(original, product))
    _replace(module, "tensordot", lambda original: _tensordot(original, product))
    _replace(module.ndarray, "__matmul__", lambda original: _matmul(original, product))


def uninstall() -> None:
    """Give CuPy its own functions back; does nothing where they were not replaced."""
    for owner, name, original in _originals:
        setattr(owner, name, original)
    _originals.clear()


def _replace(owner: Any, name: str, wrap: Callable[[Function], Function]) -> None:
    original = getattr(owner, name)
    setattr(owner, name, functools.wraps(original)(wrap(original)))
    _originals.append((owner, name, original))


def _product(kind: Any, scheme: Scheme, a: Any, b: Any, *, only_matrices: bool = False) -> Any:
    """The product, or None where it is not MixPert's to compute, or refused.

    Args:
        kind: CuPy's class of arrays.
        scheme: for products without a plan in force.
        a: the first operand.
        b: the second.
        only_matrices: neither vectors nor batches are taken.
    """
    if _inside.get() or not all(_is_taken(kind, x, only_matrices) for x in (a, b)):
        return None
    if a.shape[-1] != b.shape[-2]:
        return None
    planned = planned_scheme((a.shape[-2], b.shape[-1], a.shape[-1]))
    token = _inside.set(True)
    try:
        return matmul(a, b, planned or scheme)
    except MixpertError:
        return None
    finally:
        _inside.reset(token)


def _is_taken(kind: Any, x: Any, only_matrices: bool) -> bool:
    """True for float32 arrays with rows and columns."""
    is_taken = isinstance(x, kind) and x.dtype.char == "f"
    return is_taken and bool(x.ndim == 2 if only_matrices else x.ndim >= 2)


def _matmul(original: Function, product: Function) -> Function:
    def matmul_(a: Any, b: Any, *rest: Any, **options: Any) -> Any:
        result = None if rest or options else product(a, b)
        return original(a, b, *rest, **options) if result is None else result

    return matmul_


def _dot(original: Function, product: Function) -> Function:
    def dot(a: Any, b: Any, out: Any = None) -> Any:
        result = product(a, b, only_matrices=True) if out is None else None
        return original(a, b, out) if result is None else result

    return dot


def _tensordot(original: Function, product: Function) -> Function:
    def tensordot(a: Any, b: Any, axes: Any = 2) -> Any:
        result = product(a, b, only_matrices=True) if axes == 1 else None
        return original(a, b, axes) if result is None else result

    return tensordot
