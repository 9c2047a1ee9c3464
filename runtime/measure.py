"""Device times of GEMMs, by CUDA events around replays of a captured graph.

A graph takes the host out of the figures: what is timed is what the device does. Buffers hold
random data; results are checked by the callers before a time is reported.
"""

from __future__ import annotations

import ctypes
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from mixpert import native
from mixpert.errors import BackendError
from mixpert.runtime.launcher import Device, cupy
from mixpert.scheme import NATIVE, Scheme

_MOST_ERROR = 0.1  # of any scheme on uniform data
_MOST_CALLS = 1000  # in one measurement
_GRAPH_CALLS = 50  # captured in one graph


@dataclass(frozen=True)
class Timing:
    """Milliseconds of one call: median, least and most of several measurements."""

    median: float
    least: float
    most: float


@dataclass(frozen=True)
class Square:
    """Random column-major FP32 operands of one m x n x k product on the current device."""

    m: int
    n: int
    k: int
    a: Any
    b: Any
    c: Any

    @staticmethod
    def random(m: int, n: int, k: int, seed: int = 0) -> Square:
        """Uniform(-1, 1) operands; C is poisoned with NaN."""
        xp = cupy()
        generator = xp.random.default_rng(seed)
        a = generator.random((k, m), dtype=xp.float32) * 2 - 1
        b = generator.random((n, k), dtype=xp.float32) * 2 - 1
        return Square(m, n, k, a, b, xp.full((n, m), xp.nan, dtype=xp.float32))

    @property
    def problem(self) -> native.ProblemStruct:
        """The product as the lowering takes it, no transposes."""
        return plain_problem(self.m, self.n, self.k)

    @property
    def addresses(self) -> tuple[int, int, int]:
        """Of A, B and C on the device."""
        return self.a.data.ptr, self.b.data.ptr, self.c.data.ptr

    def poison(self) -> None:
        """Fill C with NaN, so that what is not written shows."""
        self.c.fill(np.nan)

    def checked_error(self, scheme: Scheme, rows: int = 32) -> float:
        """`relative_error`, refused where nothing sensible can have run.

        Raises:
            BackendError: C holds NaN or is far from the product.
        """
        error = self.relative_error(rows)
        if not error < _MOST_ERROR:
            raise BackendError(
                f"{scheme} at {self.m} x {self.n} x {self.k} has error {error:.2g}: a wrong result"
            )
        return error

    def relative_error(self, rows: int = 32, seed: int = 1) -> float:
        """Relative Frobenius error of C on random rows of it, against float64."""
        computed, exact = self.sampled(rows, seed)
        norm = cupy().linalg.norm
        return float(norm(computed - exact) / norm(exact))

    def sampled(self, rows: int = 32, seed: int = 1) -> tuple[Any, Any]:
        """Random rows of C, and what float64 gives for them; both n x `rows`, float64."""
        xp = cupy()
        picked = np.random.default_rng(seed).integers(0, self.m, rows)
        exact = self.b.astype(xp.float64) @ self.a[..., picked].astype(xp.float64)
        return self.c[..., picked].astype(xp.float64), exact


@dataclass(frozen=True)
class Batch(Square):
    """So many such products, one after the other in memory."""

    count: int

    @staticmethod
    def of(count: int, m: int, n: int, k: int) -> Batch:
        """Uniform(-1, 1) operands; C is poisoned with NaN."""
        all_in_one = Square.random(m, n, count * k)
        a, b = all_in_one.a.reshape(count, k, m), all_in_one.b.reshape(count, n, k)
        c = cupy().full((count, n, m), cupy().nan, dtype=cupy().float32)
        return Batch(m, n, k, a, b, c, count)

    @property
    def problem(self) -> native.ProblemStruct:
        """The products as the lowering takes them."""
        return batch_problem(self.count, self.m, self.n, self.k)


def plain_problem(m: int, n: int, k: int) -> native.ProblemStruct:
    """An m x n x k product as the lowering takes it: packed columns, no transposes."""
    return native.ProblemStruct(m=m, n=n, k=k, lda=m, ldb=k, ldc=m, batch=1)


