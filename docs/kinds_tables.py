"""Tables of schemes on data of all kinds, as `benchmarks/kinds_of_data.py` measures them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from records import RESULTS
from tables import markdown

KINDS = RESULTS / "h100-kinds-of-data.json"
GOALS = {"fp16x3": (160, 190), "tf32x3": (95, 108), "bf16x9": (64, 70), "bf16x6": (92, 103)}
"""TFLOPS at n = 4096 and 8192."""

Row = Mapping[str, Any]


def speeds() -> str:
    """Speed of each scheme on uniform data, beside what it should reach."""
    rows = [row for row in _rows() if row["data"] == "uniform" and "tflops" in row]
    sizes = sorted({row["shape"][2] for row in rows})
    table = [["uniform data", *(f"TFLOPS, n = {n}" for n in sizes), "goal", "error"]]
    for scheme in dict.fromkeys(row["scheme"] for row in rows):
        same = sorted((row for row in rows if row["scheme"] == scheme), key=lambda r: r["shape"])
        goal = " / ".join(map(str, GOALS.get(scheme, ())))
        speed = [f"{row['tflops']:.0f}" for row in same]
        table.append([_name(scheme), *speed, goal, f"{same[-1]['error']:.1e}"])
    return markdown(table)


def squares() -> str:
    """`auto` beside cublasSgemm and the best scheme that errs no more than that."""
    head = ["", "n", "`auto`, TFLOPS", "of cublasSgemm's", "best by hand",
            "largest error", "cublasSgemm's"]  # fmt: skip
    table = [head]
    for rows in _groups(timed=True):
        auto, native = _of(rows, "auto"), _of(rows, "native")
        by_hand = [row for row in rows if row not in (auto, native) and _no_worse(row, native)]
        best = max(by_hand, key=lambda row: float(row["tflops"]), default=None)
        table.append([
            auto["data"], str(auto["shape"][2]), f"{auto['tflops']:.0f}",
            f"{auto['tflops'] / native['tflops']:.1f}x",
            f"`{best['scheme']}` {best['tflops']:.0f}" if best else "none",
            f"{auto['largest']:.1f}", f"{native['largest']:.1f}",
        ])  # fmt: skip
    return markdown(table)


def depths() -> str:
    """Errors of `auto` and cublasSgemm where k is long."""
    table = [["", "k", "error", "cublasSgemm's", "largest error", "cublasSgemm's"]]
    for rows in _groups(timed=False):
        auto, native = _of(rows, "auto"), _of(rows, "native")
        errors = [f"{row['error']:.1e}" for row in (auto, native)]
        largest = [f"{row['largest']:.1f}" for row in (auto, native)]
        table.append([auto["data"], str(auto["shape"][2]), *errors, *largest])
    return markdown(table)


def _rows() -> list[Row]:
    rows: list[Row] = json.loads(KINDS.read_text())["rows"]
    return rows


def _groups(*, timed: bool) -> Iterator[list[Row]]:
    """The rows of each kind of data and shape."""
    rows = [row for row in _rows() if ("tflops" in row) == timed]
    for key in dict.fromkeys((row["data"], *row["shape"]) for row in rows):
        yield [row for row in rows if (row["data"], *row["shape"]) == key]


def _of(rows: Sequence[Row], scheme: str) -> Row:
    return next(row for row in rows if row["scheme"] == scheme)


def _no_worse(row: Row, native: Row) -> bool:
    return bool(row["error"] <= native["error"] and row["largest"] <= native["largest"])


def _name(scheme: str) -> str:
    return "cublasSgemm" if scheme == "native" else f"`{scheme}`"
