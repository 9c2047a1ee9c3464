"""Turns plans into trials: runs the program, compares its output, classifies, remembers."""

from __future__ import annotations

import math
import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from mixpert.errors import FormatError, ProgramError, SessionError
from mixpert.plan import Plan
from mixpert.runtime.capture import DivergedError
from mixpert.scheme import Scheme
from mixpert.trace import Trace, TraceRow
from mixpert.tuner.children import Start, new_process
from mixpert.tuner.clock import Clock
from mixpert.tuner.comparison import Comparison
from mixpert.tuner.devices import Devices
from mixpert.tuner.effort import Effort
from mixpert.tuner.limits import estimates
from mixpert.tuner.outcome import Status, Trial
from mixpert.tuner.program import Program, Run, run_program
from mixpert.tuner.session import Session
from mixpert.tuner.together import together
from mixpert.tuner.units import Limits, plan_of, rows_by_call

Calls = Counter[tuple[str, int, int, int, int]]
"""How many calls of each (site, m, n, k, batch) a run made."""


def count_calls(trace: Trace) -> Calls:
    """The calls of a run, whatever schemes they ran under."""
    calls: Calls = Counter()
    for row in trace.rows:
        calls[row.site, row.m, row.n, row.k, row.batch] += row.calls
    return calls


@dataclass(frozen=True)
class Workbench:
    """How the program is run and what of it is compared; the same for every run of a session.

    Attributes:
        program: what to run.
        session: where runs leave their files.
        comparison: what of a run is compared, and how.
        sinks: ids of the sites whose output is captured; None: nothing is compared.
        timeout: seconds that a run may take, or None.
        offline: nothing may run: what the session does not know is an error.
        devices: what each run is kept to.
        effort: told of every run.
        start: starts the program's process.
        width: runs at a time on this machine.
        label: what errors call the program where it is one of several, else empty.
    """

    program: Program
    session: Session
    comparison: Comparison
    sinks: tuple[str, ...] | None
    timeout: float | None
    offline: bool = False
    devices: Devices = field(default_factory=Devices)
    effort: Effort = field(default_factory=Effort)
    start: Start = new_process
    width: int = 1
    label: str = ""

    @property
    def reference(self) -> Path:
        """The directory with the reference run's outputs."""
        return self.session.directory / "reference"

    @contextmanager
    def run(
        self, schemes: Plan | Scheme, name: str, settings: Mapping[str, str] | None = None
    ) -> Iterator[Run]:
        """Run the program and keep its outputs until the block ends; `settings` are the runtime's.

        Raises:
            ProgramError: no such program, or an output file that it did not write.
            SessionError: nothing may run.
        """
        if self.offline:
            raise SessionError(
                f"--simulate runs nothing, and session {self.session.directory} does not know what "
                f"the {name} run gave: tune without it first"
            )
        directory = self.session.scratch(name)
        try:
            stamps = self.comparison.stamps()
            with self.devices.one() as variables:
                run = run_program(
                    self.program,
                    directory,
                    schemes,
                    sinks=self.sinks if self.comparison.captures else None,
                    timeout=self.timeout,
                    variables={**variables, **(settings or {})},
                    start=self.start,
                )
            self.effort.ran(run.seconds)
            if run.status is Status.OK:
                self.comparison.keep(stamps, directory)
            yield run
        finally:
            shutil.rmtree(directory, ignore_errors=True)


