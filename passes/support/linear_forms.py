"""Linear forms over unknowns, each stored as one shared object, because the same ones recur."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import gcd
from typing import NamedTuple

MOST_SUMS = 100_000
"""Sums of forms that are remembered at one time."""


class Form:
    """A sum of unknowns, in lowest terms; made by `Forms`, so that identity is equality.

    Attributes:
        factors: by unknown, in order; the first is positive.
        plus, minus, unknowns, inexact: as bits, which unknowns have a positive factor, a negative
            one, one at all, and one that is neither 1 nor -1.
    """

    __slots__ = ("factors", "inexact", "minus", "plus", "unknowns")

    def __init__(self, terms: Iterable[tuple[int, int]]) -> None:
        self.factors = dict(terms)
        self.plus = self.minus = self.inexact = 0
        for unknown, factor in self.factors.items():
            bit = 1 << unknown
            if factor > 0:
                self.plus |= bit
            else:
                self.minus |= bit
            if abs(factor) != 1:
                self.inexact |= bit
        self.unknowns = self.plus | self.minus


class Inequality(NamedTuple):
    """A form that is at least `low`, or at most `high`: one of them is a number."""

    form: Form
    low: int | None
    high: int | None


Multiple = tuple[Form | None, int]
"""A form and its factor, which is not 0; no form where a sum has no unknowns."""


class Forms:
    """All forms, and what their sums are."""

    def __init__(self) -> None:
        self._forms: dict[tuple[tuple[int, int], ...], Form] = {}
        self._sums: dict[tuple[int, Form, int, Form], Multiple] = {}

    def inequality(self, terms: Mapping[int, int], constant: int) -> Inequality | None:
        """`terms + constant >= 0` in lowest terms; None where it says nothing of any unknown."""
        form, factor = self._multiple(terms)
        if form is None:
            return None
        if factor > 0:
            return Inequality(form, -(constant // factor), None)
        return Inequality(form, None, -constant // factor)

    def sum(self, one: int, form: Form, two: int, other: Form) -> Multiple:
        """`one` times a form and `two` times another."""
        key = one, form, two, other
        found = self._sums.get(key)
        if found is None:
            terms = {unknown: factor * one for unknown, factor in form.factors.items()}
            for unknown, factor in other.factors.items():
                terms[unknown] = terms.get(unknown, 0) + factor * two
            if len(self._sums) == MOST_SUMS:
                self._sums.clear()
            found = self._sums[key] = self._multiple(terms)
        return found

    def _multiple(self, terms: Mapping[int, int]) -> Multiple:
        kept = sorted([term for term in terms.items() if term[1]])
        if not kept:
            return None, 1
        divisor = kept[0][1]
        if divisor not in (1, -1):
            divisor = gcd(*[factor for _, factor in kept]) * (1 if divisor > 0 else -1)
        if divisor != 1:
            kept = [(unknown, factor // divisor) for unknown, factor in kept]
        key = tuple(kept)
        form = self._forms.get(key)
        if form is None:
            form = self._forms[key] = Form(key)
        return form, divisor
