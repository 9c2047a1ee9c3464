"""Captured products in graphs that a client puts into others, as XLA does with its own."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from child_environment import child_environment
from linked import cuda_libraries, link

from mixpert import settings
from mixpert.runtime.preload import preload_variables
from mixpert.trace import Trace, TraceRow

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

HERE = Path(__file__).parent
SECONDS = 60
IN_FP32 = "in FP32: captured graphs keep all that MIXPERT_WORKSPACE_LIMIT allows"
SCENARIOS = ("replay", "update", "in_order", "share", "held", "in_flight", "at_once", "dropped")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return link(HERE / "child_graphs.cpp", tmp_path_factory.mktemp("child") / "program", "-ldl")


@pytest.fixture(scope="module")
def linked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("child") / "linked"
    return link(HERE / "child_graphs.cpp", target, "-ldl", "-DLINKED")


def run(program: Path, trace: Path, *words: str, **variables: str) -> tuple[TraceRow, ...]:
    (cublas,) = (word for word in cuda_libraries() if "libcublas.so" in word)
    environment = child_environment()
    environment |= preload_variables(program, {}) | {"CUBLAS_FILE": cublas}
    done = subprocess.run(
        [program, *words], env=environment | {settings.TRACE: str(trace)} | variables,
        capture_output=True, text=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.stdout.splitlines() == ["done"], (done.stdout, done.stderr[-2000:])
    return Trace.read(trace).rows


@pytest.mark.parametrize(("scheme", "size"), [("int8:2,2,2", 512), ("auto", 2048), ("fp16x3", 512)])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_child_graphs(program: Path, scenario: str, scheme: str, size: int, tmp_path: Path) -> None:
    rows = run(program, tmp_path / "t", scenario, str(size), **{settings.SCHEME: scheme})
    assert {row.scheme for row in rows} == {scheme}


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "auto", "fp16x3"])
def test_past_the_limit_a_graph_has_products_unpacked(
    linked: Path, scheme: str, tmp_path: Path
) -> None:
    """CUDA takes them in the place of emulated ones, and these in theirs."""
    asked, plenty = {settings.SCHEME: scheme}, {settings.WORKSPACE_LIMIT: "4G"}
    (row, *_) = run(linked, tmp_path / "first", "replay", "2048", **asked, **plenty)
    limit = {settings.WORKSPACE_LIMIT: str(row.workspace * 3 // 2)}
    rows = run(linked, tmp_path / "t", "bounded", "2048", **asked, **limit)
    captured = {row.reason: row.scheme for row in rows}
    assert captured[None] == scheme
    assert captured[IN_FP32] == "native"


@pytest.mark.parametrize("scenario", ["in_order", "update", "dropped"])
def test_under_a_limit_graphs_of_linked_clients_keep_theirs(
    linked: Path, scenario: str, tmp_path: Path
) -> None:
    """Nodes of memory have a pool of CUDA's own, which nothing bounds."""
    asked = {settings.SCHEME: "int8:2,2,2", settings.WORKSPACE_LIMIT: "200M"}
    rows = run(linked, tmp_path / "t", scenario, "1024", **asked)
    assert {row.scheme for row in rows} == {"int8:2,2,2"}
