"""An interrupt of several trials at a time ends all of them, and leaves nothing behind."""

import json
import signal
import subprocess
import sys
import threading
import time
from contextlib import closing

import pytest

from mixpert.tuner.together import together


def test_an_interrupt_ends_all_jobs_and_keeps_what_was_done(fake_app, profile, tmp_path):
    options = ["--threshold", "3e-5", "--jobs", "3", "--session", "s", "--strategy", "model"]
    options += ["--device-model", str(profile), "--", str(fake_app)]
    code = "import sys; from mixpert.commands.tune import main; sys.exit(main())"
    faults = [word for i in range(3) for word in ("--fault", f"{i}=int8:1,1=hang")]
    line = [sys.executable, "-c", code, *options, *faults]
    child = subprocess.Popen(line, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    path = tmp_path / "s" / "session.jsonl"
    deadline = time.monotonic() + 60
    while not list(tmp_path.glob("s/trial.*")) and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(1.5)  # the quick ones of the first trials are over, one hangs
    child.send_signal(signal.SIGINT)
    _, err = child.communicate(timeout=30)
    assert child.returncode == 4
    assert "interrupted, session kept in s" in err
    assert "Traceback" not in err
    trials = [json.loads(x).get("trial") for x in path.read_text().splitlines()]
    assert "SIGKILL" not in json.dumps(trials)


def test_an_interrupt_ends_reference_runs_that_go_on_at_a_time(fake_app, profile, tmp_path):
    options = ["--threshold", "3e-5", "--jobs", "2", "--session", "s", "--device-model", profile]
    code = "import sys; from mixpert.commands.tune import main; sys.exit(main())"
    line = [sys.executable, "-c", code, *options, "--", fake_app, "--fault", "0=fp64=slow"]
    child = subprocess.Popen(line, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while len(list(tmp_path.glob("s/*reference*"))) < 2 and time.monotonic() < deadline:
        time.sleep(0.01)
    child.send_signal(signal.SIGINT)
    _, err = child.communicate(timeout=60)
    assert child.returncode == 4
    assert err.endswith("interrupted, session kept in s; run it again to go on\n")
    assert sorted(path.name for path in (tmp_path / "s").iterdir()) == ["lock", "session.jsonl"]
    done = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "first run of the program" not in done.stderr, "the session has it"


def test_an_interrupt_ends_the_runs_of_all_inputs(fake_app, profile, tmp_path):
    options = ["--threshold", "3e-5", "--jobs", "4", "--session", "s", "--device-model", profile]
    code = "import sys; from mixpert.commands.tune import main; sys.exit(main())"
    line = [sys.executable, "-c", code, *options, "--", fake_app, "--fault", "0=fp64=hang"]
    line += ["--validate", "--", fake_app, "--fault", "0=fp64=hang"]
    child = subprocess.Popen(line, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while len(list(tmp_path.glob("s/**/*reference*.*-*"))) < 2 and time.monotonic() < deadline:
        time.sleep(0.01)
    child.send_signal(signal.SIGINT)
    start = time.monotonic()
    _, err = child.communicate(timeout=60)
    assert (child.returncode, time.monotonic() - start < 30) == (4, True)
    assert err.endswith("interrupted, session kept in s; run it again to go on\n")
    assert not list(tmp_path.glob("s/**/*reference*.*-*"))


def test_an_interrupt_also_ends_what_starts_after_it(monkeypatch):
    """A job that was between two programs: its next one begins when all others were ended."""
    begun, running, killed = threading.Event(), threading.Event(), threading.Event()

    def late():
        begun.set()
        time.sleep(0.3)
        running.set()
        assert killed.wait(20), "nobody ended it"

    def kill():
        if running.is_set():
            killed.set()

    monkeypatch.setattr("mixpert.tuner.together.kill_running", kill)
    with (
        pytest.raises(KeyboardInterrupt),
        closing(together(2, [begun.wait, late])) as results,
    ):
        next(results)
        raise KeyboardInterrupt
    assert killed.is_set()


def test_an_interrupt_that_reaches_another_thread(monkeypatch):
    """The system may hand a signal to any thread; the one that waits does not wake by it."""
    killed, ended = threading.Event(), []
    monkeypatch.setattr("mixpert.tuner.together.kill_running", killed.set)

    def hit():
        time.sleep(0.3)  # the first thread waits by then
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)
        ended.append(killed.wait(20))

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with (
            pytest.raises(KeyboardInterrupt),
            closing(together(2, [hit, lambda: killed.wait(20)])) as results,
        ):
            next(results)
    finally:
        signal.signal(signal.SIGINT, before)
    assert ended == [True]
