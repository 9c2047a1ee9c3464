"""Sessions of mixpert-tune: shared, refused, simulated, killed and gone on with."""

import contextlib
import json
import random
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time

import pytest
from fake_facts import SITES
from processes import gone, wait_until, waits_for
from written_plan import schemes

from mixpert.tuner.validate import REPEATS


def test_several_thresholds_share_runs_and_have_a_plan_each(tune, tmp_path):
    alone = []
    for threshold in ("1e-3", "3e-5"):
        tune("--threshold", threshold, "--ladder", "short")
        alone.append(schemes())
    thresholds = ("--threshold", "3e-5", "--threshold", "1e-3", "--threshold", "1e-12")
    args = ("--log", "runs.log")
    status, out, err = tune(*thresholds, "--ladder", "short", args=args)
    assert status == 3
    assert "no scheme reaches the threshold 1.00e-12" in err
    assert [schemes(f"fake_app-{t}.plan") for t in ("0.001", "3e-05")] == alone
    assert out.count("plan     fake_app-") == 2
    runs = (tmp_path / "runs.log").read_text().split()
    assert (runs.count("fp64"), runs.count("native")) == (2, 3)


def test_results_as_json(tune, tmp_path):
    options = ("--threshold", "1e-3", "--threshold", "1e-12", "--ladder", "short", "--json")
    status, out, _ = tune(*options, "r.json")
    results = json.loads((tmp_path / "r.json").read_text())["results"]
    assert [(r["threshold"], r["status"]) for r in results] == [(1e-3, 0), (1e-12, 3)]
    assert status == 3
    assert results[0]["plan"] == "fake_app-0.001.plan"
    found = {site["id"]: site["scheme"] for site in results[0]["sites"]}
    assert [found[site] for site in SITES] == schemes("fake_app-0.001.plan")
    assert f"error    {results[0]['error']:.2e} of threshold" in out
    assert "no scheme reaches the threshold" in results[1]["remark"]
    again = tune(*options, "-")
    assert json.loads(again[1]) == json.loads((tmp_path / "r.json").read_text())
    assert "site  file:line" in again[2]
    assert tune(*options, "fake_app-0.001.plan")[0] == 2


def test_a_session_is_simulated_without_a_run(tune, fake_app, tmp_path):
    options = ("--threshold", "3e-5", "--ladder", "short", "--session", "s")
    args = ("--log", "runs.log")
    first = tune(*options, args=args)
    before = [(tmp_path / name).read_bytes() for name in ("runs.log", "s/session.jsonl")]
    assert tune(*options, "--simulate", args=args)[:2] == first[:2]
    status, out, _ = tune(*options, "--simulate", "--strategy", "exhaustive", args=args)
    assert "the session knows no further trial" in out
    assert [(tmp_path / name).read_bytes() for name in ("runs.log", "s/session.jsonl")] == before
    status, _, err = tune("--threshold", "1e-3", "--session", "new", "--simulate", args=args)
    assert status == 2
    assert "--simulate runs nothing, and session new is not there" in err
    assert not (tmp_path / "new").exists()


def test_a_second_call_takes_everything_but_the_validation_from_the_session(tune, tmp_path):
    args = ("--log", "runs.log")
    first = tune("--threshold", "3e-5", "--ladder", "short", args=args)
    runs = len((tmp_path / "runs.log").read_text().splitlines())
    second = tune("--threshold", "3e-5", "--ladder", "short", args=args)
    assert second[:2] == first[:2]
    assert "runs of plans already" not in first[2]
    assert re.search(r"session \S+: knows \d+ runs of plans already\n", second[2])
    assert len((tmp_path / "runs.log").read_text().splitlines()) == runs + 1


