"""mixpert-tune on the fake program: times that are measured, their noise, and the budget."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from written_plan import schemes


def test_nothing_beats_native_where_times_are_measured_and_equal(tune):
    status, out, _ = tune("--threshold", "1e-3", "--ladder", "short", model=False)
    assert status == 1
    assert schemes() == ["native"] * 3
    assert "nothing that is accurate beats native" in out


def test_times_of_the_processor_are_told_as_such(tune, monkeypatch):
    """At the beginning, and where nothing came of it; not where a GPU ran the calls."""
    said = []
    options = ("--threshold", "1e-3", "--ladder", "short")
    for backend, model in (("cpu", False), ("cuda", False), ("cpu", True)):
        monkeypatch.setenv("FAKE_BACKEND", backend)
        name = ("--session", f"{backend}-{model}")
        _, out, err = tune(*options, *name, model=model)
        said.append("ran on the processor, where emulation saves no time" in err)
        assert ("--device-model h100 tunes for a GPU" in out) is said[-1]
    assert said == [True, False, False]


def test_a_gain_of_a_hundredth_by_a_profile_does_not_count(tune, synthetic_model, profile):
    times = {"native": 1.0, "int8:2,2": 0.99}
    points = len(synthetic_model.schemes["native"])
    replace(synthetic_model, schemes={s: (ms,) * points for s, ms in times.items()}).write(profile)
    status, out, _ = tune("--threshold", "1e-3")
    assert (status, schemes()) == (1, ["native"] * 3)
    assert "nothing that is accurate beats native by 2%" in out


def test_measured_times_find_a_plan_that_is_faster(tune, monkeypatch):
    monkeypatch.setenv("FAKE_MS", json.dumps({"native": 2.0, "int8:2,2": 1.5, "int8:1,1": 0.5}))
    status, out, _ = tune("--threshold", "3e-5", "--ladder", "short", model=False)
    assert status == 0
    assert sorted(schemes()) == ["int8:1,1", "int8:1,1", "int8:2,2,2"]
    assert "2 ms, native 6 ms: 3.00x, measured on" in out


def test_the_full_ladder_has_float_splits_where_times_are_measured(tune, monkeypatch):
    monkeypatch.setenv("FAKE_MS", json.dumps({"native": 2.0, "bf16x3": 0.5, "fp16": 0.1}))
    status, _, err = tune("--threshold", "1e-6", model=False)
    assert status == 0, err
    assert "times of bf16x3 everywhere" in err
    assert "times of fp16 everywhere" not in err  # too coarse by far
    status, _, err = tune("--threshold", "1e-5", model=False)
    assert status == 0, err
    assert schemes() == ["bf16x3"] * 3


def test_a_gain_within_the_noise_of_times_does_not_count(tune, monkeypatch):
    times = {"native": 1.0, "int8:2,1": 0.95, "int8:1,1": 0.97, "int8:2,2,2": 0.96}
    monkeypatch.setenv("FAKE_MS", json.dumps(times))
    monkeypatch.setenv("FAKE_JITTER", "0.4")
    status, out, _ = tune("--threshold", "1e-3", "--ladder", "short", model=False)
    assert status in (0, 1)  # forty in a hundred of jitter: three runs may all be in luck
    assert schemes().count("native") >= 2, out


def test_a_gain_far_beyond_the_noise_is_found(tune, monkeypatch):
    monkeypatch.setenv("FAKE_MS", json.dumps({"native": 2.0, "int8:1,1": 0.5}))
    monkeypatch.setenv("FAKE_JITTER", "0.2")
    status, _, _ = tune("--threshold", "1e-3", "--ladder", "short", model=False)
    assert status == 0
    assert schemes() == ["int8:1,1"] * 3


def test_the_plan_is_not_slower_than_auto(tune, monkeypatch):
    monkeypatch.setenv("FAKE_MS", json.dumps({"native": 2.0, "auto": 0.4, "int8:2,2,2": 0.9}))
    status, _, err = tune("--threshold", "1e-6", model=False)
    assert status == 0, err
    assert set(schemes()) == {"auto"}
    assert "auto | auto | auto: pass" in err


def test_schemes_that_no_site_can_use_are_measured_once(tune, monkeypatch, tmp_path):
    """int8:1,1 is the fastest and 70 times the threshold off; int8:2,2,2 within it."""
    monkeypatch.setenv("FAKE_MS", json.dumps({"int8:2,2,2": 0.6, "int8:1,1": 0.4}))
    log = tmp_path / "log"
    options = ("--threshold", "7e-7", "--ladder", "short", "--no-limits", "--session", "s")
    assert tune(*options, args=("--log", str(log)), model=False)[0] == 0
    runs = runs_in("s")
    assert runs["int8:1,1"] == 1
    assert runs["int8:2,2,2"] == runs["native"] == 3


def runs_in(session: str) -> dict[str, int]:
    """How often the program ran with one scheme everywhere."""
    lines = map(json.loads, Path(session, "session.jsonl").read_text().splitlines())
    return {
        line["baseline"].removeprefix("runs of "): len(line["facts"]["runs"])
        for line in lines
        if line.get("baseline", "").startswith("runs of ")
    }


def test_native_is_measured_again_whatever_its_error(tune):
    """All gains are relative to its times."""
    tune("--threshold", "1e-9", "--ladder", "short", "--session", "s", model=False)
    assert runs_in("s")["native"] == 3


@pytest.mark.parametrize(("budget", "finds"), [("0.000001", False), ("30m", True)])
def test_times_are_measured_within_the_budget(tune, monkeypatch, tmp_path, budget, finds):
    monkeypatch.setenv("FAKE_MS", json.dumps({"native": 2.0, "int8:2,2,2": 0.4}))
    log = tmp_path / "log"
    options = ("--threshold", "1e-6", "--budget", budget, "--ladder", "short", "--no-limits")
    status, out, err = tune(*options, args=("--log", str(log)), model=False)
    assert status == (0 if finds else 1), err
    assert ("the budget ended the search before a plan faster than native" in out) is not finds
    assert (log.read_text().count("plan") > 10) is finds


def test_without_time_no_site_is_looked_at_for_one_sided_schemes(tune, tmp_path):
    """The session has the first run, reference, native and the result; the next time it looks."""
    options = ("--threshold", "1e-6", "--no-limits", "--session", "s")
    tune(*options, "--budget", "0.000001", model=False)
    facts = Path("s", "session.jsonl").read_text()
    assert "one slice holds" not in facts
    assert facts.count('"baseline"') == 5, "the last is native's times"
    tune(*options, model=False)
    assert "one slice holds" in Path("s", "session.jsonl").read_text()


def test_the_budget_of_a_profile_covers_the_probes_too(tune):
    tune("--threshold", "1e-3", "--session", "s", "--budget", "0.000001")
    assert "one slice holds" not in Path("s", "session.jsonl").read_text()


def test_runs_that_gave_the_times_count_for_no_budget(tune, monkeypatch):
    """Here one of them is the best plan, and the search may try one plan more."""
    monkeypatch.setenv("FAKE_MS", json.dumps({"native": 2.0, "int8:2,2,2": 0.4}))
    options = ("--threshold", "1e-6", "--max-evals", "1", "--no-limits")
    status, out, err = tune(*options, model=False)
    assert status == 0, err
    known = err.count(" (session)")
    assert known > 2
    assert f"{known + 1} plans tried" in out
    assert set(schemes()) == {"int8:2,2,2"}
