"""What an analytic model predicts for GPUs that were not at hand.

An emulated product is packing, which memory limits, and INT8 operations; a native one is FP32
operations. Each is taken to go at the share of the data sheet's rate that it reached on the H100.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import rooflines
from cases import NATIVE
from records import DATA, Row, read
from tables import NOT_MEASURED, markdown

SCHEMES = ("int8:1,1", "int8:2,2,2", "int8:2,2")
SIZE = 8192


@dataclass(frozen=True)
class Sheet:
    """Dense rates of a data sheet, 10^12 a second: FP32 and INT8 operations, bytes."""

    fp32: float
    int8: float
    memory: float


H100 = Sheet(67.0, rooflines.PEAKS["INT8"], rooflines.BANDWIDTH)
OTHERS = {
    "A100 SXM 40 GB": Sheet(19.5, 624.0, 1.555),
    "GeForce RTX 3090": Sheet(35.6, 284.0, 0.936),
    "Instinct MI100": Sheet(46.1, 184.6, 1.229),
    "Ascend 910": Sheet(4.1, 512.0, 1.2),
}
"""The makers' data sheets; the MI100's FP32 rate is that of its matrix units, the Ascend's that of
its vector units (2048 bits in each of 32 cores, at 1 GHz): its matrix units take no FP32."""


def table(data: Path = DATA) -> str:
    """Speed-ups over native FP32: predicted for other devices, and measured on the H100."""
    split, squares = (_of_size(data / f"{name}.json") for name in ("split", "squares"))
    if not split.keys() >= {*SCHEMES} or NATIVE not in squares:
        return NOT_MEASURED
    native = squares[NATIVE]["ms"]
    lines = [[f"n = {SIZE}", *(f"`{scheme}`" for scheme in SCHEMES)]]
    measured = [native / split[scheme]["all_ms"] for scheme in SCHEMES]
    lines.append(["H100 SXM, measured", *(f"{speedup:.2f}x" for speedup in measured)])
    for name, sheet in OTHERS.items():
        predicted = [speedup(sheet, split[scheme], native) for scheme in SCHEMES]
        lines.append([name, *(f"{value:.1f}x" for value in predicted)])
    return markdown(lines)


def _of_size(path: Path) -> dict[str, Row]:
    """The rows of a data file at `SIZE`, by variant."""
    rows = read(path)["rows"] if path.exists() else []
    return {row["variant"]: row for row in rows if row["n"] == SIZE}


def speedup(sheet: Sheet, row: Mapping[str, Any], native_ms: float) -> float:
    """Predicted speed of a scheme over native.

    Args:
        sheet: the device.
        row: the scheme's time split on the H100.
        native_ms: the H100's time of the same product in FP32.
    """
    product_ms = row["products_ms"] + row["fixed_ms"]
    emulated = row["pack_ms"] * H100.memory / sheet.memory + product_ms * H100.int8 / sheet.int8
    return native_ms * H100.fp32 / sheet.fp32 / emulated
