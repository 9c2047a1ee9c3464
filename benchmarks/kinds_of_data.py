"""Speed and errors of `auto`, float splits and cublasSgemm on data of all kinds.

``python benchmarks/kinds_of_data.py --json kinds.json`` on a GPU. Schemes take turns under load, in
CUDA graphs, each as often after each other one; each result is checked against float64 on some
rows of C. Errors: relative Frobenius norm, and the largest element of |C - AB| / (|A| |B|) in units
of 2^-24.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from mixpert.files import write_atomically
from mixpert.kernels.guard_model import UNIT
from mixpert.runtime import launcher, machine
from mixpert.runtime.measure import Square, balanced_turns, queue_of, time_in_turns
from mixpert.scheme import Scheme

SPLITS = ("fp16x3", "tf32x3", "bf16x9", "bf16x6")
BY_HAND = ("int8:2,2", "int8:2,2,2", "int8:2,2,3", *SPLITS)
SIZES = (4096, 8192)
ROWS = 64  # of C that are checked
BETWEEN = 0.012  # seconds of a scheme at a time

Make = Callable[[Any, int, int], Any]


def uniform(rng: Any, rows: int, k: int) -> Any:
    """Uniform on (-1, 1), a row of `k` for each of `rows`."""
    return 2 * rng.random((rows, k), dtype=np.float32) - 1


def normal(rng: Any, rows: int, k: int) -> Any:
    """Standard normal."""
    return rng.standard_normal((rows, k), dtype=np.float32)


def phi_4(rng: Any, rows: int, k: int) -> Any:
    """(u - 1/2) exp(4 z), u uniform on (0, 1), z normal."""
    return uniform(rng, rows, k) / 2 * launcher.cupy().exp(4 * normal(rng, rows, k))


def log_uniform(rng: Any, rows: int, k: int) -> Any:
    """Random signs, log2 of the magnitude uniform on (-20, 0)."""
    xp = launcher.cupy()
    signs = uniform(rng, rows, k)
    return xp.copysign(xp.exp2(-20 * rng.random((rows, k), dtype=np.float32)), signs)


def outlier(rng: Any, rows: int, k: int) -> Any:
    """Normal, one element of each row 10^4 times larger."""
    values = normal(rng, rows, k)
    values[launcher.cupy().arange(rows), rng.integers(0, k, rows)] *= 1e4
    return values


DATA: dict[str, Make] = {
    "uniform": uniform, "normal": normal, "phi 4": phi_4, "log-uniform": log_uniform,
    "outlier in each row": outlier,
}  # fmt: skip
USUAL = ("uniform", "normal")


def product(data: str, m: int, n: int, k: int, seed: int = 0) -> Square:
    """Random operands of a kind: rows of A and columns of B are made alike."""
    xp = launcher.cupy()
    rng = xp.random.default_rng(seed + k + list(DATA).index(data))
    a = xp.ascontiguousarray(DATA[data](rng, m, k).T)
    return Square(m, n, k, a, DATA[data](rng, n, k), xp.full((n, m), xp.nan, dtype=xp.float32))


def errors(square: Square) -> tuple[float, float]:
    """Frobenius and largest error of C on some rows; of all elements a number."""
    xp = launcher.cupy()
    picked = xp.arange(ROWS) * square.m // ROWS
    a, b = square.a[:, picked].astype(xp.float64), square.b.astype(xp.float64)
    exact, scale = b @ a, xp.abs(b) @ xp.abs(a)
    wrong = square.c[:, picked].astype(xp.float64) - exact
    assert bool(xp.isfinite(square.c).all())
    largest = float((xp.abs(wrong) / scale).max()) / UNIT
    return float(xp.linalg.norm(wrong) / xp.linalg.norm(exact)), largest


def measured(data: str, m: int, n: int, k: int, rounds: int) -> list[dict[str, object]]:
    """A row for each scheme."""
    square = product(data, m, n, k)
    names = ["native", "auto", *(BY_HAND if data in USUAL else SPLITS)]
    schemes = [Scheme.parse(name) for name in names]
    queues = [queue_of(square, scheme, launcher.current_device()) for scheme in schemes]
    found = []
    for queue in queues:
        square.poison()
        queue()
        found.append(errors(square))
    times = time_in_turns(queues, rounds * balanced_turns(len(queues)), seconds=BETWEEN)
    rows = []
    for i, (name, (error, largest)) in enumerate(zip(names, found, strict=True)):
        row: dict[str, object] = {"data": data, "shape": [m, n, k], "scheme": name}
        row |= {"error": float(f"{error:.3g}"), "largest": round(largest, 2)}
        ms = statistics.median(times[i])
        row |= {"ms": round(ms, 4), "tflops": round(2e-9 * m * n * k / ms, 1)}
        rows.append(row)
        print(" ".join(f"{value}" for value in row.values()), flush=True)
    return rows


def main() -> int:
    """Measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", action="append", type=int, help="m = n = k (4096 and 8192)")
    parser.add_argument("--rounds", type=int, default=1, help="of balanced turns")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    record: dict[str, Any] = {
        **machine.measured_on(),
        "units": "ms of a call in turns under load; error: relative Frobenius norm; largest: of"
        " |C - AB| / (|A| |B|), in 2^-24; on 64 rows of C",
        "rows": [],
    }  # fmt: skip
    jobs = [(data, n, n, n, options.rounds) for n in options.size or SIZES for data in DATA]
    for job in jobs:
        record["rows"] += measured(*job)
        launcher.cupy().get_default_memory_pool().free_all_blocks()
        if options.json:  # what is measured outlives an end before the last job
            write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
