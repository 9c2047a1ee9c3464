"""Runs of a fake program that behaves and misbehaves, and how they are classified."""

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest
from fake_facts import SITES, THREE

from mixpert.errors import ProgramError, SessionError
from mixpert.plan import Plan
from mixpert.scheme import NATIVE, Scheme
from mixpert.trace import TraceRow
from mixpert.tuner.baseline import (
    LEAST_TIMEOUT,
    TIMEOUT_FACTOR,
    baselines,
    survey,
    timeout_for,
)
from mixpert.tuner.clock import TraceClock
from mixpert.tuner.comparison import Comparison
from mixpert.tuner.outcome import Judge, Status, Trial, Verdict
from mixpert.tuner.program import Program, run_program
from mixpert.tuner.session import Session
from mixpert.tuner.trials import Trials, Workbench, count_calls, substitution


@pytest.fixture
def make_trials(fake_app, tmp_path):
    """Builds a Trials with its baseline done, for a fake program with the given arguments."""
    with Session.open(tmp_path / "session", {}) as session:

        def make(*arguments: str) -> Trials:
            bench = Workbench(
                Program(fake_app, arguments), session, Comparison(), (SITES[2],), 60.0
            )
            seen = survey(bench, [], bench.program.path, lambda line: None)
            trials = Trials(bench, TraceClock(), count_calls(seen.trace))
            baselines([trials], "fp64", lambda _: None)
            return trials

        yield make


def impatient(trials: Trials, timeout: float) -> Trials:
    """The same with a shorter timeout, after baseline runs that had all the time they need."""
    return replace(trials, bench=replace(trials.bench, timeout=timeout))


def plan(*schemes: str) -> dict[str, str]:
    return dict(zip(SITES, schemes, strict=True))


def test_an_accurate_run_has_its_error_and_times(make_trials):
    trial = make_trials()(plan("int8:1,1", "int8:2,2", "int8:2,2"))
    assert trial.status is Status.OK
    assert trial.error == pytest.approx(0.5 * 4.3e-5, rel=0.02)
    assert trial.parts == {SITES[2]: pytest.approx(trial.error**2)}
    assert sorted(trial.call_ms.values()) == [1.0] * 3
    assert [key.rpartition(" [")[0] for key in trial.call_ms] == list(SITES)
    assert trial.ms == 3.0


