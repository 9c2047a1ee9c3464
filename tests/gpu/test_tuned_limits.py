"""A plan tuned on benign data meets wide data: limits keep it right, without the guard it fails."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest
from child_environment import child_environment
from linked import link

from mixpert import settings
from mixpert.commands.tune import main
from mixpert.plan import Plan
from mixpert.runtime.preload import preload_variables
from mixpert.trace import Trace, TraceRow

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

SOURCE = Path(__file__).parent / "wide.cpp"
THRESHOLD = 1e-4
SIZE, BENIGN, WIDE = "1024", "0", "3"
OPTIONS = ("--preload", "--threshold", str(THRESHOLD), "--ladder", "short", "--session", "s")
OPTIONS += ("--device-model", "h100", "--trust-profile")


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return link(SOURCE, tmp_path / "wide")


def output(program: Path, **variables: str) -> np.ndarray:
    """What the program writes on wide data under these settings."""
    clean = child_environment()
    clean |= preload_variables(program, clean) | variables
    subprocess.run([program, SIZE, WIDE, "y.bin"], env=clean, check=True, timeout=60)
    return np.fromfile("y.bin", np.float32).astype(np.float64)


def rows(path: str) -> list[TraceRow]:
    return list(Trace.read(path).rows)


def demoted(row: TraceRow) -> int:
    """Panels that ran something else than the plan's scheme."""
    assert row.guard is not None
    return sum(row.guard.values()) - row.guard.get(row.requested, 0)


def test_limits_hold_on_wide_data_what_fails_without_the_guard(program, capsys):
    assert main([*OPTIONS, "--", str(program), SIZE, BENIGN, "none.bin"]) == 0, (
        capsys.readouterr().err
    )
    plan = Plan.read("wide.plan")
    assert {str(choice.scheme) for choice in plan.sites.values()} == {"int8:1,1"}
    assert all(choice.limit is not None for choice in plan.sites.values())

    exact = output(program, **{settings.SCHEME: "fp64"})
    under_plan = {settings.PLAN: "wide.plan", settings.TRACE: "t.jsonl"}
    guarded = output(program, **under_plan)
    first, second = rows("t.jsonl")
    alone = output(program, **under_plan, **{settings.GUARD: "off"})
    errors = [float(np.linalg.norm(y - exact) / np.linalg.norm(exact)) for y in (guarded, alone)]
    assert errors[0] <= THRESHOLD < errors[1]
    assert demoted(first) == 0
    assert demoted(second) > 0


def test_validation_names_the_site_without_the_guard(program, monkeypatch, capsys):
    monkeypatch.setenv(settings.GUARD, "off")
    further = ("--validate", "--", str(program), SIZE, WIDE, "none.bin")
    status = main([*OPTIONS, "--", str(program), SIZE, BENIGN, "none.bin", *further])
    out, err = capsys.readouterr()
    assert status == 0, err
    (line,) = [line for line in out.splitlines() if line.startswith("raised")]
    second = list(Plan.read("wide.plan").sites)[1]
    assert f"{second} raised from int8:1,1 to " in line
