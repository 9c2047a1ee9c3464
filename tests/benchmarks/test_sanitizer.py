"""What benchmarks/sanitizer.py makes of a tool's words, with a tool that only says some."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))
import sanitizer  # noqa: E402

TOOL = """#!{python}
import subprocess, sys
command = sys.argv[sys.argv.index("--print-limit") + 2:]
print("========= COMPUTE-SANITIZER", flush=True)
status = subprocess.run(command).returncode
errors = 2 if "racecheck" in sys.argv else 0
print(f"========= ERROR SUMMARY: {{errors}} errors")
sys.exit(int(sys.argv[sys.argv.index("--error-exitcode") + 1]) if errors else status)
"""


@pytest.fixture
def tool(tmp_path: Path) -> str:
    path = tmp_path / "compute-sanitizer"
    path.write_text(TOOL.format(python=sys.executable))
    path.chmod(0o755)
    return str(path)


def checked(tool: str, out: Path, *planned: sanitizer.Check, within: float = 60.0) -> list[object]:
    options = argparse.Namespace(out=out, jobs=4)
    end = time.monotonic() + within
    sanitizer.together(list(planned), tool, options, end, {"date": "today"})
    record = json.loads((out / "sanitizer.json").read_text())
    assert record["date"] == "today"
    return sorted((x["tool"], x["exit_status"], x["summary"], x["said"]) for x in record["checks"])


def test_what_tools_say_is_recorded(tool: str, tmp_path: Path) -> None:
    hello = ("-c", "print('hello')")
    outcomes = checked(
        tool, tmp_path,
        sanitizer.Check(None, "path 90", hello),
        sanitizer.Check("memcheck", "path 90", hello),
        sanitizer.Check("racecheck", "path 90", hello),
        sanitizer.Check("synccheck", "path 90", ("-c", "raise SystemExit('wrong')")),
    )  # fmt: skip
    assert outcomes == [
        ("memcheck", 0, "ERROR SUMMARY: 0 errors", "hello"),
        ("racecheck", sanitizer.FOUND, "ERROR SUMMARY: 2 errors", "hello"),
        ("synccheck", 1, "ERROR SUMMARY: 0 errors", "wrong"),
    ]


def test_a_check_is_ended_when_time_is_up(tool: str, tmp_path: Path) -> None:
    sleeps = sanitizer.Check("memcheck", "soak", ("-c", "import time; time.sleep(60)"))
    assert checked(tool, tmp_path, sleeps, within=0.1) == [("memcheck", None, None, "")]


def test_every_tool_sees_every_path_and_memory_tools_the_soak() -> None:
    planned = list(sanitizer.checks(sanitizer.TOOLS, 60))
    names = [check.name for check in planned]
    assert len(names) == len(set(names))
    for name in sanitizer.TOOLS:
        seen = {check.what for check in planned if check.tool == name}
        assert {f"path {path}" for path in sanitizer.PATHS} <= seen
        assert any(what.startswith("soak") for what in seen) == (name in sanitizer.OF_SOAK)
    files = {check.command[0] for check in planned}
    assert all((BENCHMARKS.parent / file).is_file() for file in files)


def test_reports_of_a_check_that_was_ended_are_counted() -> None:
    text = """========= COMPUTE-SANITIZER
path 90: equal
========= Error: Race reported between Read access at kernel+0x1900
=========     and Write access at kernel+0xf9a0 [90 hazards]
=========
========= Invalid __global__ read of size 4 bytes
"""
    ended = sanitizer.outcome(sanitizer.Check("racecheck", "path 90", ()), None, text, 1.0)
    assert (ended.reports, ended.summary, ended.said) == (2, None, "path 90: equal")
