"""Errors of INT8 schemes on data of increasing range, computed on the CPU.

The figures of docs/schemes.md: ``python benchmarks/scheme_errors.py``. INT8 results have the same
bits on every device, so the figures hold for GPUs too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import mixpert
from mixpert.files import write_atomically

RESULTS = Path(__file__).resolve().parent / "results" / "scheme-errors.json"
SIZE = 1024
SEED = 1
SCHEMES = (
    "int8:3,3", "int8:2,2", "int8:2,2,2", "int8:1,2", "int8:2,1", "int8:1,1", "int8:1,1,1",
    "int8:0,0",
)  # fmt: skip
PHI = {"phi 1": 1.0, "phi 2": 2.0, "phi 4": 4.0}
"""Width of (u - 1/2) exp(phi z), u uniform on (0, 1), z normal: the usual data of wide range."""
DATA = ("uniform", "normal", *PHI)


@dataclass(frozen=True)
class Row:
    """Errors of one scheme on one kind of data, against float64.

    Attributes:
        data: a name in `DATA`.
        scheme: the scheme.
        error: relative Frobenius norm.
        worst: largest element of |C - AB| / (|A| |B|); 1 is an element of which nothing is right.
    """

    data: str
    scheme: str
    error: float
    worst: float


def main() -> None:
    """Measure everything and write the file."""
    rows = [asdict(row) for data in DATA for row in measure(data)]
    report = {
        "command": "python benchmarks/scheme_errors.py",
        "mixpert": mixpert.__version__,
        "size": SIZE,
        "seed": SEED,
        "rows": rows,
    }
    write_atomically(RESULTS, json.dumps(report, indent=1) + "\n")


def measure(data: str) -> Iterator[Row]:
    """A row for every scheme, on one pair of matrices of `SIZE` x `SIZE`."""
    rng = np.random.default_rng(SEED)
    a, b = (_matrix(data, rng) for _ in range(2))
    exact = a.astype(np.float64) @ b.astype(np.float64)
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b).astype(np.float64)
    for scheme in SCHEMES:
        difference = mixpert.matmul(a, b, scheme=scheme) - exact
        error = np.linalg.norm(difference) / np.linalg.norm(exact)
        yield Row(data, scheme, float(error), float(np.max(np.abs(difference) / magnitude)))


def _matrix(data: str, rng: np.random.Generator) -> NDArray[np.float32]:
    shape = (SIZE, SIZE)
    if data == "uniform":
        values = rng.uniform(-1, 1, shape)
    elif data == "normal":
        values = rng.standard_normal(shape)
    else:
        values = (rng.random(shape) - 0.5) * np.exp(PHI[data] * rng.standard_normal(shape))
    return values.astype(np.float32)


if __name__ == "__main__":
    main()
