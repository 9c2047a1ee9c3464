"""The lowering's model of times in Python, on all ways of a record of `selection_sweep.py` at once.

`selection_fit.py` fits its constants; `lower/cost.cpp`, `lower/cost_80.cpp` and `lower/small.cpp`
have the same formulas (`tests/benchmarks/test_selection_fit.py`).
"""

from __future__ import annotations

import json
import re
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
AT_K, AT_WAVES, AT_PRODUCTS = (6, 9, 12), (-2, 0, 1, 3, 6), (3, 6, 8)
AT_ROWS = (5, 7, 9, 12)
"""Knots of cost_factors.cpp."""
KINDS = (
    *(("sm90", False, f"128x{width}") for width in (32, 64, 96, 128, 192)),
    *(("sm90", True, f"128x{width}") for width in (32, 64, 128)),
    *(("sm80", False, tile) for tile in TILES_80),
    *(("sm80", True, tile) for tile in TILES_80[:3]),
)
"""Ways that have factors of their own: code path, whether CTAs share k, tile."""
FITTED = {144: 128, 80: 64}
"""fitted_width of cost_factors.cpp: columns whose factors others have."""
WIDE_TAKES_MORE = 0.015
"""kWideTakesMore, a logarithm."""
FACTORS_FILE = Path(__file__).parents[1] / "runtime/native/src/lower/cost_factors.inc"
KEPT_IN_L2 = 4e7
"""kKeptInL2 of cost_80.cpp."""

Array = NDArray[np.float64]
Constants = dict[str, float]


