"""The sample programs, by what `tests/passes/expected_edges.json` says of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "samples"


def _unrolled(program: dict[str, Any], loop: dict[str, Any]) -> dict[str, Any]:
    """What is expected of `loop` with its outermost loop unrolled."""
    copies = program["copies"]

    def copied(row: dict[str, Any], copy: int, target_copy: int) -> dict[str, Any]:
        ends = {"from": copy, "to": target_copy}
        moved = {e: row[e] if row[e] == "*" else row[e] * copies + i for e, i in ends.items()}
        return {**row, **moved, "loop_carried": False}

    def reached(row: dict[str, Any], copy: int) -> range:
        first = copy + row["loop_carried"]
        return range(first, copies if row.get("stays") else min(first + 1, copies))

    steps = [
        (row, i, j) for row in loop["required"] for i in range(copies) for j in reached(row, i)
    ]
    pairs = [(i, j) for i in range(copies) for j in range(copies)]
    return {
        **program,
        "sites": {
            module: [place for place in loop["sites"][name] for _ in range(copies)]
            for module, name in program["sites"].items()
        },
        "required": [copied(row, i, j) for row, i, j in steps],
        "forbidden": [copied(row, i, j) for row in loop["forbidden"] for i, j in pairs],
    }


def _read() -> dict[str, Any]:
    text = (ROOT / "tests" / "passes" / "expected_edges.json").read_text()
    rows = {name: row for name, row in json.loads(text).items() if not name.startswith("_")}
    return {
        name: _unrolled(row, rows[row["copies_of"]]) if "copies_of" in row else row
        for name, row in rows.items()
    }


EXPECTED = _read()
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


def required_of(program: str, module: str) -> list[dict[str, Any]]:
    """The edges that a module's graph must hold."""
    rows: list[dict[str, Any]] = EXPECTED[program]["required"]
    return [row for row in rows if row.get("only", module) == module]


def sinks_of(program: str, module: str) -> list[int]:
    """The sinks that a module's graph must have."""
    sinks: dict[str, list[int]] | list[int] = EXPECTED[program]["sinks"]
    return sinks[module] if isinstance(sinks, dict) else sinks
