"""Whether inequalities between polynomials contradict each other, remembered.

An inequality is a polynomial that is at least 0. Products of symbols count as unknowns of their
own (the caller adds what it knows of them), so the rest is linear (`linear.py`). Inequalities have
numbers: the same ones come up in thousands of questions. A set of them that contradicts itself
does so wherever all of it comes up again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from mixpert.passes.linear import Inequality, contradiction, inequality
from mixpert.passes.polynomials import ONE, Polynomial, Product, minus, scaled

Rows = frozenset[int]
"""Inequalities by number."""
_NEVER = 0  # the number of `-1 >= 0`


class Prover:
    """Answers questions, each once."""

    def __init__(self) -> None:
        self._unknowns: dict[Product, int] = {}
        self._numbers: dict[Inequality | None, int] = {None: _NEVER}
        self._inequalities: list[Inequality] = [Inequality((), 1, None)]
        self._answers: dict[Rows, bool] = {frozenset((_NEVER,)): True}
        self._products: dict[Product, Rows] = {}
        self._cores: dict[int, list[Rows]] = {}  # by the largest number in each

    def rows(self, polynomials: Iterable[Polynomial]) -> Rows:
        """The numbers of polynomials that are at least 0, but for those that always are."""
        numbers = (self._number(polynomial) for polynomial in polynomials)
        return frozenset(number for number in numbers if number is not None)

    def at_least_0(self, products: Collection[Product]) -> Rows:
        """The numbers of products that are at least 0, in whatever order they come."""
        known = self._products
        for product in sorted(product for product in products if product not in known):
            known[product] = self.rows([{product: 1}])
        return frozenset().union(*(known[product] for product in products))

    def impossible(self, rows: Rows) -> bool:
        """Whether no integers satisfy all; False where that cannot be told with bounded effort."""
        if rows not in self._answers:
            self._answers[rows] = _NEVER in rows or self._known(rows) or self._found(rows)
        return self._answers[rows]

    def follows(self, polynomial: Polynomial, rows: Rows) -> bool:
        """Whether a polynomial is at least 0 where some are."""
        opposite = self._number(minus(scaled(polynomial, -1), ONE))
        return opposite is not None and self.impossible(rows | {opposite})

    def _number(self, polynomial: Polynomial) -> int | None:
        """The number of an inequality; None where it always holds."""
        constant = 0
        terms: dict[int, int] = {}
        unknowns = self._unknowns
        for product, factor in polynomial.items():
            if product:
                terms[unknowns.setdefault(product, len(unknowns))] = factor
            else:
                constant = factor
        found = inequality(terms, constant)
        if found is None and constant >= 0:
            return None
        number = self._numbers.setdefault(found, len(self._inequalities))
        if found is not None and number == len(self._inequalities):
            self._inequalities.append(found)
        return number

    def _known(self, rows: Rows) -> bool:
        """Whether a contradiction that was found before is among some inequalities."""
        return any(core <= rows for number in rows for core in self._cores.get(number, ()))

    def _found(self, rows: Rows) -> bool:
        """Look for a contradiction, and keep those inequalities that it needs."""
        numbers = sorted(rows)
        reasons = contradiction(self._inequalities[number] for number in numbers)
        if reasons is None:
            return False
        core = frozenset(n for place, n in enumerate(numbers) if reasons >> place & 1)
        self._cores.setdefault(max(core), []).append(core)
        return True


def impossible(polynomials: Iterable[Polynomial]) -> bool:
    """Whether no integers make all polynomials at least 0; False where that cannot be told."""
    prover = Prover()
    return prover.impossible(prover.rows(polynomials))
