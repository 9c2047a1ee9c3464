"""Errors of `auto` on data of all kinds where cublasSgemm splits k.

``python benchmarks/long_k_errors.py --json errors.json`` on a GPU. Means of five draws, of all
elements of C, against float64: relative Frobenius norm, and the largest and the root mean square of
|C - AB| / (|A| |B|) in units of 2^-24.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kinds_of_data import DATA, product

from mixpert.files import write_atomically
from mixpert.kernels.guard_model import UNIT
from mixpert.runtime import launcher, machine
from mixpert.runtime.measure import Square, queue_of
from mixpert.scheme import Scheme

DEPTHS = (1024, 4096, 16384, 65536)
WIDTH = 512  # rows and columns of C
DRAWS = 5
SCHEMES = ("native", "auto", "fp16x3", "bf16x6")


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


def mean_errors(draws: Sequence[Square], schemes: Sequence[str]) -> dict[str, list[float]]:
    """What `errors` gives of each scheme, means of the draws."""
    found: dict[str, list[tuple[float, ...]]] = {scheme: [] for scheme in schemes}
    for square, scheme in itertools.product(draws, schemes):
        square.poison()
        queue_of(square, Scheme.parse(scheme), launcher.current_device())()
        found[scheme].append(errors(square))
    means = {scheme: zip(*of_draws, strict=True) for scheme, of_draws in found.items()}
    return {scheme: [statistics.fmean(each) for each in all_] for scheme, all_ in means.items()}


def measured(data: str, k: int) -> dict[str, object]:
    """A row: each scheme's errors, means of all draws."""
    draws = [product(data, WIDTH, WIDTH, k, seed=1000 * draw) for draw in range(DRAWS)]
    means = {
        scheme: {"error": float(f"{norm:.3g}"), "largest": round(largest, 2), "rms": round(rms, 3)}
        for scheme, (norm, largest, rms) in mean_errors(draws, SCHEMES).items()
    }
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
