"""Drawings of whole programs: speed-ups, errors, the tuner's search, processes that share a GPU."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import searches
from cases import CUBLAS, Case
from drawing import axes_of, bars, hollow, legend, line
from records import read
from summary import Applications

ERROR_PROGRAMS = ("gemm", "mlp", "hpl_ai", "cholesky")
"""Those of the paper's figure of errors."""


def applications(path: Path) -> Any:
    """End-to-end speed-up over cuBLAS FP32, a panel a size; under each program GEMM's share.

    Bars of what errs more than twice as much as cuBLAS are hollow.
    """
    data = Applications.load(path)
    figure, axes = axes_of(len(data.sizes()), width=11.0, height=3.0)
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
        bars(axis, [*labels, "geometric\nmean"], columns)
        axis.axhline(1, color="black", linewidth=0.8)
        axis.set_ylabel(f"speedup over cuBLAS FP32, {size}")
    legend(axes, 12)
    for axis, size in zip(axes, data.sizes(), strict=True):
        hollow(axis, data.programs(size), partial(data.accurate, size))
    return figure


def errors(path: Path) -> Any:
    """Errors of four programs by size; of HPL-AI the residual before refinement."""
    data = Applications.load(path)
    figure, axes = axes_of(len(ERROR_PROGRAMS), height=2.2)
    for axis, program in zip(axes, ERROR_PROGRAMS, strict=True):
        sizes = [size for size in data.sizes() if program in data.programs(size)]
        for variant in dict.fromkeys(v for size in sizes for v in data.variants(size)):
            points = [
                (place, data.error(program, size, variant)) for place, size in enumerate(sizes)
            ]
            known = [(place, error) for place, error in points if error]
            if variant != "native" and known:
                line(axis, known, variant)
        axis.set_yscale("log")
        axis.set_xticks(range(len(sizes)), [Case(program, size).label for size in sizes])
        axis.set_ylabel(f"error, {program}")
        axis.grid(alpha=0.3)
    legend(axes, 6)
    return figure


def greedy(path: Path) -> Any:
    """The paper's Figure 10: speed and runs of the greedy search beside those of all plans."""
    data = searches.programs(path)
    figure, axes = axes_of(len(data), height=2.4)
    for axis, (program, of_program) in zip(axes, data.items(), strict=True):
        for which, style in (("optimum", "s--"), ("greedy", "o-")):
            points, size = searches.speedups(of_program, which), 9 if which == "optimum" else 4
            axis.semilogx(*zip(*points, strict=True), style, label=which, markersize=size)
        for row in of_program["greedy against optimum"]:
            place = (row["threshold"], row["native_ms"] / row["greedy_ms"])
            text = f"{row['runs']} of {row['plans']} runs"
            axis.annotate(text, place, (4, -12), textcoords="offset points", size=6)
        axis.set_ylabel(f"speedup over native, {program}")
        axis.grid(alpha=0.3)
        axis.margins(x=0.15, y=0.25)
    axes[-1].set_xlabel("threshold")
    legend(axes, 2)
    return figure


def sharing(path: Path) -> Any:
    """Runs a second of all processes that share the GPU, over one native process alone."""
    rows = {(row["processes"], row["variant"]): row["rate"] for row in read(path)["rows"]}
    counts = sorted({count for count, _ in rows})
    alone = rows[counts[0], "native"]
    figure, (axis,) = axes_of()
    columns: dict[str, list[float | None]] = {
        variant: [rows[count, variant] / alone if (count, variant) in rows else None
                  for count in counts]
        for variant in dict.fromkeys(variant for _, variant in rows)
    }  # fmt: skip
    bars(axis, [f"{count} process{'es' * (count > 1)}" for count in counts], columns)
    axis.set_ylabel("runs per second, over one native process")
    legend([axis], 6)
    return figure
