"""What gets one scheme: a site, or where it pays some of a site's shapes.

A site in a loop may run GEMMs of many sizes. Where the times of its shapes say that part of them
is better served by `native` (small ones, whose time is launches and packing), the site is cut in
two units, and each again where that pays too. The unit with most of the work takes the site's line
of the plan, so that shapes never seen follow it; the others take a line for each of their shapes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from mixpert.plan import HEADER, Plan, Shape
from mixpert.scheme import NATIVE
from mixpert.trace import Trace, TraceRow

LEAST_GAIN = 0.02
"""Cutting a site in two must save this share of the program's GEMM time under some scheme."""

Limits = Mapping[str, float]
"""Largest errors that the guard may estimate, by entry of a plan (`mixpert.tuner.limits`)."""

CallTimes = Mapping[str, Mapping[str, float]]
"""Milliseconds by call key and scheme."""


def call_key(site: str, shape: Shape) -> str:
    """The calls of one shape of a site, as a plan file names them (docs/formats.md)."""
    return f"{site} [{shape[0]},{shape[1]},{shape[2]}]"


def rows_by_call(trace: Trace) -> dict[str, list[TraceRow]]:
    """Rows of a trace by call key, in order of first execution."""
    groups: dict[str, list[TraceRow]] = {}
    for row in trace.rows:
        groups.setdefault(call_key(row.site, row.shape), []).append(row)
    return groups


@dataclass(frozen=True)
class Unit:
    """Calls of one site that run the same scheme.

    Attributes:
        name: unique; the site id where `main`.
        site: site id.
        calls: keys of its calls.
        main: takes the site's line of the plan.
    """

    name: str
    site: str
    calls: tuple[str, ...]
    main: bool = True


@dataclass(frozen=True)
class Units:
    """All units of a program by name, in order of first execution of their sites."""

    by_name: Mapping[str, Unit]

    @staticmethod
    def of(times: CallTimes, trace: Trace, noise: float = 0.0) -> Units:
        """Cut the sites of a program where it pays.

        Args:
            times: milliseconds of every call key under schemes that all keys have, and `native`.
            trace: of a native run.
            noise: relative noise of the times; no gain below it counts.
        """
        rows = rows_by_call(trace)
        least = max(LEAST_GAIN, noise) * sum(times[key][str(NATIVE)] for key in rows)
        found: dict[str, Unit] = {}
        for site, of_site in trace.by_site().items():
            keys = tuple(dict.fromkeys(call_key(site, row.shape) for row in of_site))
            work = {key: sum(row.flops for row in rows[key]) for key in keys}
            parts = sorted(_parts(keys, times, least), key=lambda p: -sum(work[k] for k in p))
            for number, part in enumerate(parts):
                name = site if number == 0 else max(part, key=lambda key: work[key])
                found[name] = Unit(name, site, part, number == 0)
        return Units(found)

    def times(self, times: CallTimes) -> dict[str, dict[str, float]]:
        """Milliseconds by unit name and scheme."""
        return {
            name: {
                scheme: sum(times[key][scheme] for key in unit.calls)
                for scheme in times[unit.calls[0]]
            }
            for name, unit in self.by_name.items()
        }

    def noise(self, of_calls: Mapping[str, float], times: CallTimes) -> dict[str, float]:
        """Relative noise by unit name, from that of its calls, weighted by their native time."""
        found = {}
        for name, unit in self.by_name.items():
            ms = {key: times[key][str(NATIVE)] for key in unit.calls}
            noisy = sum(ms[key] * of_calls.get(key, 0.0) for key in ms)
            found[name] = noisy / (sum(ms.values()) or 1.0)
        return found

    def edges(self, predecessors: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
        """For each unit the others whose output it may read, from the same of sites."""
        of_site: dict[str, list[str]] = {}
        for name, unit in self.by_name.items():
            of_site.setdefault(unit.site, []).append(name)
        return {
            name: tuple(
                other
                for site in (*predecessors.get(unit.site, ()), unit.site)
                for other in of_site.get(site, ())
                if other != name
            )
            for name, unit in self.by_name.items()
        }

    def reaches(self, of_sites: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
        """For each unit the sinks that its site's output may reach."""
        return {name: of_sites[unit.site] for name, unit in self.by_name.items()}

    def entries(self, schemes: Mapping[str, str]) -> dict[str, str]:
        """Keys and schemes of the plan file, from schemes by unit name.

        Shapes whose scheme is their site's get no line, so that equal plans look equal.
        """
        entries = {u.site: schemes[name] for name, u in self.by_name.items() if u.main}
        for name, unit in self.by_name.items():
            if schemes[name] != entries[unit.site]:
                entries |= dict.fromkeys(unit.calls, schemes[name])
        return entries


def plan_of(entries: Mapping[str, str], limits: Limits | None = None) -> Plan:
    """The plan with such entries, and limits behind the schemes of some of them."""
    of = limits or {}
    lines = (f"{key}\t{s}" + (f"\t{of[key]:g}" if key in of else "") for key, s in entries.items())
    return Plan.parse("\n".join([HEADER, *lines]))


def entry_of(entries: Mapping[str, str], key: str) -> str:
    """Key of the entry that holds for the calls of `key`: their own, else their site's."""
    return key if key in entries else key.rpartition(" [")[0]


def scheme_of(entries: Mapping[str, str], key: str) -> str:
    """The scheme that entries give to the calls of `key`."""
    return entries[entry_of(entries, key)]


def _parts(keys: tuple[str, ...], times: CallTimes, least: float) -> list[tuple[str, ...]]:
    """Cut `keys` at the scheme whose mixture with `native` saves most, as long as it pays."""
    if len(keys) < 2:
        return [keys]
    native = str(NATIVE)
    schemes = [scheme for scheme in times[keys[0]] if scheme != native]
    gain, scheme = max(((_gain(keys, times, s), s) for s in schemes), default=(0.0, ""))
    if gain < least:
        return [keys]
    large = tuple(key for key in keys if times[key][scheme] < times[key][native])
    small = tuple(key for key in keys if key not in large)
    return [*_parts(large, times, least), *_parts(small, times, least)]


def _gain(keys: Sequence[str], times: CallTimes, scheme: str) -> float:
    """Milliseconds that a mixture of `scheme` and `native` saves over the better of the two."""
    chosen = [times[key][scheme] for key in keys]
    native = [times[key][str(NATIVE)] for key in keys]
    mixed = sum(min(pair) for pair in zip(chosen, native, strict=True))
    return min(sum(chosen), sum(native)) - mixed
