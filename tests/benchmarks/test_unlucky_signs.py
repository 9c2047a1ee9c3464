"""Signs alone make errors so large that no bound from magnitudes is near on random data."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

import numpy as np
import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import unlucky_signs as unlucky  # noqa: E402

from mixpert.grading.matrices import PAIRS  # noqa: E402
from mixpert.kernels.bounds import norms  # noqa: E402

ROWS = json.loads(unlucky.RESULTS.read_text())["rows"]


def test_no_bound_from_magnitudes_is_within_thirty_from_k_4096_on() -> None:
    long = [row for row in ROWS if row["k"] >= 4096]
    assert {row["scheme"] for row in long} == {*unlucky.INT8, *unlucky.SPLITS}
    for row in ROWS:
        assert row["unlucky"] <= row["bound"], row
        assert row["unlucky"] > 30 or row["k"] < 4096, row


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "fp16x3"])
def test_the_table_is_what_is_measured(scheme: str) -> None:
    (row,) = unlucky.measure("normal", 256, (scheme,))
    (kept,) = (x for x in ROWS if (x["scheme"], x["data"], x["k"]) == (row.scheme, row.data, row.k))
    for name in ("typical", "unlucky", "bound"):
        assert asdict(row)[name] == pytest.approx(kept[name], rel=1e-6), name


def test_only_signs_differ() -> None:
    a, b = PAIRS["normal"](np.random.default_rng(5), 20, 20, 300)
    signed = unlucky.unlucky_signs(a, b, unlucky.INT8["int8:2,2,2"])
    np.testing.assert_array_equal(np.abs(signed), np.abs(a))
    assert 0.3 < np.mean(signed != a) < 0.7
    one, other = norms(a), norms(signed)
    for name in ("exponents", "largest", "sums", "squares"):
        np.testing.assert_array_equal(getattr(one, name), getattr(other, name))
