"""PyTorch's current stream and memory for products of its tensors on a GPU.

CuPy has a current stream and a pool of memory of its own. Work that it queues is in order with
PyTorch's, and can be part of a ``torch.cuda.graph``, only if it uses PyTorch's.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from mixpert.errors import BackendError


@contextmanager
def as_torch(tensor: Any, cupy: Any, mixed: bool) -> Iterator[None]:
    """Let CuPy queue on PyTorch's stream and take PyTorch's memory inside the block.

    Args:
        tensor: a ``torch.Tensor`` on a GPU; the stream is the current one there.
        cupy: the module.
        mixed: arrays of CuPy's take part: what its own stream holds comes first, and what that is
            given afterwards comes after.
    """
    import torch

    index = tensor.device.index
    own = cupy.cuda.get_current_stream(index)
    address = torch.cuda.current_stream(index).cuda_stream

    def allocate(size: int) -> Any:
        memory = torch.empty(size, dtype=torch.uint8, device=tensor.device)
        if size and not memory.data_ptr():
            raise BackendError("a mode of PyTorch's gives tensors without memory: leave it first")
        owned = cupy.cuda.UnownedMemory(memory.data_ptr(), size, memory, index)
        return cupy.cuda.MemoryPointer(owned, 0)

    with cupy.cuda.Device(index), cupy.cuda.using_allocator(allocate):
        if address == own.ptr:
            yield
            return
        with _stream(cupy, address, index) as stream:
            waits = mixed and not stream.is_capturing()  # graphs wait for nothing outside of them
            if waits:
                stream.wait_event(own.record())
            yield
            if waits:
                own.wait_event(stream.record())


def shared(tensor: Any, cupy: Any) -> Any:
    """The CuPy array in the memory of a plain tensor (`array_libraries.TorchTensors`).

    DLPack would do the same, and spend most of a call's time on streams, which `as_torch` orders.
    """
    index, item, shape = tensor.device.index, tensor.element_size(), tuple(tensor.shape)
    steps = [step * item for step in tensor.stride()]
    last = sum((length - 1) * step for length, step in zip(shape, steps, strict=True))
    size = last + item if all(shape) else 0
    memory = cupy.cuda.UnownedMemory(tensor.data_ptr(), size, tensor, index)
    dtype = str(tensor.dtype).removeprefix("torch.")
    return cupy.ndarray(shape, dtype, cupy.cuda.MemoryPointer(memory, 0), steps)


class _Address:
    """A stream as the protocol of CUDA's Python libraries describes it."""

    def __init__(self, address: int) -> None:
        self._address = address

    def __cuda_stream__(self) -> tuple[int, int]:
        """Its version, and the stream."""
        return 0, self._address


@lru_cache(maxsize=64)
def _stream(cupy: Any, address: int, index: int) -> Any:
    """CuPy's stream object for an address; CuPy 14 deprecates the class that CuPy 13 has."""
    if hasattr(cupy.cuda.Stream, "from_external"):
        return cupy.cuda.Stream.from_external(_Address(address))
    return cupy.cuda.ExternalStream(address, index)