GEMM = {
    "multiply": 0.676, "two slots": 1.17, "load": 0.0367, "issue": 18.9, "store 32": 41.6,
    "store 64": 33.4, "store 96": 36.2, "store 128": 40.3, "store wider": 44.6, "diagonal": 0.03,
    "edges": 27.8, "units": 31, "partial": 5.11, "once": 7.91, "tile": 544, "launch": 13.1,
    "output rate": 1.75e+07, "unaligned rate": 2.09e+07, "slice rate": 1.32e+07,
    "reduce launch": 0.189, "reduce wave": 3.1, "reduce rate": 1.48e+06, "pack launch": 4.88,
    "clear launch": 1.41, "pack rate": 3.15e+06, "cluster rate": 3.13e+06, "pack wave": 3.23,
}  # fmt: skip
"""Of CostModel and of reductions in `cost.cpp`, of packing in `small.cpp`."""
SMALL = {
    "32 once": 4.22, "32 depth": 0.581, "32 product": 0.0461, "32 second": 0.449,
    "32 second depth": 0.859, "32 round": 3.35, "32 round depth": 1.39,
    "32 round product": 0.0589, "16 once": 7.45, "16 depth": 0.401, "16 product": 0.0206,
    "16 round": 4.34, "16 round depth": 0.925, "16 round product": 0.0747, "8 once": 6.97,
    "8 depth": 1.21, "8 product": 0.0279, "8 round": 7.33, "8 round depth": 1.1,
    "8 round product": 0.0322,
}  # fmt: skip
"""Of SmallCost in `small.cpp`, by rows of a register block."""
SM80 = {f"80 {name}": value for name, value in {
    "multiply 128x128": 1.22, "multiply 128x64": 0.782, "multiply 128x32": 0.493,
    "multiply 64x64": 0.516, "multiply 64x32": 0.0368, "issue": 15.2, "load": 0.411,
    "partial": 6.06, "store": 83.3, "diagonal": 9.3, "units": 31.5, "tile": 4.18,
    "product wait": 10.7, "load wait": 0.379, "step wait": 53, "store wait": 108,
    "partial wait": 26.2, "tile wait": 152, "unaligned rate": 9.75e+05, "slice rate": 1.13e+07,
    "launch": 0.00511,
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
        """Those of some records."""
        return Ways(Ways.rows(*paths))

    @staticmethod
    def rows(*paths: str) -> list[list[Any]]:
        """Rows of some records, one after the other; a product that comes again is left out."""
        found: list[list[Any]] = []
        seen: set[tuple[object, ...]] = set()
        for path in paths:
            rows = json.loads(Path(path).read_text(encoding="utf-8"))["rows"]
            for row in rows:
                if tuple(row[:5]) not in seen:
                    found.append(row[:7])
                seen.add(tuple(row[:5]))
        return found

    def value(self, name: str, default: float) -> Array:
        """A number of each kernel's name, [rows]."""
        found = [dict(word.split("=") for word in words if "=" in word) for words in self._words]
        return np.array([float(values.get(name, default)) for values in found])


def read_factors() -> Array:
    """Logarithms of what measured times are to those of the formulas, by `KINDS` and shape."""
    numbers = re.findall(r"-?[\d.]+(?:e-?\d+)?", FACTORS_FILE.read_text(encoding="utf-8"))
    return np.array([float(number) for number in numbers])


FACTORS = read_factors()


def model(
    ways: Ways, factors: Array = FACTORS, *, bent: bool = True
) -> Callable[[Constants], Array]:
    """Microseconds of every way by constants, as `cost.cpp` and `small.cpp` count on an H100.

    Not `bent`: by formulas alone.
    """
    wide = np.isin(ways.value("BN", 128), list(FITTED)) & (ways.name == "sm90")
    more = np.where(wide, WIDE_TAKES_MORE, 0)
    both, bends = parts(ways), np.exp(shape_hats(ways) @ factors + more) if bent else 1.0

    def times(c: Constants) -> Array:
        gemm, rest = both(c)
        return np.asarray(gemm * bends + rest)

    return times


def parts(ways: Ways) -> Callable[[Constants], tuple[Array, Array]]:
    """Microseconds that factors are for, by formulas, and the rest of a way's."""
    wide, narrow, small = _gemm(ways), _gemm_80(ways), _small(ways)
    reduction, packing = _reduction(ways), _packing(ways)
    packed = np.isin(ways.name, ["sm90", "sm80"])

    def times(c: Constants) -> tuple[Array, Array]:
        gemm = np.where(ways.name == "sm90", wide(c), narrow(c))
        alone = np.where(ways.name == "small", small(c), ways.modelled)
        return np.where(packed, gemm, 0), np.where(packed, packing(c) + reduction(c), alone)

    return times


def _gemm(ways: Ways) -> Callable[[Constants], Array]:
    wide, high, parts = ways.value("BM", 128), ways.value("BN", 128), ways.value("PARTS", 1)
    blocks, diagonals = ways.value("BLOCKS", 0), ways.value("D", 0) + 1
    shared, two = blocks > 0, ways.value("STAGES", 0) == 2
    tiles = np.ceil(ways.n / wide) * np.ceil(ways.m / high) * parts
    waves, columns = np.ceil(tiles / SMS), wide * high / 128
    width = np.clip(np.ceil(columns / 32).astype(int) - 1, 0, 4)
    steps = np.where(shared, blocks, np.ceil(ways.k / 128)) * 4
    multiplied = np.where(
        shared, steps, np.ceil(ways.k / 32)
    )  # of the last block as much as there is
    rows = ways.slices_p * wide + ways.slices_q * high
    outputs = ways.m * ways.n * np.where(shared, parts * diagonals, 1) * 4
    units = (ways.m % 8 > 0) & ~shared  # rows of C do not begin at sectors
    edges = np.where(ways.m % high > 0, np.ceil(ways.n / wide), 0)
    edges = edges + np.where(ways.n % wide > 0, np.ceil(ways.m / high), 0)
    ragged = np.ceil(np.where(shared | units, 0, np.minimum(edges, tiles)) / SMS)

    def times(c: Constants) -> Array:
        column = c["multiply"] * np.where(two, c["two slots"], 1)
        work = multiplied * ways.products * (columns * column + c["issue"])
        work += steps * rows * c["load"]
        stores = np.array([c[f"store {name}"] for name in WIDTHS])[width]
        whole = stores + c["diagonal"] * diagonals + np.where(units, c["units"], 0)
        store = columns * np.where(shared, c["partial"] * diagonals, whole)
        compute = waves * (work + store + c["tile"])
        compute += ragged * columns * c["edges"] + np.where(shared, 0, columns * c["once"])
        move = outputs / np.where(units, c["unaligned rate"], c["output rate"])
        move += tiles * steps * 32 * rows / c["slice rate"]
        both: Array = ((compute / CLOCK) ** OVERLAP + move**OVERLAP) ** (1 / OVERLAP)
        return c["launch"] / CLOCK + both

    return times


def shape_hats(ways: Ways) -> Array:
    """How much each of the factors counts for each way, [rows, numbers]."""
    wide, high = ways.value("BM", 128), ways.value("BN", 128)
    tiles = np.ceil(ways.n / wide) * np.ceil(ways.m / high) * ways.value("PARTS", 1)
    k, waves = _hats(AT_K, np.log2(ways.k)), _hats(AT_WAVES, np.log2(tiles / SMS))
    products = _hats(AT_PRODUCTS, ways.products)
    of_way = np.hstack([
        (k[..., None] * waves[:, None, :]).reshape(len(k), -1),
        (products[..., None] * k[:, None, :]).reshape(len(k), -1),
        _hats(AT_ROWS, np.log2(ways.m)), _hats(AT_ROWS, np.log2(ways.n)),
    ])  # fmt: skip
    shared = ways.value("BLOCKS", 0) > 0
    tile = np.array([f"{p:.0f}x{FITTED.get(q, q):.0f}" for p, q in zip(wide, high, strict=True)])
    return np.hstack([
        of_way * ((ways.name == path) & (shared == shares) & (tile == of_kind))[:, None]
        for path, shares, of_kind in KINDS
    ])  # fmt: skip


def factor_rows(factors: Array) -> list[str]:
    """Lines of ``cost_factors.inc``: an initialiser for each of `KINDS`."""
    sizes = ((len(AT_K), len(AT_WAVES)), (len(AT_PRODUCTS), len(AT_K)))
    rows = []
    for numbers in factors.reshape(len(KINDS), -1):
        texts, at = [f"{round(number, 3) + 0.0:g}" for number in numbers], 0
        groups = []
        for outer, inner in sizes:
            lists = [texts[at + i * inner : at + (i + 1) * inner] for i in range(outer)]
            groups.append("{" + ", ".join("{" + ", ".join(one) + "}" for one in lists) + "}")
            at += outer * inner
        for _ in range(2):
            groups.append("{" + ", ".join(texts[at : at + len(AT_ROWS)]) + "}")
            at += len(AT_ROWS)
        rows.append("{" + ", ".join(groups) + "},")
    return rows


def _hats(knots: Sequence[float], x: Array) -> Array:
    """Weights of the knots that x lies between, [rows, knots]; beyond them the last one counts."""
    inside = np.clip(x, knots[0], knots[-1])
    unit = np.eye(len(knots))
    return np.stack([np.interp(inside, knots, one) for one in unit], axis=1)


def _gemm_80(ways: Ways) -> Callable[[Constants], Array]:
    high, wide, parts = ways.value("BM", 128), ways.value("BN", 32), ways.value("PARTS", 1)
    blocks, diagonals = ways.value("BLOCKS", 0), ways.value("D", 0) + 1
    shared, columns = blocks > 0, high * wide / 128
    tiles = np.ceil(ways.n / high) * np.ceil(ways.m / wide) * parts
    resident = 1 + (diagonals * high * wide <= 32 * 256) + (diagonals * high * wide <= 16 * 256)
    turns, rounds = np.ceil(tiles / SMS), np.ceil(tiles / (SMS * resident))
    steps = np.where(shared, blocks * 4, np.ceil(ways.k / 32))
    rows = ways.slices_p * high + ways.slices_q * wide
    units = (ways.m % 8 > 0) & ~shared
    beyond = np.where(units, np.maximum(0, ways.m * ways.n * 4 - KEPT_IN_L2), 0)
    names = [f"{p:.0f}x{q:.0f}" for p, q in zip(high, wide, strict=True)]
    kind = np.array([TILES_80.index(name) if name in TILES_80 else 0 for name in names])

    def times(c: Constants) -> Array:
        column = np.array([c[f"80 multiply {name}"] for name in TILES_80])[kind]
        step = ways.products * (columns * column + c["80 issue"]) + rows * c["80 load"]
        whole = c["80 store"] + c["80 diagonal"] * diagonals + np.where(units, c["80 units"], 0)
        store = columns * np.where(shared, c["80 partial"] * diagonals, whole)
        work = turns * (steps * step + store + c["80 tile"])
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
