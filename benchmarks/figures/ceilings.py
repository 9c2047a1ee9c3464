"""Rates of cuBLAS by type on this machine's GPU: bounds for Tensor Core libraries (Table 1).

``python benchmarks/figures/ceilings.py ceilings --budget 60`` writes ceilings.json in
benchmarks/results/figures: n x n x n through cublasGemmEx, A transposed, as INT8 wants it. A rate
is reported after the result was checked against float64.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import variants
from parts import Parts, measure_parts
from records import Record, Row

from mixpert.errors import BackendError
from mixpert.runtime.launcher import cupy
from mixpert.runtime.measure import time_queue

SIZES = (1024, 2048, 4096, 8192, 16384)
_ROWS = 32
"""Of C, that are checked."""
_OP_T = 1
"""CUBLAS_OP_T."""


@dataclass(frozen=True)
class Type:
    """One kind of product: cudaDataType of the operands and of C, and cublasComputeType.

    `element` names the operands' NumPy type; BF16, which NumPy lacks, is cut out of FP32.
    """

    operand: int
    result: int
    compute: int
    element: str
    scalar: type[ctypes._SimpleCData[Any]]
    most_error: float


TYPES = {
    "FP64": Type(1, 1, 70, "float64", ctypes.c_double, 1e-13),
    "FP32": Type(0, 0, 68, "float32", ctypes.c_float, 1e-5),
    "TF32": Type(0, 0, 77, "float32", ctypes.c_float, 1e-2),
    "BF16": Type(14, 0, 68, "bfloat16", ctypes.c_float, 1e-4),
    "FP16": Type(2, 0, 68, "float16", ctypes.c_float, 1e-4),
    "INT8": Type(3, 10, 72, "int8", ctypes.c_int, 0.0),
}
_RESULTS = {0: "float32", 1: "float64", 10: "int32"}


def ceilings(record: Record) -> Iterator[Row]:
    """The rate of each type at each size."""
    for name, kind in TYPES.items():
        for n in SIZES:
            if record.has(variant=name, n=n):
                continue
            a, b = (_operand(kind, n, seed) for seed in (0, 1))
            c = cupy().zeros((n, n), _RESULTS[kind.result])
            timing = time_queue(_queue(kind, n, a, b, c), warm=0.5)
            error = _error(kind, a, b, c)
            if error > kind.most_error:
                raise BackendError(f"{name} at n = {n} has error {error:.2g}: a wrong result")
            tera = 2e-9 * n**3 / timing.median
            yield {"variant": name, "n": n, "ms": timing.median, "rate": tera, "error": error}
            variants.release_memory()


def _operand(kind: Type, n: int, seed: int) -> Any:
    """Random n x n elements as they lie in memory: uniform(-1, 1), or all of INT8."""
    xp = cupy()
    generator = xp.random.default_rng(seed)
    if kind.element == "int8":
        return generator.integers(-128, 128, (n, n), dtype=xp.int8)
    x = generator.random((n, n), dtype=xp.float32) * 2 - 1
    if kind.element == "bfloat16":
        return (x.view(xp.uint32) >> 16).astype(xp.uint16)
    return x.astype(kind.element)


def _values(kind: Type, x: Any) -> Any:
    """Elements in FP64."""
    xp = cupy()
    if kind.element == "bfloat16":
        x = (x.astype(xp.uint32) << 16).view(xp.float32)
    return x.astype(xp.float64)


def _queue(kind: Type, n: int, a: Any, b: Any, c: Any) -> Callable[[], None]:
    """Queues C = A^T B, column-major, through ctypes, which can be captured."""
    from cupy.cuda import cublas
    from cupy.cuda.device import get_cublas_handle

    raw = get_cublas_handle()
    library = ctypes.CDLL(f"libcublas.so.{cublas.getVersion(raw) // 10000}")
    handle = ctypes.c_void_p(raw)
    one, zero = kind.scalar(1), kind.scalar(0)
    first, second, result = (ctypes.c_void_p(x.data.ptr) for x in (a, b, c))

    def queue() -> None:
        stream = ctypes.c_void_p(cupy().cuda.get_current_stream().ptr)
        status = library.cublasSetStream_v2(handle, stream) or library.cublasGemmEx(
            handle, _OP_T, 0, n, n, n, ctypes.byref(one), first, kind.operand, n,
            second, kind.operand, n, ctypes.byref(zero), result, kind.result, n, kind.compute, -1,
        )  # fmt: skip
        if status:
            raise BackendError(f"cublasGemmEx failed with status {status}")

    return queue


def _error(kind: Type, a: Any, b: Any, c: Any) -> float:
    """Relative Frobenius error of the first columns of C: row j of its memory is column j."""
    xp = cupy()
    exact = _values(kind, b[:_ROWS]) @ _values(kind, a).T
    difference = c[:_ROWS].astype(xp.float64) - exact
    return float(xp.linalg.norm(difference) / xp.linalg.norm(exact))


PARTS: Parts = {"ceilings": (ceilings, ("variant", "n"))}


if __name__ == "__main__":
    sys.exit(measure_parts(PARTS, __doc__))
