"""Guarded products whose first GEMM runs beside the guard, and ones in which it waits.

``python benchmarks/guard_beside.py --json beside.json`` on a GPU. For each size and kind of data:
microseconds of the first rung's scheme alone, of `auto` with a GEMM that waits for the guard (as
where C is read) and of `auto`, in turns, on a stream and in CUDA graphs, results being checked to
have the same bits; of a graph of one call, launched by itself again and again; and, where `auto`
emulates the size, of calls through the intercepted names, by compiled code.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import kinds_of_data
from guard_cost import PANEL, operands
from guard_parts import stem

from mixpert import native, settings
from mixpert.errors import BackendError
from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine
from mixpert.runtime.measure import Square, balanced_turns, queue_lowered, time_in_turns
from mixpert.scheme import Scheme

SIZES = (512, 768, 1024, 1152, 1280, 1408, 1536, 1664, 2048, 2560)
SHAPES = tuple(f"{n}x{n}x{n}" for n in SIZES)
KINDS = ("uniform", "phi_4", "tenth", "outlier")
BETWEEN, REPLAYS, ROUNDS = 0.01, 400, 7
WIDE_PANEL = 3  # of ten, under "tenth"
WAITING = -0.0  # a beta that is not known: the first GEMM may overwrite nothing

Queue = Callable[[], None]


def fill(square: Square, kind: str) -> None:
    """Operands of a kind of data; "tenth": phi = 4 in every tenth panel of rows of A."""
    rng = launcher.cupy().random.default_rng(1)
    usual = "uniform" if kind == "tenth" else kind
    for x, rows in ((square.a, square.m), (square.b, square.n)):
        values = getattr(kinds_of_data, usual)(rng, rows, square.k)
        if kind == "tenth" and x is square.a:
            for first in range(WIDE_PANEL * PANEL, rows, 10 * PANEL):
                part = values[first : first + PANEL]
                part[:] = kinds_of_data.phi_4(rng, len(part), square.k)
        x[:] = values.T if x is square.a else values


def calls(square: Square) -> dict[str, native.LoweredStruct]:
    """What is timed, by its name."""
    device, auto = launcher.current_device(), Scheme.parse("auto").to_native()
    beside = device.lower(square.problem, auto, 1.0, 0.0)
    alone = device.lower(square.problem, beside.guard.scheme[0], 1.0, 0.0)
    return {
        "first rung alone": alone,
        "auto, waiting": device.lower(square.problem, auto, 1.0, WAITING),
        "auto": beside,
    }


def check(square: Square, waiting: native.LoweredStruct, beside: native.LoweredStruct) -> None:
    """Refuse results of other bits.

    Raises:
        BackendError: they differ.
    """
    xp, bits = launcher.cupy(), []
    for lowered in (waiting, beside):
        square.poison()
        queue_lowered(square, lowered, launcher.current_device())()
        xp.cuda.runtime.deviceSynchronize()
        bits.append(square.c.view(xp.int32).copy())
    if not bool((bits[0] == bits[1]).all()):
        raise BackendError("the GEMM that does not wait gives other bits")


def replayed(queue: Queue) -> dict[str, float]:
    """Microseconds of a graph of one call: of the host that launches it, and in all."""
    xp = launcher.cupy()
    stream, start, end = xp.cuda.Stream(non_blocking=True), xp.cuda.Event(), xp.cuda.Event()
    with stream:
        stream.begin_capture()
        queue()
        graph = stream.end_capture()
        for count in (REPLAYS // 10, REPLAYS):
            stream.synchronize()
            start.record(stream)
            begun = time.perf_counter()
            for _ in range(count):
                graph.launch(stream)
            host = time.perf_counter() - begun
            end.record(stream)
            end.synchronize()
    device = xp.cuda.get_elapsed_time(start, end) * 1e3
    return {"host": round(1e6 * host / REPLAYS, 1), "all": round(device / REPLAYS, 1)}


def measured(shape: str, kind: str) -> Iterator[dict[str, Any]]:
    """A row for each way of queueing."""
    square = operands(shape)
    fill(square, kind)
    found = calls(square)
    check(square, found["auto, waiting"], found["auto"])
    order = [stem(one) for one in found["auto"].launches[: found["auto"].launch_count]]
    for captured in (False, True):
        queues = [
            queue_lowered(square, lowered, launcher.current_device(), captured=captured)
            for lowered in found.values()
        ]
        turns = time_in_turns(
            queues, 2 * balanced_turns(len(queues)), seconds=BETWEEN, captured=captured
        )
        us = {
            name: round(1e3 * statistics.median(times), 1)
            for name, times in zip(found, turns, strict=True)
        }
        row = {"shape": shape, "data": kind, "graph": captured, "launches": order, "us": us}
        if captured:
            row["one call a graph, us"] = dict(zip(found, map(replayed, queues), strict=True))
        yield row


def intercepted(square: Square, folder: Path) -> dict[str, dict[str, float]]:
    """Microseconds of cublasSgemm's own calls and of intercepted ones: of the host, and in all."""
    tests = Path(__file__).resolve().parents[1] / "tests"
    sys.path[:0] = [str(tests), str(tests / "gpu")]
    from call_loop import CallLoop, Gemm
    from cublas_calls import new_handle

    xp, queue, handle = launcher.cupy(), CallLoop(folder), new_handle()
    m, n, k = square.m, square.n, square.k
    a, b, c = (x.data.ptr for x in (square.a, square.b, square.c))
    alpha, zero, waiting = (ctypes.c_float(x) for x in (1.0, 0.0, WAITING))
    ways = {"cublasSgemm": (zero, False), "auto, waiting": (waiting, True), "auto": (zero, True)}
    found: dict[str, list[tuple[float, float]]] = {way: [] for way in ways}
    for _ in range(ROUNDS):
        for way, (beta, by_mixpert) in ways.items():
            scalars = (ctypes.addressof(alpha), ctypes.addressof(beta))
            gemm = Gemm(handle, 0, 0, m, n, k, scalars[0], a, m, m * k, b, k, k * n,
                        scalars[1], c, m, m * n, 1)  # fmt: skip
            queue(gemm, by_mixpert, REPLAYS // 10)
            xp.cuda.runtime.deviceSynchronize()
            start, end = xp.cuda.Event(), xp.cuda.Event()
            start.record()
            host = queue(gemm, by_mixpert, REPLAYS) / 1e3
            end.record()
            end.synchronize()
            found[way].append((host, xp.cuda.get_elapsed_time(start, end) * 1e3 / REPLAYS))
    return {
        way: {"host": round(statistics.median(hosts), 1), "all": round(statistics.median(alls), 1)}
        for way, (hosts, alls) in ((way, zip(*rows, strict=True)) for way, rows in found.items())
    }


def main() -> int:
    """Measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--shape", action="append", help="MxNxK (all)")
    parser.add_argument("--kind", action="append", choices=KINDS, help="of data (all)")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    os.environ[settings.SCHEME] = "auto"
    rows: list[dict[str, Any]] = []
    for kind in options.kind or KINDS:
        for shape in options.shape or SHAPES:
            for row in measured(shape, kind):
                rows.append(row)
                print(shape, kind, "graph" if row["graph"] else "stream", row["us"], flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for shape in options.shape or SHAPES:
            square = operands(shape)
            if not native.load().mixpert_worth_emulating(
                square.problem, launcher.current_device().struct
            ):
                continue
            rows.append(
                {"shape": shape, "through the library, us": intercepted(square, Path(folder))}
            )
            print(shape, rows[-1], flush=True)
    record = {
        "title": "Guarded products whose first GEMM runs beside the guard, or waits for it",
        **machine.measured_on(),
        "units": "us of a call, medians of turns under load",
        "rows": rows,
    }
    if options.json:
        write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
