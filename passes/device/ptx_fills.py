"""Stores of a kernel that overwrite a range or a matrix from its first element to its last.

Each thread writes the element that has its number, or several side by side; or a row is that of a
block, or of a warp, whose threads go along it. Whether enough threads are launched is for the
launch to show.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from mixpert.passes.device.ptx_digits import Digits, exactly_divided, of_launch, reduced, size_of
from mixpert.passes.device.ptx_facts import Facts
from mixpert.passes.device.ptx_symbols import ITERATION, QUOTIENT
from mixpert.passes.device.ptx_values import Values
from mixpert.passes.effects.effect import Span
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Symbol,
    constant_of,
    minus,
    plus,
    scaled,
    symbols_of,
    times,
    without,
)

_MOST_STORES = 64


class Store(NamedTuple):
    """A store of `bytes`, so far behind a pointer, which its block always does."""

    pointer: Symbol
    distance: Polynomial
    bytes: int
    block: int


class Fills:
    """Answers for one kernel.

    Attributes:
        pitches: bytes of rows that different threads fill, and from one to the next.
        apart: what is filled that consists of such rows.
    """

    def __init__(self, values: Values, facts: Facts) -> None:
        self._values = values
        self._facts = facts
        self.pitches: list[tuple[Polynomial, Polynomial]] = []
        self.apart: list[Span] = []

    def of(self, stores: Sequence[Store]) -> Iterator[Span]:
        """What stores fill, each for itself or those of a block together."""
        alike: dict[tuple[Symbol, int, int], list[Polynomial]] = {}
        for store in stores:
            places = alike.setdefault((store.pointer, store.bytes, store.block), [])
            places += [store.distance] if store.distance not in places else []
        for (pointer, size, block), places in alike.items():
            together = [*self._filled(pointer, size, block, places)]
            alone = (f for p in places for f in self._filled(pointer, size, block, [p]))
            yield from together or (alone if len(places) > 1 else ())

    def _filled(
        self, pointer: Symbol, size: int, block: int, places: list[Polynomial]
    ) -> Iterator[Span]:
        """What some stores of a block fill together."""
        conditions = self._facts.exactly(block, pointer)
        apart = _offsets(places)
        if conditions is None or apart is None:
            return
        first, offsets = apart
        conditions = [self._values.settled(condition) for condition in conditions]
        if not self._in_all_iterations(first, conditions):
            return
        digits = Digits(self._values, first, conditions)
        parts = digits.settled()
        if parts is not None:
            several = {digits.new({(): count}): step for count, step in offsets}
            digits.in_loops |= several.keys()
            parts |= several
            yield from self._spans(pointer[0], size, digits, parts)

    def _in_all_iterations(self, place: Polynomial, conditions: list[Polynomial]) -> bool:
        """Put what bounds all iterations of the loops of a place for what bounds the first."""
        for iteration in sorted(symbol for symbol in symbols_of(place) if symbol[0] == ITERATION):
            further = self._facts.goes_on({(iteration,): 1})
            if further is None or len(further) != 1:
                return False
            first = without(further[0], iteration)
            if first in conditions:
                conditions.remove(first)
            elif (constant_of(first) or 0) <= 0 and first:
                return False
            conditions.append(further[0])
        return True

    def _spans(
        self, argument: int, size: int, digits: Digits, parts: dict[Symbol, Polynomial]
    ) -> Iterator[Span]:
        """A stretch, or columns of some length."""
        rows, least = digits.grown(parts, {(): size})
        if rows is None:
            return
        least = [*digits.least, *least]
        if not parts:
            yield self._span(argument, rows, ONE, {}, least)
            return
        step = min(parts.values(), key=size_of)
        others = {symbol: exactly_divided(part, step) for symbol, part in parts.items()}
        left = {symbol: part for symbol, part in others.items() if part is not None}
        in_loops = digits.in_loops & left.keys()
        columns, more = digits.grown(left, ONE) if len(left) == len(others) else (None, [])
        if columns is None or left or min(step.values()) < 0:
            return
        least += more
        if rows != {(): size} or constant_of(step) is None:
            span = self._span(argument, rows, columns, step, least)
            yield span
            if not in_loops:
                self.pitches.append((rows, step))
                self.apart.append(span)
        if of_launch(rows):
            enough = reduced(minus(rows, step))
            yield self._span(argument, times(step, columns), ONE, {}, [*least, enough])

    def _span(
        self,
        argument: int,
        rows: Polynomial,
        columns: Polynomial,
        leading: Polynomial,
        least: Sequence[Polynomial],
    ) -> Span:
        least = [one for one in least if (constant_of(one) or -1) < 0 and one]
        quotients: dict[Symbol, tuple[Polynomial, int]] = {}
        self._quotients(symbols_of(rows, columns, leading, *least), quotients)
        return Span(
            argument,
            rows,
            columns,
            leading,
            1,
            least=tuple(least),
            quotients=tuple(quotients.items()),
        )

    def _quotients(
        self, symbols: Collection[Symbol], found: dict[Symbol, tuple[Polynomial, int]]
    ) -> None:
        """What is divided by what, those first that others are made of."""
        for symbol in sorted(s for s in symbols if s[0] == QUOTIENT and s not in found):
            one, other = self._values.quotients[symbol]
            self._quotients(symbols_of(one), found)
            found[symbol] = one, constant_of(other) or 1


def _offsets(
    places: list[Polynomial],
) -> tuple[Polynomial, list[tuple[int, Polynomial]]] | None:
    """The first of some places, and in which steps the others lie behind it: how many, how far.

    Returns:
        None where they lie otherwise.
    """
    if len(places) > _MOST_STORES:
        return None
    products = {p for place in places for p, f in minus(place, places[0]).items()}
    if not products:
        return places[0], []
    factors = {p: sorted({place.get(p, 0) for place in places}) for p in products}
    first = plus(
        {p: f for p, f in places[0].items() if p not in products},
        {p: found[0] for p, found in factors.items() if found[0]},
    )
    steps = []
    every = 1
    for product, found in sorted(factors.items()):
        step = found[1] - found[0]
        if any(after - one != step for one, after in pairwise(found)):
            return None
        steps.append((len(found), scaled({product: 1}, step)))
        every *= len(found)
    return (first, steps) if every == len(places) else None
