"""Alternative rules for the guard, on the random problems of guard_search.py.

The table of docs/notes/guard-rule.md: ``python benchmarks/guard_rules.py``. For each rule what it
accepts, how wrong that is, and from which k on it accepts usual data.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

import guard_search as search
import numpy as np

import mixpert
from mixpert.files import write_atomically
from mixpert.grading.matrices import PAIRS, Float32
from mixpert.kernels import guard_model as guard
from mixpert.kernels.guard_statistics import PanelStatistics, panel_statistics, row_statistics
from mixpert.runtime import machine

RESULTS = Path(__file__).resolve().parent / "results" / "guard-rules-seeds-88000.json"
FIRST, PROBLEMS = 88_000, 16_000
"""Problems that none of the rules was chosen on."""

RULES = {
    "earlier": guard.Rule(least_side=0, shared_error=0),
    "8 for 12": guard.Rule(random_factor=8.0, least_side=0, shared_error=0),
    "narrow": guard.Rule(least_spread=256, least_side=0, shared_error=0),
    "one magnitude": guard.Rule(shared_error=0),
    "one magnitude, a binade": guard.Rule(narrow_excess=256, shared_error=0),
    "one fraction": guard.DEVICE_RULE,
    "one fraction, half": guard.Rule(shared_error=guard.SHARED_ERROR / 2),
}
SCHEMES = ("int8:2,2,2", "int8:2,2")
USUAL = ("uniform", "positive", "normal")
SIZES = tuple(2**e for e in range(3, 13))
SEEDS = range(6)

Panels = Sequence[PanelStatistics]
Tallies = Mapping[tuple[str, str], search.Tally]
"""By rule and scheme."""


def panels(a: Float32, b: Float32) -> Panels:
    """The first panel of rows and the first of columns."""
    return [panel_statistics(row_statistics(rows))[0] for rows in (a, b.T)]


def examine(seed: int, tallies: Tallies) -> None:
    """Count one problem under every rule."""
    a, b = search.problem(seed)
    found = panels(a, b)
    target = guard.sgemm_error(a.shape[1])
    taken = [
        (rule, scheme)
        for rule, scheme in tallies
        if guard.accepts(*found, search.FORMS[scheme], target, RULES[rule])
    ]
    schemes = list(dict.fromkeys(scheme for _, scheme in taken))
    if not schemes:
        return
    usual, *errors = search.largest_errors(a, b, schemes)
    by_scheme = dict(zip(schemes, errors, strict=True))
    for key in taken:
        error = by_scheme[key[1]]
        tallies[key].count(error / max(usual, search.LEAST), seed, error)


def usual_sizes(
    cases: Iterable[tuple[str, str]], seeds: Sequence[int] = SEEDS
) -> dict[tuple[str, str], dict[str, int | None]]:
    """The least k by rule and scheme, and by data, from which on all panels are accepted."""
    least: dict[tuple[str, str], dict[str, int | None]] = {
        case: dict.fromkeys(USUAL) for case in cases
    }
    for data in USUAL:
        for k in SIZES:
            drawn = [
                panels(*PAIRS[data](np.random.default_rng([seed, k]), 128, 128, k))
                for seed in seeds
            ]
            for (rule, scheme), sizes in least.items():
                form, target = search.FORMS[scheme], guard.sgemm_error(k)
                if not all(guard.accepts(*p, form, target, RULES[rule]) for p in drawn):
                    sizes[data] = None
                elif sizes[data] is None:
                    sizes[data] = k
    return least


def main() -> None:
    """Search and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--problems", type=int, default=PROBLEMS)
    parser.add_argument("--json", type=Path, default=RESULTS)
    options = parser.parse_args()
    tallies = {(rule, scheme): search.Tally() for rule in RULES for scheme in SCHEMES}
    for seed in range(options.first, options.first + options.problems):
        examine(seed, tallies)
    sizes = usual_sizes(tallies)
    rows = [
        {"rule": rule, "scheme": scheme, **asdict(tally), "usual": sizes[rule, scheme]}
        for (rule, scheme), tally in tallies.items()
    ]
    report = {
        "command": machine.command_line(),
        "mixpert": mixpert.__version__,
        "first": options.first,
        "problems": options.problems,
        "rows": rows,
    }
    write_atomically(options.json, json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
