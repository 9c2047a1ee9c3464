"""A 12-layer transformer, 96 sites: the model strategy and a long search on a fitted model.

``python benchmarks/tuner_transformer.py --out benchmarks/results/tuner-transformer.json``: errors
from runs of samples/bert/bert_layers on the processor at a small size, times from a profile where
a GEMM costs its products and nothing else, so that small sizes pay as large ones do on a GPU.

The long search may do what a night allows: every site perturbed alone, then simulated annealing by
2,000 evaluations of the model that this gives, and the exact optimum of that model by a knapsack.
The faster plan of the two that holds in a run is what the tuner's is compared with.
"""

from __future__ import annotations

import argparse
import json
import math
import platform
import random
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import Any

from mixpert.commands.compile import main as compile_main
from mixpert.commands.tune_line import parse_request
from mixpert.files import write_atomically
from mixpert.scheme import Scheme
from mixpert.tuner.clock import ModelClock
from mixpert.tuner.dependence import predecessors
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.effort import Effort
from mixpert.tuner.outcome import Judge
from mixpert.tuner.pool import Pool
from mixpert.tuner.prepare import Prepared, all_prepared
from mixpert.tuner.search.exchange import Increments, knapsack
from mixpert.tuner.space import Assignment, Space, swapped
from mixpert.tuner.times import modelled
from mixpert.tuner.tune import tune
from mixpert.tuner.units import Units
from mixpert.version import __version__

ROOT = Path(__file__).resolve().parents[1]
ARGUMENTS = ("64", "1", "128", "2", "1", "-")
THRESHOLDS = ("1e-5", "1e-4")
EVALUATIONS = 2000
MOST_TRIALS = 60
LEAST_SHARE = 0.9
PROBE = "int8:1,1"
NATIVE_PRODUCTS = 15
"""What native costs, in products: about the ratio on an H100 at n = 4096."""
SIZES = (16, 64, 256)
SCHEMES = ("native", "int8:3,3", "int8:2,2", "int8:2,2,2", "int8:2,1", "int8:1,2", "int8:1,1",
           "int8:1,1,1", "int8:0,0")  # fmt: skip


def main() -> int:
    """0 if every line of the acceptance list holds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--threshold", nargs="+", default=THRESHOLDS)
    parser.add_argument("--work", type=Path, help="keeps sessions, to go on after an interruption")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        work = options.work or Path(scratch)
        rows = [compare(work, threshold) for threshold in options.threshold]
    if options.out:
        write_atomically(options.out, _record(rows))
    return 0 if all(row["holds"] for row in rows) else 1


def compare(work: Path, threshold: str) -> dict[str, Any]:
    """Tune, search long, and compare the two plans' modelled times."""
    work.mkdir(parents=True, exist_ok=True)
    program, profile = work / "bert_layers_emu.ll", work / "products.json"
    compile_main([str(ROOT / "samples/bert/bert_layers_cblas.ll"), "-o", str(program)])
    products_alone().write(profile)
    report = tune(_request(work, program, profile, threshold, "tuned"), _say)
    request = _request(work, program, profile, threshold, "long")
    clock = ModelClock(DeviceModel.read(profile))
    with all_prepared(request, clock, Pool(), Effort(), _say) as (found,):
        best, runs = search_long(found, clock.model, float(threshold))
    row = {
        "threshold": float(threshold),
        "sites": len(report.lines),
        "trials": report.trials,
        "error": report.error,
        "ms": report.plan_ms,
        "native_ms": report.native_ms,
        "long search's ms": best,
        "its runs": runs,
        "its evaluations": EVALUATIONS,
        "share of its speed": round(best / report.plan_ms, 4),
    }
    row["holds"] = (
        report.error <= float(threshold)
        and report.trials <= MOST_TRIALS
        and best / report.plan_ms >= LEAST_SHARE
    )
    print(" ".join(f"{key}={value}" for key, value in row.items()), flush=True)
    return row


