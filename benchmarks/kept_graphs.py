"""Calls that come again, launched as kept graphs or kernel by kernel (MIXPERT_GRAPHS), in turns.

``python benchmarks/kept_graphs.py --json kept.json`` on a GPU. Calls of cublasSgemm_v2 by compiled
code, intercepted; each way has its own copy of the library, because settings are read once. For
each scheme and size, microseconds of a call: of the host; in a run of calls; of calls that are
queued behind other work, so that the host does not count; and of a call that is waited for. All
results are compared bit by bit. With ``--guard SIZE:TURNS``, what `auto` takes in addition to
`int8:2,2,2` in the same turn, on streams as kernels and as graphs. With ``--memory``, what it takes
to make a graph, and of the GPU's memory.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from call_loop import Gemm, compiled, loaded

from mixpert import native, settings
from mixpert.errors import BackendError
from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine
from mixpert.runtime.ahead import compile_ahead
from mixpert.runtime.measure import plain_problem
from mixpert.scheme import Scheme

CASES = {
    "int8:2,2,2": (512, 768, 1024, 1280, 1536, 2048, 3072, 4096),
    "int8:1,1": (1024, 2048),
    "fp16x3": (1024, 2048),
    "limit": (256, 512, 768, 1024),
    "auto": (1024, 1280, 1536, 2048, 3072, 4096),
}
NARROW, LIMIT = "int8:2,2,2", 1e-5
LIMITED = f"# mixpert-plan 1\ndefault\t{NARROW}\t{LIMIT:g}\n"
"""The plan of "limit"."""
GRAPHS = ("off", "on")
ROUNDS, TURN = 11, 0.05
BEFORE = 5120
"""Size of the product that others are queued behind: 5 ms, which 100 calls take the host 3."""


class Calls:
    """Queues calls through libraries with different settings, copied to a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._loop = folder, loaded(compiled(folder))
        self.function = cache(self._function)

    def _function(self, scheme: str, graphs: str) -> Any:
        copy = self._folder / f"{scheme.replace(':', '_')}_{graphs}.so"
        shutil.copy(native.LIBRARY, copy)
        for name in settings.ALL:
            os.environ.pop(name, None)
        os.environ[settings.GRAPHS] = graphs
        if scheme == "limit":
            plan = self._folder / "plan"
            plan.write_text(LIMITED, encoding="ascii")
            os.environ[settings.PLAN] = str(plan)
        else:
            os.environ[settings.SCHEME] = scheme
        function = ctypes.cast(ctypes.CDLL(str(copy)).cublasSgemm_v2, ctypes.c_void_p)
        self._loop(function, ctypes.byref(Operands(1024).gemm), 1)  # reads the settings
        launcher.cupy().cuda.runtime.deviceSynchronize()
        return function

    def __call__(self, scheme: str, graphs: str, gemm: Gemm, calls: int) -> float:
        """Queue so many calls; microseconds of the host for each.

        Raises:
            BackendError: where the library refuses the call.
        """
        taken: float = self._loop(self.function(scheme, graphs), ctypes.byref(gemm), calls)
        if taken < 0:
            raise BackendError(f"cublasSgemm_v2 returned status {-taken:g}")
        return taken / 1e3


class Operands:
    """Uniform A and B of n x n, a C of NaN, and the arguments of their product."""

    one, zero = ctypes.c_float(1), ctypes.c_float(0)

    def __init__(self, n: int) -> None:
        xp = launcher.cupy()
        rng = xp.random.default_rng(n)
        self.a, self.b = (rng.random((n, n), dtype=xp.float32) * 2 - 1 for _ in range(2))
        self.c = xp.full((n, n), xp.nan, xp.float32)
        a, b, c = (x.data.ptr for x in (self.a, self.b, self.c))
        alpha, beta = ctypes.addressof(self.one), ctypes.addressof(self.zero)
        self.gemm = Gemm(handle(), 0, 0, n, n, n, alpha, a, n, 0, b, n, 0, beta, c, n, 0, 1)


@cache
def handle() -> int:
    """A handle of cuBLAS on the default stream."""
    tests = Path(__file__).resolve().parents[1] / "tests"
    sys.path[:0] = [str(tests), str(tests / "gpu")]
    from cublas_calls import new_handle

    return new_handle()


@cache
def other_work() -> Any:
    """The operand of a product that takes the GPU long."""
    return launcher.cupy().ones((BEFORE, BEFORE), "float32")


def check(calls: Calls, scheme: str, x: Operands) -> None:
    """Refuse results of other bits.

    Raises:
        BackendError: they differ.
    """
    xp, bits = launcher.cupy(), []
    for graphs in GRAPHS:
        for times in (1, 10):
            x.c.fill(xp.nan)
            calls(scheme, graphs, x.gemm, times)
            bits.append(x.c.view(xp.int32).copy())
    if xp.isnan(x.c).any() or any(bool((one != bits[0]).any()) for one in bits):
        raise BackendError(f"{scheme}: calls launched as graphs give other bits")


def between(start: Any, end: Any, calls: int) -> float:
    """Microseconds of each of the calls that were queued since `start`."""
    end.record()
    end.synchronize()
    us: float = launcher.cupy().cuda.get_elapsed_time(start, end) * 1e3 / calls
    return us


