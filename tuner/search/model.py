"""A first-order model of the program's error, fitted by a few runs, that proposes whole plans.

Errors of different GEMMs are nearly uncorrelated, and a small error of one travels through the
rest of the program as if it were alone: to first order the squares of what the sites contribute to
the output add up, and how far a site's own error is amplified on its way through the graph does
not depend on its scheme. Hence

    error(plan)^2 = error(base)^2 + sum over i of share_i * level(scheme_i)

with level(s), the square that scheme s everywhere adds, measured by one run a scheme, and share_i
by runs that perturb one site, or a group of sites where there are many. The knapsack over these
increments gives the plan; a run of it says how far the model is off, and the next proposal allows
for that. Every prediction is kept, to be reported beside what the run measured.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from mixpert.tuner import ladder as ladders
from mixpert.tuner.outcome import Outcome
from mixpert.tuner.search.exchange import Increments, exchange, knapsack
from mixpert.tuner.search.record import Budget, Evaluate, Recorder, Result, run
from mixpert.tuner.search.start import start
from mixpert.tuner.space import Assignment, Space, swapped

GROUPS = 24
"""Most perturbed runs; beyond so many operators neighbours are perturbed together."""

REACH = 10.0
"""A scheme is not profiled once one more accurate misses the threshold by this factor everywhere,
times the root of the number of operators: no share would make room for it."""

PROPOSALS = 8
"""Most plans that the model proposes before single steps finish the work."""

STEPS = 8
"""Most single steps tried at the end, the most promising first."""

DOUBT = 1.5
"""A step is tried where the predicted error is at most so many times the threshold."""

Levels = dict[str, float]
"""Square of the error that a scheme everywhere adds to the base plan's."""


def search(space: Space, evaluate: Evaluate, budget: Budget) -> Result:
    """Fit the model, run the plans that it proposes, and improve the best by single steps."""
    return run(_walk, space, evaluate, budget)


def _walk(space: Space, recorder: Recorder) -> None:
    started = start(space, recorder)
    if started is None:
        return
    space, base = started
    levels = profile(space, recorder, base)
    known = recorder.increments = sensitivities(space, recorder, base, levels)
    plan: Assignment | None = _propose(space, recorder, base, known)
    while plan is not None:
        plan = exchange(space, recorder, _finish(space, recorder, plan, known))


def profile(space: Space, recorder: Recorder, base: Assignment) -> Levels:
    """Run each scheme of the ladders everywhere, the most accurate first."""
    floor = _squared(recorder.visit(base))
    used = {s for op in space.operators for rung in op.ladder for s in rung}
    far = REACH * space.threshold * math.sqrt(len(space.operators))
    levels: Levels = {}
    profiled = [s for s in ladders.schemes(space.rungs) if s in used]
    everywhere = [(scheme,) * len(space.operators) for scheme in profiled]
    for number, scheme in enumerate(profiled):
        recorder.look_ahead(everywhere[number:])
        outcome = recorder.visit(everywhere[number])
        if outcome.error is not None:
            levels[scheme] = max(_squared(outcome) - floor, 0.0)
            if outcome.error > far:
                break
    return levels


def sensitivities(space: Space, recorder: Recorder, base: Assignment, levels: Levels) -> Increments:
    """What every profiled scheme adds to the squared error on every operator."""
    probe = probing(levels, space.threshold)
    if probe is None:
        return [{scheme: 0.0} for scheme in base]
    floor = _squared(recorder.visit(base))
    added = [0.0] * len(base)
    parts = groups(len(base))
    perturbed = [
        tuple(probe if i in group else scheme for i, scheme in enumerate(base)) for group in parts
    ]
    recorder.look_ahead(perturbed, sure=True)
    for group, candidate in zip(parts, perturbed, strict=True):
        outcome = recorder.visit(candidate)
        gain = levels[probe] if outcome.error is None else _squared(outcome) - floor
        for index in group:
            added[index] = max(gain, 0.0) / len(group)
    known: Increments = []
    for index, gain in enumerate(added):
        of_ladder = {s for rung in space.operators[index].ladder for s in rung}
        deltas = {s: gain * level / levels[probe] for s, level in levels.items() if s in of_ladder}
        known.append({**deltas, base[index]: 0.0})
    return known


