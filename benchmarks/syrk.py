"""cublasSsyrk natively and intercepted: times, and errors against float64, as a table and JSON.

``python benchmarks/syrk.py [--scheme int8:2,2,2] [--general] [--out FILE] [--largest N]`` on a GPU.
Lower triangles of A A' for n = 1024 ... 16384, k = n and k = 1024; with ``--general`` those of A B'
by cublasSsyrkx. The two run in turns; the gain is the median over rounds.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import math
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from runtime_sweep import ROOT, ROWS, WARM, WAYS, Bench

sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "tests/gpu")]

SYMMETRIC, GENERAL = "cublasSsyrk_v2", "cublasSsyrkx"
LEAST, LARGEST, SHORT_K = 1024, 16384, 1024
COLUMNS = ("n", "k", "native ms", "emulated ms", "gain", "native TFLOPS", "emulated TFLOPS",
           "native error", "emulated error")  # fmt: skip


@dataclass(frozen=True)
class Update:
    """C = A B', lower triangle; A and B are n x k, column-major."""

    n: int
    k: int

    @property
    def flops(self) -> float:
        """Of the triangle with its diagonal."""
        return float(self.n) * (self.n + 1) * self.k


def updates(largest: int) -> list[Update]:
    """Square ones and those of a fixed k, the smallest first."""
    sizes = [LEAST << i for i in range(int(math.log2(largest / LEAST)) + 1)]
    return list(dict.fromkeys(Update(n, k) for n in sizes for k in (SHORT_K, n)))


class SymmetricBench(Bench):
    """Times and checks one cublasSsyrk or cublasSsyrkx; calls are queued through ctypes."""

    def __init__(self, name: str) -> None:
        import cupy
        from cublas_calls import CUBLAS, new_handle
        from syrk_cases import signature

        from mixpert import native

        self.xp, self.handle, self.name = cupy, new_handle(), name
        self.functions = {
            intercepted: signature(name)((name, library))
            for intercepted, library in ((False, CUBLAS), (True, native.load()))
        }
        self.scalars = (ctypes.c_float(1), ctypes.c_float(0))
        self.rng = cupy.random.default_rng(1)
        self.queue = self.queue_calls

    def queue_calls(self, arguments: list[Any], intercepted: bool, calls: int) -> float:
        """Nanoseconds of the host a call."""
        start = time.perf_counter_ns()
        for _ in range(calls):
            status = self.functions[intercepted](*arguments)
            if status != 0:
                raise SystemExit(f"{self.name}: status {status}")
        return (time.perf_counter_ns() - start) / calls

    def measure(self, update: Update) -> dict[str, Any]:
        """One row of the table."""
        n, k = update.n, update.k
        a = self.rng.random(n * k, dtype=self.xp.float32) * 2 - 1
        b = a if self.name != GENERAL else self.rng.random(n * k, dtype=self.xp.float32) * 2 - 1
        c = self.xp.empty(n * n, self.xp.float32)
        alpha, beta = map(ctypes.addressof, self.scalars)
        factors = [a.data.ptr, n, *([] if b is a else [b.data.ptr, n])]
        arguments = [self.handle, 0, 0, n, k, alpha, *factors, beta, c.data.ptr, n]
        row: dict[str, Any] = {"n": n, "k": k}
        for way, intercepted in WAYS.items():
            c.fill(self.xp.nan)
            self.queue(arguments, intercepted, WARM)
            row[f"{way} error"] = self.triangle_error(update, a, b, c)
        row |= self.times(arguments)
        for way in WAYS:
            row[f"{way} TFLOPS"] = update.flops / row[f"{way} ms"] / 1e9
        return row

    def triangle_error(self, update: Update, a: Any, b: Any, c: Any) -> float:
        """Relative Frobenius error of sampled rows left of the diagonal; the rest stays NaN."""
        xp, n, k = self.xp, update.n, update.k
        columns, others, result = a.reshape(k, n), b.reshape(k, n), c.reshape(n, n)
        if not bool(xp.isnan(result[1:, 0]).all()):  # above the diagonal in the first row
            raise SystemExit(f"n = {n}: the other side of C was written")
        difference = size = 0.0
        for row in sorted({(i + 1) * n // ROWS - 1 for i in range(ROWS)}):
            exact = columns[:, row].astype(float) @ others[:, : row + 1].astype(float)
            difference += float(((result[: row + 1, row] - exact) ** 2).sum())
            size += float((exact**2).sum())
        return math.sqrt(difference / size)


def cells(row: dict[str, Any]) -> str:
    """A line of the table below the names of its columns."""
    texts = (
        str(row[name]) if isinstance(row[name], int) else f"{row[name]:.3g}" for name in COLUMNS
    )
    return "  ".join(text.rjust(len(name)) for text, name in zip(texts, COLUMNS, strict=True))


def main() -> int:
    """Measure, print the table, write the record."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scheme", default="int8:2,2,2")
    parser.add_argument("--general", action="store_true", help="cublasSsyrkx")
    parser.add_argument("--out", type=Path, default=Path("syrk.json"))
    parser.add_argument("--largest", type=int, default=LARGEST, help="n, a power of two")
    options = parser.parse_args()
    os.environ["MIXPERT_SCHEME"] = options.scheme
    bench = SymmetricBench(GENERAL if options.general else SYMMETRIC)
    import gpu_machine

    from mixpert.files import write_atomically

    rows = []
    print("  ".join(COLUMNS))
    for update in updates(options.largest):
        rows.append(bench.measure(update))
        print(cells(rows[-1]), flush=True)
        record = {
            "title": f"{bench.name.removesuffix('_v2')} under `{options.scheme}`: times and errors",
            "date": time.strftime("%Y-%m-%d", time.gmtime()), "by": "benchmarks/syrk.py",
            "machine": gpu_machine.describe(), "function": bench.name, "scheme": options.scheme,
            "rows": rows,
        }  # fmt: skip
        write_atomically(options.out, json.dumps(record) + "\n")
        bench.xp.get_default_memory_pool().free_all_blocks()
    return 0


if __name__ == "__main__":
    sys.exit(main())
