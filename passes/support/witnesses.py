"""Numbers that satisfy inequalities, which proves that these do not contradict each other.

One that was found for a question often answers the next ones too, which differ little.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mixpert.passes.support.feasibility import Elimination, Limited
from mixpert.passes.support.linear_forms import Inequality

MOST_POINTS = 16
"""That are tried for one question: those which answered one last."""

Values = dict[int, int]
"""Numbers by unknown; 0 for others."""


@dataclass(slots=True)
class _Point:
    """`holding` and `failing`: inequalities, as bits by number, that were tried on it."""

    values: Values
    holding: int = 0
    failing: int = 0


class Witnesses:
    """Those that answered questions lately, the last one first."""

    def __init__(self, inequalities: Sequence[Inequality]) -> None:
        self._inequalities = inequalities
        self._points: list[_Point] = []

    def add(self, values: Values) -> None:
        """Remember numbers."""
        self._points.insert(0, _Point(values))
        del self._points[MOST_POINTS:]

    def satisfy(self, rows: int) -> bool:
        """Whether one of them satisfies some inequalities, as bits by number."""
        for place, point in enumerate(self._points):
            if not rows & point.failing and self._holds(point, rows):
                self._points.insert(0, self._points.pop(place))
                return True
        return False

    def _holds(self, point: _Point, rows: int) -> bool:
        left = rows & ~point.holding
        while left:  # the last ones first: they are what tells questions apart
            number = left.bit_length() - 1
            bit = 1 << number
            if not _satisfied(self._inequalities[number], point.values):
                point.failing |= bit
                return False
            point.holding |= bit
            left ^= bit
        return True


def values_of(elimination: Elimination) -> Values | None:
    """Numbers that satisfy all inequalities of a question; None where none are found."""
    if not elimination.ended:
        return None
    values: Values = {}
    for unknowns, limits in reversed(elimination.steps):
        for unknown, own in _by_last(unknowns, limits):
            value = _between(unknown, own, values)
            if value is None:
                return None
            values[unknown] = value
    return values


def _by_last(unknowns: int, limits: list[Limited]) -> list[tuple[int, list[Limited]]]:
    """Unknowns in order, each with the limits in which no later one occurs."""
    found: dict[int, list[Limited]] = {}
    for limited in limits:
        last = (limited[0].unknowns & unknowns).bit_length() - 1
        found.setdefault(last, []).append(limited)
    return sorted(found.items())


def _between(unknown: int, limits: list[Limited], values: Values) -> int | None:
    """The integer next to 0 for an unknown within its limits, where others have values."""
    least: int | None = None
    most: int | None = None
    for form, range_ in limits:
        rest = sum([f * values.get(u, 0) for u, f in form.factors.items() if u != unknown])
        factor = form.factors[unknown]
        low, high = range_[:2] if factor > 0 else (range_[1], range_[0])
        if low is not None:
            bound = -((rest - low) // factor)
            least = bound if least is None else max(bound, least)
        if high is not None:
            bound = (high - rest) // factor
            most = bound if most is None else min(bound, most)
    if least is not None and most is not None and least > most:
        return None
    return max(0, least or 0) if most is None or most >= 0 else most


def _satisfied(inequality: Inequality, values: Values) -> bool:
    form, low, high = inequality
    total = 0
    for unknown, factor in form.factors.items():
        total += factor * values.get(unknown, 0)
    return (low is None or total >= low) and (high is None or total <= high)
