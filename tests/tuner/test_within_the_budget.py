"""--budget holds for the last runs too: fewer where time is short, and a note that says so."""

from __future__ import annotations

import json
from itertools import cycle
from types import SimpleNamespace

import pytest
from fake_facts import SITES
from written_plan import schemes

from mixpert.plan import Plan
from mixpert.tuner import effort, guarded, program, times, timing
from mixpert.tuner.limits import UNBOUNDED
from mixpert.tuner.search import record
from mixpert.tuner.trials import Trials

MS = {"native": 2.0, "int8:2,2": 1.5, "int8:2,2,2": 1.2, "int8:2,1": 1.0, "int8:1,1": 0.5}
OPTIONS = ("--threshold", "1e-3", "--ladder", "short", "--session", "s")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Time that passes in runs alone, a second each."""
    clock, ends = SimpleNamespace(seconds=0.0), cycle((False, True))

    def begin_or_end() -> float:
        clock.seconds += next(ends)
        return clock.seconds

    for module in (effort, record, times, timing):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: clock.seconds))
    monkeypatch.setattr(program, "time", SimpleNamespace(monotonic=begin_or_end))
    monkeypatch.setenv("FAKE_MS", json.dumps(MS))
    monkeypatch.setenv("FAKE_ESTIMATES", json.dumps(dict.fromkeys(MS, 2.5e-5)))
    return clock


@pytest.mark.parametrize("model", [False, True])
@pytest.mark.parametrize("budget", [8, 11, 17, 23])
def test_no_run_begins_after_its_end(tune, clock, budget: int, model: bool) -> None:
    status, out, err = tune(*OPTIONS, "--budget", str(budget), model=model)
    assert status == 0, err
    assert clock.seconds <= budget
    assert "native" not in schemes()
    limits = [Plan.read("fake_app.plan").sites[site].limit for site in SITES]
    assert (None in limits) == ("the plan has no limits for the guard" in out)
    if budget == 23:
        assert limits == [1e-4] * 3


def test_a_plan_without_limits_says_how_to_get_them(tune, clock) -> None:
    status, out, _ = tune(*OPTIONS, "--budget", "9", model=False)
    assert status == 0
    note = next(line for line in out.splitlines() if line.startswith("note"))
    assert "the plan has no limits for the guard" in note
    assert note.endswith("the same command adds them")
    assert [Plan.read("fake_app.plan").sites[site].limit for site in SITES] == [None] * 3
    clock.seconds = 0.0
    status, out, _ = tune(*OPTIONS, "--budget", "9", model=False)
    assert (status, clock.seconds <= 9) == (0, True)
    assert [Plan.read("fake_app.plan").sites[site].limit for site in SITES] == [1e-4] * 3
    assert "no limits" not in out


def test_a_budget_that_is_too_small_for_limits_is_told_what_is_enough() -> None:
    assert guarded.without_time(9.5, 9.4).endswith("adds them, with a --budget of 10 s or more")
    assert guarded.without_time(9.5, 9.5).endswith("adds them")
    assert guarded.without_time(9.5, None).endswith("adds them")


@pytest.mark.parametrize(
    ("budget", "said"),
    [
        (7, "the budget had no time for a validation run: error and time are those of the search"),
        (9, "the budget had time for 1 of 3 validation runs"),
    ],
)
def test_the_note_says_what_the_validation_lacks(tune, clock, budget: int, said: str) -> None:
    options = (*OPTIONS, "--no-limits", "--max-evals", "1", "--budget", str(budget))
    status, out, _ = tune(*options, model=False)
    assert status == 0
    assert said in out


def test_without_a_budget_the_validation_is_whole(tune, clock) -> None:
    _, out, _ = tune(*OPTIONS, model=False)
    assert "validation" not in out and "limits" not in out


def test_a_plan_after_one_that_does_not_hold_is_not_taken_on_trust(
    tune, clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Validation takes what is left of the budget, and fails: nothing is written without one."""
    made: list[int] = []

    def fails(trials: Trials, plan: object, judge: object, limits: object = None, **_: int) -> None:
        made.append(1)
        clock.seconds = 100.0

    monkeypatch.setattr(guarded, "validate", fails)
    status, out, _ = tune(*OPTIONS, "--budget", "17", model=False)
    assert (status, len(made)) == (1, 1)
    assert schemes() == ["native"] * 3
    assert "the budget ended the search before a plan faster than native was found" in out


def test_limits_are_never_written_without_a_run_that_has_them(tune, clock, monkeypatch) -> None:
    """Also where the run that estimates them takes the rest of the budget."""
    measured = guarded.estimated

    def slow(*args: object) -> object:
        found = measured(*args)
        clock.seconds = 100.0
        return found

    monkeypatch.setattr(guarded, "estimated", slow)
    seen, run = [], Trials.measure

    def noted(self: Trials, plan: dict[str, str], limits: object = None) -> object:
        seen.append(limits)
        return run(self, plan, limits)

    monkeypatch.setattr(Trials, "measure", noted)
    status, _, err = tune(*OPTIONS, "--budget", "30", model=False)
    assert status == 0, err
    assert [Plan.read("fake_app.plan").sites[site].limit for site in SITES] == [1e-4] * 3
    limits = [one for one in seen if one]
    assert limits == [dict.fromkeys(SITES, UNBOUNDED), dict.fromkeys(SITES, 1e-4)]
