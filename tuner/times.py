"""Milliseconds of every call under every scheme: what units and ladders are cut from."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from mixpert.scheme import NATIVE
from mixpert.trace import Trace
from mixpert.tuner import ladder as ladders
from mixpert.tuner.capability import runnable
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.expected import expected_error
from mixpert.tuner.ladder import Ladder
from mixpert.tuner.outcome import Status, Trial
from mixpert.tuner.search.model import beyond_reach
from mixpert.tuner.session import Session
from mixpert.tuner.trials import Trials
from mixpert.tuner.units import CallTimes, rows_by_call, scheme_of

REPEATS = 3
"""Runs with one scheme everywhere, where times are measured and the scheme may be worth it and
accurate enough for some site."""

CONTENTION = 0.25
"""A scheme that is slower by more than this share than a more accurate one, or than one that is
accurate enough everywhere, at its first run and for every call, is not measured again."""

FAR = 100.0
"""A scheme whose expected error is this factor over the threshold is not measured: no program that
was seen damps errors so much (a Cholesky factorisation damps them by a factor of 30)."""

MOST_NOISE = 0.5
"""Times that differ by more than this share from run to run: no larger gain is asked of a step."""


@dataclass(frozen=True)
class Timing:
    """What is known of times before a search.

    Attributes:
        ladder: of the schemes that have times for every call.
        calls: milliseconds by call key and scheme.
        noise: by call key the relative difference of times that says nothing; empty where times
            are modelled.
        extra: by site the schemes that have times there alone (`mixpert.tuner.one_sided`).
        complete: False where the budget ended the measuring.
    """

    ladder: Ladder
    calls: CallTimes
    noise: Mapping[str, float] = field(default_factory=dict)
    extra: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    complete: bool = True

    @property
    def overall_noise(self) -> float:
        """The noise of all calls together, weighted by their native time."""
        native = {key: self.calls[key][str(NATIVE)] for key in self.noise}
        noisy = sum(native[key] * self.noise[key] for key in native)
        return noisy / (sum(native.values()) or 1.0)


def modelled(model: DeviceModel, trace: Trace, ladder: str) -> Timing:
    """Times from a profile, and the ladder of its schemes, as far as they can run here.

    Without ``auto``: what that takes depends on the data, of which a profile knows nothing.
    """
    fixed = [scheme for scheme in model.schemes if scheme != ladders.AUTO]
    rungs = ladders.named(ladder, runnable(fixed, trace))
    names = ladders.schemes(rungs)
    calls = {
        key: {scheme: model.total(rows, scheme) for scheme in names}
        for key, rows in rows_by_call(trace).items()
    }
    return Timing(rungs, calls)


def profiled(model: DeviceModel, trace: Trace, scheme: str) -> dict[str, float]:
    """Milliseconds by call key with one scheme everywhere; empty where the profile has none."""
    if model.recorded(scheme) is None:
        return {}
    return {key: model.total(rows, scheme) for key, rows in rows_by_call(trace).items()}


def measured(
    trials: Trials,
    trace: Trace,
    ladder: str,
    threshold: float,
    say: Callable[[str], None],
    *,
    until: float = math.inf,
) -> Timing:
    """Times from runs with each scheme everywhere, and the ladder of the schemes that ran.

    They stay in the session, so that a resumed search sees the same ladders. A scheme under which
    the program does not make all the calls that it makes natively is left out, and so is one that
    is too coarse for the threshold by far. No run begins after `until`, by `time.monotonic()`; the
    short ladder comes first.
    """
    keys = tuple(rows_by_call(trace))
    sites = tuple(trace.by_site())
    runs: dict[str, list[dict[str, float]]] = {}
    rungs = candidates(ladder, trace, threshold)
    wanted = dict.fromkeys(_short_first(rungs), 1)
    for scheme in wanted:
        found = _runs(trials, sites, scheme, 1, until)
        if found and all(key in found[0] for key in keys):
            runs[scheme] = found
            say(f"times of {scheme} everywhere: {sum(found[0].values()):.4g} ms")
    rungs = ladders.available(rungs, frozenset(runs))
    runs = {scheme: runs[scheme] for scheme in ladders.schemes(rungs)}
    once = {key: {scheme: found[0][key] for scheme, found in runs.items()} for key in keys}
    again = _worth_repeats(trials, sites, rungs, once, threshold)
    trials.bench.effort.expect({"times": missing(trials.bench.session, again, REPEATS)})
    for scheme in again:
        wanted[scheme] = REPEATS
        if time.monotonic() > until:
            say("half of the budget is spent: no more times are measured")
            break
        say(f"times of {scheme} everywhere, {REPEATS - 1} times more")
        more = _runs(trials, sites, scheme, REPEATS, until)
        runs[scheme] = [run for run in more if all(key in run for key in keys)]
    calls = {key: {s: min(run[key] for run in found) for s, found in runs.items()} for key in keys}
    noises = {key: noise([runs[s] for s in runs], key) for key in keys}
    return Timing(rungs, calls, noises, complete=all_made(trials, wanted))


def _worth_repeats(
    trials: Trials, sites: Sequence[str], rungs: Ladder, once: CallTimes, threshold: float
) -> list[str]:
    """The contenders that are not too coarse by far, and native whatever its error."""
    errors = {scheme: _error(trials, sites, scheme) for scheme in ladders.schemes(rungs)}
    accurate = [scheme for scheme, error in errors.items() if error <= threshold]
    far = beyond_reach(threshold, len(sites))
    found = contenders(rungs, once, accurate)
    return [scheme for scheme in found if scheme == str(NATIVE) or errors[scheme] <= far]


def all_made(trials: Trials, wanted: Mapping[str, int]) -> bool:
    """Whether the budget left out none of so many runs of each scheme; one that failed was made."""
    for scheme, count in wanted.items():
        known = trials.bench.session.baseline(_runs_of(scheme))
        if known is None or (not known["failed"] and len(known["runs"]) < count):
            return False
    return True


def missing(session: Session, schemes: Iterable[str], count: int) -> int:
    """Runs that a session lacks for `count` of each scheme everywhere."""
    known = [session.baseline(_runs_of(s)) or {"runs": [], "failed": False} for s in schemes]
    return sum(max(count - len(one["runs"]), 0) for one in known if not one["failed"])


def _short_first(rungs: Ladder) -> list[str]:
    """The schemes, those of the short ladder before the others: a budget may end the measuring."""
    short = frozenset(ladders.schemes(ladders.SHORT))
    return sorted(ladders.schemes(rungs), key=lambda scheme: scheme not in short)


def candidates(ladder: str, trace: Trace, threshold: float) -> Ladder:
    """The ladder of schemes that can run and are not too coarse by far."""
    candidates = (*ladders.CHOICES, ladders.AUTO)
    choices = [s for s in candidates if (expected_error(s) or 0.0) <= FAR * threshold]
    return ladders.named(ladder, runnable(choices, trace))


def everywhere(trials: Trials, trace: Trace, until: float, scheme: str) -> dict[str, float]:
    """Least milliseconds by call key of runs with one scheme everywhere; empty where it fails."""
    runs = _runs(trials, trace.by_site(), scheme, REPEATS, until)
    return {key: min(run.get(key, math.inf) for run in runs) for run in runs for key in run}


def contenders(ladder: Ladder, calls: CallTimes, accurate: Sequence[str] = ()) -> tuple[str, ...]:
    """The schemes that may be worth a step down for some call, by times of one run, and native.

    Args:
        ladder: the schemes, the most accurate first.
        calls: milliseconds by call key and scheme.
        accurate: the schemes under which the program was accurate everywhere.
    """
    found = {str(NATIVE)}
    for times in calls.values():
        fastest = min((times[s] for s in accurate), default=float("inf"))
        for rung in ladder:
            found |= {s for s in rung if times[s] < (1.0 + CONTENTION) * fastest}
            fastest = min(fastest, *(times[s] for s in rung))
    return tuple(s for s in ladders.schemes(ladder) if s in found)


def noise(runs: Iterable[list[dict[str, float]]], key: str) -> float:
    """Relative spread of the times of a call over runs: the median over the schemes.

    Args:
        runs: for each scheme milliseconds by call key in every run; schemes with one are passed.
        key: of the call.
    """
    times = ([run[key] for run in of_scheme] for of_scheme in runs)
    found = [max(ms) / min(ms) - 1.0 for ms in times if len(ms) > 1 and min(ms) > 0]
    return min(median(found), MOST_NOISE) if found else 0.0


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


def _error(trials: Trials, sites: Iterable[str], scheme: str) -> float:
    """Of the first run with one scheme everywhere."""
    trial = trials.bench.session.trial(dict.fromkeys(sites, scheme))
    return 0.0 if trial is None or trial.error is None else trial.error


def _runs_of(scheme: str) -> str:
    """What the session calls them."""
    return f"runs of {scheme}"


def _runs(
    trials: Trials, sites: Iterable[str], scheme: str, count: int, until: float = math.inf
) -> list[dict[str, float]]:
    """Milliseconds by call key of up to `count` runs with one scheme.

    None where the first fails or computes no call as the scheme says. Runs that the session knows
    are not made again, and none is made after `until`.
    """
    session = trials.bench.session
    name = _runs_of(scheme)
    plan = dict.fromkeys(sites, scheme)
    known = session.baseline(name) or {"runs": [], "failed": False}
    while len(known["runs"]) < count and not known["failed"]:
        recalled = not known["runs"] and session.trial(plan) is not None
        if time.monotonic() > until and not recalled:
            break
        run = trials.measure(plan) if known["runs"] else trials(plan)
        good = run.status is Status.OK and not set(run.call_ms) <= set(run.replaced)
        known = {"runs": [*known["runs"], *([run.call_ms] if good else [])], "failed": not good}
        session.set_baseline(name, known)
    return list(known["runs"])
