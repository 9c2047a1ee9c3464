"""Known facts about numbers, as polynomials that are at least 0."""

from __future__ import annotations

from dataclasses import dataclass

from mixpert.passes.support.polynomials import Polynomial


@dataclass(frozen=True)
class Rule:
    """Where all of `given` are at least 0, `then` is."""

    then: Polynomial
    given: tuple[Polynomial, ...] = ()


@dataclass(frozen=True, eq=False)
class Known:
    """Rules that hold together, told apart from others by identity."""

    rules: tuple[Rule, ...]
