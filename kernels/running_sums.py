"""Sums whose roundings and truncations are bounded while they are followed in exact arithmetic.

What `running_bounds` and `kernel_bounds` share; docs/bounds.md derives it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mixpert.kernels.bounds import LEAST
from mixpert.kernels.float_formats import FP32, Float32, Float64, FloatFormat, binade
from mixpert.kernels.split_model import SplitScheme, scales, split
from mixpert.kernels.tensor_core import TensorCore

Pieces = Callable[[Float64, SplitScheme], list[Float64]]
"""Makes pieces of scaled values (`split_model.split`)."""

_TOGETHER = 1 << 20
"""Products of a step that are looked at at a time."""

_NOTHING = -4000
"""Exponent of zero: below all others."""

EXACT = 2.0**-52
"""More than a sum of doubles errs by, for each of its terms, relative to the sum of magnitudes."""


@dataclass
class RunningSum:
    """A sum as it should be, and where its computed value lies.

    Attributes:
        exact: float64 (rows, n).
        size: sum of the magnitudes of its terms.
        terms: how many they are.
        centre: the computed value is within `radius` of ``exact + centre``.
        radius: not negative.
    """

    exact: Float64
    size: Float64
    centre: Float64
    radius: Float64
    terms: int = 0

    @classmethod
    def zero(cls, shape: tuple[int, int]) -> RunningSum:
        """Exactly zero."""
        return cls(np.zeros(shape), np.zeros(shape), np.zeros(shape), np.zeros(shape))

    @property
    def middle(self) -> Float64:
        """The middle of where the computed value lies."""
        return self.exact + self.centre

    def sign(self) -> Float64:
        """That of the computed value, 0 where it is not known."""
        middle = self.middle
        return np.where(np.abs(middle) > self.slack(), np.sign(middle), 0.0)

    def slack(self) -> Float64:
        """The radius, and what doubles err by."""
        return self.radius + self.terms * EXACT * self.size

    def most(self) -> Float64:
        """The largest magnitude that the computed value may have."""
        return np.abs(self.middle) + self.slack()

    def least(self) -> Float64:
        """The smallest one."""
        return np.maximum(np.abs(self.middle) - self.slack(), 0.0)

    def take(self, part: RunningSum, weight: float) -> None:
        """Adds the terms of another sum, times a power of two, and what is known of its errors."""
        self.exact += weight * part.exact
        self.size += weight * part.size
        self.terms += part.terms
        self.centre += weight * part.centre
        self.radius += weight * part.radius

    def add(self, part: RunningSum, weight: float, more: Float64 | float = 0.0) -> None:
        """Adds a sum in FP32, to zero exactly; what it is added to may be larger by `more`."""
        nothing = (self.size == 0) & (np.asarray(more) == 0)
        self.take(part, weight)
        self.radius += np.where(nothing, 0.0, half_unit(self.most() + more))

    def cut(self, sign: Float64, most: Float64) -> None:
        """Something between 0 and `most` of this sign has been cut off."""
        self.centre -= sign * most / 2
        self.radius += np.where(sign == 0, most, most / 2)


@dataclass(frozen=True)
class SplitRows:
    """Rows as a float split has them, scaled.

    Attributes:
        whole: float64 (rows, k), the operand, times 2^lifts.
        pieces: without the powers of two that keep them in their format's range.
        weights: those powers, 2^(-shift t).
        lifts: int64 (rows,).
    """

    whole: Float64
    pieces: list[Float64]
    weights: list[float]
    lifts: NDArray[np.int64]

    @classmethod
    def of(cls, rows: Float32, scheme: SplitScheme, cut: Pieces) -> SplitRows:
        """Of a matrix of finite values, float32 (rows, k)."""
        values = rows.astype(np.float64)
        lifts = scales(values, scheme)
        scaled = np.ldexp(values, lifts[:, None])
        weights = [2.0 ** (-scheme.shift * t) for t in range(scheme.pieces)]
        return cls(scaled, cut(scaled, scheme), weights, lifts)

    def rows(self, part: slice) -> SplitRows:
        """Some of them."""
        pieces = [piece[part] for piece in self.pieces]
        return SplitRows(self.whole[part], pieces, self.weights, self.lifts[part])

    def weighed(self, t: int) -> Float64:
        """Piece t as it counts."""
        return self.pieces[t] * self.weights[t]

    def lost(self) -> Float64:
        """What the pieces leave of the operand; exact, as each was taken off it."""
        rest = self.whole
        for t in range(len(self.pieces)):
            rest = rest - self.weighed(t)
        return rest


@dataclass(frozen=True)
class _Terms:
    """Products of a step: float64 and int (rows, n, block), and the largest exponents (rows, n)."""

    products: Float64
    exponents: NDArray[np.int64]
    largest: NDArray[np.int64]


def add_products(
    found: RunningSum, x: Float64, y: Float64, scheme: SplitScheme, core: TensorCore
) -> None:
    """Adds the products of two pieces, (rows, k) and (n, k), as a Tensor Core does along k."""
    for terms in _steps(x, y, scheme.source, core.block(scheme.source)):
        _add_step(found, terms, 2 * (scheme.source.bits - 1), core.fraction)


def _steps(x: Float64, y: Float64, source: FloatFormat, block: int) -> Iterator[_Terms]:
    of_x, of_y = (binade(values, source).astype(np.int16) for values in (x, y))
    for begin in range(0, x.shape[1], block):
        part = slice(begin, begin + block)
        products = x[:, None, part] * y[None, :, part]
        sums = of_x[:, None, part] + of_y[None, :, part]
        exponents = np.where(products == 0, np.int16(_NOTHING), sums)
        yield _Terms(products, exponents, exponents.max(axis=2).astype(np.int64))


def _add_step(found: RunningSum, terms: _Terms, product_bits: int, fraction: int) -> None:
    """Terms are aligned to the largest of them and of the sum, cut there, and their sum to FP32."""
    held = found.sign(), _binade(found.most()), _binade(found.least())
    most = np.maximum(terms.largest, held[1])
    unit = np.ldexp(1.0, most - fraction)
    exact = terms.exponents >= (most - fraction + product_bits)[:, :, None]
    # A product of exponent e is below 2^(e + 2), and a multiple of 2^(e - product_bits).
    sizes = np.minimum(np.ldexp(4.0, terms.exponents), unit[:, :, None])
    sizes = np.where(exact, 0.0, sizes)
    signed = (np.sign(terms.products) * sizes).sum(axis=2)
    found.cut(
        held[0], np.where(held[2] - 23 >= most - fraction, 0.0, np.minimum(unit, found.most()))
    )
    found.centre -= signed / 2
    found.radius += sizes.sum(axis=2) / 2
    found.exact += terms.products.sum(axis=2)
    found.size += np.abs(terms.products).sum(axis=2)
    found.terms += terms.products.shape[2]
    least = np.ldexp(1.0, np.maximum(terms.largest, held[2]) - fraction)  # it is a multiple of this
    last = np.ldexp(1.0, _binade(found.most()) - 23)
    found.cut(found.sign(), np.maximum(last - least, 0.0))


def half_unit(values: Float64) -> Float64:
    """Half a unit in the last place of FP32: what a rounding of at most these takes off."""
    half: Float64 = np.ldexp(1.0, _binade(values) - 24)
    return half


def _binade(values: Float64) -> NDArray[np.int64]:
    """Exponents of values as FP32 has them; of zero, below all others."""
    found: NDArray[np.int64] = np.where(values == 0, _NOTHING, binade(values, FP32))
    return found


def _left_out(left: SplitRows, right: SplitRows, scheme: SplitScheme) -> tuple[Float64, Float64]:
    """What pieces and products that are left out would add, and what this may be wrong by."""
    kept_a = left.whole - left.lost()
    factors = [(left.lost(), right.whole), (kept_a, right.lost())]
    factors += [(left.weighed(i), right.weighed(j)) for i, j in scheme.dropped]
    missing: Float64 = np.add.reduce([x @ y.T for x, y in factors])
    size: Float64 = np.add.reduce([np.abs(x) @ np.abs(y).T for x, y in factors])
    return missing, left.whole.shape[1] * EXACT * size


def followed_bound(
    a: Float32,
    b: Float32,
    scheme: SplitScheme,
    core: TensorCore,
    total: Callable[[SplitRows, SplitRows], RunningSum],
    *,
    cut: Pieces = split,
) -> Float64:
    """Bound on |C - AB| of a float split, some rows of `a` at a time.

    Args:
        a: float32 (m, k), finite, k at least 1.
        b: float32 (k, n), finite.
        scheme: its fields; rows and columns are scaled.
        core: whose steps `total` follows.
        total: of some rows and all columns, the sum of all kept products.
        cut: what makes pieces of scaled rows.

    Returns:
        float64 (m, n), at least the error of every element that does not overflow.
    """
    left, right = (SplitRows.of(rows, scheme, cut) for rows in (a, np.ascontiguousarray(b.T)))
    step = max(1, _TOGETHER // (len(right.whole) * core.block(scheme.source)))
    parts = []
    for first in range(0, len(a), step):
        rows = left.rows(slice(first, first + step))
        missing, slack = _left_out(rows, right, scheme)
        found = total(rows, right)
        parts.append(np.abs(found.centre - missing) + found.slack() + slack)
    back = -(left.lifts[:, None] + right.lifts[None, :])
    bound: Float64 = np.ldexp(np.concatenate(parts) * (1 + 2.0**-30), back) + LEAST
    return bound
