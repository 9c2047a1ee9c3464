"""Everything that an access overwrites in the iterations of the surrounding loops, as one area."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from mixpert.passes.accesses.areas import Area
from mixpert.passes.control.contexts import Context
from mixpert.passes.llvm.loops import Loop
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Symbol,
    constant_of,
    less,
    minus,
    plus,
    scaled,
    substituted,
    symbols_of,
    times,
)
from mixpert.passes.support.prover import impossible
from mixpert.passes.symbolic.guards import Guards
from mixpert.passes.symbolic.known_inequalities import Rule
from mixpert.passes.symbolic.scalars import Scalars
from mixpert.passes.symbolic.selected_values import chosen
from mixpert.passes.symbolic.trip_counts import TripCounts, evenly


class Hulls:
    """Answers for areas, and for the loops around them from the inside out."""

    def __init__(self, scalars: Scalars, trip_counts: TripCounts) -> None:
        self._scalars = scalars
        self._trip_counts = trip_counts
        self._found: dict[tuple[Area, tuple[str, ...]], Area | None] = {}
        self._nothing: dict[tuple[Area, tuple[str, str]], bool] = {}

    def innermost(self, area: Area) -> Area | None:
        """All that an access touches in the iterations of the innermost loop around it.

        No more than that, and no less. None where it cannot be told.
        """
        function = area.context.function
        loop = self._scalars.paths(function).innermost(area.place)
        if loop is None or not self._trip_counts.every(function, loop, area.place):
            return None
        return self.around(area, (loop.header,))

    def around(self, area: Area, headers: tuple[str, ...]) -> Area | None:
        """The same for some loops, each around the one before; of what runs in every iteration."""
        key = area, headers
        if key not in self._found:
            inner = self.around(area, headers[:-1]) if headers else area
            last = headers[-1:] if inner is not None else ()
            for header in last:
                assert inner is not None
                inner = self._in_iterations(inner, header, alone=len(headers) == 1)
            self._found[key] = inner
        return self._found[key]

    def _in_iterations(self, area: Area, header: str, alone: bool) -> Area | None:
        context = area.context
        loop = self._scalars.paths(context.function).loops[header]
        count = self._trip_counts.count(context, header)
        if area.each:
            return None
        iteration = self._scalars.iteration(context, header)
        if count is None:
            steps = self._trip_counts.until_equal(context, header)
            hull = _without_gaps(area, iteration, *steps) if steps else None
            return None if hull is None or self._vary(hull.polynomials, context, loop) else hull
        hulls = [_united(area, iteration, count)]
        if alone:
            hulls.append(self._each(area, iteration, count))
        for hull in hulls:
            fixed = (*hull.polynomials, count) if hull is not None else ()
            if fixed and not self._vary(fixed, context, loop):
                return hull
        return None

    def _vary(self, polynomials: Iterable[Polynomial], context: Context, loop: Loop) -> bool:
        return any(self._scalars.varies(p, context, loop) for p in polynomials)

    def _each(self, area: Area, iteration: Symbol, count: Polynomial) -> Area | None:
        """The areas of some iterations as they are; none where all of them are one."""
        start = self._scalars.for_all(area.start, iteration, count)
        return None if start == area.start else replace(area, start=start, each=True)

    def where(self, hull: Area, block: str) -> Area:
        """A hull in plainer numbers, as they are where control comes to a block.

        How often a loop runs that is entered where a number is not 0, and goes on at its end
        while it is less, LLVM calls the larger of that number and 1. A number that is one of
        several may be known by the tests that control has passed.
        """
        values: dict[Symbol, Polynomial] = {}
        for symbol in symbols_of(*hull.polynomials):
            number = self._plainer(symbol, hull, block)
            values[symbol] = {(symbol,): 1} if number is None else number
        if all(values[symbol] == {(symbol,): 1} for symbol in values):
            return hull
        start, length, runs, leading = (substituted(p, values) for p in hull.polynomials)
        return replace(hull, start=start, length=length, runs=runs, leading=leading)

    def _plainer(self, symbol: Symbol, hull: Area, block: str) -> Polynomial | None:
        number = self._at_least_one(symbol)
        if number is not None and self._positive(number, hull.context, block):
            return number
        start = symbol == hull.root  # says which memory it is
        return None if start else chosen(self._scalars, symbol, hull.context, block)

    def _at_least_one(self, symbol: Symbol) -> Polynomial | None:
        """The number of which a symbol is the larger one of that and 1, if it is such a one."""
        parts = self._scalars.parts(symbol)
        largest = self._scalars.kind(symbol) in ("smax", "umax") and ONE in parts
        return next((part for part in parts if part != ONE), None) if largest else None

    def _positive(self, number: Polynomial, context: Context, block: str) -> bool:
        guards = self._trip_counts.guards
        rules = guards.near(context, block)
        if impossible([*guards.known(rules, number), less(number, ONE)]):
            return True
        ((product, factor),) = number.items() if len(number) == 1 else (((), 0),)
        return factor > 0 and len(product) == 2 and _not_zero(guards, context, block, product)

    def empty(self, area: Area) -> bool:
        """Whether nothing lies in an area wherever it is touched."""
        used = symbols_of(area.length, area.runs)
        ways = self._ways_to(area.context, area.place) if used else [[]]
        return all(
            (not used or any(_limits(rule.then, used) for rule in rules))
            and self._impossible(area, rules)
            for rules in ways
        )

    def _ways_to(self, context: Context, block: str) -> Iterator[list[Rule]]:
        """What may hold where control comes to a block: one list for each way."""
        paths, guards = self._scalars.paths(context.function), self._trip_counts.guards
        entries = () if block in paths.loops else paths.entries(block)
        for source in entries:
            near = guards.near(context, source)
            yield from ([*on, *near] for on in guards.either(context, source, block))
        if not entries:
            yield guards.near(context, block)

    def nothing(self, hull: Area, way: tuple[str, str]) -> bool:
        """Whether nothing lies in a hull where control goes from one block to another."""
        if (hull, way) not in self._nothing:
            guards = self._trip_counts.guards
            near = guards.near(hull.context, way[0])
            ways = guards.either(hull.context, *way)
            self._nothing[hull, way] = all(self._impossible(hull, [*on, *near]) for on in ways)
        return self._nothing[hull, way]

    def _impossible(self, area: Area, rules: Iterable[Rule]) -> bool:
        """Whether some rules contradict that an area holds anything."""
        rules, guards = list(rules), self._trip_counts.guards
        size, some = times(area.length, area.runs), (minus(area.length, ONE), minus(area.runs, ONE))
        if impossible(settled([*guards.known(rules, size), *some])):
            return True
        conditional = (r for symbol in symbols_of(size) for r in self._scalars.rules(symbol))
        if not any(rule.given for rule in conditional):
            return False
        return impossible(settled([*guards.closed(rules, size), *some]))


def _limits(row: Polynomial, used: set[Symbol]) -> bool:
    """Whether an inequality says of some symbols alone that they are small."""
    return symbols_of(row) <= used and any(f < 0 for product, f in row.items() if product)


def _not_zero(guards: Guards, context: Context, block: str, product: Sequence[Symbol]) -> bool:
    """Whether a product is the square of what is not 0 in a block."""
    symbol, other = product
    one: Polynomial = {(symbol,): 1}
    return symbol == other and any(
        rule.given == (one,) and rule.then == minus(one, ONE)
        for rule in guards.near(context, block)
    )


def settled(rows: Sequence[Polynomial]) -> list[Polynomial]:
    """Inequalities with numbers in place of symbols that some of them give a value."""
    values: dict[Symbol, Polynomial] = {}
    known = {frozenset(row.items()) for row in rows}
    for row in rows:
        single = [product for product in row if product]
        if len(single) != 1 or len(single[0]) != 1 or abs(row[single[0]]) != 1:
            continue
        if frozenset((product, -factor) for product, factor in row.items()) in known:
            values[single[0][0]] = {(): -row.get((), 0) * row[single[0]]}
    if not values:
        return list(rows)
    for symbol in symbols_of(*rows):
        values.setdefault(symbol, {(symbol,): 1})
    return [_without_zeros(substituted(row, values)) for row in rows]


def _without_zeros(polynomial: Polynomial) -> Polynomial:
    return {product: factor for product, factor in polynomial.items() if factor}


def _united(area: Area, iteration: Symbol, count: Polynomial) -> Area | None:
    """The areas of some iterations as one, if each is one run, or follows on the one before."""
    first, step = evenly(area.start, iteration)
    if not step:
        return None
    if (constant_of(step) or 0) < 0:  # the last iteration comes first
        first, step = plus(first, times(step, minus(count, ONE))), scaled(step, -1)
    if step == area.length and constant_of(area.runs) != 1:
        return replace(area, start=first, length=times(area.length, count))
    if area.dense is not None:
        return replace(area, start=first, length=area.dense, runs=count, leading=step)
    if step == times(area.runs, area.leading):
        return replace(area, start=first, runs=times(area.runs, count))
    return None


def _without_gaps(area: Area, iteration: Symbol, number: Polynomial, by: int) -> Area | None:
    """The areas of `number / by` iterations as one, if each follows on the one before."""
    first, step = evenly(area.start, iteration)
    size = constant_of(step or {}) or 0
    if not size or size % by or area.dense != {(): size}:
        return None
    return replace(area, start=first, length=scaled(number, size // by), runs=ONE, leading={})
