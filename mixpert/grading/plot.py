"""Gradings drawn: one SVG that needs nothing else."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from mixpert.drawing.markup import Markup, element
from mixpert.grading.checks import Grading
from mixpert.grading.measure import TOLERANCE
from mixpert.tuner.page.axes import HEIGHT, WIDTH, Plot

_COLOURS = (
    "#444b55", "#d7301f", "#2b8cbe", "#238b45", "#8856a7", "#b8860b", "#ce1256", "#41ab5d",
    "#1d91c0", "#993404", "#525252", "#6a51a3",
)  # fmt: skip
_STYLE = """
svg { font: 13px system-ui, sans-serif; background: #fff; } .grid { stroke: #d9dee5; }
.label { font-size: 12px; fill: #5d6672; } .axis, .key { fill: #22262b; }
.middle { text-anchor: middle; } .end { text-anchor: end; } .dot { stroke: #fff; }
.threshold { stroke: #d7301f; stroke-dasharray: 6 4; fill: none; }
"""
_KEY_ROWS, _KEY_HEIGHT = 4, 20.0
_LEAST, _MOST = 1e-2, 1e10
"""Errors are drawn between these: exact results and lost ones have no place on the axis."""

Points = list[tuple[float, float]]
_ERROR = "largest error, 2^-24 (|A| |B|)"


def svg(gradings: Sequence[Grading]) -> str:
    """Error growth, the worst of test 2b and the phi sweep; dashed: what is tolerated."""
    plots = [
        _plot(gradings, ("n, uniform(-1, 1)", _ERROR), True, _growth),
        _plot(gradings, ("test 2b: binades that D spans", _ERROR), False, _spans),
        _plot(gradings, ("phi", _ERROR), False, _sweep),
    ]
    top = _KEY_HEIGHT * (1 + math.ceil(len(gradings) / _KEY_ROWS))
    placed = [
        element("svg", plot, x=0.0, y=top + HEIGHT * i, width=WIDTH, height=HEIGHT)
        for i, plot in enumerate(plots)
    ]
    style = element("style", Markup(_STYLE))
    height = top + HEIGHT * len(plots)
    whole = element(
        "svg", style, _key(gradings), *placed, xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:.0f} {height:.0f}", width=WIDTH, height=height,
    )  # fmt: skip
    return f"{whole}\n"


def _plot(
    gradings: Sequence[Grading],
    labels: tuple[str, str],
    logarithmic: bool,
    points: Callable[[Grading], Points],
) -> Markup:
    series = [_drawable(points(grading)) for grading in gradings]
    tolerated = _tolerated(gradings, logarithmic, series)
    plot = Plot.of(labels, [p for one in [*series, tolerated] for p in one], (logarithmic, True))
    parts = [plot.line(tolerated, "threshold")]
    for colour, grading, one in zip(_cycle(gradings), gradings, series, strict=True):
        path = " ".join(f"{plot.x(x):.1f},{plot.y(y):.1f}" for x, y in one)
        parts.append(element("polyline", points=path, stroke=colour, fill="none"))
        parts += [plot.dot(x, y, f"{grading.name}: {y:.3g}", colour, 3.0) for x, y in one]
    return plot.drawn(*parts)


def _tolerated(gradings: Sequence[Grading], by_size: bool, series: Sequence[Points]) -> Points:
    """10 n, over n itself or over what else is on the axis."""
    places = sorted({x for one in series for x, _ in one})
    if by_size:
        return [(x, TOLERANCE * x) for x in places]
    inner = gradings[0].sweep[0][1].k
    return [(x, TOLERANCE * inner) for x in places]


def _drawable(points: Points) -> Points:
    return [(x, min(max(y, _LEAST), _MOST)) for x, y in points]


def _growth(grading: Grading) -> Points:
    return [(float(errors.k), errors.element) for errors in grading.growth[0].errors]


def _spans(grading: Grading) -> Points:
    columns = zip(*(span.errors for span in grading.spans), strict=True)
    return [(float(row[0][0]), max(errors.element for _, errors in row)) for row in columns]


def _sweep(grading: Grading) -> Points:
    return [(phi, errors.element) for phi, errors in grading.sweep]


def _key(gradings: Sequence[Grading]) -> Markup:
    """Names in their colours, a few a row."""
    step = WIDTH / _KEY_ROWS
    names = []
    for i, (colour, grading) in enumerate(zip(_cycle(gradings), gradings, strict=True)):
        x, y = 20 + step * (i % _KEY_ROWS), _KEY_HEIGHT * (1 + i // _KEY_ROWS)
        names.append(element("circle", cx=x, cy=y - 4, r=5.0, fill=colour))
        names.append(element("text", grading.name, x=x + 10, y=y, class_="key"))
    return element("g", *names)


def _cycle(gradings: Sequence[Grading]) -> Iterable[str]:
    return [_COLOURS[i % len(_COLOURS)] for i in range(len(gradings))]
