"""Data chosen against the guard errs more than FP32, and never more than the guard guarantees."""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import guard_chosen as chosen  # noqa: E402
import guard_search as search  # noqa: E402

from mixpert.kernels import guard_model as guard  # noqa: E402
from mixpert.kernels.guard_statistics import panel_statistics, row_statistics  # noqa: E402
from mixpert.kernels.model import cut  # noqa: E402

ROWS = json.loads(chosen.RESULTS.read_text())["rows"]
SHORTEST = [row for row in ROWS if row["k"] == min(chosen.SIZES)]
DIAGONALS = {"int8:2,2,2": 2, "int8:2,2": 3}


def slices(rows: np.ndarray) -> list[np.ndarray]:
    """The three digits of each element, with their weights."""
    cuts = cut(rows, 2, 8)
    return [
        np.ldexp(digits.astype(np.float64), (cuts.exponents - 7 - 8 * place)[:, None])
        for place, digits in enumerate(cuts.digits)
    ]


def error_of_slices(a: np.ndarray, b: np.ndarray, diagonal: int) -> np.ndarray:
    """What rounding of operands and omitted products cause, without FP32 roundings."""
    left, right = slices(a), slices(np.ascontiguousarray(b.T))
    kept = [left[i] @ right[j].T for i in range(3) for j in range(3) if i + j <= diagonal]
    return np.abs(np.add.reduce(kept) - a.astype(np.float64) @ b)


def accepted(a: np.ndarray, b: np.ndarray, scheme: str) -> bool:
    panels = [panel_statistics(row_statistics(x))[0] for x in (a, np.ascontiguousarray(b.T))]
    return guard.accepts(*panels, search.FORMS[scheme], guard.sgemm_error(a.shape[1]))


def test_the_table_shows_that_statistics_can_be_deceived() -> None:
    """If this fails because a better rule refuses the data: docs/bounds.md says that it cannot."""
    assert {row["data"] for row in ROWS} == set(chosen.DATA)
    worst = {
        scheme: max(row["times"] for row in ROWS if row["scheme"] == scheme and row["accepted"])
        for scheme in DIAGONALS
    }
    assert worst["int8:2,2,2"] > 50 and worst["int8:2,2"] > 3
    assert all(row["guaranteed"] < 0.3 for row in ROWS if row["accepted"])
    graded = [row for row in ROWS if row["data"] == "the same, graded"]
    assert all(row["accepted"] and row["guaranteed"] > 0.2 for row in graded)


@pytest.mark.parametrize("row", SHORTEST, ids=lambda row: f"{row['data']} {row['scheme']}")
def test_the_table_is_what_is_measured(row: dict[str, Any]) -> None:
    found = chosen.measure(row["data"], row["scheme"], row["k"])
    assert found.accepted == row["accepted"]
    for name in ("fp32", "error", "guaranteed", "times"):
        assert getattr(found, name) == pytest.approx(row[name], rel=1e-6), name


@given(
    seed=st.integers(0, 2**32 - 1),
    k=st.one_of(st.integers(4, 300), st.integers(300, 5000)),
    data=st.sampled_from(list(chosen.DATA)),
    scheme=st.sampled_from(list(DIAGONALS)),
    spread=st.integers(0, 4),
)
@settings(max_examples=150, deadline=None)
def test_what_is_accepted_is_within_the_guarantee(
    seed: int, k: int, data: str, scheme: str, spread: int
) -> None:
    """16 sqrt(k) 2^-24 |A| |B| for the slices, on data that was chosen to exceed it."""
    rng = np.random.default_rng(seed)
    a, b = chosen.DATA[data][0](rng, k, scheme)
    powers = rng.integers(-spread, spread + 1, k)
    a, b = np.ldexp(a, powers), np.ldexp(b, -powers[:, None])
    if accepted(a, b, scheme):
        magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
        allowed = chosen.GUARANTEE * math.sqrt(k) * guard.UNIT * magnitude
        assert (error_of_slices(a, b, DIAGONALS[scheme]) <= allowed).all()


def test_all_errors_of_meeting_digits_have_one_sign() -> None:
    a, b = chosen.meeting_digits(np.random.default_rng(8), 2048, "int8:2,2,2")
    (_, a1, a2), (_, b1, b2) = slices(a), slices(np.ascontiguousarray(b.T))
    assert (a1[:1] * b2[:1] > 0).all() and (a2[:1] * b1[:1] > 0).all()
    exact = a.astype(np.float64) @ b
    assert 0.4 < np.mean(exact > 0) < 0.6, "elements of C have any sign"
    assert accepted(a, b, "int8:2,2,2")
