"""PyTorch's current stream and memory for products of its tensors on a GPU.

CuPy has a current stream and a pool of memory of its own. Work that it queues is in order with
PyTorch's, and can be part of a ``torch.cuda.graph``, only if it uses PyTorch's.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def as_torch(tensor: Any, cupy: Any) -> Iterator[None]:
    """Let CuPy queue on PyTorch's stream and take PyTorch's memory inside the block.

    What CuPy's own stream holds comes first, and what it is given afterwards comes after.

    Args:
        tensor: a ``torch.Tensor`` on a GPU; the stream is the current one there.
        cupy: the module.
    """
    import torch

    index = tensor.device.index
    own = cupy.cuda.get_current_stream(index)
    address = torch.cuda.current_stream(index).cuda_stream

    def allocate(size: int) -> Any:
        memory = torch.empty(size, dtype=torch.uint8, device=tensor.device)
        owned = cupy.cuda.UnownedMemory(memory.data_ptr(), size, memory, index)
        return cupy.cuda.MemoryPointer(owned, 0)

    with cupy.cuda.Device(index), cupy.cuda.using_allocator(allocate):
        if address == own.ptr:
            yield
            return
        stream = cupy.cuda.ExternalStream(address, index)
        captured = stream.is_capturing()  # a graph cannot wait for what is outside of it
        with stream:
            if not captured:
                stream.wait_event(own.record())
            yield
            if not captured:
                own.wait_event(stream.record())
