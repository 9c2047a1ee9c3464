"""Every shape under `auto` against cuBLAS: 400 shapes, times and errors side by side, as JSON.

``python benchmarks/runtime_sweep.py [--scheme auto] [--out FILE] [--limit SECONDS]`` on a GPU.
Calls go through the library's cuBLAS entry point, so that its own decision for native counts.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import os
import statistics
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "gpu")]

LARGE_FLOPS, DENSE = 2.0**33, 256.0  # of the shapes that must gain most; FLOP per FP32 byte
MOST_BYTES = 3 * 2**30
ROUNDS, ROUND_MS, WARM = 5, 2.0, 2
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
    """Times one shape natively and emulated, in turns, and checks sampled rows of both."""

    def __init__(self) -> None:
        import cupy
        from cublas_calls import Call, entry, new_handle

        self.xp, self.entry, self.call_type = cupy, entry, Call
        self.handle = new_handle()
        self.rng = cupy.random.default_rng(1)

    def arguments(self, s: Shape, operands: list[Any], scalars: tuple[int, int]) -> list[int]:
        """Of cublasSgemmStridedBatched."""
        lda, ldb = (s.k if s.trans_a else s.m), (s.n if s.trans_b else s.k)
        a, b, c = (x.data.ptr for x in operands)
        return [self.handle, int(s.trans_a), int(s.trans_b), s.m, s.n, s.k, scalars[0],
                a, lda, s.m * s.k, b, ldb, s.k * s.n, scalars[1], c, s.m, s.m * s.n,
                s.batch]  # fmt: skip

    def run(self, s: Shape) -> dict[str, Any]:
        """Milliseconds and errors of a shape."""
        import ctypes

        one, zero = ctypes.c_float(1), ctypes.c_float(0)
        sizes = (s.m * s.k, s.k * s.n, s.m * s.n)
        operands = [self.rng.random(s.batch * size, dtype=self.xp.float32) * 2 - 1
                    for size in sizes]  # fmt: skip
        where = (ctypes.addressof(one), ctypes.addressof(zero))
        arguments = self.arguments(s, operands, where)
        name = "cublasSgemmStridedBatched"
        ways = {"native": (self.entry(name, False), arguments),
                "emulated": (self.entry(name, True), [None, *arguments])}  # fmt: skip
        row: dict[str, Any] = {"shape": [s.m, s.n, s.k, s.batch, s.trans_a, s.trans_b]}
        for way, (function, values) in ways.items():
            operands[2].fill(self.xp.nan)
            for _ in range(WARM):
                assert function(*values) == 0, s
            row[f"{way} error"] = self.error(s, operands)
        times: dict[str, list[float]] = {way: [] for way in ways}
        for _, way in itertools.product(range(ROUNDS), ways):
            times[way].append(self.time(*ways[way]))
        return row | {f"{way} ms": statistics.median(values) for way, values in times.items()}

    def time(self, function: Any, values: list[Any]) -> float:
        """Milliseconds of one call, many queued behind each other."""
        once = self.queued(function, values, 1)
        calls = max(1, min(200, int(ROUND_MS / max(once, 1e-3))))
        return self.queued(function, values, calls) / calls

    def queued(self, function: Any, values: list[Any], calls: int) -> float:
        """Milliseconds of some calls, queued behind each other."""
        start, end = self.xp.cuda.Event(), self.xp.cuda.Event()
        stream = self.xp.cuda.Stream.null
        start.record(stream)
        for _ in range(calls):
            function(*values)
        end.record(stream)
        end.synchronize()
        return float(self.xp.cuda.get_elapsed_time(start, end))

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

    def mean(some: list[dict[str, Any]]) -> float | None:
        gains = [row["native ms"] / row["emulated ms"] for row in some]
        return math.exp(statistics.fmean(map(math.log, gains))) if gains else None

    gains = [row["native ms"] / row["emulated ms"] for row in rows]
    demanding = [row for row in rows if Shape(*row["shape"]).demanding]
    worse = [row for row in rows if row["emulated error"] > 1.05 * row["native error"]]
    return {
        "shapes": len(rows), "least gain": min(gains), "below 0.97": sum(g < 0.97 for g in gains),
        "geometric mean": mean(rows), "geometric mean of demanding shapes": mean(demanding),
        "demanding shapes": len(demanding), "less accurate than SGEMM": len(worse),
    }  # fmt: skip


def main() -> int:
    """Run, print a summary, and write the record after every shape's turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scheme", default="auto")
    parser.add_argument("--out", type=Path, default=Path("runtime-sweep.json"))
    parser.add_argument("--limit", type=float, default=600, help="seconds; the rest is left out")
    options = parser.parse_args()
    os.environ["MIXPERT_SCHEME"] = options.scheme
    end, bench, rows = time.monotonic() + options.limit, Bench(), []
    for shape in sorted(shapes(), key=lambda s: s.flops):
        if time.monotonic() > end:
            break
        rows.append(bench.run(shape))
        bench.xp.get_default_memory_pool().free_all_blocks()
    import gpu_machine

    from mixpert.files import write_atomically

    record = {"machine": gpu_machine.describe(), "scheme": options.scheme,
              "summary": summary(rows), "rows": rows}  # fmt: skip
    write_atomically(options.out, json.dumps(record) + "\n")
    for name, value in record["summary"].items():
        print(f"{name:36} {value}")
    worst = sorted(rows, key=lambda row: row["native ms"] / row["emulated ms"])[:15]
    for row in worst:
        print(row["shape"], f"{row['native ms'] / row['emulated ms']:.3f}x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
