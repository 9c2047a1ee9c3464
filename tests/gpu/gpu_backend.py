"""Runs one problem on a code path of the GPU, as the launcher does, and on the processor.

Operands are flat float32 buffers in column-major storage, as `gemm_cases.stored` makes them.
"""

from __future__ import annotations

import ctypes
import os
import struct
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from gemm_cases import PADDING, Case, Float32, stored

from mixpert import native
from mixpert.runtime import launcher
from mixpert.scheme import Scheme

_POISON = 0xFF
_BETA = 28  # from the address of beta to its value, in GemmParams
_HOLD = r"""
extern "C" __global__ void hold(long long cycles) {
  extern __shared__ char whole[];
  const long long start = clock64();
  while (clock64() - start < cycles) whole[threadIdx.x] = 0;
}
"""
"""Keeps an SM to itself: it leaves no shared memory."""


@dataclass(frozen=True)
class Gemm:
    """A problem with its operands; `c` is what C holds before."""

    problem: native.ProblemStruct
    scheme: Scheme
    a: Float32
    b: Float32
    c: Float32
    alpha: float = 1.0
    beta: float = 0.0

    @staticmethod
    def of(case: Case) -> Gemm:
        """The problem of a case; C is all NaN where it must not be read."""
        a, b, c = case.operands()
        if case.beta == 0:
            c[...] = np.nan
        flat_a, lda = stored(a, case.trans_a, case.padding[0])
        flat_b, ldb = stored(b, case.trans_b, case.padding[1])
        flat_c, ldc = stored(c, False, case.padding[2])
        problem = native.ProblemStruct(
            case.m, case.n, case.k, lda, ldb, ldc, 1, 0, 0, 0, case.trans_a, case.trans_b
        )
        scheme = Scheme.parse(case.scheme)
        return Gemm(problem, scheme, flat_a, flat_b, flat_c, case.alpha, case.beta)

    def expected(self) -> Float32:
        """C as the processor computes it."""
        c = self.c.copy()
        native.check(
            native.load().mixpert_gemm_cpu(
                ctypes.byref(self.problem),
                ctypes.byref(self.scheme.to_native()),
                self.alpha,
                self.a.ctypes.data,
                self.b.ctypes.data,
                self.beta,
                c.ctypes.data,
            )
        )
        return c

    def untouched(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which elements of C's buffer lie outside the matrix."""
        p = self.problem
        outside = np.ones(self.c.size, bool)
        for index in range(p.batch):
            columns = np.arange(p.n)[:, None] * p.ldc + index * p.stride_c
            outside[columns + np.arange(p.m)] = False
        return outside


class GpuBackend:
    """One code path, 80, 90 or 1 (one launch where it can), of the first GPU."""

    def __init__(self, path: int) -> None:
        self._cupy = launcher.cupy()
        self.device = launcher.device(0, path)
        self.path = path

    def offers(self, scheme: str) -> bool:
        """Code path 90 leaves K-groups that end inside a packed block to code path 80."""
        return self.path != 90 or Scheme.parse(scheme).group % 128 == 0

    def lower(self, gemm: Gemm) -> native.LoweredStruct:
        """What the launcher launches for a problem."""
        return self.device.lower(gemm.problem, gemm.scheme.to_native(), gemm.alpha, gemm.beta)

    def compile(self, gemms: Iterable[Gemm]) -> int:
        """Fill the kernel cache for these problems on all processors; how many kernels."""
        wanted = set()
        for gemm in gemms:
            lowered = self.lower(gemm)
            arch = native.load().mixpert_kernel_arch(self.device.struct, lowered.path or 80)
            launches = lowered.launches[: lowered.launch_count]
            wanted |= {(launch.kernel.decode(), arch.decode()) for launch in launches}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda kernel: launcher.kernel_image(*kernel), sorted(wanted)))
        return len(wanted)

    def run(
        self,
        gemm: Gemm,
        shift: tuple[int, int, int] = (0, 0, 0),
        way: native.LoweredStruct | None = None,
    ) -> Float32:
        """C afterwards; each buffer starts `shift` floats past an aligned address.

        `way`: one of `Device.choices` instead of the lowering's own choice.
        """
        lowered = way or self.lower(gemm)
        buffers = [
            self._shifted(x, s) for x, s in zip((gemm.a, gemm.b, gemm.c), shift, strict=True)
        ]
        self._poison(lowered.workspace_bytes)
        self.device.run(lowered, *(buffer.data.ptr for buffer in buffers))
        result: Float32 = buffers[2].get()
        return result

    def _shifted(self, values: Float32, shift: int) -> Any:
        buffer = self._cupy.full(values.size + shift, PADDING, np.float32)[shift:]
        if values.size:
            buffer.set(values)
        return buffer

    def _poison(self, size: int) -> None:
        """Leave 0xFF in the memory that the pool hands out next for `size` bytes."""
        if size:
            self._cupy.cuda.alloc(size).memset_async(_POISON, size)


def reading_c(lowered: native.LoweredStruct, beta: float) -> native.LoweredStruct:
    """The launches of a product lowered for a beta that is not known (-0), with one.

    So kernels run that are not chosen where beta is known: clients with beta on the device use
    them.
    """
    for launch in lowered.launches[: lowered.launch_count]:
        for at in launch.relocations[: launch.relocation_count]:
            if native.SLOTS[at.slot] == "beta":
                struct.pack_into("f", launch.params, at.offset + _BETA, beta)
    return lowered


def difference(got: Float32, gemm: Gemm) -> str | None:
    """How a buffer of C differs from the processor's, None where it does not.

    Elements are equal as integers, but for signs of zero and payloads of NaN; what lies outside
    the matrix must be what it was.
    """
    expected, outside = gemm.expected(), gemm.untouched()
    same = (got.view(np.uint32) == expected.view(np.uint32)) | ((got == 0) & (expected == 0))
    same |= np.isnan(got) & np.isnan(expected)
    same[outside] = (got.view(np.uint32) == gemm.c.view(np.uint32))[outside]
    if same.all():
        return None
    at = int(np.flatnonzero(~same)[0])
    column, row = divmod(at, gemm.problem.ldc)
    place = "outside C: " if outside[at] else ""
    return (
        f"{int((~same).sum())} of {same.size} differ, first {place}[{row},{column}] "
        f"{got[at]!r} instead of {expected[at]!r}"
    )


def compile_ways(ways: Iterable[native.LoweredStruct], arch: str = "sm_90a") -> None:
    """Kernels of some launches into the cache, on all processors."""
    kernels = {one.kernel.decode() for way in ways for one in way.launches[: way.launch_count]}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda kernel: launcher.kernel_image(kernel, arch), sorted(kernels)))


def hold_half_of_the_sms(cycles: int = 500_000_000) -> Any:
    """The stream of a kernel that leaves other work the other half of them, for some 0.3 s."""
    return hold_sms(launcher.cupy().cuda.Device().attributes["MultiProcessorCount"] // 2, cycles)


def hold_sms(count: int, cycles: int = 500_000_000) -> Any:
    """The stream of a kernel that keeps so many SMs to itself, for some 0.3 s."""
    cupy = launcher.cupy()
    hold = cupy.RawKernel(_HOLD, "hold")
    size = cupy.cuda.Device().attributes["MaxSharedMemoryPerBlockOptin"]
    hold.max_dynamic_shared_size_bytes = size
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        hold((count,), (32,), (cycles,), shared_mem=size)
    return stream