def test_a_crash_by_chance_is_no_verdict(make_trials, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    trials = make_trials("--fault", "0=int8:1,1=first", "--log", "log")
    before = (tmp_path / "log").read_text().count("plan")
    trial = trials(plan("int8:1,1", "native", "native"))
    assert trial.status is Status.OK
    assert trial.detail == "crashed by chance, run again it did not: exit status 1: out of luck"
    assert (tmp_path / "log").read_text().count("plan") == before + 2
    assert trials(plan("int8:1,1", "native", "native")) == trial


@pytest.mark.parametrize(
    ("kind", "status", "detail"),
    [
        ("crash", Status.CRASH, "SIGSEGV"),
        ("fail", Status.CRASH, "exit status 1: out of luck"),
        ("nan", Status.NAN, "NaN or Inf in the output"),
        ("printnan", Status.NAN, "prints nan"),
        ("diverge", Status.DIVERGED, "run 1 times; compare an output file with --output"),
    ],
)
def test_misbehaviour_is_classified(make_trials, kind, status, detail):
    trial = make_trials("--fault", f"0=int8:1,1={kind}")(plan("int8:1,1", "native", "native"))
    assert trial.status is status
    assert detail in trial.detail
    assert trial.error is None


def test_a_trial_lists_calls_that_ran_another_scheme(make_trials):
    trials = make_trials("--fault", "1=int8:1,1=fallback")
    trial = trials(plan("native", "int8:1,1", "native"))
    assert trial.status is Status.OK
    assert trial.detail == (
        f"{SITES[1]} [1024,2048,2048] ran native, not int8:1,1: no memory for it"
    )
    assert trials(plan(*THREE)).detail == ""


def test_of_several_such_calls_the_first_is_named():
    rows = [TraceRow(s, "cblas_sgemm", 1, 2, 3, "native", "int8:1,1", 1, 1.0) for s in SITES]
    said = f"{SITES[0]} [1,2,3] ran native, not int8:1,1"
    assert substitution(rows[:1], lambda row: row.requested) == said
    assert substitution(rows, lambda row: row.requested) == f"{said} (and 2 more)"


def test_a_reference_with_native_calls_is_refused(make_trials):
    with pytest.raises(ProgramError, match=r"20:3@main \[.*\] ran native, not fp64: no memory"):
        make_trials("--fault", "1=fp64=fallback")


def test_a_hanging_run_is_killed_with_its_children(make_trials):
    trials = impatient(make_trials("--fault", "0=int8:1,1=hang"), 1.0)
    start = time.monotonic()
    trial = trials(plan("int8:1,1", "native", "native"))
    assert trial.status is Status.TIMEOUT
    assert trial.detail == "still running after 1 s"
    assert time.monotonic() - start < 300  # the child would sleep for 600


def test_a_plan_runs_once_and_comes_from_the_session_after_that(make_trials, tmp_path):
    log = tmp_path / "log"
    trials = make_trials("--log", str(log))
    runs = len(log.read_text().splitlines())
    first = trials(plan(*THREE))
    assert trials(plan(*THREE)) == first
    assert len(log.read_text().splitlines()) == runs + 1
    assert trials.measure(plan(*THREE)).error == first.error
    assert len(log.read_text().splitlines()) == runs + 2


def test_a_timeout_is_tried_again_with_more_time_only(make_trials):
    patient = make_trials("--fault", "0=int8:1,1=slow")
    slow = impatient(patient, 0.5)
    coarse = plan("int8:1,1", "native", "native")
    assert slow(coarse).status is Status.TIMEOUT
    before = (slow.bench.session.directory / "session.jsonl").read_bytes()
    assert slow(coarse).status is Status.TIMEOUT
    assert (slow.bench.session.directory / "session.jsonl").read_bytes() == before
    assert patient(coarse).status is Status.OK


def test_runs_leave_nothing_behind_but_the_reference(make_trials):
    trials = make_trials()
    trials(plan(*THREE))
    left = sorted(p.name for p in trials.bench.session.directory.iterdir())
    assert left == ["lock", "reference", "session.jsonl"]


def test_the_program_sees_only_the_settings_meant_for_it(fake_app, tmp_path, monkeypatch):
    monkeypatch.setenv("MIXPERT_SCHEME", "int8:0,0")
    directory = tmp_path / "run"
    directory.mkdir()
    schemes = Plan.of({site: Scheme.parse("int8:2,2") for site in SITES})
    run = run_program(Program(fake_app), directory, schemes, sinks=(SITES[2],))
    assert run.status is Status.OK
    assert {row.scheme for row in run.trace.rows} == {"int8:2,2"}
    assert os.environ["MIXPERT_SCHEME"] == "int8:0,0"


@pytest.mark.parametrize("arguments", [("--fault", "0=native=fail"), ("--no-gemm",)])
def test_a_full_disk_is_not_blamed_on_the_program(fake_app, tmp_path, arguments):
    directory = tmp_path / "session" / "run"
    directory.mkdir(parents=True)
    (directory / "probe").symlink_to("/dev/full")
    with pytest.raises(SessionError, match=f"^no space left on {directory.parent}, where"):
        run_program(Program(fake_app, arguments), directory, NATIVE)


def test_a_program_that_is_not_there_is_an_error(tmp_path):
    with pytest.raises(ProgramError, match="no such"):
        run_program(Program(Path("/no/such/app")), tmp_path, NATIVE)


@pytest.mark.parametrize(
    ("status", "error", "ms", "verdict"),
    [
        (Status.OK, 1e-6, 1.0, Verdict.PASS),
        (Status.OK, 1.1e-6, 1.0, Verdict.INACCURATE),
        (Status.OK, 1e-7, 4.0, Verdict.SLOWER),
        (Status.OK, 1e-7, 4.0 - 1e-12, Verdict.SLOWER),  # the same sum in another order
        (Status.OK, float("inf"), 1.0, Verdict.INACCURATE),
        (Status.OK, 1e300, 1.0, Verdict.INACCURATE),
        (Status.OK, 1e-300, 1.0, Verdict.PASS),
        (Status.CRASH, None, None, Verdict.CRASH),
        (Status.TIMEOUT, None, None, Verdict.TIMEOUT),
        (Status.NAN, None, None, Verdict.NAN),
        (Status.DIVERGED, None, None, Verdict.DIVERGED),
    ],
)
def test_verdict_of_each_kind_of_trial(status, error, ms, verdict):
    judge = Judge(threshold=1e-6, native_ms=4.0)
    assert judge(Trial({}, status, error, ms)).verdict is verdict


def test_the_time_limit_of_a_run_grows_with_the_native_run():
    assert timeout_for(None, 2.0) == LEAST_TIMEOUT + 2.0 * TIMEOUT_FACTOR
    assert timeout_for(5.0, 2.0) == 5.0
