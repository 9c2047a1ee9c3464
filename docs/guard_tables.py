"""Tables of what the guard costs, and of guarded calls that come again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from records import RESULTS
from tables import markdown

COST = RESULTS / "h100-guard-turns.json"
"""By benchmarks/guard_cost.py."""
KEPT = RESULTS / "h100-kept-graphs.json"
"""By benchmarks/kept_graphs.py."""
NARROW, GUARDED = "int8:2,2,2", "auto"
WAYS = {"streams": "a stream", "graphs": "a graph"}
LAUNCHED = {"off": "kernels", "on": "graph"}
MEASURES = ("host", "queued", "run", "waited for")
SCHEMES = {"limit": "limit", "auto": "`auto`"}
"""Of calls that come again: the guarded ones."""

Row = Mapping[str, Any]


def cost() -> str:
    """What `auto` takes more than the scheme that it chooses, in turns under load."""
    record = _read(COST)
    table = [["", f"`{NARROW}`, us", f"`{GUARDED}`", "costs"]]
    found = [(int(row["shape"].partition("x")[0]), WAYS[way], row)
             for way in WAYS for row in record[way]]  # fmt: skip
    for n, way, row in sorted(found, key=lambda one: one[0]):
        times = [f"{1e3 * row['ms'][scheme]:,.1f}" for scheme in (NARROW, GUARDED)]
        low, high = (f"{100 * share:.1f}" for share in row["quartiles"])
        table.append([f"{n} cubed, {way}", *times, f"{100 * row['costs']:.1f}% ({low} to {high})"])
    return markdown(table)


def kept() -> str:
    """Guarded calls launched kernel by kernel and as graphs: microseconds of host and GPU."""
    head = [cell for name in MEASURES for cell in (name, "")]
    table = [["", *head], ["", *list(LAUNCHED.values()) * len(MEASURES)]]
    for row in _read(KEPT)["rows"]:
        if row["scheme"] in SCHEMES:
            us = [f"{row['us'][way][name]:.1f}" for name in MEASURES for way in LAUNCHED]
            table.append([f"{SCHEMES[row['scheme']]}, {row['n']}", *us])
    return markdown(table)


def kept_cost() -> str:
    """What `auto` takes more than `int8:2,2,2` launched kernel by kernel, through the library."""
    table = [["", f"`{NARROW}`, us", f"`{GUARDED}`", "costs"]]
    return markdown([*table, *(line for row in _read(KEPT)["guard"] for line in _costs(row))])


def _costs(row: Row) -> Iterator[list[str]]:
    for way, name in LAUNCHED.items():
        low, median, high = row["costs in percent, quartiles"][f"auto {way}, {NARROW} off"]
        times = [f"{row['us'][key]:,.1f}" for key in (f"{NARROW} off", f"auto {way}")]
        yield [f"{row['n']} cubed, {name}", *times, f"{median:.1f}% ({low:.1f} to {high:.1f})"]


def _read(path: Path) -> Row:
    found: Row = json.loads(path.read_text())
    return found
