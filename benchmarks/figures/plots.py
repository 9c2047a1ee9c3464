"""Draws the figures of the documentation from the committed data files.

``python benchmarks/figures/plots.py`` writes docs/figures/*.svg; needs matplotlib (the extra
`figures`) and no GPU. The same data and the same matplotlib give the same bytes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import matplotlib as mpl
import searches
from cases import CUBLAS, TF32, TUNED
from records import DATA, read
from summary import Applications, series

ROOT = Path(__file__).resolve().parents[2]
DRAWN = ROOT / "docs" / "figures"
ERROR_PROGRAMS = ("gemm", "mlp", "hpl_ai", "cholesky")
"""Those of the paper's figure of errors."""

_COLOURS = {
    CUBLAS: "#444444", "native": "#444444", TF32: "#b0b0b0", TUNED: "#d62728",
    "int8:1,1": "#9ecae1", "int8:1,2": "#6baed6", "int8:2,1": "#4292c6", "int8:2,2": "#2171b5",
    "int8:2,2,2": "#08306b", "auto": "#2ca02c", "fp16x3": "#fdae6b", "tf32x3": "#fd8d3c",
    "bf16x9": "#e6550d",
}  # fmt: skip
"""A variant keeps its colour from figure to figure; others take matplotlib's."""


def main() -> int:
    """Always 0; a figure whose data is not there is left out and named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--out", type=Path, default=DRAWN)
    options = parser.parse_args()
    mpl.use("svg")
    mpl.rcParams.update({"svg.hashsalt": "mixpert", "svg.fonttype": "none", "font.size": 9})
    options.out.mkdir(parents=True, exist_ok=True)
    for name, (source, draw) in FIGURES.items():
        if not (options.data / source).exists():
            print(f"{name}: no {source} in {options.data}")
            continue
        figure = draw(options.data / source)
        path = options.out / f"{name}.svg"
        figure.savefig(path, metadata={"Date": None}, bbox_inches="tight")
        print(path)
    return 0


def _axes(rows: int = 1, width: float = 8.0, height: float = 3.4) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height * rows))
    return figure, figure.subplots(rows, 1, squeeze=False)[:, 0]


def _colour(variant: str) -> str | None:
    return _COLOURS.get(variant)


def _legend(axis: Any, columns: int) -> None:
    """Above the panel, where it hides nothing."""
    place = {"loc": "lower center", "bbox_to_anchor": (0.5, 1.0)}
    axis.legend(ncols=columns, fontsize=7, frameon=False, **place)


def _bars(axis: Any, groups: list[str], columns: dict[str, list[float | None]]) -> None:
    """A group of bars for each of `groups`, a bar in it for each of `columns`."""
    width = 0.8 / max(1, len(columns))
    for position, (label, values) in enumerate(columns.items()):
        places = [i - 0.4 + width * (position + 0.5) for i in range(len(groups))]
        heights = [value or 0 for value in values]
        axis.bar(places, heights, width, label=label, color=_colour(label))
    axis.set_xticks(range(len(groups)), groups)
    axis.grid(axis="y", alpha=0.3)


def applications(path: Path) -> Any:
    """End-to-end speed-up over cuBLAS FP32, a panel a size; under each program GEMM's share."""
    data = Applications.load(path)
    figure, axes = _axes(len(data.sizes()))
    for axis, size in zip(axes, data.sizes(), strict=True):
        programs = data.programs(size)
        shares = [data.share(program, size) for program in programs]
        labels = [f"{p}\n{s:.0%}" if s else p for p, s in zip(programs, shares, strict=True)]
        columns = {
            variant: [
                *(data.speedup(program, size, variant) for program in programs),
                data.mean_speedup(size, variant),
            ]
            for variant in data.variants(size)
            if variant not in (CUBLAS, "native")
        }
        _bars(axis, [*labels, "geometric\nmean"], columns)
        axis.axhline(1, color="black", linewidth=0.8)
        axis.set_ylabel(f"speed-up, {size}")
    _legend(axes[0], 6)
    return figure


def errors(path: Path) -> Any:
    """Errors of four programs by size; of HPL-AI the residual before refinement."""
    data = Applications.load(path)
    figure, axes = _axes(len(ERROR_PROGRAMS), height=2.2)
    for axis, program in zip(axes, ERROR_PROGRAMS, strict=True):
        sizes = [size for size in data.sizes() if program in data.programs(size)]
        for variant in dict.fromkeys(v for size in sizes for v in data.variants(size)):
            points = [(size, data.error(program, size, variant)) for size in sizes]
            known = [(size, error) for size, error in points if error]
            if variant != "native" and known:
                axis.semilogy(
                    *zip(*known, strict=True), "o-", label=variant, color=_colour(variant)
                )
        axis.set_ylabel(f"error, {program}")
        axis.grid(alpha=0.3)
    _legend(axes[0], 6)
    return figure


