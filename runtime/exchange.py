"""Arrays of other libraries through DLPack: no copy in, and the result as the same kind."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from mixpert.errors import MixpertError, ShapeError
from mixpert.runtime import array_libraries, torch_gpu

_HOST_DEVICES = frozenset({1, 3})  # kDLCPU, kDLCUDAHost
_GPU_DEVICES = frozenset({2, 13})  # kDLCUDA, kDLCUDAManaged
_OWN = ("numpy", "cupy")
_LIBRARIES = (*_OWN, "torch", "jax", "jaxlib")

Import = Callable[[Any], Any]


def is_foreign(array: object) -> bool:
    """True for arrays of another library that speak DLPack, such as ``torch.Tensor``."""
    return _root(array) not in _OWN and hasattr(array, "__dlpack__")


def is_cupy(array: object) -> bool:
    """True for CuPy's arrays, and those of classes derived from them."""
    return _root(array) == "cupy"


def is_torch_on_gpu(array: Any) -> bool:
    """True for a ``torch.Tensor`` in the memory of a GPU."""
    return _root(array) == "torch" and bool(getattr(array, "is_cuda", False))


def is_mapped(array: Any) -> bool:
    """True for a tensor that stands for several, inside of ``torch.vmap``."""
    return _root(array) == "torch" and array_libraries.is_mapped_tensor(array)


def as_own(name: str, array: Any, cupy: Callable[[], Any], dtype: str | None = None) -> Any:
    """The NumPy or CuPy array that shares a foreign array's memory.

    Args:
        name: what the array is called in errors.
        array: any array with ``__dlpack__`` and ``__dlpack_device__``.
        cupy: gives the cupy module; called for arrays on a GPU only.
        dtype: the element type that it must have if it names one; None: any.

    Raises:
        ShapeError: the array lies on another kind of device, or refuses to be shared.
        BackendError: it lies on a GPU and CuPy is not there.
    """
    given = str(getattr(array, "dtype", dtype)).removeprefix("torch.")
    if dtype is not None and given != dtype:
        raise ShapeError(f"{name} has dtype {given}, not {dtype}: convert it")
    try:
        if is_torch_on_gpu(array) and array_libraries.is_plain_tensor(array):
            return torch_gpu.shared(array, cupy())
        kind = int(array.__dlpack_device__()[0])
        if kind in _HOST_DEVICES:
            return np.from_dlpack(_without_gradient(array))
        if kind in _GPU_DEVICES:
            return cupy().from_dlpack(_without_gradient(array))
    except MixpertError:
        raise
    except Exception as error:  # what a library raises is its own choice
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise ShapeError(
            f"{name} is of type {type(array).__name__}, which cannot be shared: {reason}; "
            f"{_way_out(array)}"
        ) from error
    raise ShapeError(f"{name} lies on a device of DLPack type {kind}: move it to a CPU or GPU")


def _without_gradient(array: Any) -> Any:
    """A tensor detached where PyTorch records no gradients: there are none to be lost.

    Raises:
        BufferError: its elements are stored negated, which DLPack cannot tell.
    """
    if _root(array) == "torch":
        import torch

        if array.is_neg():
            raise BufferError("its elements are stored negated (resolve_neg)")
        if torch.jit.is_tracing():
            raise BufferError("torch.jit.trace would take the product for a constant")
        if array.layout is torch.strided and array.numel() and not array.data_ptr():
            raise BufferError("it has no memory of its own")
        return array if torch.is_grad_enabled() else array.detach()
    return array


def _way_out(array: object) -> str:
    if type(array).__name__.endswith("Tracer"):
        return "call this outside of jax.jit, jax.grad and jax.vmap"
    return "detach or copy it"


def back_to(array: object, result: Any) -> Any:
    """`result` as the kind of array that `array` is; as it is where that is unknown.

    Raises:
        ShapeError: the library has no such element type.
    """
    make = _importer(_root(array))
    if make is None:
        return result
    made = make(result)
    if str(made.dtype).removeprefix("torch.") != str(result.dtype):
        raise ShapeError(
            f"the result would be cut to {made.dtype}: set jax_enable_x64, or pass "
            f"dtype=numpy.{made.dtype}"
        )
    return made


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
    """The library that an array's class, or the one that it derives from, belongs to."""
    kind: Any = type(array)
    return _root_of(kind)


@lru_cache(maxsize=256)
def _root_of(kind: Any) -> str:
    roots: list[str] = [base.__module__.partition(".")[0] for base in kind.__mro__]
    return next((root for root in roots if root in _LIBRARIES), roots[0])
