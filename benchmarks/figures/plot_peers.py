"""Drawings of what was measured beside other libraries: those of peers are dashed or hatched."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from cases import CUBLAS
from drawing import axes_of, bars, colour, finish, hollow, legend
from peer_tables import SHOWN_ERROR, SIZE
from records import is_peer, read
from summary import Applications, series

_COLOURS = ("#9467bd", "#8c564b", "#e377c2", "#bcbd22", "#17becf", "#7f7f7f", "#98df8a")
"""Of peers, in the order of their names."""


def squares(path: Path) -> Any:
    """Rate of n x n x n products, all of one run."""
    return _by_size(path, "tflops", "TFLOPS of the product it stands for")


def square_errors(path: Path) -> Any:
    """Relative error of n x n x n products, all of one run."""
    figure = _by_size(path, "error", "relative Frobenius error")
    figure.axes[0].set_yscale("log")
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
    axis.set_ylabel(f"speed over cuBLAS FP32, {SIZE}")
    legend([axis], 4)
    hollow(axis, programs, partial(data.accurate, SIZE))
    return figure


def _peers(rows: list[dict[str, Any]]) -> dict[str, str]:
    """The colour of each peer in some rows."""
    names = sorted({row["variant"] for row in rows if is_peer(row)})
    return {name: _COLOURS[i % len(_COLOURS)] for i, name in enumerate(names)}
