"""Rigorous bounds on the error of each scheme, element by element, from its partial sums.

docs/bounds.md derives them. The bounds of `bounds` know the sizes of elements only. These also know
signs: they follow every sum in exact arithmetic, and bound what each rounding and truncation adds,
of which they know the binade and, of truncations, the sign.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mixpert.kernels.bounds import LEAST
from mixpert.kernels.float_formats import FP32, Float32, Float64, FloatFormat, binade
from mixpert.kernels.model import Int8Scheme, Slices, cut
from mixpert.kernels.split_model import SplitScheme, scales, split
from mixpert.kernels.tensor_core import HOPPER, TensorCore

_TOGETHER = 1 << 20
"""Products of a step that are looked at at a time."""

_NOTHING = -4000
"""Exponent of zero: below all others."""

_EXACT = 2.0**-52
"""More than a sum of doubles errs by, for each of its terms, relative to the sum of magnitudes."""


@dataclass
class _Sum:
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
    def zero(cls, shape: tuple[int, int]) -> _Sum:
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
        return self.radius + self.terms * _EXACT * self.size

    def most(self) -> Float64:
        """The largest magnitude that the computed value may have."""
        return np.abs(self.middle) + self.slack()

    def least(self) -> Float64:
        """The smallest one."""
        return np.maximum(np.abs(self.middle) - self.slack(), 0.0)

    def cut(self, sign: Float64, most: Float64) -> None:
        """Something between 0 and `most` of this sign has been cut off."""
        self.centre -= sign * most / 2
        self.radius += np.where(sign == 0, most, most / 2)


def running_int8_bound(a: Float32, b: Float32, scheme: Int8Scheme) -> Float64:
    """Bound on |C - AB| of an int8 scheme, whatever the data: sums of digits are exact.

    Args:
        a: float32 (m, k), finite, k at least 1.
        b: float32 (k, n), finite.
        scheme: its fields.

    Returns:
        float64 (m, n), at least the error of every element that does not overflow.
    """
    rows, columns, k = a, np.ascontiguousarray(b.T), a.shape[1]
    total, aligned, parts = _Sum.zero((len(a), b.shape[1])), scheme.group or k, 0
    for begin in range(0, k, aligned):
        part = slice(begin, begin + aligned)
        left, right = (
            cut(rows[:, part], scheme.l, scheme.radix),
            cut(columns[:, part], scheme.r, scheme.radix),
        )
        for first in range(0, len(rows[0, part]), scheme.chunk):
            _promote(
                total, _digit_sum(left, right, scheme, slice(first, first + scheme.chunk)), 1.0
            )
            parts += 1
    wide = a.astype(np.float64), b.astype(np.float64)
    doubles = k * _EXACT * (np.abs(wide[0]) @ np.abs(wide[1]))
    bound: Float64 = np.abs(total.middle - wide[0] @ wide[1]) + total.radius + doubles
    return bound * (1 + 2.0**-30) + parts * LEAST


def running_split_bound(
    a: Float32,
    b: Float32,
    scheme: SplitScheme,
    *,
    promote: int = 64,
    stretch: int = 0,
    core: TensorCore = HOPPER,
) -> Float64:
    """Bound on |C - AB| of a float-split scheme, whatever the data.

    It takes as long as the model of the Tensor Core does.

    Args:
        a: float32 (m, k), finite, k at least 1.
        b: float32 (k, n), finite.
        scheme: its fields; rows and columns are scaled.
        promote: elements of k that are summed inside the Tensor Core; 0: all.
        stretch: so many elements of k, a multiple of `promote`, for all but the leading products,
            as in the kernels of sm_90 (two pieces or three); 0: as in the model.
        core: whose arithmetic.

    Returns:
        float64 (m, n), at least the error of every element that does not overflow.
    """
    order = _Order(scheme, promote or a.shape[1], stretch, core)
    left, right = (_Pieces.of(rows, scheme) for rows in (a, np.ascontiguousarray(b.T)))
    step = max(1, _TOGETHER // (len(right.whole) * core.block(scheme.source)))
    parts = [
        _rows_bound(left.rows(slice(first, first + step)), right, order)
        for first in range(0, len(a), step)
    ]
    back = -(left.lifts[:, None] + right.lifts[None, :])
    bound: Float64 = np.ldexp(np.concatenate(parts), back) + LEAST
    return bound


def _digit_sum(left: Slices, right: Slices, scheme: Int8Scheme, part: slice) -> _Sum:
    """The sum of one chunk or K-group: those of its places are added up from the last one on."""
    found = _Sum.zero((len(left.exponents), len(right.exponents)))
    for place in reversed(range(scheme.diagonals)):
        factors = [
            (left.digits[i][:, part], right.digits[j][:, part]) for i, j in scheme.pairs(place)
        ]
        sums = np.add.reduce([(x.astype(np.float64) @ y.T.astype(np.float64)) for x, y in factors])
        found.exact, found.radius = (x * 2.0**-scheme.radix for x in (found.exact, found.radius))
        found.exact += sums
        found.radius += np.where(np.abs(sums) < 2.0**24, 0.0, _half_unit(np.abs(sums)))
        if place + 1 < scheme.diagonals:
            found.radius += _half_unit(found.most())
    power = left.exponents[:, None] + right.exponents - 14
    found.exact, found.radius = (np.ldexp(x, power) for x in (found.exact, found.radius))
    found.size = found.most()
    return found


@dataclass(frozen=True)
class _Pieces:
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
    def of(cls, rows: Float32, scheme: SplitScheme) -> _Pieces:
        values = rows.astype(np.float64)
        lifts = scales(values, scheme)
        scaled = np.ldexp(values, lifts[:, None])
        weights = [2.0 ** (-scheme.shift * t) for t in range(scheme.pieces)]
        return cls(scaled, split(scaled, scheme), weights, lifts)

    def rows(self, part: slice) -> _Pieces:
        """Some of them."""
        pieces = [piece[part] for piece in self.pieces]
        return _Pieces(self.whole[part], pieces, self.weights, self.lifts[part])

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
class _Order:
    """How products are added up: the arguments of `running_split_bound`."""

    scheme: SplitScheme
    promote: int
    stretch: int
    core: TensorCore

    def total(self, left: _Pieces, right: _Pieces) -> _Sum:
        """The sum of all kept products."""
        k = left.whole.shape[1]
        total = _Sum.zero((len(left.whole), len(right.whole)))
        if not self.stretch:
            for begin in range(0, k, self.promote):
                part = slice(begin, begin + self.promote)
                for weight, pairs in self.scheme.accumulators:
                    _promote(total, self._together(left, right, pairs, part), 2.0**weight)
        for begin in range(0, k if self.stretch else 0, self.stretch or 1):
            self._stretch(total, left, right, begin, min(begin + self.stretch, k))
        return total

    def _together(
        self, left: _Pieces, right: _Pieces, pairs: list[tuple[int, int]], part: slice
    ) -> _Sum:
        """One accumulator's sum of an interval, one pair of pieces after the other."""
        found = _Sum.zero((len(left.whole), len(right.whole)))
        for i, j in pairs:
            for terms in self._steps(left.pieces[i][:, part], right.pieces[j][:, part]):
                self._step(found, terms)
        return found

    def _stretch(self, total: _Sum, left: _Pieces, right: _Pieces, begin: int, end: int) -> None:
        """Leading products are promoted; the others share an accumulator, pairs step by step."""
        rest = _Sum.zero(total.exact.shape)
        pairs = sorted((pair for pair in self.scheme.products if sum(pair)), key=lambda p: p[::-1])
        for first in range(begin, end, self.promote):
            part = slice(first, min(first + self.promote, end))
            _promote(total, self._together(left, right, [(0, 0)], part), 1.0)
            steps = [
                self._steps(left.pieces[i][:, part], right.pieces[j][:, part]) for i, j in pairs
            ]
            for terms in itertools.chain.from_iterable(zip(*steps, strict=True)):
                self._step(rest, terms)
        _promote(total, rest, 2.0**-self.scheme.shift)

    def _steps(self, x: Float64, y: Float64) -> Iterator[_Terms]:
        return _steps(x, y, self.scheme.source, self.core.block(self.scheme.source))

    def _step(self, found: _Sum, terms: _Terms) -> None:
        _step(found, terms, 2 * (self.scheme.source.bits - 1), self.core.fraction)


