"""Records of accuracy that docs/bounds.md shows: they hold what it says, and are measured anew."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import expected_errors  # noqa: E402
import structured  # noqa: E402
from range_of_pieces import measure  # noqa: E402

from mixpert.grading.measure import within  # noqa: E402
from mixpert.kernels.split_model import BF16, SCHEMES, scales, split  # noqa: E402


@pytest.mark.parametrize("scheme", ["bf16x9", "bf16x6", "tf32x3", "auto"])
def test_small_elements_are_as_accurate_as_in_fp32(scheme: str) -> None:
    for binade in (-60, -110, -126, -149):
        assert measure(scheme, binade, False)["error"] < 6
    assert not within(measure("fp16x3", -60, False)["error"], 512)


@pytest.mark.parametrize("top", [-120, -60, -31, 0, 90])
def test_the_limit_is_where_the_last_bit_of_an_element_underflows(top: int) -> None:
    """Where the other operand is not known: 2^-110, or 2^-79 of the largest of a raised row."""
    limit = max(min(-110, top - 79), -126)
    rng = np.random.default_rng(top + 200)
    significands = rng.integers(2**23, 2**24, 200) | 1
    scheme = SCHEMES["bf16x9"]
    for binade, exact in ((limit, True), (limit - 1, False)):
        if binade < -126:
            continue
        row = np.append(np.ldexp(significands / 2.0**23, binade), np.ldexp(1.5, top))
        assert (row.astype(np.float32) == row).all()
        lift = int(scales(row[None], scheme)[0])
        scaled = np.ldexp(row, lift)
        assert scheme.source is BF16
        lost = scaled - np.sum(split(scaled, scheme), axis=0)
        assert (lost[:-1] == 0).all() == exact


def test_expected_errors_of_the_record_are_near() -> None:
    rows = json.loads(expected_errors.RESULTS.read_text())["rows"]
    assert {row["k"] for row in rows} == set(expected_errors.ROWS)
    assert {row["scheme"] for row in rows} == {*expected_errors.INT8, *SCHEMES}
    assert all(1 / 1.5 < row["expected"] < 1.5 for row in rows)
    assert all(1 <= row["bound"] < 1.05 for row in rows if row["bound"] is not None)
    again = next(expected_errors.measure("normal", 4))
    known = next(row for row in rows if (row["data"], row["k"]) == ("normal", 4))
    assert (again.scheme, again.draw) == (known["scheme"], known["draw"])
    assert again.expected == pytest.approx(known["expected"], rel=1e-6)


def test_structured_matrices_rarely_err_more_than_in_fp32() -> None:
    record = json.loads(structured.RESULTS.read_text())
    rows = record["rows"]
    assert {row["kind"] for row in rows} == set(structured.KINDS)
    assert max(row["times"] for row in rows) < 3
    assert sum(row["times"] > 1.5 for row in rows) < len(rows) / 100
    plain = ("Hilbert", "Hadamard", "normal", "triangular")  # without another library's functions
    seeds = [
        seed
        for seed, row in enumerate(rows)
        if row["kind"] in plain and row["relation"] == "its transpose" and row["k"] < 600
    ]
    for seed in seeds[:4]:
        again, known = structured.examine(seed), rows[seed]
        assert [again[name] for name in ("kind", "relation", "k", "scheme")] == [
            known[name] for name in ("kind", "relation", "k", "scheme")
        ]
        assert again["error"] == pytest.approx(known["error"], rel=0.02)
