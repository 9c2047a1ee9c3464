"""The record of --preload-record: what tests/gpu/test_preload.py saw of each client, as JSON.

Tests pass it on as properties of their reports, which reach here from every process of a run.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import gpu_machine
import pytest

from mixpert.files import write_atomically

KINDS = ("rows", "overhead")
"""Rows of the table; what a call that runs natively takes of the host's time, in nanoseconds."""
_PREFIX = "preload."
_TITLE = "Programs and libraries under LD_PRELOAD: calls taken, and what a call costs more"


class ClientRecord:
    """Gathers what tests note, and writes it when all have run."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._noted: dict[str, list[dict[str, Any]]] = {kind: [] for kind in KINDS}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Of the call itself: the phases after it repeat its properties."""
        if report.when != "call":
            return
        for name, value in report.user_properties:
            if name.startswith(_PREFIX):
                self._noted[name.removeprefix(_PREFIX)].append(value)

    def pytest_sessionfinish(self) -> None:
        """Overhead alone is no table."""
        rows = self._noted["rows"]
        if not rows:
            return
        rows.sort(key=lambda row: str(row["client"]))  # whichever process ended first
        (scheme,) = {row.pop("scheme") for row in rows}
        content = {
            "title": _TITLE,
            "date": datetime.now(UTC).date().isoformat(), "by": "benchmarks/gpu_check.sh",
            "machine": gpu_machine.describe(), "scheme": scheme, **self._noted,
        }  # fmt: skip
        write_atomically(self._path, json.dumps(content, indent=1) + "\n")


def note(record_property: Callable[[str, object], None], kind: str, row: dict[str, Any]) -> None:
    """Pass a row on."""
    assert kind in KINDS
    record_property(_PREFIX + kind, row)
