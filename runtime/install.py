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
    uninstall()
    _replace(module, "matmul", lambda original: _matmul(original, chosen))
    _replace(module, "dot", lambda original: _dot(original, chosen))
    _replace(module, "tensordot", lambda original: _tensordot(original, chosen))
    _replace(module.ndarray, "__matmul__", lambda original: _matmul(original, chosen))


def uninstall() -> None:
    """Give CuPy its own functions back; does nothing where they were not replaced."""
    for owner, name, original in _originals:
        setattr(owner, name, original)
    _originals.clear()


def _replace(owner: Any, name: str, wrap: Callable[[Function], Function]) -> None:
    original = getattr(owner, name)
    setattr(owner, name, functools.wraps(original)(wrap(original)))
    _originals.append((owner, name, original))


def _ours(a: Any, b: Any, only_matrices: bool) -> bool:
    """True where MixPert takes both operands: float32 CuPy arrays with rows and columns."""
    module = cupy()
    return (
        not _inside.get()
        and all(
            isinstance(x, module.ndarray)
            and x.dtype == module.float32
            and (x.ndim == 2 if only_matrices else x.ndim >= 2)
            for x in (a, b)
        )
        and (a.shape[-1] == b.shape[-2])
    )


def _product(a: Any, b: Any, scheme: Scheme) -> Any:
    """The product, or None where MixPert refuses it."""
    planned = planned_scheme((a.shape[-2], b.shape[-1], a.shape[-1]))
    token = _inside.set(True)
    try:
        return matmul(a, b, planned or scheme)
    except MixpertError:
        return None
    finally:
        _inside.reset(token)


def _matmul(original: Function, scheme: Scheme) -> Function:
    def matmul_(a: Any, b: Any, *rest: Any, **options: Any) -> Any:
        plain = not rest and not options and _ours(a, b, only_matrices=False)
        result = _product(a, b, scheme) if plain else None
        return original(a, b, *rest, **options) if result is None else result

    return matmul_


def _dot(original: Function, scheme: Scheme) -> Function:
    def dot(a: Any, b: Any, out: Any = None) -> Any:
        result = _product(a, b, scheme) if out is None and _ours(a, b, only_matrices=True) else None
        return original(a, b, out) if result is None else result

    return dot


def _tensordot(original: Function, scheme: Scheme) -> Function:
    def tensordot(a: Any, b: Any, axes: Any = 2) -> Any:
        plain = axes == 1 and _ours(a, b, only_matrices=True)
        result = _product(a, b, scheme) if plain else None
        return original(a, b, axes) if result is None else result

    return tensordot