def search_long(found: Prepared, profile: DeviceModel, threshold: float) -> tuple[float, int]:
    """Milliseconds of the best plan that a long search finds, and how many runs it made."""
    trace = found.seen.trace
    timing = modelled(profile, trace, "full")
    units = Units.of(timing.calls, trace)
    edges = units.edges(predecessors(found.seen.graph))
    space = Space.of(units.times(timing.calls), edges, timing.ladder, threshold)
    names = [operator.name for operator in space.operators]
    judge = Judge(threshold, space.native_time)
    runs = 0

    def error(plan: Assignment) -> float:
        nonlocal runs
        runs += 1
        entries = units.entries(dict(zip(names, plan, strict=True)))
        return judge(found.trials(entries)).error or math.inf

    known = sensitivities(space, error)
    floor = error(space.top) ** 2
    best = space.native_time
    for search in (_anneal, _optimum):
        demand = threshold**2
        for _ in range(8):
            plan = search(space, known, demand - floor)
            reached = error(plan)
            if reached <= threshold:
                best = min(best, space.time(plan))
                break
            demand *= min(0.99, (threshold / reached) ** 2)
    return best, runs


def sensitivities(space: Space, error: Callable[[Assignment], float]) -> Increments:
    """What every scheme adds to the squared error on every site, each perturbed alone."""
    floor = error(space.top) ** 2
    levels = {s: error((s,) * len(space.operators)) ** 2 - floor for s in SCHEMES}
    known: Increments = []
    for index in range(len(space.operators)):
        _say(f"site {index + 1} of {len(space.operators)} alone")
        gain = max(error(swapped(space.top, index, PROBE)) ** 2 - floor, 0.0)
        share = gain / levels[PROBE]
        known.append({s: share * max(level, 0.0) for s, level in levels.items()})
        known[-1][space.top[index]] = 0.0
    return known


def _optimum(space: Space, known: Increments, capacity: float) -> Assignment:
    return knapsack(space, known, capacity) or space.top


def _anneal(space: Space, known: Increments, capacity: float) -> Assignment:
    """The best of `EVALUATIONS` plans on a walk that cools down."""
    rng = random.Random(1)
    here = best = space.top
    used, ms = 0.0, space.time(here)
    least = ms
    for step in range(EVALUATIONS):
        index = rng.randrange(len(here))
        scheme = rng.choice(list(known[index]))
        spent = used + known[index][scheme] - known[index][here[index]]
        times = space.operators[index].times
        change = times[scheme] - times[here[index]]
        heat = 0.02 * space.native_time * (1 - step / EVALUATIONS) ** 3 + 1e-12
        if spent <= capacity and rng.random() < math.exp(min(-change / heat, 0.0)):
            here, used, ms = swapped(here, index, scheme), spent, ms + change
            if ms < least:
                best, least = here, ms
    return best


def products_alone() -> DeviceModel:
    """Times of a GEMM in proportion to its products."""
    points = list(product(SIZES, repeat=3))
    counts = {s: Scheme.parse(s).products for s in SCHEMES} | {"native": NATIVE_PRODUCTS}
    return DeviceModel(
        "products alone",
        "2026-01-01",
        {},
        "benchmarks/tuner_transformer.py",
        dict.fromkeys(("m", "n", "k"), SIZES),
        {s: tuple(count * m * n * k * 1e-9 for m, n, k in points) for s, count in counts.items()},
    )


def _request(work: Path, program: Path, profile: Path, threshold: str, name: str) -> Any:
    return parse_request(
        [
            *("--threshold", threshold, "--device-model", str(profile), "--strategy", "model"),
            *("--session", str(work / (f"{name}-{threshold}" if name == "tuned" else name))),
            *("--plan-out", str(work / f"{name}-{threshold}.plan"), "--", str(program)),
            *ARGUMENTS,
        ]
    )


def _record(rows: list[dict[str, Any]]) -> str:
    head = {
        "machine": f"{platform.machine()}, {platform.system()}: errors; times: products alone",
        "date": datetime.now(UTC).date().isoformat(),
        "versions": {"mixpert": __version__, "python": platform.python_version()},
        "command": "python benchmarks/tuner_transformer.py --out FILE --threshold "
        + " ".join(f"{row['threshold']:.0e}" for row in rows),
        "program": f"samples/bert/bert_layers_cblas.ll {' '.join(ARGUMENTS)}",
        "rows": rows,
    }
    return json.dumps(head, indent=1) + "\n"


def _say(message: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
