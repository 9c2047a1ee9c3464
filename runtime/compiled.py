"""Calls that PyTorch traces, to compile or to export them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

_Function = TypeVar("_Function", bound=Callable[..., Any])


def is_compiling() -> bool:
    """Whether PyTorch traces this call."""
    compiler: Any = getattr(sys.modules.get("torch"), "compiler", None)
    return hasattr(compiler, "is_compiling") and bool(compiler.is_compiling())


def between_graphs(function: _Function) -> _Function:
    """The function, at which PyTorch ends one graph and begins another instead of looking into it.

    Args:
        function: one of those in `torch_operator.BETWEEN_GRAPHS`.
    """

    @wraps(function)
    def call(*arguments: Any, **options: Any) -> Any:
        if is_compiling():
            from mixpert.runtime.torch_operator import BETWEEN_GRAPHS

            return BETWEEN_GRAPHS[function.__name__](*arguments, **options)
        return function(*arguments, **options)

    return call  # type: ignore[return-value]