def probing(levels: Levels, threshold: float) -> str | None:
    """The scheme to perturb with: the most accurate that misses the threshold everywhere.

    Where none does the coarsest; None where no scheme adds anything.
    """
    missing = [s for s in levels if levels[s] > threshold**2]
    coarsest = max(levels, key=levels.__getitem__, default=None)
    if missing:
        return min(missing, key=levels.__getitem__)
    return coarsest if coarsest is not None and levels[coarsest] > 0 else None


def groups(count: int) -> list[range]:
    """Operators cut into at most `GROUPS` runs of neighbours."""
    parts = min(count, GROUPS)
    bounds = [count * i // parts for i in range(parts + 1)]
    return [range(a, b) for a, b in pairwise(bounds)]


def predicted(space: Space, floor: float, known: Increments, plan: Sequence[str]) -> float:
    """The error that the model expects of a plan; infinity where it knows a scheme nothing of."""
    parts = [deltas.get(s, math.inf) for deltas, s in zip(known, plan, strict=True)]
    return math.sqrt(max(floor + sum(parts), 0.0))


def _propose(space: Space, recorder: Recorder, base: Assignment, known: Increments) -> Assignment:
    """The fastest accurate plan among those that knapsacks of the model give."""
    floor = _squared(recorder.visit(base))
    demand = space.threshold**2
    best = base
    for _ in range(PROPOSALS):
        plan = knapsack(space, known, demand - floor)
        if plan is None or plan in recorder.visits:
            break
        expected = recorder.predict(plan, predicted(space, floor, known, plan))
        outcome = recorder.visit(plan)
        if outcome.accurate and space.time(plan) < space.time(best):
            best = plan
        demand = _adjusted(demand, space.threshold, expected, outcome)
    return best


def _adjusted(demand: float, threshold: float, expected: float, outcome: Outcome) -> float:
    """The next demand on the predicted square, from how far this prediction was off."""
    if outcome.error is None or not outcome.error:
        return 0.5 * demand
    off = (expected / outcome.error) ** 2
    aimed = threshold**2 * min(max(off, 0.1), 10.0)
    return max(aimed, 1.02 * demand) if outcome.accurate else min(aimed, 0.95 * demand)


def _finish(space: Space, recorder: Recorder, plan: Assignment, known: Increments) -> Assignment:
    """Single steps down from `plan`, those that save most time for their error first."""
    for _ in range(STEPS):
        error = recorder.visit(plan).error or 0.0
        step = next(iter(_steps(space, recorder, plan, known, error**2)), None)
        if step is None:
            break
        if recorder.visit(step).accurate:
            plan = step
    return plan


def _steps(
    space: Space, recorder: Recorder, plan: Assignment, known: Increments, squared: float
) -> Iterable[Assignment]:
    """Untried plans a rung below `plan` on one operator, with a prediction that leaves hope."""
    found = []
    for index, scheme in enumerate(plan):
        for lower in space.operators[index].below(scheme):
            candidate = swapped(plan, index, lower)
            delta = known[index].get(lower, math.inf) - known[index].get(scheme, 0.0)
            expected = math.sqrt(max(squared + delta, 0.0))
            if candidate not in recorder.visits and expected <= DOUBT * space.threshold:
                saved = space.time(plan) - space.time(candidate)
                found.append((expected > space.threshold, -saved, candidate, expected))
    for _, _, candidate, expected in sorted(found):
        recorder.predict(candidate, expected)
        yield candidate


def _squared(outcome: Outcome) -> float:
    return math.inf if outcome.error is None else outcome.error**2
