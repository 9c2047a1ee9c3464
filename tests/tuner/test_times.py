"""Measured times: whose GPUs they are, what their noise is, who is worth another run."""

import math
from types import SimpleNamespace

import pytest

from mixpert.trace import Trace, TraceRow
from mixpert.tuner import ladder as ladders
from mixpert.tuner import times
from mixpert.tuner.clock import driver, gpus
from mixpert.tuner.outcome import Status, Trial
from mixpert.tuner.times import Timing, all_made, contenders, least, noise


def test_gpus_and_driver_from_the_kernel_module(tmp_path):
    assert gpus(tmp_path) == driver(tmp_path) == []
    for number in (1, 0):
        path = tmp_path / "gpus" / f"0000:{number}a:00.0" / "information"
        path.parent.mkdir(parents=True)
        path.write_text(f"Model: \t\t NVIDIA H100 {number}\nIRQ:   \t\t 7\nGPU UUID: \t GPU-1\n")
    (tmp_path / "version").write_text("NVRM version: 580.1\nGCC version: 12\n")
    assert gpus(tmp_path) == ["NVIDIA H100 0", "NVIDIA H100 1"]
    assert driver(tmp_path) == ["NVRM version: 580.1"]


def test_the_least_time_of_each_call_counts_whatever_the_plan():
    times = {"a [1,1,1]": {"native": 2.0}, "a [2,2,2]": {"native": 3.0}}
    plan = {"a": "int8:1,1", "a [2,2,2]": "native"}
    trials = [
        Trial(plan, Status.OK, 0.0, 0.0, {"a [1,1,1]": 1.5, "a [2,2,2]": 2.5, "b [9,9,9]": 1.0}),
        Trial(plan, Status.OK, 0.0, 0.0, {"a [1,1,1]": 1.0, "a [2,2,2]": 4.0}),
        Trial(plan, Status.CRASH),
    ]
    assert least(times, trials) == {
        "a [1,1,1]": {"native": 2.0, "int8:1,1": 1.0},
        "a [2,2,2]": {"native": 2.5},
    }


def test_the_least_of_the_runs_with_one_scheme_everywhere_counts(monkeypatch):
    runs = [{"a": 2.0, "b": 1.0}, {"a": 1.5, "b": 3.0}, {"a": 4.0}]
    monkeypatch.setattr(times, "_runs", lambda *_: runs)
    assert times.everywhere(None, Trace(()), math.inf, "native") == {"a": 1.5, "b": 1.0}


class Runs:
    """Trials whose session knows some plans; what is run is counted."""

    def __init__(self, *known):
        baselines = {}
        session = SimpleNamespace(
            baseline=baselines.get,
            set_baseline=baselines.__setitem__,
            trial=lambda plan: next((True for scheme in known if scheme in plan.values()), None),
        )
        self.bench, self.calls = SimpleNamespace(session=session), 0

    def __call__(self, plan):
        self.calls += 1
        return Trial(plan, Status.OK, 0.0, 1.0, {"a [1,1,1]": 1.0})

    measure = __call__


@pytest.mark.parametrize(("known", "calls"), [((), 0), (("native",), 1)])
def test_after_the_budget_only_known_times_are_used(known, calls):
    trials = Runs(*known)
    assert len(times._runs(trials, ["a"], "native", 3, until=0.0)) == calls
    assert trials.calls == calls, "the first of them is recalled and costs no run"
    assert len(times._runs(Runs(), ["a"], "native", 3)) == 3


def test_what_is_too_coarse_by_far_is_not_measured():
    row = TraceRow("a", "cblas_sgemm", 1, 1, 1, "native", "native", 1, 1.0)
    within = ladders.schemes(times.candidates("full", Trace((row,)), 1e-6))
    assert {"native", "auto", "int8:1,1", "int8:2,1"} <= set(within)
    assert not {"int8:0,0", "int8:1,0", "fp16", "bf16"} & set(within)
    assert "int8:1,1" not in ladders.schemes(times.candidates("full", Trace((row,)), 1e-8))


LADDER = (("exact",), ("slow", "even"), ("native",), ("fast",))


def test_schemes_slower_than_more_accurate_ones_are_not_measured_again():
    times = {"exact": 2.0, "slow": 2.6, "even": 1.2, "native": 1.0, "fast": 1.4}
    assert contenders(LADDER, {"a": times}) == ("exact", "even", "native")
    enough = contenders(LADDER, {"a": times}, ["exact", "native"])
    assert enough == ("even", "native"), "native is accurate and much faster than the exact one"
    nearly = {**times, "fast": 1.2}
    assert "fast" in contenders(LADDER, {"a": times, "b": nearly})


def test_noise_is_how_far_times_spread():
    runs = [[{"a": 1.06}, {"a": 1.0}, {"a": 1.1}], [{"a": 2.0}, {"a": 2.0}], [{"a": 9.0}]]
    assert noise(runs, "a") == pytest.approx(0.05)
    assert noise([[{"a": 1.0}]], "a") == 0.0
    assert noise([[{"a": 1.0}, {"a": 9.0}]], "a") == 0.5


def test_noise_of_a_program_is_weighted_by_time():
    calls = {"a": {"native": 3.0}, "b": {"native": 1.0}}
    assert Timing((), calls, {"a": 0.0, "b": 0.4}).overall_noise == pytest.approx(0.1)
    assert Timing((), calls).overall_noise == 0.0


@pytest.mark.parametrize(
    ("runs", "failed", "made"), [(3, False, True), (2, False, False), (1, True, True)]
)
def test_times_are_complete_where_no_wanted_run_was_left_out(runs, failed, made):
    """Whatever the time is by then; one that failed was made."""
    known = {"runs of native": {"runs": [{}] * runs, "failed": failed}}
    trials = SimpleNamespace(bench=SimpleNamespace(session=SimpleNamespace(baseline=known.get)))
    assert all_made(trials, {"native": 3}) is made
    assert not all_made(trials, {"native": 1, "int8:1,1": 1}), "of which there is none"


def test_the_short_ladder_is_measured_first():
    full = ladders.named("full", (*ladders.CHOICES, ladders.AUTO))
    order = times._short_first(full)
    short = ladders.schemes(ladders.SHORT)
    assert set(order[: len(short)]) == set(short)
    assert sorted(order) == sorted(ladders.schemes(full))
