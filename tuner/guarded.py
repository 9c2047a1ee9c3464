"""The found plan with limits for the guard, from runs that show what it estimates."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping, Sequence

from mixpert.tuner.effort import spell
from mixpert.tuner.limits import Estimates, limits_of, unbounded
from mixpert.tuner.outcome import Judge
from mixpert.tuner.trials import Trials
from mixpert.tuner.validate import Validated, validate

WITHOUT_LIMITS = "the plan has no limits for the guard: with them it does not beat native"

WORTH_SAYING = 0.05
"""What limits may add to a plan's time before the report says so."""


def without_time(needed: float, budget: float | None) -> str:
    """The remark on a plan that gets no limits for want of time.

    Args:
        needed: seconds in which the same command adds them.
        budget: what it had.
    """
    less = budget is not None and budget < needed
    return (
        "the plan has no limits for the guard, which act on data unlike this: the budget had no "
        "time for them; the same command adds them"
        + (f", with a --budget of {spell(math.ceil(needed))} or more" if less else "")
    )


def guarded(
    programs: Sequence[Trials], plan: Mapping[str, str], figures: Validated, judge: Judge
) -> tuple[Validated, str]:
    """The figures of a plan once it has limits, and a remark on what that costs.

    Args:
        programs: the program, then its further inputs.
        plan: entries of the plan.
        figures: of the plan without limits.
        judge: the user's demand.

    Returns:
        Figures of validation runs with the limits that they hold; the figures as they came where
        the guard has no estimates, or where with limits the plan is no faster than native.
    """
    limits = limits_of(plan, [estimated(trials, plan) for trials in programs])
    if not limits:
        return figures, ""
    held = validate(programs[0], plan, judge, limits)
    if held is None:
        return figures, WITHOUT_LIMITS
    cost = held.plan_ms / figures.plan_ms - 1.0 if figures.plan_ms else 0.0
    if cost < WORTH_SAYING:
        return held, ""
    return held, f"limits for the guard take {100 * cost:.0f}% more time (--no-limits: none)"


def estimated(trials: Trials, plan: Mapping[str, str]) -> Estimates:
    """What the guard estimates under a plan, from a run or from the session."""
    session = trials.bench.session
    text = json.dumps(dict(plan), sort_keys=True)
    name = f"estimates of {hashlib.sha256(text.encode()).hexdigest()[:16]}"
    facts = session.baseline(name)
    if facts is None and not trials.bench.offline and (limits := unbounded(plan)):
        facts = {"estimates": trials.measure(plan, limits).estimates}
        session.set_baseline(name, facts)
    found: Estimates = (facts or {}).get("estimates", {})
    return found
