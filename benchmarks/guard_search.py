"""Searches for data that the guard accepts wrongly: random matrices of random structure.

The figures of docs/notes/guard-unseen.md: ``python benchmarks/guard_search.py``. For every accepted
scheme the largest error of an element, against |A| |B|, over that of FP32 sums in the order of k.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import mixpert
from mixpert.files import write_atomically
from mixpert.kernels import guard_model as guard
from mixpert.kernels.guard_statistics import panel_statistics, row_statistics

RESULTS = Path(__file__).resolve().parent / "results" / "guard-search.json"
PROBLEMS = 48_000
ROWS = 24
FORMS = {
    "int8:2,2,2": guard.int8_model(2, 2, 2),
    "int8:2,2": guard.int8_model(2, 2, 3),
    "int8:3,3": guard.int8_model(3, 3, 4),
}
LEAST = 2.0 * guard.UNIT
"""FP32's largest error counts as this where it is smaller: it may be zero by luck."""

Rows = NDArray[np.float64]
Random = np.random.Generator


@dataclass
class Tally:
    """What became of one scheme.

    Attributes:
        accepted: problems.
        above: of those, with more than 1.5 times FP32's error.
        twice: likewise, more than twice.
        worst: largest ratio.
        seed: the problem that has it.
        units: its largest error, in units of 2^-24 (|A| |B|)_ij.
    """

    accepted: int = 0
    above: int = 0
    twice: int = 0
    worst: float = 0.0
    seed: int = -1
    units: float = 0.0

    def count(self, ratio: float, seed: int, error: float) -> None:
        """Note one accepted problem."""
        self.accepted += 1
        self.above += ratio > 1.5
        self.twice += ratio > 2
        if ratio > self.worst:
            self.worst, self.seed, self.units = ratio, seed, error / guard.UNIT


KINDS: Sequence[Callable[[Random, int], Rows]] = (
    lambda rng, k: rng.uniform(-1, 1, (ROWS, k)),
    lambda rng, k: rng.standard_normal((ROWS, k)),
    lambda rng, k: rng.random((ROWS, k)),
    lambda rng, k: (
        (rng.random((ROWS, k)) - 0.5) * np.exp(rng.uniform(0, 1.5) * rng.standard_normal((ROWS, k)))
    ),
    lambda rng, k: rng.uniform(0.5, 1, (ROWS, 1)) * rng.choice([-1, 1], (ROWS, k)),
    lambda rng, k: rng.choice(rng.standard_normal(rng.integers(1, 6)), (ROWS, k)),
    lambda rng, k: np.round(rng.standard_normal((ROWS, k)) * rng.choice([1, 10, 1000])) + 0.1,
    lambda rng, k: (
        np.outer(rng.standard_normal(ROWS), rng.standard_normal(k))
        + rng.choice([0, 0.01, 1]) * rng.standard_normal((ROWS, k))
    ),
    lambda rng, k: rng.integers(-127, 128, (ROWS, k)) * rng.uniform(0.001, 1),
    lambda rng, k: rng.choice([-1, 1], (ROWS, k)) * (rng.integers(1, 2**9, (ROWS, 1)) + 0.5),
    lambda rng, k: np.sin(np.arange(k) * rng.uniform(0.001, 1) + rng.uniform(0, 6, (ROWS, 1))),
)
"""Random, constant, with few distinct values, integer, of low rank, levels, halves, smooth."""


def _scaled(a: Rows, b: Rows, powers: Rows, against: int = 1) -> tuple[Rows, Rows]:
    return a * powers, b / powers**against


STRUCTURES: Sequence[Callable[[Random, Rows, Rows, float], tuple[Rows, Rows]]] = (
    lambda rng, a, b, _: _scaled(a, b, 2.0 ** rng.integers(0, rng.integers(1, 12), a.shape[1])),
    lambda rng, a, b, s: _scaled(a, b, np.where(_index(a) < rng.integers(1, a.shape[1]), s, 1)),
    lambda rng, a, b, s: _scaled(a, b, np.where(_index(a) < 3, s, 1), rng.integers(0, 3)),
    lambda rng, a, b, s: (a * np.where(rng.random(a.shape[1]) < rng.random(), 1, 1 / s), b),
    lambda rng, a, b, _: (a * (rng.random(a.shape) < rng.random()), b),
    lambda _, a, b, s: (a * (_index(a) % 2), np.where(_index(a) % 2, b / s, b)),
    lambda rng, a, b, s: (a * np.where(rng.random(a.shape) < 0.01, s, 1), b),
    lambda rng, a, b, _: (a, b),
)
"""Scalings along k, zeros, outliers: what joins or separates large and small elements."""


def _index(a: Rows) -> NDArray[np.int64]:
    return np.arange(a.shape[1])


def problem(seed: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Operands (ROWS, k) and (k, ROWS) of one seed, k from 16 to 4096."""
    rng = np.random.default_rng(seed)
    k = int(2 ** rng.uniform(4, 12))
    a, b = (KINDS[rng.integers(0, len(KINDS))](rng, k) for _ in range(2))
    structure = STRUCTURES[rng.integers(0, len(STRUCTURES))]
    a, b = structure(rng, a, b, 2.0 ** rng.integers(1, 14))
    return a.astype(np.float32), np.ascontiguousarray(b.T.astype(np.float32))


def examine(seed: int, tallies: dict[str, Tally]) -> None:
    """Decide, and measure what was accepted."""
    a, b = problem(seed)
    k = a.shape[1]
    panels = [panel_statistics(row_statistics(rows))[0] for rows in (a, b.T)]
    target = guard.sgemm_error(k)
    taken = [name for name, form in FORMS.items() if guard.accepts(*panels, form, target)]
    if not taken:
        return
    usual, *errors = largest_errors(a, b, taken)
    for name, error in zip(taken, errors, strict=True):
        tallies[name].count(error / max(usual, LEAST), seed, error)


def largest_errors(
    a: NDArray[np.float32], b: NDArray[np.float32], schemes: Sequence[str]
) -> list[float]:
    """Largest error of an element against |A| |B|: of FP32, then of each scheme."""
    exact = a.astype(np.float64) @ b
    size = np.abs(a).astype(np.float64) @ np.abs(b)
    size = np.where(size == 0, 1, size)
    products = [in_order(a, b), *(mixpert.matmul(a, b, name) for name in schemes)]
    return [float((np.abs(product - exact) / size).max()) for product in products]


def in_order(a: NDArray[np.float32], b: NDArray[np.float32]) -> NDArray[np.float32]:
    """FP32 fused multiply-adds in the order of k, as cublasSgemm."""
    c = np.zeros((a.shape[0], b.shape[1]), np.float32)
    for p in range(a.shape[1]):
        c = (c + a[:, p : p + 1].astype(np.float64) * b[p]).astype(np.float32)
    return c


def main() -> None:
    """Search and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--problems", type=int, default=PROBLEMS)
    count = parser.parse_args().problems
    tallies = {name: Tally() for name in FORMS}
    for seed in range(count):
        examine(seed, tallies)
    report = {
        "command": "python benchmarks/guard_search.py",
        "mixpert": mixpert.__version__,
        "problems": count,
        "schemes": {name: asdict(tally) for name, tally in tallies.items()},
    }
    write_atomically(RESULTS, json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
