"""Fits the rule by which `auto` stays native to records of `rule_sweep.py`; tells what it gains.

``python benchmarks/rule_fit.py RECORD ... [--judge FRESH] [--write]``: of a shape in several
records the last counts, and of the records of `runtime_sweep.py` the emulated shapes. Prints how
well the models hold where they were not fitted (constants from every other shape), and for several
limits what the rule emulates, on uniform data and on phi = 4; the same for fresh shapes, to which
nothing is fitted. With ``--write`` constants and limits go into
``runtime/native/src/costs/auto_model.inc``.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import statistics
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("benchmarks", "tests", "tests/gpu")]

from auto_model import (  # noqa: E402
    CONSTANTS,
    LEAST_K,
    Constants,
    constants,
    emulated_us,
    emulates,
    native_us,
    rung,
    terms,
    wanted,
)
from runtime_sweep import Shape  # noqa: E402

Limits = tuple[float, float]
LIMITS = tuple(itertools.product((0.87, 0.9, 0.95), (math.inf, 1.7, 1.6, 1.55, 1.5, 1.4, 1.3)))
LEAST_GAIN = 0.7
"""Shapes that gain less are far from the border: nothing is fitted to them."""
DIGITS = 3
WIDE = " on phi 4"
GAINS = ("gain", f"gain{WIDE}", "graph gain", f"graph gain{WIDE}")


@dataclass(frozen=True)
class Measured:
    """A shape that ran emulated.

    Attributes:
        native: microseconds of cuBLAS, calls one by one, uniform data.
        emulated: the same of `auto`, and on phi = 4 where it was measured.
        gains: over cuBLAS, by the names of `GAINS`; those that were measured.
        less_accurate: than cuBLAS on uniform or normal data.
    """

    shape: Shape
    native: float
    emulated: tuple[float, float | None]
    gains: Mapping[str, float]
    less_accurate: bool

    @property
    def gain(self) -> float:
        """Of calls one by one on uniform data."""
        return self.gains[GAINS[0]]

    @staticmethod
    def of(row: dict[str, Any]) -> Measured:
        """From a row of either sweep."""
        worse = any(
            row[f"emulated error{data}"] > row[f"native error{data}"]
            for data in ("", " on normal data")
        )
        wide = row.get(f"emulated ms{WIDE}")
        emulated = 1e3 * row["emulated ms"], None if wide is None else 1e3 * wide
        gains = {name: row[name] for name in GAINS if name in row}
        return Measured(Shape(*row["shape"]), 1e3 * row["native ms"], emulated, gains, worse)


def measured(paths: Iterable[Path]) -> list[Measured]:
    """The emulated rows, the last of each shape, small ones first."""
    rows = [row for path in paths for row in json.loads(path.read_text())["rows"]]
    ran = [Measured.of(row) for row in rows if row["emulated error"] != row["native error"]]
    return sorted({one.shape: one for one in ran}.values(), key=lambda one: one.shape.flops)


def fitted(times: Mapping[Shape, float]) -> Constants:
    """Least squares of the relative error of microseconds; no constant is negative."""
    table = np.array([[term / us for term in terms(s)] for s, us in times.items()])
    kept = list(range(table.shape[1]))
    while True:
        found = np.linalg.lstsq(table[:, kept], np.ones(len(table)), rcond=None)[0]
        if (found >= 0).all():
            break
        del kept[int(np.argmin(found * table[:, kept].mean(axis=0)))]
    result = np.zeros(table.shape[1])
    result[kept] = found
    return [float(f"{x:.{DIGITS}g}") for x in result]


def near(rows: Iterable[Measured], name: str) -> dict[Shape, float]:
    """Microseconds that the constants of this name are fitted to."""
    times = {}
    for one, wide in itertools.product(rows, (False, True)):
        us, fits_here = one.emulated[wide], rung(one.shape, wide) == name
        if us and fits_here and one.gain >= LEAST_GAIN and one.shape.k >= LEAST_K:
            times[one.shape] = us
    return times


def fits(rows: Sequence[Measured]) -> dict[str, Constants]:
    """Constants of either first rung, on usual and on wide data."""
    names = ("kInt8", "kHalves", "kInt8OnWide", "kHalvesOnWide")
    return {name: fitted(near(rows, name)) for name in names}


def rms(ratios: Iterable[float]) -> float:
    """The root mean square of what modelled over measured differs from 1."""
    return math.sqrt(statistics.fmean((ratio - 1) ** 2 for ratio in ratios))


def mean(gains: Sequence[float]) -> float:
    """The geometric mean."""
    return math.exp(statistics.fmean(map(math.log, gains))) if gains else math.nan


def errors_of_models(name: str, rows: Sequence[Measured], of: dict[str, Constants]) -> None:
    """Print how far the modelled times are from the measured ones."""
    native = [native_us(one.shape) / one.native for one in rows if one.gain >= LEAST_GAIN]
    parts = [f"native {rms(native):.1%} of {len(native)}"]
    for which in of:
        times = near(rows, which)
        found = [emulated_us(s, of, which.endswith("OnWide")) / us for s, us in times.items()]
        parts += [f"{which} {rms(found):.1%} of {len(found)}"] if found else []
    print(f"{name}, rms: " + ", ".join(parts))


def columns(taken: Sequence[Measured], name: str) -> str:
    """Least, number below 1 and 0.9, and mean of a kind of gain."""
    gains = [one.gains[name] for one in taken if name in one.gains]
    under = "  ".join(f"{sum(gain < limit for gain in gains):3}" for limit in (1, 0.9))
    return f"{min(gains, default=math.nan):6.3f}  {under}  {mean(gains):5.2f}"


def what_limits_give(
    rows: Sequence[Measured], of: dict[str, Constants], limits: Iterable[Limits] = LIMITS
) -> None:
    """Print for several limits what is emulated and what is left."""
    heads = [f"{name:>22}" for name in GAINS]
    print(" | ".join(["  usual, wide   n", *heads, "left: best, >1.1, >1.3", "less accurate"]))
    print(" | ".join([" " * 16, *["least   <1 <0.9   mean"] * len(GAINS)]))
    for most in limits:
        taken = [one for one in rows if emulates(one.shape, of, most)]
        left = [one.gain for one in rows if not emulates(one.shape, of, most)]
        over = "  ".join(f"{sum(gain > limit for gain in left):3}" for limit in (1.1, 1.3))
        cells = [f"{most[0]:5} {most[1]:5} {len(taken):4}"]
        cells += [columns(taken, name) for name in GAINS]
        cells += [f"{max(left, default=math.nan):10.2f}  {over}"]
        print(" | ".join([*cells, str(sum(one.less_accurate for one in taken))]))


def halves(rows: Sequence[Measured], most: Limits) -> None:
    """Print what constants from every other shape say of the rest."""
    for name, own, others in (("even", rows[::2], rows[1::2]), ("odd", rows[1::2], rows[::2])):
        of = fits(own)
        errors_of_models(f"fitted to {name} shapes, the others", others, of)
        what_limits_give(others, of, [most])


def extremes(rows: Sequence[Measured], of: dict[str, Constants], most: Limits) -> None:
    """Print the shapes of which the rule is most wrong."""
    taken = [one for one in rows if emulates(one.shape, of, most)]
    left = [one for one in rows if not emulates(one.shape, of, most)]
    least: Callable[[Measured], float] = lambda one: one.gains.get(GAINS[1], math.inf)  # noqa: E731
    parts = [
        ("emulated, least gain", sorted(taken, key=lambda one: one.gain)),
        ("emulated, least gain on phi 4", sorted(taken, key=least)),
        ("native, greatest gain", sorted(left, key=lambda one: -one.gain)),
    ]
    for name, found in parts:
        print(f"{name}:")
        for one in found[:12]:
            s, gains = one.shape, " ".join(f"{gain:.2f}" for gain in one.gains.values())
            modelled = [emulated_us(s, of, wide) for wide in (False, True)]
            print(f"  {s.m} x {s.n} x {s.k} x{s.batch}: {gains}; us (modelled) native"
                  f" {one.native:.0f} ({native_us(s):.0f}), emulated {one.emulated[0]:.0f}"
                  f" ({modelled[0]:.0f}), on phi 4 {one.emulated[1] or math.nan:.0f}"
                  f" ({modelled[1]:.0f})")  # fmt: skip


def text_of(of: Mapping[str, Constants], most: Limits) -> str:
    """The constants and the limits as C++."""
    return f"constexpr double kWanted = {most[0]:g}, kWantedOnWide = {most[1]:g};\n" + "".join(
        f"constexpr Model {name} = {{{', '.join(f'{x:g}' for x in values)}}};\n"
        for name, values in of.items()
    )


def main() -> int:
    """Fit, judge, print, and write the constants if asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("records", type=Path, nargs="+")
    parser.add_argument("--judge", type=Path, action="append", default=[], help="fresh shapes")
    parser.add_argument("--keep", action="store_true", help="judge the library's constants")
    parser.add_argument("--wanted", type=float, nargs=2, default=wanted(), help="the limits")
    parser.add_argument("--write", action="store_true", help="constants and limits")
    options = parser.parse_args()
    rows, most = measured(options.records), tuple(options.wanted)
    of = constants() if options.keep else fits(rows)
    if not options.keep:
        halves(rows, most)
    for name, found in [("all", rows), *((path.name, measured([path])) for path in options.judge)]:
        errors_of_models(name, found, of)
        what_limits_give(found, of)
        print(f"limits {most[0]} and {most[1]}:")
        extremes(found, of, most)
    print(text_of(of, most), end="")
    if options.write:
        CONSTANTS.write_text(text_of(of, most))
    return 0


if __name__ == "__main__":
    sys.exit(main())
