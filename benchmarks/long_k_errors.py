"""Errors of `auto` on data of all kinds where cublasSgemm splits k.

``python benchmarks/long_k_errors.py --json errors.json`` on a GPU. Means of five draws, of all
elements of C, against float64: relative Frobenius norm, and the largest and the root mean square of
|C - AB| / (|A| |B|) in units of 2^-24.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from kinds_of_data import DATA

from mixpert.files import write_atomically
from mixpert.kernels.guard_model import UNIT
from mixpert.runtime import launcher, machine
from mixpert.runtime.measure import Square, queue_of
from mixpert.scheme import Scheme

DEPTHS = (1024, 4096, 16384, 65536)
WIDTH = 512  # rows and columns of C
DRAWS = 5
SCHEMES = ("native", "auto", "fp16x3", "bf16x6")


def drawn(data: str, k: int, draw: int) -> Square:
    """Random operands of a kind: rows of A and columns of B are made alike."""
    xp = launcher.cupy()
    rng = xp.random.default_rng(1000 * draw + k + list(DATA).index(data))
    a = xp.ascontiguousarray(DATA[data](rng, WIDTH, k).T)
    c = xp.full((WIDTH, WIDTH), xp.nan, dtype=xp.float32)
    return Square(WIDTH, WIDTH, k, a, DATA[data](rng, WIDTH, k), c)


def errors(square: Square) -> tuple[float, float, float]:
    """Frobenius, largest and root mean square error of C."""
    xp = launcher.cupy()
    a, b = square.a.astype(xp.float64), square.b.astype(xp.float64)
    exact, scale = b @ a, xp.abs(b) @ xp.abs(a)
    wrong = square.c.astype(xp.float64) - exact
    assert bool(xp.isfinite(square.c).all())
    shares = xp.abs(wrong) / scale / UNIT
    norm = float(xp.linalg.norm(wrong) / xp.linalg.norm(exact))
    return norm, float(shares.max()), float(xp.sqrt((shares * shares).mean()))


def measured(data: str, k: int) -> dict[str, object]:
    """A row: each scheme's errors, means of all draws."""
    found: dict[str, list[tuple[float, float, float]]] = {scheme: [] for scheme in SCHEMES}
    for draw in range(DRAWS):
        square = drawn(data, k, draw)
        for scheme in SCHEMES:
            square.poison()
            queue_of(square, Scheme.parse(scheme), launcher.current_device())()
            found[scheme].append(errors(square))
    means = {}
    for scheme, draws in found.items():
        norm, largest, rms = (sum(each) / DRAWS for each in zip(*draws, strict=True))
        error = float(f"{norm:.3g}")
        means[scheme] = {"error": error, "largest": round(largest, 2), "rms": round(rms, 3)}
    return {"data": data, "shape": [WIDTH, WIDTH, k], "draws": DRAWS, "schemes": means}


def main() -> int:
    """Measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    record: dict[str, Any] = {
        **machine.measured_on(),
        "units": "means of five draws, of all of C; error: relative Frobenius norm; largest, rms:"
        " of |C - AB| / (|A| |B|), in 2^-24",
        "rows": [],
    }  # fmt: skip
    for k in DEPTHS:
        for data in DATA:
            record["rows"].append(measured(data, k))
            print(record["rows"][-1], flush=True)
            launcher.cupy().get_default_memory_pool().free_all_blocks()
    if options.json:
        write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
