"""Example values of a kernel's symbols that refute a guess before a proof is tried.

An example that no launch has makes less known of a kernel, never something wrong.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import prod

from mixpert.passes.device.ptx_symbols import ITERATION, QUOTIENT, THREAD, THREADS
from mixpert.passes.device.ptx_values import Values
from mixpert.passes.effects.effect import LAUNCHED
from mixpert.passes.support.polynomials import Frozen, Polynomial, Symbol, frozen

_TRIES, _MOST = 24, 6
_SIZES = (4, 8, 12, 40, 64, 96, 100)
_THREADS = (32, 64, 128, 256)
_BLOCKS = (1, 3, 8, 40)


class _NotKnown(Exception):
    """Something that is not followed."""


class Examples:
    """Answers for one kernel."""

    def __init__(self, values: Values) -> None:
        self._values = values
        self._found: dict[tuple[Frozen, ...], list[_Example]] = {}

    def refute(self, more: Polynomial, less: Polynomial, facts: Sequence[Polynomial]) -> bool:
        """Whether something is less than something else where some polynomials are at least 0."""
        try:
            return any(one.of(more) < one.of(less) for one in self._where(facts))
        except _NotKnown:
            return False

    def _where(self, facts: Sequence[Polynomial]) -> list[_Example]:
        key = tuple(map(frozen, facts))
        if key not in self._found:
            self._found[key] = []
            for example in self._tried():
                if all(example.of(fact) >= 0 for fact in facts):
                    self._found[key].append(example)
                if len(self._found[key]) == _MOST:
                    break
        return self._found[key]

    def _tried(self) -> Iterator[_Example]:
        for seed in range(_TRIES):
            yield _Example(self._values, seed)


class _Example:
    """Numbers for symbols, drawn when they are first asked for."""

    def __init__(self, values: Values, seed: int) -> None:
        self._values = values
        self._chance = random.Random(seed)
        self._numbers: dict[Symbol, int] = {}

    def of(self, polynomial: Polynomial) -> int:
        """The value of a polynomial.

        Raises:
            _NotKnown: it holds a symbol that is not followed.
        """
        return sum(
            factor * prod(map(self._number, product)) for product, factor in polynomial.items()
        )

    def _number(self, symbol: Symbol) -> int:
        if symbol not in self._numbers:
            self._numbers[symbol] = self._drawn(symbol)
        return self._numbers[symbol]

    def _drawn(self, symbol: Symbol) -> int:
        kind, name = symbol
        if kind >= 0:
            return self._chance.choice(_SIZES)
        if kind == LAUNCHED:
            several = _THREADS if name == "blockDim.x" else _BLOCKS[:1]
            return self._chance.choice(_BLOCKS if name.startswith("grid") else several)
        if kind == THREAD:
            return self._chance.randrange(self._number((LAUNCHED, THREADS[name])))
        if kind == QUOTIENT:
            one, other = map(self.of, map(self._values.settled, self._values.quotients[symbol]))
            return one // other if other > 0 else 0
        if kind == ITERATION:
            return 0
        raise _NotKnown
