"""The paper's greedy search (MixPert, section 3.4), with an exchange where it gets stuck."""

from __future__ import annotations

from itertools import combinations, zip_longest

from mixpert.tuner.search.exchange import exchange
from mixpert.tuner.search.record import Budget, Evaluate, Recorder, Result, run
from mixpert.tuner.search.start import start
from mixpert.tuner.space import Assignment, Space, swapped


def search(space: Space, evaluate: Evaluate, budget: Budget) -> Result:
    """Lower one operator at a time, the most expensive first, while the output stays accurate.

    Where it starts from `native` since INT8 is less accurate, the next rungs are tried everywhere
    before that: what the data do to INT8 they need not do to float splits, and where errors of
    another kind decide they follow no order.

    A step that leaves the threshold is kept where raising immediate predecessors by one rung
    brings the output back and still costs less time than stepping back; else the search steps
    back and goes on with the next operator. Passes repeat until one changes nothing. Then an
    exchange (see `mixpert.tuner.search.exchange`) proposes a faster plan that no single step
    reaches, and the passes go on from there; the search ends when there is none.
    """
    return run(_walk, space, evaluate, budget)


def _walk(space: Space, recorder: Recorder) -> None:
    started = start(space, recorder)
    if started is None:
        return
    space, plan = started
    if plan == space.native:
        plan = _below(space, recorder) or plan
    while True:
        plan = descend(space, recorder, plan)
        better = exchange(space, recorder, plan)
        if better is None:
            return
        plan = better


def _below(space: Space, recorder: Recorder) -> Assignment | None:
    """The first rung below the top that is accurate everywhere, the fastest scheme of each."""
    ladders = [operator.ladder for operator in space.operators]
    for rung in range(1, max(map(len, ladders))):
        plan = tuple(ladder[min(rung, len(ladder) - 1)][0] for ladder in ladders)
        if recorder.visit(plan).accurate:
            return plan
    return None


def descend(space: Space, recorder: Recorder, plan: Assignment) -> Assignment:
    """Passes over all operators until one changes nothing; `plan` must be accurate."""
    while True:
        before = plan
        for index in range(len(space.operators)):
            plan = _lower(space, recorder, plan, index)
        if plan == before:
            return plan


def _lower(space: Space, recorder: Recorder, plan: Assignment, index: int) -> Assignment:
    operators = range(index, len(plan))
    recorder.expect(sum(space.operators[i].steps_down(plan[i]) for i in operators))
    recorder.look_ahead(_guess(space, plan, index))
    while (step := _step(space, recorder, plan, index)) is not None:
        plan = step
        recorder.look_ahead(_guess(space, plan, index))
    return plan


def _guess(space: Space, plan: Assignment, index: int) -> list[Assignment]:
    """What may be visited next: further down where this goes well, the next operators where not."""
    deeper, here = [], plan
    while below := space.operators[index].below(here[index]):
        here = swapped(here, index, below[0])
        deeper.append(here)
    others = [
        swapped(plan, i, below[0])
        for i in range(index + 1, len(plan))
        if (below := space.operators[i].below(plan[i]))
    ]
    pairs = zip_longest(deeper, others)
    return [candidate for pair in pairs for candidate in pair if candidate is not None]


def _step(space: Space, recorder: Recorder, plan: Assignment, index: int) -> Assignment | None:
    """An accurate plan with one operator a rung lower, or None to step back."""
    lowered = [swapped(plan, index, s) for s in space.operators[index].below(plan[index])]
    for candidate in lowered:
        if recorder.visit(candidate).accurate:
            return candidate
    for candidate in lowered:
        for repaired in _repairs(space, candidate, index, space.time(plan)):
            if recorder.visit(repaired).accurate:
                return repaired
    return None


def _repairs(space: Space, plan: Assignment, index: int, limit: float) -> list[Assignment]:
    """`plan` with predecessors of one operator a rung higher and time below `limit`.

    Each predecessor alone, then all of them; the cheapest first.
    """
    raised = []
    for p in space.predecessors[index]:
        higher = space.operators[p].above(plan[p])
        if higher is not None:
            raised.append((p, higher))
    groups = [*combinations(raised, 1), *([tuple(raised)] if len(raised) > 1 else [])]
    candidates = []
    for group in groups:
        candidate = plan
        for p, higher in group:
            candidate = swapped(candidate, p, higher)
        candidates.append(candidate)
    return sorted((c for c in candidates if space.time(c) < limit), key=space.time)
