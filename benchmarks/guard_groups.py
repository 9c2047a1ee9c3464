"""Whether statistics of whole rows hold for exponents of K-groups: limits of schemes with +gK.

The figures of docs/notes/guard-unseen.md: ``python benchmarks/guard_groups.py``. Random problems of
guard_search.py; for every one whose panel is accepted, the largest error of an element, against |A|
|B|, over that of FP32 sums in the order of k, and over that of exponents of whole rows.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path

import guard_search as search

import mixpert
from mixpert.files import write_atomically
from mixpert.kernels import guard_model as guard
from mixpert.kernels.guard_statistics import panel_statistics, row_statistics
from mixpert.runtime import machine

RESULTS = Path(__file__).resolve().parent / "results" / "guard-groups.json"
PROBLEMS = 12_000
FORMS = {"int8:2,2,2": (2, 2, 2), "int8:2,2": (2, 2, 3)}
GROUPS = (32, 128, 512)


@dataclass
class Found(search.Tally):
    """What became of one scheme.

    Attributes:
        higher: accepted problems with a larger error than that of whole rows, beyond one unit.
        most: largest ratio of the two errors (of one unit at least).
    """

    higher: int = 0
    most: float = 0.0

    def compare(self, error: float, whole: float) -> None:
        """Note how an error compares with that of exponents of whole rows."""
        ratio = error / max(whole, guard.UNIT)
        self.higher += error > whole + guard.UNIT
        self.most = max(self.most, ratio)


def examine(seed: int, tallies: dict[str, Found]) -> None:
    """Decide, and measure what was accepted."""
    a, b = search.problem(seed)
    k = a.shape[1]
    panels = [panel_statistics(row_statistics(rows))[0] for rows in (a, b.T)]
    target = guard.sgemm_error(k)
    for name, fields in FORMS.items():
        forms = {group: guard.int8_model(*fields, groups=-(-k // group)) for group in GROUPS}
        taken = [g for g, form in forms.items() if guard.accepts(*panels, form, target)]
        if not taken:
            continue
        schemes = [name, *(f"{name}+g{group}" for group in taken)]
        usual, whole, *errors = search.largest_errors(a, b, schemes)
        for scheme, error in zip(schemes[1:], errors, strict=True):
            tallies[scheme].count(error / max(usual, search.LEAST), seed, error)
            tallies[scheme].compare(error, whole)


def main() -> None:
    """Search and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--problems", type=int, default=PROBLEMS)
    parser.add_argument("--json", type=Path, default=RESULTS)
    options = parser.parse_args()
    tallies = {f"{name}+g{group}": Found() for name in FORMS for group in GROUPS}
    for seed in range(options.first, options.first + options.problems):
        examine(seed, tallies)
    report = {
        "command": "python benchmarks/guard_groups.py",
        "mixpert": mixpert.__version__,
        "date": machine.today(),
        "first": options.first,
        "problems": options.problems,
        "schemes": {name: asdict(tally) for name, tally in tallies.items()},
    }
    write_atomically(options.json, json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
