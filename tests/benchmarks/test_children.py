"""Commands of a benchmark that is told to end, or that run too long, may end what they run."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

FIGURES = Path(__file__).resolve().parents[2] / "benchmarks" / "figures"
sys.path.insert(0, str(FIGURES))

import children  # noqa: E402

CHILD = """
import pathlib, signal, sys, time
directory = pathlib.Path(sys.argv[1])
def told(*_):
    (directory / "told").touch()
    sys.exit(5)
signal.signal(signal.SIGTERM, told)
(directory / "ready").touch()
time.sleep(60)
"""
PARENT = f"""
import sys
from concurrent.futures import ThreadPoolExecutor
sys.path.insert(0, {str(FIGURES)!r})
import children
children.end_on_sigterm()
command = [sys.executable, "-c", {CHILD!r}, sys.argv[1]]
with ThreadPoolExecutor(1) as one:
    list(one.map(lambda _: children.run(command, 60), range(3)))
"""


def test_output_of_a_command_is_returned() -> None:
    done = children.run([sys.executable, "-c", "print('out'); raise SystemExit('err')"], 60)
    assert (done.returncode, done.stdout, done.stderr) == (1, "out\n", "err\n")


def test_a_command_that_runs_too_long_is_terminated(tmp_path: Path) -> None:
    for patience in (1, 4, 16, 50):  # until it has got as far as to hear
        with pytest.raises(subprocess.TimeoutExpired):
            children.run([sys.executable, "-c", CHILD, str(tmp_path)], patience)
        if (tmp_path / "ready").exists():
            break
    assert (tmp_path / "ready").exists()
    assert (tmp_path / "told").exists()


def test_commands_are_terminated_before_they_are_killed(tmp_path: Path) -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT, str(tmp_path)])
    try:
        while not (tmp_path / "ready").exists():
            assert parent.poll() is None
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(30) == 128 + signal.SIGTERM
    finally:
        parent.kill()
    assert (tmp_path / "told").exists()
