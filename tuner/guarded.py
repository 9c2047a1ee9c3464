"""The found plan with limits for the guard, from runs that show what it estimates."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping, Sequence

from mixpert.tuner.effort import spell
from mixpert.tuner.limits import Estimates, limits_of, unbounded
from mixpert.tuner.outcome import Judge, Status
from mixpert.tuner.trials import Trials
from mixpert.tuner.validate import Validated, measured, validate

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
    return held, _cost(held.plan_ms, figures.plan_ms)


def guarded_at_once(
    trials: Trials, plan: Mapping[str, str], judge: Judge
) -> tuple[Validated | None, str] | None:
    """The figures of a plan with limits, and a remark on what these cost, by its run in the search.

    Returns:
        None where the guard has no estimates. No figures where the plan does not hold with limits.
    """
    limits = limits_of(plan, [estimated(trials, plan)])
    if not limits:
        return None
    held = validate(trials, plan, judge, limits)
    known = trials.bench.session.trial(plan)
    if held is None or known is None or known.ms is None:
        return held, ""
    return held, _cost(held.plan_ms, known.ms)


def _cost(limited_ms: float, ms: float) -> str:
    """What is said of the time that limits take; nothing where that is little."""
    cost = limited_ms / ms - 1.0 if ms else 0.0
    if cost < WORTH_SAYING:
        return ""
    return f"limits for the guard take {100 * cost:.0f}% more time (--no-limits: none)"


def estimated(trials: Trials, plan: Mapping[str, str]) -> Estimates:
    """What the guard estimates under a plan, from a run or from the session.

    Nothing where that run fails twice.
    """
    session = trials.bench.session
    text = json.dumps(dict(plan), sort_keys=True)
    name = f"estimates of {hashlib.sha256(text.encode()).hexdigest()[:16]}"
    facts = session.baseline(name)
    if facts is None and not trials.bench.offline and (limits := unbounded(plan)):
        run = measured(trials, plan, limits, [])
        if run.status is not Status.OK:
            return {}
        facts = {"estimates": run.estimates}
        session.set_baseline(name, facts)
    found: Estimates = (facts or {}).get("estimates", {})
    return found