def test_measured_times_come_from_the_session_too(tune, tmp_path, monkeypatch):
    """Of a second call only the validation runs: plan and native in turns."""
    monkeypatch.setenv("FAKE_MS", json.dumps({"native": 2.0, "int8:2,2,2": 0.4}))
    options = ("--threshold", "1e-6", "--ladder", "short", "--no-limits")
    first = tune(*options, args=("--log", "runs.log"), model=False)
    runs = len((tmp_path / "runs.log").read_text().splitlines())
    second = tune(*options, args=("--log", "runs.log"), model=False)
    assert second[:2] == first[:2]
    assert len((tmp_path / "runs.log").read_text().splitlines()) == runs + 2 * REPEATS


def test_another_threshold_shares_the_runs(tune, tmp_path):
    args = ("--log", "runs.log")
    tune("--threshold", "1e-3", "--ladder", "short", args=args)
    before = len((tmp_path / "runs.log").read_text().splitlines())
    status, out, _ = tune("--threshold", "3e-5", "--ladder", "short", args=args)
    after = len((tmp_path / "runs.log").read_text().splitlines())
    tried = int(re.search(r"(\d+) plans tried", out)[1])
    assert status == 0
    assert after - before < tried


def test_a_session_of_another_run_is_refused(tune):
    assert tune("--threshold", "1e-3", "--session", "s")[0] == 0
    status, _, err = tune("--threshold", "1e-3", "--session", "s", args=("--noise", "0"))
    assert status == 2
    assert "belongs to another run: arguments changed" in err


def test_a_session_is_refused_when_an_input_file_changes(tune, tmp_path):
    path = tmp_path / "data.bin"
    options = ("--threshold", "1e-3", "--ladder", "short", "--session", "s", "--input", str(path))
    path.write_bytes(b"one")
    assert tune(*options)[0] == 0
    path.write_bytes(b"two")
    status, _, err = tune(*options)
    assert status == 2
    assert f"belongs to another run: input {path} changed" in err
    path.unlink()
    assert "data.bin: cannot read" in tune(*options)[2]


def command(fake_app, profile, *args: str) -> list[str]:
    options = ["--threshold", "3e-5", "--device-model", str(profile), "--session", "s"]
    code = "import sys; from mixpert.commands.tune import main; sys.exit(main())"
    return [sys.executable, "-c", code, *options, "--", str(fake_app), *args]


