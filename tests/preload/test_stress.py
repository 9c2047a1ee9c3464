"""stress.cpp: many threads, sites, schemes and entry points at once, forks, and calls at exit."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from child_environment import child_environment
from preload_client import ROOT, Compile, link_flags

from mixpert import native, settings
from mixpert.trace import Trace

SANITIZERS = ("address,undefined", "thread")
FLAGS = "-O1 -g1 -fno-omit-frame-pointer -fno-sanitize-recover=undefined -fsanitize="
SETTINGS = [
    {}, {"scheme": "native"}, {"scheme": "fp64"}, {"backend": "cpu"}, {"guard": "off"},
    {"workspace_limit": "40K"},
]  # fmt: skip
Run = Callable[..., list[str]]


@pytest.fixture
def run(cublas: Path, fakes: Path, tmp_path: Path) -> Run:
    """Runs a program with everything on that keeps state; returns what it printed."""
    del cublas
    (tmp_path / "captured").mkdir()
    shared = {
        # GCC 13 and older misread thread-local memory of libraries, over which LeakSanitizer dies.
        "ASAN_OPTIONS": "intercept_tls_get_addr=0",
        "LD_LIBRARY_PATH": str(fakes), "XDG_CACHE_HOME": str(tmp_path),
        "FAKE_CUDA_LOG": str(tmp_path / "cuda"), "FAKE_CUDA_COMPUTES": "1",
        "FAKE_CUDA_LOG_ALL": "1", "FAKE_CUDA_REUSES": "1",
        "FAKE_CUBLAS_LOG": str(tmp_path / "cublas"),
        settings.TRACE: str(tmp_path / "trace.jsonl"), settings.CHECK: "0.5:1e-6",
        settings.CAPTURE: str(tmp_path / "captured"),
    }  # fmt: skip

    def start(*words: object, **variables: str) -> list[str]:
        done = subprocess.run(
            [*map(str, words)],
            env=child_environment(**variables) | shared,
            capture_output=True, text=True, timeout=300, check=False, cwd=tmp_path,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    return start


def compiled(build: Compile, library: Path, cublas: Path, name: str, *flags: str) -> Path:
    include = f"-I{native.INCLUDE_DIRECTORY}"
    return build("stress.cpp", name, include, *flags, *link_flags(library), *link_flags(cublas))


@pytest.fixture(scope="session")
def program(build: Compile, cublas: Path) -> Path:
    return compiled(build, native.LIBRARY, cublas, "stress")


@pytest.mark.parametrize("asked", SETTINGS[:1] + SETTINGS[3:4], ids=str)
def test_everything_at_once(program: Path, run: Run, tmp_path: Path, asked: dict[str, str]) -> None:
    assert run(program, 4, 15, 2, **asked) == ["0"]
    trace = Trace.read(tmp_path / "trace.jsonl")
    assert {row.entry for row in trace.rows} >= {"cublasSgemm_v2", "cblas_sgemm", "cublasGemmEx"}
    assert {"int8:2,2,2", "int8:1,1"} <= {row.scheme for row in trace.rows}
    kept = "graph" in (tmp_path / "cuda").read_text().splitlines()
    assert kept == (asked.get("backend") != "cpu")


@pytest.fixture
def captures_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAKE_CAPTURE_ELSEWHERE", "1")


@pytest.mark.usefixtures("captures_elsewhere")
@pytest.mark.parametrize("scheme", ["int8:2,2,2", "auto", "fp64"])
def test_a_capture_in_another_thread_goes_on(
    program: Path, run: Run, tmp_path: Path, scheme: str
) -> None:
    """CUDA ends it, where some thread waits or takes memory without having said that it may."""
    assert run(program, 4, 15, 0, scheme=scheme) == ["0"]
    unsafe = [line for line in (tmp_path / "cuda").read_text().splitlines() if "unsafe" in line]
    assert not unsafe, Counter(unsafe)


@pytest.fixture(scope="session", params=SANITIZERS)
def sanitized(request: pytest.FixtureRequest, build: Compile, cublas: Path) -> list[str | Path]:
    """The command that starts stress.cpp on a library built with a sanitizer."""
    kind: str = request.param
    cmake, folder = shutil.which("cmake"), ROOT / "build" / f"sanitize-{kind.partition(',')[0]}"
    if cmake is None:
        pytest.skip("needs cmake: pip install cmake")
    configure = [cmake, "-S", ROOT / "runtime/native", "-B", folder, "-DCMAKE_BUILD_TYPE=None",
                 f"-DCMAKE_CXX_FLAGS={FLAGS}{kind}"]  # fmt: skip
    jobs = os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL", "2")
    for command in (configure, [cmake, "--build", folder, "--target", "mixpert", "-j", jobs]):
        subprocess.run(command, check=True, capture_output=True)
    flags = f"{FLAGS}{kind}".split()
    program = compiled(build, folder / "libmixpert.so", cublas, f"stress-{kind}", *flags)
    # ThreadSanitizer of older compilers knows where memory lies only where it is not random.
    plain = [found, "-R"] if kind == "thread" and (found := shutil.which("setarch")) else []
    return [*plain, program]


@pytest.mark.slow
@pytest.mark.parametrize("asked", SETTINGS, ids=str)
def test_under_sanitizers(sanitized: list[str | Path], run: Run, asked: dict[str, str]) -> None:
    assert run(*sanitized, 4, 15, 2, **asked) == ["0"]
