"""The last word on a plan: run it once more, for its error and its time.

Plan and native run as often as the budget allows. Where that has no time for a single run, the run
of the search that found the plan has the last word. A run that fails is made once more, for it may
have failed by chance. The report says either.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import median

from mixpert.scheme import NATIVE
from mixpert.tuner.outcome import Judge, Status, Trial, Verdict
from mixpert.tuner.trials import Trials
from mixpert.tuner.units import Limits, scheme_of

REPEATS = 3
"""Runs of plan and native each, in turns, where times are measured."""


@dataclass(frozen=True)
class Validated:
    """Figures from the validation runs.

    Attributes:
        error: the largest.
        plan_ms: milliseconds in GEMM calls, the median.
        native_ms: the same under native, the least.
        limits: those that the plan had.
        remark: what the budget left out, and runs that failed once; else empty.
    """

    error: float
    plan_ms: float
    native_ms: float
    limits: Limits = field(default_factory=dict)
    remark: str = ""


def validate(
    trials: Trials,
    plan: Mapping[str, str],
    judge: Judge,
    limits: Limits | None = None,
    *,
    after: int = 0,
) -> Validated | None:
    """Run `plan` again; None where it is not accurate, or not faster than native, this time.

    Where times are measured, plan and native run in turns, and of the calls that the plan changes
    the median of the plan's times must be below every time of native.

    Args:
        trials: runs the program.
        plan: its entries; the session has a trial of it.
        judge: the user's demand.
        limits: of the entries, for the guard; with them it runs at least once.
        after: runs that the budget is to have time for after these.
    """
    modelled, native = trials.clock.modelled, dict.fromkeys(plan, str(NATIVE))
    most = 1 if modelled else REPEATS
    turns = trials.bench.effort.turns(most, 1 if modelled else 2, after)
    turns = max(turns, 1 if limits else 0)  # no run of the search had them
    runs: list[Trial] = []
    natives: list[Trial] = []
    failed: list[str] = []
    for _ in range(turns):
        runs.append(measured(trials, plan, limits, failed))
        if not modelled:
            natives.append(measured(trials, native, None, failed))
    if not turns:  # the session knows both
        runs, natives = [trials(plan)], [] if modelled else [trials(native)]
    errors = [run.error for run in runs if run.error is not None]
    times = [run.ms for run in runs if run.ms is not None]
    if len(errors) < len(runs) or len(times) < len(runs):
        return None
    native_ms = min((run.ms for run in natives if run.ms is not None), default=judge.native_ms)
    remark = "; ".join(filter(None, [_left_out(turns, most), *failed]))
    figures = Validated(max(errors), median(times), native_ms, limits or {}, remark)
    summary = Trial(dict(plan), Status.OK, figures.error, figures.plan_ms)
    verdict = Judge(judge.threshold, native_ms)(summary).verdict
    if natives and verdict in (Verdict.PASS, Verdict.SLOWER):
        return figures if _faster(runs, natives) else None
    return figures if verdict is Verdict.PASS else None


def measured(
    trials: Trials, plan: Mapping[str, str], limits: Limits | None, failed: list[str]
) -> Trial:
    """A run of a plan, made again if it fails; adds a line to `failed` if that helps."""
    run = partial(trials.measure, plan, limits)
    return again_if_failed(run(), run, failed)


def again_if_failed(first: Trial, run: Callable[[], Trial], failed: list[str]) -> Trial:
    """A run, or what it is made again; adds a line to `failed` if that helps."""
    if first.status is Status.OK:
        return first
    second = run()
    if second.status is Status.OK:
        failed.append(f"a run of the plan failed by chance, made again it did not: {first.detail}")
    return second


def _left_out(turns: int, most: int) -> str:
    """What the report says of validation runs for which there was no time."""
    if turns == most:
        return ""
    if turns:
        return f"the budget had time for {turns} of {most} validation runs"
    return "the budget had no time for a validation run: error and time are those of the search"


def _faster(runs: Sequence[Trial], natives: Sequence[Trial]) -> bool:
    """Whether the calls that the plan changes are faster in most runs than in any native run."""
    native = str(NATIVE)
    changed = [key for key in runs[0].call_ms if scheme_of(runs[0].plan, key) != native]

    def ms(run: Trial) -> float:
        return sum(run.call_ms.get(key, 0.0) for key in changed)

    return median(map(ms, runs)) < min(map(ms, natives))
