"""Calls that come again are launched as CUDA graphs, on a fake driver."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from child_environment import child_environment

CHILD = Path(__file__).with_name("kept_child.py")
BEFORE = 4
"""Calls with one key that are launched as usual before a graph is made."""
MOST = 256
"""Keys that a thread remembers."""
LAUNCHES, NEW, GRAPH = "launches", "new", "graph"


@dataclass(frozen=True)
class Ran:
    """For each call how it was launched, and its kernels; graphs after each word; the log."""

    ways: list[str]
    kernels: list[list[str]]
    graphs: list[int]
    log: list[str]


Run = Callable[..., Ran]


@pytest.fixture
def run(cublas: Path, fakes: Path, tmp_path: Path) -> Run:
    def start(*words: str, scheme: str = "int8:2,2,2", graphs: str = "on", **fake: str) -> Ran:
        log = tmp_path / "cuda"
        variables = {
            "LD_LIBRARY_PATH": str(fakes), "XDG_CACHE_HOME": str(tmp_path),
            "FAKE_CUDA_LOG": str(log), "FAKE_CUDA_LOG_ALL": "1", "FAKE_CUDA_COMPUTES": "1",
            "FAKE_CUDA_REUSES": "1",
        }  # fmt: skip
        settings = child_environment(scheme=scheme, graphs=graphs)
        chosen = {name: value for name, value in (settings | variables | fake).items() if value}
        done = subprocess.run(
            [sys.executable, CHILD, cublas, *words], env=chosen, capture_output=True, text=True,
            timeout=60, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        lines = log.read_text().splitlines()
        calls = " ".join("|" if line == "call" else line.replace(" ", "_") for line in lines)
        each = [call.split() for call in calls.split("|")[1:]]
        return Ran([way(call) for call in each], [kernels(call) for call in each],
                   [int(line) for line in done.stdout.split()], lines)  # fmt: skip

    return start


def way(call: list[str]) -> str:
    return NEW if "instantiate" in call else GRAPH if "graph" in call else LAUNCHES


def kernels(call: list[str]) -> list[str]:
    marks = ("load", "take", "give", "instantiate", "graph", "destroy", "record", "end", "gone")
    return [word for word in call if not word.startswith(marks)]


def test_a_call_that_comes_again_becomes_a_graph(run: Run) -> None:
    ran = run("c=0,times=8")
    assert ran.ways == [LAUNCHES] * BEFORE + [NEW] + [GRAPH] * 3
    assert ran.kernels == [["pack", "gemm_int8_sm80", "repair"]] * 8
    assert ran.graphs == [1]


@pytest.mark.parametrize(
    "other",
    ["c=1", "moved=1", "k=701", "alpha=2", "beta=1", "device=1", "site=1,k=699"],
)
def test_another_call_is_launched_as_usual(run: Run, other: str) -> None:
    """And the kept graph is still that of the first one."""
    ran = run("c=0,times=6", f"{other},times=4", "c=0")
    assert ran.ways == [LAUNCHES] * BEFORE + [NEW, GRAPH] + [LAUNCHES] * 4 + [GRAPH]


def test_new_data_and_new_scalars_on_the_device_are_read_by_the_graph(run: Run) -> None:
    """The results are compared with the data of each call."""
    words = [f"device=1,alpha={i},beta={i % 3},value={i + 1}" for i in range(1, 10)]
    assert run(*words).ways == [LAUNCHES] * BEFORE + [NEW] + [GRAPH] * 4


def test_streams_share_a_graph(run: Run) -> None:
    """CUDA runs launches of one graph one after the other; their workspace is the same, too."""
    ran = run("c=0,times=5", "stream=4096,times=2", "c=0")
    assert ran.ways[BEFORE:] == [NEW, GRAPH, GRAPH, GRAPH]


def test_another_workspace_is_another_call(run: Run) -> None:
    ran = run("c=0,times=12", FAKE_CUDA_REUSES="", FAKE_CUDA_MOVES="1")
    assert ran.ways == [LAUNCHES] * 12


def test_captured_calls_are_launches(run: Run) -> None:
    """Neither counted nor launched as graphs."""
    ran = run("c=0,times=2", "capture", "c=0,times=6", "release", "c=0,times=4", "capture", "c=0")
    assert ran.ways[:8] == [LAUNCHES] * 8
    assert ran.ways[8:] == [LAUNCHES, LAUNCHES, NEW, GRAPH, LAUNCHES]


def test_a_setting_turns_graphs_off(run: Run) -> None:
    ran = run("c=0,times=10", graphs="off")
    assert ran.ways == [LAUNCHES] * 10
    assert ran.graphs == [0]


def test_a_single_launch_is_no_graph(run: Run) -> None:
    ran = run("k=16,times=10")
    assert ran.ways == [LAUNCHES] * 10
    assert ran.kernels == [["gemm_int8_small"]] * 10


@pytest.mark.parametrize(
    ("scheme", "size", "kept"),
    [("int8:2,2,2", 1600, True), ("int8:2,2,2", 1700, False), ("auto", 1700, True)],
)
def test_large_products_without_a_guard_are_launched_as_usual(
    run: Run, scheme: str, size: int, kept: bool
) -> None:
    """On a stream their launches overlap."""
    fake = {"FAKE_CUDA_COMPUTES": "", "FAKE_CUDA_ARCH": "90", "FAKE_CUDA_SMS": "132"}
    ran = run(f"size={size},times={BEFORE + 2}", scheme=scheme, **fake)
    assert ran.ways == [LAUNCHES] * BEFORE + ([NEW, GRAPH] if kept else [LAUNCHES] * 2)


@pytest.mark.parametrize(
    ("refused", "way_then"), [("FAKE_NO_GRAPHS", LAUNCHES), ("FAKE_GRAPH_REFUSED", NEW)]
)
def test_a_driver_that_refuses_is_asked_once(run: Run, refused: str, way_then: str) -> None:
    """The results are those of the launches."""
    ran = run("c=0,times=10", **{refused: "1"})
    assert ran.ways == [LAUNCHES] * BEFORE + [way_then] + [LAUNCHES] * 5
    assert ran.kernels == [ran.kernels[0]] * 10
    assert ran.graphs == [0]


def test_calls_with_ever_new_addresses_make_no_graph(run: Run) -> None:
    places = [f"c={place}" for place in range(320)]
    assert set(run(*places, *places, FAKE_CUDA_COMPUTES="").ways) == {LAUNCHES}


def test_graphs_in_use_stay(run: Run) -> None:
    """What comes when its set has no room is launched as usual."""
    places = [f"c={place},times={BEFORE + 1}" for place in range(200)]
    ran = run(*places, "c=0,times=3", FAKE_CUDA_COMPUTES="")
    assert MOST // 2 < ran.ways.count(NEW) == ran.graphs[-1] < len(places)
    assert ran.ways[-3:] == [GRAPH] * 3
    assert ran.log.count("destroy") == ran.graphs[-1], "when the process ends"


def test_graphs_that_nobody_uses_make_room(run: Run) -> None:
    """After a thousand calls of others."""
    ran = run("c=0,times=5", *(f"c={i % 300 + 1},k={i % 7 + 700},times=5" for i in range(600)),
              FAKE_CUDA_COMPUTES="")  # fmt: skip
    assert ran.ways.count(NEW) > ran.graphs[-1] <= MOST
    assert ran.log.count("destroy") == ran.ways.count(NEW), "the others when the process ends"


def test_each_thread_has_its_own(run: Run) -> None:
    """They go with it."""
    ran = run("threads")
    assert ran.log.count("instantiate") == 4 and ran.log.count("graph") == 4 * (10 - BEFORE)
    assert ran.graphs == [0] and ran.log.count("destroy") == 4


def test_graphs_of_a_context_that_ended_are_forgotten(run: Run) -> None:
    """The driver may crash if it is given them."""
    ran = run("c=0,times=6", "reset", "c=0,times=6")
    assert ran.ways == ([LAUNCHES] * BEFORE + [NEW, GRAPH]) * 2
    assert not [line for line in ran.log if line.startswith("gone")]


@pytest.mark.parametrize(("size", "arch"), [(1024, "90"), (4096, "90"), (4096, "80")])
def test_its_branches_are_those_of_a_capture(run: Run, size: int, arch: str) -> None:
    """With the same grids, clusters and shared memory."""
    graph, captured = kept_and_captured(run, size, arch, "auto")
    assert graph == captured
    assert len(graph) >= 5 and sum(line.count("after:") for line in graph) > len(graph) - 2


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "fp16x3"])
def test_its_launches_overlap_as_those_of_a_capture_do(run: Run, scheme: str) -> None:
    """A launch that overlaps has the attributes 4, its cluster, and 6."""
    graph, captured = kept_and_captured(run, 1024, "90", scheme)
    assert graph == captured
    assert [" 6:1 " in line for line in graph] == [False] + [True] * (len(graph) - 1)
    assert sum(line.count("after:") for line in graph) == len(graph) - 1 > 0


def kept_and_captured(run: Run, size: int, arch: str, scheme: str) -> list[list[str]]:
    """What a kept graph launches, and the same call where it is captured."""
    fake = {"FAKE_CUDA_COMPUTES": "", "FAKE_CUDA_LAUNCHES": "1", "FAKE_CUDA_ARCH": arch,
            "FAKE_CUDA_SMS": "132", "FAKE_CUDA_LOG_ALL": "1"}  # fmt: skip
    ran = run(f"size={size},times=6", "capture", f"size={size}", scheme=scheme, **fake)
    calls = "\n".join(ran.log).split("call\n")
    return [[line for line in call.splitlines() if "node:" in line] for call in calls[-2:]]
