"""The guard's estimate for a panel of each kind of data, compared with measured errors.

A table of docs/bounds.md and one of docs/notes/guard-unseen.md: ``python
benchmarks/guard_examples.py``. Estimates over FP32's target, and the largest error of an element,
against |A| |B|, over that of FP32 sums in the order of k; and from which k on usual data is
accepted.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from statistics import median

import guard_search as search
import numpy as np
from guard_rules import panels, usual_sizes

import mixpert
from mixpert.files import write_atomically
from mixpert.grading.matrices import PAIRS, Pair, spanned
from mixpert.kernels import guard_model as guard
from mixpert.runtime import machine

RESULTS = Path(__file__).resolve().parent / "results" / "guard-examples.json"
PANEL, INNER, SEEDS = 128, 1024, range(5)
USUAL_SEEDS = range(10)
RULE = "one magnitude"  # the device's
SCHEMES = ("int8:2,2,2", "int8:2,2")
DATA: Mapping[str, Pair] = {
    "uniform": PAIRS["uniform"],
    "normal": PAIRS["normal"],
    "constant rows": PAIRS["constant"],
    "phi 1": PAIRS["phi 1"],
    "phi 4": PAIRS["phi 4"],
    "log-uniform": PAIRS["log-uniform"],
    "one outlier of 10^4 a row": PAIRS["outliers"],
    "A rectified, half of it zeros": PAIRS["rectified"],
    "D of 2 bits, half of k each": partial(spanned, bits=2, shape="half"),
    "D of 8 bits": partial(spanned, bits=8, shape="half"),
    "D of 20 bits": partial(spanned, bits=20, shape="half"),
    "D of 8 bits, random along k": partial(spanned, bits=8, shape="random"),
}

Row = dict[str, str | float | None]


def examine(pair: Pair, scheme: str, seed: int) -> tuple[float, float]:
    """Estimate and error of one problem, both over FP32's."""
    a, b = pair(np.random.default_rng(seed), PANEL, PANEL, INNER)
    target, form = guard.sgemm_error(INNER), search.FORMS[scheme]
    usual, error = search.largest_errors(a, b, [scheme])
    return guard.estimate(*panels(a, b), form) / target, error / usual


def row(data: str, scheme: str) -> Row:
    """Medians over the seeds; an estimate without bound, which always refuses, is None."""
    found = [examine(DATA[data], scheme, seed) for seed in SEEDS]
    estimate, error = (median(values) for values in zip(*found, strict=True))
    kept = estimate if math.isfinite(estimate) else None
    return {"data": data, "scheme": scheme, "estimate": kept, "error": error}


def usual() -> list[dict[str, object]]:
    """The least k by scheme and data; None where even the largest that is tried is too small."""
    cases = [(RULE, scheme) for scheme in search.FORMS]
    sizes = usual_sizes(cases, USUAL_SEEDS)
    return [{"scheme": scheme, **sizes[rule, scheme]} for rule, scheme in cases]


def main() -> None:
    """Measure and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, default=RESULTS)
    options = parser.parse_args()
    report = {
        "command": machine.command_line(),
        "date": machine.today(),
        "mixpert": mixpert.__version__,
        "m": PANEL, "n": PANEL, "k": INNER, "seeds": len(SEEDS),
        "usual_seeds": len(USUAL_SEEDS),
        "rows": [row(data, scheme) for data in DATA for scheme in SCHEMES],
        "usual": usual(),
    }  # fmt: skip
    write_atomically(options.json, json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
