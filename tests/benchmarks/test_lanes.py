"""Programs that are measured at the same time: who waits for whom, and what is left behind."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future
from itertools import pairwise
from pathlib import Path
from threading import Barrier

import pytest

FIGURES = Path(__file__).resolve().parents[2] / "benchmarks" / "figures"
sys.path[:0] = [str(FIGURES), str(FIGURES.parent)]

from cases import Case  # noqa: E402
from lanes import Exact, Lanes  # noqa: E402
from running import _WRAPPED, Measured  # noqa: E402
from sample_programs import CheckError  # noqa: E402

SAMPLE = r"""
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
int cudaMalloc(void **memory, size_t bytes);
int cudaDeviceSynchronize(void);
static void say(const char *what) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  fprintf(stderr, "%s %ld.%09ld\n", what, (long)t.tv_sec, t.tv_nsec);
}
int sample_main(int argc, char **argv) {
  void *memory;
  cudaMalloc(&memory, 8);
  say("begin");
  cudaMalloc(&memory, 8);
  cudaDeviceSynchronize();
  usleep(20000);
  cudaDeviceSynchronize();
  usleep(10000);
  cudaMalloc(&memory, 8);
  printf("%s\n", argv[argc - 1]);
  return 0;
}
"""
CUDA = r"""
#include <stdio.h>
#include <time.h>
static int waits;
int cublasCreate_v2(void *handle) { return 0; }
int cublasSetMathMode(void *handle, int mode) { return 0; }
int cudaFree(void *memory) { return 0; }
int cudaMalloc(void **memory, size_t bytes) { return 0; }
int cudaDeviceSynchronize(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  if (++waits % 2 == 0) fprintf(stderr, "end %ld.%09ld\n", (long)t.tv_sec, t.tv_nsec);
  return 0;
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sample with a GPU of its own making, linked with the driver as samples are."""
    folder = tmp_path_factory.mktemp("driver")
    for name, text in (("sample.c", SAMPLE), ("cuda.c", CUDA)):
        (folder / name).write_text(text)
    sources = [str(FIGURES / "driver.c"), str(folder / "sample.c"), str(folder / "cuda.c")]
    wrapped = [f"-Wl,--wrap={name}" for name in _WRAPPED]
    executable = folder / "program"
    subprocess.run(["gcc", "-w", *sources, "-o", str(executable), *wrapped], check=True)
    return executable


def by_process(program: Path, count: int, **variables: str) -> list[list[tuple[float, float]]]:
    """Runs so many processes of three runs each: when each run was at the GPU."""
    environment = {"SAMPLE_RUNS": "3", **variables}
    started = [
        subprocess.Popen(
            [str(program), "out"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(count)
    ]  # fmt: skip
    times = []
    for process in started:
        out, err = process.communicate(timeout=60)
        assert process.returncode == 0
        assert out.split() == ["-", "-", "out"]
        said = [line.split() for line in err.splitlines()]
        assert [word for word, _ in said] == ["begin", "end"] * 3
        at = [float(when) for _, when in said]
        times.append(list(zip(at[::2], at[1::2], strict=True)))
    return times


def together(program: Path, count: int, **variables: str) -> list[tuple[float, float]]:
    """The same of all processes, in order."""
    return sorted(run for runs in by_process(program, count, **variables) for run in runs)


def overlap(times: list[tuple[float, float]]) -> bool:
    return any(end > begin for (_, end), (begin, _) in pairwise(times))


def test_one_process_alone_is_at_the_gpu(program: Path, tmp_path: Path) -> None:
    assert not overlap(together(program, 4, SAMPLE_TURNS=str(tmp_path / "turns")))


def test_a_process_that_fills_memory_keeps_its_turn(program: Path, tmp_path: Path) -> None:
    case = Case("pca", "large")
    runs = by_process(program, 3, SAMPLE_TURNS=str(tmp_path / "turns"), **case.environment)
    assert not overlap(sorted((of_one[0][0], of_one[-1][1]) for of_one in runs))
    assert not Case("pca", "small").environment


def test_without_a_lock_file_runs_overlap(program: Path) -> None:
    assert overlap(together(program, 4))


def measured(file: Path) -> Callable[[], Measured]:
    def run() -> Measured:
        file.touch()
        return Measured("mlp", (1.0,), {}, file)

    return run


def test_lanes_share_an_exact_result_until_all_have_compared(tmp_path: Path) -> None:
    file, met = tmp_path / "exact.bin", Barrier(2)

    def job(exact: Exact) -> None:
        assert exact.measured().file.exists()
        met.wait(10)
        assert file.exists()

    with Lanes(2) as lanes:
        lanes.add(measured(file), {"a": job, "b": job})
    assert not lanes.failures
    assert not file.exists()


def test_a_job_that_fails_stops_no_other(tmp_path: Path) -> None:
    done: list[str] = []

    def fails(_: Exact) -> None:
        raise CheckError("no\nmemory")

    def works(exact: Exact) -> None:
        done.append(str(exact.measured().file))

    def broken() -> Measured:
        raise CheckError("no FP64")

    with Lanes(1) as lanes:
        lanes.add(measured(tmp_path / "1"), {"a": fails, "b": works})
        lanes.add(broken, {"c": works})
        lanes.add(measured(tmp_path / "2"), {"d": works})
    assert lanes.failures == ["a: no memory", "c: no FP64"]
    assert done == [str(tmp_path / "1"), str(tmp_path / "2")]
    assert not list(tmp_path.iterdir())


def test_a_result_that_is_found_after_its_users_failed_is_removed_too(tmp_path: Path) -> None:
    found: Future[Measured] = Future()
    Exact(found, users=1).leave()
    found.set_result(measured(tmp_path / "late")())
    assert not list(tmp_path.iterdir())


def test_a_fault_of_a_job_is_not_swallowed(tmp_path: Path) -> None:
    def faulty(_: Exact) -> None:
        raise KeyError("took")

    with pytest.raises(KeyError), Lanes(1) as lanes:
        lanes.add(measured(tmp_path / "1"), {"a": faulty})
