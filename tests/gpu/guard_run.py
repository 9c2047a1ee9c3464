"""A guarded GEMM on a GPU, and what its kernels left of their decisions in the workspace."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from gemm_cases import Float32
from gpu_backend import Gemm, GpuBackend
from numpy.typing import NDArray

from mixpert import native
from mixpert.scheme import Scheme

WORDS = ("squares", "logs", "tops", "seconds", "thirds", "rests", "digits", "counted", "others")
"""Of RowStatistics (kernels/params_pack.cuh), each for all rows together."""
MOST_SCHEMES = len(native.GuardStruct().scheme)  # kMostRungs + 1
PACK_PARAMS = 168  # sizeof(PackParams): where the addresses of statistics stand behind it
PARTS = 28  # offset of `parts` in GuardParams
PART_BYTES = 32  # of PartStatistics


class Run:
    """One guarded GEMM and what it left in its workspace."""

    def __init__(
        self, backend: GpuBackend, cupy: Any, gemm: Gemm, way: native.LoweredStruct | None = None
    ) -> None:
        """`way`: the launches, if not those of `backend.lower`."""
        self.gemm = gemm
        self.lowered = way or backend.lower(gemm)
        memory = cupy.cuda.alloc(self.lowered.workspace_bytes)
        memory.memset(0xA5, self.lowered.workspace_bytes)
        a, b, c = (cupy.asarray(x) for x in (gemm.a, gemm.b, gemm.c))
        cupy.cuda.runtime.deviceSynchronize()
        backend.device.run(self.lowered, *(x.data.ptr for x in (a, b, c)), workspace=memory)
        self.c: Float32 = c.get()
        whole = cupy.ndarray((self.lowered.workspace_bytes,), cupy.uint8, memory)
        self.workspace: NDArray[np.uint8] = whole.get()

    @property
    def schemes(self) -> list[Scheme]:
        found = self.lowered.guard
        buffer = ctypes.create_string_buffer(64)
        texts = []
        for struct in found.scheme[: found.schemes]:
            native.check(native.load().mixpert_scheme_format(struct, buffer, len(buffer)))
            texts.append(buffer.value.decode())
        return [Scheme.parse(text) for text in texts]

    def panels(self) -> tuple[int, int]:
        p = self.gemm.problem
        return -(-p.n // 128), -(-p.m // 128)

    def decisions(self) -> NDArray[np.uint8]:
        """[batch, panel of columns, panel of rows]."""
        start, count = self.lowered.guard.decisions, self.lowered.guard.panels
        return self.workspace[start : start + count].reshape(-1, *self.panels())

    def counts(self) -> NDArray[np.uint32]:
        start = self.lowered.guard.counts
        return self.workspace[start : start + 4 * len(self.schemes)].view(np.uint32)

    def estimate(self) -> float:
        """Of the worst panel under the first scheme."""
        start = self.lowered.guard.counts + 4 * MOST_SCHEMES
        return float(self.workspace[start : start + 4].view(np.float32)[0])

    def span(self) -> int:
        """Bits, of the worst panel."""
        start = self.lowered.guard.counts + 4 * (MOST_SCHEMES + 1)
        return int(self.workspace[start : start + 4].view(np.uint32)[0])

    def underflow(self) -> bool | None:
        """Whether pieces do not hold all of some element; None if nobody looked."""
        told, nothing = self.lowered.guard.underflow
        assert nothing.bytes == 0
        found = self.workspace[told.offset : told.offset + told.bytes]
        return bool(found.any()) if told.bytes else None

    def statistics(self, side: int, rows: int) -> dict[str, NDArray[np.int64]]:
        """Of P (0) or Q (1), which pack wrote."""
        launches = self.lowered.launches[: self.lowered.launch_count]
        pack = next(x for x in launches if b" STATISTICS=1" in x.kernel)
        guard = next(x for x in launches if x.kernel.startswith(b"guard "))
        parts = int.from_bytes(bytes(guard.params[PARTS : PARTS + 4]), "little")
        offset = next(
            at.addend
            for at in pack.relocations[: pack.relocation_count]
            if at.offset == PACK_PARAMS + 8 * side
        )
        left = self.workspace[offset:]
        if parts:
            return _of_parts(left[: PART_BYTES * parts * rows].view(np.int32), parts, rows)
        words = left[: 8 * rows * len(WORDS)].view(np.int64)
        found = dict(zip(WORDS, words.reshape(len(WORDS), rows), strict=True))
        return found | {"counted": found["counted"] % 2**32, "deep": found["counted"] >> 32}


def _of_parts(words: NDArray[np.int32], parts: int, rows: int) -> dict[str, NDArray[np.int64]]:
    """Of PartStatistics: the sums over the parts of k."""
    each = words.reshape(parts, rows, PART_BYTES // 4).astype(np.int64)
    squares, digits, *sums, logs, counts = (each[:, :, i] for i in range(8))
    digits, logs, counts = (x % 2**32 for x in (digits, logs, counts))
    found = dict(zip(WORDS[2:6], sums, strict=True)) | {
        "squares": squares,
        "digits": digits % 2**26,
        "logs": (digits >> 26 << 32) + logs,
        "counted": counts % 2**16,
        "deep": (counts >> 16) % 2**15,
        "others": counts >> 31,
    }
    return {name: values.sum(axis=0) for name, values in found.items()}


class Captured:
    """A GEMM in a CUDA graph: kernels loaded before, operands where later ones are put."""

    def __init__(self, backend: GpuBackend, cupy: Any, gemm: Gemm) -> None:
        self._cupy = cupy
        lowered = backend.lower(gemm)
        self._arrays = [cupy.asarray(x) for x in (gemm.a, gemm.b, gemm.c)]
        self._memory = cupy.cuda.alloc(lowered.workspace_bytes)
        addresses = [x.data.ptr for x in self._arrays]
        backend.device.run(lowered, *addresses, workspace=self._memory)
        cupy.cuda.runtime.deviceSynchronize()
        self._stream = cupy.cuda.Stream(non_blocking=True)
        with self._stream:
            self._stream.begin_capture()
            backend.device.run(lowered, *addresses, workspace=self._memory)
            self._graph = self._stream.end_capture()

    def replayed(self, gemm: Gemm) -> Float32:
        """C of another GEMM of the same sizes."""
        a, b, c = self._arrays
        a.set(gemm.a)
        b.set(gemm.b)
        c.fill(np.nan)
        self._cupy.cuda.runtime.deviceSynchronize()
        self._graph.launch(self._stream)
        self._stream.synchronize()
        result: Float32 = c.get()
        return result


def operands(gemm: Gemm) -> tuple[Float32, Float32]:
    """op(A) and op(B) of dense operands stored without transposes."""
    p = gemm.problem
    return gemm.a.reshape(p.k, p.m).T, gemm.b.reshape(p.n, p.k).T


def of_rows(a: Float32, b: Float32, scheme: str = "auto") -> Gemm:
    (m, k), n = a.shape, b.shape[1]
    problem = native.ProblemStruct(m, n, k, m, k, m, 1, 0, 0, 0, 0, 0)
    flat = [np.ascontiguousarray(x.T).ravel().astype(np.float32) for x in (a, b)]
    return Gemm(problem, Scheme.parse(scheme), *flat, np.full(m * n, np.nan, np.float32))
