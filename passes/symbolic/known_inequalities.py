"""Known facts about numbers, as polynomials that are at least 0."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from mixpert.passes.support.polynomials import Polynomial, Symbol, symbols_of


@dataclass(frozen=True)
class Rule:
    """Where all of `given` are at least 0, `then` is."""

    then: Polynomial
    given: tuple[Polynomial, ...] = ()


@dataclass(frozen=True, eq=False)
class Known:
    """Rules that hold together, told apart from others by identity."""

    rules: tuple[Rule, ...]

    def concerns(self, *polynomials: Polynomial) -> bool:
        """Whether a number that the rules bound occurs in some polynomials."""
        return not self._bounded.isdisjoint(symbols_of(*polynomials))

    @cached_property
    def _bounded(self) -> set[Symbol]:
        return symbols_of(*(rule.then for rule in self.rules))
