"""Search strategies on random GEMM graphs with known sensitivities: gap to the optimum, runs.

``python benchmarks/tuner_search.py --out benchmarks/results/tuner-search.json``: 200 graphs of 2 to
5 operators for each ladder and law of composition, whose optimum is known from the whole table;
graphs by their number of operators, with times from a profile or measured; and a transformer's 72
GEMMs; of the latter two the optimum is a knapsack of the true errors. No program runs: a trial is a
look-up (tests/tuner/synthetic.py), so the figures are the same on every machine.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from mixpert.files import write_atomically
from mixpert.tuner.search import STRATEGIES
from mixpert.tuner.search.exchange import knapsack
from mixpert.tuner.search.record import Budget, Result
from mixpert.version import __version__

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "tuner"))
from synthetic import LADDERS, SyntheticGraph, random_graph, transformer

GRAPHS = 200
COMPARED = ("greedy", "model", "all-lowest-first")
NEAR = 0.05
THRESHOLDS = (1e-5, 1e-4, 1e-3)
SEEDS = range(10)
MOST_RUNS = 60
NUMBERS = (3, 5, 6, 8)


def main() -> int:
    """Print a line for each case; write all of them with --out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    rows = []
    for row in itertools.chain(small_graphs(), by_number(), transformers()):
        print(" ".join(f"{key}={value}" for key, value in row.items()), flush=True)
        rows.append(row)
    if options.out:
        write_atomically(options.out, _record(rows))
    return 0


def small_graphs() -> Iterator[dict[str, Any]]:
    """Gaps to the optimum and runs of every strategy, ladder and law."""
    for name, linear in itertools.product(LADDERS, (False, True)):
        seeds = itertools.count()
        candidates = (random_graph(seed, LADDERS[name], linear) for seed in seeds)
        solvable = ((g, g.optimum()) for g in candidates)
        graphs = list(itertools.islice(((g, o) for g, o in solvable if o is not None), GRAPHS))
        for strategy in COMPARED:
            found = [(_search(g, strategy), g, o) for g, o in graphs]
            gaps = [_time(result, g) / optimum - 1 for result, g, optimum in found]
            runs = [len(result.visits) for result, _, _ in found]
            yield {
                "ladder": name,
                "errors add as": "sum" if linear else "squares",
                "strategy": strategy,
                "graphs": len(graphs),
                "mean gap": round(statistics.mean(gaps), 5),
                "worst gap": round(max(gaps), 4),
                **_figures(gaps, runs),
            }


def by_number() -> Iterator[dict[str, Any]]:
    """Gaps and runs by the number of operators; where times are measured some plans are known."""
    for operators, measured, strategy in itertools.product(
        NUMBERS, (False, True), ("greedy", "model")
    ):
        graphs = [random_graph(seed, LADDERS["full"], False, operators) for seed in range(GRAPHS)]
        pairs = [(g, best) for g in graphs if (best := _fastest(g)) is not None]
        found = [(_search(g, strategy, known=measured), g, best) for g, best in pairs]
        gaps = [_time(result, g) / g.space.time(best) - 1 for result, g, best in found]
        runs = [len(r.visits) - measured * len(g.measured().known()) for r, g, _ in found]
        yield {
            "operators": operators,
            "times": "measured" if measured else "of a profile",
            "strategy": strategy,
            "graphs": len(pairs),
            **_figures(gaps, runs),
        }


def _figures(gaps: Sequence[float], runs: Sequence[int]) -> dict[str, float]:
    """How near to the optimum searches ended, and after how many runs."""
    return {
        "within 5%": round(sum(gap <= NEAR for gap in gaps) / len(gaps), 4),
        "mean runs": round(statistics.mean(runs), 2),
        "most runs": max(runs),
    }


def transformers() -> Iterator[dict[str, Any]]:
    """Share of the best plan's speed on 72 sites, after at most 60 runs."""
    for strategy, threshold in itertools.product(("greedy", "model"), THRESHOLDS):
        graphs = [transformer(seed, threshold) for seed in SEEDS]
        results = [_search(graph, strategy, MOST_RUNS) for graph in graphs]
        pairs = list(zip(graphs, results, strict=True))
        shares = [graph.space.time(_best(graph)) / _time(r, graph) for graph, r in pairs]
        yield {
            "sites": len(graphs[0].space.operators),
            "threshold": threshold,
            "strategy": strategy,
            "graphs": len(graphs),
            "least share of best speed": round(min(shares), 3),
            "median share": round(statistics.median(shares), 3),
            "mean runs": statistics.mean(len(r.visits) for r in results),
            "most runs": max(len(r.visits) for r in results),
            "cut off": sum(not r.complete for r in results),
        }


def _search(
    graph: SyntheticGraph, strategy: str, most: int | None = None, known: bool = False
) -> Result:
    evaluate = graph.measured() if known else graph.evaluate
    return STRATEGIES[strategy](graph.space, evaluate, Budget(most))


def _time(result: Result, graph: SyntheticGraph) -> float:
    return graph.space.native_time if result.best is None else graph.space.time(result.best)


def _best(graph: SyntheticGraph) -> tuple[str, ...]:
    """The fastest accurate plan: squares of errors add up, which makes it a knapsack."""
    truth = [{s: e**2 for s, e in c.items()} for c in graph.contributions]
    best = knapsack(graph.space, truth, graph.space.threshold**2)
    assert best is not None
    return best


def _fastest(graph: SyntheticGraph) -> tuple[str, ...] | None:
    """That plan where it beats native."""
    best = _best(graph)
    return best if graph.space.time(best) < graph.space.native_time else None


def _record(rows: list[dict[str, Any]]) -> str:
    head = {
        "date": datetime.now(UTC).date().isoformat(),
        "versions": {"mixpert": __version__},
        "command": "python benchmarks/tuner_search.py --out FILE",
    }
    lines = ",\n  ".join(json.dumps(row) for row in rows)
    return json.dumps(head, indent=1)[:-2] + f',\n "rows": [\n  {lines}\n ]\n}}\n'


if __name__ == "__main__":
    raise SystemExit(main())
