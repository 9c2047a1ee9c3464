"""Thread, block and iteration numbers as independent digits, and which combinations occur.

A place in memory is a sum of numbers that threads have. What is bounded by a condition becomes one
number, and one that is divided becomes a quotient and a rest, until each has all of its values
beside all values of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from mixpert.passes.device.ptx_symbols import ITERATION, QUOTIENT, THREAD, THREADS, is_outer, last
from mixpert.passes.device.ptx_values import Values
from mixpert.passes.effects.effect import LAUNCHED
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Symbol,
    constant_of,
    divided,
    minus,
    plus,
    substituted,
    symbols_of,
    times,
)

_DIGIT = -8  # what a symbol stands for that is a digit, and nothing else
_MOST_STEPS = 16


class Digits:
    """The digits of a place that threads touch where some polynomials are at least 0.

    Attributes:
        place: the place, of digits and of what is the same in all threads.
        least: what is to be at least 0, or not all combinations are there.
        in_loops: digits that one thread may have several values of.
    """

    def __init__(self, values: Values, place: Polynomial, conditions: Sequence[Polynomial]) -> None:
        self._values = values
        self._conditions = list(conditions)
        self._ranges: dict[Symbol, Polynomial] = {}
        self._gone: set[Symbol] = set()
        self._replaced: list[tuple[Symbol, Polynomial]] = []
        self.place = place
        self.least: list[Polynomial] = []
        self.in_loops: set[Symbol] = {s for s in symbols_of(place) if s[0] == ITERATION}
        for symbol, factor in (self.linear(place) or {}).items():
            if symbol[0] == THREAD and max(factor.values()) < 0:  # counted from the last one
                self._put(symbol, minus(last(symbol), {(symbol,): 1}))

    def settled(self) -> dict[Symbol, Polynomial] | None:
        """The digits of the place, by what each is multiplied; None where that is not seen."""
        for _ in range(_MOST_STEPS):
            if not (self._bounded() or self._divided()):
                break
        parts = self.linear(self.place)
        if self._conditions or parts is None or any(self.range(s) is None for s in parts):
            return None
        for symbol, count in self._ranges.items():
            if symbol not in parts and symbol not in self._gone and not _some(count):
                self.least.append(minus(count, ONE))
        return parts

    def linear(self, polynomial: Polynomial) -> dict[Symbol, Polynomial] | None:
        """By what each digit is multiplied in a sum of them; None: it is no such sum."""
        found: dict[Symbol, Polynomial] = {}
        for product, factor in polynomial.items():
            inner = [symbol for symbol in product if not self.is_outer(symbol)]
            if len(inner) != 1:
                return None
            others = divided(product, (inner[0],)) or ()
            found.setdefault(inner[0], {})[others] = factor
        return found

    def is_outer(self, symbol: Symbol) -> bool:
        """Whether a symbol is the same in all threads, as a size over a number is, too."""
        if symbol[0] != QUOTIENT or symbol in self._values.given:
            return is_outer(symbol)
        one, other = self._values.quotients[symbol]
        return (constant_of(other) or 0) > 0 and all(map(self.is_outer, symbols_of(one)))

    def range(self, symbol: Symbol) -> Polynomial | None:
        """How many values a digit has; None: not known."""
        if symbol[0] == THREAD and symbol not in self._gone:
            return self._ranges.get(symbol, {((LAUNCHED, THREADS[symbol[1]]),): 1})
        return None if symbol in self._gone else self._ranges.get(symbol)

    def grown(
        self, parts: dict[Symbol, Polynomial], extent: Polynomial
    ) -> tuple[Polynomial | None, list[Polynomial]]:
        """How far a sum of digits reaches without a gap, of those that can be added to some.

        Args:
            parts: by what digits are multiplied; those that are added are taken out.
            extent: how far the others reach.

        Returns:
            That, None for no end; and what is to be at least 0 for this.
        """
        least = []
        while parts:
            symbol = next((s for s in sorted(parts) if parts[s] == extent), None)
            if symbol is None and of_launch(extent):
                sure = (s for s in sorted(parts) if _is_step(parts[s]))
                symbol = min(sure, key=lambda s: size_of(parts[s]), default=None)
                if symbol is not None:
                    least.append(reduced(minus(extent, parts[symbol])))
            if symbol is None:
                break
            count = self.range(symbol)
            if count is None:
                if symbol[0] != ITERATION or symbol in self._gone:
                    break
                del parts[symbol]
                return None, least
            extent = times(parts.pop(symbol), count)
        return extent, least

    def _bounded(self) -> bool:
        """Make one digit of a number that a condition bounds."""
        for condition in self._conditions:
            count = {p: f for p, f in condition.items() if all(map(self.is_outer, p))}
            number = minus(count, condition)
            found = self._from_zero(number)
            if found is not None:
                extent, least = found
                self.least += least
                count = plus(count, ONE)
                if extent is not None:
                    self.least.append(minus(extent, count))
                self._conditions.remove(condition)
                self._express(number, {(self.new(count),): 1})
                return True
        return False

    def _divided(self) -> bool:
        """Make two digits of a number that is divided: a quotient and a rest."""
        for symbol in self._quotients():
            one, other = map(self._values.settled, self._values.quotients[symbol])
            for digit, by in self._replaced:
                one = _with(one, digit, by)
            one, other = self._without_lower(one, other)
            whole, one = self._whole(one, other)
            found = self._split(one, other) if one else {}
            if found is not None:
                self._put(symbol, plus(whole, found))
                return True
        return False

    def _split(self, one: Polynomial, other: Polynomial) -> Polynomial | None:
        """The quotient of two numbers, of which it and a rest become digits."""
        found = self._from_zero(one)
        if found is None or found[0] is None or not self._outer(other):
            return None
        count = self._quotient(found[0], other)
        if count is None:
            return None
        self.least += found[1]
        quotient: Polynomial = {} if count == ONE else {(self.new(count),): 1}
        rest: Polynomial = {(self.new(other),): 1}
        self._express(one, plus(rest, times(quotient, other)))
        return quotient

    def _whole(self, one: Polynomial, other: Polynomial) -> tuple[Polynomial, Polynomial]:
        """What is divided without a rest, by that, and what else there is."""
        whole: Polynomial = {}
        for symbol, part in (self.linear(one) or {}).items():
            by = exactly_divided(part, other)
            whole = plus(whole, times(by, {(symbol,): 1})) if by else whole
        return whole, minus(one, times(whole, other))

    def _without_lower(self, one: Polynomial, other: Polynomial) -> tuple[Polynomial, Polynomial]:
        """The same quotient without lower digits, which are less than a part of the divisor."""
        parts = self.linear(one) or {}
        for unit in parts.values():
            larger = exactly_divided(other, unit) if unit != ONE else None
            upper = {s: exactly_divided(part, unit) for s, part in parts.items()} if larger else {}
            lower = {symbol: parts[symbol] for symbol, part in upper.items() if part is None}
            if larger and lower and self.grown(lower, ONE) == (unit, []) and not lower:
                number: Polynomial = {}
                for symbol, by in upper.items():
                    number = plus(number, times(by or {}, {(symbol,): 1}))
                return number, larger
        return one, other

    def _quotients(self) -> list[Symbol]:
        """The quotients of which something is made that are no digits yet."""
        found: list[Symbol] = []
        agenda = [self.place, *self._conditions]
        while agenda:
            for symbol in sorted(symbols_of(agenda.pop())):
                if symbol[0] != QUOTIENT or symbol in found or self.is_outer(symbol):
                    continue
                if symbol not in self._values.given:
                    found.append(symbol)
                    agenda.append(self._values.quotients[symbol][0])
        return found

    def _from_zero(self, number: Polynomial) -> tuple[Polynomial | None, list[Polynomial]] | None:
        """Where a number ends that has all values from 0 on, as `grown` says; None: it has not."""
        parts = self.linear(number)
        if not parts or ONE not in parts.values():
            return None
        found = self.grown(parts, ONE)
        return None if parts else found

    def _express(self, number: Polynomial, by: Polynomial) -> None:
        """Put something for a number, and so for the digits that it was made of."""
        parts = self.linear(number) or {}
        first = next(symbol for symbol in sorted(parts) if parts[symbol] == ONE)
        self._gone |= parts.keys()
        self.in_loops |= symbols_of(by) if self.in_loops & parts.keys() else set()
        self._put(first, minus(by, minus(number, {(first,): 1})))

    def _quotient(self, extent: Polynomial, by: Polynomial) -> Polynomial | None:
        """How often something goes into an extent."""
        if constant_of(by) is not None:
            return self._values.quotient(extent, by, natural=True)
        return exactly_divided(extent, by)

    def _outer(self, polynomial: Polynomial) -> bool:
        return all(map(self.is_outer, symbols_of(polynomial)))

    def new(self, count: Polynomial) -> Symbol:
        """A digit with that many values."""
        symbol = _DIGIT, f"{len(self._ranges):03}"
        self._ranges[symbol] = count
        return symbol

    def _put(self, symbol: Symbol, by: Polynomial) -> None:
        """Put something for a symbol wherever it stands."""
        self._replaced.append((symbol, by))
        self.place = _with(self.place, symbol, by)
        self._conditions = [_with(condition, symbol, by) for condition in self._conditions]


def exactly_divided(polynomial: Polynomial, by: Polynomial) -> Polynomial | None:
    """A polynomial divided by one product; None where something is left."""
    if len(by) != 1:
        return None
    ((product, factor),) = by.items()
    found: Polynomial = {}
    for its, number in polynomial.items():
        rest = divided(its, product)
        if rest is None or number % factor:
            return None
        found[rest] = number // factor
    return found


def reduced(polynomial: Polynomial) -> Polynomial:
    """What is at least 0 where a polynomial is, without what all of its products have."""
    common = gcd(*polynomial.values())
    for symbol in next(iter(polynomial)):
        if all(symbol in product for product in polynomial):
            polynomial = {divided(p, (symbol,)) or (): f for p, f in polynomial.items()}
    return {product: factor // common for product, factor in polynomial.items()}


def of_launch(polynomial: Polynomial) -> bool:
    """Whether the dimensions of a launch, or what is rounded, are in a polynomial."""
    return any(symbol[0] in (LAUNCHED, QUOTIENT) for symbol in symbols_of(polynomial))


def size_of(polynomial: Polynomial) -> tuple[int, int, list[tuple[object, int]]]:
    """What is less in smaller steps."""
    products = sorted(polynomial.items())
    return max(map(len, polynomial)), max(polynomial.values()), [*products]


def _is_step(polynomial: Polynomial) -> bool:
    """Whether something is more than 0 whatever the parameters are."""
    symbols = symbols_of(polynomial)
    return min(polynomial.values()) > 0 and not any(symbol[0] >= 0 for symbol in symbols)


def _some(count: Polynomial) -> bool:
    """Whether a number is at least 1."""
    number = constant_of(count)
    launched = len(count) == 1 and all(s[0] == LAUNCHED for s in symbols_of(count))
    return launched if number is None else number > 0


def _with(polynomial: Polynomial, symbol: Symbol, by: Polynomial) -> Polynomial:
    symbols = symbols_of(polynomial)
    if symbol not in symbols:
        return polynomial
    return substituted(polynomial, {s: {(s,): 1} if s != symbol else by for s in symbols})
