"""Whose arrays an operation works on: NumPy's, CuPy's, or another library's through DLPack."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

import numpy as np

from mixpert.runtime import exchange


def own(name: str, array: Any, dtype: str | None = None) -> Any:
    """A NumPy or CuPy array as it is; another library's through DLPack, if it is of `dtype`."""
    return (
        exchange.as_own(name, array, lambda: cupy_side().cupy(), dtype)
        if exchange.is_foreign(array)
        else array
    )


def in_order_with(*arrays: Any) -> AbstractContextManager[None]:
    """PyTorch's stream and memory as a context, if one of the arrays is PyTorch's and on a GPU."""
    tensor = next(filter(exchange.is_torch_on_gpu, arrays), None)
    if tensor is None:
        return nullcontext()
    from mixpert.runtime.torch_gpu import as_torch

    mixed = not all(array is None or exchange.is_foreign(array) for array in arrays)
    return as_torch(tensor, cupy_side().cupy(), mixed)


def place(module: Any, *arrays: Any) -> Any:
    """The GPU of CuPy arrays as a context, so that nothing is made on another."""
    if module is np:
        return nullcontext()
    return cupy_side().device_of([array for array in arrays if isinstance(array, module.ndarray)])


def array_module(*arrays: object) -> Any:
    """NumPy, or CuPy where an operand is a CuPy array: imported by whoever made it."""
    if any(exchange.is_cupy(array) for array in arrays):
        return cupy_side().cupy()
    return np


def cupy_side() -> Any:
    """The CuPy side, imported only for CuPy arrays."""
    from mixpert.runtime import launcher

    return launcher
