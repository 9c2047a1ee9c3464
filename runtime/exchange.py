"""Arrays of other libraries through DLPack: no copy in, and the result as the same kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mixpert.errors import ShapeError

_HOST_DEVICES = frozenset({1, 3})  # kDLCPU, kDLCUDAHost
_GPU_DEVICES = frozenset({2, 13})  # kDLCUDA, kDLCUDAManaged
_OWN = ("numpy", "cupy")

Import = Callable[[Any], Any]


def is_foreign(array: object) -> bool:
    """True for arrays of another library that speak DLPack, such as ``torch.Tensor``."""
    return _root(array) not in _OWN and hasattr(array, "__dlpack__")


def as_own(name: str, array: Any, cupy: Callable[[], Any]) -> Any:
    """The NumPy or CuPy array that shares a foreign array's memory.

    Args:
        name: what the array is called in errors.
        array: any array with ``__dlpack__`` and ``__dlpack_device__``.
        cupy: gives the cupy module; called for arrays on a GPU only.

    Raises:
        ShapeError: the array lies on another kind of device, or refuses to be shared.
        BackendError: it lies on a GPU and CuPy is not there.
    """
    kind = int(array.__dlpack_device__()[0])
    if kind not in _HOST_DEVICES | _GPU_DEVICES:
        raise ShapeError(f"{name} lies on a device of DLPack type {kind}: move it to a CPU or GPU")
    module = np if kind in _HOST_DEVICES else cupy()
    try:
        return module.from_dlpack(array)
    except (BufferError, RuntimeError, TypeError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        refusing = type(array).__name__
        raise ShapeError(
            f"{name} is of type {refusing}, which cannot be shared: {reason}; detach or copy it"
        ) from error


def back_to(array: object, result: Any) -> Any:
    """`result` as the kind of array that `array` is; as it is where that is unknown."""
    make = _importer(_root(array))
    return result if make is None else make(result)


def _importer(library: str) -> Import | None:
    """What makes an array of a library out of DLPack; the library is imported by its own array."""
    if library == "torch":
        import torch

        return torch.from_dlpack  # type: ignore[no-any-return, unused-ignore]
    if library in {"jax", "jaxlib"}:
        import jax

        return jax.dlpack.from_dlpack  # type: ignore[no-any-return, unused-ignore]
    return None


def _root(array: object) -> str:
    return type(array).__module__.partition(".")[0]
