"""Plans that fail on another input: who is blamed, and how far it is raised."""

import math

import pytest

from mixpert.errors import ProgramError
from mixpert.tuner import ladder as ladders
from mixpert.tuner.generalise import hold, safer
from mixpert.tuner.outcome import Status, Trial
from mixpert.tuner.space import Space

MS = {"int8:2,2": 3.0, "int8:2,2,2": 2.5, "native": 9.0, "int8:2,1": 3.0, "int8:1,2": 3.0}
MS |= {"int8:1,1": 1.0}
ERROR = {"int8:2,2": 1e-7, "int8:2,2,2": 2e-7, "native": 8e-7, "int8:1,1": 4e-5}
SPACE = Space.of({"a": MS, "b": MS, "c": MS}, {}, ladders.SHORT, 1e-4)
LOW = ("int8:1,1",) * 3


def attempt(*factors: float):
    """An input on which INT8 forms of the operators are so much less accurate."""

    def run(plan):
        parts = [
            ERROR[s] * (f if s != "native" else 1.0) for s, f in zip(plan, factors, strict=True)
        ]
        return Trial({}, Status.OK, math.hypot(*parts), 1.0)

    return run


def held(inputs, threshold=1e-4, plan=LOW):
    return hold(SPACE, plan, inputs, threshold, lambda _: None)


def test_a_plan_that_holds_is_left_alone():
    result = held({"x": attempt(1, 1, 1)})
    assert result.plan == LOW
    assert result.raised == ()
    assert result.errors["x"] == pytest.approx(4e-5 * math.sqrt(3))


def test_the_site_to_blame_is_raised_and_no_further_than_needed():
    result = held({"x": attempt(1, 1, 1), "y": attempt(1, 10, 1)})
    assert result.plan == ("int8:1,1", "int8:2,2,2", "int8:1,1")
    (change,) = result.raised
    assert (change.name, change.input) == ("b", "y")
    assert str(change) == "y: b raised from int8:1,1 to int8:2,2,2, error 4.04e-04 to 5.66e-05"


def test_native_is_chosen_if_no_slices_are_enough():
    assert held({"x": attempt(1, 1, 1e4)}).plan == ("int8:1,1", "int8:1,1", "native")


def test_several_sites_and_inputs():
    result = held({"x": attempt(10, 1, 1), "y": attempt(1, 1, 10)})
    assert result.plan == ("int8:2,2,2", "int8:1,1", "int8:2,2,2")
    assert [change.name for change in result.raised] == ["a", "c"]
    assert max(result.errors.values()) <= 1e-4


def test_an_input_that_nothing_saves_is_an_error():
    with pytest.raises(ProgramError, match=r"does not hold on x: error .* raising no site"):
        held({"x": attempt(1, 1, 1)}, threshold=1e-9)


def test_an_error_that_no_site_makes_raises_none():
    said = []
    with pytest.raises(ProgramError, match=r"does not hold on x: error 1\.00e-03"):
        hold(SPACE, LOW, {"x": lambda _: Trial({}, Status.OK, 1e-3, 1.0)}, 1e-4, said.append)
    assert said == []


def test_a_failing_run_counts_as_infinitely_wrong():
    def run(plan):
        good = plan[0] == "native"
        return Trial({}, Status.OK, 1e-6) if good else Trial({}, Status.CRASH)

    assert held({"x": run}).plan == ("native", "int8:1,1", "int8:1,1")


def test_safer_schemes_are_fastest_first():
    operator = SPACE.operators[0]
    assert list(safer(operator, "int8:1,1")) == ["int8:2,2,2", "int8:2,2", "native"]
    assert list(safer(operator, "int8:2,2")) == ["native"]


def test_what_will_be_tried_is_told_before_and_nothing_else():
    """All inputs with the plan; of the one that fails, every site with its safest schemes."""
    tried, told = [], []

    def noted(name, run):
        def attempt_of(plan):
            tried.append((name, plan))
            return run(plan)

        return attempt_of

    inputs = {"x": noted("x", attempt(1, 1, 1)), "y": noted("y", attempt(1, 10, 1))}
    result = hold(SPACE, LOW, inputs, 1e-4, lambda _: None, ahead=told.append)
    assert told[0] == [("x", LOW), ("y", LOW)]
    assert {name for name, _ in told[1]} == {"y"}
    assert len(told[1]) == 6, "the top of the ladder and native, of three sites"
    assert set(told[0]) | set(told[1]) <= set(tried)
    assert result.plan == held(inputs).plan
