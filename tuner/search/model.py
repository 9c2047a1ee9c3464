"""A first-order model of the program's error, fitted by a few runs, that proposes whole plans.

One run a scheme, with that scheme everywhere, and one run an operator, perturbed alone (or a group
of operators where there are many; several in one run where they reach different outputs), give the
model (`mixpert.tuner.search.first_order`). The knapsack over its increments gives the plan; a run
of it says how far the model is off, and the next proposal allows for that. Every prediction is
kept, to be reported beside what the run measured.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from mixpert.tuner import ladder as ladders
from mixpert.tuner.outcome import Outcome
from mixpert.tuner.search.exchange import LAWS, exchange, knapsack
from mixpert.tuner.search.first_order import FirstOrder, fitted
from mixpert.tuner.search.perturb import perturb, perturbations
from mixpert.tuner.search.record import Budget, Evaluate, Recorder, Result, run
from mixpert.tuner.search.start import start
from mixpert.tuner.space import Assignment, Space, swapped

REACH = 10.0
"""Factor of `beyond_reach`."""

PROPOSALS = 8
"""Most plans that the model proposes before single steps finish the work."""

STEPS = (6, 3, 3)
"""Most single steps tried, the most promising first: after the proposals, then after exchanges."""

DOUBT = 1.5
"""A step is tried where the predicted error is at most so many times the threshold."""

Errors = dict[str, float]
"""Of each profiled scheme everywhere; of the base plan under ""."""


def search(space: Space, evaluate: Evaluate, budget: Budget) -> Result:
    """Fit the model, run the plans that it proposes, and improve the best by single steps."""
    return run(_walk, space, evaluate, budget)


def _walk(space: Space, recorder: Recorder) -> None:
    started = start(space, recorder)
    if started is None:
        return
    space, base = started
    profiled = len(ladders.schemes(space.rungs))
    recorder.expect(profiled + len(perturbations(space)) + PROPOSALS + sum(STEPS))
    errors = profile(space, recorder, base)
    probe = probing(errors, space.threshold)
    seen = [] if probe is None else perturb(space, recorder, base, probe)
    recorder.increments = fitted(space, base, errors, probe, seen, laws=LAWS[:1]).known
    model = fitted(space, base, errors, probe, seen)
    plan: Assignment | None = _propose(space, recorder, base, model)
    for steps in STEPS:
        if plan is not None:
            plan = exchange(space, recorder, _finish(space, recorder, plan, model, steps))


def profile(space: Space, recorder: Recorder, base: Assignment) -> Errors:
    """Run each scheme of the ladders everywhere, the most accurate first, until one is too far."""
    used = {s for op in space.operators for rung in op.ladder for s in rung}
    far = beyond_reach(space.threshold, len(space.operators))
    errors = {"": recorder.visit(base).error or 0.0}
    profiled = [s for s in ladders.schemes(space.rungs) if s in used]
    everywhere = [(scheme,) * len(space.operators) for scheme in profiled]
    for number, scheme in enumerate(profiled):
        recorder.look_ahead(everywhere[number:])
        outcome = recorder.visit(everywhere[number])
        if outcome.error is not None:
            errors[scheme] = outcome.error
            if outcome.error > far:
                break
    return errors


def beyond_reach(threshold: float, operators: int) -> float:
    """Error with one scheme everywhere beyond which hardly a share of it makes room for it."""
    return REACH * threshold * math.sqrt(operators)


def probing(errors: Errors, threshold: float) -> str | None:
    """The scheme to perturb with: the most accurate that misses the threshold everywhere.

    Where none does the coarsest; None where no scheme adds anything.
    """
    of_schemes = {s: error for s, error in errors.items() if s}
    missing = [s for s, error in of_schemes.items() if error > threshold]
    coarsest = max(of_schemes, key=of_schemes.__getitem__, default=None)
    if missing:
        return min(missing, key=of_schemes.__getitem__)
    return coarsest if coarsest is not None and of_schemes[coarsest] > errors[""] else None


def _propose(space: Space, recorder: Recorder, base: Assignment, model: FirstOrder) -> Assignment:
    """The fastest accurate plan among those that knapsacks of the model give."""
    wanted = space.threshold**model.law
    demand = wanted
    best = base
    for _ in range(PROPOSALS):
        plan = knapsack(space, model.known, demand - model.floor)
        if plan is None or plan in recorder.visits:
            break
        expected = recorder.predict(plan, model.error(plan))
        outcome = recorder.visit(plan)
        if outcome.accurate and space.time(plan) < space.time(best):
            best = plan
        demand = _adjusted(demand, wanted, outcome, expected, model.law)
    return best


def _adjusted(demand: float, wanted: float, outcome: Outcome, expected: float, law: float) -> float:
    """The next demand on the prediction, from how far this one was off."""
    if outcome.error is None or not outcome.error:
        return 0.5 * demand
    off = (expected / outcome.error) ** law
    aimed = float(wanted * min(max(off, 0.1), 10.0))
    return max(aimed, 1.02 * demand) if outcome.accurate else min(aimed, 0.95 * demand)


def _finish(
    space: Space, recorder: Recorder, plan: Assignment, model: FirstOrder, steps: int
) -> Assignment:
    """Up to `steps` single steps down from `plan`, those that save most time for their error."""
    for _ in range(steps):
        step = next(iter(_steps(space, recorder, plan, model)), None)
        if step is None:
            break
        if recorder.visit(step).accurate:
            plan = step
    return plan


def _steps(
    space: Space, recorder: Recorder, plan: Assignment, model: FirstOrder
) -> Iterable[Assignment]:
    """Untried plans a rung below `plan` on one operator, with a prediction that leaves hope."""
    error = recorder.visit(plan).error or 0.0
    found = []
    for index, scheme in enumerate(plan):
        for lower in space.operators[index].below(scheme):
            candidate = swapped(plan, index, lower)
            expected = model.after(error, index, scheme, lower)
            if candidate not in recorder.visits and expected <= DOUBT * space.threshold:
                saved = space.time(plan) - space.time(candidate)
                found.append((expected > space.threshold, -saved, candidate, expected))
    for _, _, candidate, expected in sorted(found):
        recorder.predict(candidate, expected)
        yield candidate
