"""The validation of a plan whose runs are given."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace

import pytest

from mixpert.tuner.effort import Effort
from mixpert.tuner.outcome import Judge, Status, Trial
from mixpert.tuner.validate import REPEATS, Validated, validate

PLAN = {"a": "int8:1,1", "b": "native"}
NATIVE = dict.fromkeys(PLAN, "native")


def validated(plan: list[dict[str, float]], native: list[dict[str, float]]) -> Validated | None:
    """The figures from runs with these milliseconds by call; the error of each is 1e-6."""
    left = {"int8:1,1": iter(plan), "native": iter(native)}

    def measure(entries: Mapping[str, str], _limits: object = None) -> Trial:
        ms = next(left[entries["a"]])
        return Trial(dict(entries), Status.OK, 1e-6, sum(ms.values()), ms)

    clock, bench = SimpleNamespace(modelled=False), SimpleNamespace(effort=Effort())
    trials = SimpleNamespace(clock=clock, bench=bench, measure=measure)
    return validate(trials, PLAN, Judge(1e-5, 9.0))


def runs(*ms: float, b: float = 1.0) -> list[dict[str, float]]:
    return [{"a [1,1,1]": one, "b [1,1,1]": b} for one in ms]


@pytest.mark.parametrize(
    ("plan", "native", "holds"),
    [
        ((1.0, 1.0, 1.0), (2.0, 2.0, 2.0), True),
        ((1.0, 1.9, 9.0), (2.0, 2.0, 2.0), True),
        ((1.0, 2.0, 2.0), (3.0, 2.0, 3.0), False),
        ((1.0, 2.1, 2.1), (3.0, 2.0, 3.0), False),
    ],
)
def test_the_median_is_below_each_time_of_native(plan, native, holds) -> None:
    assert len(plan) == REPEATS
    assert (validated(runs(*plan), runs(*native)) is not None) is holds


def test_calls_that_the_plan_leaves_alone_do_not_count() -> None:
    """They were slower in the runs of the plan, by chance."""
    found = validated(runs(1.0, 1.0, 1.0, b=5.0), runs(2.0, 2.0, 2.0))
    assert found is not None
    assert (found.plan_ms, found.native_ms) == (6.0, 3.0)


def test_a_call_that_a_run_does_not_make_takes_no_time() -> None:
    without = [{"b [1,1,1]": 4.0}] * REPEATS
    assert validated(runs(0.5, 0.5, 0.5), without) is None
