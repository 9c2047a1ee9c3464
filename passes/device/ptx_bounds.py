"""Lower and upper bounds of numbers in a kernel, as polynomials of its parameters.

What is known to be at least 0 is added, so often that what differs from thread to thread cancels.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from math import gcd

from mixpert.passes.device.ptx_symbols import ITERATION, QUOTIENT, THREAD, is_outer, last
from mixpert.passes.device.ptx_values import Values
from mixpert.passes.support.polynomials import (
    ONE,
    Frozen,
    Polynomial,
    Product,
    Symbol,
    constant_of,
    divided,
    frozen,
    less,
    minus,
    plus,
    scaled,
    substituted,
    symbols_of,
    times,
)

_MOST_TRIES = 40
_MOST_FACTS = 12
_MOST_STEPS = 20
_MOST_MULTIPLES = 3


class Bounds:
    """Answers for one kernel; `steps`: how much was done for proofs in integers."""

    def __init__(self, values: Values) -> None:
        self._values = values
        self.steps = 0
        self._found: dict[tuple[Frozen, tuple[Frozen, ...], bool], Polynomial | None] = {}
        self._multiples: dict[tuple[Symbol, frozenset[Frozen]], Polynomial | None] = {}

    def most(
        self, polynomial: Polynomial, facts: Sequence[Polynomial], launched: bool = False
    ) -> Polynomial | None:
        """Something of outer symbols that a polynomial is no more than, where some are at least 0.

        Args:
            polynomial: the polynomial.
            facts: what is at least 0.
            launched: whether the dimensions of the launch are to be used.
        """
        number: Polynomial = {(): polynomial.get((), 0)}
        rest = {product: factor for product, factor in polynomial.items() if product}
        key = frozen(rest), tuple(map(frozen, facts)), launched
        if key not in self._found:
            every = [*facts, *self._known(rest, facts, launched)]
            self._found[key] = _Search(self._values, every, self.sizes(facts)).most(rest)
        found = self._found[key]
        return None if found is None else plus(found, number if number[()] else {})

    def by_digits(
        self, polynomial: Polynomial, facts: Sequence[Polynomial]
    ) -> Iterator[Polynomial]:
        """What a polynomial is no more than, if it puts the digits of a number in other places.

        An index is divided by sizes, again and again; quotients and the last rest are its digits.
        """
        for symbol, parts in self._values.quotients.items():
            one, other = map(self._values.settled, parts)
            if symbol in self._values.given or not all(map(is_outer, symbols_of(other))):
                continue
            rest = minus(one, times({(symbol,): 1}, other))
            by = max((polynomial.get(p, 0) // f for p, f in rest.items() if f > 0), default=0)
            left = minus(polynomial, scaled(rest, by))
            most = self._of_digits(left, facts) if by > 0 else None
            if most is not None:
                yield plus(most, scaled(minus(other, ONE), by))

    def _of_digits(self, polynomial: Polynomial, facts: Sequence[Polynomial]) -> Polynomial | None:
        """A polynomial with each digit at its most; None where something else is in it."""
        if not self._values.is_natural(polynomial, self.sizes(facts)):
            return None
        known: dict[Symbol, Polynomial] = {}
        for symbol in symbols_of(polynomial):
            own: Polynomial = {(symbol,): 1}
            left = [own] if is_outer(symbol) else self._of_quotient(symbol, facts)
            found = next(iter(left), None)
            if found is None:
                return None
            known[symbol] = own if is_outer(symbol) else plus(found, own)
        return substituted(polynomial, known)

    def at_least_zero(self, polynomial: Polynomial, facts: Sequence[Polynomial]) -> bool:
        """Whether a polynomial is at least 0 where some others are."""
        sizes = self.sizes(facts)
        beyond = (minus(polynomial, fact) for fact in ({}, *facts))
        if any(self._values.is_natural(by, sizes) for by in beyond):
            return True
        if not any(polynomial):  # a negative number
            return False
        most = self.most(scaled(polynomial, -1), facts)
        if most is not None and self._values.is_natural(scaled(most, -1), sizes):
            return True
        return self._in_integers(polynomial, facts, sizes)

    def _in_integers(
        self, polynomial: Polynomial, facts: Sequence[Polynomial], sizes: set[Symbol]
    ) -> bool:
        """Whether a polynomial is more than -1, which is no less than 0 in integers."""
        symbols = symbols_of(polynomial, *facts)
        if not any(symbol[0] in (QUOTIENT, ITERATION) for symbol in symbols):
            return False
        common = gcd(*(factor for product, factor in polynomial.items() if product))
        if polynomial.get((), 0) % common == 0:
            polynomial = {product: factor // common for product, factor in polynomial.items()}
        every = [*facts, *self._known(polynomial, facts, False)]
        own = {s for s in symbols_of(polynomial) if s[0] in (QUOTIENT, ITERATION)} or symbols
        multiples = {
            abs(factor)
            for fact in every
            for product, factor in fact.items()
            if abs(factor) > 1 and any(symbol in own for symbol in product)
        }
        for by in (1, *sorted(multiples, reverse=True)[:_MOST_MULTIPLES]):
            proof = _Proof(self._values, every, sizes, by - 1)
            found = proof.holds(scaled(polynomial, -by))
            self.steps += proof.steps
            if found:
                return True
        return False

    def sizes(self, facts: Iterable[Polynomial]) -> set[Symbol]:
        """Parameters that bound something which is not negative: they are no negative sizes."""
        found: set[Symbol] = set()
        for fact in facts:
            above = {product: factor for product, factor in fact.items() if factor > 0}
            below = scaled(minus(fact, above), -1)
            symbols = symbols_of(above)
            if len(above) == 1 and self._values.is_natural(below, found):
                found |= {symbol for symbol in symbols if is_outer(symbol)}
        return found

    def _known(
        self, polynomial: Polynomial, facts: Sequence[Polynomial], launched: bool
    ) -> Iterator[Polynomial]:
        """What is known of symbols wherever they are."""
        agenda = sorted(symbols_of(polynomial, *facts))
        seen = set(agenda)
        while agenda:
            symbol = agenda.pop()
            found = [self._values.settled(fact) for fact in self._holding(symbol, facts)]
            found += self._of_quotient(symbol, facts)
            if launched and symbol[0] == THREAD:
                found.append(minus(last(symbol), {(symbol,): 1}))
            yield from found
            new = symbols_of(*found) - seen
            seen |= new
            agenda += sorted(new)

    def _holding(self, symbol: Symbol, facts: Sequence[Polynomial]) -> Sequence[Polynomial]:
        """What is known of a symbol where some polynomials are at least 0."""
        found = self._values.facts.get(symbol, ())
        given = self._values.given.get(symbol)
        if given is None or not found:
            return found
        beyond = (minus(self._values.settled(given), fact) for fact in facts)
        sizes = self.sizes(facts)
        return found if any(self._values.is_natural(by, sizes) for by in beyond) else ()

    def _of_quotient(self, symbol: Symbol, facts: Sequence[Polynomial]) -> Iterator[Polynomial]:
        """What is at least 0 since what is divided is less than a multiple of the divisor."""
        parts = self._values.quotients.get(symbol)
        if parts is None or symbol in self._values.given:
            return
        one, other = map(self._values.settled, parts)
        key = symbol, frozenset(map(frozen, facts))
        if key not in self._multiples:
            self._multiples[key] = None  # while it is looked for
            most = self.most(one, facts)
            self._multiples[key] = None if most is None else _multiple(plus(most, ONE), other)
        times_ = self._multiples[key]
        if times_ is not None:
            yield less({(symbol,): 1}, times_)


def _multiple(polynomial: Polynomial, divisor: Polynomial) -> Polynomial | None:
    """By what a divisor of one product is to be multiplied; None: by no polynomial."""
    if len(divisor) != 1:
        return None
    ((product, factor),) = divisor.items()
    found: Polynomial = {}
    for its, times_ in polynomial.items():
        rest = divided(its, product)
        if rest is None or times_ % factor:
            return None
        found[rest] = times_ // factor
    return found


class _Search:
    """One question; `sizes` are parameters that are not negative."""

    def __init__(self, values: Values, facts: Iterable[Polynomial], sizes: set[Symbol]) -> None:
        self._values = values
        self._sizes = sizes
        self._facts = [fact for fact in facts if any(map(_is_inner, fact))]
        self._seen: set[Frozen] = set()

    def most(self, polynomial: Polynomial, deep: int = 0) -> Polynomial | None:
        """See `Bounds.most`."""
        inner = {product: factor for product, factor in polynomial.items() if _is_inner(product)}
        if self._values.is_natural(scaled(inner, -1), self._sizes):
            return minus(polynomial, inner)
        key = frozen(polynomial)
        if key in self._seen or len(self._seen) > _MOST_TRIES or deep > _MOST_FACTS:
            return None
        self._seen.add(key)
        targets = [(p, f) for p, f in inner.items() if f > 0 or not self._natural(p)]
        every = (list(self._without(polynomial, *target)) for target in targets)
        ways = min(every, key=len)  # each is to go, whatever else does
        found = (self.most(way, deep + 1) for way in sorted(ways, key=_left))
        return min((one for one in found if one is not None), key=size_of, default=None)

    def _eliminates(self, product: Product) -> bool:
        """Whether a product is to go."""
        return _is_inner(product)

    def _natural(self, product: Product) -> bool:
        return self._values.is_natural({product: 1}, self._sizes)

    def _without(
        self, polynomial: Polynomial, product: Product, factor: int
    ) -> Iterator[Polynomial]:
        """No less than a polynomial, without one of its products."""
        for part, part_factor, fact in self._parts:
            if part_factor * factor > 0 or factor % part_factor:
                continue
            rest = divided(product, part)
            if rest is not None:
                by = {rest: -factor // part_factor}
                if not rest or self._values.is_natural(by, self._sizes):
                    yield plus(polynomial, times(by, fact))

    @cached_property
    def _parts(self) -> list[tuple[Product, int, Polynomial]]:
        """What of facts may cancel something: a product, its factor, the fact."""
        return [
            (p, f, fact) for fact in self._facts for p, f in fact.items() if self._eliminates(p)
        ]


class _Proof(_Search):
    """Whether something is no more than a number."""

    def __init__(
        self, values: Values, facts: Iterable[Polynomial], sizes: set[Symbol], limit: int
    ) -> None:
        super().__init__(values, (), sizes)
        self._facts = list(facts)
        self._limit = limit

    def _eliminates(self, product: Product) -> bool:
        return bool(product)

    @property
    def steps(self) -> int:
        """How many polynomials were looked at."""
        return len(self._seen)

    def holds(self, polynomial: Polynomial, deep: int = 0) -> bool:
        """Whether a polynomial is no more than that."""
        rest = {product: factor for product, factor in polynomial.items() if product}
        up = [(p, f) for p, f in rest.items() if f > 0 or not self._natural(p)]
        if not up and polynomial.get((), 0) <= self._limit:
            return True
        key = frozen(polynomial)
        if key in self._seen or len(self._seen) > _MOST_STEPS or deep > _MOST_FACTS:
            return False
        self._seen.add(key)
        every = (list(self._without(polynomial, *target)) for target in up or rest.items())
        ways = min(every, key=len) if up else [way for each in every for way in each]
        return any(self.holds(way, deep + 1) for way in sorted(ways, key=len))


@lru_cache(maxsize=4096)
def _is_inner(product: Product) -> bool:
    return not all(is_outer(symbol) for symbol in product)


def _left(polynomial: Polynomial) -> tuple[int, int]:
    """What is to be small on the way to a bound."""
    inner = [product for product in polynomial if _is_inner(product)]
    return len(inner), sum(map(len, inner))


def size_of(polynomial: Polynomial) -> tuple[bool, int, int]:
    """What is to be small in a bound: one that parameters set says more than a number."""
    number = constant_of(polynomial) or 0
    return number > 0, max(map(len, polynomial), default=0), len(polynomial)
