"""Scenarios of child processes on a GPU, whose settings are read once a process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from mixpert import settings
from mixpert.trace import Trace, TraceRow

_SECONDS = 180


def run_scenario(
    child: Path, scenario: str, folder: Path, **variables: str
) -> tuple[list[TraceRow], list[str]]:
    """Run one with MIXPERT_* set (names in lower case); its trace and the lines it printed."""
    trace = folder / "trace.jsonl"
    clean = {k: v for k, v in os.environ.items() if k not in settings.ALL}
    clean |= {f"MIXPERT_{name.upper()}": value for name, value in variables.items()}
    done = subprocess.run(
        [sys.executable, child, scenario, "gpu"], env=clean | {settings.TRACE: str(trace)},
        capture_output=True, text=True, timeout=_SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{scenario}: {done.stdout[-2000:]}{done.stderr[-3000:]}"
    rows = list(Trace.read(trace).rows) if trace.exists() else []
    return rows, done.stdout.splitlines()
