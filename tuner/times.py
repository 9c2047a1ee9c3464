"""Milliseconds of every site under every scheme: what ladders are cut from."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mixpert.trace import Trace
from mixpert.tuner import ladder as ladders
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.ladder import Ladder
from mixpert.tuner.outcome import Status, Trial
from mixpert.tuner.trials import Trials

REPEATS = 2
"""Runs with one scheme everywhere, where times are measured."""

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
    """Times from runs with each scheme everywhere, and the ladder of the schemes that ran.

    They stay in the session, so that a resumed search sees the same ladders.
    """
    sites = list(trace.by_site())
    times: SiteTimes = {site: {} for site in sites}
    for scheme in ladders.schemes(ladder):
        site_ms = _everywhere(trials, dict.fromkeys(sites, scheme), scheme)
        say(f"times of {scheme} everywhere: {sum(site_ms.values()):.4g} ms")
        for site, ms in site_ms.items():
            times[site][scheme] = ms
    return ladders.available(ladder, frozenset(times[sites[0]])), times


def least(times: SiteTimes, trials: Iterable[Trial]) -> SiteTimes:
    """The least milliseconds of each site under each scheme, in `times` and in all trials.

    What a site's calls take depends on its own scheme alone, and disturbances only add.
    """
    pooled = {site: dict(by_scheme) for site, by_scheme in times.items()}
    for trial in trials:
        for site, ms in trial.site_ms.items():
            scheme = trial.plan[site]
            pooled[site][scheme] = min(ms, pooled[site].get(scheme, ms))
    return pooled


def _everywhere(trials: Trials, plan: dict[str, str], scheme: str) -> dict[str, float]:
    """The least of `REPEATS` runs by site; empty where the first one failed."""
    name = f"times of {scheme}"
    facts = trials.bench.session.baseline(name)
    if facts is None:
        runs = [trials(plan)]
        if runs[0].status is Status.OK:
            runs += [trials.measure(plan) for _ in range(REPEATS - 1)]
        good = [run.site_ms for run in runs if run.status is Status.OK]
        facts = {site: min(site_ms[site] for site_ms in good) for site in plan if good}
        trials.bench.session.set_baseline(name, facts)
    return facts
