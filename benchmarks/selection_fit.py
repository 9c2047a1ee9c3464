"""Fits the lowering's model of times to a record of `selection_sweep.py`, and judges choices.

``python benchmarks/selection_fit.py fit.json fresh.json`` prints the constants for
`runtime/native/src/lower/cost.cpp` and `small.cpp`, fitted to the first record, and how far the
choices by them, and those that were made, are from the best of each record.
"""

from __future__ import annotations

import json
import math
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mixpert.scheme import Scheme

SMS = 132
CLOCK = 1700.0
CLOSE = 1.05
"""What counts as good as the best."""

NAMES = (
    "multiply", "load", "issue", "store", "launch",  # cycles: CostModel of cost.cpp
    "reduce launch", "reduce wave", "reduce rate",
    "pack launch", "clear launch", "pack rate",  # small.cpp
    "small launch", "small block", "small product", "small wave", "small wave depth",
    "small wave product",
)  # fmt: skip
START = (0.711, 0.228, 13.3, 66.3, 4087, 2.5, 2.5, 2.0e6, 3.6, 2.5, 2.0e6, 0.95, 3.70, 0.049, 0.26,
         1.56, 0.039)  # fmt: skip


@dataclass(frozen=True)
class Measured:
    """One way to compute one product: a row of the record."""

    product: tuple[int, int, int, str]
    way: str
    microseconds: float
    modelled: float

    def value(self, name: str, default: int = 0) -> int:
        """A number of the kernel's name."""
        found = [word for word in self.way.split() if word.startswith(f"{name}=")]
        return int(found[0].partition("=")[2]) if found else default


def read(path: str) -> list[Measured]:
    """The rows of a record."""
    rows = json.loads(Path(path).read_text(encoding="utf-8"))["rows"]
    return [Measured((row[0], row[1], row[2], row[3]), row[4], row[5], row[6]) for row in rows]


def modelled(row: Measured, constants: NDArray[np.float64]) -> float:
    """Microseconds, as `cost.cpp` and `small.cpp` count them on an H100."""
    m, n, k, text = row.product
    scheme = Scheme.parse(text)
    slices_p, slices_q = scheme.r + 1, scheme.l + 1
    c = dict(zip(NAMES, constants, strict=True))
    if row.way.startswith("gemm_int8_small"):
        depth = math.ceil(k / 128)
        waves = math.ceil(math.ceil(n / 32) * math.ceil(m / 32) / SMS)
        first = 32 / row.value("ROWS") * c["small block"]
        first += depth * scheme.products * c["small product"]
        other = c["small wave"]
        other += depth * (c["small wave depth"] + scheme.products * c["small wave product"])
        return float(c["small launch"] + first + (waves - 1) * other)
    wide, high = row.value("BM", 128), row.value("BN")
    parts = row.value("PARTS", 1)
    waves = math.ceil(math.ceil(n / wide) * math.ceil(m / high) * parts / SMS)
    steps = row.value("BLOCKS") * 4 if parts > 1 else math.ceil(k / 32)
    columns = wide * high / 128
    step = scheme.products * (columns * c["multiply"] + c["issue"])
    step += (slices_p * wide + slices_q * high) * c["load"]
    time = (waves * (steps * step + columns * c["store"]) + c["launch"]) / CLOCK
    if parts > 1:
        sums = m * n * parts * (row.value("D") + 1) * 4
        waves = math.ceil(n * math.ceil(m / 128) / (8 * SMS))
        time += c["reduce launch"] + waves * c["reduce wave"] + sums / c["reduce rate"]
    packed = n * k * (4 + slices_p) + m * k * (4 + slices_q)
    time += c["pack launch"] + (k > 1024) * c["clear launch"] + packed / c["pack rate"]
    return float(time)


def fit(rows: list[Measured]) -> NDArray[np.float64]:
    """Coordinate descent on the mean square of log(modelled / measured)."""
    constants = np.array(START)
    measured = np.log([row.microseconds for row in rows])

    def loss(trial: NDArray[np.float64]) -> float:
        return float(np.mean((np.log([modelled(row, trial) for row in rows]) - measured) ** 2))

    best, step = loss(constants), 0.3
    while step > 0.02:
        improved = False
        for i in range(len(constants)):
            for factor in (1 + step, 1 / (1 + step)):
                trial = constants.copy()
                trial[i] *= factor
                value = loss(trial)
                if value < best * 0.9999:
                    best, constants, improved = value, trial, True
        step = step if improved else step / 2
    return constants


def regrets(rows: Iterable[Measured], times: Iterable[float]) -> NDArray[np.float64]:
    """For each product: time of the way with the least of `times`, over the best time."""
    ways: dict[tuple[int, int, int, str], list[tuple[float, float]]] = defaultdict(list)
    for row, time in zip(rows, times, strict=True):
        ways[row.product].append((time, row.microseconds))
    return np.array([min(found)[1] / min(x[1] for x in found) for found in ways.values()])


def describe(what: str, ratios: NDArray[np.float64]) -> str:
    """One line about the choices for a set of products."""
    return (
        f"{what}: {np.mean(ratios <= CLOSE):.1%} of {len(ratios)} within 5% of the best, "
        f"mean {np.mean(ratios) - 1:.2%}, worst {np.max(ratios) - 1:.1%}"
    )


def main() -> int:
    """Fit to the first record, judge by all."""
    records = {path: read(path) for path in sys.argv[1:]}
    if not records:
        print("usage: selection_fit.py fit.json [fresh.json ...]", file=sys.stderr)
        return 2
    constants = fit(next(iter(records.values())))
    for name, value in zip(NAMES, constants, strict=True):
        print(f"{name:20} {value:.4g}")
    for path, rows in records.items():
        made = regrets(rows, [row.modelled for row in rows])
        fitted = regrets(rows, [modelled(row, constants) for row in rows])
        print(describe(f"{path}, as chosen", made))
        print(describe(f"{path}, as fitted", fitted))
    return 0


if __name__ == "__main__":
    sys.exit(main())
