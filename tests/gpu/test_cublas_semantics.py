"""What a program may do to a handle and its matrices, and the calls that take arrays of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from child_environment import child_environment

from mixpert import settings
from mixpert.trace import Trace, TraceRow

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

CHILD = Path(__file__).with_name("semantics_child.py")
EMULATED = "int8:2,2,2"


def run(scenario: str, folder: Path, traced: bool = True, **variables: str) -> list[TraceRow]:
    """Run a scenario with these variables and a trace; `traced`: it must hold something."""
    trace = folder / "trace.jsonl"
    clean = child_environment()
    done = subprocess.run(
        [sys.executable, CHILD, scenario], env=clean | variables | {settings.TRACE: str(trace)},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    rows = list(Trace.read(trace).rows) if traced or trace.exists() else []
    assert rows or not traced
    return rows


@pytest.mark.parametrize(
    ("scenario", "scheme"),
    [
        ("handle_settings", EMULATED),
        ("aliases", EMULATED),
        ("arrays", EMULATED),
        ("groups", EMULATED),
        ("groups_together", EMULATED),
        ("lifetimes", EMULATED),
    ],
)
def test_scenario_behaves_as_cublas_does(scenario: str, scheme: str, tmp_path: Path) -> None:
    for row in run(scenario, tmp_path, **{settings.SCHEME: EMULATED}):
        assert (row.scheme, row.requested) == (scheme, EMULATED), row
        assert bool(row.reason) == (scheme == "native")


def test_groups_that_cublas_may_reject(tmp_path: Path) -> None:
    """Those with scalars on the device, and those with an illegal size, get cuBLAS's own status."""
    rows = run("groups_elsewhere", tmp_path, traced=False, **{settings.SCHEME: EMULATED})
    assert {row.scheme for row in rows} <= {"native"}


def test_handles_set_to_other_arithmetic_keep_it(tmp_path: Path) -> None:
    rows = run("math_modes", tmp_path, **{settings.SCHEME: EMULATED})
    ran = {row.m: row.scheme for row in rows}
    ran.pop(288, None)  # of tensor operations, a mode that cuBLAS means to drop
    assert ran == {256: EMULATED, 320: "native", 352: "native"}
    left = [row.reason or "" for row in rows if row.scheme == "native"]
    assert all("the handle asks for CUBLAS_" in reason for reason in left), left


@pytest.mark.parametrize(
    ("variables", "plain"),
    [({}, "native"), ({"CUBLAS_EMULATE_SINGLE_PRECISION": "1"}, "bf16x9")],
)
def test_cublas_own_switches_choose_a_scheme(
    variables: dict[str, str], plain: str, tmp_path: Path
) -> None:
    """Of a real cuBLAS, which computes plain FP32 by them on this GPU."""
    rows = run("switches", tmp_path, **variables)
    asked = {row.m: row.requested for row in rows}
    assert asked == {256: plain, 288: "bf16x9", 320: "auto", 352: "bf16x9"}
    assert all(row.scheme == row.requested for row in rows if row.requested != "auto"), rows
