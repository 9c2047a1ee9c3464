"""The dependences of a kernel's branches."""

from __future__ import annotations

from typing import NamedTuple

from mixpert.passes.support.polynomials import Polynomial


class Predicate(NamedTuple):
    """A comparison: `kind` is that of PTX, `unsigned` whether it takes numbers as such."""

    kind: str
    one: Polynomial
    other: Polynomial
    unsigned: bool


class Several(NamedTuple):
    """All of some conditions, or one at least."""

    all: bool
    parts: tuple[Condition, ...]


class Not(NamedTuple):
    """That a condition does not hold."""

    part: Condition


Condition = Predicate | Several | Not | None
"""None: nothing is known."""
