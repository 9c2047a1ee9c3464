"""Data chosen against the guard: accepted, and with errors far above those of FP32.

The table of docs/notes/guard-unseen.md: ``python benchmarks/guard_chosen.py``. Statistics of rows
cannot show how the lower digits of A meet those of B. Here they meet such that the errors of the
products of an element add up. Largest errors of elements, relative to |A| |B|, in units of 2^-24,
beside those of FP32 sums in the order of k, and the part that they are of what the guard
guarantees.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

import guard_search as search
import numpy as np
from unlucky_signs import INT8, unlucky_signs

import mixpert
from mixpert.files import write_atomically
from mixpert.grading.matrices import Float32, normal
from mixpert.kernels import guard_model as guard
from mixpert.kernels.guard_statistics import panel_statistics, row_statistics
from mixpert.runtime import machine

RESULTS = Path(__file__).resolve().parent / "results" / "guard-chosen.json"
ROWS = 24
SIZES = (1024, 8192, 65536)
SEED = 3
GUARANTEE = 16.0
"""Times sqrt(k) 2^-24 |A| |B|: what the slices of an accepted panel err by at most."""
LARGE_DIGIT = 126
GRADED, SPREAD = 7.0, 0.3
"""Between two levels of elements, and around each: what the guard still takes for usual. The worst
of those that were tried (3 to 9, 0.03 to 0.7) at k = 8192."""

Random = np.random.Generator
Pair = tuple[Float32, Float32]


@dataclass(frozen=True)
class Row:
    """One kind of data under one scheme, (ROWS, k) times (k, ROWS).

    Attributes:
        data: a name in `DATA`.
        scheme: its name.
        k: the inner dimension.
        accepted: whether the guard takes it for FP32.
        fp32: largest error of FP32 sums in the order of k, in units of 2^-24 |A| |B|.
        error: likewise of the scheme.
        guaranteed: `error` over what is guaranteed.
    """

    data: str
    scheme: str
    k: int
    accepted: bool
    fp32: float
    error: float
    guaranteed: float

    @property
    def times(self) -> float:
        """The error over FP32's, or over `search.LEAST` where that is smaller."""
        return self.error / max(self.fp32, search.LEAST / guard.UNIT)


def meeting_digits(rng: Random, k: int, scheme: str) -> Pair:
    """Second and third digits are large, and those of A times those of B are all positive.

    Top digits have any sign, and are as small as the guard accepts at this k.
    """
    least = math.ceil(128 * (0.5 / math.sqrt(0.3 * math.sqrt(k))))
    signs = rng.choice([-1, 1], (2, k))
    sides = []
    for side, (second, third) in enumerate((signs, signs[::-1])):
        top = rng.choice([-1, 1], (ROWS, k)) * rng.integers(least, 2 * least, (ROWS, k))
        top[:, side] = 127
        sides.append((top * 65536 + LARGE_DIGIT * (256 * second + third)) * 2.0**-23)
    return _pair(*sides)


def graded_digits(rng: Random, k: int, scheme: str) -> Pair:
    """Likewise, and where elements of A are large, those of B are small.

    So |A| |B| is smaller than root mean squares tell, by as much as the guard takes for usual, and
    the geometric means by which it bounds |A| |B| from below are all there is. Two levels of top
    digits, the lowest that the guard accepts.
    """
    signs, large = rng.choice([-1, 1], (2, k)), rng.random(k) < 0.5
    top_signs = rng.choice([-1, 1], (2, ROWS, k))
    spread = rng.uniform(1 - SPREAD, 1 + SPREAD, (2, ROWS, k))
    for level in np.geomspace(4, 120, 56):
        sides = []
        for side, (second, third) in enumerate((signs, signs[::-1])):
            levels = np.where(large == (side == 0), level, level / GRADED)
            top = top_signs[side] * np.maximum(np.rint(levels * spread[side]), 1)
            top[:, side] = 127
            sides.append((top * 65536 + LARGE_DIGIT * (256 * second + third)) * 2.0**-23)
        pair = _pair(*sides)
        if _accepted(*pair, scheme, k):
            break
    return pair


def chosen_signs(rng: Random, k: int, scheme: str) -> Pair:
    """Normal data; signs of A are such that errors of products with the same column add up."""
    a, b = normal(rng, ROWS, k), normal(rng, ROWS, k)
    return unlucky_signs(a, np.ascontiguousarray(b.T), INT8[scheme]), np.ascontiguousarray(b.T)


def tenths(rng: Random, k: int, scheme: str) -> Pair:
    """Numbers with one decimal, which A and B have in common; whole numbers are independent.

    In base 256, tenths are repeating digits: the third digit is the second one again.
    """
    shared = rng.integers(0, 10, (ROWS, k)) / 10
    a, b = (shared + np.round(rng.normal(0, 8, (ROWS, k))) for _ in range(2))
    return _pair(a, b)


def lower_bits(rng: Random, k: int, scheme: str) -> Pair:
    """Uniform on (-1/2, 1/2); elements of B are those of A times 256, without whole numbers."""
    a = rng.uniform(-0.5, 0.5, (ROWS, k))
    return _pair(a, np.mod(a * 256 + 0.5, 1) - 0.5)


DATA: Mapping[str, tuple[Callable[[Random, int, str], Pair], tuple[str, ...]]] = {
    "digits that meet": (meeting_digits, ("int8:2,2,2",)),
    "the same, graded": (graded_digits, ("int8:2,2,2",)),
    "chosen signs": (chosen_signs, ("int8:2,2,2", "int8:2,2")),
    "equal tenths": (tenths, ("int8:2,2,2",)),
    "lower bits of the other": (lower_bits, ("int8:2,2,2",)),
}


def _pair(a: search.Rows, b: search.Rows) -> Pair:
    """Of rows of both sides."""
    return a.astype(np.float32), np.ascontiguousarray(b.T.astype(np.float32))


def _accepted(a: Float32, b: Float32, scheme: str, k: int) -> bool:
    """Whether the guard takes the scheme for FP32."""
    panels = [panel_statistics(row_statistics(rows))[0] for rows in (a, np.ascontiguousarray(b.T))]
    return guard.accepts(*panels, search.FORMS[scheme], guard.sgemm_error(k))


def measure(data: str, scheme: str, k: int) -> Row:
    """One row of the table."""
    a, b = DATA[data][0](np.random.default_rng([SEED, k]), k, scheme)
    accepted = _accepted(a, b, scheme, k)
    fp32, error = (x / guard.UNIT for x in search.largest_errors(a, b, [scheme]))
    return Row(data, scheme, k, accepted, fp32, error, error / (GUARANTEE * math.sqrt(k)))


def main() -> None:
    """Measure everything and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, default=RESULTS)
    options = parser.parse_args()
    rows = [
        measure(data, scheme, k)
        for data, (_, schemes) in DATA.items()
        for scheme in schemes
        for k in SIZES
    ]
    report = {
        "command": "python benchmarks/guard_chosen.py",
        "date": machine.today(),
        "device": "processor",
        "mixpert": mixpert.__version__,
        "rows of C": ROWS,
        "seed": SEED,
        "rows": [asdict(row) | {"times": row.times} for row in rows],
    }
    write_atomically(options.json, json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
