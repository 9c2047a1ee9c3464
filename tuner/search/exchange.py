"""Leaving a local optimum: some operators up, others down, in one step.

The visits of a search say what a change of one operator's scheme adds to the program's error.
Errors of different GEMMs are nearly uncorrelated, so that their squares add up; where they point in
one direction they add plainly. Whichever power explains the visits best, these increments make the
choice of schemes a multiple-choice knapsack: least time, with the sum of increments within what the
threshold leaves. Its solution is a prediction; only a run makes it a plan.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from statistics import median

import numpy as np
from numpy.typing import NDArray

from mixpert.tuner.outcome import Outcome
from mixpert.tuner.search.record import Recorder
from mixpert.tuner.space import Assignment, Space

LAWS = (2.0, 1.5, 1.0)
"""Powers of the error that may add up; the first where the visits do not tell."""

ATTEMPTS = 4
"""Predictions tried before giving up; each failure teaches the next."""

TIGHTER = 0.98
"""Factor on the demand where the knapsack's solution has been tried already."""

BUCKETS = 4096
"""Resolution of the knapsack's capacity; rounding is towards a smaller predicted error."""

Visits = Mapping[Assignment, Outcome]

Increments = list[dict[str, float]]
"""For each operator, by scheme: change of error^law when only that operator changes."""


def exchange(space: Space, recorder: Recorder, plan: Assignment) -> Assignment | None:
    """An accurate plan faster than `plan`, reached by changing several operators, or None."""
    base = recorder.visit(plan).error
    if base is None:
        return None
    tried = 0
    share = 1.0
    while tried < ATTEMPTS:
        law = fitting_law(space, recorder.visits, plan)
        known = extrapolated(space, increments(space, recorder.visits, plan, law))
        demand = share * space.threshold**law
        candidate = knapsack(space, known, demand - base**law)
        if candidate is None or space.time(candidate) >= space.time(plan):
            return None
        if candidate in recorder.visits:
            share *= TIGHTER
        else:
            tried += 1
            expected = base**law + sum(known[i][s] for i, s in enumerate(candidate))
            recorder.predict(candidate, max(expected, 0.0) ** (1 / law))
        if recorder.visit(candidate).accurate:
            return candidate
    return None


def fitting_law(space: Space, visits: Visits, plan: Assignment) -> float:
    """The exponent under which what operators add to the error explains the visits best."""
    return min(
        LAWS, key=lambda law: _misfit(visits, plan, increments(space, visits, plan, law), law)
    )


def _misfit(visits: Visits, plan: Assignment, known: Increments, law: float) -> float:
    base = (visits[plan].error or 0.0) ** law
    total = 0.0
    for other, outcome in visits.items():
        if outcome.error and all(s in known[i] for i, s in enumerate(other)):
            guess = base + sum(known[i][s] for i, s in enumerate(other))
            total += min(abs(math.log(max(guess, 1e-300) / outcome.error**law) / law), 1.0)
    return total


def increments(space: Space, visits: Visits, plan: Assignment, law: float = 2.0) -> Increments:
    """What the visits so far say, relative to `plan`; schemes never compared are left out.

    Of several visits that compare the same two schemes the pair with the smallest errors counts:
    beside a large error of another operator a small increment drowns.
    """
    known: Increments = []
    for index, scheme in enumerate(plan):
        steps = _steps(visits, index, law)
        change = {scheme: 0.0}
        frontier = [scheme]
        while frontier:
            here = frontier.pop(0)
            for (first, second), (_, delta) in steps.items():
                if first == here and second not in change:
                    change[second] = change[here] + delta
                    frontier.append(second)
        allowed = space.operators[index].times
        known.append({s: delta for s, delta in change.items() if s in allowed})
    return known


def extrapolated(space: Space, known: Increments) -> Increments:
    """The increments with guesses for schemes that were never tried on an operator.

    Between two schemes the ratio of what they add is about the same on every operator: the median
    over the operators that know both, applied to the coarsest scheme that this operator knows.
    """
    added = [{s: d - min(op.values()) for s, d in op.items()} for op in known]
    guessed: Increments = []
    for operator, deltas, parts in zip(space.operators, known, added, strict=True):
        coarsest = max(parts, key=parts.__getitem__)
        guesses = {}
        for scheme in (s for rung in operator.ladder for s in rung if s not in parts):
            ratios = [p[scheme] / p[coarsest] for p in added if scheme in p and p.get(coarsest)]
            if ratios:
                guesses[scheme] = min(deltas.values()) + median(ratios) * parts[coarsest]
        guessed.append({**deltas, **guesses})
    return guessed


def knapsack(space: Space, known: Increments, capacity: float) -> Assignment | None:
    """The fastest assignment whose increments sum to at most `capacity`, or None."""
    lowest = [min(choices.values()) for choices in known]
    room = capacity - sum(lowest)
    if room < 0:
        return None
    unit = room / BUCKETS or 1.0
    weights = [
        [int(np.ceil(min((delta - low) / unit, BUCKETS + 1))) for delta in choices.values()]
        for choices, low in zip(known, lowest, strict=True)
    ]
    best = np.zeros(BUCKETS + 1)
    taken = np.zeros((len(known), BUCKETS + 1), dtype=np.int64)
    for index, choices in enumerate(known):
        times = [space.operators[index].times[scheme] for scheme in choices]
        table = np.full((len(choices), BUCKETS + 1), np.inf)
        for row, (weight, ms) in enumerate(zip(weights[index], times, strict=True)):
            if weight <= BUCKETS:
                table[row, weight:] = best[: BUCKETS + 1 - weight] + ms
        taken[index], best = table.argmin(axis=0), table.min(axis=0)
    return _trace_back(known, taken, weights)


def _trace_back(
    known: Increments, taken: NDArray[np.int64], weights: list[list[int]]
) -> Assignment:
    left = BUCKETS
    schemes: list[str] = []
    for index in reversed(range(len(known))):
        row = int(taken[index, left])
        schemes.append(list(known[index])[row])
        left -= weights[index][row]
    return tuple(reversed(schemes))


def _steps(visits: Visits, index: int, law: float) -> dict[tuple[str, str], tuple[float, float]]:
    """(from, to) -> (larger error of the pair, increment) of visits that differ in one operator."""
    groups: dict[tuple[str, ...], list[tuple[str, float]]] = {}
    for plan, outcome in visits.items():
        if outcome.error is not None:
            rest = plan[:index] + plan[index + 1 :]
            groups.setdefault(rest, []).append((plan[index], outcome.error))
    steps: dict[tuple[str, str], tuple[float, float]] = {}
    for group in groups.values():
        for first, before in group:
            for second, after in group:
                worst = max(before, after)
                if first != second and worst < steps.get((first, second), (np.inf, 0.0))[0]:
                    steps[first, second] = (worst, after**law - before**law)
    return steps
