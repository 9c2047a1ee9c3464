"""How many threads the processor's backend takes."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from harness import Arena, Driver, cblas

N = 512


@pytest.fixture(scope="module")
def counter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++")
    library = tmp_path_factory.mktemp("count") / "libcount.so"
    source = Path(__file__).with_name("count_threads.cpp")
    command = [compiler, "-shared", "-fPIC", str(source), "-o", str(library), "-ldl", "-pthread"]
    subprocess.run(command, check=True)
    return library


@pytest.fixture
def started(driver: Driver, counter: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """How many threads one product starts under an OMP_NUM_THREADS, beside the one that calls."""
    arena = Arena()
    for _ in range(3):
        arena.add(np.ones((N, N)))
    monkeypatch.chdir(
        counter.parent
    )  # the loader splits its list at blanks, which may be in the path
    monkeypatch.setenv("LD_PRELOAD", f"./{counter.name}")

    def start(limit: str | None, before: Callable[[], None] | None = None) -> int:
        if limit is None:
            monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
        else:
            monkeypatch.setenv("OMP_NUM_THREADS", limit)
        call = cblas("s", N, N, N, 0, N * N, 2 * N * N)
        ran = driver.run([call], arena, before, scheme="int8:1,1", blas="unset")
        assert ran.status == 0, ran.stderr
        return int(ran.stdout)

    return start


@pytest.mark.parametrize(("limit", "threads"), [("1", 0), ("3", 2)])
def test_openmps_variable_caps_them(started: Callable[..., int], limit: str, threads: int) -> None:
    assert started(limit) == threads


@pytest.mark.parametrize("limit", [None, "", "many", "0", "-2"])
def test_without_a_number_they_are_the_processors_that_it_may_run_on(
    started: Callable[..., int], limit: str | None
) -> None:
    one = min(os.sched_getaffinity(0))
    assert started(limit, lambda: os.sched_setaffinity(0, {one})) == 0
    allowed = len(os.sched_getaffinity(0))
    assert 0 < started(limit) + 1 <= allowed
