"""Fits the lowering's model of times to a record of `selection_sweep.py`, and judges choices.

``python benchmarks/selection_fit.py fit.json fresh.json`` prints the constants of
`selection_models.py`, fitted to the first record (those of the sm_80 path where it is of that
path, all others else), and how far the choices by them, and those that were made, are from the best
of each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import numpy as np
from selection_models import GEMM, SM80, SMALL, Array, Constants, Ways, model

from mixpert.scheme import Scheme

CLOSE = 1.05
"""What counts as good as the best."""
NEAR, FAR_WEIGHT = 1.3, 0.15
"""Ways slower than so many times the best count less: they are not chosen anyway."""
REGRET_WEIGHT, MOST_REGRET = 0.3, 0.3
STARTS = 8
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
PREFERRED, LARGE_WEIGHT = 1.01, 1.0
"""By how much the model shall prefer them, and what it costs where it does not."""


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
    of_80 = "sm80" in ways.name
    today, others = (SM80, GEMM | SMALL) if of_80 else (GEMM | SMALL, SM80)
    of_all = model(ways)
    weights = np.where(ways.microseconds <= NEAR * _best(ways)[ways.product], 1.0, FAR_WEIGHT)
    weights /= weights.sum()

    def times(c: Constants) -> Array:
        return of_all(others | c)

    def misfit(c: Constants) -> float:
        error = float(np.sum(weights * np.log(times(c) / ways.microseconds) ** 2))
        return error + (0 if of_80 else LARGE_WEIGHT * missed(c))

    missed = _large()

    def with_regret(c: Constants) -> float:
        regret = np.minimum(regrets(ways, times(c)) - 1, MOST_REGRET)
        return misfit(c) + REGRET_WEIGHT * float(np.mean(regret))

    def descended(start: Constants) -> Constants:
        return descend(
            descend(start, misfit, (0.3, 0.15, 0.07, 0.03)), with_regret, (0.15, 0.07, 0.03)
        )

    return min((descended(start) for start in _starts(today)), key=with_regret)


def _large() -> Callable[[Constants], float]:
    """How far the model is from preferring the tiles of `LARGE`: the mean of logarithms."""
    rows = []
    for (scheme, n), best in LARGE.items():
        form = Scheme.parse(scheme)
        for columns, stages in TILES[form.r + 1]:
            if form.d < 3 or columns < 128:  # sums fit in registers
                way = f"gemm_int8_sm90 D={form.d} BN={columns} STAGES={stages}"
                rows.append([n, n, n, scheme, way, float((columns, stages) != best), 0.0])
    ways = Ways(rows)
    times, wanted = model(ways), ways.microseconds == 0

    def missed(c: Constants) -> float:
        modelled = times(SM80 | c)
        least = np.full(ways.product.max() + 1, np.inf)
        np.minimum.at(least, ways.product[~wanted], modelled[~wanted])
        return float(np.mean(np.maximum(0, np.log(PREFERRED * modelled[wanted] / least))))

    return missed


def _starts(today: Constants) -> Iterator[Constants]:
    """Today's constants, then others, the same at each run."""
    rng = np.random.default_rng(0)
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
    records = {path: Ways.read(path) for path in sys.argv[1:]}
    if not records:
        print("usage: selection_fit.py fit.json [fresh.json ...]", file=sys.stderr)
        return 2
    constants = fit(next(iter(records.values())))
    for name, value in constants.items():
        print(f"{name:20} {value:.4g}")
    everything = GEMM | SMALL | SM80 | constants
    for path, ways in records.items():
        print(describe(f"{path}, as chosen", regrets(ways, ways.modelled)))
        print(describe(f"{path}, as fitted", regrets(ways, model(ways)(everything))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
