"""Greedy and exhaustive search on a GPU: all plans over the short ladder, seven thresholds.

``python benchmarks/tuner_figure10.py mlp 4096 1 --out FILE``, or ``cholesky 3072 1024 1``, with
FILE in ``benchmarks/results/figures/figure10``: the MixPert paper's Figure 10. Errors of all plans
come from runs, several at a time, since they do not depend on who else is on the GPU; times from
quiet runs with each scheme everywhere, as mixpert-tune measures them. One table serves all
thresholds. Then the greedy search runs on it for each, and the plans that it and the table's
optimum chose run again in turns with native. What ``--budget`` cut short goes on
where its work directory is kept, or elsewhere with ``--known`` and its session file.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from sample_programs import ROOT, link

from mixpert.commands.tune_line import parse_request
from mixpert.files import write_atomically
from mixpert.tuner import ladder as ladders
from mixpert.tuner import times as call_times
from mixpert.tuner.clock import TraceClock
from mixpert.tuner.dependence import predecessors
from mixpert.tuner.effort import Effort
from mixpert.tuner.outcome import Judge, Status
from mixpert.tuner.pool import Pool
from mixpert.tuner.prepare import Prepared, all_prepared
from mixpert.tuner.search import STRATEGIES
from mixpert.tuner.search.record import Budget
from mixpert.tuner.session import trial_from
from mixpert.tuner.space import Assignment, Space
from mixpert.tuner.trials import Trials
from mixpert.tuner.units import Units

sys.path.insert(0, str(ROOT / "tests"))
import gpu_machine

THRESHOLDS = tuple(float(f"{10 ** (-6 + i / 2):.3g}") for i in range(7))
NEAR = 1.03
"""The greedy plan's time over the optimum's."""
SHARE = 0.25
"""The greedy search's runs over the table's."""
START = time.monotonic()
REPEATS = 3
WHOLE_SITES = 1.0
"""No gain that a site's shapes could have is worth cutting it: the figure's operators are sites."""


@dataclass(frozen=True)
class Table:
    """Errors of every plan, and the space that they belong to."""

    prepared: Prepared
    units: Units
    space: Space
    errors: dict[Assignment, float]

    def at(self, threshold: float) -> Space:
        """The space with a threshold."""
        return replace(self.space, threshold=threshold)

    def optimum(self, threshold: float) -> Assignment:
        """The fastest plan within a threshold; native where none beats it."""
        good = (p for p, error in self.errors.items() if error <= threshold)
        return min(good, key=self.space.time, default=self.space.native)

    def entries(self, plan: Assignment) -> dict[str, str]:
        """The plan file's entries."""
        names = (operator.name for operator in self.space.operators)
        return self.units.entries(dict(zip(names, plan, strict=True)))


