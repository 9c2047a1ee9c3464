"""Where the greedy search starts: the most accurate plan there is."""

from __future__ import annotations

from mixpert.scheme import NATIVE
from mixpert.tuner.search.record import Recorder
from mixpert.tuner.space import Assignment, Space, swapped


def start(space: Space, recorder: Recorder) -> tuple[Space, Assignment] | None:
    """The plan to lower from, and the space with ladders that begin with that plan's schemes.

    The most accurate INT8 form everywhere; where that misses the threshold `native` everywhere;
    where that misses it too a mixture, each operator in turn taking whichever of the two leaves
    the smaller error. None where no such plan is accurate.
    """
    top, native = space.top, space.native
    if recorder.visit(top).accurate:
        return space, top
    if recorder.visit(native).accurate:
        return _anchored(space, native), native
    plan = _mixture(space, recorder, top, native)
    return None if plan is None else (_anchored(space, plan), plan)


def _mixture(
    space: Space, recorder: Recorder, first: Assignment, second: Assignment
) -> Assignment | None:
    plan, other = sorted((first, second), key=lambda p: _error(recorder, p))
    for index in range(len(space.operators)):
        candidate = swapped(plan, index, other[index])
        if recorder.visit(candidate).accurate:
            return candidate
        if _error(recorder, candidate) < _error(recorder, plan):
            plan = candidate
    return None


def _anchored(space: Space, plan: Assignment) -> Space:
    return space.anchored(frozenset(i for i, s in enumerate(plan) if s == str(NATIVE)))


def _error(recorder: Recorder, plan: Assignment) -> float:
    error = recorder.visit(plan).error
    return float("inf") if error is None else error
