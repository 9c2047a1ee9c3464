"""The search for data on which six products of BF16 pieces err more than nine."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import last_resort as search  # noqa: E402

from mixpert.kernels.float_formats import BF16, to_nearest  # noqa: E402
from mixpert.kernels.guard_model import UNIT  # noqa: E402

ROWS = {row["data"]: row for row in json.loads(search.RESULTS.read_text())["rows"]}
LEFT_OUT = 2 + 2.0**-8  # units of 2^-24: what bf16x6 leaves out of a product, at most


def test_six_products_are_as_accurate_as_nine_on_usual_data() -> None:
    assert set(ROWS) == set(search.KINDS)
    for name, row in ROWS.items():
        assert row["problems"] > 0 and 0 < row["of_bound"] < 1, name
        if name != "hostile":
            assert row["above"] <= 1.05 * row["nine_above"], name
    assert ROWS["hostile"]["above"] > 1.5, "the search finds what it looks for"


@pytest.mark.parametrize("seed", range(6))
def test_hostile_data_lose_nearly_all_that_may_be_lost(seed: int) -> None:
    """The products that are left out are large, and of one sign where those of elements are not."""
    a, b = search.hostile(seed)
    pieces = []
    for rest in (a.astype(np.float64), b.T.astype(np.float64)):
        first = to_nearest(rest, BF16)
        second = to_nearest(rest - first, BF16)
        pieces.append((second, rest - first - second))
    (a1, a2), (b1, b2) = pieces
    missing = a1 @ b2.T + a2 @ b1.T + a2 @ b2.T
    size = np.abs(a).astype(np.float64) @ np.abs(b)
    used = size > 0
    lost = np.abs(missing)[used] / size[used] / UNIT
    assert (lost <= LEFT_OUT).all() and lost.max() > 0.8
