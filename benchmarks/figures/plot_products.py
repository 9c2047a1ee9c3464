"""Drawings of single products: rates, errors, energy, where the time goes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import rooflines
from cases import CUBLAS
from drawing import axes_of, colour, finish, legend, lines
from records import read
from summary import series


def squares(path: Path) -> Any:
    """Rate of n x n x n products."""
    return lines(path, "n", "tflops", ("n", "TFLOPS of the emulated product"), (True, False))


def square_errors(path: Path) -> Any:
    """Error of n x n x n products."""
    return lines(path, "n", "error", ("n", "relative Frobenius error"), (True, True))


def depth(path: Path) -> Any:
    """Error against k."""
    return lines(path, "k", "error", ("k", "relative Frobenius error"), (True, True))


def spread(path: Path) -> Any:
    """Error against the spread of the data's exponents."""
    return lines(path, "phi", "error", ("phi", "relative Frobenius error"), (False, True))


def magnitude(path: Path) -> Any:
    """Error against the size of the data."""
    labels = ("exponent of the power of two that scales A and B", "relative Frobenius error")
    return lines(path, "power", "error", labels, (False, True))


def largest_errors(path: Path) -> Any:
    """LE-GEMM's Max_error against n, on uniform [0.5, 2.5]."""
    return lines(path, "n", "max_error", ("n", "largest error of an element"), (True, True))


def mean_relative_errors(path: Path) -> Any:
    """LE-GEMM's MRED against n, on uniform [0.5, 2.5]."""
    return lines(path, "n", "mred", ("n", "mean relative error (MRED)"), (True, True))


def histogram(path: Path) -> Any:
    """How many elements have which relative error, at the largest n of LE-GEMM's data."""
    rows = read(path)["rows"]
    largest = max(row["n"] for row in rows)
    figure, (axis,) = axes_of()
    for row in rows:
        if row["n"] != largest:
            continue
        label, total = CUBLAS if row["variant"] == "native" else row["variant"], sum(row["counts"])
        shares = [count / total for count in row["counts"]]
        axis.step(row["bins"][:-1], shares, where="post", label=label, color=colour(label))
    finish(axis, f"log2 of the relative error of an element, n = {largest}", "share of elements")
    return figure


def energy(path: Path) -> Any:
    """Energy of one product against n, over the operations it stands for."""
    rows = [
        row | {"picojoules": row["joules"] / (2.0 * row["n"] ** 3) * 1e12}
        for row in read(path)["rows"]
    ]
    figure, (axis,) = axes_of()
    for variant, points in series(rows, "n", "picojoules").items():
        label = CUBLAS if variant == "native" else variant
        axis.plot(*zip(*points, strict=True), "o-", label=label, color=colour(label))
    axis.set_xticks(sorted({row["n"] for row in rows}))
    axis.set_xlabel("n")
    axis.set_ylabel("pJ per operation of the product")
    axis.set_ylim(bottom=0)
    axis.grid(alpha=0.3)
    legend([axis], 6)
    return figure


def split(path: Path) -> Any:
    """Where the time of a product goes, as shares, a panel a size."""
    rows = read(path)["rows"]
    sizes = sorted({row["n"] for row in rows})
    figure, axes = axes_of(len(sizes), height=1.6)
    parts = {"pack_ms": "packing", "products_ms": "products", "fixed_ms": "epilogue, start"}
    for axis, n in zip(axes, sizes, strict=True):
        of_size = [row for row in rows if row["n"] == n]
        names, left = [row["variant"] for row in of_size], [0.0] * len(of_size)
        for key, label in parts.items():
            widths = [row[key] / row["all_ms"] for row in of_size]
            axis.barh(names, widths, left=left, label=label)
            left = [a + b for a, b in zip(left, widths, strict=True)]
        for place, row in enumerate(of_size):
            axis.text(1.01, place, f"{row['all_ms']:.3g} ms", va="center", size=7)
        axis.set_ylabel(f"n = {n}")
        axis.set_xlim(0, 1)
        axis.tick_params(labelbottom=n == sizes[-1])
    axes[-1].set_xlabel("share of the time given at the right")
    legend(axes, 3)
    return figure


def roofline(path: Path) -> Any:
    """Rate of the product kernels against operations a byte, under the data sheet's roofs."""
    figure, (axis,) = axes_of(height=4.2)
    for unit, peak in rooflines.PEAKS.items():
        points = rooflines.roof(peak)
        axis.loglog(*zip(*points, strict=True), "k-", linewidth=0.8)
        axis.annotate(unit, points[-1], (-4, 3), textcoords="offset points", ha="right", size=7)
    for variant, points in rooflines.kernels(read(path)["rows"]).items():
        axis.loglog(
            *zip(*points, strict=True), "o", label=variant, color=colour(variant), markersize=4
        )
    sizes = sorted({row["n"] for row in read(path)["rows"]})
    of_sizes = f"from left to right n = {sizes[0]} to {sizes[-1]}"
    axis.set_xlabel(f"operations per byte of packed operands and C; {of_sizes}")
    axis.set_ylabel("10^12 operations per second")
    axis.grid(alpha=0.3, which="both")
    legend([axis], 6)
    return figure
