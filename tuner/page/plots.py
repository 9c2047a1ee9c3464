"""The plots of the page: error against time of every trial, predicted against measured."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from mixpert.drawing.markup import Markup, element, joined
from mixpert.tuner.conclusion import Conclusion
from mixpert.tuner.outcome import Trial
from mixpert.tuner.page.axes import Plot

_TRIAL, _CHOSEN, _NATIVE, _PREDICTION = "#6b8fb5", "#d7301f", "#444b55", "#2b8cbe"


def pareto(trials: Sequence[Trial], conclusions: Sequence[Conclusion]) -> Markup:
    """Every trial that has an error and a time; the front, the thresholds, the plans chosen."""
    drawn = [(t.ms, t.error, t) for t in trials if t.ms and t.error and 0 < t.error < math.inf]
    if not drawn:
        return element("p", "No trial has both an error and a time.")
    thresholds = [c.report.threshold for c in conclusions]
    points = [(ms, error) for ms, error, _ in drawn]
    room = [*points, *((points[0][0], threshold) for threshold in thresholds)]
    plot = Plot.of(("milliseconds in GEMM calls", "error"), room, (False, True))
    chosen = {_identity(c.entries) for c in conclusions}
    parts = [plot.level(t, f"threshold {t:g}", "threshold") for t in thresholds]
    parts.append(plot.line(front(points), "front"))
    ranked = sorted(drawn, key=lambda point: _identity(point[2].plan) in chosen)
    for ms, error, trial in ranked:
        colour, radius = _look(trial, chosen)
        parts.append(plot.dot(ms, error, _describe(trial), colour, radius))
    return plot.drawn(*parts)


def front(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points that no other one beats in both, by ascending first value."""
    best: list[tuple[float, float]] = []
    for point in sorted(points):
        if not best or point[1] < best[-1][1]:
            best.append(point)
    return best


def predictions(rows: Sequence[tuple[Mapping[str, str], float, float | None]]) -> Markup:
    """Errors that the search predicted of plans, beside what their runs measured."""
    drawn = [(p, m, plan) for plan, p, m in rows if p > 0 and m is not None and 0 < m < 1e300]
    if not drawn:
        return element("p", "The search predicted nothing in this run.")
    points = [(predicted, measured) for predicted, measured, _ in drawn]
    ends = [min(map(min, points)), max(map(max, points))]
    room = [*points, (ends[0], ends[0]), (ends[1], ends[1])]
    plot = Plot.of(("predicted error", "measured error"), room, (True, True))
    diagonal = plot.line([(ends[0], ends[0]), (ends[1], ends[1])], "threshold")
    dots = [
        plot.dot(p, m, f"predicted {p:.2e}, measured {m:.2e}\n{listed(plan)}", _PREDICTION)
        for p, m, plan in drawn
    ]
    caption = "Each point is a plan whose error the search predicted before its run."
    return joined([plot.drawn(diagonal, *dots), element("figcaption", caption)])


def listed(plan: Mapping[str, str]) -> str:
    """A plan in a tooltip, at most a dozen of its entries."""
    lines = [f"{scheme}  {site.partition(' < ')[0]}" for site, scheme in plan.items()]
    return "\n".join([*lines[:12], *(["..."] if len(lines) > 12 else [])])


def _look(trial: Trial, chosen: set[frozenset[tuple[str, str]]]) -> tuple[str, float]:
    if _identity(trial.plan) in chosen:
        return _CHOSEN, 8.0
    if set(trial.plan.values()) == {"native"}:
        return _NATIVE, 7.0
    return _TRIAL, 5.0


def _describe(trial: Trial) -> str:
    return f"error {trial.error:.2e}, {trial.ms:.4g} ms\n{listed(trial.plan)}"


def _identity(plan: Mapping[str, str]) -> frozenset[tuple[str, str]]:
    return frozenset(plan.items())
