"""The sample programs, by what `tests/passes/expected_edges.json` says of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "samples"
EXPECTED: dict[str, Any] = {
    name: expected
    for name, expected in json.loads(
        (ROOT / "tests/passes/expected_edges.json").read_text()
    ).items()
    if not name.startswith("_")
}
PROGRAMS = tuple(EXPECTED)
MODULES = [(name, module) for name in PROGRAMS for module in EXPECTED[name]["sites"]]
"""Each program with each of its committed host IR files."""


def folder(program: str) -> Path:
    """Where a program's sources and IR lie."""
    return SAMPLES / str(EXPECTED[program].get("folder", program))


def path_of(program: str, module: str) -> Path:
    """A committed host IR file."""
    return folder(program) / module


def source_of(program: str, module: str) -> Path:
    """The source file that a module was made from."""
    stem = path_of(program, module).with_suffix("")
    return next(path for end in (".cu", ".c", ".cpp") if (path := stem.with_suffix(end)).exists())
