"""Where FP32 is better than its bound, `auto` is not; it keeps its own bounds all the same."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import cancelling_sums as cancelling  # noqa: E402

import mixpert  # noqa: E402

ROWS = json.loads(cancelling.RESULTS.read_text())["rows"]
SHORTEST = [row for row in ROWS if row["k"] == min(cancelling.SIZES)]
CANCEL = ("alternating signs", "differences of neighbours", "cosines of high order")


def test_the_table_shows_what_the_page_says() -> None:
    """If this fails because a better rule refuses the data: docs/bounds.md says that it cannot."""
    assert {row["data"] for row in ROWS} == set(cancelling.DATA)
    cancel = [row for row in ROWS if row["data"] in CANCEL]
    assert all(row["scheme"] == "int8:2,2,2" and row["error"] < 0.5 for row in cancel)
    assert all(5 < row["times"] < 15 for row in cancel)
    assert all(row["accurate_norm"] < row["fp32_norm"] / 40 for row in cancel)
    lossy = [row for row in ROWS if row["data"] == "eight lossy products"]
    assert all(row["scheme"] == "fp16x3" and 7.9 < row["error"] < 8.1 for row in lossy)


@pytest.mark.parametrize("row", SHORTEST, ids=lambda row: str(row["data"]))
def test_the_table_is_what_is_measured(row: dict[str, Any]) -> None:
    found = cancelling.measure(row["data"], row["k"])
    assert found.scheme == row["scheme"]
    for name in ("fp32", "error", "fp32_norm", "norm", "accurate_norm", "times"):
        assert getattr(found, name) == pytest.approx(row[name], rel=1e-6), name


@pytest.mark.parametrize("data", CANCEL)
def test_slices_do_not_see_that_neighbours_cancel(data: str) -> None:
    """The error of slices is that of the same magnitudes with signs that cancel nothing."""
    a, b = cancelling.operands(data, 1024)
    scattered = a * np.random.default_rng(3).choice(np.float32([-1, 1]), a.shape)
    errors = []
    for left in (a, scattered):
        exact = left.astype(np.float64) @ b
        errors.append(np.linalg.norm(mixpert.matmul(left, b, "int8:2,2,2") - exact))
    assert 0.4 < errors[0] / errors[1] < 2.5
