"""What products ask of PyTorch or CuPy without DLPack: what is plain, metadata and memory.

Only plain arrays are known here, those whose address and strides say all. PyTorch has no public
function for some of the questions, or only one that takes longer than the product's launches;
where a version lacks what is used, no tensor is plain.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple


class Memory(NamedTuple):
    """Memory of a GPU for as long as `owner` lives, and its address."""

    owner: Any
    address: int


class CupyArrays:
    """CuPy's arrays.

    Args:
        cupy: the module.
    """

    def __init__(self, cupy: Any) -> None:
        self._cupy = cupy
        self._type = cupy.ndarray
        self._stream = cupy.cuda.get_current_stream
        self._device = cupy.cuda.runtime.getDevice

    def device(self, a: Any, b: Any) -> int | None:
        """The current device, if both are plain float32 arrays on it; else None."""
        device: int = self._device()
        plain = all(
            type(x) is self._type and x.dtype.char == "f" and x.data.device_id == device
            for x in (a, b)
        )
        return device if plain else None

    def stream(self, _device: int) -> int:
        """The address of the device's current stream."""
        return int(self._stream().ptr)

    @staticmethod
    def strides(array: Any) -> tuple[int, ...]:
        """In bytes."""
        return array.strides  # type: ignore[no-any-return]

    @staticmethod
    def address(array: Any) -> int:
        """Of the first element."""
        return array.data.ptr  # type: ignore[no-any-return]

    def empty(self, shape: tuple[int, ...], _device: int) -> Any:
        """A new row-major float32 array on the current device."""
        return self._cupy.empty(shape, "f")

    def workspace(self, size: int, _device: int) -> Memory:
        """So many bytes on the current device."""
        memory = self._cupy.cuda.alloc(size)
        return Memory(memory, memory.ptr)


class TorchTensors:
    """PyTorch's tensors.

    Args:
        torch: the module.

    Raises:
        AttributeError: this version lacks what is used.
    """

    def __init__(self, torch: Any) -> None:
        inner = torch._C
        self._torch = torch
        self._types = (torch.Tensor, torch.nn.Parameter)
        self._strided, self._float32 = torch.strided, torch.float32
        self._records = torch.is_grad_enabled
        self._device = inner._cuda_getDevice
        self._stream = inner._cuda_getCurrentRawStream
        self._is_wrapped = inner._functorch.is_functorch_wrapped_tensor
        self._modes = inner._len_torch_dispatch_stack
        self._traced = inner._get_tracing_state

    def device(self, a: Any, b: Any) -> int | None:
        """The current device, if both are plain float32 tensors on it; else None."""
        if not (self.are_plain(a, b) and a.is_cuda and a.dtype is b.dtype is self._float32):
            return None
        device: int = self._device()
        return device if a.get_device() == b.get_device() == device else None

    def are_plain(self, *tensors: Any) -> bool:
        """Whether address and strides say all of them: nothing records, wraps or traces them."""
        if self._traced() is not None or self._modes():
            return False
        records = self._records()
        for x in tensors:  # no generator: every call asks this
            if type(x) not in self._types or x.layout is not self._strided:
                return False
            if (records and x.requires_grad) or x.is_nested or self._is_wrapped(x):
                return False
            if x.is_neg() or x.is_conj():
                return False
        return True

    def stream(self, device: int) -> int:
        """The address of the device's current stream."""
        return int(self._stream(device))

    @staticmethod
    def strides(array: Any) -> tuple[int, ...]:
        """In elements."""
        return array.stride()  # type: ignore[no-any-return]

    @staticmethod
    def address(array: Any) -> int:
        """Of the first element."""
        return array.data_ptr()  # type: ignore[no-any-return]

    def empty(self, shape: tuple[int, ...], device: int) -> Any:
        """A new row-major float32 tensor on a device."""
        return self._torch.empty(shape, dtype=self._torch.float32, device=_cuda(self, device))

    def workspace(self, size: int, device: int) -> Memory:
        """So many bytes on a device."""
        memory = self._torch.empty(size, dtype=self._torch.uint8, device=_cuda(self, device))
        return Memory(memory, memory.data_ptr())

    def named_device(self, device: int) -> Any:
        """PyTorch's object for a device's number."""
        return self._torch.device("cuda", device)


ArrayLibrary = CupyArrays | TorchTensors


@lru_cache(maxsize=64)
def _cuda(library: TorchTensors, device: int) -> Any:
    return library.named_device(device)


def library_of(array: object) -> ArrayLibrary | None:
    """The library of an array, if its class is one of those that may be plain."""
    kind: Any = type(array)
    return _library_of(kind)


@lru_cache(maxsize=64)
def _library_of(kind: Any) -> ArrayLibrary | None:
    """That of a class, which has imported it."""
    name = (kind.__module__, kind.__name__)
    if name == ("cupy", "ndarray"):
        return _cupy()
    if name in {("torch", "Tensor"), ("torch.nn.parameter", "Parameter")}:
        return _torch()
    return None


def is_plain_tensor(tensor: Any) -> bool:
    """Whether a tensor of PyTorch's is plain (`TorchTensors.are_plain`)."""
    library = _torch()
    return library is not None and library.are_plain(tensor)


def is_mapped_tensor(tensor: Any) -> bool:
    """Whether a tensor of PyTorch's stands for several, inside of ``torch.vmap``."""
    import torch

    functorch: Any = getattr(torch._C, "_functorch", None)  # from PyTorch 2.0 on
    if functorch is None or not isinstance(tensor, torch.Tensor):
        return False
    return bool(functorch.is_batchedtensor(tensor))


@lru_cache(maxsize=1)
def _cupy() -> CupyArrays:
    from mixpert.runtime.launcher import cupy

    return CupyArrays(cupy())


@lru_cache(maxsize=1)
def _torch() -> TorchTensors | None:
    import torch

    try:
        return TorchTensors(torch)
    except AttributeError:
        return None
