"""Fits the lowering's model of times to a record of `selection_sweep.py`, and judges choices.

``python benchmarks/selection_fit.py fit.json fresh.json`` prints the constants for
`runtime/native/src/lower/cost.cpp` and `small.cpp`, fitted to the first record, and how far the
choices by them, and those that were made, are from the best of each record.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mixpert.scheme import Scheme

SMS = 132
CLOCK = 1700.0
CLOSE = 1.05
"""What counts as good as the best."""
NEAR, FAR_WEIGHT = 1.3, 0.15
"""Ways slower than so many times the best count less: they are not chosen anyway."""
REGRET_WEIGHT, MOST_REGRET = 0.3, 0.3
OVERLAP = 4.0
"""kOverlap of cost.cpp."""

Array = NDArray[np.float64]
Constants = dict[str, float]

GEMM = {
    "multiply": 0.717, "two slots": 1.135, "load": 0.00152, "issue": 15.2, "store": 41.0,
    "wide": 1.42, "wider": 1.19, "careful": 37.0, "partial": 2.95, "tile": 1150.0,
    "launch": 3470.0, "output rate": 9.09e7, "unaligned rate": 5.94e5, "slice rate": 1.14e7,
    "reduce launch": 0.20, "reduce wave": 2.63, "reduce rate": 1.44e6,
    "pack launch": 2.85, "clear launch": 2.04, "pack rate": 2.27e6, "cluster rate": 2.12e6,
}  # fmt: skip
"""Of CostModel and of reductions in `cost.cpp`, of packing in `small.cpp`."""
SMALL = {
    "small launch": 1.13, "small block": 3.70, "small product": 0.0414, "small wave": 0.412,
    "small wave depth": 1.90, "small wave product": 0.0169,
}  # fmt: skip
"""Of SmallCost in `small.cpp`."""


class Ways:
    """The rows of a record as columns.

    Attributes:
        product: number of the product that a way computes, [rows].
        microseconds, modelled: measured, and by the lowering that was measured, [rows].
        name: "sm90", "sm80", "small" or another, whose modelled time is taken as it is.
    """

    def __init__(self, path: str) -> None:
        rows = json.loads(Path(path).read_text(encoding="utf-8"))["rows"]
        numbers: dict[tuple[object, ...], int] = {}
        self.product = np.array([numbers.setdefault(tuple(row[:4]), len(numbers)) for row in rows])
        self.m, self.n, self.k = (np.array([row[i] for row in rows], float) for i in range(3))
        schemes = [Scheme.parse(row[3]) for row in rows]
        self.slices_p = np.array([scheme.r + 1.0 for scheme in schemes])
        self.slices_q = np.array([scheme.l + 1.0 for scheme in schemes])
        self.products = np.array([float(scheme.products) for scheme in schemes])
        self._words = [row[4].split() for row in rows]
        self.name = np.array([words[0].removeprefix("gemm_int8_") for words in self._words])
        self.microseconds = np.array([row[5] for row in rows], float)
        self.modelled = np.array([row[6] for row in rows], float)

    def value(self, name: str, default: float) -> Array:
        """A number of each kernel's name, [rows]."""
        found = [dict(word.split("=") for word in words if "=" in word) for words in self._words]
        return np.array([float(values.get(name, default)) for values in found])


def model(ways: Ways) -> Callable[[Constants], Array]:
    """Microseconds of every way by constants, as `cost.cpp` and `small.cpp` count on an H100."""
    packed = np.isin(ways.name, ["sm90", "sm80"])
    gemm, reduction, small, packing = _gemm(ways), _reduction(ways), _small(ways), _packing(ways)

    def times(c: Constants) -> Array:
        whole = packing(c) + gemm(c) + reduction(c)
        return np.where(packed, whole, np.where(ways.name == "small", small(c), ways.modelled))

    return times


def _gemm(ways: Ways) -> Callable[[Constants], Array]:
    wide, high, parts = ways.value("BM", 128), ways.value("BN", 128), ways.value("PARTS", 1)
    blocks, diagonals = ways.value("BLOCKS", 0), ways.value("D", 0) + 1
    shared, two = blocks > 0, ways.value("STAGES", 0) == 2
    tiles = np.ceil(ways.n / wide) * np.ceil(ways.m / high) * parts
    waves, columns = np.ceil(tiles / SMS), wide * high / 128
    wide_tile, wider_tile = columns >= 128, columns > 128
    steps = np.where(shared, blocks * 4, np.ceil(ways.k / 32))
    rows = ways.slices_p * wide + ways.slices_q * high
    outputs = ways.m * ways.n * np.where(shared, parts * diagonals, 1) * 4
    odd = (ways.m % 2 == 1) & ~shared  # pairs of outputs are not aligned
    edges = np.where(ways.m % high > 0, np.ceil(ways.n / wide), 0)
    edges = edges + np.where(ways.n % wide > 0, np.ceil(ways.m / high), 0)
    careful = np.ceil(np.where(shared, 0, np.where(odd, tiles, np.minimum(edges, tiles))) / SMS)

    def times(c: Constants) -> Array:
        column = c["multiply"] * np.where(two, c["two slots"], 1)
        step = ways.products * (columns * column + c["issue"]) + rows * c["load"]
        whole = c["store"] * np.where(wide_tile, c["wide"], 1)
        whole = whole * np.where(wider_tile, c["wider"], 1)
        store = columns * np.where(shared, c["partial"] * diagonals, whole)
        compute = waves * (steps * step + store + c["tile"])
        compute = (compute + careful * columns * c["careful"]) / CLOCK
        move = outputs / np.where(odd, c["unaligned rate"], c["output rate"])
        move += tiles * steps * 32 * rows / c["slice rate"]
        both: Array = (compute**OVERLAP + move**OVERLAP) ** (1 / OVERLAP)
        return c["launch"] / CLOCK + both

    return times


