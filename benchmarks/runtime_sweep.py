"""Times and errors of 435 shapes under `auto`, compared with cuBLAS, as JSON.

``python benchmarks/runtime_sweep.py [--scheme auto] [--out FILE] [--limit SECONDS]`` on a GPU.
Calls go through the names that a preloaded library exports, so that its own decision for native
counts, and are queued by compiled code (call_loop.py), in turns with cuBLAS's own. Times are of
uniform data, errors of uniform and of normal data. A shape that seems slower than native is
measured again, three times as long, and if it still does, twelve times as long; it keeps its
earlier gains beside. The record is written as it grows.
"""

from __future__ import annotations

import argparse
import ctypes
import itertools
import json
import math
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("benchmarks", "tests", "tests/gpu")]

from mixpert import native, settings  # noqa: E402
from mixpert.files import write_atomically  # noqa: E402
from mixpert.runtime.ahead import compile_ahead  # noqa: E402
from mixpert.runtime.launcher import current_device  # noqa: E402
from mixpert.scheme import Scheme  # noqa: E402

LARGE_FLOPS, DENSE = 2.0**33, 256.0  # of the shapes that must gain most; FLOP per FP32 byte
MOST_BYTES = 3 * 2**30
ROUNDS, LOOP_MS, MOST_CALLS, WARM = 3, 2.0, 500, 2
IN_DOUBT = 0.98  # gains below which noise may be all
DOUBT_ROUNDS = {"first gain": 9, "second gain": 36}  # to tell, and the name of the gain before
LONG_MS, LONG_ROUNDS = 5.0, 2  # a product that takes so long needs no more rounds
BETWEEN_RECORDS = 20.0  # seconds
WAYS = {"native": False, "emulated": True}  # whether calls are intercepted
THERE, BACK = ("native", "emulated"), ("emulated", "native")
ORDERS = (THERE + BACK, BACK + THERE)
Round = dict[str, list[tuple[float, float]]]
ROWS = 16
OTHERS = 250  # shapes that are small or skinny
SIZES = (16, 48, 128, 200, 512, 1000, 2048, 4096, 8192, 16384)


@dataclass(frozen=True)
class Shape:
    """One product and how its operands are stored."""

    m: int
    n: int
    k: int
    batch: int = 1
    trans_a: bool = False
    trans_b: bool = False

    @property
    def flops(self) -> float:
        """2mnk of the whole batch."""
        return 2.0 * self.m * self.n * self.k * self.batch

    @property
    def bytes(self) -> float:
        """FP32 bytes of the three matrices."""
        return 4.0 * self.batch * (self.m * self.k + self.k * self.n + self.m * self.n)

    @property
    def demanding(self) -> bool:
        """True for the shapes that are large and dense enough to gain most."""
        return self.flops >= LARGE_FLOPS and self.flops / self.bytes >= DENSE


def shapes() -> list[Shape]:
    """Square, tall, skinny, long and batched, the four transposes in turn."""
    turns = itertools.cycle(itertools.product((False, True), repeat=2))
    plain = [Shape(m, n, k) for m, n, k in itertools.product(SIZES, repeat=3)]
    plain = [s for s in plain if s.bytes <= MOST_BYTES and s.flops <= 2.0**43]
    picked = [s for s in plain if s.demanding] + [Shape(n, n, n) for n in SIZES]
    others = [s for s in plain if not s.demanding]
    step = len(others) / OTHERS
    picked += [others[int(i * step)] for i in range(OTHERS)]
    batches = [
        Shape(m, n, k, batch)
        for m, n, k in itertools.product((32, 128, 512), (64, 256), (64, 512, 1024))
        for batch in (4, 16, 64, 256)
    ]
    unique = dict.fromkeys(picked + batches)
    return [Shape(s.m, s.n, s.k, s.batch, *next(turns)) for s in unique]


def problem_of(s: Shape, parts: int = 0) -> native.ProblemStruct:
    """Column-major and packed, under the guard; `parts` of k as cuBLAS says."""
    lda, ldb = (s.k if s.trans_a else s.m), (s.n if s.trans_b else s.k)
    problem = native.ProblemStruct(
        s.m, s.n, s.k, lda, ldb, s.m, s.batch, s.m * s.k, s.k * s.n, s.m * s.n, s.trans_a, s.trans_b
    )
    problem.guard, problem.native_parts = native.GUARD_ON, parts
    return problem


def emulated(scheme: str) -> Iterator[native.LoweredStruct]:
    """What the shapes that the library does not leave to cuBLAS are lowered to."""
    worth, device = native.load().mixpert_worth_emulating, current_device()
    for problem in map(problem_of, shapes()):
        if scheme != "auto" or worth(problem, device.struct):
            yield device.lower(problem, Scheme.parse(scheme).to_native(), 1.0, 0.0)


