"""Tables of schemes on data of all kinds."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from records import RESULTS
from tables import markdown

KINDS = RESULTS / "h100-kinds-of-data.json"
"""Written by benchmarks/kinds_of_data.py."""
LONG_K = RESULTS / "h100-long-k-errors.json"
"""By benchmarks/long_k_errors.py; has `auto` before its sums were shortened as "long sums"."""
COMPENSATED = RESULTS / "h200-compensated-sums.json"
"""Of an experiment, whose kernels were not kept."""
SEGMENTS = RESULTS / "h200-segment-sums.json"
"""Of another one, with those that were kept (8 KiB)."""
SPLIT_ERRORS = RESULTS / "h100-split-errors.json"
"""By benchmarks/split_errors.py."""
SHARED = RESULTS / "h100-shared-sums.json"
"""By benchmarks/long_k_errors.py since CTAs share k, and times."""
GOALS = {"fp16x3": (160, 190), "tf32x3": (95, 108), "bf16x9": (64, 70), "bf16x6": (92, 103)}
"""TFLOPS at n = 4096 and 8192."""

Row = Mapping[str, Any]


def speeds() -> str:
    """Speed of each scheme on uniform data, beside what it should reach."""
    rows = [row for row in _rows() if row["data"] == "uniform"]
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
    for rows in _groups():
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
    """Errors of `auto` over cublasSgemm's where k is long, and before its sums were shortened."""
    table = [["over all k", "largest error, times", "before", "norm, times"]]
    by_data: dict[str, list[tuple[float, ...]]] = {}
    for row in _long_k(LONG_K):
        native, auto, before = (row["schemes"][x] for x in ("native", "auto", "long sums"))
        pairs = ((auto, "largest"), (before, "largest"), (auto, "error"))
        found = tuple(one[kind] / native[kind] for one, kind in pairs)
        by_data.setdefault(row["data"], []).append(found)
    for data, rows in by_data.items():
        table.append([data, *(_range(ratios, "{:.2f}") for ratios in zip(*rows, strict=True))])
    return markdown(table)


def compensated() -> str:
    """What compensation at every promotion costs."""
    return _costs(COMPENSATED, {"every block": "compensated", "unprotected": "without care"})


def segments() -> str:
    """What segments of k cost that are added with compensation."""
    return _costs(SEGMENTS, {"8 KiB": "8 KiB, as kept", "4 KiB": "4 KiB"})


def _range(values: Sequence[float], form: str) -> str:
    """The least and the greatest, rounded."""
    ends = list(dict.fromkeys(form.format(x) for x in (min(values), max(values))))
    return " to ".join(ends)


def split_errors() -> str:
    """Errors of explicit float splits over cublasSgemm's."""
    table: list[list[str]] = []
    for row in json.loads(SPLIT_ERRORS.read_text())["rows"]:
        native, *others = row["schemes"].values()
        names = [f"`{name}`" for name in row["schemes"]][1:]
        table = table or [
            ["m x n x k", "", "cublasSgemm's", *names, *(f"{x}, norm" for x in names)]
        ]
        cells = [
            f"{one[kind] / native[kind]:.2f}" for kind in ("largest", "error") for one in others
        ]
        shape = " x ".join(map(str, row["shape"]))
        table.append([shape, row["data"], f"{native['largest']:.1f}", *cells])
    return markdown(table)


def _costs(path: Path, kinds: Mapping[str, str]) -> str:
    """What other sums change of the speed, over all shapes."""
    changes: dict[tuple[str, str], dict[str, list[float]]] = {}
    for row in _long_k(path):
        if "tflops" in row:
            (_, plain), *rest = row["tflops"].items()
            here = changes.setdefault((f"sm_{row['path']}", row["scheme"]), {})
            for kind, speed in rest:
                here.setdefault(kind, []).append(100 * (speed / plain - 1))
    table = [["path", "scheme", *kinds.values()]]
    for (start, scheme), found in changes.items():
        cells = [_range(found[kind], "{:+.1f}%") if kind in found else "" for kind in kinds]
        table.append([start, f"`{scheme}`", *cells])
    return markdown(table)


def shared() -> str:
    """Errors over cublasSgemm's where few tiles share k, and before they did."""
    before = {(row["data"], row["shape"][2]): row["schemes"] for row in _long_k(LONG_K)}
    what = [("auto", "largest"), ("auto", "error"), ("fp16x3", "largest"), ("bf16x6", "largest")]
    names = {"largest": "largest", "error": "norm"}
    head = [column for scheme, kind in what for column in (f"`{scheme}`, {names[kind]}", "before")]
    table = [["", "k", *head]]
    for row in _long_k(SHARED):
        k = row["shape"][2]
        both = row["schemes"], before[row["data"], k]
        times = [
            f"{schemes[scheme][kind] / schemes['native'][kind]:.2f}"
            for scheme, kind in what
            for schemes in both
        ]
        table.append([row["data"], str(k), *times])
    return markdown(table)


def _long_k(path: Path) -> list[Row]:
    rows: list[Row] = json.loads(path.read_text())["rows"]
    return rows


def _rows() -> list[Row]:
    rows: list[Row] = json.loads(KINDS.read_text())["rows"]
    return rows


def _groups() -> Iterator[list[Row]]:
    """The rows of each kind of data and shape."""
    rows = _rows()
    for key in dict.fromkeys((row["data"], *row["shape"]) for row in rows):
        yield [row for row in rows if (row["data"], *row["shape"]) == key]


def _of(rows: Sequence[Row], scheme: str) -> Row:
    return next(row for row in rows if row["scheme"] == scheme)


def _no_worse(row: Row, native: Row) -> bool:
    return bool(row["error"] <= native["error"] and row["largest"] <= native["largest"])


def _name(scheme: str) -> str:
    return "cublasSgemm" if scheme == "native" else f"`{scheme}`"
