"""Which stores of a kernel overwrite a stretch or a matrix from its first element to its last.

Each thread writes the element that has its number, where that is less than how many there are; or
that, and each further one that is as many elements away as there are threads. Whether enough
threads are launched is for the launch to show.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mixpert.passes.device.ptx_facts import Facts
from mixpert.passes.device.ptx_symbols import THREAD, TURN, is_outer
from mixpert.passes.device.ptx_values import Values
from mixpert.passes.effects.effect import LAUNCHED, Span
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Symbol,
    minus,
    plus,
    scaled,
    symbols_of,
    times,
)


class _Number(NamedTuple):
    """A number that threads have, from 0 on; `symbol` is in no other number of its axis alone."""

    symbol: Symbol
    value: Polynomial
    threads: Polynomial


class _Direction(NamedTuple):
    """Elements of one direction: how many, and what is at least 0 if there are enough threads."""

    many: Polynomial
    enough: tuple[Polynomial, ...]


def _numbers() -> Iterator[_Number]:
    for axis in "xyz":
        thread, block = ((THREAD, f"%{name}.{axis}") for name in ("tid", "ctaid"))
        size, blocks = ((LAUNCHED, f"{name}.{axis}") for name in ("blockDim", "gridDim"))
        every: Polynomial = {tuple(sorted((block, size))): 1, (thread,): 1}
        yield _Number(thread, every, {tuple(sorted((size, blocks))): 1})
        yield _Number(thread, {(thread,): 1}, {(size,): 1})
        yield _Number(block, {(block,): 1}, {(blocks,): 1})


_NUMBERS = tuple(_numbers())


class Fills:
    """Answers for one kernel."""

    def __init__(self, values: Values, facts: Facts) -> None:
        self._values = values
        self._facts = facts

    def of(self, argument: int, distance: Polynomial, size: int, block: int) -> Span | None:
        """What a store of a block fills: `size` bytes, `distance` bytes from an argument.

        Returns:
            None where that is not seen.
        """
        found = self._facts.exactly(block)
        if found is None or any(factor % size for factor in distance.values()):
            return None
        place = {product: factor // size for product, factor in distance.items()}
        conditions = [self._values.settled(condition) for condition in found]
        if any(symbol[0] == TURN for symbol in symbols_of(place)):
            return self._in_turns(argument, place, size, conditions)
        for near in _NUMBERS:
            rest = minus(place, near.value)
            if not rest:
                return _span(argument, size, _directions([near], conditions), None)
            axis = near.symbol[1][-1]
            for far in (number for number in _NUMBERS if number.symbol[1][-1] != axis):
                leading = _factor(rest, far)
                if leading is not None:
                    both = _directions([near, far], conditions)
                    return _span(argument, size, both, leading)
        return None

    def _in_turns(
        self, argument: int, place: Polynomial, size: int, conditions: Sequence[Polynomial]
    ) -> Span | None:
        """What a loop fills in which each thread goes on by the number of threads."""
        turns: Polynomial = {(s,): 1 for s in symbols_of(place) if s[0] == TURN}
        for number in _NUMBERS:
            if place == plus(number.value, times(number.threads, turns)):
                counts = [plus(plus(c, number.value), ONE) for c in conditions]
                for count in counts:
                    rest = minus(minus(count, ONE), place)
                    first = minus(minus(count, ONE), number.value)
                    if _is_outer(count) and self._facts.goes_on(turns) == [rest]:
                        others = [c for c in conditions if c not in (first, minus(count, ONE))]
                        found = None if others else [_Direction(count, ())]
                        return _span(argument, size, found, None)
        return None


def _directions(
    numbers: Sequence[_Number], conditions: Sequence[Polynomial]
) -> list[_Direction] | None:
    """How many elements there are in each direction, if the conditions say no more than that."""
    left = list(conditions)
    found = []
    for number in numbers:
        of_it = [c for c in left if number.symbol in symbols_of(c)]
        counts = [plus(plus(c, number.value), ONE) for c in of_it]
        if len(counts) > 1 or not all(map(_is_outer, counts)):
            return None
        count = counts[0] if counts else number.threads
        found.append(_Direction(count, tuple(minus(number.threads, c) for c in counts)))
        left = [c for c in left if c not in (*of_it, minus(count, ONE))]
    return None if left else found


def _factor(rest: Polynomial, number: _Number) -> Polynomial | None:
    """By what a number is multiplied in a polynomial that holds nothing else."""
    found: Polynomial = {}
    for product, factor in rest.items():
        if number.symbol in product:
            others = list(product)
            others.remove(number.symbol)
            found[tuple(others)] = factor
    return found if found and _is_outer(found) and times(found, number.value) == rest else None


def _span(
    argument: int,
    size: int,
    directions: Sequence[_Direction] | None,
    leading: Polynomial | None,
) -> Span | None:
    if directions is None:
        return None
    near, *further = directions
    rows, least = scaled(near.many, size), near.enough
    if leading is None:
        return Span(argument, rows, ONE, size=1, least=least)
    (far,) = further
    least += far.enough
    pitch = scaled(leading, size)
    if pitch == rows:
        return Span(argument, times(rows, far.many), ONE, size=1, least=least)
    return Span(argument, rows, far.many, pitch, 1, least=least)


def _is_outer(polynomial: Polynomial) -> bool:
    return all(is_outer(symbol) for symbol in symbols_of(polynomial))
