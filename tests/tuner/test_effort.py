"""How long runs take, how many are left, and what a budget leaves for the search."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from mixpert.trace import Trace, TraceRow
from mixpert.tuner import effort as module
from mixpert.tuner.effort import Effort, spell
from mixpert.tuner.forecast import expected
from mixpert.tuner.program import Program
from mixpert.tuner.request import Request
from mixpert.tuner.session import Session

RUNS = {"baseline": 4, "times": 20, "search": 12, "end": 13}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    now = SimpleNamespace(seconds=100.0)
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now.seconds))
    return now


def started(budget: float | None, seconds: float, width: int = 1) -> Effort:
    """An effort after the program's first run."""
    effort = Effort.within(budget, width)
    effort.ran(seconds)
    effort.expect(RUNS)
    return effort


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.4, "0 s"),
        (119.4, "119 s"),
        (120, "2 min"),
        (3570, "60 min"),
        (7500, "2 h 05 min"),
        (10800, "3 h 00 min"),
    ],
)
def test_durations_are_short(seconds: float, text: str) -> None:
    assert spell(seconds) == text


def test_long_searches_are_announced() -> None:
    assert started(None, 1.0).ahead() == ""
    assert started(None, 15.0).ahead() == (
        "a run takes 15 s, about 49 are expected: 12 min; --budget limits that, and after Ctrl-C "
        "the same command goes on"
    )


@pytest.mark.parametrize(
    ("budget", "end"),
    [
        (3600, "12 min"),
        (600, "12 min, of which the budget allows 10 min"),
        (
            200,
            "12 min, of which the budget allows 3 min",
        ),
        (
            50,
            "12 min; those before the search take 60 s of them, more than the budget of 50 s: no "
            "plan will be found",
        ),
    ],
)
def test_a_budget_that_is_too_small_is_named(
    budget: float, end: str, clock: SimpleNamespace
) -> None:
    assert started(budget, 15.0).ahead() == f"a run takes 15 s, about 49 are expected: {end}"


def test_lines_say_how_far_it_is_after_each_run() -> None:
    effort, lines = started(None, 10.0), list[str]()
    say = effort.with_progress(lines.append)
    say("one")
    say("two")
    effort.begin("search")
    effort.ran(20.0)
    say("three")
    effort.begin("end")
    for _ in range(12):
        effort.ran(1.0)
    say("four")
    assert lines == [
        "one [run 1 of about 50, 10 s each: 8 min]",
        "two",
        "three [run 2 of about 26, 15 s each: 6 min]",
        "four",
    ], "the last says nothing: a second is left"


def test_a_line_names_what_is_left_of_the_budget(clock: SimpleNamespace) -> None:
    effort, lines = started(600, 10.0), list[str]()
    clock.seconds += 100
    effort.with_progress(lines.append)("one")
    assert lines == ["one [run 1 of about 50, 10 s each: 8 min, 8 min of the budget left]"]


def test_the_last_runs_are_kept_out_of_the_time_of_the_search(clock: SimpleNamespace) -> None:
    assert started(600, 10.0).until() == 100 + 600 - 130
    assert started(100, 10.0).until() == 150, "the search has half of it at least"
    late = started(100, 10.0)
    clock.seconds += 101
    assert late.until() == clock.seconds, "not before now"
    clock.seconds -= 101
    assert started(None, 10.0).until() is None


def test_runs_that_a_budget_has_no_time_for(clock: SimpleNamespace) -> None:
    effort = started(600, 10.0)
    assert not effort.lacks(60)
    clock.seconds += 531
    assert effort.lacks(7) and not effort.lacks(6)
    assert not started(None, 10.0).lacks(10**6)


def test_runs_at_a_time_shorten_the_search_alone() -> None:
    assert started(None, 10.0).seconds_left == 490
    assert started(None, 10.0, width=4).seconds_left == 490 - 120 + 30


def test_the_most_that_a_strategy_announces_raises_no_estimate() -> None:
    effort = started(None, 10.0)
    effort.expect_at_most("search", 60)
    assert effort.left["search"] == 12
    effort.expect_at_most("search", 2)
    assert effort.left["search"] == 2


def row(site: str) -> TraceRow:
    return TraceRow(site, "cblas_sgemm", 64, 64, 64, "native", "native", 1, 1.0)


@pytest.mark.parametrize("modelled", [False, True])
def test_runs_that_the_session_holds_are_not_expected(modelled: bool, tmp_path: Path) -> None:
    request = Request(Program(Path("app")), 1e-5, ladder="short")
    trace = Trace(tuple(row(f"app+{i}") for i in range(8)))
    source = SimpleNamespace(modelled=modelled)
    with Session.open(tmp_path / "s", {"program": "app"}) as session:
        first = expected(request, trace, source, session)
        end = 2 if modelled else 7
        assert first == {"baseline": 4, "times": 0 if modelled else 5 + 4, "search": 12, "end": end}
        session.set_baseline("reference", {})
        session.set_baseline("runs of int8:1,1", {"runs": [{}, {}, {}], "failed": False})
        session.set_baseline("runs of int8:2,2", {"runs": [], "failed": True})
        again = expected(request, trace, source, session)
        assert again["baseline"] == 2 and again["times"] == (0 if modelled else 3 + 4)


@pytest.mark.parametrize(
    ("strategy", "sites", "plans"),
    [(None, 5, 20), (None, 6, 10), ("greedy", 6, 24), ("model", 3, 7), (None, 40, 28)],
)
def test_plans_are_foreseen_by_strategy(
    strategy: str | None, sites: int, plans: int, tmp_path: Path
) -> None:
    request = Request(Program(Path("app")), 1e-5, ladder="short", strategy=strategy)
    trace = Trace(tuple(row(f"app+{i}") for i in range(sites)))
    with Session.open(tmp_path / "s", {}) as session:
        assert expected(request, trace, SimpleNamespace(modelled=True), session)["search"] == plans
