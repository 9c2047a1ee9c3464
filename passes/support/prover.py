"""Whether inequalities between polynomials contradict each other, with a cache.

An inequality is a polynomial that is at least 0. Products of symbols count as unknowns of their
own (the caller adds what it knows of them), so the rest is linear (`linear.py`). Inequalities have
numbers: the same ones come up in thousands of questions. A set of them that contradicts itself
does so wherever all of it comes up again, and what some numbers satisfy is no contradiction.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import reduce
from operator import or_

from mixpert.passes.support.bits import numbers_of
from mixpert.passes.support.feasibility import Elimination
from mixpert.passes.support.linear_forms import Form, Forms, Inequality
from mixpert.passes.support.polynomials import ONE, Polynomial, Product, minus, scaled
from mixpert.passes.support.witnesses import Witnesses, values_of

Rows = int
"""Inequalities by number, as bits."""
_NEVER = 0  # the number of `-1 >= 0`


class Prover:
    """Answers questions, each once."""

    def __init__(self) -> None:
        self._forms = Forms()
        self._unknowns: dict[Product, int] = {}
        self._numbers: dict[Inequality | None, int] = {None: _NEVER}
        self._inequalities: list[Inequality] = [Inequality(Form(()), 1, None)]
        self._points = Witnesses(self._inequalities)
        self._by_terms: dict[tuple[tuple[Product, int], ...], int | None] = {}
        self._answers: dict[Rows, bool] = {}
        self._products: dict[Product, Rows] = {}
        self._cores: dict[int, list[Rows]] = {}  # by the largest number in each
        self._last = 0  # the largest numbers, as bits

    def rows(self, polynomials: Iterable[Polynomial]) -> Rows:
        """The numbers of polynomials that are at least 0, but for those that always are."""
        found = 0
        for polynomial in polynomials:
            number = self._number(polynomial)
            if number is not None:
                found |= 1 << number
        return found

    def at_least_0(self, products: Collection[Product]) -> Rows:
        """The numbers of products that are at least 0, in whatever order they come."""
        known = self._products
        for product in sorted(product for product in products if product not in known):
            known[product] = self.rows([{product: 1}])
        return reduce(or_, (known[product] for product in products), 0)

    def impossible(self, rows: Rows) -> bool:
        """Whether no integers satisfy all; False where that cannot be told with bounded effort."""
        if rows not in self._answers:
            known = bool(rows & 1 << _NEVER) or self._known(rows)
            self._answers[rows] = known or (not self._points.satisfy(rows) and self._found(rows))
        return self._answers[rows]

    def follows(self, polynomial: Polynomial, rows: Rows) -> bool:
        """Whether a polynomial is at least 0 where some are."""
        opposite = self._number(minus(scaled(polynomial, -1), ONE))
        return opposite is not None and self.impossible(rows | 1 << opposite)

    def _number(self, polynomial: Polynomial) -> int | None:
        """The number of an inequality; None where it always holds."""
        key = tuple(polynomial.items())
        if key not in self._by_terms:
            self._by_terms[key] = self._new_number(polynomial)
        return self._by_terms[key]

    def _new_number(self, polynomial: Polynomial) -> int | None:
        constant = 0
        terms: dict[int, int] = {}
        unknowns = self._unknowns
        for product, factor in polynomial.items():
            if product:
                terms[unknowns.setdefault(product, len(unknowns))] = factor
            else:
                constant = factor
        found = self._forms.inequality(terms, constant)
        if found is None and constant >= 0:
            return None
        number = self._numbers.setdefault(found, len(self._inequalities))
        if found is not None and number == len(self._inequalities):
            self._inequalities.append(found)
        return number

    def _known(self, rows: Rows) -> bool:
        """Whether a contradiction that was found before is among some inequalities."""
        for number in numbers_of(rows & self._last):
            for core in self._cores[number]:
                if core & rows == core:
                    return True
        return False

    def _found(self, rows: Rows) -> bool:
        """Look for a contradiction; keep what it needs, or else numbers that satisfy all."""
        numbers = list(numbers_of(rows))
        elimination = Elimination(self._forms, [self._inequalities[n] for n in numbers])
        if elimination.reasons is None:
            values = values_of(elimination)
            if values is not None:
                self._points.add(values)
            return False
        core = sum(1 << n for place, n in enumerate(numbers) if elimination.reasons >> place & 1)
        last = core.bit_length() - 1
        self._cores.setdefault(last, []).append(core)
        self._last |= 1 << last
        return True


def impossible(polynomials: Iterable[Polynomial]) -> bool:
    """Whether no integers make all polynomials at least 0; False where that cannot be told."""
    prover = Prover()
    return prover.impossible(prover.rows(polynomials))
