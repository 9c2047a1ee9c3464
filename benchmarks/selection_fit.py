"""Fits the lowering's time model to records of `selection_sweep.py`; evaluates its choices.

``python benchmarks/selection_fit.py fit.json more.json --judge fresh.json`` prints the constants of
`selection_models.py`, fitted to the first records (those of the sm_80 path where they are of that
path, all others else), writes the rows of that path to ``lower/cost_factors.inc``, and prints how
far the choices by them, and those that were made, are from the best of each product. With
``--cross 5`` it fits to four fifths at a time and judges by the last, and writes nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from selection_models import (
    FACTORS,
    FACTORS_FILE,
    GEMM,
    SM80,
    SMALL,
    Array,
    Constants,
    Ways,
    factor_rows,
    model,
    parts,
    shape_hats,
)

from mixpert.scheme import Scheme

CLOSE = 1.05
"""What counts as good as the best."""
NEAR, FAR_WEIGHT = 1.25, 0.1
"""Ways slower than so many times the best count less: they are not chosen anyway."""
ABSOLUTE = 0.3
"""How much a way's own error counts beside what sets it apart from other ways of its product."""
MOST_ERROR, LARGE_ERROR = 0.6, 0.12
"""Logarithms: larger ones count as this, and as their distance, not its square, from this on."""
STIFF, FLAT = 0.05, 1.0
"""What it costs to change logarithms of constants, and for factors not to be 1."""
ROUNDS, PROBE = 15, 1e-3
SHORT, BLOCK, STEP = 512, 128, 32
"""Of k: below this what a block lacks counts; of a packed block; of a multiplication."""
LARGE = {
    ("int8:1,1,1", 4096): (128, 3), ("int8:1,1,1", 8192): (192, 2),
    ("int8:1,1,1", 16_384): (192, 2), ("int8:2,2,2", 4096): (128, 2),
    ("int8:2,2,2", 8192): (128, 2), ("int8:2,2,2", 16_384): (128, 2),
    ("int8:2,2", 8192): (96, 2), ("int8:2,2", 16_384): (96, 2),
}  # fmt: skip
"""Columns of a tile and slots that are best for square products under load, larger than any in the
records."""
TILES = {2: ((64, 4), (96, 3), (128, 3), (192, 2)), 3: ((64, 3), (96, 2), (128, 2))}
"""By slices."""
PREFERRED, COPIES = 1.02, 6
"""By how much the model shall prefer them, and how many products each counts for."""


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


class Errors:
    """What is to be made small: errors of ways, and more so what sets ways of a product apart."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        near = ways.microseconds <= NEAR * _best(ways)[ways.product]
        self._weights = np.where(near, 1.0, FAR_WEIGHT)
        self._sums = np.bincount(ways.product, self._weights)

    def split(self, errors: Array) -> Array:
        """Weighted errors less their product's mean, then weighted errors, [2 rows, ...]."""
        columns = errors.reshape(len(errors), -1)
        mean = np.zeros((len(self._sums), columns.shape[1]))
        np.add.at(mean, self.ways.product, self._weights[:, None] * columns)
        mean /= self._sums[:, None]
        roots = np.sqrt(self._weights)[:, None]
        both = [roots * (columns - mean[self.ways.product]), np.sqrt(ABSOLUTE) * roots * columns]
        return np.concatenate(both).reshape(-1, *errors.shape[1:])

    def of(self, times: Array) -> Array:
        """Those of modelled times, [rows]."""
        return np.clip(np.log(times / self.ways.microseconds), -MOST_ERROR, MOST_ERROR)


def fit(ways: Ways) -> tuple[Constants, Array]:
    """The constants of the formulas, and then the factors that they leave to be found."""
    of_80 = "sm80" in ways.name
    today, others = (SM80, GEMM | SMALL) if of_80 else (GEMM | SMALL, SM80)
    errors, of_all = Errors(ways), model(ways, bent=False)

    def misfit(logs: Array) -> Array:
        constants = dict(zip(today, np.exp(logs), strict=True))
        found = errors.split(errors.of(of_all(others | constants)))
        large = np.abs(found) > LARGE_ERROR
        tame = np.sqrt(np.maximum(0, 2 * LARGE_ERROR * np.abs(found) - LARGE_ERROR**2))
        found = np.where(large, np.sign(found) * tame, found)
        return np.concatenate([found, np.sqrt(STIFF) * (logs - start)])

    start = np.log(np.array(list(today.values())))
    constants = dict(zip(today, np.exp(descend(start, misfit)), strict=True))
    return constants, _factors(errors, others | constants)


def descend(start: Array, misfit: Callable[[Array], Array]) -> Array:
    """The least squares by Levenberg's and Marquardt's steps."""
    x, found, damping = start, misfit(start), 1e-2
    for _ in range(ROUNDS):
        slopes = np.stack([(misfit(x + PROBE * e) - found) / PROBE for e in np.eye(len(x))], axis=1)
        square, slope, before = slopes.T @ slopes, slopes.T @ found, found @ found
        while damping < 1e6:
            step = np.linalg.solve(square + damping * np.diag(np.diag(square) + 1e-9), -slope)
            trial = x + np.clip(step, -0.7, 0.7)
            new = misfit(trial)
            if new @ new < before:
                x, found, damping = trial, new, max(damping / 3, 1e-6)
                break
            damping *= 4
        if found @ found > before * (1 - 3e-5):
            break
    return x


