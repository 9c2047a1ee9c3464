"""How the programs were tuned, as a table of the documentation."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from cases import Case, cases
from plans import plan_of
from records import DATA, read
from tables import NOT_MEASURED, markdown

_ERROR = re.compile(r"^error\s+(\S+) of threshold")
_SPEED = re.compile(r"^GEMMs\s.*: (\S+x, (?:by the profile|measured))")
_TRIED = re.compile(r"^search\s+(\d+) plans? tried")
_NONE = "none"
"""Of programs for which nothing beats native."""


def tunings(data: Path = DATA) -> str:
    """For each program and size the threshold, and what the tuner said of the plan it found."""
    path = data / "tunings.json"
    if not path.exists():
        return NOT_MEASURED
    content = read(path)
    rows = {(row["program"], row["size"]): row for row in content["rows"]}
    lines = [["", "size", "threshold", "error of the plan", "GEMMs", "plans tried"]]
    for case in cases(*(tuple(names) for names in zip(*rows, strict=True))):
        row = rows.get((case.program, case.size))
        if row:
            lines.append(_line(data, case, row))
    devices = sorted({row["device"] for row in content["rows"]})
    where = f"Found on {' and '.join(f'one {device}' for device in devices)}"
    return f"{markdown(lines)}\n{where}, {content['date'][:10]}.\n"


def _line(data: Path, case: Case, row: dict[str, Any]) -> list[str]:
    link = f"../{plan_of(data, case).relative_to(DATA.parents[2])}"
    found = [_said(pattern, row["printed"]) for pattern in (_ERROR, _SPEED, _TRIED)]
    name = f"[`{case.program}` {case.label}]({link})"
    return [name, case.size, f"{row['threshold']:.2e}", *found]


def _said(pattern: re.Pattern[str], printed: list[str]) -> str:
    return next((match[1] for line in printed if (match := pattern.match(line))), _NONE)
