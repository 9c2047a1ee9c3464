"""Of two plans that are equally fast, as far as that matters or times can tell, the plainer one."""

from __future__ import annotations

from collections.abc import Callable

from mixpert.scheme import NATIVE
from mixpert.tuner.ladder import LEAST_GAIN
from mixpert.tuner.space import Assignment, Space, swapped


def plainer(space: Space, plan: Assignment, accurate: Callable[[Assignment], bool]) -> Assignment:
    """`plan` with `native` wherever that costs hardly more time, if it stays accurate.

    Hardly more: within the noise, or the share that a step has to save. All such operators at once,
    else one at a time.

    Args:
        space: the operators, with their times and noise.
        plan: an accurate plan.
        accurate: runs a plan.
    """
    ties = [index for index, scheme in enumerate(plan) if _tie(space, index, scheme)]
    together = plan
    for index in ties:
        together = swapped(together, index, str(NATIVE))
    if not ties or accurate(together):
        return together
    for index in ties if len(ties) > 1 else ():
        candidate = swapped(plan, index, str(NATIVE))
        if accurate(candidate):
            plan = candidate
    return plan


def _tie(space: Space, index: int, scheme: str) -> bool:
    operator, native = space.operators[index], str(NATIVE)
    if scheme == native:
        return False
    least = max(operator.noise, LEAST_GAIN)
    return operator.times[native] <= (1.0 + least) * operator.times[scheme]
