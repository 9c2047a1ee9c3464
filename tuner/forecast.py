"""How many runs of a program a tuning takes, estimated from its first run and the session."""

from __future__ import annotations

from mixpert.scheme import NATIVE
from mixpert.trace import Trace
from mixpert.tuner import ladder as ladders
from mixpert.tuner import one_sided, times, validate
from mixpert.tuner.clock import Clock
from mixpert.tuner.request import Request
from mixpert.tuner.search import FEW
from mixpert.tuner.search.perturb import GROUPS
from mixpert.tuner.session import Session

_A_SITE = 4
"""Plans that the greedy search tries for each site: 19 for 2 to 5 sites (docs/tuner.md)."""
_PROPOSALS = 4
"""Plans that the model strategy tries beside those that perturb a site."""


def expected(request: Request, trace: Trace, clock: Clock, session: Session) -> dict[str, int]:
    """Runs by phase, without those that the session holds.

    Args:
        request: what the user asked for.
        trace: of a native run.
        clock: where times come from.
        session: of the program.
    """
    return {
        "baseline": _baseline(request, session),
        "times": _times(request, trace, clock, session),
        "search": _search(request, len(trace.by_site())),
        "end": _end(request, clock),
    }


def _baseline(request: Request, session: Session) -> int:
    """Reference and native twice; of every further input the first run besides."""
    known = sum(session.baseline(name) is not None for name in ("reference", "native"))
    return 4 - 2 * known + 5 * len(request.inputs)


def _times(request: Request, trace: Trace, clock: Clock, session: Session) -> int:
    """Every scheme once, half of them twice more; two runs for one-sided schemes."""
    probes = request.ladder != ladders.SHORT_NAME and not one_sided.is_known(session)
    runs = len(one_sided.FORMS) if probes else 0
    if clock.modelled:
        return runs
    rungs = times.candidates(request.ladder, trace, request.wanted)
    schemes = [s for s in ladders.schemes(rungs) if s != str(NATIVE)]
    half = (times.REPEATS - 1) * (len(schemes) // 2)
    more = times.missing(session, schemes, times.REPEATS) - times.missing(session, schemes, 1)
    return runs + times.missing(session, schemes, 1) + min(half, more)


def _search(request: Request, sites: int) -> int:
    few = request.strategy != "model" and (sites <= FEW or request.strategy is not None)
    plans = _A_SITE * sites if few else min(sites, GROUPS) + _PROPOSALS
    return plans if request.max_evals is None else min(plans, request.max_evals)


def _end(request: Request, clock: Clock) -> int:
    """The guard's estimates and the validation with limits, if there are none that without.

    A plan is validated before it is run on further inputs, and each of these has estimates too.
    """
    if not request.limits:
        return _validation(clock) + len(request.inputs)
    before = _validation(clock) if request.inputs else 0
    return before + for_limits(clock) + 2 * len(request.inputs)


def for_limits(clock: Clock, turns: int = validate.REPEATS) -> int:
    """Runs that give a plan its limits: the guard's estimates, and a validation with them.

    `turns` is what the validation has where times are measured; a budget may leave but one.
    """
    return 1 + _validation(clock, turns)


def least_end(clock: Clock, limits: bool) -> int:
    """The fewest runs after a search: a validation, with the guard's estimates before it."""
    return for_limits(clock, 1) if limits else _validation(clock, 1)


def seconds_for_limits(clock: Clock, seconds: float) -> float:
    """A budget that is enough for the limits of a plan that is found, runs taking `seconds`.

    Half of a budget is kept for the last runs (`Effort.until`).
    """
    return 2.0 * seconds * least_end(clock, limits=True)


def _validation(clock: Clock, turns: int = validate.REPEATS) -> int:
    return 1 if clock.modelled else 2 * turns
