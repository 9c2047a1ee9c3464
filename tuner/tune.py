"""The whole of a tuning run: baseline, search, validation, report."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from mixpert.errors import FormatError, ProgramError
from mixpert.passes.graph_section import read_graphs
from mixpert.runtime.program import child_command, is_ir
from mixpert.tuner import times as call_times
from mixpert.tuner.baseline import Baseline, Say, Survey, baseline, survey, timeout_for
from mixpert.tuner.clock import Clock, ModelClock, TraceClock
from mixpert.tuner.comparison import Comparison
from mixpert.tuner.dependence import predecessors
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.key import default_directory, session_key
from mixpert.tuner.ladder import LADDERS, Ladder
from mixpert.tuner.outcome import Judge, Outcome
from mixpert.tuner.program import Program
from mixpert.tuner.report import Ending, Report, UnitFacts, site_lines
from mixpert.tuner.search import STRATEGIES
from mixpert.tuner.search.exchange import increments
from mixpert.tuner.search.record import Budget, Result
from mixpert.tuner.session import Session
from mixpert.tuner.space import Assignment, Space
from mixpert.tuner.trials import Trials, Workbench, count_calls
from mixpert.tuner.units import CallTimes, Units, plan_of, rows_by_call
from mixpert.tuner.validate import Validated, validate

NOISY = 0.02
"""Difference between the times of two native runs that is worth mentioning."""

CANDIDATES = 3
"""Plans that may fail their validation before the search counts as having found none."""


@dataclass(frozen=True)
class Request:
    """What the user asked for.

    Attributes:
        program: what to tune.
        threshold: largest acceptable error.
        plan_out: where the plan goes; None: beside where it runs, named after the program.
        session: session directory; None: `.mixpert/<program>-<hash>`.
        comparison: what of a run is compared with the reference, and how.
        reference: ``fp64`` or ``native``.
        device_model: name or path of a recorded profile; None: measured times.
        strategy: a name in `STRATEGIES`.
        ladder: a name in `LADDERS`.
        max_evals: most plans that the search visits, or None.
        timeout: seconds a run may take; None: from the native run's time.
        budget: seconds that the search may take, or None.
    """

    program: Program
    threshold: float
    plan_out: Path | None = None
    session: Path | None = None
    comparison: Comparison = field(default_factory=Comparison)
    reference: str = "fp64"
    device_model: str | None = None
    strategy: str = "greedy"
    ladder: str = "full"
    max_evals: int | None = None
    timeout: float | None = None
    budget: float | None = None

    @property
    def plan_path(self) -> Path:
        """Where the plan goes."""
        return self.plan_out or Path(f"{self.program.name}.plan")


def tune(request: Request, say: Say) -> Report:
    """Find the fastest plan within the threshold and write it; `say` takes lines of progress.

    Raises:
        ProgramError: the program fails, is noisier than the threshold, or no plan reaches it.
        SessionError: the session is locked, belongs to another run, or cannot be written.
        MixpertError: any other input that cannot be used.
    """
    model = None if request.device_model is None else DeviceModel.load(request.device_model)
    if not request.plan_path.parent.is_dir():
        raise FormatError(f"{request.plan_path}: cannot write the plan: no such directory")
    clock: Clock = TraceClock() if model is None else ModelClock(model)
    executable = _executable(request.program)
    graphs = read_graphs(executable)
    key = session_key(request.program, executable, request.comparison, request.reference, clock.key)
    directory = request.session or default_directory(request.program, key)
    say(f"session {directory}")
    with _session(directory, key) as session:
        bench = Workbench(request.program, session, request.comparison, None, request.timeout)
        seen = survey(bench, graphs)
        bench = replace(bench, sinks=seen.sinks, timeout=timeout_for(request.timeout, seen.seconds))
        trials = Trials(bench, clock, count_calls(seen.trace))
        return _Tuning(request, trials, seen, model, say).run()


@contextmanager
def _session(directory: Path, key: dict[str, str]) -> Iterator[Session]:
    """The session; an interrupt inside says where what was learnt is kept."""
    with Session.open(directory, key) as session:
        try:
            yield session
        except KeyboardInterrupt as interrupt:
            raise KeyboardInterrupt(f"session kept in {directory}") from interrupt


class _Tuning:
    """The part of a run that has a session and knows what the program calls."""

    def __init__(
        self,
        request: Request,
        trials: Trials,
        seen: Survey,
        model: DeviceModel | None,
        say: Say,
    ) -> None:
        self._request = request
        self._trials = trials
        self._seen = seen
        self._say = say
        self._base = baseline(trials, request.reference, say)
        self._check_noise()
        ladder, self._call_times = self._measure_calls(model)
        noise = 0.0 if trials.clock.modelled else self._base.time_noise
        self._units = Units.of(self._call_times, seen.trace, noise)
        self._times = self._units.times(self._call_times)
        self._space = Space.of(
            self._times,
            self._units.edges(predecessors(seen.graph)),
            ladder,
            request.threshold,
            trials.clock.modelled,
        )
        self._judge = Judge(request.threshold, self._space.native_time)

    def run(self) -> Report:
        """Search, validate, write the plan, report."""
        budget = Budget(
            self._request.max_evals,
            None if self._request.budget is None else time.monotonic() + self._request.budget,
        )
        result = STRATEGIES[self._request.strategy](self._space, self._evaluate, budget)
        for plan in self._candidates(result)[:CANDIDATES]:
            self._say("validation run of the best plan")
            validated = validate(self._trials, self._entries(plan), self._judge)
            if validated is not None:
                return self._found(result, plan, validated)
            self._say("it does not hold: the next best")
        return self._native(result)

    def _candidates(self, result: Result) -> list[Assignment]:
        """The plans worth a validation, fastest first.

        Measured times are judged again, from all that the session has seen by now.
        """
        if self._space.modelled:
            return result.passing
        seen = call_times.least(self._call_times, self._trials.bench.session.trials)
        times = self._units.times(seen)

        def ms(plan: Assignment) -> float:
            return sum(times[unit][scheme] for unit, scheme in self._named(plan).items())

        accurate = [p for p, outcome in result.visits.items() if outcome.accurate]
        return sorted((p for p in accurate if ms(p) < ms(self._space.native)), key=ms)

    def _found(self, result: Result, plan: Assignment, validated: Validated) -> Report:
        remark = "" if result.complete else "the budget ended the search: there may be better plans"
        return self._finish(Ending.FOUND, result, plan, validated, remark)

    def _native(self, result: Result) -> Report:
        """Nothing beats native: the native plan, or the error that the threshold is beyond."""
        base = self._base
        accurate = [p for p, outcome in result.visits.items() if outcome.accurate]
        within = base.native_error <= self._request.threshold
        if not accurate and not within:
            raise ProgramError(_unreached(self._request.threshold, base, result))
        remark = "nothing that is accurate beats native"
        if not within:
            fastest = min(accurate, key=self._space.time)
            remark += (
                f", but native itself misses the threshold; {', '.join(fastest)} reaches "
                f"{result.visits[fastest].error:.2e} in {self._space.time(fastest):.4g} ms"
            )
        elif not result.complete:
            remark = "the budget ended the search before a plan faster than native was found"
        elif base.time_noise > NOISY:
            remark += f" beyond the noise of times ({100 * base.time_noise:.0f}% between two runs)"
        figures = Validated(base.native_error, base.native_ms, base.native_ms)
        return self._finish(Ending.NATIVE, result, self._space.native, figures, remark)

    def _finish(
        self,
        ending: Ending,
        result: Result,
        plan: Assignment,
        figures: Validated,
        remark: str,
    ) -> Report:
        plan_of(self._entries(plan)).write(self._request.plan_path)
        sites = {site.id: site for site in self._seen.graph.sites}
        rows = rows_by_call(self._seen.trace)
        facts = {
            name: UnitFacts(sites[unit.site], [row for key in unit.calls for row in rows[key]])
            for name, unit in self._units.by_name.items()
        }
        lines = site_lines(facts, self._times, self._named(plan), self._added(result, plan))
        return Report(
            ending,
            lines,
            self._request.threshold,
            figures.error,
            self._base.native_error,
            self._base.noise,
            figures.native_ms,
            figures.plan_ms,
            self._trials.clock.key.split(",")[0],
            len(result.visits),
            remark,
        )

    def _added(self, result: Result, plan: Assignment) -> dict[str, float]:
        """What each unit's scheme adds to the error over the search's first accurate plan."""
        first = next((p for p, o in result.visits.items() if o.accurate), None)
        if first is None or plan not in result.visits:
            return {}
        known = increments(self._space, result.visits, plan)
        gained = (
            (op.name, -known[i].get(first[i], 0.0)) for i, op in enumerate(self._space.operators)
        )
        return {name: math.sqrt(squared) for name, squared in gained if squared > 0}

    def _evaluate(self, plan: Assignment) -> Outcome:
        entries = self._entries(plan)
        known = self._trials.bench.session.trial(entries) is not None
        trial = self._trials(entries)
        if trial.ms is not None and not self._space.modelled:
            trial = replace(trial, ms=self._space.time(plan))  # one run's times are noise
        outcome = self._judge(trial)
        figures = _figures(outcome, self._judge.native_ms) or trial.detail
        self._say(
            f"{_short(plan)}: {outcome.verdict.value}, {figures}{' (session)' if known else ''}"
        )
        return outcome

    def _named(self, plan: Assignment) -> dict[str, str]:
        names = (operator.name for operator in self._space.operators)
        return dict(zip(names, plan, strict=True))

    def _entries(self, plan: Assignment) -> dict[str, str]:
        return self._units.entries(self._named(plan))

    def _measure_calls(self, model: DeviceModel | None) -> tuple[Ladder, CallTimes]:
        ladder = LADDERS[self._request.ladder]
        if model is not None:
            return call_times.modelled(model, self._seen.trace, ladder)
        return call_times.measured(self._trials, self._seen.trace, ladder, self._say)

    def _check_noise(self) -> None:
        noise, threshold = self._base.noise, self._request.threshold
        if not noise <= threshold:
            raise ProgramError(
                f"two native runs differ by {noise:.2e}, more than the threshold {threshold:.2e}: "
                "the program is not repeatable enough to be tuned to it"
            )


def _executable(program: Program) -> Path:
    """The file that holds the program; a bare name is looked up in PATH."""
    argv, _ = child_command(program.path, [])
    return program.path if is_ir(program.path) else Path(argv[0])


def _unreached(threshold: float, base: Baseline, result: Result) -> str:
    errors = [base.native_error, *([] if result.reachable is None else [result.reachable])]
    ended = "" if result.complete else " before the budget ended the search"
    return (
        f"no scheme reaches the threshold {threshold:.2e}{ended}: "
        f"the smallest error measured is {min(errors):.2e} (native {base.native_error:.2e})"
    )


def _figures(outcome: Outcome, native_ms: float) -> str:
    """Error, and speed over native where there is a time to divide by; empty for a failed run."""
    if outcome.error is None:
        return ""
    speed = f", {native_ms / outcome.ms:.2f}x" if outcome.ms else ""
    return f"error {outcome.error:.2e}{speed}"


def _short(plan: Assignment) -> str:
    """The schemes in the order of the table; by number where there are many sites."""
    if len(plan) <= 6:
        return " | ".join(plan)
    counts = {scheme: plan.count(scheme) for scheme in plan}
    return " + ".join(f"{count} x {scheme}" for scheme, count in counts.items())