def round_of(calls: Calls, way: tuple[str, str], x: Operands, few: int, many: int) -> list[float]:
    """Microseconds of a call: host, queued, in a run, waited for."""
    xp = launcher.cupy()
    xp.cuda.runtime.deviceSynchronize()
    start, end = xp.cuda.Event(), xp.cuda.Event()
    other_work() @ other_work()
    start.record()
    host = calls(*way, x.gemm, few)
    queued = between(start, end, few)
    calls(*way, x.gemm, few)
    start.record()
    calls(*way, x.gemm, many)
    run = between(start, end, many)
    begun = time.perf_counter()
    for _ in range(20):
        calls(*way, x.gemm, 1)
        xp.cuda.runtime.deviceSynchronize()
    return [host, queued, run, (time.perf_counter() - begun) * 1e6 / 20]


def row_of(calls: Calls, scheme: str, n: int) -> dict[str, Any]:
    """Medians of rounds in turns, checked before."""
    x = Operands(n)
    check(calls, scheme, x)
    few = 100 if n < 3000 else 30
    many = max(few, min(600, int(30e3 / (25 * (n / 1024) ** 2.5))))
    found: dict[str, list[list[float]]] = {graphs: [] for graphs in GRAPHS}
    for turn in range(ROUNDS):
        for graphs in GRAPHS[:: 1 if turn % 2 else -1]:
            found[graphs].append(round_of(calls, (scheme, graphs), x, few, many))
    names = ("host", "queued", "run", "waited for")
    us = {
        graphs: dict(
            zip(names, (round(statistics.median(t), 2) for t in zip(*r, strict=True)), strict=True)
        )
        for graphs, r in found.items()
    }
    return {"scheme": scheme, "n": n, "us": us}


def guard_of(calls: Calls, n: int, turns: int) -> dict[str, Any]:
    """What `auto` costs, in turns under load of TURN seconds."""
    xp, x = launcher.cupy(), Operands(n)
    ways = [(scheme, graphs) for scheme in (NARROW, "auto") for graphs in GRAPHS]
    for way in ways:
        check(calls, way[0], x)
    times: dict[tuple[str, str], list[float]] = {way: [] for way in ways}
    few = max(1, int(TURN * 1e6 / (600 * (n / 4096) ** 3)))
    for turn in range(turns):
        for way in ways[turn % len(ways) :] + ways[: turn % len(ways)]:
            start, end = xp.cuda.Event(), xp.cuda.Event()
            calls(*way, x.gemm, 1)
            start.record()
            calls(*way, x.gemm, few)
            times[way].append(between(start, end, few))
    costs: dict[str, dict[str, list[float]]] = {}
    for graphs in GRAPHS:
        for base in GRAPHS:
            pairs = zip(times["auto", graphs], times[NARROW, base], strict=True)
            shares = statistics.quantiles([auto / alone - 1 for auto, alone in pairs], n=4)
            costs[f"auto {graphs}, {NARROW} {base}"] = [round(100 * s, 2) for s in shares]
    us = {" ".join(way): round(statistics.median(t), 1) for way, t in times.items()}
    return {"n": n, "turns": turns, "us": us, "costs in percent, quartiles": costs}


def lowered() -> Iterator[native.LoweredStruct]:
    """What all calls launch."""
    for scheme, n in ((scheme, n) for scheme, sizes in CASES.items() for n in sizes):
        problem = plain_problem(n, n, n)
        if scheme == "limit":
            problem.guard, problem.limit = native.GUARD_ON, LIMIT
        asked = Scheme.parse(NARROW if scheme == "limit" else scheme).to_native()
        yield launcher.current_device().lower(problem, asked, 1.0, 0.0)


def memory_of(calls: Calls) -> dict[str, Any]:
    """What 100 graphs take: host microseconds of calls before and after, and the GPU's memory."""
    xp, x = launcher.cupy(), Operands(1024)
    places, rounds = [xp.empty_like(x.c) for _ in range(100)], []
    xp.cuda.runtime.deviceSynchronize()
    free = xp.cuda.runtime.memGetInfo()[0]
    for _ in range(8):
        taken = []
        for place in places:
            x.gemm.c = place.data.ptr
            taken.append(calls("auto", "on", x.gemm, 1))
        xp.cuda.runtime.deviceSynchronize()
        rounds.append(round(statistics.median(taken), 1))
    megabytes = (free - xp.cuda.runtime.memGetInfo()[0]) / 1e6
    return {"host us, round after round": rounds, "MB of 100 graphs": round(megabytes, 1)}


def main() -> int:
    """Measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scheme", action="append", choices=[*CASES, "none"], help="(all)")
    parser.add_argument("--guard", action="append", default=[], metavar="SIZE:TURNS")
    parser.add_argument("--memory", action="store_true")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    record: dict[str, Any] = {
        "title": "Calls that come again, launched as graphs and kernel by kernel",
        **machine.measured_on(),
        "units": "us of a call, medians of turns",
        "rows": [],
    }
    compile_ahead(launcher.current_device(), lowered())
    with tempfile.TemporaryDirectory() as folder:
        calls = Calls(Path(folder))
        for scheme in options.scheme or CASES:
            for n in CASES.get(scheme, ()):
                record["rows"].append(row_of(calls, scheme, n))
                us = record["rows"][-1]["us"]
                print(
                    scheme, n, "off", [*us["off"].values()], "on", [*us["on"].values()], flush=True
                )
        for asked in options.guard:
            record.setdefault("guard", []).append(guard_of(calls, *map(int, asked.split(":"))))
            print(record["guard"][-1])
        if options.memory:
            record["memory"] = memory_of(calls)
            print(record["memory"])
    if options.json:
        write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