def _reduction(ways: Ways) -> Callable[[Constants], Array]:
    parts, shared = ways.value("PARTS", 1), ways.value("BLOCKS", 0) > 0
    sums = ways.m * ways.n * parts * (ways.value("D", 0) + 1) * 4
    waves = np.ceil(ways.n * np.ceil(ways.m / 128) / (8 * SMS))

    def times(c: Constants) -> Array:
        whole = c["reduce launch"] + waves * c["reduce wave"] + sums / c["reduce rate"]
        return np.where(shared, whole, 0)

    return times


def _packing(ways: Ways) -> Callable[[Constants], Array]:
    moved = ways.n * ways.k * (4 + ways.slices_p) + ways.m * ways.k * (4 + ways.slices_q)
    cluster, longer = (ways.k > 1024) & (ways.k <= 8192), ways.k > 8192

    def times(c: Constants) -> Array:
        rate = np.where(cluster, c["cluster rate"], c["pack rate"])
        return c["pack launch"] + longer * c["clear launch"] + moved / rate

    return times


def _small(ways: Ways) -> Callable[[Constants], Array]:
    depth, block = np.ceil(ways.k / 128), 32 / ways.value("ROWS", 32)
    waves = np.ceil(np.ceil(ways.n / 32) * np.ceil(ways.m / 32) / SMS)

    def times(c: Constants) -> Array:
        first = block * c["small block"] + depth * ways.products * c["small product"]
        product = c["small wave depth"] + ways.products * c["small wave product"]
        return c["small launch"] + first + (waves - 1) * (c["small wave"] + depth * product)

    return times


def regrets(ways: Ways, times: Array) -> Array:
    """For each product: time of the way with the least of `times`, over the best time."""
    best = _best(ways)
    order = np.lexsort((times, ways.product))
    products = ways.product[order]
    chosen = order[np.concatenate([[True], products[1:] != products[:-1]])]
    return np.asarray(ways.microseconds[chosen] / best[ways.product[chosen]])


def _best(ways: Ways) -> Array:
    best = np.full(ways.product.max() + 1, np.inf)
    np.minimum.at(best, ways.product, ways.microseconds)
    return best


def fit(ways: Ways) -> Constants:
    """Coordinate descent on the squared log of modelled over measured, then on regrets too."""
    times = model(ways)
    weights = np.where(ways.microseconds <= NEAR * _best(ways)[ways.product], 1.0, FAR_WEIGHT)
    weights /= weights.sum()

    def misfit(c: Constants) -> float:
        return float(np.sum(weights * np.log(times(c) / ways.microseconds) ** 2))

    def with_regret(c: Constants) -> float:
        regret = np.minimum(regrets(ways, times(c)) - 1, MOST_REGRET)
        return misfit(c) + REGRET_WEIGHT * float(np.mean(regret))

    constants = descend(GEMM | SMALL, misfit, (0.3, 0.15, 0.07, 0.03))
    return descend(constants, with_regret, (0.15, 0.07, 0.03))


def descend(
    constants: Constants, loss: Callable[[Constants], float], steps: tuple[float, ...]
) -> Constants:
    """The constants after trying factors on each, by smaller and smaller steps."""
    best = loss(constants)
    for step in steps:
        improved = True
        while improved:
            improved = False
            for name in constants:
                for factor in (1 + step, 1 / (1 + step)):
                    trial = constants | {name: constants[name] * factor}
                    value = loss(trial)
                    if value < best * 0.9999:
                        best, constants, improved = value, trial, True
    return constants


def describe(what: str, ratios: Array) -> str:
    """One line about the choices for a set of products."""
    return (
        f"{what}: {np.mean(ratios <= CLOSE):.1%} of {len(ratios)} within 5% of the best, "
        f"mean {np.mean(ratios) - 1:.2%}, worst {np.max(ratios) - 1:.1%}"
    )


def main() -> int:
    """Fit to the first record, judge by all."""
    records = {path: Ways(path) for path in sys.argv[1:]}
    if not records:
        print("usage: selection_fit.py fit.json [fresh.json ...]", file=sys.stderr)
        return 2
    constants = fit(next(iter(records.values())))
    for name, value in constants.items():
        print(f"{name:20} {value:.4g}")
    for path, ways in records.items():
        print(describe(f"{path}, as chosen", regrets(ways, ways.modelled)))
        print(describe(f"{path}, as fitted", regrets(ways, model(ways)(constants))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
