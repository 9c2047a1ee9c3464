"""Values that are equal on all paths, in what compilers make of unrolled loops in a kernel.

A loop of which four iterations are one leaves a few iterations before or behind it. How many these
are, and where the rest goes on, is guessed from divisions in the kernel, and taken where it is
proven.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import gcd

from mixpert.passes.device.ptx_bounds import Bounds
from mixpert.passes.device.ptx_facts import Facts
from mixpert.passes.device.ptx_symbols import ITERATION, JOINED, OPAQUE
from mixpert.passes.device.ptx_values import Values
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

_MOST_GUESSES = 4


class Joins:
    """Settles symbols of one kernel in which ways come together, and bounds of its loops."""

    def __init__(self, values: Values, facts: Facts, bounds: Bounds) -> None:
        self._values = values
        self._facts = facts
        self._bounds = bounds

    def settle(self) -> None:
        """Do so for all blocks, in order."""
        if not any(constant_of(other) for _, other in self._values.quotients.values()):
            return
        for block in self._facts.order:
            for symbol, ways in self._values.joins.get(block, ()):
                settled = [self._values.settled(way) for way in ways]
                if symbol in self._values.ways and all(map(_is_followed, settled)):
                    self._join(block, symbol, settled)
            self._loop(block)

    def _join(self, block: int, symbol: Symbol, ways: Sequence[Polynomial]) -> None:
        before = self._values.kernel.blocks[block].before
        if not all(one in self._facts.order for one in before):
            return  # from some of them control cannot come
        known = [self._facts.before(one, block) for one in before]
        known = [[self._values.settled(fact) for fact in facts] for facts in known]
        for guess in map(self._values.settled, self._guesses(ways, known)):
            if symbol in symbols_of(guess):
                continue  # nothing may stand for itself, as where a register is read unset
            if all(map(self._equal, ways, [guess] * len(ways), known)):
                self._values.settle(symbol, guess)
                self._facts.anew()
                return

    def _equal(self, one: Polynomial, other: Polynomial, known: Sequence[Polynomial]) -> bool:
        by = minus(one, other)
        return all(self._bounds.at_least_zero(p, known) for p in (by, scaled(by, -1)))

    def _guesses(
        self, ways: Sequence[Polynomial], known: Sequence[Sequence[Polynomial]]
    ) -> Iterator[Polynomial]:
        """A multiple of a quotient; what a loop has come to; or as many steps as each way knows."""
        for symbol, number in self._quotients():
            yield scaled(self._values.settled({(symbol,): 1}), number)
        for way, facts in zip(ways, known, strict=True):
            yield from _after_loop(way, facts)
        apart = [constant_of(minus(way, ways[0])) for way in ways]
        steps = sorted({by for by in apart if by})
        if None in apart or not steps:
            return
        first = min(zip(apart, range(len(ways)), strict=True), key=lambda one: one[0] or 0)[1]
        step = steps[0] if min(steps) > 0 else steps[-1]
        for fact in _zeros(known[first]):  # it says that it takes none
            yield plus(ways[first], scaled(fact, step))
        last = max(zip(apart, range(len(ways)), strict=True), key=lambda one: one[0] or 0)[1]
        for fact in _zeros(known[last]):  # or that it takes one where this is 0
            common = gcd(*fact.values())
            yield minus(ways[last], {p: f * step // common for p, f in fact.items()})

    def _quotients(self) -> list[tuple[Symbol, int]]:
        found = [
            (symbol, constant_of(other)) for symbol, (_, other) in self._values.quotients.items()
        ]
        return [(symbol, number) for symbol, number in found if number][:_MOST_GUESSES]

    def _loop(self, header: int) -> None:
        """A loop of which the iterations are less than a quotient, since four become one."""
        iteration = ITERATION, str(header)
        if iteration not in self._values.natural:
            return
        for symbol, _ in self._quotients():
            quotient = self._values.settled({(symbol,): 1})
            left = minus(minus(quotient, ONE), {(iteration,): 1})
            if self._bounds.at_least_zero(left, self._facts.at(header)):
                self._facts.add(header, left)
                break
        for left in self._rounded(iteration, self._facts.at(header)):
            self._facts.add(header, left)

    def _rounded(self, iteration: Symbol, known: Sequence[Polynomial]) -> list[Polynomial]:
        """What is left of the bound of a loop that takes several steps per iteration.

        In whole iterations, and with what is left over as a rest that is at least 0.
        """
        for fact in known:
            step = -fact.get((iteration,), 0)
            sure = symbols_of(fact) - self._values.given.keys()
            for symbol in sorted(sure) if step > 1 else ():
                found = [self._values.settled(f) for f in self._values.facts.get(symbol, ())]
                for more in found:
                    left = _in_steps(plus(fact, more), step)
                    if left is not None:
                        others = [plus(scaled(left, step), other) for other in found]
                        return [
                            left,
                            *(o for o in others if o != fact and iteration in symbols_of(o)),
                        ]
        return []


def _in_steps(fact: Polynomial, step: int) -> Polynomial | None:
    """What is at least 0, divided by a step and rounded down; None: it is no sum of steps."""
    if any(factor % step for product, factor in fact.items() if product):
        return None
    return {product: factor // step for product, factor in fact.items() if factor // step}


def _zeros(known: Sequence[Polynomial]) -> Iterator[Polynomial]:
    """What is 0, of what is at least 0."""
    return (fact for fact in known if any(fact) and scaled(fact, -1) in known)


def _is_followed(way: Polynomial) -> bool:
    """Whether it is seen how a number was made, unlike that of a float."""
    return not any(symbol[0] in (JOINED, OPAQUE) for symbol in symbols_of(way))


def _after_loop(way: Polynomial, known: Sequence[Polynomial]) -> Iterator[Polynomial]:
    """A number that grew in a loop, by how many iterations that had."""
    for iteration in (symbol for symbol in sorted(symbols_of(way)) if symbol[0] == ITERATION):
        for fact in known:
            rest = without(fact, iteration)
            if minus(rest, fact) == {(iteration,): 1} and scaled(fact, -1) in known:
                others = without(way, iteration)
                step: Polynomial = {(): way.get((iteration,), 0)}
                if len(others) + 1 == len(way) and any(step.values()):
                    yield plus(others, times(step, rest))
