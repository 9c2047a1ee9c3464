"""What single products are measured under: cuBLAS, its TF32, and the schemes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from cases import SCHEMES, TF32, TF32_MODE

from mixpert.errors import MixpertError
from mixpert.runtime.launcher import cupy, current_device
from mixpert.runtime.measure import Square, queue_of
from mixpert.scheme import NATIVE, Scheme


def known() -> list[str]:
    """cuBLAS, its TF32, and the schemes that this version has a kernel for."""
    device, probe = current_device(), Square.random(128, 128, 128)
    names = [str(NATIVE), TF32]
    for name in SCHEMES:
        try:
            queue_of(probe, Scheme.parse(name), device)
        except MixpertError as error:
            print(f"{name} left out: {error}", file=sys.stderr)
        else:
            names.append(name)
    return names


def scheme_of(name: str) -> Scheme:
    """What MixPert runs under a variant."""
    return NATIVE if name == TF32 else Scheme.parse(name)


def mode_of(name: str) -> AbstractContextManager[None]:
    """What a variant's products run in: TF32 is a mode of cuBLAS's handle."""
    return _math_mode(TF32_MODE) if name == TF32 else nullcontext()


def release_memory() -> None:
    """Give CuPy's memory back, so that the largest sizes fit."""
    cupy().get_default_memory_pool().free_all_blocks()


@contextmanager
def _math_mode(mode: int) -> Iterator[None]:
    """CuPy's cuBLAS handle in another math mode."""
    from cupy.cuda import cublas
    from cupy.cuda.device import get_cublas_handle

    handle = get_cublas_handle()
    before = cublas.getMathMode(handle)
    cublas.setMathMode(handle, mode)
    try:
        yield
    finally:
        cublas.setMathMode(handle, before)
