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
SPLIT_SUMS = RESULTS / "h200-split-sums.json"
"""By benchmarks/split_sums.py, of commit 68971c03; it went with what it measured."""
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
    table = [["", "k", "largest error, cublasSgemm's", "`auto`, times", "before", "norm, times"]]
    for row in json.loads(LONG_K.read_text())["rows"]:
        schemes = row["schemes"]
        native, auto, before = (schemes[name] for name in ("native", "auto", "long sums"))
        times = [f"{one['largest'] / native['largest']:.2f}" for one in (auto, before)]
        norm = f"{auto['error'] / native['error']:.2f}"
        table.append([row["data"], str(row["shape"][2]), f"{native['largest']:.1f}", *times, norm])
    return markdown(table)


def split_sums() -> str:
    """Explicit float splits with sums as long as cuBLAS's, and with long ones, on phi = 4."""
    table = [["m x n x k", "parts", "scheme", "largest error", "long", "norm", "us", "long"]]
    for row in _long_k(SPLIT_SUMS):
        schemes = row["schemes"]
        for name, one in schemes.items():
            if "us" not in one or row["parts"] == 1 or f"{name}, long" not in schemes:
                continue
            before, native = schemes[f"{name}, long"], schemes["native"]
            ratios = [f"{x['largest'] / native['largest']:.2f}" for x in (one, before)]
            norm = f"{one['error'] / native['error']:.2f}"
            shape = " x ".join(map(str, row["shape"]))
            times = [f"{x['us']:.0f}" for x in (one, before)]
            table.append([shape, str(row["parts"]), f"`{name}`", *ratios, norm, *times])
    return markdown(table)


def compensated() -> str:
    """What compensation at every promotion costs."""
    return _costs(COMPENSATED, ["plain, TFLOPS", "compensated", "without care"])


def segments() -> str:
    """What segments of k cost that are added with compensation."""
    return _costs(SEGMENTS, ["before, TFLOPS", "8 KiB", "4 KiB"], ("8 KiB", "4 KiB"))


def segment_errors() -> str:
    """Errors of float splits over cublasSgemm's, of sums before and of segments."""
    schemes = ("fp16x3", "tf32x3", "bf16x6", "bf16x9")
    table = [["m x n x k", "", *(x for name in schemes for x in (f"`{name}`", "before"))]]
    for row in json.loads(SEGMENTS.read_text())["rows"]:
        if "schemes" not in row:
            continue
        found, cells = row["schemes"], []
        for name in schemes:
            for of in ("4 KiB", "before"):
                ratio = found[f"{name}, {of}"]["largest"] / found["native"]["largest"]
                cells.append(f"{ratio:.2f}")
        table.append([" x ".join(map(str, row["shape"])), row["data"], *cells])
    return markdown(table)


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


def _costs(path: Path, head: Sequence[str], others: Sequence[str] = ()) -> str:
    """Speeds, and what other sums change of them."""
    table = [["m x n x k", "path", "scheme", *head]]
    for row in json.loads(path.read_text())["rows"]:
        if "tflops" not in row:
            continue
        (_, plain), *rest = row["tflops"].items()
        speeds = dict(rest)
        cells = [
            f"{100 * (speeds[name] / plain - 1):+.1f}%" if name in speeds else ""
            for name in (others or speeds)
        ]
        shape, start = " x ".join(map(str, row["shape"])), [f"sm_{row['path']}"]
        cells += [""] * (len(head) - 1 - len(cells))
        table.append([shape, *start, f"`{row['scheme']}`", f"{plain:.0f}", *cells])
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
