"""Searches for data that the guard accepts wrongly, where B is made from A or both have structure.

The table of docs/notes/guard-unseen.md: ``python benchmarks/guard_related.py``. guard_search.py
draws A and B independently. Here they are numbers as programs have them (decimals, bytes, quantised
weights, grids, waves, activations, low-discrepancy sequences), multiplied with matrices that are
made from them. For every accepted scheme the largest error of an element, against |A| |B|, over
that of FP32 sums in the order of k.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path

import guard_search as search
import numpy as np

import mixpert
from mixpert.files import write_atomically
from mixpert.kernels import guard_model as guard
from mixpert.kernels.guard_statistics import panel_statistics, row_statistics
from mixpert.runtime import machine

RESULTS = Path(__file__).resolve().parent / "results" / "guard-related.json"
PROBLEMS = 6000
ROWS = search.ROWS
SCHEMES = ("int8:2,2,2", "int8:2,2")
DENOMINATORS = (3, 5, 7, 9, 10, 15, 17, 51, 85, 100, 127, 255, 257)

Rows = search.Rows
Random = search.Random


def _normal(rng: Random, k: int) -> Rows:
    return rng.standard_normal((ROWS, k))


def _whole(rng: Random, k: int, most: int) -> Rows:
    return rng.integers(-most, most + 1, (ROWS, k)).astype(np.float64)


def reversed_bits(numbers: Rows, base: int) -> Rows:
    """Van der Corput's sequence: the digits of a number behind the point, in reverse."""
    found, unit, left = np.zeros(numbers.shape), 1 / base, numbers.astype(np.int64)
    while left.any():
        found, left, unit = found + unit * (left % base), left // base, unit / base
    return found


def logistic(rng: Random, k: int) -> Rows:
    """A chaotic map, from another start in each row."""
    found = np.empty((ROWS, k))
    found[:, 0] = rng.random(ROWS)
    for p in range(1, k):
        found[:, p] = 3.99 * found[:, p - 1] * (1 - found[:, p - 1])
    return found


KINDS: Mapping[str, Callable[[Random, int], Rows]] = {
    "uniform": lambda rng, k: rng.uniform(-1, 1, (ROWS, k)),
    "normal": _normal,
    "tenths": lambda rng, k: np.round(_normal(rng, k) * rng.choice([1, 3, 10]), 1),
    "tenths above zero": lambda rng, k: np.round(20 + 5 * _normal(rng, k), 1),
    "hundredths": lambda rng, k: np.round(_normal(rng, k) * rng.choice([1, 3, 10]), 2),
    "bytes / 255": lambda rng, k: rng.integers(0, 256, (ROWS, k)) / 255,
    "bytes around zero": lambda rng, k: rng.integers(0, 256, (ROWS, k)) / 127.5 - 1,
    "bytes normalised": lambda rng, k: (rng.integers(0, 256, (ROWS, k)) / 255 - 0.485) / 0.229,
    "fractions": lambda rng, k: _whole(rng, k, 20) / rng.choice(DENOMINATORS),
    "8-bit weights": lambda rng, k: _whole(rng, k, 127) * rng.uniform(0.001, 1, (ROWS, 1)),
    "4-bit weights": lambda rng, k: _whole(rng, k, 7) * rng.uniform(0.001, 1, (ROWS, 1)),
    "grid": lambda rng, k: np.tile(np.linspace(rng.choice([-1, 0]), 1, k), (ROWS, 1)),
    "short grid": lambda rng, k: np.resize(np.linspace(-1, 1, rng.integers(16, 512)), (ROWS, k)),
    "powers of a grid": lambda rng, k: np.linspace(0, 1, k) ** rng.integers(1, 6, (ROWS, 1)),
    "cosines": lambda rng, k: np.cos(
        np.pi * (np.arange(k) + 0.5) * rng.integers(0, k, (ROWS, 1)) / k
    ),
    "reciprocals": lambda rng, k: (
        1 / (np.arange(1, k + 1) % rng.integers(3, 64) + rng.integers(1, 9, (ROWS, 1)))
    ),
    "van der Corput": lambda rng, k: (
        reversed_bits(np.arange(k) + rng.integers(0, 9999, (ROWS, 1)), int(rng.choice([2, 3])))
        - rng.choice([0, 0.5])
    ),
    "logistic map": lambda rng, k: logistic(rng, k) - rng.choice([0, 0.5]),
    "rectified": lambda rng, k: np.maximum(_normal(rng, k), 0),
    "exponentials": lambda rng, k: np.exp(_normal(rng, k)) / k,
    "sigmoids": lambda rng, k: 1 / (1 + np.exp(-_normal(rng, k))),
    "FP16": lambda rng, k: _normal(rng, k).astype(np.float16).astype(np.float64),
    "random walk": lambda rng, k: np.cumsum(_normal(rng, k), axis=1),
}
"""Rows of A."""

