"""What the drawings share: panels, colours, bars and lines."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cases import AUTO, CUBLAS, TF32, TUNED
from records import read
from summary import series

COLOURS = {
    CUBLAS: "#444444", "native": "#444444", TF32: "#b0b0b0", TUNED: "#d62728",
    "int8:1,1": "#9ecae1", "int8:1,2": "#6baed6", "int8:2,1": "#4292c6", "int8:2,2": "#2171b5",
    "int8:2,2,2": "#08306b", "auto": "#2ca02c", "fp16x3": "#fdae6b", "tf32x3": "#fd8d3c",
    "bf16x9": "#e6550d", "auto, no guard": "#c49c94", "cublas bf16x9": "#888888",
}  # fmt: skip
"""A variant keeps its colour from figure to figure; others take matplotlib's."""
RINGED = (AUTO, TUNED)
"""Computed like another variant for most data, whose line they would hide or be hidden by."""
_MANY_GROUPS = 9
"""Beyond so many groups of bars their names meet unless they are small."""


def axes_of(rows: int = 1, width: float = 8.0, height: float = 3.4) -> tuple[Any, Any]:
    """A figure of `rows` panels one above the other, sizes in inches, and the panels."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height * rows))
    return figure, figure.subplots(rows, 1, squeeze=False)[:, 0]


def colour(variant: str) -> str | None:
    """What a variant is drawn in; None leaves it to matplotlib."""
    return COLOURS.get(variant)


def line(axis: Any, points: list[tuple[float, float]], variant: str, name: str = "") -> None:
    """The line of a variant, with rings in the place of dots where it lies on others' lines."""
    ringed = {"markersize": 7, "fillstyle": "none", "linestyle": ":", "zorder": 3}
    style = ringed if variant in RINGED else {"markersize": 3, "linestyle": "-"}
    label, shade = name or variant, colour(variant)
    axis.plot(*zip(*points, strict=True), marker="o", label=label, color=shade, **style)


def legend(axes: Any, columns: int) -> None:
    """Above the first of the panels, where it hides nothing; what is in any of them, once."""
    known: dict[str, Any] = {}
    for axis in axes:
        for handle, label in zip(*axis.get_legend_handles_labels(), strict=True):
            known.setdefault(label, handle)
    order = sorted(known, key=_order)
    place = {"loc": "lower center", "bbox_to_anchor": (0.5, 1.0)}
    handles = [known[label] for label in order]
    axes[0].legend(handles, order, ncols=columns, fontsize=7, frameon=False, **place)


def finish(axis: Any, x: str, y: str, columns: int = 6) -> None:
    """Names of the axes, a grid and the legend, for a panel that is alone in its figure."""
    axis.set_xlabel(x)
    axis.set_ylabel(y)
    axis.grid(alpha=0.3)
    legend([axis], columns)


def _order(label: str) -> int:
    """Where a variant stands in a legend: as in COLOURS, others after them."""
    return list(COLOURS).index(label) if label in COLOURS else len(COLOURS)


def bars(axis: Any, groups: list[str], columns: dict[str, list[float | None]]) -> None:
    """A group of bars for each of `groups`, a bar in it for each of `columns`."""
    width = 0.8 / max(1, len(columns))
    for position, (label, values) in enumerate(columns.items()):
        places = [i - 0.4 + width * (position + 0.5) for i in range(len(groups))]
        heights = [value or 0 for value in values]
        axis.bar(places, heights, width, label=label, color=colour(label))
    size = "medium" if len(groups) <= _MANY_GROUPS else "x-small"
    axis.set_xticks(range(len(groups)), groups, size=size)
    axis.grid(axis="y", alpha=0.3)


def hollow(axis: Any, groups: list[str], kept: Callable[[str, str], bool]) -> None:
    """Outlines in the place of the bars that are not `kept`, by group and column; legend first."""
    for container in axis.containers:
        for group, bar in zip(groups, container, strict=False):
            if not kept(group, container.get_label()):
                edge = {"edgecolor": bar.get_facecolor(), "linewidth": 0.7}
                bar.set(facecolor="none", hatch=None, **edge)


def lines(path: Path, x: str, y: str, labels: tuple[str, str], log: tuple[bool, bool]) -> Any:
    """A figure with a line for each variant of a data file, field `y` over field `x`."""
    figure, (axis,) = axes_of()
    for variant, points in series(read(path)["rows"], x, y).items():
        label = CUBLAS if variant == "native" else variant
        line(axis, points, variant, label)
    if log[0]:
        axis.set_xscale("log", base=2)
    if log[1]:
        axis.set_yscale("log")
    finish(axis, *labels)
    return figure
