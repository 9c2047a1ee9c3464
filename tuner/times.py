"""Milliseconds of every site under every scheme: what ladders are cut from."""

from __future__ import annotations

from collections.abc import Callable

from mixpert.trace import Trace
from mixpert.tuner import ladder as ladders
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.ladder import Ladder
from mixpert.tuner.outcome import Status
from mixpert.tuner.trials import Trials

SiteTimes = dict[str, dict[str, float]]
"""Milliseconds of all calls of a site, by site id and scheme."""


def modelled(model: DeviceModel, trace: Trace, ladder: Ladder) -> tuple[Ladder, SiteTimes]:
    """Times from a profile, and the ladder without the schemes that it does not have."""
    ladder = ladders.available(ladder, frozenset(model.schemes))
    names = ladders.schemes(ladder)
    return ladder, {
        site: {scheme: model.total(rows, scheme) for scheme in names}
        for site, rows in trace.by_site().items()
    }


def measured(
    trials: Trials, trace: Trace, ladder: Ladder, say: Callable[[str], None]
) -> tuple[Ladder, SiteTimes]:
    """Times from one run with each scheme everywhere, and the ladder of those that ran."""
    sites = list(trace.by_site())
    times: SiteTimes = {site: {} for site in sites}
    for scheme in ladders.schemes(ladder):
        trial = trials(dict.fromkeys(sites, scheme))
        say(f"times of {scheme} everywhere: {_figures(trial.ms, trial.status)}")
        if trial.status is Status.OK:
            for site in sites:
                times[site][scheme] = trial.site_ms[site]
    return ladders.available(ladder, frozenset(times[sites[0]])), times


def _figures(ms: float | None, status: Status) -> str:
    return status.value if ms is None else f"{ms:.4g} ms"
