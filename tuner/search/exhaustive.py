"""The best plan there is, for comparison with the greedy search."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator
from itertools import product

from mixpert.tuner import ladder as ladders
from mixpert.tuner.search.record import Budget, Evaluate, Recorder, Result, run
from mixpert.tuner.search.start import start
from mixpert.tuner.space import Assignment, Space, swapped

SLACK = 2.0
"""A scheme is left out where it alone makes the error this many times the threshold."""

Choices = list[tuple[str, ...]]


def search(space: Space, evaluate: Evaluate, budget: Budget) -> Result:
    """Every plan over the ladder's schemes, or with modelled times as many as decide the matter.

    Modelled times are known without a run: plans are visited in ascending time and the first
    accurate one is the optimum. Before that each scheme is tried on each operator alone, the
    others as where the greedy search starts; one that misses the threshold by more than `SLACK`
    is left out (other operators' errors would have to cancel half of its own). With measured
    times the whole table is visited.
    """
    return run(_ascending if space.modelled else _table, space, evaluate, budget)


def _table(space: Space, recorder: Recorder) -> None:
    choices = _all_choices(space)
    recorder.expect(math.prod(map(len, choices)))
    for plan in product(*choices):
        recorder.visit(plan)


def _ascending(space: Space, recorder: Recorder) -> None:
    started = start(space, recorder)
    if started is None:
        return
    _, base = started
    choices = _useful_choices(space, recorder, base)
    recorder.expect(math.prod(map(len, choices)))
    for plan in by_time(space, choices):
        if space.time(plan) >= space.native_time or recorder.visit(plan).accurate:
            return


def _all_choices(space: Space) -> Choices:
    return [ladders.schemes(space.rungs)] * len(space.operators)


def _useful_choices(space: Space, recorder: Recorder, base: Assignment) -> Choices:
    """The schemes that each operator could have in an accurate plan faster than native."""
    alone = [
        swapped(base, index, scheme)
        for index, schemes in enumerate(_all_choices(space))
        for scheme in schemes
        if _could_win(space, index, scheme)
    ]
    recorder.look_ahead(alone, sure=True)
    return [
        tuple(
            scheme
            for scheme in schemes
            if _could_win(space, index, scheme)
            and _bearable(space, recorder, swapped(base, index, scheme))
        )
        for index, schemes in enumerate(_all_choices(space))
    ]


def _could_win(space: Space, index: int, scheme: str) -> bool:
    """Whether native is beaten with `scheme` there and the fastest everywhere else."""
    return space.time(swapped(space.fastest, index, scheme)) < space.native_time


def _bearable(space: Space, recorder: Recorder, plan: Assignment) -> bool:
    error = recorder.visit(plan).error
    return error is not None and error <= SLACK * space.threshold


def by_time(space: Space, choices: Choices) -> Iterator[Assignment]:
    """All assignments over `choices`, the fastest first, without building the table.

    From each assignment the next ones raise one position at or after the last raised one: every
    assignment is reached by exactly one way, and never before a faster one.
    """
    ordered = [
        sorted(schemes, key=operator.times.__getitem__)
        for operator, schemes in zip(space.operators, choices, strict=True)
    ]
    if not all(ordered):
        return
    start = (0,) * len(ordered)
    heap = [(space.time(_pick(ordered, start)), start, 0)]
    while heap:
        _, at, last = heapq.heappop(heap)
        yield _pick(ordered, at)
        for position in range(last, len(ordered)):
            if at[position] + 1 < len(ordered[position]):
                following = (*at[:position], at[position] + 1, *at[position + 1 :])
                heapq.heappush(heap, (space.time(_pick(ordered, following)), following, position))


def _pick(ordered: list[list[str]], at: tuple[int, ...]) -> Assignment:
    return tuple(schemes[i] for schemes, i in zip(ordered, at, strict=True))
