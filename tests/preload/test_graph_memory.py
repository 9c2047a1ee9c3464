"""What captured graphs keep of workspace, for clients that may put them into other graphs."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from preload_client import EMULATED, Client, Compile, link_flags

from mixpert.trace import TraceRow

PLACES = 70 * 150
GRANULE = 2 << 20
Run = Callable[..., tuple[list["Step"], list[TraceRow]]]


@dataclass(frozen=True)
class Step:
    """What the client saw after one: right elements of C, bytes, nodes of memory, launches."""

    right: int
    used: int
    reserved: int
    nodes: int
    launches: int


@pytest.fixture
def run(
    build: Compile, fakes: Path, cublas: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Run:
    program = build("graph_client.cpp", "graph_client")
    for name, value in {
        "FAKE_CAPTURE": "1",
        "FAKE_CUDA_LOG": str(tmp_path / "kernels"),
        "FAKE_CUDA_COMPUTES": "1",
        "FAKE_CUDA_SMS": "12",
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


@pytest.fixture
def apart(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The same where no captured call follows another."""
    monkeypatch.setenv("FAKE_CAPTURE_APART", "1")
    return run


@pytest.fixture
def linked(build: Compile, cublas: Path) -> Path:
    return build("graph_client.cpp", "linked_graphs", "-DLINKED", *link_flags(cublas))


def test_a_graph_keeps_its_workspace(run: Run) -> None:
    (captured, dropped), rows = run("c0:2000", "drop")
    assert captured.right == PLACES and captured.nodes == 0
    assert captured.used >= rows[0].workspace > 0
    assert dropped.used == 0, "given back when the graph is gone"
    assert rows[0].scheme == EMULATED


def test_calls_that_follow_each_other_share(run: Run) -> None:
    """In one capture, whatever they write; one that needs more has its own."""
    steps, rows = run("c0:2000", "c1:2000", "c2:1500", "c3:3000", "c4:2900", "drop", "c5:2000")
    first, other, less, more, last, dropped, again = (step.used for step in steps)
    assert first == other == less == again and more == last > 2 * first and dropped == 0
    assert {step.right for step in steps} == {PLACES, -1}
    assert {row.scheme for row in rows} == {EMULATED}


def test_calls_that_write_the_same_c_share(apart: Run) -> None:
    steps, _ = apart("c0:2000", "c0:2000", "c0:1500", "c1:2000", "c0:3000", "drop")
    first, same, less, other, more, dropped = (step.used for step in steps)
    assert first == same == less, "one fits the others"
    assert other == 2 * first
    assert more > other + first, "the larger one has its own"
    assert dropped == 0


def test_calls_with_the_same_workspace_share(apart: Run, cublas_lt: Path) -> None:
    """What a client hands over belongs to one call at a time; XLA has one for many products."""
    words = ("l0w1:2000", "l1w1:2000", "l2w2:2000", "drop")
    steps, rows = apart(*words, CUBLAS_LT_FILE=str(cublas_lt))
    first, same, other, dropped = (step.used for step in steps)
    assert (same, other, dropped) == (first, 2 * first, 0) and first > 0
    assert [step.right for step in steps[:3]] == [PLACES] * 3
    assert {row.scheme for row in rows} == {EMULATED}


def test_memory_is_used_again(run: Run) -> None:
    steps, _ = run(*["c0:2000", "drop"] * 3)
    assert [step.used for step in steps] == [steps[0].used, 0] * 3


IN_FP32 = "in FP32: captured graphs keep all that MIXPERT_WORKSPACE_LIMIT allows"


def test_past_the_limit_graphs_keep_as_many_nodes(apart: Run, linked: Path) -> None:
    """A client that captures a product again updates a graph by its like, be that native or not."""
    (_,), (row,) = apart("c0:2000")
    limit = str(row.workspace * 2)
    words = ["c0:2000", "c1:1800", "c2:1700", "c3:2000", "drop", "c2:1700", "c3:2000"]
    steps, rows = apart(*words, program=linked, workspace_limit=limit)
    assert all(step.right == PLACES for step in steps if step.right >= 0)
    assert max(step.used for step in steps) <= int(limit)
    emulated, _, first_native, unpacked, _, again_native, again = (step.launches for step in steps)
    assert emulated == unpacked == again > 1, "the same product"
    assert first_native == again_native == 0, "also when there is room again"
    assert {(row.k, row.scheme): (row.calls, row.reason) for row in rows} == {
        (2000, EMULATED): (2, None), (2000, "native"): (1, IN_FP32), (1800, EMULATED): (1, None),
        (1700, "native"): (2, f"captured graphs may keep {limit} bytes of workspace"),
    }  # fmt: skip


