"""The child of `peers.py`: multiplies squares with the cublasSgemm_v2 that the loader found.

One argument, JSON: ``{"math_mode": 0, "library": path or null, "loop": call_loop.so}``. Each line
on stdin, JSON, ``["time", data, n, seconds of load]`` or ``["errors", data, n]``, is answered by a
line on stdout; operands are freed after each, so that many such processes fit on a GPU. Whatever is
preloaded stands behind the same calls, which compiled code queues.
"""

from __future__ import annotations

import ctypes
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

sys.path.insert(0, str(Path(__file__).parents[1]))

from call_loop import Gemm, loaded

from mixpert.errors import BackendError
from mixpert.grading.engines import load_cublas
from mixpert.runtime.launcher import cupy
from mixpert.runtime.measure import Square, launch_seconds

Measured = TypeVar("Measured")
_WARM_SECONDS = 0.3
_SECONDS = 0.02
"""About how long one of the measurements lasts."""
_REPEATS = 5  # at least
_LONG_REPEATS, _LONG = 3, 100.0
"""Of products that take more than so many milliseconds."""
_MOST_CALLS = 200
_LARGEST_IN_GRAPH, _IN_GRAPH = 2048, 20
"""Larger products take longer than the host does for them; calls in a graph."""
_WRONG = 0.1
"""An error that no library makes."""
_SAMPLED = 32
"""Rows of C that are compared with float64."""
_WIDE_PHI = 2.0
"""Of (u - 0.5) exp(phi z), u uniform and z normal: the data that are called wide."""


def main() -> int:
    """0; 1 with one line on stderr where a case cannot be run."""
    request = json.loads(sys.argv[1])
    try:
        multiply = Multiply(request["math_mode"], request["library"], Path(request["loop"]))
        for line in sys.stdin:
            what, data, n, *seconds = json.loads(line)
            measure = times if what == "time" else errors
            row = {"data": data, "n": n} | measure(multiply, _operands(data, n), *seconds)
            print(json.dumps(row), flush=True)
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


class Multiply:
    """Queues products with the program's cublasSgemm_v2.

    Raises:
        BackendError: as `program_cublas`, or the call fails.
    """

    def __init__(self, math_mode: int, library: str | None, loop: Path) -> None:
        self._program, self._handle = program_cublas(math_mode, library)
        self._function = ctypes.cast(self._program.cublasSgemm_v2, ctypes.c_void_p)
        self._loop = loaded(loop)
        self._one, self._zero = ctypes.c_float(1), ctypes.c_float(0)
        self._stream = cupy().cuda.Stream(non_blocking=True)

    def __call__(self, square: Square, calls: int = 1) -> float:
        """Queue so many on the handle's stream; microseconds of the host for each."""
        one, zero = (ctypes.addressof(scalar) for scalar in (self._one, self._zero))
        m, n, k = square.m, square.n, square.k
        a, b, c = (x.data.ptr for x in (square.a, square.b, square.c))
        gemm = Gemm(self._handle.value, 0, 0, m, n, k, one, a, m, 0, b, k, 0, zero, c, m, 0, 1)
        taken: float = self._loop(self._function, ctypes.byref(gemm), calls)
        if taken < 0:
            raise BackendError(f"cublasSgemm_v2 failed with status {-taken:g}")
        return taken / 1e3

    def in_graph(self, square: Square) -> float | None:
        """Milliseconds of one of many in a CUDA graph; None where the library does not allow it.

        The stream stays: some libraries remember the last one that they were called on.
        """
        with self._stream:
            self._program.cublasSetStream_v2(self._handle, ctypes.c_void_p(self._stream.ptr))
            try:
                self(square)  # not yet captured
                self._stream.synchronize()
                graph = _captured(self._stream, lambda: self(square, _IN_GRAPH))
                return self._replayed(square, graph) if graph else None
            finally:
                self._program.cublasSetStream_v2(self._handle, None)

    def _replayed(self, square: Square, graph: Any) -> float | None:
        """Milliseconds of one product of a graph; None where the graph does not compute it.

        What was not captured, but started on another stream, has to end before.
        """
        cupy().cuda.runtime.deviceSynchronize()
        square.poison()
        cupy().cuda.runtime.deviceSynchronize()
        single = launch_seconds(self._stream, graph, 1)
        if not square.relative_error(_SAMPLED) < _WRONG:
            return None
        launches = max(1, int(_SECONDS / single))
        times = [launch_seconds(self._stream, graph, launches) for _ in range(_REPEATS)]
        return 1e3 * statistics.median(times) / _IN_GRAPH


def _captured(stream: Any, queue: Callable[[], float]) -> Any:
    """The graph, or None where something was called that a capture does not allow."""
    try:
        stream.begin_capture()
        try:
            queue()
        finally:
            graph = stream.end_capture()
    except (BackendError, cupy().cuda.runtime.CUDARuntimeError):
        return None
    return graph


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


def under_load(measure: Callable[[], Measured], seconds: float, repeats: int) -> list[Measured]:
    """What so many measurements give, or more until that time has passed."""
    end, found = time.monotonic() + seconds, [measure() for _ in range(repeats)]
    while time.monotonic() < end:
        found.append(measure())
    return found


def times(multiply: Multiply, square: Square, seconds: float) -> dict[str, Any]:
    """Milliseconds of one of many calls queued one after the other, and of those in a graph.

    Medians: of calls in so many seconds of load, after `_WARM_SECONDS` of it; then of graphs.
    """
    multiply(square)  # loads kernels, makes workspace
    single, _ = _of(multiply, square, 1)
    end = time.monotonic() + _WARM_SECONDS
    while time.monotonic() < end:
        single, _ = _of(multiply, square, 1)
    calls = max(1, min(_MOST_CALLS, int(1e3 * _SECONDS / single)))
    repeats = _REPEATS if single < _LONG else _LONG_REPEATS
    taken = under_load(lambda: _of(multiply, square, calls), seconds, repeats)
    ms, host_us = (statistics.median(values) for values in zip(*taken, strict=True))
    graph = multiply.in_graph(square) if square.n <= _LARGEST_IN_GRAPH else None
    return {"ms": ms, "host_us": host_us, "graph_ms": graph}


def errors(multiply: Multiply, square: Square) -> dict[str, Any]:
    """Those of a result that was written anew."""
    multiply(square)
    square.poison()
    multiply(square)
    cupy().cuda.runtime.deviceSynchronize()
    worst = _componentwise(square)
    return {"error": square.relative_error(_SAMPLED), "componentwise": worst}


def _of(multiply: Multiply, square: Square, calls: int) -> tuple[float, float]:
    """Milliseconds of one on the device, microseconds on the host."""
    xp = cupy()
    start, end = xp.cuda.Event(), xp.cuda.Event()
    start.record(xp.cuda.Stream.null)
    host_us = multiply(square, calls)
    end.record(xp.cuda.Stream.null)
    end.synchronize()
    return float(xp.cuda.get_elapsed_time(start, end)) / calls, host_us


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


if __name__ == "__main__":
    sys.exit(main())
