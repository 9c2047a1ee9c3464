"""The plan that the runs with one scheme everywhere suggest."""

from __future__ import annotations

from collections.abc import Mapping

from mixpert.tuner.outcome import Outcome
from mixpert.tuner.space import Assignment, Space


def composed(space: Space, visits: Mapping[Assignment, Outcome]) -> Assignment | None:
    """Each operator's fastest scheme of those under which the whole program was accurate.

    Where `native` is the fastest for some operators and another scheme for others no plan with one
    scheme is that fast. It comes first, for a budget may end a search early.

    Returns:
        None where there is no such scheme.
    """
    uniform = {plan[0]: visits[plan] for plan in visits if len(set(plan)) == 1}
    good = [scheme for scheme, outcome in uniform.items() if outcome.accurate]
    if not good:
        return None
    return tuple(min(good, key=operator.times.__getitem__) for operator in space.operators)