def _factors(errors: Errors, constants: Constants) -> Array:
    """Logarithms of factors by regularised least squares; twice, as they bend part of a time."""
    gemm, rest = parts(errors.ways)(constants)
    hats, factors = shape_hats(errors.ways), np.zeros(len(FACTORS))
    for _ in range(2):
        bent = gemm * np.exp(hats @ factors)
        slopes = hats * (bent / (bent + rest))[:, None]
        wanted = errors.split(slopes @ factors - errors.of(bent + rest))
        rows = errors.split(slopes)
        factors = np.linalg.solve(rows.T @ rows + FLAT * np.eye(len(factors)), rows.T @ wanted)
    return factors


def large_rows() -> list[list[object]]:
    """Ways of `LARGE` with times as the model has them now, but for the best one's."""
    rows: list[list[object]] = []
    for (scheme, n), best in LARGE.items():
        form = Scheme.parse(scheme)
        for columns, stages in TILES[form.r + 1]:
            if form.d < 3 or columns < 128:  # sums fit in registers
                way = f"gemm_int8_sm90 D={form.d} BN={columns} STAGES={stages}"
                rows.append([n, n, n, scheme, way, 1.0, float((columns, stages) == best)])
    ways = Ways(rows)
    times, wanted = model(ways)(GEMM | SMALL | SM80), ways.modelled == 1
    others = np.full(ways.product.max() + 1, np.inf)
    np.minimum.at(others, ways.product[~wanted], times[~wanted])
    times[wanted] = np.minimum(times[wanted], others[ways.product[wanted]] / PREFERRED)
    # k differs so that copies are products of their own
    return [
        [*row[:2], n - copy, *row[3:5], time, 0.0]
        for copy in range(COPIES)
        for row, time in zip(rows, times.tolist(), strict=True)
        for n in (int(str(row[2])),)
    ]


def fitted_rows(rows: list[list[object]]) -> Ways:
    """Rows of records to fit to, with those of large products where they are of the sm_90a path."""
    of_80 = any("gemm_int8_sm80" in str(row[4]) for row in rows)
    return Ways(rows if of_80 else [*rows, *large_rows()])


def describe(what: str, ratios: Array) -> str:
    """One line about the choices for a set of products."""
    return (
        f"{what}: {np.mean(ratios <= CLOSE):.1%} of {len(ratios)} within 5% of the best, "
        f"mean {np.mean(ratios) - 1:.2%}, worst {np.max(ratios) - 1:.1%}"
    )


def folds(rows: list[list[object]], count: int) -> Iterator[tuple[Ways, Ways]]:
    """Ways to fit to and ways to judge by, `count` times; a product is in one part."""
    rng = np.random.default_rng(0)
    part: dict[tuple[object, ...], int] = {}
    for row in rows:
        part.setdefault(tuple(row[:4]), int(rng.integers(count)))
    for fold in range(count):
        apart = [row for row in rows if part[tuple(row[:4])] == fold]
        rest = [row for row in rows if part[tuple(row[:4])] != fold]
        yield fitted_rows(rest), Ways(apart)


def judge(ways: Ways, constants: Constants, factors: Array) -> Array:
    """Regrets of the choices by these."""
    return regrets(ways, model(ways, factors)(GEMM | SMALL | SM80 | constants))


def fills_blocks(row: Sequence[Any]) -> bool:
    """Whether its kernel takes as long as one that multiplies no more of k than there is."""
    k = int(row[2])
    return k >= SHORT or (k - 1) % BLOCK >= BLOCK - STEP


def main(arguments: Sequence[str] | None = None) -> int:
    """Fit to the first records, judge by all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("records", nargs="+", help="to fit to; the same product counts once")
    parser.add_argument(
        "--earlier", nargs="*", default=[], help="of kernels that multiplied whole blocks of k: "
        "short k that does not fill them is left out",
    )  # fmt: skip
    parser.add_argument("--judge", nargs="*", default=[], help="records to judge by, too")
    parser.add_argument("--cross", type=int, default=0, help="parts of a cross-validation")
    options = parser.parse_args(arguments)
    rows = [*Ways.rows(*options.records), *filter(fills_blocks, Ways.rows(*options.earlier))]
    if options.cross:
        found = [judge(apart, *fit(ways)) for ways, apart in folds(rows, options.cross)]
        print(describe("cross-validated", np.concatenate(found)))
        return 0
    ways = fitted_rows(rows)
    constants, factors = fit(ways)
    constants = {name: float(f"{value:.3g}") for name, value in constants.items()}
    for name, value in constants.items():
        print(f"{name:20} {value:.4g}")
    lines = FACTORS_FILE.read_text(encoding="utf-8").splitlines()
    of_80 = "sm80" in ways.name
    written = factor_rows(factors)
    half = len(lines) // 2
    kept = [*lines[:half], *written[half:]] if of_80 else [*written[:half], *lines[half:]]
    FACTORS_FILE.write_text("\n".join(kept) + "\n", encoding="utf-8")
    for path in [*options.records, *options.judge]:
        record = Ways.read(path)
        print(describe(f"{path}, as chosen", regrets(record, record.modelled)))
        print(describe(f"{path}, as fitted", judge(record, constants, factors)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
