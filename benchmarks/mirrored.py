"""Products of a matrix and its own transpose: as a triangle that is mirrored, and as a whole.

``python benchmarks/mirrored.py [--scheme int8:2,2,2] [--out FILE]``: X' X through cublasSgemm, the
same of X and a copy of it, of which nobody knows that it is one, and cublasSsyrk; all three under
the scheme, in turns. Bits are compared first.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path[:0] = [
    str(Path(__file__).parents[1] / "tests" / "gpu"),
    str(Path(__file__).parents[1] / "tests"),
]

SIZES = (
    (1024, 32768), (1536, 16384), (2048, 8192), (4096, 2048), (4096, 4096), (8192, 1024),
    (1024, 1 << 19), (2048, 1 << 19), (4096, 1 << 19), (8192, 1 << 17),
)  # fmt: skip
"""n and k."""
ROUNDS, ROUND_MS = 5, 40.0
LOWER, TRANSPOSED = 0, 1


class Bench:
    """Runs the three ways on one matrix."""

    def __init__(self, n: int, k: int) -> None:
        import cupy
        from cublas_calls import new_handle

        from mixpert import native

        self.xp, self.n, self.k, self.handle = cupy, n, k, ctypes.c_void_p(new_handle())
        self.library = native.load()
        x = cupy.random.default_rng(n).random((n, k), dtype=cupy.float32)
        x *= 2
        x -= 1
        self.x, self.copy = x, x.copy()
        self.c = cupy.empty((n, n), dtype=cupy.float32)
        self.one, self.zero = ctypes.c_float(1), ctypes.c_float(0)
        self.ways: dict[str, Callable[[], int]] = {
            "whole": lambda: self.gemm(self.copy),
            "mirrored": lambda: self.gemm(self.x),
            "syrk": self.syrk,
        }

    def gemm(self, other: Any) -> int:
        """X' times `other`; cuBLAS's status."""
        n, k = self.n, self.k
        x, y, c = (ctypes.c_void_p(one.data.ptr) for one in (self.x, other, self.c))
        status: int = self.library.cublasSgemm_v2(
            self.handle, TRANSPOSED, 0, n, n, k, ctypes.byref(self.one), x, k, y, k,
            ctypes.byref(self.zero), c, n,
        )  # fmt: skip
        return status

    def syrk(self) -> int:
        """The lower triangle alone; cuBLAS's status."""
        n, k = self.n, self.k
        x, c = (ctypes.c_void_p(one.data.ptr) for one in (self.x, self.c))
        status: int = self.library.cublasSsyrk_v2(
            self.handle, LOWER, TRANSPOSED, n, k, ctypes.byref(self.one), x, k,
            ctypes.byref(self.zero), c, n,
        )  # fmt: skip
        return status

    def result(self, way: str) -> Any:
        """C, written anew."""
        self.c.fill(self.xp.nan)
        if status := self.ways[way]():
            raise SystemExit(f"{way}: status {status}")
        return self.c.copy()

    def milliseconds(self, way: str, calls: int) -> float:
        """Of one of so many calls."""
        start, end = self.xp.cuda.Event(), self.xp.cuda.Event()
        start.record(self.xp.cuda.Stream.null)
        for _ in range(calls):
            self.ways[way]()
        end.record(self.xp.cuda.Stream.null)
        end.synchronize()
        return float(self.xp.cuda.get_elapsed_time(start, end)) / calls

    def row(self) -> dict[str, Any]:
        """Medians of each way in turns."""
        whole, mirrored, side = (self.result(way) for way in self.ways)
        same = bool((whole == mirrored).all() and (self.xp.triu(side) == self.xp.triu(whole)).all())
        calls = {way: max(1, int(ROUND_MS / self.milliseconds(way, 1))) for way in self.ways}
        taken = [{way: self.milliseconds(way, calls[way]) for way in self.ways}
                 for _ in range(ROUNDS)]  # fmt: skip
        medians = {f"{way} ms": statistics.median(one[way] for one in taken) for way in self.ways}
        gain = medians["whole ms"] / medians["mirrored ms"]
        return {"n": self.n, "k": self.k, **medians, "gain": gain, "same bits": same}


def main() -> int:
    """Measure, print the table, write the record; 1 where bits differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scheme", default="int8:2,2,2")
    parser.add_argument("--out", type=Path, default=Path("mirrored.json"))
    options = parser.parse_args()
    os.environ["MIXPERT_SCHEME"] = options.scheme
    import cupy
    import gpu_machine

    from mixpert.files import write_atomically

    rows: list[dict[str, Any]] = []
    for n, k in SIZES:
        rows.append(Bench(n, k).row())
        print("  ".join(f"{key} {value:.4g}" for key, value in rows[-1].items()), flush=True)
        record = {"machine": gpu_machine.describe(), "scheme": options.scheme, "rows": rows}
        write_atomically(options.out, json.dumps(record) + "\n")
        cupy.get_default_memory_pool().free_all_blocks()
    return int(options.scheme.startswith("int8") and not all(row["same bits"] for row in rows))


if __name__ == "__main__":
    sys.exit(main())
