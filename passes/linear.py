"""Whether integers can satisfy some inequalities at all: a small, bounded and sound prover.

An inequality is a polynomial that is at least 0. Products of symbols count as unknowns of their
own (the caller adds what it knows of them), so the rest is linear: equations are put in, then
unknowns are eliminated one by one (Fourier and Motzkin), constants rounded as integers allow.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import gcd

from mixpert.passes.polynomials import Polynomial, Symbol

MOST_FORMS = 100
"""Linear forms at one time, before the answer is `cannot tell`."""

_Form = tuple[tuple[int, int], ...]
"""Unknowns, by number and in order, each with its factor; the first factor is positive."""
_Range = tuple[int | None, int | None]
_Forms = dict[_Form, _Range]
"""Between which numbers forms lie; None where there is no limit."""
_NO_LIMIT: _Range = (None, None)


class _Contradiction(Exception):
    """No number lies between the limits of a form."""


def impossible(inequalities: Iterable[Polynomial]) -> bool:
    """Whether no integers satisfy all; False where that cannot be told with bounded effort."""
    numbers: dict[tuple[Symbol, ...], int] = {}
    forms: _Forms = {}
    try:
        for polynomial in inequalities:
            terms = {
                numbers.setdefault(product, len(numbers)): factor
                for product, factor in polynomial.items()
                if product
            }
            _add(forms, terms, polynomial.get((), 0))
        while forms:
            if len(forms) > MOST_FORMS:
                return False
            forms = _without_one_sided(forms)
            equation = next((f for f, (low, high) in forms.items() if low == high), None)
            if equation is not None and any(abs(factor) == 1 for _, factor in equation):
                forms = _put_in(forms, equation)
            elif forms:
                forms = _eliminated(forms)
    except _Contradiction:
        return True
    return False


def _add(forms: _Forms, terms: Mapping[int, int], constant: int) -> None:
    """Add `terms + constant >= 0` in lowest terms."""
    kept = sorted(term for term in terms.items() if term[1])
    if not kept:
        if constant < 0:
            raise _Contradiction
        return
    divisor = gcd(*[factor for _, factor in kept])
    limit = -(constant // divisor)
    low: int | None = limit
    high: int | None = None
    if kept[0][1] < 0:
        divisor, low, high = -divisor, None, -limit
    form = tuple(kept)
    if divisor != 1:
        form = tuple([(unknown, factor // divisor) for unknown, factor in kept])
    known_low, known_high = forms.get(form, _NO_LIMIT)
    if low is None or (known_low is not None and known_low > low):
        low = known_low
    if high is None or (known_high is not None and known_high < high):
        high = known_high
    if low is not None and high is not None and low > high:
        raise _Contradiction
    forms[form] = low, high


def _signs(forms: _Forms) -> dict[int, list[int]]:
    """How many inequalities limit each unknown from below, and from above."""
    signs: dict[int, list[int]] = {}
    for form, (low, high) in forms.items():
        for unknown, factor in form:
            count = signs.setdefault(unknown, [0, 0])
            if low is not None:
                count[factor < 0] += 1
            if high is not None:
                count[factor > 0] += 1
    return signs


def _without_one_sided(forms: _Forms) -> _Forms:
    """Without inequalities that hold if only one unknown, limited on one side, is large enough."""
    signs = _signs(forms)
    free = [unknown for unknown, (below, above) in signs.items() if not (below and above)]
    if not free:
        return forms
    holding: dict[int, list[_Form]] = {}
    for form in forms:
        for unknown, _ in form:
            holding.setdefault(unknown, []).append(form)
    left = dict(forms)
    while free:
        for form in holding[free.pop()]:
            range_ = left.pop(form, None)
            for unknown in _uncounted(form, range_, signs) if range_ else ():
                free.append(unknown)
    return left


def _uncounted(form: _Form, range_: _Range, signs: dict[int, list[int]]) -> Iterable[int]:
    """The unknowns that are limited on one side only once a form is gone."""
    low, high = range_
    for unknown, factor in form:
        count = signs[unknown]
        before = count[0] and count[1]
        if low is not None:
            count[factor < 0] -= 1
        if high is not None:
            count[factor > 0] -= 1
        if before and not (count[0] and count[1]):
            yield unknown


def _put_in(forms: _Forms, equation: _Form) -> _Forms:
    """The forms with one unknown expressed by the others of an equation."""
    value = forms[equation][0] or 0
    chosen, sign = next((unknown, factor) for unknown, factor in equation if abs(factor) == 1)
    left = {form: range_ for form, range_ in forms.items() if not _holds(form, chosen)}
    for form, (low, high) in forms.items():
        terms = dict(form)
        factor = terms.get(chosen, 0)
        if form == equation or not factor:
            continue
        for unknown, other in equation:
            terms[unknown] = terms.get(unknown, 0) - factor * sign * other
        _limit(left, terms, factor * sign * value, low, high)
    return left


def _holds(form: _Form, unknown: int) -> bool:
    return any(other == unknown for other, _ in form)


def _limit(
    forms: _Forms, terms: Mapping[int, int], constant: int, low: int | None, high: int | None
) -> None:
    """Add that `terms + constant` lies between two numbers."""
    if low is not None:
        _add(forms, terms, constant - low)
    if high is not None:
        _add(forms, {unknown: -factor for unknown, factor in terms.items()}, high - constant)


def _eliminated(forms: _Forms) -> _Forms:
    """The forms without the unknown that costs the fewest new ones."""
    signs = _signs(forms)
    chosen = min(signs, key=lambda u: (signs[u][0] * signs[u][1] - sum(signs[u]), u))
    left: _Forms = {}
    below: list[tuple[dict[int, int], int]] = []
    above: list[tuple[dict[int, int], int]] = []
    for form, (low, high) in forms.items():
        terms = dict(form)
        if chosen not in terms:
            left[form] = low, high
            continue
        opposite = {unknown: -factor for unknown, factor in form}
        if low is not None:
            (below if terms[chosen] > 0 else above).append((terms, -low))
        if high is not None:
            (below if opposite[chosen] > 0 else above).append((opposite, high))
    for lower, one in below:
        for upper, other in above:
            times, by = -upper[chosen], lower[chosen]
            total = {unknown: factor * times for unknown, factor in lower.items()}
            for unknown, factor in upper.items():
                total[unknown] = total.get(unknown, 0) + factor * by
            _add(left, total, one * times + other * by)
    return left
