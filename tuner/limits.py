"""Limits of a plan: how far the data may differ from what the tuner saw before the guard steps in.

The guard estimates the error of each emulated call from its operands. The tuner stores the largest
estimate that it saw with a site's scheme, times a margin; the runtime runs a call whose estimate
exceeds that more accurately (docs/bounds.md). Where the trace holds no estimate there is no limit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from mixpert.plan import Choice, Plan
from mixpert.scheme import NATIVE
from mixpert.trace import Trace
from mixpert.tuner.units import call_key, plan_of, rows_by_call

MARGIN = 4.0
"""Two bits: data of the same kind, drawn anew, stays within; data of a wider range does not."""

Estimates = Mapping[str, float]
"""The guard's largest estimate by call key."""


def estimates(trace: Trace) -> dict[str, float]:
    """The largest estimates of a run, of the calls that have one."""
    found = {
        key: [row.estimate for row in rows if row.estimate is not None]
        for key, rows in rows_by_call(trace).items()
    }
    return {key: max(values) for key, values in found.items() if values}


def limited(entries: Mapping[str, str], seen: Iterable[Estimates]) -> Plan:
    """The plan with such entries, and limits from the estimates of runs under it.

    A site's limit covers all its calls that have no line of their own.
    """
    largest: dict[str, float] = {}
    for run in seen:
        for key, value in run.items():
            largest[key] = max(value, largest.get(key, 0.0))
    plan = plan_of(entries)
    for (site, shape), choice in plan.shapes.items():
        key = call_key(site, shape)
        plan.shapes[site, shape] = _with_limit(choice, [largest.pop(key, 0.0)])
    for site, choice in plan.sites.items():
        calls = [value for key, value in largest.items() if key.rpartition(" [")[0] == site]
        plan.sites[site] = _with_limit(choice, calls)
    return plan


def _with_limit(choice: Choice, calls: list[float]) -> Choice:
    worst = max(calls, default=0.0)
    emulated = choice.scheme != NATIVE
    return replace(choice, limit=MARGIN * worst) if emulated and worst > 0 else choice
