"""Pairs of matrices that are easy, hard or treacherous for matrix multiplication."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import numpy as np
from numpy.typing import NDArray

Float32 = NDArray[np.float32]
Maker = Callable[[np.random.Generator, int, int], Float32]
"""Rows of an operand: (generator, rows, k)."""

_HALF_RANGE = 64
"""log2 of the root of FP32's largest number."""

Pair = Callable[[np.random.Generator, int, int, int], tuple[Float32, Float32]]
"""Both operands: (generator, m, n, k) gives float32 (m, k) and (k, n)."""


def uniform(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Uniform on (-1, 1)."""
    return rng.uniform(-1, 1, (rows, k)).astype(np.float32)


def normal(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Standard normal."""
    return rng.standard_normal((rows, k)).astype(np.float32)


def positive(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Uniform on (0, 1): nothing cancels."""
    return rng.random((rows, k)).astype(np.float32)


def wide(rng: np.random.Generator, rows: int, k: int, *, phi: float) -> Float32:
    """(u - 1/2) exp(phi z), u uniform on (0, 1), z normal: the usual data of growing range."""
    magnitudes = np.exp(phi * rng.standard_normal((rows, k)))
    return ((rng.random((rows, k)) - 0.5) * magnitudes).astype(np.float32)


def log_uniform(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Random signs, log2 of the magnitude uniform on (-20, 0)."""
    signs = rng.choice([-1.0, 1.0], (rows, k))
    return (signs * np.exp2(rng.uniform(-20, 0, (rows, k)))).astype(np.float32)


def outlier(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Normal, one element of each row 10^4 times larger."""
    values = normal(rng, rows, k)
    values[np.arange(rows), rng.integers(0, k, rows)] *= 1e4
    return values


def sparse(rng: np.random.Generator, rows: int, k: int, *, kept: float = 0.1) -> Float32:
    """Normal, of which only a share is not zero."""
    return np.where(rng.random((rows, k)) < kept, normal(rng, rows, k), np.float32(0))


def rectified(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Normal with negative elements set to zero, as after a ReLU."""
    return np.maximum(normal(rng, rows, k), np.float32(0))


def constant(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Rows of one number in (1/2, 1): rounding errors add up instead of averaging out."""
    return np.repeat(rng.uniform(0.5, 1, (rows, 1)).astype(np.float32), k, axis=1)


def subnormal(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Rows of subnormal numbers and rows so large that their products with those are normal."""
    small = np.ldexp(rng.integers(-(2**22), 2**22, (rows, k)).astype(np.float64), -149)
    large = np.ldexp(rng.uniform(-1, 1, (rows, k)), 50)
    return np.where(rng.random((rows, 1)) < 0.5, small, large).astype(np.float32)


def huge(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Rows near the largest finite number, and rows that bring their products back."""
    values = rng.uniform(-1, 1, (rows, k)) * float(np.finfo(np.float32).max)
    lowered = np.ldexp(values, -rng.integers(140, 200, (rows, 1)))
    return np.where(rng.random((rows, 1)) < 0.5, values, lowered).astype(np.float32)


def both(make: Maker) -> Pair:
    """Operands of one kind, made independently."""
    return lambda rng, m, n, k: (make(rng, m, k), np.ascontiguousarray(make(rng, n, k).T))


def mixed(left: Maker, right: Maker) -> Pair:
    """Operands of two kinds."""
    return lambda rng, m, n, k: (left(rng, m, k), np.ascontiguousarray(right(rng, n, k).T))


def spanned(
    rng: np.random.Generator, m: int, n: int, k: int, *, bits: int, shape: str
) -> tuple[Float32, Float32]:
    """A D and D^-1 B of normal A and B, D diagonal, its powers of two `bits` binades wide.

    A B is unchanged, and so is |A| |B|: an error that follows the largest elements of rows and
    columns shows. `shape` is ``smooth``, ``half``, ``random`` or ``few``: how D runs along k.
    """
    exponents = _exponents(rng, k, bits, shape)
    a, b = normal(rng, m, k), normal(rng, n, k).T
    return np.ldexp(a, exponents), np.ascontiguousarray(np.ldexp(b, -exponents[:, None]))


def _exponents(rng: np.random.Generator, k: int, bits: int, shape: str) -> NDArray[np.int64]:
    index = np.arange(k)
    if shape == "smooth":
        return np.rint((index / max(k - 1, 1) - 0.5) * bits).astype(np.int64)
    if shape == "half":
        return np.where(index < k // 2, bits - bits // 2, -(bits // 2))
    if shape == "random":
        return rng.integers(-(bits // 2), bits - bits // 2 + 1, k)
    return np.where(rng.random(k) < 0.02, bits - bits // 2, -(bits // 2))


def turned(
    rng: np.random.Generator, m: int, n: int, k: int, *, bits: int
) -> tuple[Float32, Float32]:
    """Rows of A are y = x D, turned; columns of B are z = D^-1 x, turned; x uniform on (1, 2).

    D falls by `bits` binades along k. Where row and column are turned alike, products are near one;
    elsewhere they span up to `bits` binades, in another order for each element of C. So no single
    scaling along k, which takes the span out of `spanned`, helps a fixed-point algorithm here.
    """
    exponents = _exponents(rng, k, bits, "smooth")[::-1]
    x = rng.uniform(1, 2, k)
    y, z = np.ldexp(x, exponents), np.ldexp(x, -exponents)
    rows, columns = (_turns(vector, count) for vector, count in ((y, m), (z, n)))
    return rows, np.ascontiguousarray(columns.T)


def _turns(vector: NDArray[np.float64], count: int) -> Float32:
    """The vector (k,) begun at `count` places that are evenly spread, (count, k)."""
    k = len(vector)
    begins = np.arange(count) * k // count
    turned_rows: Float32 = vector[(np.arange(k) + begins[:, None]) % k].astype(np.float32)
    return turned_rows


def apart(rng: np.random.Generator, n: int) -> tuple[Float32, Float32, NDArray[np.bool_]]:
    """Normal square matrices of which half of the rows and columns have zeros in pairs.

    A row and the column it is paired with share no place where both have elements that are not
    zero: their element of C is zero, as no row and no column is.

    Returns:
        float32 (n, n) twice, and bool (n, n), the elements of C that must be zero.
    """
    a, b = normal(rng, n, n), normal(rng, n, n)
    rows, columns = (rng.permutation(n)[: n // 2] for _ in range(2))
    for i, j in zip(rows, columns, strict=True):
        left = rng.permutation(n) < rng.integers(1, n)
        a[i, left], b[~left, j] = 0, 0
    return a, b, (a != 0).astype(np.float32) @ (b != 0) == 0


def repeated(rng: np.random.Generator, n: int, period: int) -> tuple[Float32, Float32]:
    """Uniform (1, 2) A D times D^-1 B, n x n, where D repeats with a period that divides n.

    Powers of two in D span all of FP32's exponents that leave room for sums of products, in random
    order. Blocks of `period` columns of A have the same D, so that their sums lose nothing. The
    last row of A and the last column of B have the largest power everywhere: no scaling along k
    takes the span away.
    """
    reach = _HALF_RANGE - n.bit_length() - 1
    factors = rng.permutation(reach - np.arange(period) * (2 * reach) // max(period - 1, 1))
    exponents = np.tile(factors, n // period)
    a, b = (rng.uniform(1, 2, (n, n)) for _ in range(2))
    a, b = np.ldexp(a, exponents), np.ldexp(b, -exponents[:, None])
    a[-1], b[:, -1] = (np.ldexp(rng.uniform(1, 2, n), reach) for _ in range(2))
    return a.astype(np.float32), b.astype(np.float32)


def graded(rng: np.random.Generator, m: int, n: int, k: int) -> tuple[Float32, Float32]:
    """Rows of A and columns of B of very different sizes: harmless for every scaled scheme."""
    rows = np.rint(np.linspace(-40, 40, m)).astype(np.int64)[:, None]
    columns = np.rint(np.linspace(40, -40, n)).astype(np.int64)
    return np.ldexp(normal(rng, m, k), rows), np.ldexp(normal(rng, n, k).T, columns)


def banded(rng: np.random.Generator, m: int, n: int, k: int) -> tuple[Float32, Float32]:
    """A band of k / 8 elements in each row of A, times a full B."""
    centres = np.linspace(0, k, m)[:, None]
    near = np.abs(np.arange(k) - centres) <= max(k // 16, 1)
    return np.where(near, normal(rng, m, k), np.float32(0)), np.ascontiguousarray(
        normal(rng, n, k).T
    )


def cancelling(rng: np.random.Generator, m: int, n: int, k: int) -> tuple[Float32, Float32]:
    """Halves of k whose products cancel but for 2^-12 of them."""
    half, rest = k // 2, k - 2 * (k // 2)
    a, b = normal(rng, m, half), normal(rng, n, half)
    against = -b * (1 + np.ldexp(rng.standard_normal((n, half)), -12))
    left = np.concatenate([a, a, np.zeros((m, rest))], axis=1)
    right = np.concatenate([b, against, np.zeros((n, rest))], axis=1)
    return left.astype(np.float32), np.ascontiguousarray(right.T.astype(np.float32))


def apart_from_large(
    rng: np.random.Generator, m: int, n: int, k: int, *, large: int, small: int, other: int
) -> tuple[Float32, Float32]:
    """Rows of A have elements near 2^large and others near 2^small, which alone half of C sees.

    Large elements meet zeros in every second column of B; elements of B are near 2^other.
    """
    a, b = rng.uniform(1, 2, (m, k)), np.ldexp(rng.uniform(-2, 2, (k, n)), other)
    low = np.arange(k) >= k // 2
    a = np.ldexp(a, np.where(low, small, large))
    b[~low, ::2] = 0
    b[~low] = np.ldexp(b[~low], min(0, 100 - large - other))
    return a.astype(np.float32), b.astype(np.float32)


def blocks(rng: np.random.Generator, m: int, n: int, k: int) -> tuple[Float32, Float32]:
    """Blocks of the binades 0, -45, -90 and -135, and of 0, 20, 40 and 60, half of them zeros.

    Some blocks of C are made of tiny elements only, beside others of the same rows and columns.
    """
    sides = []
    for rows, exponents in ((m, (0, -45, -90, -135)), (n, (0, 20, 40, 60))):
        of_block = rng.choice(exponents, (4, 4))
        place = np.arange(rows)[:, None] * 4 // rows, np.arange(k) * 4 // k
        kept = (rng.random((4, 4)) < 0.5)[place]
        sides.append(np.where(kept, np.ldexp(normal(rng, rows, k), of_block[place]), 0))
    return sides[0].astype(np.float32), np.ascontiguousarray(sides[1].T.astype(np.float32))


def slopes(
    rng: np.random.Generator, m: int, n: int, k: int, *, bits: int
) -> tuple[Float32, Float32]:
    """Rows and columns that rise or fall along k by up to `bits` binades, each by its own number.

    Some meet in the same order, so that few products count, and some in opposite order.
    """
    along = np.arange(k) / max(k - 1, 1) - 0.5
    a, b = (
        normal(rng, rows, k) * np.exp2(rng.uniform(-bits, bits, (rows, 1)) * along)
        for rows in (m, n)
    )
    return a.astype(np.float32), np.ascontiguousarray(b.T.astype(np.float32))


def whole_range(rng: np.random.Generator, rows: int, k: int, *, most: int = 60) -> Float32:
    """Random signs, log2 of the magnitude uniform from the smallest subnormal number to `most`."""
    signs = rng.choice([-1.0, 1.0], (rows, k))
    return (signs * np.exp2(rng.uniform(-149, most, (rows, k)))).astype(np.float32)


def underflowing(rng: np.random.Generator, m: int, n: int, k: int) -> tuple[Float32, Float32]:
    """Normal, scaled such that elements of C are on either side of the least normal number."""
    rows = rng.integers(-75, -50, (m, 1))
    columns = rng.integers(-75, -50, (n, 1))
    a, b = np.ldexp(normal(rng, m, k), rows), np.ldexp(normal(rng, n, k), columns)
    return a, np.ascontiguousarray(b.T)


def selecting(rng: np.random.Generator, m: int, n: int, k: int) -> tuple[Float32, Float32]:
    """One power of two in each row of A, times elements below 2^10: C is nearly exact in FP32."""
    a = np.zeros((m, k), np.float32)
    a[np.arange(m), rng.integers(0, k, m)] = np.exp2(rng.integers(-40, 1, m))
    return a, np.ascontiguousarray(whole_range(rng, n, k, most=10).T)


PAIRS: Mapping[str, Pair] = {
    "uniform": both(uniform),
    "normal": both(normal),
    "positive": both(positive),
    "constant": both(constant),
    "phi 1": both(partial(wide, phi=1.0)),
    "phi 2": both(partial(wide, phi=2.0)),
    "phi 4": both(partial(wide, phi=4.0)),
    "log-uniform": both(log_uniform),
    "outliers": both(outlier),
    "outliers left": mixed(outlier, normal),
    "rectified": mixed(rectified, normal),
    "sparse": both(sparse),
    "banded": banded,
    "graded": graded,
    "cancelling": cancelling,
    "subnormal": both(subnormal),
    "huge": both(huge),
    "small apart": partial(apart_from_large, large=0, small=-120, other=60),
    "subnormal apart": partial(apart_from_large, large=30, small=-140, other=40),
    "blocks": blocks,
    "slopes": partial(slopes, bits=60),
    "steep slopes": partial(slopes, bits=110),
    "whole range": both(whole_range),
    "underflowing": underflowing,
    "selecting": selecting,
}
"""By name, for every place that takes a kind of data."""