def main() -> int:
    """0 if every line of the acceptance list holds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", choices=("mlp", "cholesky"))
    parser.add_argument("words", nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--workers", type=int, default=12)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "figures" / "search")
    parser.add_argument("--budget", type=float, default=math.inf, help="no plan after it, s")
    parser.add_argument("--known", type=Path, metavar="FILE", help="session.jsonl of other runs")
    options = parser.parse_args()
    end = time.monotonic() + options.budget
    options.work.mkdir(parents=True, exist_ok=True)
    program = link(options.program, options.work, True)
    session = options.work / f"session-{options.program}-{'-'.join(options.words)}"
    request = parse_request(
        [
            *("--threshold", f"{THRESHOLDS[-1]:g}", "--session", str(session)),
            *("--", str(program.path), *options.words, "-"),
        ]
    )
    with all_prepared(request, TraceClock(), Pool(), Effort(), _say) as (found,):
        if options.known:
            recall(found, options.known)
        table = fill(found, options.workers, end)
        rows = [compare(table, threshold) for threshold in THRESHOLDS]
        measured = again(table, rows)
    write_atomically(options.out, _record(options, table, rows, measured))
    for row in rows:
        print(" ".join(f"{key}={value}" for key, value in row.items()))
    return 0 if all(row["holds"] for row in rows) else 1


def recall(found: Prepared, path: Path) -> None:
    """Take over the trials of another session of the program: its errors, not its times.

    Plans with one scheme everywhere run anew, for the times come from them.
    """
    session = found.trials.bench.session
    header, *rows = (json.loads(line) for line in path.read_text().splitlines())
    if header["key"]["arguments"] != json.dumps(found.program.arguments):
        raise SystemExit(f"{path}: of arguments {header['key']['arguments']}")
    for trial in (trial_from(row["trial"]) for row in rows if "trial" in row):
        if session.trial(trial.plan) is None and len(set(trial.plan.values())) > 1:
            session.add_trial(replace(trial, call_ms={}))


def fill(found: Prepared, workers: int, end: float) -> Table:
    """Measure times, then run every plan over the short ladder, `workers` at a time."""
    trace = found.seen.trace
    timing = call_times.measured(found.trials, trace, "short", THRESHOLDS[-1], _say)
    units = Units.of(timing.calls, trace, WHOLE_SITES)
    space = Space.of(
        units.times(timing.calls),
        units.edges(predecessors(found.seen.graph)),
        timing.ladder,
        THRESHOLDS[-1],
        modelled=False,
        noise=units.noise(timing.noise, timing.calls),
    )
    table = Table(found, units, space, {})
    plans = list(product(ladders.schemes(timing.ladder), repeat=len(space.operators)))
    _say(f"{len(plans)} plans, {workers} at a time")
    with ThreadPoolExecutor(workers) as pool:
        found_errors = pool.map(_runner(table, end), plans)
        for plan, error in zip(plans, found_errors, strict=True):
            table.errors[plan] = error
            if len(table.errors) % 100 == 0:
                _say(f"{len(table.errors)} plans")
    return table


def _runner(table: Table, end: float) -> Callable[[Assignment], float]:
    trials = table.prepared.trials
    session = trials.bench.session

    def run(plan: Assignment) -> float:
        entries = table.entries(plan)
        trial = session.trial(entries)
        if trial is None:
            if time.monotonic() > end:
                raise SystemExit(f"the budget ended the table; --known {session.path} goes on")
            trial = trials.measure(entries)
            session.add_trial(trial)
        if trial.status is not Status.OK or trial.error is None:
            raise SystemExit(f"{plan}: {trial.status.value}: {trial.detail}")
        return trial.error

    return run


def compare(table: Table, threshold: float) -> dict[str, Any]:
    """The greedy search on the table at one threshold, beside the table's optimum."""
    space = table.at(threshold)
    judge = Judge(threshold, space.native_time)

    def evaluate(plan: Assignment) -> Any:
        trial = table.prepared.trials.bench.session.trial(table.entries(plan))
        assert trial is not None
        return judge(replace(trial, ms=space.time(plan)))

    result = STRATEGIES["greedy"](space, evaluate, Budget())
    plan = result.best or space.native
    best = table.optimum(threshold)
    ratio = space.time(plan) / space.time(best)
    return {
        "threshold": threshold,
        "error": table.errors[plan],
        "greedy": plan,
        "optimum": best,
        "greedy_ms": space.time(plan),
        "optimum_ms": space.time(best),
        "native_ms": space.native_time,
        "ratio": round(ratio, 4),
        "runs": len(result.visits),
        "plans": len(table.errors),
        "holds": table.errors[plan] <= threshold
        and ratio <= NEAR
        and len(result.visits) <= SHARE * len(table.errors),
    }


def again(table: Table, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The chosen plans and native, run in turns: the median time and the largest error of each."""
    plans = {row[which] for row in rows for which in ("greedy", "optimum")} | {table.space.native}
    ordered = sorted(plans, key=table.space.time)
    runs: dict[Assignment, list[Any]] = {plan: [] for plan in ordered}
    for _ in range(REPEATS):
        for plan in ordered:
            runs[plan].append(_measure(table.prepared.trials, table.entries(plan)))
    return [
        {
            "plan": plan,
            "ms": median(ms for ms, _ in figures),
            "error": max(error for _, error in figures),
        }
        for plan, figures in runs.items()
    ]


def _measure(trials: Trials, entries: dict[str, str]) -> tuple[float, float]:
    trial = trials.measure(entries)
    if trial.ms is None or trial.error is None:
        raise SystemExit(f"{entries}: {trial.status.value}: {trial.detail}")
    return trial.ms, trial.error


def _record(
    options: argparse.Namespace,
    table: Table,
    rows: list[dict[str, Any]],
    measured: list[dict[str, Any]],
) -> str:
    schemes = ladders.schemes(table.space.rungs)
    head = {
        "machine": gpu_machine.describe(),
        "date": datetime.now(UTC).date().isoformat(),
        "took": round(time.monotonic() - START, 1),
        "command": f"python benchmarks/tuner_figure10.py {options.program} "
        f"{' '.join(options.words)} --out FILE",
        "sites": [operator.name for operator in table.space.operators],
        "schemes": schemes,
        "ms": [[op.times[s] for s in schemes] for op in table.space.operators],
        "noise": [round(op.noise, 4) for op in table.space.operators],
        "greedy against optimum": rows,
        "run again": measured,
    }
    errors = json.dumps([float(f"{e:.5g}") for e in table.errors.values()])
    note = json.dumps("of every plan: schemes of the sites in order, the last site's fastest")
    text = json.dumps(head, indent=1)[:-2]
    return f'{text},\n "errors are": {note},\n "errors": {errors}\n}}\n'


def _say(message: str) -> None:
    print(f"{time.monotonic() - START:6.1f} s  {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