class Bench:
    """Times one shape natively and through MixPert, in turns, and checks sampled rows of both."""

    def __init__(self, folder: Path) -> None:
        import cupy
        from call_loop import CallLoop
        from cublas_calls import new_handle

        self.xp, self.queue = cupy, CallLoop(folder)
        self.handle = new_handle()
        self.scalars = (ctypes.c_float(1), ctypes.c_float(0))
        self.rng = cupy.random.default_rng(1)
        self.draws = {" on normal data": self._normal, "": self._uniform}

    def gemm(self, s: Shape, operands: list[Any]) -> Any:
        """The call of a shape; matrices are column-major and packed."""
        from call_loop import Gemm

        lda, ldb = (s.k if s.trans_a else s.m), (s.n if s.trans_b else s.k)
        a, b, c = (x.data.ptr for x in operands)
        alpha, beta = map(ctypes.addressof, self.scalars)
        return Gemm(self.handle, s.trans_a, s.trans_b, s.m, s.n, s.k, alpha, a, lda, s.m * s.k,
                    b, ldb, s.k * s.n, beta, c, s.m, s.m * s.n, s.batch)  # fmt: skip

    def run(self, s: Shape) -> dict[str, Any]:
        """Times and errors of a shape."""
        sizes = [s.batch * size for size in (s.m * s.k, s.k * s.n, s.m * s.n)]
        operands = [self.xp.empty(size, self.xp.float32) for size in sizes]
        gemm = self.gemm(s, operands)
        row: dict[str, Any] = {"shape": [s.m, s.n, s.k, s.batch, s.trans_a, s.trans_b]}
        for data, draw in self.draws.items():  # uniform last: times are of it
            for operand in operands[:2]:
                operand[...] = draw(operand.size)
            for way, intercepted in WAYS.items():
                operands[2].fill(self.xp.nan)
                self.queue(gemm, intercepted, 1)
                row[f"{way} error{data}"] = self.error(s, operands)
        row |= self.times(gemm)
        for before, rounds in DOUBT_ROUNDS.items():
            if row["gain"] < IN_DOUBT:
                row |= self.times(gemm, rounds) | {before: row["gain"]}
        return row

    def _uniform(self, size: int) -> Any:
        return self.rng.random(size, dtype=self.xp.float32) * 2 - 1

    def _normal(self, size: int) -> Any:
        return self.rng.standard_normal(size, dtype=self.xp.float32)

    def times(self, gemm: Any, rounds: int = ROUNDS) -> dict[str, Any]:
        """Medians of several rounds of native, emulated, emulated, native, or the other way round.

        The gain is emulated over native in the same round; that of native over native says how
        much of it is noise.
        """
        calls = {way: self.calls(gemm, intercepted) for way, intercepted in WAYS.items()}
        taken = [self.round(gemm, calls, ORDERS[0])]
        most = min(rounds, LONG_ROUNDS) if taken[0]["native"][0][0] > LONG_MS else rounds
        taken += [self.round(gemm, calls, ORDERS[i % 2]) for i in range(1, most)]
        median = statistics.median
        ms = {way: [[ms for ms, _ in one[way]] for one in taken] for way in WAYS}
        host = {way: [us for one in taken for _, us in one[way]] for way in WAYS}
        pairs = list(zip(ms["native"], ms["emulated"], strict=True))
        return {
            "native ms": median(itertools.chain(*ms["native"])),
            "emulated ms": median(itertools.chain(*ms["emulated"])),
            "gain": median(sum(native) / sum(emulated) for native, emulated in pairs),
            "gain of native": median(one / other for one, other in ms["native"]),
            "native host us": median(host["native"]),
            "emulated host us": median(host["emulated"]),
        }

    def round(self, gemm: Any, calls: dict[str, int], order: tuple[str, ...]) -> Round:
        """Two loops of each way: milliseconds on the device, microseconds on the host."""
        taken: Round = {way: [] for way in WAYS}
        for way in order:
            ms, nanoseconds = self.queued(gemm, WAYS[way], calls[way])
            taken[way].append((ms, nanoseconds / 1e3))
        return taken

    def calls(self, gemm: Any, intercepted: bool) -> int:
        """How many calls fill a loop."""
        once, _ = self.queued(gemm, intercepted, WARM)
        return max(1, min(MOST_CALLS, int(LOOP_MS / once)))

    def queued(self, gemm: Any, intercepted: bool, calls: int) -> tuple[float, float]:
        """Milliseconds of one of many calls on the device, and nanoseconds of it on the host."""
        start, end = self.xp.cuda.Event(), self.xp.cuda.Event()
        stream = self.xp.cuda.Stream.null
        start.record(stream)
        host = self.queue(gemm, intercepted, calls)
        end.record(stream)
        end.synchronize()
        return float(self.xp.cuda.get_elapsed_time(start, end)) / calls, host

    def error(self, s: Shape, operands: list[Any]) -> float:
        """Relative Frobenius error of some rows of the last problem of the batch."""
        xp, last = self.xp, s.batch - 1
        a, b, c = (x[last * (x.size // s.batch) :] for x in operands)
        rows = xp.asarray(sorted({int(i * s.m / ROWS) for i in range(ROWS)}))
        left = a.reshape(s.m, s.k)[rows] if s.trans_a else a.reshape(s.k, s.m)[:, rows].T
        right = b.reshape(s.k, s.n) if s.trans_b else b.reshape(s.n, s.k).T
        step = max(1, 2**26 // s.k)  # columns that fit in double
        difference = size = 0.0
        for j in range(0, s.n, step):
            exact = left.astype(float) @ right[:, j : j + step].astype(float)
            got = c.reshape(s.n, s.m)[j : j + step, rows].T
            difference += float(((got - exact) ** 2).sum())
            size += float((exact**2).sum())
        return math.sqrt(difference / size)


def summary(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures that the sweep is for."""

    def mean(gains: list[float]) -> float | None:
        return math.exp(statistics.fmean(map(math.log, gains))) if gains else None

    gains, floor = ([row[name] for row in rows] for name in ("gain", "gain of native"))
    demanding = [row["gain"] for row in rows if Shape(*row["shape"]).demanding]
    worse = {
        what: sum(row[f"emulated error{data}"] > room * row[f"native error{data}"] for row in rows)
        for data in ("", " on normal data")
        for what, room in ((f"less accurate than SGEMM{data}", 1), (f"by over 5%{data}", 1.05))
    }
    native = [row for row in rows if row["emulated error"] == row["native error"]]
    hosts = [row["emulated host us"] - row["native host us"] for row in native]
    return {
        "shapes": len(rows), "measured again": sum("first gain" in row for row in rows),
        "least gain": min(gains), "below 0.97": sum(g < 0.97 for g in gains),
        "native against native, least": min(floor), "greatest": max(floor),
        "native against native, below 0.97": sum(g < 0.97 for g in floor),
        "run natively": len(native), "their host us more": statistics.median(hosts or [0.0]),
        "geometric mean": mean(gains), "geometric mean of demanding shapes": mean(demanding),
        "demanding shapes": len(demanding), **worse,
    }  # fmt: skip


def measure(options: argparse.Namespace, folder: Path) -> Iterator[dict[str, Any]]:
    """A row for each shape, the smallest first, until the time is up."""
    end = time.monotonic() + options.limit
    compiled = compile_ahead(current_device(), emulated(options.scheme))
    print(f"{compiled} kernels", file=sys.stderr, flush=True)
    bench = Bench(folder)
    for shape in sorted(shapes(), key=lambda s: s.flops):
        if time.monotonic() > end:
            return
        yield bench.run(shape)
        bench.xp.get_default_memory_pool().free_all_blocks()


def write(options: argparse.Namespace, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Replace the record by one of these rows; returns it."""
    import gpu_machine

    record = {
        "title": f"435 shapes under `{options.scheme}`, by the rule",
        "date": time.strftime("%Y-%m-%d", time.gmtime()), "by": "benchmarks/runtime_sweep.py",
        "machine": gpu_machine.describe(), "scheme": options.scheme,
        "summary": summary(rows), "rows": rows,
    }  # fmt: skip
    write_atomically(options.out, json.dumps(record) + "\n")
    return record


def main() -> int:
    """Run, print a summary, and write the record now and then."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scheme", default="auto")
    parser.add_argument("--out", type=Path, default=Path("runtime-sweep.json"))
    parser.add_argument("--limit", type=float, default=600, help="seconds; the rest is left out")
    options = parser.parse_args()
    os.environ[settings.SCHEME] = options.scheme
    rows: list[dict[str, Any]] = []
    written = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        for row in measure(options, Path(folder)):
            rows.append(row)
            if time.monotonic() - written > BETWEEN_RECORDS:
                write(options, rows)
                written = time.monotonic()
    for name, value in write(options, rows)["summary"].items():
        print(f"{name:44} {value}")
    for row in sorted(rows, key=lambda row: row["gain"])[:15]:
        print(row["shape"], f"{row['gain']:.3f}x, native {row['gain of native']:.3f}x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