RELATIONS: Mapping[str, Callable[[Random, Rows], Rows]] = {
    "another kind": lambda rng, a: KINDS[rng.choice(list(KINDS))](rng, a.shape[1]),
    "the same": lambda rng, a: a,
    "magnitudes": lambda rng, a: np.abs(a),
    "squares": lambda rng, a: a**2,
    "shifted by one place": lambda rng, a: np.roll(a, 1, axis=1),
    "reversed": lambda rng, a: a[:, ::-1],
    "random signs": lambda rng, a: a * rng.choice([-1, 1], a.shape[1]),
    "minus means": lambda rng, a: a - a.mean(axis=1, keepdims=True),
    "plus whole numbers": lambda rng, a: a + _whole(rng, a.shape[1], 3) * rng.choice([1, 5, 10]),
    "bits below the 8th": lambda rng, a: np.mod(a * 2**8 + 0.5, 1) - 0.5,
    "bits below the 16th": lambda rng, a: np.mod(a * 2**16 + 0.5, 1) - 0.5,
}
"""Columns of B from rows of A."""


def problem(seed: int) -> tuple[str, str, search.Rows, search.Rows]:
    """Names of kind and relation, and operands (ROWS, k) and (k, ROWS), k from 256 to 5792."""
    rng = np.random.default_rng([77, seed])
    k = int(2 ** rng.uniform(8, 12.5))
    kind, relation = (str(rng.choice(list(names))) for names in (KINDS, RELATIONS))
    a = KINDS[kind](rng, k)
    b = RELATIONS[relation](rng, a)
    return kind, relation, a.astype(np.float32), np.ascontiguousarray(b.T.astype(np.float32))


Found = dict[tuple[str, str], dict[str, search.Tally]]


def examine(seed: int, found: Found) -> None:
    """Decide, and measure what was accepted."""
    kind, relation, a, b = problem(seed)
    panels = [panel_statistics(row_statistics(rows))[0] for rows in (a, np.ascontiguousarray(b.T))]
    target = guard.sgemm_error(a.shape[1])
    taken = [s for s in SCHEMES if guard.accepts(*panels, search.FORMS[s], target)]
    if not taken:
        return
    usual, *errors = search.largest_errors(a, b, taken)
    for scheme, error in zip(taken, errors, strict=True):
        tally = found.setdefault((scheme, relation), {}).setdefault(kind, search.Tally())
        tally.count(error / max(usual, search.LEAST), seed, error)


def summary(scheme: str, relation: str, kinds: Mapping[str, search.Tally]) -> dict[str, object]:
    """One row of the table, from the tallies by kind of A."""
    worst = max(kinds, key=lambda kind: kinds[kind].worst)
    return {
        "scheme": scheme,
        "relation": relation,
        "accepted": sum(tally.accepted for tally in kinds.values()),
        "above": sum(tally.above for tally in kinds.values()),
        "kind": worst,
        "worst": asdict(kinds[worst]),
    }


def main() -> None:
    """Search and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--problems", type=int, default=PROBLEMS)
    parser.add_argument("--json", type=Path, default=RESULTS)
    options = parser.parse_args()
    found: Found = {}
    for seed in range(options.problems):
        examine(seed, found)
    report = {
        "command": "python benchmarks/guard_related.py",
        "date": machine.today(),
        "device": "processor",
        "mixpert": mixpert.__version__,
        "problems": options.problems,
        "rows": [
            summary(scheme, relation, found[scheme, relation])
            for scheme in SCHEMES
            for relation in RELATIONS
            if (scheme, relation) in found
        ],
    }
    write_atomically(options.json, json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
