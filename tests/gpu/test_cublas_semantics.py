"""What a program may do to a handle and its matrices, and the calls that take arrays of them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mixpert import settings
from mixpert.trace import Trace

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

CHILD = Path(__file__).with_name("semantics_child.py")
EMULATED = "int8:2,2,2"


@pytest.mark.parametrize(
    ("scenario", "scheme"),
    [
        ("handle_settings", EMULATED),
        ("aliases", EMULATED),
        ("arrays", EMULATED),
        ("groups", "native"),
    ],
)
def test_scenario(scenario: str, scheme: str, tmp_path: Path) -> None:
    trace = tmp_path / "trace.jsonl"
    clean = {k: v for k, v in os.environ.items() if k not in settings.ALL}
    done = subprocess.run(
        [sys.executable, CHILD, scenario],
        env=clean | {settings.TRACE: str(trace), settings.SCHEME: EMULATED},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    rows = list(Trace.read(trace).rows)
    assert rows
    for row in rows:
        assert (row.scheme, row.requested) == (scheme, EMULATED), row
        assert bool(row.reason) == (scheme == "native")
