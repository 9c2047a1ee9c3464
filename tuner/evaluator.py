"""What a search calls: plans in, verdicts out; what is known ahead runs several at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from mixpert.tuner import ladder as ladders
from mixpert.tuner.baseline import Say
from mixpert.tuner.outcome import Judge, Outcome, Trial
from mixpert.tuner.progress import Live
from mixpert.tuner.search.record import BudgetSpent
from mixpert.tuner.space import Assignment, Space
from mixpert.tuner.trials import Trials, run_ahead

Entries = Callable[[Assignment], dict[str, str]]
"""The entries of the plan file for an assignment."""


@dataclass(frozen=True)
class Evaluator:
    """Runs plans, or recalls them from the session, and judges them.

    Attributes:
        trials: runs plans.
        entries: from assignments to plans.
        space: the operators, with their times.
        judge: the user's demand.
        say: told about every verdict.
        jobs: runs at a time. The session keeps what ran ahead; a search visits the same plans
            in the same order whatever their number.
        live: draws how far the search is, or None.
    """

    trials: Trials
    entries: Entries
    space: Space
    judge: Judge
    say: Say
    jobs: int = 1
    live: Live | None = None

    def __call__(self, plan: Assignment) -> Outcome:
        """The verdict on a plan.

        Raises:
            BudgetSpent: nothing may run, and the session does not know the plan.
        """
        entries = self.entries(plan)
        known = self.trials.bench.session.trial(entries) is not None
        if self.trials.bench.offline and not known:
            raise BudgetSpent
        return self._judged(plan, self.trials(entries), known)

    def known(self) -> dict[Assignment, Outcome]:
        """The plans with one scheme everywhere whose runs gave the times, most accurate first."""
        if self.space.modelled:
            return {}
        timed = set.intersection(*(set(operator.times) for operator in self.space.operators))
        found = {}
        for scheme in (s for s in ladders.schemes(self.space.rungs) if s in timed):
            plan = (scheme,) * len(self.space.operators)
            trial = self.trials.bench.session.trial(self.entries(plan))
            if trial is not None:
                found[plan] = self._judged(plan, trial, True)
        return found

    def expect(self, left: int) -> None:
        """Take note of how many plans a search still means to try."""
        self.trials.bench.effort.expect_at_most("search", left)
        if self.live is not None:
            self.live.expect(left)

    def _judged(self, plan: Assignment, trial: Trial, known: bool) -> Outcome:
        """The verdict, told to who watches."""
        if trial.ms is not None and not self.space.modelled:
            trial = replace(trial, ms=self.space.time(plan))  # one run's times are noise
        outcome = self.judge(trial)
        figures = ", ".join(filter(None, [_figures(trial, self.judge.native_ms), trial.detail]))
        where = " (session)" if known else ""
        self.say(f"{_short(plan)}: {outcome.verdict.value}, {figures}{where}")
        if self.live is not None:
            self.live.add(plan, outcome)
            if self.live.left is not None:
                self.trials.bench.effort.expect_at_most("search", self.live.left)
        return outcome

    def ahead(self, plans: Sequence[Assignment], sure: bool) -> None:
        """Run plans that the search is going to visit, `jobs` at a time.

        Args:
            plans: in the order of the visits.
            sure: all of them will be visited; else they are a guess, and only as many as run at a
                time are taken, and none while the first is known.
        """
        if self.jobs < 2 or self.trials.bench.offline:
            return
        session = self.trials.bench.session
        wanted = [self.entries(plan) for plan in plans]
        if not sure and (not wanted or session.trial(wanted[0]) is not None):
            return
        unknown = [entries for entries in wanted if session.trial(entries) is None]
        chosen = unknown if sure else _different(unknown)[: self.jobs]
        run_ahead([(self.trials, entries) for entries in chosen], self.jobs)


def _different(plans: Sequence[dict[str, str]]) -> list[dict[str, str]]:
    return list({tuple(sorted(entries.items())): entries for entries in plans}.values())


def _figures(trial: Trial, native_ms: float) -> str:
    """Error, and speed over native where there is a time to divide by; empty for a failed run."""
    if trial.error is None:
        return ""
    speed = f", {native_ms / trial.ms:.2f}x" if trial.ms else ""
    return f"error {trial.error:.2e}{speed}"


def _short(plan: Assignment) -> str:
    """The schemes in the order of the table; by number where there are many sites."""
    if len(plan) <= 6:
        return " | ".join(plan)
    counts = {scheme: plan.count(scheme) for scheme in plan}
    return " + ".join(f"{count} x {scheme}" for scheme, count in counts.items())
