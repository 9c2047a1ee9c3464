"""The greedy search against the table of all plans (the paper's Figure 10): numbers for people.

The data come from `benchmarks/tuner_figure10.py`, a file a program.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from records import DATA, read

TABLES = DATA / "figure10"


def programs(directory: Path = TABLES) -> dict[str, dict[str, Any]]:
    """The data of each program, by name."""
    return {path.stem: read(path) for path in sorted(directory.glob("*.json"))}


def speedups(data: dict[str, Any], which: str) -> list[tuple[float, float]]:
    """(threshold, speed over native) of ``greedy`` or ``optimum``, by the table's times."""
    rows = data["greedy against optimum"]
    return [(row["threshold"], row["native_ms"] / row[f"{which}_ms"]) for row in rows]


def cells(data: dict[str, Any]) -> list[list[str]]:
    """A line for each threshold: error, speeds, their ratio, runs, and the plan's run again."""
    again = {tuple(row["plan"]): row["ms"] for row in data["run again"]}
    native = again[("native",) * len(data["sites"])]
    found = []
    for row in data["greedy against optimum"]:
        found.append(
            [
                f"{row['threshold']:.0e}",
                f"{row['error']:.1e}",
                f"{row['native_ms'] / row['greedy_ms']:.2f}x",
                f"{row['native_ms'] / row['optimum_ms']:.2f}x",
                f"{row['ratio']:.3f}",
                f"{row['runs']} of {row['plans']}",
                f"{native / again[tuple(row['greedy'])]:.2f}x",
            ]
        )
    return found
