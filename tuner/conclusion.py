"""What a tuning run came to, as the session keeps it for mixpert-report."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from mixpert.graph import GemmGraph
from mixpert.json_fields import restored
from mixpert.tuner.report import Report
from mixpert.tuner.session import Session

_PREFIX = "result at "

Prediction = tuple[dict[str, str], float, float | None]
"""Entries of a plan, the error predicted before its run, and the error measured."""


@dataclass(frozen=True)
class Conclusion:
    """One finished tuning run.

    Attributes:
        report: its figures.
        program: the command that was tuned.
        plan_path: where the plan was written.
        strategy, metric: by name.
        entries: of the plan.
        graph: the sites that ran, with their edges.
        predictions: what the search predicted, and what came of it.
        limits: of the plan's entries, for the guard.
        preload: MixPert is put in front of the program's BLAS, and not compiled in.
    """

    report: Report
    program: str
    plan_path: str
    strategy: str
    metric: str
    entries: dict[str, str]
    graph: GemmGraph
    predictions: list[Prediction]
    limits: dict[str, float] = field(default_factory=dict)
    preload: bool = False


def save(session: Session, conclusion: Conclusion) -> None:
    """Append the conclusion, under its threshold; the latest counts.

    Raises:
        SessionError: the line cannot be written.
    """
    facts = asdict(conclusion) | {"graph": json.loads(conclusion.graph.to_json())}
    name = f"{_PREFIX}{conclusion.report.threshold:g}"
    if session.baseline(name) != json.loads(json.dumps(facts)):
        session.set_baseline(name, facts)


def conclusions(baselines: dict[str, dict[str, Any]]) -> list[Conclusion]:
    """All conclusions of a session, by ascending threshold.

    Raises:
        KeyError, TypeError, ValueError, FormatError: the session was damaged.
    """
    rows = [facts for name, facts in baselines.items() if name.startswith(_PREFIX)]
    return sorted(map(_restore, rows), key=lambda c: c.report.threshold)


def _restore(facts: dict[str, Any]) -> Conclusion:
    graph = GemmGraph.from_json(json.dumps(facts["graph"]))
    conclusion = restored(Conclusion, facts | {"graph": graph})
    if not conclusion.report.threshold > 0:
        raise ValueError(f"a threshold of {conclusion.report.threshold}")
    return conclusion
