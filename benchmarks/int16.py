"""`mixpert.matmul_int16` on a GPU and cublasSgemm: times of squares, as a table and JSON.

``python benchmarks/int16.py [--out FILE]``. INT16 elements over the whole range, INT64 and INT32
results, CuPy's FP32 product of the same integers beside them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

import mixpert
from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine

SIZES = (1024, 2048, 4096, 8192)
REPEATS = 9
RESULTS = Path(__file__).resolve().parent / "results" / "h100-int16.json"


def milliseconds(queue: Callable[[], object]) -> float:
    """The median of several calls, after one."""
    cp = launcher.cupy()
    queue()
    times = []
    for _ in range(REPEATS):
        start, end = cp.cuda.Event(), cp.cuda.Event()
        start.record()
        queue()
        end.record()
        end.synchronize()
        times.append(cp.cuda.get_elapsed_time(start, end))
    return float(sorted(times)[REPEATS // 2])


def measure(n: int) -> dict[str, float]:
    """One row of the table: a size and three times."""
    cp = launcher.cupy()
    rng = cp.random.default_rng(n)
    a, b = (rng.integers(-(2**15), 2**15, (n, n)).astype(cp.int16) for _ in range(2))
    x, y, c = a.astype(cp.float32), b.astype(cp.float32), cp.empty((n, n), cp.float32)
    results = {name: cp.empty((n, n), name) for name in ("int64", "int32")}
    row: dict[str, float] = {"n": n}
    for name, out in results.items():
        row[f"{name} ms"] = milliseconds(lambda out=out: mixpert.matmul_int16(a, b, out))
    row["sgemm ms"] = milliseconds(lambda: cp.matmul(x, y, out=c))
    return row


def main() -> None:
    """Measure, print the table and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=RESULTS)
    out = parser.parse_args().out
    rows = []
    for n in SIZES:
        rows.append(measure(n))
        print("  ".join(f"{name} {value:.4g}" for name, value in rows[-1].items()), flush=True)
    report = {
        **machine.measured_on(),
        "rows": rows,
    }
    write_atomically(out, json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
