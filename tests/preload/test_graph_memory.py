"""What captured graphs keep of workspace, for clients that may put them into other graphs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from preload_client import EMULATED, Client, Compile, link_flags

from mixpert.trace import TraceRow

PLACES = 70 * 150
GRANULE = 2 << 20
Run = Callable[..., tuple[list["Step"], list[TraceRow]]]


@dataclass(frozen=True)
class Step:
    """What the client saw after one: right elements of C, bytes, nodes of memory."""

    right: int
    used: int
    reserved: int
    nodes: int


@pytest.fixture
def run(
    build: Compile, fakes: Path, cublas: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Run:
    program = build("graph_client.cpp", "graph_client")
    for name, value in {
        "FAKE_CAPTURE": "1",
        "FAKE_CUDA_LOG": str(tmp_path / "kernels"),
        "FAKE_CUDA_COMPUTES": "1",
        "XDG_CACHE_HOME": str(tmp_path),
    }.items():
        monkeypatch.setenv(name, value)

    def steps(
        *words: str, program: Path = program, **variables: str
    ) -> tuple[list[Step], list[TraceRow]]:
        ran = Client(program, fakes, tmp_path).run(
            *words, lookups=True, **{"scheme": EMULATED, "CUBLAS_FILE": str(cublas)} | variables
        )
        assert ran.status == 0, ran.stderr
        return [Step(*map(int, line.split())) for line in ran.lines], ran.rows

    return steps


def test_a_graph_keeps_its_workspace(run: Run) -> None:
    (captured, dropped), rows = run("c0:2000", "drop")
    assert captured.right == PLACES and captured.nodes == 0
    assert captured.used >= rows[0].workspace > 0
    assert dropped.used == 0, "given back when the graph is gone"
    assert rows[0].scheme == EMULATED


def test_calls_that_write_the_same_c_share(run: Run) -> None:
    steps, _ = run("c0:2000", "c0:2000", "c0:1500", "c1:2000", "c0:3000", "drop")
    first, same, less, other, more, dropped = (step.used for step in steps)
    assert first == same == less, "one fits the others"
    assert other == 2 * first
    assert more > other + first, "the larger one has its own"
    assert dropped == 0


def test_calls_with_the_same_workspace_share(run: Run, cublas_lt: Path) -> None:
    """What a client hands over belongs to one call at a time; XLA has one for many products."""
    steps, rows = run("l0w1:2000", "l1w1:2000", "l2w2:2000", "drop", CUBLAS_LT_FILE=str(cublas_lt))
    first, same, other, dropped = (step.used for step in steps)
    assert (same, other, dropped) == (first, 2 * first, 0) and first > 0
    assert [step.right for step in steps[:3]] == [PLACES] * 3
    assert {row.scheme for row in rows} == {EMULATED}


def test_memory_is_used_again(run: Run) -> None:
    steps, _ = run(*["c0:2000", "drop"] * 3)
    assert [step.used for step in steps] == [steps[0].used, 0] * 3


def test_past_the_limit_a_size_is_native_for_good(run: Run) -> None:
    """Also when there is room again, as sizes before it are not: a graph is updated by its like."""
    (one,), (row,) = run("c0:2000")
    limit = str(row.workspace * 2)
    words = ["c0:2000", "c1:1800", "c2:1700", "c3:2000", "drop", "c2:1700"]
    steps, rows = run(*words, workspace_limit=limit)
    assert all(step.right == PLACES for step in steps if step.right >= 0)
    schemes = {row.k: (row.scheme, row.calls) for row in rows}
    assert schemes == {2000: (EMULATED, 2), 1800: (EMULATED, 1), 1700: ("native", 2)}
    (reason,) = {row.reason for row in rows if row.k == 1700}
    assert reason == f"captured graphs may keep {limit} bytes of workspace"
    assert one.used <= int(limit)


@pytest.mark.parametrize("missing", ["", "FAKE_CUDA_NO_LIMITS"])
def test_threads_share_one_limit(run: Run, missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool is bounded, whatever calls overlap: what finds no room is cut, or native."""
    monkeypatch.delenv("FAKE_CAPTURE")
    (_,), (row,) = run("c0:1507")
    if missing:
        monkeypatch.setenv(missing, "1")
    limit = 3 * row.workspace // 2
    (step,), rows = run("threads", workspace_limit=str(limit))
    assert (step.right, step.used) == (PLACES, 0)
    assert missing or 0 < step.reserved <= limit + GRANULE
    assert EMULATED in {row.scheme for row in rows}


def test_a_limit_of_more_than_the_gpu_has_is_none(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FAKE_CAPTURE")
    (step,), (row,) = run("c0:2000", workspace_limit="2T")
    assert (step.right, row.scheme) == (PLACES, EMULATED)


def test_threads_capture_and_drop_graphs_at_once(run: Run) -> None:
    (step,), rows = run("threads")
    assert (step.right, step.used, step.nodes) == (PLACES, 0, 0)
    assert {row.scheme for row in rows} == {EMULATED}


@pytest.mark.parametrize("missing", ["FAKE_CUDA_NO_OBJECTS", "FAKE_CUDA_FULL"])
def test_what_the_driver_refuses_is_native(
    run: Run, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(missing, "1")
    (step,), (row,) = run("c0:2000")
    assert (step.right, step.used, step.nodes, row.scheme) == (PLACES, 0, 0, "native")
    assert "refused by the fake driver" in (row.reason or "")


def test_graphs_of_linked_clients_take_and_give_back(
    run: Run, build: Compile, cublas: Path
) -> None:
    program = build("graph_client.cpp", "linked_graphs", "-DLINKED", *link_flags(cublas))
    (step,), (row,) = run("c0:2000", program=program)
    assert (step.right, step.used, row.scheme) == (PLACES, 0, EMULATED)
    assert step.nodes > 0


def test_fp64_of_them_is_native(run: Run) -> None:
    """cuBLAS's own double precision takes memory inside the graph."""
    (step,), (row,) = run("c0:2000", scheme="fp64")
    assert (step.used, step.nodes, row.scheme) == (0, 0, "native")
    assert "may put the graph into another one" in (row.reason or "")
