"""The whole of a tuning run: baseline, search, validation, report."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from mixpert.errors import ProgramError
from mixpert.scheme import NATIVE
from mixpert.tuner import ladder as ladders
from mixpert.tuner import one_sided
from mixpert.tuner import times as call_times
from mixpert.tuner.baseline import Baseline, Say
from mixpert.tuner.capability import advice
from mixpert.tuner.clock import Clock, ModelClock, TraceClock
from mixpert.tuner.conclusion import Conclusion, save
from mixpert.tuner.dependence import predecessors, sinks_reached
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.effort import Effort
from mixpert.tuner.evaluator import Evaluator
from mixpert.tuner.forecast import least_end
from mixpert.tuner.generalise import Held, hold
from mixpert.tuner.guarded import WITHOUT_LIMITS
from mixpert.tuner.last_runs import LastRuns
from mixpert.tuner.outcome import Judge, Outcome, Trial, failures
from mixpert.tuner.plainer import plainer
from mixpert.tuner.pool import check_pool, open_pool
from mixpert.tuner.prepare import Prepared, all_prepared, executable_of
from mixpert.tuner.progress import Live, Show
from mixpert.tuner.report import Ending, Report, UnitFacts, added_errors, site_lines
from mixpert.tuner.request import Request
from mixpert.tuner.search import STRATEGIES, usual
from mixpert.tuner.search.record import Budget, Result
from mixpert.tuner.space import Assignment, Space
from mixpert.tuner.times import Timing
from mixpert.tuner.timing import timing_for
from mixpert.tuner.trials import Trials, run_ahead
from mixpert.tuner.units import Limits, Units, plan_of, rows_by_call
from mixpert.tuner.validate import Validated
from mixpert.tuner.weighing import Scales, Weight

NOISY = 0.02
"""Difference between the times of two native runs that is worth mentioning."""

NOTHING_FASTER = "nothing that is accurate beats native"
SLOWER_HERE = "by the profile a plan beats native, measured on this GPU it does not"
"""What ends a run on the GPU that the profile is of (`mixpert.tuner.weighing`)."""

NO_TIME_TO_WEIGH = "the budget had no time to measure the plan on this GPU: the same command does"

CANDIDATES = 3
"""Plans that may fail their validation before the search counts as having found none."""


def tune(request: Request, say: Say, show: Show = lambda line: None) -> Report:
    """Find the fastest plan within the threshold and write it.

    Args:
        request: what the user asked for.
        say: takes lines of progress.
        show: takes the state of the search, a line that replaces the one before.

    Raises:
        ProgramError: the program fails, is noisier than the threshold, or no plan reaches it.
        SessionError: the session is locked, belongs to another run, or cannot be written.
        MixpertError: any other input that cannot be used.
    """
    request.check_plan_path()
    model = None if request.device_model is None else DeviceModel.load(request.device_model)
    clock: Clock = TraceClock() if model is None else ModelClock(model)
    effort = Effort.within(request.budget, max(len(request.gpus), request.jobs))
    say = effort.with_progress(say)
    check_pool(request, clock)
    for other in request.inputs:
        executable_of(other)  # before runs of the program, which may take long
    with open_pool(request) as pool, all_prepared(request, clock, pool, effort, say) as programs:
        main, *inputs = programs
        return _Tuning(request, main, inputs, model, width=pool.width, say=say, show=show).run()


@dataclass(frozen=True)
class _Settled:
    """A plan that may be written: figures of its last runs, with limits, what it weighs here."""

    held: Held
    figures: Validated
    remark: str = ""
    weight: Weight | None = None


class _Tuning:
    """The part of a run that has a session and knows what the program calls."""

    def __init__(
        self,
        request: Request,
        main: Prepared,
        inputs: list[Prepared],
        model: DeviceModel | None,
        *,
        width: int,
        say: Say,
        show: Show,
    ) -> None:
        self._request = request
        self._trials = trials = main.trials
        self._seen = seen = main.seen
        self._base = main.base
        self._inputs, self._width = inputs, width
        self._scales = None if request.trust_profile else Scales.here(trials, model, seen.trace)
        self._say = say
        self._effort = trials.bench.effort
        self._budget = Budget(request.max_evals, self._effort.until())
        timing = timing_for(request, trials, seen.trace, model, self._budget, say)
        self._call_times, self._timed = timing.calls, timing.complete
        self._units = Units.of(timing.calls, seen.trace, timing.overall_noise)
        self._times = self._units.times(timing.calls)
        by_sink = request.comparison.by_sink and seen.whole
        self._space = Space.of(
            self._times,
            self._units.edges(predecessors(seen.graph)),
            timing.ladder,
            request.wanted,
            trials.clock.modelled,
            noise=self._units.noise(timing.noise, timing.calls),
            reaches=self._units.reaches(sinks_reached(seen.graph)) if by_sink else None,
            own=self._own_ladders(timing),
        )
        self._strategy = request.strategy or usual(self._space)
        self._judge = Judge(request.wanted, self._space.native_time)
        others = [other.trials for other in inputs]
        self._last = LastRuns(trials, others, request, self._judge)
        live = Live(self._space, show)
        self._evaluator = Evaluator(
            trials, self._entries, self._space, self._judge, say, width, live
        )

    def run(self) -> Report:
        """Search, validate, write the plan, report."""
        self._effort.begin("search")
        result = STRATEGIES[self._strategy](self._space, self._evaluator, self._budget)
        self._effort.begin("end")
        result = replace(result, complete=result.complete and self._timed)
        for number, found in enumerate(self._candidates(result)[:CANDIDATES]):
            if number and self._effort.lacks(least_end(self._trials.clock, limits=False)):
                break  # what the search saw of the others did not hold
            plan = plainer(self._space, found, lambda p: self._is_accurate(result, p))
            self._say("validation run of the best plan")
            at_once = self._last.at_once(self._entries(plan))
            if at_once is not None:
                return self._found(result, _Settled(Held(plan, {}, ()), *at_once))
            validated = self._validated(plan)
            if validated is not None:
                return self._generalised(result, plan, validated)
            self._say("it does not hold: the next best")
        return self._native(result)

    def _generalised(self, result: Result, plan: Assignment, figures: Validated) -> Report:
        """The plan found, raised where the further inputs ask for it."""
        held = self._held(plan)
        if held.plan == plan:
            return self._found(result, self._limited(held, figures))
        again = self._validated(held.plan)
        if again is not None:
            return self._found(result, self._limited(held, again))
        return self._native(result, "no plan that holds on all inputs beats native")

    def _held(self, plan: Assignment) -> Held:
        trials = {str(other.program): other.trials for other in self._inputs}
        attempts = {name: self._attempt(other) for name, other in trials.items()}

        def ahead(tries: Sequence[tuple[str, Assignment]]) -> None:
            run_ahead([(trials[name], self._entries(p)) for name, p in tries], self._width)

        return hold(self._space, plan, attempts, self._request.threshold, self._say, ahead=ahead)

    def _attempt(self, other: Trials) -> Callable[[Assignment], Trial]:
        return lambda plan: other(self._entries(plan))

    def _validated(self, plan: Assignment) -> Validated | None:
        return self._last.validated(self._entries(plan))

    def _is_accurate(self, result: Result, plan: Assignment) -> bool:
        """Whether a plan is known to be, or learnt to be if the budget has time for a run more."""
        known = self._trials.bench.session.trial(self._entries(plan)) is not None
        end = least_end(self._trials.clock, self._request.limits)
        affordable = known or plan in result.visits or not self._effort.lacks(1 + end)
        return affordable and self._visit(result, plan).accurate

    def _visit(self, result: Result, plan: Assignment) -> Outcome:
        """What the search knows of a plan, or learns of it now."""
        if plan not in result.visits:
            result.visits[plan] = self._evaluator(plan)
        return result.visits[plan]

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

    def _found(self, result: Result, settled: _Settled) -> Report:
        """The plan found, with limits; on the profile's GPU only what is faster there."""
        if self._scales is None:
            return self._written(result, settled)
        if self._effort.lacks(2):
            remark = "; ".join(filter(None, [settled.remark, NO_TIME_TO_WEIGH]))
            return self._written(result, replace(settled, remark=remark))
        weighed = self._weighed(self._scales, result, settled)
        if weighed is None and settled.figures.limits:
            bare = self._validated(settled.held.plan)
            if bare is not None:
                without = _Settled(settled.held, bare, WITHOUT_LIMITS)
                weighed = self._weighed(self._scales, result, without)
        if weighed is None:
            return self._native(result, SLOWER_HERE)
        return self._written(result, weighed)

    def _limited(self, held: Held, figures: Validated) -> _Settled:
        """A plan with limits for the guard, where they are wanted and do not cost too much."""
        return _Settled(held, *self._last.limited(self._entries(held.plan), figures))

    def _weighed(self, scales: Scales, result: Result, settled: _Settled) -> _Settled | None:
        """A plan with native where that is faster on this GPU; None if that leaves no gain."""
        while True:
            plan = settled.held.plan
            self._say("runs of the plan and native in turns, for times on this GPU")
            weight = scales.weigh(self._entries(plan), settled.figures.limits)
            slower = weight.slower(self._units, self._named(plan))
            if slower:
                self._say(f"slower than native here: {', '.join(slower)}")
            lighter = self._lighter(result, settled, slower) if slower else None
            if lighter is None:
                pays = weight.pays(self._units, self._named(plan))
                return replace(settled, weight=weight) if pays else None
            settled = lighter

    def _lighter(self, result: Result, settled: _Settled, slower: Sequence[str]) -> _Settled | None:
        """A plan with some units native, if anything is left of it and it is good enough."""
        named = self._named(settled.held.plan) | dict.fromkeys(slower, str(NATIVE))
        plan = tuple(named[operator.name] for operator in self._space.operators)
        if plan == self._space.native or not self._visit(result, plan).accurate:
            return None
        figures, held = self._validated(plan), self._held(plan)
        if figures is None or held.plan != plan:
            return None
        if settled.figures.limits:
            return self._limited(held, figures)
        return _Settled(held, figures, settled.remark)

    def _written(self, result: Result, settled: _Settled) -> Report:
        plan = settled.held.plan
        trial = self._trials.bench.session.trial(self._entries(plan))
        ended = "" if result.complete else f"{self._ended}: there may be better plans"
        remarks = [trial.detail if trial else "", ended, settled.figures.remark, settled.remark]
        remark = "; ".join(filter(None, remarks))
        return self._finish(Ending.FOUND, result, plan, settled.figures, remark, settled=settled)

    def _native(self, result: Result, remark: str = NOTHING_FASTER) -> Report:
        """Nothing beats native: the native plan, or the error that the threshold is beyond."""
        base = self._base
        accurate = [p for p, outcome in result.visits.items() if outcome.accurate]
        within = base.native_error <= self._request.wanted
        if not accurate and not within:
            raise ProgramError(_unreached(self._request.wanted, base, result))
        if not within:
            remark += self._reaches(min(accurate, key=self._space.time), result)
        elif remark != SLOWER_HERE:
            remark = self._why_native(result, remark)
        remark += failures(outcome.verdict for outcome in result.visits.values())
        remark = "; ".join(filter(None, [remark, advice(self._seen.trace, self._space.modelled)]))
        figures = Validated(base.native_error, base.native_ms, base.native_ms)
        return self._finish(Ending.NATIVE, result, self._space.native, figures, remark)

    def _reaches(self, plan: Assignment, result: Result) -> str:
        """That a plan meets the threshold which native misses."""
        return (
            f", but native itself misses the threshold; {', '.join(plan)} reaches "
            f"{result.visits[plan].error:.2e} in {self._space.time(plan):.4g} ms"
        )

    def _why_native(self, result: Result, remark: str) -> str:
        """That nothing was found to be faster, as far as the search and its times can tell."""
        noise = self._base.time_noise
        if not result.complete:
            return f"{self._ended} before a plan faster than native was found"
        if noise > NOISY:
            return f"{remark} beyond the noise of times ({100 * noise:.0f}% between two runs)"
        if self._space.modelled and result.best is not None:
            return f"{remark} by {ladders.LEAST_GAIN:.0%}"
        return remark

    @property
    def _ended(self) -> str:
        """What ends a search that is not complete."""
        if self._request.simulate:
            return "the session knows no further trial"
        return "the budget ended the search"

    def _finish(
        self,
        ending: Ending,
        result: Result,
        plan: Assignment,
        figures: Validated,
        remark: str,
        *,
        settled: _Settled | None = None,
    ) -> Report:
        held, weight = (settled.held, settled.weight) if settled else (None, None)
        found = plan_of(self._entries(plan), figures.limits)
        self._request.write_plan(found, self._trials.bench.session.path)
        sites = {site.id: site for site in self._seen.graph.sites}
        rows = rows_by_call(self._seen.trace)
        facts = {
            name: UnitFacts(sites[unit.site], [row for key in unit.calls for row in rows[key]])
            for name, unit in self._units.by_name.items()
        }
        added = added_errors(self._space, result, plan)
        lines = site_lines(facts, self._times, self._named(plan), added)
        report = Report(
            ending,
            lines,
            self._request.threshold,
            figures.error,
            self._base.native_error,
            self._base.noise,
            figures.native_ms,
            figures.plan_ms,
            self._trials.clock.label,
            len(result.visits),
            remark,
            self._request.margin,
            {} if held is None else dict(held.errors),
            () if held is None else tuple(map(str, held.raised)),
            weight.plan_ms if weight else None,
            weight.native_ms if weight else None,
        )
        self._save(report, result, plan, figures.limits)
        return report

    def _save(self, report: Report, result: Result, plan: Assignment, limits: Limits) -> None:
        """Keep the outcome in the session, for mixpert-report."""
        predictions = [
            (self._entries(p), predicted, result.visits[p].error)
            for p, predicted in result.predictions.items()
        ]
        conclusion = Conclusion(
            report,
            str(self._request.program),
            str(self._request.plan_path),
            self._strategy,
            self._request.comparison.metric.name,
            self._entries(plan),
            self._seen.graph,
            predictions,
            dict(limits),
            self._request.program.preload,
        )
        if not self._request.simulate:
            session = self._trials.bench.session
            save(session, conclusion)
            directory = shlex.quote(str(session.directory))
            self._say(f"for a report, run mixpert-report {directory}")

    def _named(self, plan: Assignment) -> dict[str, str]:
        names = (operator.name for operator in self._space.operators)
        return dict(zip(names, plan, strict=True))

    def _entries(self, plan: Assignment) -> dict[str, str]:
        return self._units.entries(self._named(plan))

    def _own_ladders(self, timing: Timing) -> dict[str, ladders.Ladder]:
        """The ladders of units whose site has schemes of its own."""
        return {
            name: one_sided.with_forms(timing.ladder, timing.extra[unit.site])
            for name, unit in self._units.by_name.items()
            if unit.site in timing.extra
        }


def _unreached(threshold: float, base: Baseline, result: Result) -> str:
    errors = [base.native_error, *([] if result.reachable is None else [result.reachable])]
    ended = "" if result.complete else " before the budget ended the search"
    return (
        f"no scheme reaches the threshold {threshold:.2e}{ended}: "
        f"the smallest error measured is {min(errors):.2e} (native {base.native_error:.2e})"
    )
