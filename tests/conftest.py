"""Tests on a GPU: skipped with a reason where there is none, recorded where asked."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path

import gpu_machine
import hypothesis
import pytest
from client_record import ClientRecord

from mixpert.files import write_atomically

_OUTCOMES = ("passed", "failed", "skipped")

# A change is judged by its own examples, not by the day's; --hypothesis-profile=search draws anew.
hypothesis.settings.register_profile("fixed", derandomize=True, deadline=None)
hypothesis.settings.register_profile("search", deadline=None, max_examples=2000)
hypothesis.settings.load_profile("fixed")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mixpert")
    group.addoption(
        "--require-gpu",
        action="store_true",
        help="fail where GPU tests would be skipped for want of a GPU or of CuPy",
    )
    group.addoption(
        "--gpu-record",
        type=Path,
        metavar="FILE",
        help="write the machine, and counts and durations by test file, as JSON",
    )
    group.addoption(
        "--preload-record",
        type=Path,
        metavar="FILE",
        help="write what preloading saw of each client, as JSON (tests/gpu/test_preload.py)",
    )


def pytest_configure(config: pytest.Config) -> None:
    # A shell starts what it puts in the background with Ctrl-C ignored, and children inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(config, "workerinput"):  # of pytest-xdist: its reports reach the parent
        return
    for option, recorder in (("--gpu-record", Recorder), ("--preload-record", ClientRecord)):
        path = config.getoption(option)
        if path and not path.parent.is_dir():
            raise pytest.UsageError(f"{option} {path}: the directory does not exist")
        if path:
            config.pluginmanager.register(recorder(path), f"mixpert{option}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    on_gpu = [item for item in items if item.get_closest_marker("gpu")]
    reason = gpu_machine.missing_gpu() if on_gpu else None
    if reason is None:
        return
    if config.getoption("--require-gpu"):
        raise pytest.UsageError(f"--require-gpu: {reason}")
    for item in on_gpu:
        item.add_marker(pytest.mark.skip(reason=reason))


class Recorder:
    """Counts what ran; writes the record as it goes, so that a killed run leaves one too."""

    SECONDS_BETWEEN = 10

    def __init__(self, path: Path) -> None:
        self._path = path
        self._machine = gpu_machine.describe()
        self._start = self._written = time.monotonic()
        self._files: dict[str, dict[str, float]] = defaultdict(
            lambda: {**dict.fromkeys(_OUTCOMES, 0), "seconds": 0.0}
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test counts once: by its call, or by the phase that kept it from passing."""
        row = self._files[report.nodeid.partition("::")[0]]
        row["seconds"] += report.duration
        if report.when == "call" or report.outcome != "passed":
            row[report.outcome] += 1
        if time.monotonic() - self._written > self.SECONDS_BETWEEN:
            self._write(None)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        self._write(int(exitstatus))

    def _write(self, exit_status: int | None) -> None:
        """`exit_status` is None before the end."""
        rows = self._files.values()
        record = {
            "title": "The GPU suite: tests passed, failed and skipped, by file",
            "machine": self._machine,
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "command": ["pytest", *map(_without_folder, sys.argv[1:])],
            "exit_status": exit_status,
            "seconds": round(time.monotonic() - self._start, 1),
            **{outcome: sum(int(row[outcome]) for row in rows) for outcome in _OUTCOMES},
            "files": {name: _rounded(row) for name, row in sorted(self._files.items())},
        }
        write_atomically(self._path, json.dumps(record, indent=1) + "\n")
        self._written = time.monotonic()


def _without_folder(word: str) -> str:
    """A word of the command line; of a path on this machine its name."""
    return Path(word).name if Path(word).is_absolute() else word


def _rounded(row: dict[str, float]) -> dict[str, float]:
    return {key: round(value, 2) for key, value in row.items()}
