"""Limits of a plan: how far the data may differ from what the tuner saw before the guard steps in.

The guard estimates the error of each emulated call from its operands, where the plan has a limit
for it, and runs a call whose estimate exceeds the limit more accurately (docs/bounds.md). So the
tuner runs a plan once with limits that nothing exceeds, and writes the largest estimate that it saw
with a site's scheme, times a margin, rounded up. Where the guard has no estimate there is no limit.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from mixpert.scheme import LIMITED_KINDS, Scheme
from mixpert.trace import Trace, TraceRow
from mixpert.tuner.units import Limits, entry_of, rows_by_call

MARGIN = 4.0
"""Two bits: data of the same kind, drawn anew, stays within; data of a wider range does not."""

STEPS = (1.0, 1.25, 1.6, 2.0, 2.5, 3.15, 4.0, 5.0, 6.3, 8.0, 10.0)
"""What limits are rounded up to, times a power of ten: two sites that read one matrix share its
packing where their limits are equal, and their estimates differ in the third digit."""

UNBOUNDED = 1e30
"""No estimate exceeds this limit."""

Estimates = Mapping[str, float | None]
"""The guard's largest estimate by call key; None where it looked and has no bound."""


def estimates(trace: Trace) -> dict[str, float | None]:
    """The largest estimates of a run, of the calls that the guard looked at."""
    looked = {
        key: [row.estimate for row in rows if _looked(row)]
        for key, rows in rows_by_call(trace).items()
    }
    return {key: _largest(values) for key, values in looked.items() if values}


def unbounded(entries: Mapping[str, str]) -> dict[str, float]:
    """Limits that make the guard estimate, and demote nothing."""
    return {key: UNBOUNDED for key, s in entries.items() if Scheme.parse(s).kind in LIMITED_KINDS}


def limits_of(entries: Mapping[str, str], seen: Iterable[Estimates]) -> Limits:
    """Limits by entry of a plan, from the estimates of runs under it.

    A site's limit covers all its calls that have no line of their own; a site with a call that has
    no bound gets none, for the guard would demote what the tuner saw to be accurate.
    """
    by_entry: dict[str, list[float | None]] = {}
    for run in seen:
        for call, value in run.items():
            by_entry.setdefault(entry_of(entries, call), []).append(value)
    guarded = unbounded(entries)
    worst = {key: _largest(values) for key, values in by_entry.items() if key in guarded}
    return {key: rounded_up(MARGIN * value) for key, value in worst.items() if value}


def rounded_up(limit: float) -> float:
    """The least of `STEPS`, times a power of ten, that a positive limit does not exceed."""
    exponent = math.floor(math.log10(limit))
    mantissa = limit / 10.0**exponent
    step = next(step for step in STEPS if mantissa <= step * (1 + 1e-9))
    return float(f"{step}e{exponent}")


def _looked(row: TraceRow) -> bool:
    return row.guard is not None or row.estimate is not None


def _largest(values: Iterable[float | None]) -> float | None:
    """The largest value, or None where one is missing."""
    known = list(values)
    return max((v for v in known if v is not None), default=None) if None not in known else None
