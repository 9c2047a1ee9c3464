"""Milliseconds of every call under every scheme: what units and ladders are cut from."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mixpert.trace import Trace
from mixpert.tuner import ladder as ladders
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.ladder import Ladder
from mixpert.tuner.outcome import Status, Trial
from mixpert.tuner.trials import Trials
from mixpert.tuner.units import CallTimes, rows_by_call, scheme_of

REPEATS = 2
"""Runs with one scheme everywhere, where times are measured."""


def modelled(model: DeviceModel, trace: Trace, ladder: Ladder) -> tuple[Ladder, CallTimes]:
    """Times from a profile, and the ladder without the schemes that it does not have."""
    ladder = ladders.available(ladder, frozenset(model.schemes))
    names = ladders.schemes(ladder)
    return ladder, {
        key: {scheme: model.total(rows, scheme) for scheme in names}
        for key, rows in rows_by_call(trace).items()
    }


def measured(
    trials: Trials, trace: Trace, ladder: Ladder, say: Callable[[str], None]
) -> tuple[Ladder, CallTimes]:
    """Times from runs with each scheme everywhere, and the ladder of the schemes that ran.

    They stay in the session, so that a resumed search sees the same ladders. A scheme under which
    the program does not make all the calls that it makes natively is left out.
    """
    keys = list(rows_by_call(trace))
    sites = list(trace.by_site())
    times: dict[str, dict[str, float]] = {key: {} for key in keys}
    for scheme in ladders.schemes(ladder):
        call_ms = _everywhere(trials, dict.fromkeys(sites, scheme), scheme)
        say(f"times of {scheme} everywhere: {sum(call_ms.values()):.4g} ms")
        for key in keys:
            if key in call_ms:
                times[key][scheme] = call_ms[key]
    complete = frozenset(s for s in times[keys[0]] if all(s in times[key] for key in keys))
    return ladders.available(ladder, complete), times


def least(times: CallTimes, trials: Iterable[Trial]) -> CallTimes:
    """The least milliseconds of each call under each scheme, in `times` and in all trials.

    What a call takes depends on its own scheme alone, and disturbances only add.
    """
    pooled = {key: dict(by_scheme) for key, by_scheme in times.items()}
    for trial in trials:
        for key, ms in trial.call_ms.items():
            if key not in pooled:
                continue
            scheme = scheme_of(trial.plan, key)
            pooled[key][scheme] = min(ms, pooled[key].get(scheme, ms))
    return pooled


def _everywhere(trials: Trials, plan: dict[str, str], scheme: str) -> dict[str, float]:
    """The least of `REPEATS` runs by call; empty where the first one failed."""
    name = f"times of {scheme}"
    facts = trials.bench.session.baseline(name)
    if facts is None:
        runs = [trials(plan)]
        if runs[0].status is Status.OK:
            runs += [trials.measure(plan) for _ in range(REPEATS - 1)]
        good = [run.call_ms for run in runs if run.status is Status.OK]
        keys = good[0] if good else ()
        facts = {key: min(call_ms[key] for call_ms in good if key in call_ms) for key in keys}
        trials.bench.session.set_baseline(name, facts)
    return facts
