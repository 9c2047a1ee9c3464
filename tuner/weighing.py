"""A plan found by a profile's times, weighed on the GPU that the profile is of.

A profile has the times of single GEMMs queued behind each other. Where calls are short and many,
launches, waiting and what the guard adds to a call count as well, and a plan may be slower than the
program is without it. So calls are timed as the program makes them, nothing else being captured.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from mixpert.errors import ProgramError
from mixpert.plan import Plan
from mixpert.scheme import NATIVE
from mixpert.trace import Trace
from mixpert.tuner.capability import PROCESSOR
from mixpert.tuner.clock import gpus
from mixpert.tuner.comparison import Comparison
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.outcome import Status
from mixpert.tuner.trials import Trials, Workbench
from mixpert.tuner.units import Limits, Units, plan_of, rows_by_call

REPEATS = 3
"""Runs of plan and native each, in turns; of each call the least counts, for others only add."""


@dataclass(frozen=True)
class Weight:
    """Milliseconds in the calls of a program, by call key: under a plan, and natively."""

    plan: Mapping[str, float]
    native: Mapping[str, float]

    @property
    def plan_ms(self) -> float:
        """Of all calls, under the plan."""
        return sum(self.plan.values())

    @property
    def native_ms(self) -> float:
        """Of all calls, natively."""
        return sum(self.native.values())

    def pays(self, units: Units, schemes: Mapping[str, str]) -> bool:
        """Whether the calls that the plan emulates take less time in all; `schemes` are its."""
        calls = [key for name in _emulated(units, schemes) for key in units.by_name[name].calls]
        return _total(self.plan, calls) < _total(self.native, calls)

    def slower(self, units: Units, schemes: Mapping[str, str]) -> list[str]:
        """Those of the units that a plan emulates that take no less time so."""
        return [
            name
            for name in _emulated(units, schemes)
            if _total(self.plan, units.by_name[name].calls)
            >= _total(self.native, units.by_name[name].calls)
        ]


@dataclass(frozen=True)
class Scales:
    """Weighs plans where a profile's times can be put to the test."""

    bench: Workbench

    @staticmethod
    def here(trials: Trials, model: DeviceModel | None, trace: Trace) -> Scales | None:
        """The scales, where the calls of a run were made by the GPU that the profile is of."""
        on_gpu = any(row.backend != PROCESSOR for row in trace.rows)
        elsewhere = trials.remote is not None or trials.bench.offline
        if model is None or elsewhere or not on_gpu or set(gpus()) != {model.device}:
            return None
        return Scales(replace(trials.bench, comparison=Comparison(), sinks=None))

    def weigh(self, entries: Mapping[str, str], limits: Limits) -> Weight:
        """Run a plan and native in turns.

        As often as the budget allows, and at least once.

        Raises:
            ProgramError: a run fails.
        """
        turns = max(self.bench.effort.turns(REPEATS), 1)
        plan, native = plan_of(entries, limits), plan_of(dict.fromkeys(entries, str(NATIVE)))
        runs = [(self._call_ms(plan), self._call_ms(native)) for _ in range(turns)]
        return Weight(_least(run for run, _ in runs), _least(run for _, run in runs))

    def _call_ms(self, plan: Plan) -> dict[str, float]:
        """Milliseconds of the calls of a run, waiting between launches included."""
        with self.bench.run(plan, "weighing") as run:
            if run.status is not Status.OK:
                raise ProgramError(f"a run that weighs a plan failed: {run.detail}")
            return {k: sum(row.ms for row in rows) for k, rows in rows_by_call(run.trace).items()}


def _emulated(units: Units, schemes: Mapping[str, str]) -> list[str]:
    return [name for name in units.by_name if schemes[name] != str(NATIVE)]


def _total(call_ms: Mapping[str, float], calls: Iterable[str]) -> float:
    return sum(call_ms.get(key, 0.0) for key in calls)


def _least(runs: Iterable[Mapping[str, float]]) -> dict[str, float]:
    least: dict[str, float] = {}
    for run in runs:
        for key, ms in run.items():
            least[key] = min(ms, least.get(key, ms))
    return least
