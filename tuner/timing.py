"""What a search knows of times: measured or of a profile, and one-sided schemes where they fit."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial

from mixpert.trace import Trace
from mixpert.tuner import ladder as ladders
from mixpert.tuner import one_sided, times
from mixpert.tuner.baseline import Say
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.request import Request
from mixpert.tuner.search.record import Budget
from mixpert.tuner.times import Timing
from mixpert.tuner.trials import Trials

MEASURING = 0.5
"""Share of what is left of --budget after which no further times are measured: the search has the
rest."""


def timing_for(  # noqa: PLR0917
    request: Request,
    trials: Trials,
    trace: Trace,
    model: DeviceModel | None,
    budget: Budget,
    say: Say,
) -> Timing:
    """Times of every call under the schemes of the request's ladder.

    Args:
        request: what the user asked for.
        trials: runs the program.
        trace: of a native run.
        model: the profile that times come from; None: they are measured.
        budget: of the search.
        say: told about progress.
    """
    until, ladder = budget.part(MEASURING), request.ladder
    trials.bench.effort.begin("times")
    if model is None:
        timing = times.measured(trials, trace, ladder, request.wanted, say, until=until)
        times_of = partial(times.everywhere, trials, trace, until)
    else:
        timing = times.modelled(model, trace, ladder)
        times_of = partial(times.profiled, model, trace)
    if ladder == ladders.SHORT_NAME:
        return timing
    if time.monotonic() > until and not one_sided.is_known(trials.bench.session):
        return replace(timing, complete=False)
    return one_sided.widened(timing, trials, trace, times_of)
