"""The last runs of a plan, its validation and its limits, as far as the budget has time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mixpert.tuner.forecast import for_limits, least_end, seconds_for_limits
from mixpert.tuner.guarded import WITHOUT_LIMITS, guarded, guarded_at_once, without_time
from mixpert.tuner.outcome import Judge
from mixpert.tuner.request import Request
from mixpert.tuner.trials import Trials
from mixpert.tuner.validate import Validated, validate

Entries = Mapping[str, str]
"""Of a plan file."""


class LastRuns:
    """Validates plans and gives them limits; results with a remark for the report."""

    def __init__(
        self, trials: Trials, inputs: Sequence[Trials], request: Request, judge: Judge
    ) -> None:
        self._trials, self._inputs = trials, inputs
        self._request, self._judge = request, judge
        self._effort = trials.bench.effort
        self._no_limits: list[Entries] = []

    def validated(self, plan: Entries) -> Validated | None:
        """Figures of the validation, with time left for limits if they are wanted.

        A plan that did not hold with limits is not taken on trust without them.
        """
        clock = self._trials.clock
        if plan in self._no_limits:
            trusted = self._effort.lacks(least_end(clock, limits=False))
            return None if trusted else validate(self._trials, plan, self._judge)
        after = for_limits(clock, 1) if self._request.limits else 0
        return validate(self._trials, plan, self._judge, after=after)

    def at_once(self, plan: Entries) -> tuple[Validated, str] | None:
        """A plan validated with its limits alone; None where that is not enough.

        Further inputs may raise it, and so it needs a validation before it is run on them.
        """
        if self._inputs or not self._request.limits or self._lacks_time():
            return None
        found = guarded_at_once(self._trials, plan, self._judge)
        if found is None:
            return None
        figures, remark = found
        if figures is None:
            self._no_limits.append(plan)
            return None
        return figures, remark

    def limited(self, plan: Entries, figures: Validated) -> tuple[Validated, str]:
        """Figures with limits, where they are wanted and do not cost too much; else `figures`."""
        if not self._request.limits:
            return figures, ""
        if plan in self._no_limits:
            return figures, WITHOUT_LIMITS
        if self._lacks_time():
            needed = seconds_for_limits(self._trials.clock, self._effort.seconds)
            return figures, without_time(needed, self._request.budget)
        return guarded([self._trials, *self._inputs], plan, figures, self._judge)

    def _lacks_time(self) -> bool:
        return self._effort.lacks(for_limits(self._trials.clock, 1))
