"""The lowering's model of times in Python, on all ways of a record of `selection_sweep.py` at once.

`selection_fit.py` fits its constants; `lower/cost.cpp`, `lower/cost_80.cpp` and `lower/small.cpp`
have the same formulas (`tests/benchmarks/test_selection_fit.py`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mixpert.scheme import Scheme

SMS = 132
CLOCK = 1700.0
WIDTHS = ("32", "64", "96", "128", "wider")
"""Of tiles: columns up to which they are stored alike."""
TILES_80 = ("128x128", "128x64", "128x32", "64x64", "64x32")
OVERLAP, OVERLAP_80 = 4.0, 3.0
"""kOverlap of cost.cpp and of cost_80.cpp."""
KEPT_IN_L2 = 4e7
"""kKeptInL2 of cost_80.cpp."""

Array = NDArray[np.float64]
Constants = dict[str, float]

GEMM = {
    "multiply": 0.642, "two slots": 1.19, "load": 0.0447, "issue": 18.7, "store 32": 34.6,
    "store 64": 29.9, "store 96": 38.7, "store 128": 48.2, "store wider": 52.8, "diagonal": 0.029,
    "edges": 38.1, "units": 37.5, "partial": 4.49, "tile": 588,
    "launch": 13.1, "output rate": 1.33e+07, "unaligned rate": 1.44e+07, "slice rate": 1.06e+07,
    "reduce launch": 0.232, "reduce wave": 2.41, "reduce rate": 1.11e+06,
    "pack launch": 5.4, "clear launch": 1.12, "pack rate": 3.22e+06, "cluster rate": 3.32e+06,
    "pack wave": 4.84,
}  # fmt: skip
"""Of CostModel and of reductions in `cost.cpp`, of packing in `small.cpp`."""
SMALL = {
    "32 once": 5.14, "32 depth": 0.164, "32 product": 0.0495, "32 second": 0.593,
    "32 second depth": 0.714, "32 round": 4.18, "32 round depth": 1.15, "32 round product": 0.0887,
    "16 once": 8.65, "16 depth": 0.217, "16 product": 0.0186, "16 round": 3.08,
    "16 round depth": 1.19, "16 round product": 0.0956,
    "8 once": 3.13, "8 depth": 1.87, "8 product": 0.0403, "8 round": 8.57, "8 round depth": 1.14,
    "8 round product": 0.0307,
}  # fmt: skip
"""Of SmallCost in `small.cpp`, by rows of a register block."""
SM80 = {f"80 {name}": value for name, value in {
    "multiply 128x128": 0.965, "multiply 128x64": 0.77, "multiply 128x32": 0.19,
    "multiply 64x64": 0.0593, "multiply 64x32": 0.042, "issue": 9.16, "load": 0.383, "partial": 9.5,
    "store": 105, "diagonal": 11.1, "units": 40.7, "tile": 4.44,
    "product wait": 35.5, "load wait": 0.156, "step wait": 135, "store wait": 78.3,
    "partial wait": 28.9, "tile wait": 881, "narrow": 249, "unaligned rate": 1.48e+06,
    "slice rate": 1.12e+07, "launch": 0.00719,
}.items()}  # fmt: skip
"""Of CostModel80 in `cost_80.cpp`."""


class Ways:
    """The rows of a record as columns.

    Attributes:
        product: number of the product that a way computes, [rows].
        microseconds, modelled: measured, and by the lowering that was measured, [rows].
        name: "sm90", "sm80", "small" or another, whose modelled time is taken as it is.
    """

    def __init__(self, rows: Sequence[Sequence[Any]]) -> None:
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

    @staticmethod
    def read(*paths: str) -> Ways:
        """Those of some records, one after the other."""
        return Ways([row for path in paths for row in _rows(path)])

    def value(self, name: str, default: float) -> Array:
        """A number of each kernel's name, [rows]."""
        found = [dict(word.split("=") for word in words if "=" in word) for words in self._words]
        return np.array([float(values.get(name, default)) for values in found])


def _rows(path: str) -> list[list[Any]]:
    rows: list[list[Any]] = json.loads(Path(path).read_text(encoding="utf-8"))["rows"]
    return rows