def batch_problem(count: int, m: int, n: int, k: int) -> native.ProblemStruct:
    """So many such products, one after the other in memory."""
    problem = plain_problem(m, n, k)
    problem.batch = count
    problem.stride_a, problem.stride_b, problem.stride_c = m * k, n * k, m * n
    return problem


def queue_of(square: Square, scheme: Scheme, device: Device) -> Callable[[], None]:
    """A function that queues the product on the current stream; workspace is allocated here.

    Raises:
        BackendError: the scheme has no kernel on this device.
    """
    if scheme == NATIVE:
        return _queue_sgemm(square)
    return queue_lowered(square, device.lower(square.problem, scheme.to_native(), 1.0, 0.0), device)


def queue_lowered(
    square: Square,
    lowered: native.LoweredStruct,
    device: Device,
    *,
    workspace: Any = None,
    captured: bool = True,
) -> Callable[[], None]:
    """A function that queues the product as it was lowered, and keeps its operands.

    Args:
        square: its operands.
        lowered: of this device.
        device: the current one.
        workspace: memory of `lowered.workspace_bytes`; None allocates it here.
        captured: False: calls are queued one by one, each in as little of the host's time as the
            driver takes, for few streams.
    """
    workspace = workspace or cupy().cuda.alloc(max(1, lowered.workspace_bytes))
    if captured:
        return lambda: device.run(lowered, *square.addresses, workspace=workspace)
    bound: dict[int, Callable[[], None]] = {}

    def queue() -> None:
        stream = cupy().cuda.get_current_stream().ptr
        if stream not in bound:
            bound[stream] = device.bound(lowered, *square.addresses, workspace)
        bound[stream]()

    return queue


def _queue_sgemm(square: Square) -> Callable[[], None]:
    """SGEMM of cuBLAS through ctypes: CuPy's own binding refuses to run inside a capture."""
    from cupy.cuda import cublas
    from cupy.cuda.device import get_cublas_handle

    raw = get_cublas_handle()  # also loads the library
    handle = ctypes.c_void_p(raw)
    library = ctypes.CDLL(f"libcublas.so.{cublas.getVersion(raw) // 10000}")
    one, zero = ctypes.c_float(1), ctypes.c_float(0)
    m, n, k = square.m, square.n, square.k
    a, b, c = (ctypes.c_void_p(x.data.ptr) for x in (square.a, square.b, square.c))

    def queue() -> None:
        stream = ctypes.c_void_p(cupy().cuda.get_current_stream().ptr)
        status = library.cublasSetStream_v2(handle, stream)
        status = status or library.cublasSgemm_v2(
            handle, 0, 0, m, n, k, ctypes.byref(one), a, m, b, k, ctypes.byref(zero), c, m
        )
        if status:
            raise BackendError(f"cublasSgemm_v2 failed with status {status}")

    return queue


