"""Scenarios of child processes on a GPU, whose settings are read once a process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from child_environment import child_environment

from mixpert import settings
from mixpert.trace import Trace, TraceRow

_SECONDS = 180


def run_scenario(
    child: Path, scenario: str, folder: Path, **variables: str
) -> tuple[list[TraceRow], list[str]]:
    """Run one with MIXPERT_* set (names in lower case); its trace and the lines it printed."""
    trace = folder / "trace.jsonl"
    clean = child_environment(**variables)
    done = subprocess.run(
        [sys.executable, child, scenario, "gpu"], env=clean | {settings.TRACE: str(trace)},
        capture_output=True, text=True, timeout=_SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{scenario}: {done.stdout[-2000:]}{done.stderr[-3000:]}"
    rows = list(Trace.read(trace).rows) if trace.exists() else []
    return rows, done.stdout.splitlines()