def _rows_bound(left: _Pieces, right: _Pieces, order: _Order) -> Float64:
    total = order.total(left, right)
    missing, slack = _missing(left, right, order.scheme)
    bound: Float64 = np.abs(total.centre - missing) + total.slack() + slack
    return bound * (1 + 2.0**-30)


def _missing(left: _Pieces, right: _Pieces, scheme: SplitScheme) -> tuple[Float64, Float64]:
    """What pieces and products that are left out would add, and what this may be wrong by."""
    kept_a = left.whole - left.lost()
    factors = [(left.lost(), right.whole), (kept_a, right.lost())]
    factors += [(left.weighed(i), right.weighed(j)) for i, j in scheme.dropped]
    missing: Float64 = np.add.reduce([x @ y.T for x, y in factors])
    size: Float64 = np.add.reduce([np.abs(x) @ np.abs(y).T for x, y in factors])
    return missing, left.whole.shape[1] * _EXACT * size


def _promote(total: _Sum, partial: _Sum, weight: float) -> None:
    """A sum that leaves the Tensor Core is added in FP32; to zero it is added exactly."""
    nothing = total.size == 0
    total.exact += weight * partial.exact
    total.size += weight * partial.size
    total.terms += partial.terms
    total.centre += weight * partial.centre
    total.radius += weight * partial.radius
    total.radius += np.where(nothing, 0.0, _half_unit(total.most()))


@dataclass(frozen=True)
class _Terms:
    """Products of a step: float64 and int (rows, n, block), and the largest exponents (rows, n)."""

    products: Float64
    exponents: NDArray[np.int64]
    largest: NDArray[np.int64]


def _steps(x: Float64, y: Float64, source: FloatFormat, block: int) -> Iterator[_Terms]:
    of_x, of_y = (binade(values, source).astype(np.int16) for values in (x, y))
    for begin in range(0, x.shape[1], block):
        part = slice(begin, begin + block)
        products = x[:, None, part] * y[None, :, part]
        sums = of_x[:, None, part] + of_y[None, :, part]
        exponents = np.where(products == 0, np.int16(_NOTHING), sums)
        yield _Terms(products, exponents, exponents.max(axis=2).astype(np.int64))


def _step(found: _Sum, terms: _Terms, product_bits: int, fraction: int) -> None:
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


def _half_unit(values: Float64) -> Float64:
    """Half a unit in the last place of FP32: what a rounding of at most these takes off."""
    half: Float64 = np.ldexp(1.0, _binade(values) - 24)
    return half


def _binade(values: Float64) -> NDArray[np.int64]:
    """Exponents of values as FP32 has them; of zero, below all others."""
    found: NDArray[np.int64] = np.where(values == 0, _NOTHING, binade(values, FP32))
    return found