def model(ways: Ways) -> Callable[[Constants], Array]:
    """Microseconds of every way by constants, as `cost.cpp` and `small.cpp` count on an H100."""
    wide, narrow, small = _gemm(ways), _gemm_80(ways), _small(ways)
    reduction, packing = _reduction(ways), _packing(ways)

    def times(c: Constants) -> Array:
        gemm = np.where(ways.name == "sm90", wide(c), narrow(c))
        whole = packing(c) + gemm + reduction(c)
        packed = np.isin(ways.name, ["sm90", "sm80"])
        return np.where(packed, whole, np.where(ways.name == "small", small(c), ways.modelled))

    return times


def _gemm(ways: Ways) -> Callable[[Constants], Array]:
    wide, high, parts = ways.value("BM", 128), ways.value("BN", 128), ways.value("PARTS", 1)
    blocks, diagonals = ways.value("BLOCKS", 0), ways.value("D", 0) + 1
    shared, two = blocks > 0, ways.value("STAGES", 0) == 2
    tiles = np.ceil(ways.n / wide) * np.ceil(ways.m / high) * parts
    waves, columns = np.ceil(tiles / SMS), wide * high / 128
    width = np.clip(np.ceil(columns / 32).astype(int) - 1, 0, 4)
    steps = np.where(shared, blocks, np.ceil(ways.k / 128)) * 4
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


def _gemm_80(ways: Ways) -> Callable[[Constants], Array]:
    high, wide, parts = ways.value("BM", 128), ways.value("BN", 32), ways.value("PARTS", 1)
    blocks, diagonals = ways.value("BLOCKS", 0), ways.value("D", 0) + 1
    shared, columns = blocks > 0, high * wide / 128
    tiles = np.ceil(ways.n / high) * np.ceil(ways.m / wide) * parts
    share = np.minimum(1, tiles / SMS)
    resident = 1 + (diagonals * high * wide <= 32 * 256) + (diagonals * high * wide <= 16 * 256)
    turns, rounds = np.ceil(tiles / SMS), np.ceil(tiles / (SMS * resident))
    steps = np.where(shared, blocks * 4, np.ceil(ways.k / 32))
    rows = ways.slices_p * high + ways.slices_q * wide
    units = (ways.m % 8 > 0) & ~shared
    beyond = np.where(units, np.maximum(0, ways.m * ways.n * 4 - KEPT_IN_L2), 0)
    slow = (ways.slices_p == 2) & (wide == 32)
    names = [f"{p:.0f}x{q:.0f}" for p, q in zip(high, wide, strict=True)]
    kind = np.array([TILES_80.index(name) if name in TILES_80 else 0 for name in names])

    def times(c: Constants) -> Array:
        column = np.array([c[f"80 multiply {name}"] for name in TILES_80])[kind]
        step = ways.products * (columns * column + c["80 issue"]) + rows * c["80 load"]
        whole = c["80 store"] + c["80 diagonal"] * diagonals + np.where(units, c["80 units"], 0)
        store = columns * np.where(shared, c["80 partial"] * diagonals, whole)
        work = turns * (steps * step + store + c["80 tile"])
        work += np.where(slow, c["80 narrow"] * steps * np.sqrt(share), 0)
        wait = ways.products * c["80 product wait"] + rows * c["80 load wait"] + c["80 step wait"]
        held = np.where(shared, c["80 partial wait"] * diagonals, c["80 store wait"])
        alone = rounds * (steps * wait + columns * held + c["80 tile wait"])
        move = beyond / c["80 unaligned rate"] + tiles * steps * 32 * rows / c["80 slice rate"]
        both = work**OVERLAP_80 + alone**OVERLAP_80 + (move * CLOCK) ** OVERLAP_80
        result: Array = c["80 launch"] + both ** (1 / OVERLAP_80) / CLOCK
        return result

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
    depth, rows = np.ceil(ways.k / 128), ways.value("ROWS", 32)
    further = np.ceil(np.ceil(ways.n / 32) * np.ceil(ways.m / 32) / SMS) - 1

    def of(c: Constants, name: str) -> Array:
        resident = 2 if name == "32" else 1
        rounds, rest = np.divmod(further, resident)
        first = c[f"{name} once"] + depth * (
            c[f"{name} depth"] + ways.products * c[f"{name} product"]
        )
        other = c[f"{name} round"] + depth * (
            c[f"{name} round depth"] + ways.products * c[f"{name} round product"]
        )
        second = c.get(f"{name} second", 0.0) + depth * c.get(f"{name} second depth", 0.0)
        return np.asarray(first + rounds * other + rest * second)

    def times(c: Constants) -> Array:
        return np.where(rows == 32, of(c, "32"), np.where(rows == 16, of(c, "16"), of(c, "8")))

    return times
