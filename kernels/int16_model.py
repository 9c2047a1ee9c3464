"""INT16 GEMM out of INT8 products in NumPy: exact integers, the model of `mixpert.matmul_int16`.

After APE (Ma et al., ICS 2022, section 4.4): two INT8 digits an element, four products, INT32 sums.
APE's balanced digits reach 32639 = 127 * 257 only; here 128 is taken off every element, so that the
whole range from -32768 to 32767 has two digits, and put back from sums of rows and columns. Shares
no code with the backends.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Int16 = NDArray[np.int16]
Int64 = NDArray[np.int64]

SHIFT = 128
"""What is taken off every element before it is cut."""

CHUNK = (2**31 - 1) // (2 * 2**14) // 128 * 128
"""Elements of k whose two middle products fit one INT32 sum: 65,408."""


def cut(rows: Int16) -> tuple[Int64, Int64]:
    """Digits (high, low), from -128 to 127, with x - SHIFT = 256 high + low."""
    values = rows.astype(np.int64)
    return values >> 8, (values & 255) - SHIFT


def gemm_int16(
    a: Int16,
    b: Int16,
    c: Int64,
    *,
    alpha: int = 1,
    beta: int = 0,
    result: type[np.signedinteger] = np.int64,
) -> NDArray[np.signedinteger]:
    """C = alpha * A * B + beta * C, modulo 2 to the number of bits of `result`.

    Args:
        a: op(A), int16 (m, k).
        b: op(B), int16 (k, n).
        c: integers (m, n), read only if `beta` is not 0.
        alpha: an integer.
        beta: an integer.
        result: int64, exact without factors where k < 2^33; or int32, which wraps around.

    Returns:
        A new array (m, n) of `result`.
    """
    total = np.zeros(c.shape, np.uint64)
    for begin in range(0, a.shape[1] if alpha else 0, CHUNK):
        part = slice(begin, begin + CHUNK)
        total += _chunk(a[:, part], b[part].T).astype(np.uint64)
    scaled = np.uint64(alpha % 2**64) * total
    if beta:
        scaled = scaled + np.uint64(beta % 2**64) * c.astype(np.uint64)
    wrapped: NDArray[np.signedinteger] = scaled.astype(result)
    return wrapped


def _chunk(a: Int16, b_rows: Int16) -> Int64:
    """The exact product of one chunk of k from its INT8 digits."""
    (high_a, low_a), (high_b, low_b) = cut(a), cut(b_rows)
    sums = [
        high_a @ high_b.T,
        high_a @ low_b.T + low_a @ high_b.T,
        low_a @ low_b.T,
    ]
    if any(np.abs(s).max(initial=0) >= 2**31 for s in sums):
        raise AssertionError("a sum left INT32: the chunk rule does not hold")
    rows, columns = (
        (256 * high + low).sum(axis=1) for high, low in ((high_a, low_a), (high_b, low_b))
    )
    shifted = sums[0] * 2**16 + sums[1] * 2**8 + sums[2]
    exact: Int64 = shifted + SHIFT * (rows[:, None] + columns) + SHIFT**2 * a.shape[1]
    return exact
