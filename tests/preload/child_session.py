"""Scenarios in child processes, on a fake cuBLAS and a driver that computes what kernels would."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from child_environment import child_environment

from mixpert import settings
from mixpert.trace import Trace, TraceRow


@dataclass(frozen=True)
class Ran:
    """The trace, the kernels launched, the calls that reached cuBLAS, in order, and its output."""

    rows: list[TraceRow]
    kernels: list[str]
    calls: list[str]
    stderr: str
    stdout: str


@dataclass(frozen=True)
class Session:
    """Runs scenarios in one folder."""

    child: Path
    cublas: Path
    libraries: str
    folder: Path
    others: tuple[Path, ...] = ()  # libraries that the child loads, too

    def run(self, scenario: str, traced: bool = True, right: bool = True, **variables: str) -> Ran:
        """Run one with MIXPERT_* set (names in lower case); `right`: its results must be."""
        trace, cuda, calls = (self.folder / name for name in ("trace.jsonl", "cuda", "cublas"))
        clean = child_environment(**variables)
        clean |= {settings.TRACE: str(trace)} if traced else {}
        clean |= {
            "LD_LIBRARY_PATH": self.libraries,
            "XDG_CACHE_HOME": str(self.folder), "FAKE_CUDA_LOG": str(cuda),
            "FAKE_CUDA_COMPUTES": "1", "FAKE_CUBLAS_LOG": str(calls),
        }  # fmt: skip
        done = subprocess.run(
            [sys.executable, self.child, scenario, self.cublas, *self.others], env=clean,
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert done.returncode == 0 or not right, done.stderr
        rows = list(Trace.read(trace).rows) if trace.exists() else []
        return Ran(
            rows, lines(cuda), [x.split()[1] for x in lines(calls)], done.stderr, done.stdout
        )


def lines(path: Path) -> list[str]:
    return path.read_text().splitlines() if path.exists() else []
