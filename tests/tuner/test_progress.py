"""What a terminal shows while a search runs."""

import io
import re
import sys
import time
from types import SimpleNamespace

import pytest
from synthetic import FULL, random_graph

from mixpert.commands import common
from mixpert.tuner.outcome import Outcome, Verdict
from mixpert.tuner.progress import SAVED, TAKEN, Live, bar
from mixpert.tuner.search import STRATEGIES
from mixpert.tuner.search.record import Budget
from mixpert.tuner.space import Space

TIMES = {
    "a": {"native": 6.0, "int8:1,1": 3.0},
    "b": {"native": 4.0, "int8:1,1": 1.0},
    "c": {"native": 0.001, "int8:1,1": 0.001},
}
SPACE = Space.of(TIMES, {}, (("native",), ("int8:1,1",)), 1.0)
LOW, NATIVE = ("int8:1,1",) * 3, ("native",) * 3


def test_the_bar_is_the_sites_by_time_and_what_is_saved_of_them():
    assert bar(SPACE, NATIVE, 10) == "|██████|████|"
    assert bar(SPACE, LOW, 10) == "|███░░░|█░░░|"


def test_sites_shorter_than_a_character_stand_for_their_neighbours():
    many = Space.of({f"s{i}": TIMES["a"] for i in range(96)}, {}, SPACE.rungs, 1.0)
    assert bar(many, many.native, 24).replace("|", "") == "█" * 24


def test_the_line_has_the_best_what_was_tried_and_what_is_left():
    drawn: list[str] = []
    live = Live(SPACE, drawn.append)
    live.expect(3)
    live.add(NATIVE, Outcome(Verdict.SLOWER, 1e-7, 10.001))
    live.add(LOW, Outcome(Verdict.PASS, 2e-5, 4.001))
    live.add(("int8:1,1", "native", "native"), Outcome(Verdict.PASS, 1e-5, 7.001))
    assert "none beats native yet, 1 tried, up to 2 left" in drawn[0]
    assert drawn[2].endswith("best 2.50x at 2.0e-05, 3 tried, up to 0 left")


class Watched:
    """A table that notes what it is told to expect."""

    def __init__(self, evaluate):
        self.evaluate = evaluate
        self.told: list[tuple[int, int]] = []
        self.tried = 0

    def __call__(self, plan):
        self.tried += 1
        return self.evaluate(plan)

    def expect(self, left):
        self.told.append((self.tried, left))


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_every_strategy_announces_how_many_plans_are_left(strategy):
    graph = random_graph(5, FULL, linear=False, operators=4)
    watched = Watched(graph.evaluate)
    STRATEGIES[strategy](graph.space, watched, Budget(evaluations=99))
    assert watched.told
    assert all(left <= 99 - tried for tried, left in watched.told)


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_the_line_is_redrawn_around_messages(monkeypatch):
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(common, "_QUIET_SECONDS", 0.0)
    progress = common.Progress("cmd")
    progress.show("one")
    progress.show("two")
    progress.say("three")
    progress.clear()
    assert re.split(r"\r\x1b\[K", screen.getvalue()) == ["one", "two", "cmd: three\n"]


def test_a_terminal_without_blocks_gets_plain_characters(monkeypatch):
    class Old(Terminal):
        encoding = "latin-1"

    screen = Old()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(common, "_QUIET_SECONDS", 0.0)
    common.Progress("cmd").show(f"|{TAKEN * 2}|{SAVED}| best 2.35x")
    assert screen.getvalue() == "|##|.| best 2.35x"


def test_nothing_is_drawn_where_no_one_watches(capsys):
    common.Progress("cmd").show("one")
    assert capsys.readouterr().err == ""


def test_ongoing_work_is_named_by_the_last_message(monkeypatch, capsys):
    monkeypatch.setattr(common, "_QUIET_SECONDS", 3600)
    timers = []

    def timer(seconds, function):
        timers.append((seconds, function))
        return SimpleNamespace(start=lambda: None, cancel=lambda: None)

    monkeypatch.setattr(common.threading, "Timer", timer)
    with common.Progress("cmd") as progress:
        progress.say("one")
        progress.say("two")
        assert capsys.readouterr().err == ""
        ((seconds, fire),) = timers
        assert seconds == common._QUIET_SECONDS
        fire()
        fire()
        assert capsys.readouterr().err == "cmd: two\n"
    with common.Progress("cmd") as progress:
        progress.say("short")
    timers[1][1]()
    assert capsys.readouterr().err == ""


def test_the_quiet_time_ends_by_itself(monkeypatch, capsys):
    monkeypatch.setattr(common, "_QUIET_SECONDS", 0.05)
    with common.Progress("cmd") as progress:
        progress.say("one")
        said = ""
        deadline = time.monotonic() + 60
        while not said and time.monotonic() < deadline:
            time.sleep(0.01)
            said = capsys.readouterr().err
    assert said == "cmd: one\n"
