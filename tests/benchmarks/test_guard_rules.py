"""The search for data that the guard accepts and should not, and rules it might decide by."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import guard_rules as rules  # noqa: E402
import guard_search as search  # noqa: E402

from mixpert.grading.matrices import Float32  # noqa: E402
from mixpert.kernels import guard_model as guard  # noqa: E402

WORST_KNOWN = 27_127
"""Seed of the problem that the device's rule accepts and that is above twice FP32's error."""


def counted(seed: int) -> dict[tuple[str, str], search.Tally]:
    tallies = {(rule, scheme): search.Tally() for rule in rules.RULES for scheme in rules.SCHEMES}
    rules.examine(seed, tallies)
    return tallies


def test_the_worst_known_problem_is_narrow() -> None:
    tallies = counted(WORST_KNOWN)
    found = tallies["earlier", "int8:2,2,2"]
    assert (found.accepted, found.twice, found.seed) == (1, 1, WORST_KNOWN)
    for rule in rules.RULES:
        assert tallies[rule, "int8:2,2,2"].accepted == (rule == "earlier"), rule
        assert tallies[rule, "int8:2,2"].accepted == (rule != "one fraction"), rule


@pytest.mark.parametrize(
    "make",
    [
        lambda rng, shape: rng.uniform(0.5, 1, shape),
        lambda rng, shape: rng.uniform(0.5, 1, shape) * rng.choice([-1, 1], shape),
        lambda rng, shape: 1 + 0.01 * rng.standard_normal(shape),
    ],
)
def test_a_narrow_rule_refuses_no_usual_data_of_narrow_range(
    make: Callable[[np.random.Generator, tuple[int, int]], Float32],
) -> None:
    """Elements of about one size, but of many values: their errors are independent."""
    rng = np.random.default_rng(3)
    a, b = (make(rng, (64, 128)).astype(np.float32) for _ in range(2))
    found = rules.panels(a, b.T)
    assert all(panel.spread < 128 for panel in found)
    target, form = guard.sgemm_error(128), search.FORMS["int8:2,2,2"]
    for rule in rules.RULES.values():
        assert guard.accepts(*found, form, target, rule)


def test_the_devices_rule_is_what_the_model_decides_by() -> None:
    assert rules.RULES["one fraction"] == guard.Rule() == guard.DEVICE_RULE


def test_the_table_is_of_problems_that_no_rule_was_chosen_on() -> None:
    report = json.loads(rules.RESULTS.read_text())
    chosen_on = json.loads(search.RESULTS.read_text())["problems"]
    assert (report["first"], report["problems"]) == (rules.FIRST, rules.PROBLEMS)
    assert report["first"] >= chosen_on
    assert {(row["rule"], row["scheme"]) for row in report["rows"]} == set(counted(0))


@pytest.mark.parametrize("seed", [WORST_KNOWN, 49_949, 50_886, 60_881])
def test_rows_of_one_magnitude_that_meet_zeros_are_refused_by_a_rule_for_them(seed: int) -> None:
    tallies = counted(seed)
    assert tallies["earlier", "int8:2,2,2"].twice == 1
    assert tallies["one magnitude", "int8:2,2,2"].accepted == 0


@pytest.mark.parametrize("seed", [54_392, 60_850, 66_397, 70_884, 72_397])
def test_few_values_scaled_along_k_are_refused_where_fractions_are_one(seed: int) -> None:
    tallies = counted(seed)
    assert tallies["one magnitude", "int8:2,2,2"].twice == 1
    assert tallies["one fraction", "int8:2,2,2"].accepted == 0


def test_masks_and_powers_of_two_have_one_fraction_and_are_accepted() -> None:
    """INT8 takes them exactly: there is no error that could add up."""
    rng = np.random.default_rng(4)
    mask = (rng.random((128, 1024)) < 0.9).astype(np.float32)
    powers = np.ldexp(
        rng.choice([-1, 1], (128, 1024)), rng.choice([0, 8], (128, 1024), p=[0.05, 0.95])
    )
    panels = rules.panels(mask, powers.astype(np.float32).T)
    assert [panel.single for panel in panels] == [False, True]
    assert guard.accepts(*panels, search.FORMS["int8:2,2,2"], guard.sgemm_error(1024))


def test_a_row_of_ones_decides_for_no_panel() -> None:
    rng = np.random.default_rng(5)
    a, b = (rng.uniform(-1, 1, (128, 1024)).astype(np.float32) for _ in range(2))
    for value, accepted in ((1.0, True), (0.7, False)):
        a[3] = value
        found = rules.panels(a, b.T)
        assert (
            guard.accepts(*found, search.FORMS["int8:2,2,2"], guard.sgemm_error(1024)) == accepted
        )