def test_past_the_limit_launches_overlap_as_those_of_the_emulated_product(
    apart: Run, linked: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CUDA updates a graph only by one with the same edges."""
    monkeypatch.delenv("FAKE_CUDA_COMPUTES")
    monkeypatch.setenv("FAKE_CUDA_ARCH", "90")
    monkeypatch.setenv("FAKE_CUDA_LAUNCHES", "1")
    (_,), (row,) = apart("c0:2000")
    steps, _ = apart("c0:2000", "c1:2000", program=linked, workspace_limit=str(row.workspace))
    lines = [line for line in (tmp_path / "kernels").read_text().splitlines() if "node:" in line]
    emulated, unpacked = lines[: steps[0].launches], lines[steps[0].launches :]
    assert [line.split()[-1] for line in unpacked] == ["gemm_fp32"] * len(emulated)
    assert [" 6:1 " in line for line in unpacked] == [" 6:1 " in line for line in emulated]
    assert any(" 6:1 " in line for line in emulated)


@pytest.mark.parametrize("nodes", ["1", "2"])
@pytest.mark.parametrize("by_name", [False, True])
def test_past_the_limit_a_graph_gets_the_kernel_of_cublas(
    apart: Run, linked: Path, by_name: bool, nodes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where that is all that cuBLAS launches; then few graphs need no room either."""
    monkeypatch.setenv("FAKE_OWN_NODES", nodes)
    (_,), (row,) = apart("c0:2000")
    program = {} if by_name else {"program": linked}
    words = ["c0:2000", "c1:2000", "c2:2000"]
    steps, rows = apart(*words, workspace_limit=str(row.workspace * 3 // 2), **program)
    assert [step.right for step in steps] == [PLACES] * 3
    launched = Path(os.environ["FAKE_CUDA_LOG"]).read_text().split()
    calls = {(row.scheme, row.reason): row.calls for row in rows}
    if by_name and nodes == "2":
        assert not launched and [scheme for scheme, _ in calls] == ["native"]
        return
    assert calls == {(EMULATED, None): 1, ("native", IN_FP32): 2}
    assert len({step.launches for step in steps}) == 1
    assert launched.count("cublas") == (2 if nodes == "1" else 0)


def test_a_client_that_keeps_many_graphs_needs_room_for_them(apart: Run) -> None:
    """Else most of its graphs would be in FP32, and cuBLAS is faster."""
    (_,), (row,) = apart("c0:2000")
    for graphs, scheme in ((31, "native"), (33, EMULATED)):
        (step,), (ran,) = apart("c0:2000", workspace_limit=str(row.workspace * graphs))
        assert (step.right, ran.scheme, step.used > 0) == (PLACES, scheme, scheme == EMULATED)
        assert scheme == EMULATED or "holds few of them" in (ran.reason or "")


TRIALS = 16
"""Calls with one algorithm, after which it counts as chosen."""


def test_a_client_that_tries_algorithms_sees_the_times_of_cublaslt(
    run: Run, cublas_lt: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a product whose captures run natively: those of emulation say nothing about algorithms."""
    monkeypatch.delenv("FAKE_CAPTURE")
    monkeypatch.delenv("FAKE_CUDA_COMPUTES")  # only the last run's products are looked at
    monkeypatch.setenv("CUBLAS_LT_FILE", str(cublas_lt))
    (_,), (row,) = run("a1:130")
    few, many = ({"workspace_limit": str(row.workspace * n)} for n in (31, 33))
    words = ["a1:130", "a1:130", "a2:130", "a2:130", "a1:130"] * 4
    _, (tried,) = run(*words, **few)
    assert (tried.scheme, tried.calls) == ("native", 20)
    assert "tries algorithms" in (tried.reason or "")
    _, (enough,) = run(*words, **many)
    assert (enough.scheme, enough.calls) == (EMULATED, 20)
    monkeypatch.setenv("FAKE_CUDA_COMPUTES", "1")
    steps, rows = run(*["a2:130"] * 3, *["a1:130", "c0:130"] * (TRIALS + 2), **few)
    assert {step.right for step in steps} == {PLACES}
    calls = {(row.entry, row.scheme): row.calls for row in rows}
    assert calls == {
        ("cublasLtMatmul", "native"): 3 + TRIALS, ("cublasLtMatmul", EMULATED): 2,
        ("cublasSgemm_v2", EMULATED): TRIALS + 2,
    }  # fmt: skip


@pytest.mark.parametrize("missing", ["", "FAKE_CUDA_NO_LIMITS"])
@pytest.mark.parametrize("seed", range(2))
def test_the_limit_holds_whatever_is_captured(
    apart: Run, linked: Path, seed: int, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the driver cannot bound a pool, as far as graphs go."""
    if missing:
        monkeypatch.setenv(missing, "1")
    random = Random(seed)
    sizes = [random.randrange(1500, 4000) for _ in range(6)]
    words = [
        "drop" if random.random() < 0.1 else f"c{random.randrange(10)}:{random.choice(sizes)}"
        for _ in range(60)
    ]
    limit = random.randrange(1 << 21, 10 << 20)
    steps, rows = apart(*words, program=linked, workspace_limit=str(limit))
    assert max(step.used for step in steps) <= limit
    assert {row.scheme for row in rows} == {EMULATED, "native"}
    launches: dict[str, set[int]] = {}
    for word, step in zip(words, steps, strict=True):
        if word != "drop":
            assert step.right == PLACES
            launches.setdefault(word.partition(":")[2], set()).add(step.launches)
    assert {len(numbers) for numbers in launches.values()} == {1}, launches


def test_a_small_c_stays_native_under_a_limit(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a workspace it would take far longer than cuBLAS, as few CTAs compute it."""
    monkeypatch.setenv("FAKE_CUDA_SMS", "13")
    (step,), (row,) = run("c0:2000", workspace_limit="1G")
    assert (step.right, step.launches, row.scheme) == (PLACES, 0, "native")
    assert "so small a C" in (row.reason or "")


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


def test_a_limit_above_the_gpus_memory_has_no_effect(
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


def test_graphs_of_linked_clients_keep_theirs_while_it_is_little(run: Run, linked: Path) -> None:
    """So that they can be instantiated twice, copied and updated, as cuBLAS's can."""
    steps, rows = run("c0:2000", "c1:2000", "drop", program=linked)
    assert [step.nodes for step in steps] == [0, 0, 0]
    assert steps[0].used == steps[1].used >= rows[0].workspace and steps[2].used == 0
    assert {(row.scheme, row.workspace > 0) for row in rows} == {(EMULATED, True)}


def test_past_that_they_take_and_give_back(
    apart: Run, linked: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nodes of memory. A thousand products, which nobody computes here."""
    monkeypatch.delenv("FAKE_CUDA_COMPUTES")
    (step,), (row,) = apart("many:4000", program=linked)
    assert 2**31 - row.workspace < step.used <= 2**31 < 1000 * row.workspace
    assert (row.scheme, step.nodes) == (EMULATED, 1000 - step.used // row.workspace)


def test_workspace_that_graphs_cannot_keep_is_returned(
    run: Run, linked: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_CUDA_NO_OBJECTS", "1")
    (step,), (row,) = run("c0:2000", program=linked)
    assert (step.right, step.used, row.scheme) == (PLACES, 0, EMULATED)
    assert step.nodes > 0


def test_under_a_limit_graphs_of_linked_clients_keep_theirs(run: Run, linked: Path) -> None:
    """Nodes of memory have a pool of CUDA's own, which nothing bounds."""
    steps, rows = run("c0:2000", "c1:2000", "drop", program=linked, workspace_limit="100M")
    assert [step.nodes for step in steps] == [0, 0, 0]
    assert steps[0].used == steps[1].used > rows[0].workspace * 0.9 and steps[2].used == 0
    assert [row.scheme for row in rows] == [EMULATED]


def test_fp64_of_them_is_native(run: Run) -> None:
    """cuBLAS's own double precision takes memory inside the graph."""
    (step,), (row,) = run("c0:2000", scheme="fp64")
    assert (step.used, step.nodes, row.scheme) == (0, 0, "native")
    assert "may put the graph into another one" in (row.reason or "")
