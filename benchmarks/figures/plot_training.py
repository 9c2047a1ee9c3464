"""Drawings of training runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cases import CUBLAS
from drawing import axes_of, colour, finish

_SMOOTH = 5
"""Steps that are averaged into a point."""


def losses(path: Path) -> Any:
    """Loss against step, a line for each seed, with cuBLAS and with the emulated scheme."""
    record = json.loads(path.read_text(encoding="utf-8"))
    figure, (axis,) = axes_of()
    for kind, label, style in (("native", CUBLAS, "-"), ("emulated", record["scheme"], "--")):
        for seed, curve in enumerate(record["curves"]):
            values = curve[kind]
            groups = [values[i : i + _SMOOTH] for i in range(0, len(values), _SMOOTH)]
            axis.plot(
                [_SMOOTH * i for i in range(len(groups))],
                [sum(group) / len(group) for group in groups],
                style, color=colour(label), linewidth=1, label=None if seed else label,
            )  # fmt: skip
    axis.set_yscale("log")
    finish(axis, "step", "loss", 2)
    return figure
