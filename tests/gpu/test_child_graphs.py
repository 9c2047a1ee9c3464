"""Captured products in graphs that a client puts into others, as XLA does with its own."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from child_environment import child_environment
from linked import cuda_libraries, link

from mixpert import settings
from mixpert.runtime.preload import preload_variables
from mixpert.trace import Trace

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

HERE = Path(__file__).parent
SECONDS = 60
SCENARIOS = ("replay", "update", "share", "held", "in_flight", "at_once", "dropped")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return link(HERE / "child_graphs.cpp", tmp_path_factory.mktemp("child") / "program", "-ldl")


@pytest.mark.parametrize(("scheme", "size"), [("int8:2,2,2", 512), ("auto", 2048), ("fp16x3", 512)])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_child_graphs(program: Path, scenario: str, scheme: str, size: int, tmp_path: Path) -> None:
    trace = tmp_path / "t.jsonl"
    (cublas,) = (word for word in cuda_libraries() if "libcublas.so" in word)
    environment = child_environment()
    environment |= preload_variables(program, {}) | {"CUBLAS_FILE": cublas}
    environment |= {settings.SCHEME: scheme, settings.TRACE: str(trace)}
    done = subprocess.run(
        [program, scenario, str(size)], env=environment, capture_output=True, text=True,
        timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.stdout.splitlines() == ["done"], (done.stdout, done.stderr[-2000:])
    assert {row.scheme for row in Trace.read(trace).rows} == {scheme}
