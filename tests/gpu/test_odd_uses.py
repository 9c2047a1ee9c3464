"""Ways to use cuBLAS that are allowed and seldom seen, and arguments that are not.

What the programs print, status by status, is compared with what they print without MixPert.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from child_environment import child_environment
from linked import link

from mixpert import native
from mixpert.runtime.preload import preload_variables
from mixpert.trace import Trace

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

HERE = Path(__file__).parent
SECONDS = 60
ASKED = (
    {"scheme": "int8:2,2,2"},
    {"scheme": "auto"},
    {"scheme": "int8:2,2,2", "workspace_limit": "1G"},
)
SCENARIOS = (
    "fork_join", "modes", "destroyed", "scalars", "graphs", "places", "streams", "workspaces",
    "unread", "forked",
)  # fmt: skip
AGAIN = (
    "stream_again", "memory_again", "reset", "modes_between", "two_handles", "many_streams",
    "threads", "managed", "beside_relaxed", "beside_thread_local", "forked",
)  # fmt: skip
FUNCTIONS = sorted(
    name for name in native.emulated_entry_points() if name.startswith("cublas")
    and name != "cublasLtMatmul" and "Grouped" not in name
)  # fmt: skip
"""Odd arguments of groups, which are arrays: semantics_child.py."""
FEWEST = 20
"""Odd arguments that cuBLAS bears."""
Run = Callable[..., tuple[int, list[str]]]


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("odd")
    for name in ("odd_uses", "odd_again", "odd_arguments"):
        link(HERE / f"{name}.cpp", folder / name)
    return folder


@pytest.fixture
def run(programs: Path) -> Run:
    def ran(name: str, *words: str, **variables: str) -> tuple[int, list[str]]:
        environment = child_environment(**variables)
        if variables:
            environment |= preload_variables(programs / name, {})
        done = subprocess.run(
            [programs / name, *words], env=environment, capture_output=True, text=True,
            timeout=SECONDS, check=False,
        )  # fmt: skip
        return done.returncode, done.stdout.splitlines()

    return ran


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: " ".join(asked.values()))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_odd_uses(run: Run, scenario: str, asked: dict[str, str], tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    status, lines = run("odd_uses", scenario, trace=str(trace), **asked)
    assert (status, lines) == run("odd_uses", scenario)
    assert lines
    assert any(row.scheme == asked["scheme"] for row in Trace.read(trace).rows)


@pytest.mark.parametrize("asked", ASKED[:2], ids=lambda asked: " ".join(asked.values()))
@pytest.mark.parametrize("scenario", AGAIN)
def test_equal_calls_while_all_else_changes(
    run: Run, scenario: str, asked: dict[str, str], tmp_path: Path
) -> None:
    """They are launched as kept graphs, with the results of cuBLAS's own calls."""
    trace = tmp_path / "trace"
    status, lines = run("odd_again", scenario, trace=str(trace), **asked)
    assert (status, lines) == run("odd_again", scenario)
    assert lines
    assert any(row.scheme == asked["scheme"] for row in Trace.read(trace).rows)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_odd_arguments(run: Run, name: str, tmp_path: Path) -> None:
    """As far as cuBLAS itself comes, which some of them end."""
    trace = tmp_path / "trace"
    _, lines = run("odd_arguments", name, trace=str(trace), **ASKED[0])
    expected = [line for line in run("odd_arguments", name)[1] if "cudaMemcpy" not in line]
    assert len(expected) > FEWEST
    assert lines[: len(expected)] == expected
    assert any(row.scheme == ASKED[0]["scheme"] for row in Trace.read(trace).rows)
