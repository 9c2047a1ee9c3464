"""Fits the lowering's model of times to a record of `selection_sweep.py`, and judges choices.

``python benchmarks/selection_fit.py fit.json fresh.json`` prints the constants for
`runtime/native/src/lower/cost.cpp` and `small.cpp`, fitted to the first record, and how far the
choices by them, and those that were made, are from the best of each record.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
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
WIDTHS = ("32", "64", "96", "128", "wider")
"""Of tiles: columns up to which they are stored alike."""
STARTS = 8
OVERLAP = 4.0
"""kOverlap of cost.cpp."""

Array = NDArray[np.float64]
Constants = dict[str, float]

GEMM = {
    "multiply": 0.73, "two slots": 1.12, "load": 0.000689, "issue": 15.2, "store 32": 30,
    "store 64": 27.8, "store 96": 35.4, "store 128": 42.8, "store wider": 48.6, "diagonal": 0.395,
    "edges": 39.6, "units": 39.1, "partial": 5.54, "tile": 771,
    "launch": 4.63e3, "output rate": 8.8e7, "unaligned rate": 1.33e7, "slice rate": 1.21e7,
    "reduce launch": 0.281, "reduce wave": 2.39, "reduce rate": 1.24e6,
    "pack launch": 2.45, "clear launch": 1.28, "pack rate": 2.85e6, "cluster rate": 2.85e6,
    "pack wave": 3.74,
}  # fmt: skip
"""Of CostModel and of reductions in `cost.cpp`, of packing in `small.cpp`."""
SMALL = {
    "small launch": 1.92, "small block": 3.05, "small product": 0.0881, "small wave": 0.458,
    "small wave depth": 2.11, "small wave product": 0.0306, "small part of wave": 0.612,
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
    width = np.clip(np.ceil(columns / 32).astype(int) - 1, 0, 4)
    whole_blocks = np.where(ways.name == "sm90", np.ceil(ways.k / 128) * 4, np.ceil(ways.k / 32))
    steps = np.where(shared, blocks * 4, whole_blocks)
    rows = ways.slices_p * wide + ways.slices_q * high
    outputs = ways.m * ways.n * np.where(shared, parts * diagonals, 1) * 4
    units = (ways.m % 8 > 0) & ~shared  # rows of C do not begin at sectors
    edges = np.where(ways.m % high > 0, np.ceil(ways.n / wide), 0)
    edges = edges + np.where(ways.n % wide > 0, np.ceil(ways.m / high), 0)
    ragged = np.ceil(np.where(shared | units, 0, np.minimum(edges, tiles)) / SMS)

    def times(c: Constants) -> Array:
        column = c["multiply"] * np.where(two, c["two slots"], 1)
        step = ways.products * (columns * column + c["issue"]) + rows * c["load"]
        stores = np.array([c[f"store {name}"] for name in WIDTHS])[width]
        whole = stores + c["diagonal"] * diagonals + np.where(units, c["units"], 0)
        store = columns * np.where(shared, c["partial"] * diagonals, whole)
        compute = waves * (steps * step + store + c["tile"])
        compute = (compute + ragged * columns * c["edges"]) / CLOCK
        move = outputs / np.where(units, c["unaligned rate"], c["output rate"])
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
    packed = np.ceil(ways.k / 128) * 128
    moved = ways.n * (4 * ways.k + packed * ways.slices_p)
    moved += ways.m * (4 * ways.k + packed * ways.slices_q)
    strips = np.ceil(ways.n / 32) + np.ceil(ways.m / 32)
    waves = np.ceil(np.ceil(ways.k / 256) * strips / (4 * SMS))
    cluster, longer = (ways.k > 1024) & (ways.k <= 8192), ways.k > 8192

    def times(c: Constants) -> Array:
        rate = np.where(cluster, c["cluster rate"], c["pack rate"])
        launches = c["pack launch"] + longer * c["clear launch"]
        return np.asarray(launches + (waves - 1) * c["pack wave"] + moved / rate)

    return times


def _small(ways: Ways) -> Callable[[Constants], Array]:
    depth, block = np.ceil(ways.k / 128), 32 / ways.value("ROWS", 32)
    tiles = np.ceil(ways.n / 32) * np.ceil(ways.m / 32) / SMS

    def times(c: Constants) -> Array:
        part = c["small part of wave"] * (tiles - np.ceil(tiles))
        waves = np.maximum(1, np.ceil(tiles) + part)
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
    """The best of several coordinate descents, from today's constants and from others near them.

    Each goes by the squared log of modelled over measured, then by regrets too.
    """
    times = model(ways)
    weights = np.where(ways.microseconds <= NEAR * _best(ways)[ways.product], 1.0, FAR_WEIGHT)
    weights /= weights.sum()

    def misfit(c: Constants) -> float:
        return float(np.sum(weights * np.log(times(c) / ways.microseconds) ** 2))

    def with_regret(c: Constants) -> float:
        regret = np.minimum(regrets(ways, times(c)) - 1, MOST_REGRET)
        return misfit(c) + REGRET_WEIGHT * float(np.mean(regret))

    def descended(start: Constants) -> Constants:
        return descend(
            descend(start, misfit, (0.3, 0.15, 0.07, 0.03)), with_regret, (0.15, 0.07, 0.03)
        )

    return min((descended(start) for start in _starts()), key=with_regret)


def _starts() -> Iterator[Constants]:
    """Today's constants, then others, the same at each run."""
    rng, today = np.random.default_rng(0), GEMM | SMALL
    yield today
    for _ in range(STARTS - 1):
        yield {name: value * float(np.exp(rng.normal(0, 0.3))) for name, value in today.items()}


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
