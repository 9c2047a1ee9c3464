"""What every search strategy shares: the budget, the visits, and the best plan so far."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from mixpert.tuner.outcome import Outcome, Verdict
from mixpert.tuner.search.composed import composed
from mixpert.tuner.space import Assignment, Space

Evaluate = Callable[[Assignment], Outcome]


class BudgetSpent(Exception):
    """Ends a search early; never leaves `run`."""


@dataclass
class Budget:
    """How much a search may spend.

    Attributes:
        evaluations: most plans visited, or None, beside those recalled before the search. Plans
            that a session knows already count, so that a resumed search visits what an undisturbed
            one visits.
        deadline: `time.monotonic()` after which no further plan is visited, or None.
    """

    evaluations: int | None = None
    deadline: float | None = None

    def part(self, share: float) -> float:
        """`time.monotonic()` once that share of the time left is spent; infinity without limit."""
        now = time.monotonic()
        return math.inf if self.deadline is None else now + share * (self.deadline - now)

    def charge(self, visited: int) -> None:
        """Raise BudgetSpent where no plan may follow the `visited` ones."""
        if self.evaluations is not None and visited >= self.evaluations:
            raise BudgetSpent
        if self.deadline is not None and time.monotonic() >= self.deadline:
            raise BudgetSpent


@dataclass(frozen=True)
class Result:
    """What a search found.

    Attributes:
        best: fastest plan that is accurate and faster than native, or None.
        visits: every plan visited, in order, with its outcome.
        complete: False where the budget ended the search.
        predictions: errors that were predicted of visited plans before they ran.
        increments: for each operator, by scheme, what it adds to the squared error as a model of
            the whole program has it; empty where the strategy made none.
    """

    best: Assignment | None
    visits: dict[Assignment, Outcome]
    complete: bool
    predictions: dict[Assignment, float] = field(default_factory=dict)
    increments: list[dict[str, float]] = field(default_factory=list)

    @property
    def passing(self) -> list[Assignment]:
        """The plans that pass, fastest first."""
        found = [p for p, o in self.visits.items() if o.verdict is Verdict.PASS]
        return sorted(found, key=lambda plan: _ms(self.visits[plan]))

    @property
    def reachable(self) -> float | None:
        """The smallest error of any visited plan, or None where every run failed."""
        return min((o.error for o in self.visits.values() if o.error is not None), default=None)


@dataclass
class Recorder:
    """Visits plans, once each, and keeps the best: the only place that does.

    `recalled` of the visits cost no run and count for no budget.
    """

    evaluate: Evaluate
    budget: Budget
    best: Assignment | None = None
    visits: dict[Assignment, Outcome] = field(default_factory=dict)
    recalled: int = 0
    predictions: dict[Assignment, float] = field(default_factory=dict)
    increments: list[dict[str, float]] = field(default_factory=list)

    def recall(self) -> None:
        """Take over what the evaluator knows before the search.

        An evaluator without a method ``known`` knows nothing.
        """
        known: dict[Assignment, Outcome] = getattr(self.evaluate, "known", dict)()
        for plan, outcome in known.items():
            self._add(plan, outcome)
        self.recalled = len(known)

    def predict(self, plan: Assignment, error: float) -> float:
        """Note what error is expected of `plan`, before it is visited; returns `error`."""
        if plan not in self.visits and math.isfinite(error):
            self.predictions[plan] = error
        return error

    def look_ahead(self, plans: Iterable[Assignment], sure: bool = False) -> None:
        """Tell the evaluator what is going to be visited, for it may run several at a time.

        Says nothing about the order of visits, nor about what they count. An evaluator without a
        method ``ahead`` is told nothing.

        Args:
            plans: in the order of the visits.
            sure: they will all be visited, unless the budget ends the search.
        """
        ahead = getattr(self.evaluate, "ahead", None)
        if ahead is not None:
            ahead([plan for plan in plans if plan not in self.visits][: self._left], sure)

    def expect(self, left: int) -> None:
        """Tell the evaluator how many plans are still to be tried at most, for who watches.

        A strategy that goes on after that may tell it anew. An evaluator without a method
        ``expect`` is told nothing.
        """
        expect = getattr(self.evaluate, "expect", None)
        if expect is not None:
            expect(left if self._left is None else min(left, self._left))

    def visit(self, plan: Assignment) -> Outcome:
        """The outcome of `plan`.

        Raises:
            BudgetSpent: the plan is new and the budget is used up.
        """
        if plan in self.visits:
            return self.visits[plan]
        self.budget.charge(len(self.visits) - self.recalled)
        outcome = self.evaluate(plan)
        self._add(plan, outcome)
        return outcome

    @property
    def _left(self) -> int | None:
        """How many plans the budget leaves, or None where it does not limit them."""
        most = self.budget.evaluations
        return None if most is None else max(most + self.recalled - len(self.visits), 0)

    def _add(self, plan: Assignment, outcome: Outcome) -> None:
        self.visits[plan] = outcome
        faster = self.best is None or _ms(outcome) < _ms(self.visits[self.best])
        if outcome.verdict is Verdict.PASS and faster:
            self.best = plan


def run(
    walk: Callable[[Space, Recorder], object], space: Space, evaluate: Evaluate, budget: Budget
) -> Result:
    """Let a strategy walk through the space until it is done or the budget is spent.

    Where modelled times say that no plan beats native, and native is accurate, nothing is left to
    search.
    """
    recorder = Recorder(evaluate, budget)
    recorder.recall()
    first = composed(space, recorder.visits)
    complete = True
    beatable = not space.modelled or space.time(space.fastest) < space.native_time
    try:
        if first is not None:
            recorder.visit(first)
        if beatable or not recorder.visit(space.native).accurate:
            walk(space, recorder)
    except BudgetSpent:
        complete = False
    tested = {p: e for p, e in recorder.predictions.items() if p in recorder.visits}
    return Result(recorder.best, recorder.visits, complete, tested, recorder.increments)


def _ms(outcome: Outcome) -> float:
    return float("inf") if outcome.ms is None else outcome.ms