def time_queue(
    queue: Callable[[], None],
    *,
    seconds: float = 0.02,
    repeats: int = 7,
    warm: float = 0.0,
    captured: int = _GRAPH_CALLS,
    most_calls: int = _MOST_CALLS,
) -> Timing:
    """Time one call of `queue`.

    Args:
        queue: queues device work on the current stream; captured in a graph.
        seconds: about how long one measurement lasts.
        repeats: measurements.
        warm: seconds of load before the first measurement (a second or more: sustained clocks).
        captured: most calls in one graph; capturing one takes the host longer than many GEMMs take
            the device.
        most_calls: calls of one measurement, at most.

    Raises:
        BackendError: the work cannot be captured.
    """
    xp = cupy()
    xp.cuda.runtime.deviceSynchronize()  # operands may still be being made on another stream
    stream = xp.cuda.Stream(non_blocking=True)
    with stream:
        queue()  # loads kernels
        stream.synchronize()
        single = _capture(stream, queue, 1)
        calls = max(1, min(most_calls, int(seconds / max(launch_seconds(stream, single, 1), 1e-6))))
        captured = min(calls, captured)
        graph = _capture(stream, queue, captured) if captured > 1 else single
        launches = max(1, calls // captured)
        _load_for(stream, graph, warm)
        times = [1e3 * launch_seconds(stream, graph, launches) / captured for _ in range(repeats)]
    return Timing(statistics.median(times), min(times), max(times))


def time_in_turns(
    queues: Sequence[Callable[[], None]],
    turns: int,
    *,
    seconds: float = 0.05,
    captured: bool = True,
) -> list[list[float]]:
    """Milliseconds of one call of each queue, one value per round, all under load.

    Args:
        queues: as for `time_queue`; each is captured once. Over `balanced_turns` each follows each
            other one equally often, as it takes over the clocks and the heat of that.
        turns: rounds, values of each; two more rounds to warm up come first.
        seconds: about how long a queue has at a time.
        captured: False: calls are queued one by one on the stream, where launches may overlap. The
            host has to be faster than the device: `host_seconds` of a call tells.
    """
    xp = cupy()
    xp.cuda.runtime.deviceSynchronize()
    stream = xp.cuda.Stream(non_blocking=True)
    times: list[list[float]] = [[] for _ in queues]
    with stream:
        graphs = [_graph_of(stream, queue, seconds, captured) for queue in queues]
        for turn in range(-2, turns):
            for i in _order(len(queues), turn):
                graph, calls, launches = graphs[i]
                time = 1e3 * launch_seconds(stream, graph, launches) / calls
                if turn >= 0:
                    times[i].append(time)
    return times


def balanced_turns(queues: int) -> int:
    """Turns in which each of so many queues follows each other one equally often."""
    return queues if queues % 2 == 0 else 2 * queues


def _order(queues: int, turn: int) -> list[int]:
    """The order in a round: a row of a Williams square, reversed in every other round."""
    zigzag = [(i + 1) // 2 if i % 2 else queues - i // 2 for i in range(queues)]
    order = [(place + turn // 2) % queues for place in zigzag]
    return order if turn % 2 else order[::-1]


def host_seconds(queue: Callable[[], None], calls: int = 50) -> float:
    """Seconds that the host takes to queue one call, of few enough for the device's queue."""
    cupy().cuda.runtime.deviceSynchronize()
    begun = time.perf_counter()
    for _ in range(calls):
        queue()
    taken = time.perf_counter() - begun
    cupy().cuda.runtime.deviceSynchronize()
    return taken / calls


@dataclass(frozen=True)
class _OneByOne:
    """So many calls where a graph of them is expected."""

    queue: Callable[[], None]
    calls: int

    def launch(self, stream: Any) -> None:
        for _ in range(self.calls):
            self.queue()


def _graph_of(
    stream: Any, queue: Callable[[], None], seconds: float, captured: bool = True
) -> tuple[Any, int, int]:
    """A graph or what stands for it, the calls in it, and how often it fits in so many seconds."""
    queue()  # loads kernels
    stream.synchronize()
    single = _capture(stream, queue, 1) if captured else _OneByOne(queue, 1)
    calls = max(1, int(seconds / max(launch_seconds(stream, single, 1), 1e-6)))
    most = min(calls, _GRAPH_CALLS)
    graph = _capture(stream, queue, most) if captured else _OneByOne(queue, most)
    return graph, most, calls // most


def time_sustained(queue: Callable[[], None], seconds: float, warm: float | None = None) -> Timing:
    """Time one call of `queue` over so many seconds of load, after `warm`, or as many, before."""
    repeats = 5
    return time_queue(
        queue,
        seconds=seconds / repeats,
        repeats=repeats,
        warm=seconds if warm is None else warm,
        most_calls=sys.maxsize,
    )


def _capture(stream: Any, queue: Callable[[], None], calls: int) -> Any:
    stream.begin_capture()
    try:
        for _ in range(calls):
            queue()
    finally:
        graph = stream.end_capture()
    if graph is None:
        raise BackendError("the work could not be captured in a CUDA graph")
    return graph


def launch_seconds(stream: Any, graph: Any, launches: int) -> float:
    """Seconds of one launch of the graph, on average of so many queued on the stream."""
    start, end = cupy().cuda.Event(), cupy().cuda.Event()
    start.record(stream)
    for _ in range(launches):
        graph.launch(stream)
    end.record(stream)
    end.synchronize()
    return float(cupy().cuda.get_elapsed_time(start, end)) * 1e-3 / launches


def _load_for(stream: Any, graph: Any, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        graph.launch(stream)
        stream.synchronize()
