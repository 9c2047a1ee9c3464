"""Which operators a model search perturbs in which run, and what each perturbation did.

Every operator alone, as long as that does not take too many runs, else groups of neighbours. Where
the graph says that two of them reach no output in common, and errors are known by output, one run
perturbs both: each is told by its own outputs.
"""

from __future__ import annotations

import math
from itertools import pairwise

from mixpert.tuner.outcome import Outcome
from mixpert.tuner.search.record import Recorder
from mixpert.tuner.space import Assignment, Space

GROUPS = 24
"""Most perturbed runs; beyond so many operators neighbours are perturbed together."""


def perturb(
    space: Space, recorder: Recorder, base: Assignment, probe: str
) -> list[tuple[range, float | None]]:
    """The error with `probe` on each group of operators, the others as in `base`."""
    runs = perturbations(space)
    plans = [
        tuple(probe if any(i in g for g in run_) else s for i, s in enumerate(base))
        for run_ in runs
    ]
    recorder.look_ahead(plans, sure=True)
    before = recorder.visit(base)
    found = []
    for together, plan in zip(runs, plans, strict=True):
        outcome = recorder.visit(plan)
        found += [(g, _alone(space, g, outcome, before, len(together) == 1)) for g in together]
    return sorted(found, key=lambda pair: pair[0].start)


def perturbations(space: Space) -> list[list[range]]:
    """Groups of operators, those in one list perturbed in one run: they reach different outputs.

    Every operator alone where that takes at most `GROUPS` runs, else groups of neighbours.
    """
    count = len(space.operators)
    alone = _apart(space, groups(count, count))
    return alone if len(alone) <= GROUPS else _apart(space, groups(count))


def groups(count: int, most: int = GROUPS) -> list[range]:
    """Operators cut into at most `most` runs of neighbours."""
    parts = min(count, most)
    bounds = [count * i // parts for i in range(parts + 1)]
    return [range(a, b) for a, b in pairwise(bounds)]


def _apart(space: Space, parts: list[range]) -> list[list[range]]:
    """Groups packed into runs whose groups have no output in common."""
    if not space.reaches:
        return [[part] for part in parts]
    runs: list[tuple[list[range], set[str]]] = []
    for part in parts:
        reached = _reached(space, part)
        free = next((run_ for run_ in runs if not run_[1] & reached), None)
        if free is None:
            runs.append(([part], reached))
        else:
            free[0].append(part)
            free[1].update(reached)
    return [together for together, _ in runs]


def _reached(space: Space, group: range) -> set[str]:
    return set().union(*(space.reaches[i] for i in group))


def _alone(
    space: Space, group: range, outcome: Outcome, before: Outcome, single: bool
) -> float | None:
    """The error had `group` been perturbed alone: what its outputs lost, and no others."""
    if single or outcome.error is None or before.error is None:
        return outcome.error
    sinks = _reached(space, group)
    lost = sum(outcome.parts.get(s, 0.0) - before.parts.get(s, 0.0) for s in sinks)
    return math.sqrt(max(before.error**2 + lost, 0.0))
