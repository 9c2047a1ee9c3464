"""The found plan with limits for the guard, from runs that show what it estimates."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import partial

from mixpert.tuner.effort import spell
from mixpert.tuner.limits import Estimates, limits_of, unbounded
from mixpert.tuner.outcome import Judge, Status
from mixpert.tuner.together import together
from mixpert.tuner.trials import Trials
from mixpert.tuner.validate import Validated, again_if_failed, validate

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
    limits = limits_of(plan, _estimates(programs, plan))
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


def _estimates(programs: Sequence[Trials], plan: Mapping[str, str]) -> list[Estimates]:
    """What the guard estimates under a plan on each input; runs are made as many at a time as may.

    A run that fails is made once more, by itself: what an interrupt ended would begin anew.
    """
    limits = unbounded(plan)
    missing = [t for t in programs if limits and _known(t, plan) is None and not t.bench.offline]
    jobs = [partial(trials.measure, plan, limits) for trials in missing]
    with closing(together(programs[0].bench.width, jobs)) as runs:
        for trials, first in zip(missing, runs, strict=True):
            run = again_if_failed(first, partial(trials.measure, plan, limits), [])
            if run.status is Status.OK:
                trials.bench.session.set_baseline(_name(plan), {"estimates": run.estimates})
    return [_known(trials, plan) or {} for trials in programs]


def estimated(trials: Trials, plan: Mapping[str, str]) -> Estimates:
    """What the guard estimates under a plan, from a run or from the session.

    Nothing where that run fails twice.
    """
    return _estimates([trials], plan)[0]


def _known(trials: Trials, plan: Mapping[str, str]) -> Estimates | None:
    """What the session has of it."""
    facts = trials.bench.session.baseline(_name(plan))
    found: Estimates | None = None if facts is None else facts["estimates"]
    return found


def _name(plan: Mapping[str, str]) -> str:
    text = json.dumps(dict(plan), sort_keys=True)
    return f"estimates of {hashlib.sha256(text.encode()).hexdigest()[:16]}"
