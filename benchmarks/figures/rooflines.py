"""Where the product kernels stand under the roofs of an H100: numbers of the roofline figure.

Operations are those that the Tensor Cores do: 2 n^3 for each product of slices or pieces. Bytes are
the least that memory must move: each packed operand read once, C written once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from mixpert.scheme import Scheme

PEAKS = {"INT8": 1979.0, "FP16, BF16": 989.0}
"""Dense, 10^12 operations a second: NVIDIA's data sheet of the H100 SXM."""
BANDWIDTH = 3.35
"""10^12 bytes a second, of the same sheet."""
_PIECES = {"bf16x9": 3, "fp16x3": 2}
"""16-bit pieces of an element of A, and of B."""
_RANGE = (1e2, 1e5)
"""Operations a byte that are shown."""


def roof(peak: float) -> list[tuple[float, float]]:
    """Corners of the roof: (operations a byte, 10^12 operations a second)."""
    left, right = _RANGE
    return [(left, left * BANDWIDTH), (peak / BANDWIDTH, peak), (right, peak)]


def kernels(rows: Iterable[Mapping[str, Any]]) -> dict[str, list[tuple[float, float]]]:
    """For each variant of the time split, its points, by ascending n."""
    found: dict[str, list[tuple[float, float]]] = {}
    for row in sorted(rows, key=lambda row: row["n"]):
        scheme, n = Scheme.parse(row["variant"]), row["n"]
        operations = 2.0 * n**3 * scheme.products
        seconds = 1e-3 * (row["products_ms"] + row["fixed_ms"])
        bytes_moved = float(n) ** 2 * (packed_bytes(scheme) + 4)
        found.setdefault(row["variant"], []).append(
            (operations / bytes_moved, operations / seconds * 1e-12)
        )
    return found


def packed_bytes(scheme: Scheme) -> int:
    """Of one element of A and one of B together."""
    if scheme.kind == "int8":
        return scheme.l + 1 + scheme.r + 1
    return 2 * 2 * _PIECES[str(scheme)]
