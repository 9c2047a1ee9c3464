"""The last word on a plan: run it once more, for its error and its time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median

from mixpert.scheme import NATIVE
from mixpert.tuner.outcome import Judge, Status, Trial, Verdict
from mixpert.tuner.trials import Trials

REPEATS = 3
"""Runs of plan and native each, in turns, where times are measured."""


@dataclass(frozen=True)
class Validated:
    """Figures from the validation runs: largest error, median milliseconds in GEMM calls."""

    error: float
    plan_ms: float
    native_ms: float


def validate(trials: Trials, plan: Mapping[str, str], judge: Judge) -> Validated | None:
    """Run `plan` again; None where it is not accurate, or not faster than native, this time."""
    runs = [trials.measure(plan)]
    native_ms = judge.native_ms
    if not trials.clock.modelled:
        natives = [trials.measure(dict.fromkeys(plan, str(NATIVE)))]
        for _ in range(REPEATS - 1):
            runs.append(trials.measure(plan))
            natives.append(trials.measure(dict.fromkeys(plan, str(NATIVE))))
        native_ms = _median_ms(natives)
    if any(run.status is not Status.OK for run in runs):
        return None
    error = max(run.error for run in runs if run.error is not None)
    summary = Trial(dict(plan), Status.OK, error, _median_ms(runs))
    verdict = Judge(judge.threshold, native_ms, judge.noise)(summary).verdict
    return Validated(error, _median_ms(runs), native_ms) if verdict is Verdict.PASS else None


def _median_ms(runs: list[Trial]) -> float:
    times = [run.ms for run in runs if run.ms is not None]
    return median(times) if times else float("inf")
