"""Trials through Dask: the same plan whoever runs them, and a worker that dies costs no trial."""

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from mixpert.commands.tune import main

distributed = pytest.importorskip("distributed", reason="needs the dask extra")

WORKERS = 4
SECONDS = 60


@contextmanager
def cluster(directory, workers=WORKERS):
    """A scheduler and its workers, each a process of its own; yields its address and them."""
    file = directory / "scheduler.json"
    dask = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--no-dashboard", "--port", "0"]
    log = (directory / "dask.log").open("wb")
    children = [subprocess.Popen([*dask, "--scheduler-file", str(file)], stdout=log, stderr=log)]
    try:
        deadline = time.monotonic() + SECONDS
        while not file.exists():
            assert time.monotonic() < deadline, (directory / "dask.log").read_text()
            time.sleep(0.05)
        worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--no-dashboard"]
        worker += ["--nthreads", "1", "--no-nanny", "--scheduler-file", str(file)]
        for number in range(workers):
            where = ["--local-directory", str(directory / f"worker{number}")]
            children.append(subprocess.Popen([*worker, *where], stdout=log, stderr=log))
        with distributed.Client(scheduler_file=str(file), set_as_default=False) as client:
            client.wait_for_workers(workers, timeout=SECONDS)
            yield client.scheduler.address, children[1:]
    finally:
        for child in children:
            child.kill()
            child.wait()
        log.close()


def tuned(fake_app, profile, session, capfd, *options):
    line = ["--threshold", "3e-5", "--ladder", "short", "--strategy", "model", "--session", session]
    line += ["--device-model", str(profile), *options]
    status = main([*line, "--", str(fake_app), "--fault", "0=int8:1,2=crash"])
    out, err = capfd.readouterr()
    assert status == 0, err
    return Path("fake_app.plan").read_text(), out


@pytest.mark.slow
def test_four_workers_one_of_them_killed(fake_app, profile, tmp_path, monkeypatch, capfd):
    monkeypatch.chdir(tmp_path)
    alone = tuned(fake_app, profile, "alone", capfd)
    with cluster(tmp_path) as (address, workers):

        def kill_the_first_that_runs():
            while not list(tmp_path.glob("worker*/**/trial.*")):
                time.sleep(0.005)
            place = next(iter(tmp_path.glob("worker*/**/trial.*"))).relative_to(tmp_path).parts[0]
            os.kill(workers[int(place.removeprefix("worker"))].pid, signal.SIGKILL)

        killer = threading.Thread(target=kill_the_first_that_runs)
        killer.start()
        assert tuned(fake_app, profile, "spread", capfd, "--scheduler", address) == alone
        killer.join()
        assert [worker.poll() for worker in workers].count(-signal.SIGKILL) == 1
        assert "SIGKILL" not in (tmp_path / "spread" / "session.jsonl").read_text()
        with fake_app.open(
            "a"
        ) as program:  # another program than the one that the workers have seen
            program.write("# changed\n")
        assert tuned(fake_app, profile, "changed", capfd, "--scheduler", address) == alone


def test_nobody_at_the_address(fake_app, profile, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("mixpert.tuner.scheduler.CONNECT_SECONDS", 0.2)
    monkeypatch.chdir(tmp_path)
    options = ["--threshold", "1", "--device-model", str(profile), "--scheduler", "127.0.0.1:9"]
    assert main([*options, "--", str(fake_app)]) == 2
    err = capsys.readouterr().err.strip().splitlines()
    assert "no Dask scheduler at 127.0.0.1:9" in err[-1]
    assert len(err) == 1
