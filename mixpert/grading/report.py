"""Gradings as a table of text and as JSON."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from mixpert.grading import grades
from mixpert.grading.checks import Grading, Growth, Span
from mixpert.grading.measure import Errors
from mixpert.grading.strassen import Strassen

_HEAD = (
    "", "slope", "slope+", "error", "error+", "Strassen", "2b span", "phi", "grade",
)  # fmt: skip
_WIDTH = 100
"""Of the lines below a grading that say what it fails on."""

_DIGITS = 4


def table(gradings: Sequence[Grading]) -> str:
    """A line a grading, for uniform data and, with a +, for positive data, and what it fails on.

    Errors are those at the largest n, in units of 2^-24 (|A| |B|)_ij.
    """
    rows = [_HEAD, *(_row(grading) for grading in gradings)]
    first, *widths = [max(len(row[i]) for row in rows) for i in range(len(_HEAD))]
    lines: list[str] = []
    for row, failing in zip(rows, ["", *map(_failing, gradings)], strict=True):
        figures = (cell.rjust(width) for cell, width in zip(row[1:], widths, strict=True))
        lines.append("  ".join((row[0].ljust(first), *figures)))
        indent = " " * (first + 2)
        lines += textwrap.wrap(
            failing,
            _WIDTH,
            initial_indent=indent,
            subsequent_indent=indent,
            break_on_hyphens=False,
        )
    return "\n".join(lines)


def _failing(grading: Grading) -> str:
    kinds = grades.failing_kinds(grading)
    return f"fails on {', '.join(kinds)}" if kinds else ""


def _row(grading: Grading) -> tuple[str, ...]:
    span = grades.passed_span(grading)
    phi = grades.passed_phi(grading)
    return (
        grading.name,
        *(f"{growth.slope:.2f}" for growth in grading.growth),
        *(_short(growth.errors[-1].element) for growth in grading.growth),
        "no" if grading.strassen.clean else grading.strassen.arithmetic or "FOUND",
        f"all {span}" if grades.whole_span(span) else str(span),
        "none" if phi is None else f"{phi:g}",
        grades.grade(grading),
    )


def _short(error: float) -> str:
    return f"{error:.3g}" if math.isfinite(error) else "inf"


def to_json(grading: Grading) -> dict[str, Any]:
    """A grading as JSON takes it: four digits, infinite errors as the text ``inf``."""
    plain: dict[str, Any] = _encoded(asdict(grading))
    return {**plain, "grade": grades.grade(grading)}


def _encoded(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _encoded(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_encoded(item) for item in value]
    if isinstance(value, float):
        return float(f"{value:.{_DIGITS}g}") if math.isfinite(value) else "inf"
    return value


def from_json(data: dict[str, Any]) -> Grading:
    """The grading that `to_json` wrote, but for digits that it left out."""
    return Grading(
        data["name"],
        tuple(
            Growth(g["data"], tuple(map(_errors, g["errors"])), float(g["slope"]))
            for g in data["growth"]
        ),
        _strassen(data["strassen"]),
        tuple(
            Span(s["shape"], tuple((bits, _errors(e)) for bits, e in s["errors"]), s["passed"])
            for s in data["spans"]
        ),
        tuple((phi, _errors(e)) for phi, e in data["sweep"]),
        tuple((kind, _errors(e)) for kind, e in data["kinds"]),
    )


def _strassen(data: dict[str, Any]) -> Strassen:
    """Files from before test 3b have neither crossover nor `scaled`."""
    scaled = data.get("scaled")
    return Strassen(
        _errors(data["blocks"]),
        data["clean"],
        data.get("crossover"),
        _errors(scaled) if scaled else None,
    )


def _errors(data: dict[str, Any]) -> Errors:
    return Errors(data["k"], *(float(data[x]) for x in ("element", "row", "whole", "frobenius")))
