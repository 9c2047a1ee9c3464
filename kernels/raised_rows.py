"""How far rows of BF16 or TF32 pieces are raised, and whether the pieces then hold every element.

A reference in NumPy, which shares no code with kernels or the CPU backend. The rule is in
docs/bounds.md ("Small elements beside large ones").
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mixpert.kernels.float_formats import Float32

LEAST_BIT = 2.0**-133
"""Of a BF16 number: pieces hold an element whose last bit, once it is raised, is not below."""

_LEAST_TOP, _MOST_TOP = -30, 119
"""A row whose largest magnitude is below 2^-30 is raised to that; above 2^119 it is lowered."""
_INFINITE, _EMPTY = 128, -999


def tops(x: Float32) -> NDArray[np.int64]:
    """The least exponent of two above the magnitudes of each row (rows, k); of NaN or Inf, 128."""
    largest = np.abs(x).max(axis=1, initial=0)
    finite = np.where(np.isfinite(largest), largest, 0)
    above = np.where(finite > 0, np.frexp(finite)[1], _EMPTY)
    found: NDArray[np.int64] = np.where(np.isfinite(largest), above, _INFINITE).astype(np.int64)
    return found


def raised_by(rows: Float32, other: Float32) -> NDArray[np.int64]:
    """Binades by which rows (rows, k) are raised beside those of the other operand (columns, k).

    k products of a raised row and any of the other operand, raised likewise, stay below 2^127.
    Rows of zeros, and those with a NaN or an Inf, stay as they are.
    """
    room = 127 - (rows.shape[1] - 1).bit_length()
    largest = int(tops(other).max(initial=_EMPTY))
    least = max(_LEAST_TOP, room - max(min(largest, _MOST_TOP), (room + 1) // 2))
    own = tops(rows)
    binades = np.maximum(least, np.minimum(_MOST_TOP, own)) - own
    return np.where((own == _EMPTY) | (own == _INFINITE), 0, binades)


def underflows(a: Float32, b: Float32) -> bool:
    """Whether pieces do not hold all of some element of A (m, k) or B (k, n), each a float32."""
    sides = (a, np.ascontiguousarray(b.T))
    return any(_below(x, y) for x, y in (sides, sides[::-1]))


def _below(rows: Float32, other: Float32) -> bool:
    last_bits = np.spacing(np.abs(rows)).astype(np.float64)
    raised = np.ldexp(last_bits, raised_by(rows, other)[:, None])
    return bool(((raised < LEAST_BIT) & (rows != 0)).any())
