"""What one run of the program under a plan came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Status(StrEnum):
    """How a run ended, before anyone asks whether it was good enough."""

    OK = "ok"
    CRASH = "crash"
    TIMEOUT = "timeout"
    NAN = "nan"
    DIVERGED = "diverged"


class Verdict(StrEnum):
    """What a trial is worth at one threshold."""

    PASS = "pass"
    INACCURATE = "inaccurate"
    SLOWER = "slower"
    CRASH = "crash"
    TIMEOUT = "timeout"
    NAN = "nan"
    DIVERGED = "diverged"


@dataclass(frozen=True)
class Trial:
    """One run, as the session keeps it: facts that hold for every threshold.

    Attributes:
        plan: scheme text by site id, and by call key for shapes that differ from their site.
        status: how the run ended.
        error: error of the output against the reference; None unless `status` is ``ok``.
        ms: milliseconds in GEMM calls, modelled or measured; None unless `status` is ``ok``.
        call_ms: the same by call key.
        seconds: wall time of the run.
        detail: one line on what went wrong, or on calls of a good run that ran another scheme
            than the plan's (its error and times are those of what ran); else empty.
        replaced: keys of calls that ran another scheme than the plan's.
        estimates: the guard's largest estimated error by call key, of the calls that it looked at;
            None where it has no bound.
        parts: what each captured site adds to the square of the error, where that is known.
    """

    plan: dict[str, str]
    status: Status
    error: float | None = None
    ms: float | None = None
    call_ms: dict[str, float] = field(default_factory=dict)
    seconds: float = 0.0
    detail: str = ""
    replaced: list[str] = field(default_factory=list)
    estimates: dict[str, float | None] = field(default_factory=dict)
    parts: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """A trial judged: what the searches see.

    `error` and `ms` are None where the run failed, or its error is beyond `MOST_ERROR`; `parts` are
    those of the trial.
    """

    verdict: Verdict
    error: float | None = None
    ms: float | None = None
    parts: Mapping[str, float] = field(default_factory=dict)

    @property
    def accurate(self) -> bool:
        """Within the threshold, whether or not it is faster than native."""
        return self.verdict in (Verdict.PASS, Verdict.SLOWER)


_FAILURES = {
    Verdict.CRASH: "crashed",
    Verdict.TIMEOUT: "timed out",
    Verdict.NAN: "gave NaN",
    Verdict.DIVERGED: "made other GEMM calls than the reference run, see --output",
}


def failures(verdicts: Iterable[Verdict]) -> str:
    """What a note on a search adds about failed trials: ``; of 5 plans 2 crashed``, or nothing."""
    counts = Counter(verdicts)
    failed = [f"{counts[verdict]} {what}" for verdict, what in _FAILURES.items() if counts[verdict]]
    return f"; of {counts.total()} plans {', '.join(failed)}" if failed else ""


LEAST_ERROR, MOST_ERROR = 1e-140, 1e140
"""Errors between which searches tell plans apart: they reckon with squares. Less is none."""

ROUNDING = 1e-9
"""Relative difference of two sums of times that says nothing."""


@dataclass(frozen=True)
class Judge:
    """The user's demand.

    Attributes:
        threshold: largest acceptable error.
        native_ms: GEMM time of the program under native everywhere, milliseconds.
    """

    threshold: float
    native_ms: float

    def __call__(self, trial: Trial) -> Outcome:
        """The verdict on `trial`."""
        if trial.status is not Status.OK or trial.error is None or trial.ms is None:
            return Outcome(Verdict(trial.status.value))
        error = trial.error if trial.error > LEAST_ERROR else 0.0
        if not trial.error <= self.threshold:
            verdict = Verdict.INACCURATE
            if not error < MOST_ERROR:
                return Outcome(verdict)
        elif trial.ms < self.native_ms * (1.0 - ROUNDING):
            verdict = Verdict.PASS
        else:
            verdict = Verdict.SLOWER
        return Outcome(verdict, error, trial.ms, trial.parts)
