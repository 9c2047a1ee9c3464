"""Children that call BLAS functions on host memory: their traces, and what they wrote."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from harness import environment

from mixpert import settings
from mixpert.trace import Trace, TraceRow

BLAS: dict[str, dict[str, str]] = {"wheel": {}, "builtin": {"blas": "unset"}}
"""The BLAS that native calls go to, as variables of `environment`."""
EMULATED, NATIVE = "int8:2,2,2", "native"
REPORTED = re.compile(r"parameter number +(\d+)")


def run(child: Path, scenario: str, folder: Path, **variables: str) -> tuple[list[TraceRow], str]:
    """Its trace, and what it wrote. Settings are read once a process, so that each has its own."""
    trace = folder / "trace.jsonl"
    done = subprocess.run(
        [sys.executable, child, scenario], capture_output=True, text=True, timeout=120, check=False,
        env=environment(**variables) | {settings.TRACE: str(trace)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return list(Trace.read(trace).rows) if trace.exists() else [], done.stdout + done.stderr