def _lines(path: Path, x: str, y: str, labels: tuple[str, str], log: tuple[bool, bool]) -> Any:
    figure, (axis,) = _axes()
    for variant, points in series(read(path)["rows"], x, y).items():
        label = CUBLAS if variant == "native" else variant
        axis.plot(*zip(*points, strict=True), "o-", label=label, color=_colour(label), markersize=3)
    axis.set_xlabel(labels[0])
    axis.set_ylabel(labels[1])
    if log[0]:
        axis.set_xscale("log", base=2)
    if log[1]:
        axis.set_yscale("log")
    axis.grid(alpha=0.3)
    _legend(axis, 6)
    return figure


def squares(path: Path) -> Any:
    """Rate of n x n x n products."""
    return _lines(path, "n", "tflops", ("n", "TFLOPS of the product it stands for"), (True, False))


def square_errors(path: Path) -> Any:
    """Error of n x n x n products."""
    return _lines(path, "n", "error", ("n", "relative Frobenius error"), (True, True))


def depth(path: Path) -> Any:
    """Error against k."""
    return _lines(path, "k", "error", ("k", "relative Frobenius error"), (True, True))


def spread(path: Path) -> Any:
    """Error against the spread of the data's exponents."""
    return _lines(path, "phi", "error", ("phi", "relative Frobenius error"), (False, True))


def energy(path: Path) -> Any:
    """Energy of one product against n, over the operations it stands for."""
    rows = [
        row | {"picojoules": row["joules"] / (2.0 * row["n"] ** 3) * 1e12}
        for row in read(path)["rows"]
    ]
    figure, (axis,) = _axes()
    for variant, points in series(rows, "n", "picojoules").items():
        label = CUBLAS if variant == "native" else variant
        axis.plot(*zip(*points, strict=True), "o-", label=label, color=_colour(label))
    axis.set_xlabel("n")
    axis.set_ylabel("pJ an operation")
    axis.set_ylim(bottom=0)
    _legend(axis, 6)
    return figure


def split(path: Path) -> Any:
    """Where the time of a product goes, as shares, a panel a size."""
    rows = read(path)["rows"]
    sizes = sorted({row["n"] for row in rows})
    figure, axes = _axes(len(sizes), height=1.6)
    parts = {"pack_ms": "packing", "products_ms": "products", "fixed_ms": "epilogue, start"}
    for axis, n in zip(axes, sizes, strict=True):
        of_size = [row for row in rows if row["n"] == n]
        names, left = [row["variant"] for row in of_size], [0.0] * len(of_size)
        for key, label in parts.items():
            widths = [row[key] / row["all_ms"] for row in of_size]
            axis.barh(names, widths, left=left, label=label)
            left = [a + b for a, b in zip(left, widths, strict=True)]
        axis.set_ylabel(f"n = {n}")
        axis.set_xlim(0, 1)
    _legend(axes[0], 3)
    return figure


def greedy(path: Path) -> Any:
    """The paper's Figure 10: speed and runs of the greedy search beside those of all plans."""
    data = searches.programs(path)
    figure, axes = _axes(len(data), height=2.4)
    for axis, (program, of_program) in zip(axes, data.items(), strict=True):
        for which, style in (("optimum", "s--"), ("greedy", "o-")):
            points = searches.speedups(of_program, which)
            axis.semilogx(*zip(*points, strict=True), style, label=which)
        for row in of_program["greedy against optimum"]:
            place = (row["threshold"], row["native_ms"] / row["greedy_ms"])
            text = f"{row['runs']} of {row['plans']} runs"
            axis.annotate(text, place, (0, -12), textcoords="offset points", ha="center", size=6)
        axis.set_ylabel(f"speed over native, {program}")
        axis.grid(alpha=0.3)
        axis.margins(y=0.25)
    axes[-1].set_xlabel("threshold")
    _legend(axes[0], 2)
    return figure


FIGURES: dict[str, tuple[str, Callable[[Path], Any]]] = {
    "applications": ("applications", applications),
    "application-errors": ("applications", errors),
    "squares": ("squares.json", squares),
    "square-errors": ("squares.json", square_errors),
    "time-split": ("split.json", split),
    "depth": ("depth.json", depth),
    "spread": ("spread.json", spread),
    "energy": ("energy.json", energy),
    "greedy": ("figure10", greedy),
}
"""What is drawn: file name, its data, and the function that draws it."""


if __name__ == "__main__":
    sys.exit(main())
