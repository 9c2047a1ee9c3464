"""Whether integers can satisfy some inequalities at all: small, bounded and sound.

The forms are linear: unknowns are numbers with factors. Equations are put in, then unknowns are
eliminated one by one (Fourier and Motzkin), constants rounded as integers allow. Every limit
knows which of the inequalities it follows from, so that a contradiction names those it needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import gcd
from typing import NamedTuple

MOST_FORMS = 100
"""Linear forms at one time, before the answer is `cannot tell`."""

Form = tuple[tuple[int, int], ...]
"""Unknowns, by number and in order, each with its factor; the first factor is positive."""
Reasons = int
"""Inequalities that something follows from, as bits."""


Range = tuple[int | None, int | None, Reasons, Reasons]
"""Between which numbers a form lies, None where there is no limit; and why, of each of them."""


class Inequality(NamedTuple):
    """A form that is at least `low`, or at most `high`: one of them is a number."""

    form: Form
    low: int | None
    high: int | None


_Forms = dict[Form, Range]
_Signs = dict[int, list[int]]
"""How many inequalities limit each unknown from below, and from above."""


class _Contradiction(Exception):
    """No number lies between the limits of a form."""

    def __init__(self, reasons: Reasons) -> None:
        super().__init__()
        self.reasons = reasons


def inequality(terms: Mapping[int, int], constant: int) -> Inequality | None:
    """`terms + constant >= 0` in lowest terms; None where it says nothing of any unknown."""
    kept = sorted(term for term in terms.items() if term[1])
    if not kept:
        return None
    form, low, high = _lowest(kept, -constant, None)
    return Inequality(form, low, high)


def contradiction(inequalities: Iterable[Inequality]) -> Reasons | None:
    """Inequalities, as bits by their order, that no integers satisfy; None where none are found."""
    forms: _Forms = {}
    try:
        for number, (form, low, high) in enumerate(inequalities):
            range_ = low, high, 1 << number, 1 << number
            if form in forms:
                _limit(forms, form, range_)
            else:
                forms[form] = range_
        while forms:
            if len(forms) > MOST_FORMS:
                return None
            forms, signs = _without_one_sided(forms)
            equation = _equation(forms)
            if equation is None and forms:
                forms = _eliminated(forms, signs)
            while equation is not None:
                forms = _put_in(forms, equation)
                equation = _equation(forms)
    except _Contradiction as found:
        return found.reasons
    return None


def _equation(forms: _Forms) -> Form | None:
    """The first form that has one value, if that gives an unknown; None where it does not."""
    equation = next((form for form, range_ in forms.items() if range_[0] == range_[1]), None)
    whole = equation is not None and any(abs(factor) == 1 for _, factor in equation)
    return equation if whole else None


def _lowest(
    terms: list[tuple[int, int]], low: int | None, high: int | None
) -> tuple[Form, int | None, int | None]:
    """Sorted terms and their limits, divided by what all factors have in common."""
    divisor = gcd(*[factor for _, factor in terms])
    if divisor != 1:
        low = None if low is None else -(-low // divisor)
        high = None if high is None else high // divisor
    if terms[0][1] < 0:
        divisor = -divisor
        low, high = (None if high is None else -high), (None if low is None else -low)
    if divisor == 1:
        return tuple(terms), low, high
    return tuple([(unknown, factor // divisor) for unknown, factor in terms]), low, high


def _add(forms: _Forms, terms: Mapping[int, int], range_: Range) -> None:
    """Add that some terms lie between two numbers."""
    kept = sorted([term for term in terms.items() if term[1]])
    low, high, why_low, why_high = range_
    if not kept:
        if low is not None and low > 0:
            raise _Contradiction(why_low)
        if high is not None and high < 0:
            raise _Contradiction(why_high)
        return
    if kept[0][1] < 0:
        why_low, why_high = why_high, why_low
    form, low, high = _lowest(kept, low, high)
    _limit(forms, form, (low, high, why_low, why_high))


def _limit(forms: _Forms, form: Form, range_: Range) -> None:
    """Add limits of a form, of which the narrower count."""
    low, high, why_low, why_high = range_
    known = forms.get(form)
    if known is not None:
        known_low, known_high, known_why_low, known_why_high = known
        if low is None or (known_low is not None and known_low >= low):
            low, why_low = known_low, known_why_low
        if high is None or (known_high is not None and known_high <= high):
            high, why_high = known_high, known_why_high
    if low is not None and high is not None and low > high:
        raise _Contradiction(why_low | why_high)
    forms[form] = low, high, why_low, why_high


def _signs(forms: _Forms) -> _Signs:
    signs: _Signs = {}
    for form, (low, high, _, _) in forms.items():
        for unknown, factor in form:
            count = signs.get(unknown)
            if count is None:
                count = signs[unknown] = [0, 0]
            if low is not None:
                count[factor < 0] += 1
            if high is not None:
                count[factor > 0] += 1
    return signs


def _without_one_sided(forms: _Forms) -> tuple[_Forms, _Signs]:
    """Without inequalities that hold if only one unknown, limited on one side, is large enough."""
    signs = _signs(forms)
    free = [unknown for unknown, (below, above) in signs.items() if not (below and above)]
    if not free:
        return forms, signs
    holding: dict[int, list[Form]] = {}
    for form in forms:
        for unknown, _ in form:
            holding.setdefault(unknown, []).append(form)
    left = dict(forms)
    while free:
        for form in holding[free.pop()]:
            range_ = left.pop(form, None)
            if range_ is not None:
                _uncount(form, range_, signs, free)
    return left, signs


def _uncount(form: Form, range_: Range, signs: _Signs, free: list[int]) -> None:
    """Take a form out of the count; unknowns that are limited on one side only then are free."""
    low, high, _, _ = range_
    for unknown, factor in form:
        count = signs[unknown]
        before = count[0] and count[1]
        if low is not None:
            count[factor < 0] -= 1
        if high is not None:
            count[factor > 0] -= 1
        if before and not (count[0] and count[1]):
            free.append(unknown)


def _put_in(forms: _Forms, equation: Form) -> _Forms:
    """The forms with one unknown expressed by the others of an equation."""
    low, _, why_low, why_high = forms[equation]
    why = why_low | why_high
    value = low or 0
    chosen, sign = next((unknown, factor) for unknown, factor in equation if abs(factor) == 1)
    left: _Forms = {}
    held: list[tuple[dict[int, int], Range]] = []
    for form, known in forms.items():
        for unknown, _ in form:
            if unknown == chosen:
                held.append((dict(form), known))
                break
        else:
            left[form] = known
    for terms, known in held:
        factor = terms[chosen] * sign
        for unknown, other in equation:
            terms[unknown] = terms.get(unknown, 0) - factor * other
        low, high, why_low, why_high = known
        apart = factor * value
        range_ = None if low is None else low - apart, None if high is None else high - apart
        _add(left, terms, (*range_, why_low | why, why_high | why))
    return left


def _eliminated(forms: _Forms, signs: _Signs) -> _Forms:
    """The forms without the unknown that costs the fewest new ones.

    One without factors comes first: nothing is lost then, for what is left is rounded later.
    """
    inexact = {unknown for form in forms for unknown, factor in form if abs(factor) != 1}
    costs = [(u in inexact, b * a - b - a, u) for u, (b, a) in signs.items() if b and a]
    chosen = min(costs)[2]
    left: _Forms = {}
    below: list[tuple[dict[int, int], int, Reasons]] = []
    above: list[tuple[dict[int, int], int, Reasons]] = []
    for form, range_ in forms.items():
        terms = dict(form)
        if chosen not in terms:
            left[form] = range_
            continue
        low, high, why_low, why_high = range_
        if low is not None:
            (below if terms[chosen] > 0 else above).append((terms, low, why_low))
        if high is not None:
            opposite = {unknown: -factor for unknown, factor in form}
            (below if opposite[chosen] > 0 else above).append((opposite, -high, why_high))
    for lower, one, why in below:
        for upper, other, why_upper in above:
            times, by = -upper[chosen], lower[chosen]
            total = {unknown: factor * times for unknown, factor in lower.items()}
            for unknown, factor in upper.items():
                total[unknown] = total.get(unknown, 0) + factor * by
            _add(left, total, (one * times + other * by, None, why | why_upper, 0))
    return left
