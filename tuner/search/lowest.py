"""All lowest first: from the fastest plan upwards, for comparison with the greedy search."""

from __future__ import annotations

from mixpert.tuner.search.record import Budget, Evaluate, Recorder, Result, run
from mixpert.tuner.space import Assignment, Space, swapped


def search(space: Space, evaluate: Evaluate, budget: Budget) -> Result:
    """Start from the fastest scheme everywhere; raise one operator a step at a time.

    A round raises every operator by one rung, the one whose step costs the least time first. The
    search ends with the first plan that is accurate, or with native where none is.
    """
    return run(_walk, space, evaluate, budget)


def _walk(space: Space, recorder: Recorder) -> None:
    plan = space.bottom
    recorder.expect(2 + sum(len(operator.ladder) - 1 for operator in space.operators))
    while not recorder.visit(plan).accurate:
        steps = _steps(space, plan)
        if not steps:
            recorder.visit(space.native)
            return
        for index, scheme in steps:
            plan = swapped(plan, index, scheme)
            if recorder.visit(plan).accurate:
                return


def _steps(space: Space, plan: Assignment) -> list[tuple[int, str]]:
    """One step up for every operator that has one, cheapest first."""
    steps = []
    for index, (operator, scheme) in enumerate(zip(space.operators, plan, strict=True)):
        higher = operator.above(scheme)
        if higher is not None:
            steps.append((operator.times[higher] - operator.times[scheme], index, higher))
    return [(index, higher) for _, index, higher in sorted(steps)]
