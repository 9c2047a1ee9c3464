"""The joined record of a check on a GPU."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "benchmarks" / "check_record.py"
MACHINE = {"device": "X", "driver": "1", "cuda": "2", "cublas": "3", "cupy": "4", "commit": "ab"}
TESTS = {"passed": 5, "failed": 0, "skipped": 2, "exit_status": 0}
CHECK = {"tool": "memcheck", "what": "path 80", "exit_status": 0, "summary": "0 errors"}
GPU = {"reserved": 1, "used": 0, "client": 0, "process": 9}
SOAK = {
    "options": {"threads": 2}, "finished": True,
    "samples": [{"seconds": 1.0, "products": 7, "wrong": 0, "host": 1, "gpus": [GPU]}],
}  # fmt: skip
SAMPLES = {"checks": [{"check": "mlp: results", "passed": True, "detail": ""}]}


def join(tmp_path: Path, *records: dict[str, Any]) -> tuple[int, dict[str, Any], str]:
    """Exit status, the record (empty without one), what was printed."""
    files = []
    for number, record in enumerate(records):
        files.append(tmp_path / f"{number}.json")
        files[-1].write_text(
            json.dumps({"machine": MACHINE, "date": f"2026-01-0{number}"} | record)
        )
    out = tmp_path / "out.json"
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *map(str, files), "--out", str(out)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    record = json.loads(out.read_text()) if out.exists() else {}
    return done.returncode, record, done.stdout + done.stderr


def test_clean_steps_make_a_clean_record(tmp_path: Path) -> None:
    status, record, said = join(tmp_path, TESTS, {"checks": [CHECK, CHECK]}, SOAK, SAMPLES)
    assert (status, record["clean"], record["machine"]) == (0, True, MACHINE)
    assert record["date"] == "2026-01-03"
    assert [step["did"] for step in record["steps"]] == [
        {"tests passed": 5, "tests skipped": 2}, {"sanitizer runs": 2}, {"products compared": 7},
        {"checks of samples": 1},
    ]  # fmt: skip
    assert "0.json: 5 tests passed, 2 tests skipped; no fault" in said


@pytest.mark.parametrize(
    ("record", "fault"),
    [
        (TESTS | {"failed": 1, "exit_status": 1}, "1 tests failed"),
        (TESTS | {"exit_status": 2}, "ended with status 2"),
        (TESTS | {"exit_status": None}, "ended before all tests had run"),
        (TESTS | {"passed": 0, "skipped": 0}, "did nothing"),
        ({"checks": [CHECK | {"exit_status": 3}]}, "memcheck path 80: 0 errors"),
        (
            {"checks": [CHECK | {"exit_status": None, "summary": None}]},
            "memcheck path 80: time was up",
        ),
        ({"checks": []}, "did nothing"),
        (SOAK | {"finished": False}, "not finished"),
        (SOAK | {"failures": ["a thread ended"]}, "a thread ended"),
        ({"checks": [SAMPLES["checks"][0] | {"passed": False}]}, "mlp: results"),
    ],
    ids=lambda value: value.replace(" ", "-") if isinstance(value, str) else "",
)
def test_a_fault_of_any_step_shows(tmp_path: Path, record: dict[str, Any], fault: str) -> None:
    status, joined, said = join(tmp_path, TESTS, record)
    assert (status, joined["clean"]) == (1, False)
    assert joined["steps"][1]["faults"] == [fault]
    assert fault in said


def test_records_of_two_states_are_not_joined(tmp_path: Path) -> None:
    other = TESTS | {"machine": MACHINE | {"commit": "cd"}}
    status, record, said = join(tmp_path, TESTS, other)
    assert (status, record) == (1, {})
    assert "commit cd, not ab" in said


def test_an_unknown_record_is_refused(tmp_path: Path) -> None:
    status, record, said = join(tmp_path, {"rows": []})
    assert (status, record) == (1, {})
    assert "of no known step" in said


FAKE_PYTHON = """#!/bin/bash
[ "$1" = benchmarks/soak.py ] && { cp "$SOAK_RECORD" "${@: -1}"; exit "$SOAK_STATUS"; }
exec "$REAL_PYTHON" "$@"
"""


@pytest.mark.parametrize("status", [0, 1])
def test_the_script_joins_the_records_of_its_run(tmp_path: Path, status: int) -> None:
    python, soak, out = (tmp_path / name for name in ("python", "record", "out"))
    python.write_text(FAKE_PYTHON)
    python.chmod(0o755)
    soak.write_text(json.dumps({"machine": MACHINE, "date": "2026-01-01"} | SOAK))
    out.mkdir()
    old = out / "gpu-tests.json"  # of an earlier run
    old.write_text("{}")
    os.utime(old, (0, 0))
    environment = {
        "PYTHON": str(python), "REAL_PYTHON": sys.executable, "SOAK_RECORD": str(soak),
        "SOAK_STATUS": str(status), "STEPS": "soak", "OUT": str(out),
    }  # fmt: skip
    done = subprocess.run(
        ["bash", str(SCRIPT.with_name("gpu_check.sh"))], env={**os.environ, **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == status, done.stdout + done.stderr
    record = json.loads((out / "gpu-check.json").read_text())
    assert [step["file"] for step in record["steps"]] == ["soak.json"]
    assert ("soak FAILED" in done.stdout) == bool(status)
