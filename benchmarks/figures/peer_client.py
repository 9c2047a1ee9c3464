"""The child of `peers.py`: multiplies squares with the cublasSgemm_v2 that the loader found.

One argument, JSON: ``{"cases": [[data, n], ...], "math_mode": 0, "library": path or null}``; a line
of JSON on stdout for each case. Whatever is preloaded stands behind the same calls.
"""

from __future__ import annotations

import ctypes
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mixpert.errors import BackendError
from mixpert.grading.engines import load_cublas
from mixpert.runtime.launcher import cupy
from mixpert.runtime.measure import Square

_WARM_SECONDS = 0.4
_SECONDS = 0.02
"""About how long one of the measurements lasts."""
_REPEATS = 7
_LONG_REPEATS, _LONG = 3, 100.0
"""Of products that take more than so many milliseconds."""
_SAMPLED = 32
"""Rows of C that are compared with float64."""
_WIDE_PHI = 2.0
"""Of (u - 0.5) exp(phi z), u uniform and z normal: the data that are called wide."""


def main() -> int:
    """0; 1 with one line on stderr where a case cannot be run."""
    request = json.loads(sys.argv[1])
    try:
        multiply = _program_sgemm(request["math_mode"], request["library"])
        for data, n in request["cases"]:
            print(json.dumps(_row(multiply, data, n)), flush=True)
            cupy().get_default_memory_pool().free_all_blocks()
    except BackendError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def program_cublas(math_mode: int, library: str | None) -> tuple[ctypes.CDLL, ctypes.c_void_p]:
    """CuBLAS's functions as this process finds them, what is preloaded first, and a handle.

    Raises:
        BackendError: no cuBLAS, no handle, or a product would not reach `library`.
    """
    load_cublas()
    program = ctypes.CDLL(None)
    if library and _object_of(program.cublasSgemm_v2) != Path(library).resolve():
        raise BackendError(f"{library}: not what cublasSgemm_v2 is of: is it preloaded?")
    handle = ctypes.c_void_p()
    status = program.cublasCreate_v2(ctypes.byref(handle))
    status = status or program.cublasSetMathMode(handle, math_mode)
    if status:
        raise BackendError(f"cublasCreate or cublasSetMathMode failed with status {status}")
    return program, handle


def _program_sgemm(math_mode: int, library: str | None) -> Callable[[Square], None]:
    """What queues a product on the default stream.

    Raises:
        BackendError: as `program_cublas`.
    """
    program, handle = program_cublas(math_mode, library)
    one, zero = ctypes.c_float(1), ctypes.c_float(0)

    def multiply(square: Square) -> None:
        a, b, c = (ctypes.c_void_p(x.data.ptr) for x in (square.a, square.b, square.c))
        m, n, k = square.m, square.n, square.k
        failed = program.cublasSgemm_v2(
            handle, 0, 0, m, n, k, ctypes.byref(one), a, m, b, k, ctypes.byref(zero), c, m
        )
        if failed:
            raise BackendError(f"cublasSgemm_v2 failed with status {failed}")

    return multiply


class _Place(ctypes.Structure):
    """Dl_info of dlfcn.h."""

    _fields_ = [
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("symbol", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
    ]


def _object_of(function: Any) -> Path:
    """The shared object that a function lies in."""
    place = _Place()
    ctypes.CDLL(None).dladdr(ctypes.cast(function, ctypes.c_void_p), ctypes.byref(place))
    return Path((place.file or b"").decode()).resolve()


def _row(multiply: Callable[[Square], None], data: str, n: int) -> dict[str, Any]:
    """Time of one product, and its errors from a result that was written anew."""
    square = _operands(data, n)
    multiply(square)  # loads kernels, makes workspace
    milliseconds = _milliseconds(lambda: multiply(square))
    square.poison()
    multiply(square)
    cupy().cuda.runtime.deviceSynchronize()
    worst = _componentwise(square)
    row = {"data": data, "n": n, "ms": milliseconds, "tflops": 2e-9 * n**3 / milliseconds}
    error = square.relative_error(_SAMPLED)
    return {**row, "error": error, "componentwise": worst}


def _operands(data: str, n: int) -> Square:
    """Uniform(-1, 1), or wide."""
    xp = cupy()
    square = Square.random(n, n, n, seed=n)
    if data == "wide":
        for seed, operand in enumerate((square.a, square.b)):
            z = xp.random.default_rng(seed).standard_normal(operand.shape, dtype=xp.float32)
            operand[...] = 0.5 * operand * xp.exp(_WIDE_PHI * z)
    xp.cuda.runtime.deviceSynchronize()
    return square


def _componentwise(square: Square) -> float:
    """The largest error over (|A| |B|)_ij in sampled rows of C."""
    xp = cupy()
    rows = xp.random.default_rng(1).integers(0, square.m, _SAMPLED)
    a, b = square.a[:, rows].astype(xp.float64), square.b.astype(xp.float64)
    difference = xp.abs(square.c[:, rows] - b @ a)
    return float(xp.max(difference / (xp.abs(b) @ xp.abs(a))))


def _milliseconds(queue: Callable[[], None]) -> float:
    """Median time of one of many calls queued one after the other, after a while of load."""
    single = _of(queue, 1)
    end = time.monotonic() + _WARM_SECONDS
    while time.monotonic() < end:
        single = _of(queue, 1)
    calls = max(1, min(200, int(1e3 * _SECONDS / single)))
    repeats = _REPEATS if single < _LONG else _LONG_REPEATS
    return statistics.median(_of(queue, calls) for _ in range(repeats))


def _of(queue: Callable[[], None], calls: int) -> float:
    xp = cupy()
    start, end = xp.cuda.Event(), xp.cuda.Event()
    start.record(xp.cuda.Stream.null)
    for _ in range(calls):
        queue()
    end.record(xp.cuda.Stream.null)
    end.synchronize()
    return float(xp.cuda.get_elapsed_time(start, end)) / calls


if __name__ == "__main__":
    sys.exit(main())
