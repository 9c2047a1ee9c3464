"""Every shape under `auto` against cuBLAS: 400 shapes, times and errors side by side, as JSON.

``python benchmarks/runtime_sweep.py [--scheme auto] [--out FILE] [--limit SECONDS]`` on a GPU.
Calls go through the names that a preloaded library exports, so that its own decision for native
counts, and are queued by compiled code (call_loop.py), in turns with cuBLAS's own.
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
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("benchmarks", "tests", "tests/gpu")]

LARGE_FLOPS, DENSE = 2.0**33, 256.0  # of the shapes that must gain most; FLOP per FP32 byte
MOST_BYTES = 3 * 2**30
ROUNDS, LOOP_MS, MOST_CALLS, WARM = 5, 2.0, 500, 2
WAYS = {"native": False, "emulated": True}  # whether calls are intercepted
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
        operands = [self.rng.random(s.batch * size, dtype=self.xp.float32) * 2 - 1
                    for size in (s.m * s.k, s.k * s.n, s.m * s.n)]  # fmt: skip
        gemm = self.gemm(s, operands)
        row: dict[str, Any] = {"shape": [s.m, s.n, s.k, s.batch, s.trans_a, s.trans_b]}
        for way, intercepted in WAYS.items():
            operands[2].fill(self.xp.nan)
            self.queue(gemm, intercepted, WARM)
            row[f"{way} error"] = self.error(s, operands)
        return row | self.times(gemm)

    def times(self, gemm: Any) -> dict[str, Any]:
        """Medians of several rounds of native, emulated, emulated, native.

        The gain is emulated over native in the same round; that of native over native says how
        much of it is noise.
        """
        calls = {way: self.calls(gemm, intercepted) for way, intercepted in WAYS.items()}
        order = ("native", "emulated", "emulated", "native")
        rounds = [[self.queued(gemm, WAYS[way], calls[way]) for way in order]
                  for _ in range(ROUNDS)]  # fmt: skip
        ms = [[taken for taken, _ in one] for one in rounds]
        host = [[nanoseconds / 1e3 for _, nanoseconds in one] for one in rounds]
        median = statistics.median
        return {
            "native ms": median(x for one in ms for x in (one[0], one[3])),
            "emulated ms": median(x for one in ms for x in (one[1], one[2])),
            "gain": median((one[0] + one[3]) / (one[1] + one[2]) for one in ms),
            "gain of native": median(one[0] / one[3] for one in ms),
            "native host us": median(x for one in host for x in (one[0], one[3])),
            "emulated host us": median(x for one in host for x in (one[1], one[2])),
        }

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
    worse = [row for row in rows if row["emulated error"] > 1.05 * row["native error"]]
    native = [row for row in rows if row["emulated error"] == row["native error"]]
    hosts = [row["emulated host us"] - row["native host us"] for row in native]
    return {
        "shapes": len(rows), "least gain": min(gains), "below 0.97": sum(g < 0.97 for g in gains),
        "native against native, least": min(floor), "greatest": max(floor),
        "native against native, below 0.97": sum(g < 0.97 for g in floor),
        "run natively": len(native), "their host us more": statistics.median(hosts or [0.0]),
        "geometric mean": mean(gains), "geometric mean of demanding shapes": mean(demanding),
        "demanding shapes": len(demanding), "less accurate than SGEMM": len(worse),
    }  # fmt: skip


def measure(options: argparse.Namespace, folder: Path) -> list[dict[str, Any]]:
    """A row for each shape, the smallest first, until the time is up."""
    end, bench, rows = time.monotonic() + options.limit, Bench(folder), []
    for shape in sorted(shapes(), key=lambda s: s.flops):
        if time.monotonic() > end:
            break
        rows.append(bench.run(shape))
        bench.xp.get_default_memory_pool().free_all_blocks()
    return rows


def main() -> int:
    """Run, print a summary, and write the record after every shape's turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scheme", default="auto")
    parser.add_argument("--out", type=Path, default=Path("runtime-sweep.json"))
    parser.add_argument("--limit", type=float, default=600, help="seconds; the rest is left out")
    options = parser.parse_args()
    os.environ["MIXPERT_SCHEME"] = options.scheme
    with tempfile.TemporaryDirectory() as folder:
        rows = measure(options, Path(folder))
    import gpu_machine

    from mixpert.files import write_atomically

    record = {"machine": gpu_machine.describe(), "scheme": options.scheme,
              "summary": summary(rows), "rows": rows}  # fmt: skip
    write_atomically(options.out, json.dumps(record) + "\n")
    for name, value in record["summary"].items():
        print(f"{name:36} {value}")
    for row in sorted(rows, key=lambda row: row["gain"])[:15]:
        print(row["shape"], f"{row['gain']:.3f}x, native {row['gain of native']:.3f}x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
