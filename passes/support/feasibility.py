"""Whether integers can satisfy a set of inequalities: small, bounded and sound.

Equations are put in, then unknowns are eliminated one by one (Fourier and Motzkin), constants
rounded as integers allow. Every limit knows which of the inequalities it follows from, so that a
contradiction names those it needs.
"""

from __future__ import annotations

from collections.abc import Iterable

from mixpert.passes.support.linear_forms import Form, Forms, Inequality, Multiple

MOST_FORMS = 100
"""Linear forms at one time, before the answer is `cannot tell`."""

Reasons = int
"""Inequalities that something follows from, as bits."""
Range = tuple[int | None, int | None, Reasons, Reasons]
"""Between which numbers a form lies, None where there is no limit; and why, of each of them."""
Ranges = dict[Form, Range]
Limited = tuple[Form, Range]
_Limits = list[tuple[Form, int, int, Reasons]]
"""A form, 1 or -1, what it times that is no less than, and why."""


class _Contradiction(Exception):
    """No number lies between the limits of a form."""

    def __init__(self, reasons: Reasons) -> None:
        super().__init__()
        self.reasons = reasons


class Elimination:
    """One question.

    Attributes:
        reasons: inequalities, as bits by their order, that no integers satisfy; None: none found.
        steps: unknowns that were eliminated together, as bits, and what limited them then.
        ended: whether all unknowns were eliminated.
    """

    def __init__(self, forms: Forms, inequalities: Iterable[Inequality]) -> None:
        self._forms = forms
        self.reasons: Reasons | None = None
        self.steps: list[tuple[int, list[Limited]]] = []
        try:
            self.ended = self._run(_ranges(inequalities))
        except _Contradiction as found:
            self.reasons = found.reasons
            self.ended = False

    def _run(self, ranges: Ranges) -> bool:
        """Eliminate what there is; False where that became too much."""
        while ranges:
            if len(ranges) > MOST_FORMS:
                return False
            ranges = self._without_one_sided(ranges)
            equation = _equation(ranges)
            if equation is None and ranges:
                ranges = self._eliminated(ranges)
            while equation is not None:
                ranges = self._put_in(ranges, equation)
                equation = _equation(ranges)
        return True

    def _without_one_sided(self, ranges: Ranges) -> Ranges:
        """Without inequalities that hold if only one unknown, limited on one side, is large."""
        while True:
            below = above = 0
            for form, (low, high, _, _) in ranges.items():
                if low is not None:
                    below |= form.plus
                    above |= form.minus
                if high is not None:
                    below |= form.minus
                    above |= form.plus
            free = below ^ above
            if not free:
                return ranges
            holding, ranges = _parted(ranges, free)
            self.steps.append((free, holding))

    def _put_in(self, ranges: Ranges, equation: Form) -> Ranges:
        """The ranges with one unknown expressed by the others of an equation."""
        value, _, why_low, why_high = ranges[equation]
        value = value or 0
        why = why_low | why_high
        chosen, sign = next(term for term in equation.factors.items() if abs(term[1]) == 1)
        self.steps.append((1 << chosen, [(equation, ranges[equation])]))
        holding, left = _parted(ranges, 1 << chosen)
        for form, (low, high, why_low, why_high) in holding:
            if form is not equation:
                factor = form.factors[chosen] * sign
                apart = factor * value
                multiple = self._forms.sum(1, form, -factor, equation)
                least = None if low is None else low - apart
                most = None if high is None else high - apart
                _add(left, multiple, (least, most, why_low | why, why_high | why))
        return left

    def _eliminated(self, ranges: Ranges) -> Ranges:
        """The ranges without the unknown that costs the fewest new ones."""
        chosen = _cheapest(ranges)
        bit = 1 << chosen
        holding, left = _parted(ranges, bit)
        self.steps.append((bit, holding))
        below: _Limits = []
        above: _Limits = []
        for form, (low, high, why_low, why_high) in holding:
            rising = bool(form.plus & bit)
            if low is not None:
                (below if rising else above).append((form, 1, low, why_low))
            if high is not None:
                (above if rising else below).append((form, -1, -high, why_high))
        for lower, sign, one, why in below:
            by = abs(lower.factors[chosen])
            for upper, other_sign, other, why_upper in above:
                times = abs(upper.factors[chosen])
                multiple = self._forms.sum(sign * times, lower, other_sign * by, upper)
                _add(left, multiple, (one * times + other * by, None, why | why_upper, 0))
        return left


def _ranges(inequalities: Iterable[Inequality]) -> Ranges:
    ranges: Ranges = {}
    for number, (form, low, high) in enumerate(inequalities):
        why = 1 << number
        if form in ranges:
            _limit(ranges, form, (low, high, why, why))
        else:
            ranges[form] = low, high, why, why
    return ranges


def _parted(ranges: Ranges, unknowns: int) -> tuple[list[Limited], Ranges]:
    """The forms that hold any of some unknowns, and the others."""
    holding = [limited for limited in ranges.items() if limited[0].unknowns & unknowns]
    left = ranges.copy()
    for form, _ in holding:
        del left[form]
    return holding, left


def _equation(ranges: Ranges) -> Form | None:
    """The first form that has one value, if that gives an unknown; None where it does not."""
    for form, range_ in ranges.items():
        if range_[0] == range_[1]:
            return form if form.inexact != form.unknowns else None
    return None


def _cheapest(ranges: Ranges) -> int:
    """The unknown whose elimination makes the fewest new inequalities.

    One without factors comes first: nothing is lost then, for what is left is rounded later.
    """
    below: dict[int, int] = {}
    above: dict[int, int] = {}
    inexact = 0
    for form, (low, high, _, _) in ranges.items():
        inexact |= form.inexact
        for unknown, factor in form.factors.items():
            if low is not None:
                side = below if factor > 0 else above
                side[unknown] = side.get(unknown, 0) + 1
            if high is not None:
                side = above if factor > 0 else below
                side[unknown] = side.get(unknown, 0) + 1
    return min([(inexact >> u & 1, b * above[u] - b - above[u], u) for u, b in below.items()])[2]


def _add(ranges: Ranges, multiple: Multiple, range_: Range) -> None:
    """Add that a multiple of a form lies between two numbers."""
    form, factor = multiple
    low, high, why_low, why_high = range_
    if form is None:
        if low is not None and low > 0:
            raise _Contradiction(why_low)
        if high is not None and high < 0:
            raise _Contradiction(why_high)
        return
    if factor < 0:
        low, high, why_low, why_high = high, low, why_high, why_low
    if factor != 1:
        low = None if low is None else -(-low // factor)
        high = None if high is None else high // factor
    _limit(ranges, form, (low, high, why_low, why_high))


def _limit(ranges: Ranges, form: Form, range_: Range) -> None:
    """Add limits of a form, of which the narrower count."""
    low, high, why_low, why_high = range_
    known = ranges.get(form)
    if known is not None:
        known_low, known_high, known_why_low, known_why_high = known
        if low is None or (known_low is not None and known_low >= low):
            low, why_low = known_low, known_why_low
        if high is None or (known_high is not None and known_high <= high):
            high, why_high = known_high, known_why_high
    if low is not None and high is not None and low > high:
        raise _Contradiction(why_low | why_high)
    ranges[form] = low, high, why_low, why_high
