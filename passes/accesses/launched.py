"""What kernels access and fill with a given launch: ranges in the numbers of the program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from mixpert.passes.control.contexts import Context
from mixpert.passes.device.launches import dimensions, enough, over, over_number
from mixpert.passes.effects.effect import LAUNCHED, Columns, Effect, Span
from mixpert.passes.llvm import ir
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Symbol,
    divided,
    minus,
    plus,
    scaled,
    substituted,
    symbols_of,
    times,
)
from mixpert.passes.symbolic.guards import Guards
from mixpert.passes.symbolic.scalars import Scalars


class Region(NamedTuple):
    """A span in the numbers of the program; `least` is to be at least 0, or it is not filled."""

    rows: Polynomial
    columns: Polynomial
    leading: Polynomial
    least: tuple[Polynomial, ...]
    offset: Polynomial


class Launched:
    """Answers for calls."""

    def __init__(self, scalars: Scalars, guards: Guards) -> None:
        self._scalars = scalars
        self._guards = guards

    def region(self, context: Context, call: ir.Call, span: Span) -> Region | None:
        """The memory of a span with rows, in elements of its own; None where that is not seen."""
        known = self._known(context, call, span)
        parts = (span.rows or {}, span.columns, span.leading, span.offset or {}, *span.least)
        if known is None or not symbols_of(*parts) <= known.keys():
            return None
        rows, columns, leading, offset, *least = (substituted(part, known) for part in parts)
        if span.quotients:
            whole = [*self._whole(context, call, symbols_of(rows, columns, leading, *least))]
            rows, columns, leading, *least = (
                _undivided(part, whole) for part in (rows, columns, leading, *least)
            )
        if span.rounded:
            rows, columns = map(self._unrounded, (rows, columns))
        return Region(rows, columns, leading, tuple(least), offset)

    def in_step(
        self, context: Context, call: ir.Call, span: Span, start: Polynomial
    ) -> Polynomial | None:
        """The bytes of a span that starts where a loop steps on, if it ends with the step.

        A launch is rounded up to whole tiles, so a kernel without a test for it touches more than
        there is: if a step is just as long as what was rounded up, that is taken to end with it.
        What counts in other elements than bytes was declared, and holds as it is.
        """
        if span.size != 1:
            return None
        ended = span._replace(rows=span.whole or span.rows, rounded=True)
        region = (
            self.region(context, call, ended) if self._is_rounded(context, call, span) else None
        )
        if region is None or not (region.columns == ONE or region.rows == region.leading):
            return None
        dense = times(region.rows, region.columns)
        steps = (
            _step(start, iteration)
            for iteration in symbols_of(start) & self._scalars.iterations.keys()
        )
        return dense if dense in steps else None

    def columns(self, context: Context, call: ir.Call, columns: Columns) -> Polynomial | None:
        """The bytes of a row in which elements stay in their columns; None where they may not."""
        span = Span(-1, columns.row, ONE, least=columns.zeros, size=1)
        region = self.region(context, call, span)
        return None if region is None or any(region.least) else region.rows

    def filled(self, context: Context, call: ir.Call, span: Span) -> Region | None:
        """The memory of a span, if the launch overwrites it from its first byte to its last."""
        every = (self.region(context, call, one) for one in self._filled(context, call, span))
        return next(every, None)

    def most(self, polynomial: Polynomial) -> Polynomial:
        """No less than a size, without what a launch has rounded, where that is seen.

        Of whole tiles the last one is taken to end with the row.
        """
        for symbol in sorted(symbols_of(polynomial)):
            number, by = over_number(self._scalars, symbol) or ({}, 0)
            factors = [factor for product, factor in polynomial.items() if symbol in product]
            if by and min(factors, default=0) > 0:
                up = by - 1 if number.get(()) == by - 1 else 0
                polynomial = _undivided(polynomial, [(symbol, minus(number, {(): up}), by)])
        return polynomial

    def _is_rounded(self, context: Context, call: ir.Call, span: Span) -> bool:
        """Whether there are numbers in a span that the launch has rounded up."""
        if not any(s[0] == LAUNCHED for s in symbols_of(span.rows or {}, span.columns)):
            return False
        return self.region(context, call, span._replace(rounded=True)) != self.region(
            context, call, span
        )

    def effect(self, context: Context, call: ir.Call, effect: Effect) -> Effect:
        """The effect of a kernel, which fills what it is launched with enough threads for."""
        found = [one for span in effect.filling for one in self._filled(context, call, span)]
        return effect._replace(filling=tuple(found)) if effect.filling else effect

    def _filled(self, context: Context, call: ir.Call, span: Span) -> Iterator[Span]:
        of_launch = any(s[0] == LAUNCHED for s in symbols_of(span.rows or {}, span.columns))
        if not (span.least or of_launch):
            yield span
            return
        region = self.region(context, call, span)
        if region is not None and all(enough(self._scalars, one) for one in region.least):
            yield span
            rounded = span._replace(rounded=True)
            if of_launch and self.region(context, call, rounded) != region:
                yield rounded

    def _known(
        self, context: Context, call: ir.Call, span: Span
    ) -> Mapping[Symbol, Polynomial] | None:
        """What the symbols of a span stand for; None where a quotient is not seen."""
        values = [self._scalars.value(context, argument) for argument in call.arguments]
        known: dict[Symbol, Polynomial] = {(i, ""): value for i, value in enumerate(values)}
        numbers = [one for _, (one, _) in span.quotients]
        others = *span.least, *numbers, span.offset or {}
        used = symbols_of(span.rows or {}, span.columns, span.leading, *others)
        if any(index == LAUNCHED for index, _ in used):
            launched = dimensions(self._scalars, context, call)
            known |= {(LAUNCHED, name): value for name, value in launched.items()}
        for symbol, (one, by) in span.quotients:
            if not symbols_of(one) <= known.keys():
                return None
            known[symbol] = over(self._scalars, substituted(one, known), by)
        return known

    def _whole(
        self, context: Context, call: ir.Call, symbols: set[Symbol]
    ) -> Iterator[tuple[Symbol, Polynomial, int]]:
        """The quotients of which tests before a call say that nothing is left over.

        Each with what is divided, and by what.
        """
        place = self._scalars.paths(context.function).block_of(call)
        known = [rule.then for rule in self._guards.at(context, place) if not rule.given]
        zeros = [fact for fact in known if scaled(fact, -1) in known]
        for symbol in sorted(symbols):
            found = over_number(self._scalars, symbol)
            if found is not None and any(self._is_rest(zero, found) for zero in zeros):
                yield symbol, *found

    def _is_rest(self, zero: Polynomial, quotient: tuple[Polynomial, int]) -> bool:
        """Whether something is what a quotient, however it is rounded, leaves over.

        Or what one by a multiple does.
        """
        number, by = quotient
        whole = minus(number, zero)
        ((product, factor),) = [*whole.items()][:1] or [((), 0)]
        if len(whole) > 1 or len(product) != 1 or factor <= 0 or factor % by:
            return False
        return over_number(self._scalars, product[0]) == (number, factor)

    def _unrounded(self, polynomial: Polynomial) -> Polynomial:
        """No more than a polynomial, with numbers in it before they were rounded up."""
        for symbol in sorted(symbols_of(polynomial)):
            number, by = over_number(self._scalars, symbol) or ({}, 0)
            if by and number.get(()) == by - 1:
                polynomial = _undivided(polynomial, [(symbol, minus(number, {(): by - 1}), by)])
        return polynomial


def _step(start: Polynomial, iteration: Symbol) -> Polynomial:
    """How far an address moves on in an iteration of a loop."""
    parts = ((divided(product, (iteration,)), factor) for product, factor in start.items())
    return {product: factor for product, factor in parts if product is not None}


def _undivided(
    polynomial: Polynomial, whole: Sequence[tuple[Symbol, Polynomial, int]]
) -> Polynomial:
    """A polynomial with numbers for multiples of their quotients."""
    for symbol, number, by in whole:
        total: Polynomial = {}
        for product, factor in polynomial.items():
            others = divided(product, (symbol,)) if factor % by == 0 else None
            term = {product: factor} if others is None else times({others: factor // by}, number)
            total = plus(total, term)
        polynomial = total
    return polynomial
