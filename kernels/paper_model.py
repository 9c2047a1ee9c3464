"""The MixPert paper's own scheme in NumPy (LCTES 2024, section 3), for accuracy studies.

Sign and magnitude: a tile of 16 x 32 elements of A, and one of 32 x 8 of B, has one exponent, that
of its largest element; an element is cut, not rounded, to the leading bit and 6 + 7 + 7 more, in
digits that all carry its sign. Each pair of tiles gives exact INT32 sums, which are joined by the
exponents of the pair and added in FP32. `int8:...@7` keeps the digits and the products, but rounds,
and aligns whole rows.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mixpert.kernels.float_formats import Float32, Float64

ROWS, DEPTH, COLUMNS = 16, 32, 8
"""Tiles: ROWS x DEPTH of A, DEPTH x COLUMNS of B."""

_BITS = 7
"""Bits of a digit."""


@dataclass(frozen=True)
class PaperScheme:
    """Slices and kept products.

    Attributes:
        l, r: l+1 slices of A, r+1 of B.
        d: products a_i b_j with i + j <= d are kept.
    """

    l: int  # noqa: E741 - the paper's name
    r: int
    d: int


LEVELS = {
    "I": PaperScheme(1, 1, 2),
    "II": PaperScheme(1, 2, 3),
    "III": PaperScheme(2, 1, 3),
    "IV": PaperScheme(2, 2, 3),
}
"""The paper's names: 4, 6, 6 and 8 products."""


def gemm_paper(a: Float32, b: Float32, scheme: PaperScheme) -> Float32:
    """A B as the paper computes it.

    Args:
        a: finite float32 (m, k).
        b: finite float32 (k, n).
        scheme: its fields.

    Returns:
        float32 (m, n).
    """
    m, n = a.shape[0], b.shape[1]
    left, right = _padded(a, ROWS, DEPTH), _padded(b, DEPTH, COLUMNS)
    total = np.zeros((len(left), right.shape[1]), np.float32)
    with np.errstate(over="ignore", invalid="ignore"):
        for begin in range(0, left.shape[1], DEPTH):
            part = slice(begin, begin + DEPTH)
            total = total + _tiles(left[:, part], right[part].T, scheme)
    return total[:m, :n]


def _tiles(a: Float64, b_rows: Float64, scheme: PaperScheme) -> Float32:
    """What all pairs of tiles of DEPTH elements of k give."""
    slices_a, exponents_a = _cut(a, ROWS, scheme.l)
    slices_b, exponents_b = _cut(b_rows, COLUMNS, scheme.r)
    scale = (exponents_a[:, None] + exponents_b[None, :]) - 2 * (_BITS - 1)
    scaled: Float32 = np.ldexp(_tile_sums(slices_a, slices_b, scheme), scale).astype(np.float32)
    return scaled


def _padded(matrix: Float32, rows: int, columns: int) -> Float64:
    """With zeros up to whole tiles."""
    m, n = matrix.shape
    return np.pad(matrix.astype(np.float64), ((0, -m % rows), (0, -n % columns)))


def _cut(block: Float64, height: int, extra: int) -> tuple[list[Float64], NDArray[np.int64]]:
    """Digits of a (rows, DEPTH) block, top first, and the exponent of each row's tile."""
    largest = np.abs(block).reshape(-1, height * DEPTH).max(axis=1)
    tiles = np.where(largest == 0, 0, np.frexp(largest)[1].astype(np.int64) - 1)
    exponents = np.repeat(tiles, height)
    shift = (_BITS - 1) + _BITS * extra
    magnitudes = np.floor(np.ldexp(np.abs(block), (shift - exponents)[:, None])).astype(np.int64)
    digits = [magnitudes >> (_BITS * place) & 127 for place in range(extra, -1, -1)]
    return [np.sign(block) * digit for digit in digits], exponents


def _tile_sums(left: list[Float64], right: list[Float64], scheme: PaperScheme) -> Float64:
    """Horner's rule in FP32 over the exact sums of each place, in units of the lowest top digit."""
    total = np.zeros((len(left[0]), len(right[0])), np.float32)
    for place in range(min(scheme.d, scheme.l + scheme.r), -1, -1):
        pairs = [(i, place - i) for i in range(scheme.l + 1) if 0 <= place - i <= scheme.r]
        exact = sum((left[i] @ right[j].T for i, j in pairs), np.zeros(total.shape))
        total = exact.astype(np.float32) + total * np.float32(2.0**-_BITS)
    return total.astype(np.float64)