def wait_for_trials(session_file, count: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if session_file.exists() and session_file.read_text().count('"trial"') >= count:
            return
        time.sleep(0.01)
    raise TimeoutError


def test_killed_anywhere_it_ends_with_the_same_plan(fake_app, profile, tmp_path):
    """kill -9 after a growing number of trials; the session carries on each time."""
    undisturbed, disturbed = tmp_path / "a", tmp_path / "b"
    for directory in (undisturbed, disturbed):
        directory.mkdir()
    line = command(fake_app, profile)
    subprocess.run(line, cwd=undisturbed, check=True, capture_output=True)
    trials = (undisturbed / "s" / "session.jsonl").read_text().count('"trial"')
    for count in range(1, trials, max(trials // 4, 1)):
        child = subprocess.Popen(line, cwd=disturbed, stderr=subprocess.DEVNULL)
        wait_for_trials(disturbed / "s" / "session.jsonl", count)
        child.kill()
        child.wait()
    subprocess.run(line, cwd=disturbed, check=True, capture_output=True)
    assert (undisturbed / "fake_app.plan").read_text() == (disturbed / "fake_app.plan").read_text()


@pytest.mark.slow
def test_killed_at_20_random_moments_it_ends_with_the_same_plan(fake_app, profile, tmp_path):
    """kill -9 wherever the tuner is: starting, in the baseline, between lines, in a trial."""
    undisturbed, disturbed = tmp_path / "a", tmp_path / "b"
    for directory in (undisturbed, disturbed):
        directory.mkdir()
    line = command(fake_app, profile, "--fault", "0=int8:2,1=slow", "--fault", "1=int8:1,1=slow")
    start = time.monotonic()
    subprocess.run(line, cwd=undisturbed, check=True, capture_output=True)
    whole = time.monotonic() - start
    rng, killed = random.Random(1), 0
    for _ in range(20):
        child = subprocess.Popen(
            line, cwd=disturbed, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(rng.uniform(0.1, 0.4 * whole))
        killed += child.poll() is None
        child.kill()
        child.wait()
    subprocess.run(line, cwd=disturbed, check=True, capture_output=True)
    assert killed >= 10
    plans = [(d / "fake_app.plan").read_text() for d in (undisturbed, disturbed)]
    assert plans[0] == plans[1]
    trials = [
        (d / "s/session.jsonl").read_text().count('"trial"') for d in (undisturbed, disturbed)
    ]
    assert trials[0] == trials[1]


def test_killed_it_leaves_no_program_running(fake_app, profile, tmp_path):
    """Neither the run of that moment nor what it has started, which is of the same group."""
    pids = tmp_path / "pids"
    start, _, run = fake_app.read_text().partition("exec ")
    fake_app.write_text(f"{start}{run.strip()} & echo $$ $! > {shlex.quote(str(pids))}; wait\n")
    faults = [word for scheme in ("fp64", "native") for word in ("--fault", f"0={scheme}=hang")]
    child = subprocess.Popen(command(fake_app, profile, *faults), cwd=tmp_path)
    wait_until(lambda: pids.exists() and pids.read_text().endswith("\n"))
    running = [int(word) for word in pids.read_text().split()]
    wait_until(lambda: waits_for(child.pid, running[0]))
    assert len(running) == 2
    assert not any(map(gone, running))
    child.kill()
    child.wait()
    wait_until(lambda: all(map(gone, running)))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupt_ends_with_4_and_writes_no_plan(fake_app, profile, tmp_path, number):
    line = command(fake_app, profile, "--fault", "0=int8:1,1=hang")
    child = subprocess.Popen(line, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    wait_for_trials(tmp_path / "s" / "session.jsonl", 3)
    child.send_signal(number)
    _, err = child.communicate(timeout=60)
    assert child.returncode == 4
    assert "interrupted, session kept in s; run it again to go on" in err
    assert "Traceback" not in err
    assert not (tmp_path / "fake_app.plan").exists()


def tuned_with_stdin(fake_app, profile, stdin):
    line = [
        sys.executable, "-m", "mixpert.commands.tune", "--threshold", "3e-5", "--session", "s",
        "--ladder", "short", "--device-model", profile, "--", fake_app, "--log", "runs.log",
        "--stdin",
    ]  # fmt: skip
    return subprocess.run(
        line, cwd=fake_app.parent, stdin=stdin, capture_output=True, text=True, check=False
    )


def test_every_run_reads_standard_input_from_its_start(fake_app, profile, tmp_path):
    (tmp_path / "in put").write_text("n=512")
    with (tmp_path / "in put").open() as stdin:
        stdin.read(2)  # as a shell that has read a part
        done = tuned_with_stdin(fake_app, profile, stdin)
    assert done.returncode == 0, done.stderr
    runs = (tmp_path / "runs.log").read_text().splitlines()
    assert len(runs) > 5 and all(line.endswith(" n=512") for line in runs)
    (tmp_path / "in put").write_text("n=1024")
    with (tmp_path / "in put").open() as stdin:
        again = tuned_with_stdin(fake_app, profile, stdin)
    assert again.returncode == 2 and "standard input changed" in again.stderr


def test_standard_input_without_a_name(fake_app, profile, tmp_path):
    """As of here documents in some shells: the file was removed after it was opened."""
    with tempfile.TemporaryFile("w+") as stdin:
        stdin.write("n=64")
        stdin.flush()
        done = tuned_with_stdin(fake_app, profile, stdin)
    assert done.returncode == 0, done.stderr
    assert all(x.endswith(" n=64") for x in (tmp_path / "runs.log").read_text().splitlines())


def test_a_pipe_is_not_read(fake_app, profile, tmp_path):
    done = tuned_with_stdin(fake_app, profile, subprocess.PIPE)
    assert done.returncode == 0, done.stderr
    assert {x[-1] for x in (tmp_path / "runs.log").read_text().splitlines()} == {" "}