@dataclass(frozen=True)
class Trials:
    """Runs plans and remembers them in the session.

    Attributes:
        bench: how to run.
        clock: where times come from.
        calls: what the native run called.
        remote: runs a plan elsewhere; None: it runs here.
    """

    bench: Workbench
    clock: Clock
    calls: Calls
    remote: Callable[[dict[str, str], Limits], Trial] | None = None

    def __call__(self, plan: Mapping[str, str]) -> Trial:
        """The trial of a plan (entries of the plan file), from the session or from a run.

        Raises:
            SessionError: the session cannot be written.
        """
        known = self.bench.session.trial(plan)
        if known is None or self._deserves_more_time(known):
            known = self.once_more(self.measure(plan))
            self.bench.session.add_trial(known)
        return known

    def once_more(self, first: Trial) -> Trial:
        """A trial, or if it crashed that of a second run, for the session keeps the verdict.

        Not for threads: what an interrupt has killed there would begin anew.
        """
        if first.status is not Status.CRASH or self.bench.offline:
            return first
        again = self.measure(first.plan)
        if again.status is Status.CRASH or again.detail:
            return again
        return replace(again, detail=f"crashed by chance, run again it did not: {first.detail}")

    def measure(self, plan: Mapping[str, str], limits: Limits | None = None) -> Trial:
        """Run a plan, whether or not the session knows it, and leave the session as it is.

        Offline the trial that the session knows stands in. `limits` are those of its entries.
        """
        if self.bench.offline and (known := self.bench.session.trial(plan)) is not None:
            return known
        if self.remote is not None:
            trial = self.remote(dict(plan), limits or {})
            self.bench.effort.ran(trial.seconds)
            return trial
        try:
            with self.bench.run(plan_of(plan, limits), "trial") as run:
                return self._judge(dict(plan), run)
        except DivergedError as error:
            return Trial(dict(plan), Status.DIVERGED, detail=str(error))
        except (ProgramError, FormatError) as error:
            return Trial(dict(plan), Status.CRASH, detail=str(error))

    def _deserves_more_time(self, trial: Trial) -> bool:
        """Whether a trial ran into a timeout shorter than the present one."""
        limit = self.bench.timeout
        return trial.status is Status.TIMEOUT and (limit is None or trial.seconds < limit)

    def _judge(self, plan: dict[str, str], run: Run) -> Trial:
        if run.status is not Status.OK:
            return Trial(plan, run.status, seconds=run.seconds, detail=run.detail)
        normal = self.bench.session.baseline("reference") or {}
        if run.prints_nan and not normal.get("prints_nan"):
            return Trial(plan, Status.NAN, seconds=run.seconds, detail="prints nan")
        if self.bench.comparison.captures and count_calls(run.trace) != self.calls:
            detail = diverging(self.calls, count_calls(run.trace))
            return Trial(plan, Status.DIVERGED, seconds=run.seconds, detail=detail)
        difference = self.bench.comparison.difference(self.bench.reference, run.directory)
        if math.isnan(difference.error):
            return Trial(plan, Status.NAN, seconds=run.seconds, detail="NaN or Inf in the output")
        call_ms, by_call = self.clock.call_ms(run.trace), rows_by_call(run.trace)
        note = substitution(run.trace.rows, lambda row: row.requested)
        return Trial(
            plan,
            Status.OK,
            difference.error,
            sum(call_ms.values()),
            call_ms,
            run.seconds,
            note,
            [key for key, rows in by_call.items() if any(r.scheme != r.requested for r in rows)],
            estimates(run.trace),
            dict(difference.parts),
        )


def run_ahead(wanted: Iterable[tuple[Trials, Mapping[str, str]]], width: int) -> None:
    """Run plans of which it is known that they will be asked for, `width` at a time.

    Those that the sessions know are left out, and one alone is left for when it is asked for.
    """
    new = {
        (id(trials), *sorted(plan.items())): (trials, plan)
        for trials, plan in wanted
        if not trials.bench.offline and trials.bench.session.trial(plan) is None
    }
    if width < 2 or len(new) < 2:
        return
    jobs = [partial(trials.measure, plan) for trials, plan in new.values()]
    with closing(together(width, jobs)) as found:
        for (trials, _), trial in zip(new.values(), found, strict=True):
            trials.bench.session.add_trial(trials.once_more(trial))


def substitution(rows: Iterable[TraceRow], asked: Callable[[TraceRow], str]) -> str:
    """One line on the calls that ran another scheme than the one asked for; empty without any."""
    others = [row for row in rows if row.scheme != asked(row)]
    if not others:
        return ""
    first = others[0]
    shape = ",".join(map(str, first.shape))
    more = f" (and {len(others) - 1} more)" if len(others) > 1 else ""
    reason = f": {first.reason}" if first.reason else ""
    return f"{first.site} [{shape}] ran {first.scheme}, not {asked(first)}{reason}{more}"


def diverging(reference: Calls, other: Calls) -> str:
    """One line on the first difference between the calls of two runs."""
    for key in [*reference, *other]:
        if reference[key] != other[key]:
            site, m, n, k, _ = key
            return (
                f"{site} [{m},{n},{k}] ran {other[key]} times, in the reference run "
                f"{reference[key]} times; compare an output file with --output"
            )
    return ""
