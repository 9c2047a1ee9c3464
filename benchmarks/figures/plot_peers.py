"""Drawings of what was measured beside other libraries: those of peers are dashed or hatched."""

from __future__ import annotations

from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

from cases import CUBLAS
from drawing import axes_of, bars, colour, finish, hollow, legend
from peer_tables import SHOWN_ERROR, SIZE
from records import is_peer, read
from summary import Applications, series

_COLOURS = {
    "CUTLASS 3xTF32": "#9467bd", "cuMpSGEMM FP16TCEC": "#8c564b", "GEMMul8 fast 7": "#e377c2",
    "GEMMul8 fast 8": "#17becf", "GEMMul8 accurate 7": "#bcbd22",
    "GEMMul8 fast 7 as shipped": "#f7b6d2",
}  # fmt: skip
"""A peer keeps its colour from figure to figure."""
_SHOWN_SIZE = 8192
_UNSHOWN = ("cublas bf16x9", "GEMMul8 fast 7 as shipped")
"""Lie where cublasSgemm and GEMMul8 lie."""
_LABELS = {
    "auto": (-14, "center"), "cuMpSGEMM FP16TCEC": (-14, "center"),
    "GEMMul8 accurate 7": (-14, "left"),
}  # fmt: skip
"""Points above the mark, and the side of names that would lie on others: those go below."""
_OTHERS = ("#98df8a", "#c5b0d5", "#9edae5")
"""Of peers that are not among them, in the order of their names."""


def squares(path: Path) -> Any:
    """Rate of n x n x n products, all of one run."""
    return _by_size(path, "tflops", "TFLOPS of the emulated product")


def square_errors(path: Path) -> Any:
    """Relative error of n x n x n products, all of one run."""
    figure = _by_size(path, "error", "relative Frobenius error")
    figure.axes[0].set_yscale("log")
    return figure


def speed_and_error(path: Path) -> Any:
    """What each library gains on cublasSgemm, and what it errs, at one size of one run."""
    found = {
        row["variant"]: row for row in read(path)["rows"]
        if row["data"] == SHOWN_ERROR[0] and row["n"] == _SHOWN_SIZE
    }  # fmt: skip
    rows = [row for name, row in found.items() if name not in _UNSHOWN]
    native, peers = found[CUBLAS], _peers(rows)
    figure, (axis,) = axes_of()
    for row in rows:
        name, peer = row["variant"], row["variant"] in peers
        place = row["tflops"] / native["tflops"], row["error"]
        axis.plot(
            *place, "s" if peer else "o", markersize=7,
            color=peers[name] if peer else colour(name), markerfacecolor="none" if peer else None,
        )  # fmt: skip
        height, side = _LABELS.get(name, (8, "center"))
        axis.annotate(
            "cublasSgemm" if name == CUBLAS else name, place, textcoords="offset points",
            xytext=(0, height), ha=side, fontsize=8,
        )  # fmt: skip
    axis.axhline(native["error"], color="black", linewidth=0.8, linestyle=":")
    axis.set_yscale("log")
    axis.set_ylim(1e-8, 1e-3)
    axis.set_xlim(0.4, 1.12 * max(row["tflops"] for row in rows) / native["tflops"])
    axis.set_xlabel(f"speed relative to cublasSgemm, n = {_SHOWN_SIZE}")
    axis.set_ylabel("relative Frobenius error")
    axis.grid(alpha=0.3)
    return figure


def _by_size(path: Path, field: str, name: str) -> Any:
    """A field of the rows on uniform data over n; lines of peers are dashed."""
    rows = [row for row in read(path)["rows"] if row["data"] == SHOWN_ERROR[0]]
    peers = _peers(rows)
    figure, (axis,) = axes_of()
    for variant, points in series(rows, "n", field).items():
        style = {"linestyle": "--", "color": peers[variant]} if variant in peers else {
            "linestyle": "-", "color": colour(variant)
        }  # fmt: skip
        axis.plot(*zip(*points, strict=True), marker="o", markersize=3, label=variant, **style)
    axis.set_xscale("log", base=2)
    finish(axis, "n", name, 4)
    return figure


def applications(path: Path) -> Any:
    """End-to-end speed-up of programs at their largest sizes; what errs too much is hollow."""
    data = Applications.load(path)
    programs, peers = data.programs(SIZE), _peers(list(data.rows.values()))
    figure, (axis,) = axes_of()
    columns = {
        variant: [data.speedup(program, SIZE, variant) for program in programs]
        for variant in data.variants(SIZE)
        if variant != CUBLAS
    }
    bars(axis, programs, columns)
    for container in axis.containers:
        variant = container.get_label()
        for bar in container if variant in peers else ():
            bar.set(facecolor=peers[variant], hatch="///", edgecolor="white")
    axis.axhline(1, color="black", linewidth=0.8)
    axis.set_ylabel(f"speedup over cuBLAS FP32, {SIZE}")
    legend([axis], 4)
    hollow(axis, programs, partial(data.accurate, SIZE))
    return figure


def _peers(rows: list[dict[str, Any]]) -> dict[str, str]:
    """The colour of each peer in some rows."""
    names = sorted({row["variant"] for row in rows if is_peer(row)})
    others = cycle(_OTHERS)
    return {name: _COLOURS.get(name) or next(others) for name in names}
