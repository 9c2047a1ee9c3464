"""What a tuning run ends with: the plan, and the figures of the table."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from mixpert.scheme import NATIVE
from mixpert.site import Site
from mixpert.trace import TraceRow
from mixpert.tuner.search.exchange import increments
from mixpert.tuner.search.record import Result
from mixpert.tuner.space import Assignment, Space


@dataclass(frozen=True)
class UnitFacts:
    """A unit for the table: its site, and its rows of the native trace."""

    site: Site
    rows: list[TraceRow]


class Ending(IntEnum):
    """How a tuning run ends, as exit status (docs/tuner.md)."""

    FOUND = 0
    NATIVE = 1
    UNREACHED = 3
    INTERRUPTED = 4


@dataclass(frozen=True)
class SiteLine:
    """One line of the table.

    Attributes:
        site: the site.
        shape: (m, n, k) of its most expensive calls.
        others: how many more shapes it has.
        share: of the GEMM time under native, 0 to 1.
        scheme: what the plan gives it.
        error: what the site's scheme adds to the program's error: root of the difference of
            squared errors between runs that differ in this site alone, from the search's most
            accurate scheme to this one, else as the search's model has it; None where the site
            keeps that scheme or neither tells.
        speedup: of this site over native.
    """

    site: Site
    shape: tuple[int, int, int]
    others: int
    share: float
    scheme: str
    error: float | None
    speedup: float


@dataclass(frozen=True)
class Report:
    """Figures of the whole program.

    Attributes:
        ending: the exit status.
        lines: one for each site that ran, most expensive first; empty where nothing was reached.
        threshold: what was asked for.
        error: of the program under the plan, from the validation run.
        native_error: of the program under native.
        noise: error between two native runs.
        native_ms, plan_ms: GEMM time of the program, milliseconds.
        times: where times come from.
        trials: runs that the search asked for.
        remark: one line on why the search ended as it did, else empty.
        margin: factor that the search kept below the threshold.
        inputs: errors of the plan on further inputs, by input.
        raised: lines on sites that were raised for those inputs.
        here_ms, here_native_ms: the same times as this machine's GPU takes, calls as the program
            makes them, where a plan found by a profile was weighed.
    """

    ending: Ending
    lines: tuple[SiteLine, ...]
    threshold: float
    error: float
    native_error: float
    noise: float
    native_ms: float
    plan_ms: float
    times: str
    trials: int
    remark: str = ""
    margin: float = 1.0
    inputs: Mapping[str, float] = field(default_factory=dict)
    raised: tuple[str, ...] = ()
    here_ms: float | None = None
    here_native_ms: float | None = None


def site_lines(
    units: Mapping[str, UnitFacts],
    times: Mapping[str, Mapping[str, float]],
    plan: Mapping[str, str],
    added: Mapping[str, float],
) -> tuple[SiteLine, ...]:
    """The lines of the table, the most expensive first: sites, or units where a site has several.

    Args:
        units: by name.
        times: milliseconds by unit and scheme.
        plan: the scheme of each unit.
        added: error that a unit's scheme adds, where it is known.
    """
    native = str(NATIVE)
    total = sum(times[name][native] for name in plan) or 1.0
    lines = []
    for name in sorted(plan, key=lambda name: -times[name][native]):
        shapes = {row.shape: row.flops for row in units[name].rows}
        before, after = times[name][native], times[name][plan[name]]
        lines.append(
            SiteLine(
                units[name].site,
                max(shapes, key=lambda shape: shapes[shape]),
                len(shapes) - 1,
                before / total,
                plan[name],
                added.get(name),
                before / after if after else 1.0,
            )
        )
    return tuple(lines)


def added_errors(space: Space, result: Result, plan: Assignment) -> dict[str, float]:
    """What each unit's scheme adds to the error over the search's first accurate plan.

    From runs that differ in that unit alone, else as the strategy's model has it: but for what is
    more than the whole error of the plan, where the model is wrong.
    """
    first = next((p for p, o in result.visits.items() if o.accurate), None)
    if first is None or plan not in result.visits:
        return {}
    known = increments(space, result.visits, plan)
    modelled = result.increments or [{} for _ in plan]
    most = (result.visits[plan].error or 0.0) ** 2
    gained = {}
    for i, operator in enumerate(space.operators):
        if first[i] in known[i]:
            gained[operator.name] = -known[i][first[i]]
        elif modelled[i].get(plan[i], 0.0) <= most:
            gained[operator.name] = modelled[i].get(plan[i], 0.0)
    return {name: math.sqrt(squared) for name, squared in gained.items() if squared > 0}
