"""Gradings drawn: one SVG that needs nothing else."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mixpert.drawing.markup import Markup, element, tooltip
from mixpert.grading.checks import Grading
from mixpert.grading.measure import TOLERANCE
from mixpert.tuner.page.axes import HEIGHT, WIDTH, Plot

_COLOURS = (
    "#444b55", "#d7301f", "#2b8cbe", "#238b45", "#8856a7", "#b8860b", "#e377c2", "#8c564b",
)  # fmt: skip
_FORMS = (("circle", ""), ("square", "7 3"), ("diamond", "2 3"))
"""Marks and dashes: each colour is there once with each."""
_STYLE = """
svg { font: 13px system-ui, sans-serif; background: #fff; } .grid { stroke: #d9dee5; }
.label { font-size: 12px; fill: #5d6672; } .axis, .key { fill: #22262b; }
.middle { text-anchor: middle; } .end { text-anchor: end; } .dot { stroke: #fff; }
.threshold { stroke: #d7301f; stroke-dasharray: 6 4; fill: none; }
"""
_KEY_HEIGHT = 20.0
_SHORT_NAME = 18
"""Letters of the longest name of which four have room in a row of the key."""
_LEAST, _MOST = 1e-2, 1e10
"""Errors are drawn between these: exact results and lost ones have no place on the axis."""

Points = list[tuple[float, float]]


@dataclass(frozen=True)
class _Style:
    """What tells a line from the others."""

    colour: str
    mark: str
    dashes: str

    @staticmethod
    def of(index: int) -> _Style:
        """That of a grading, by its place in the key."""
        mark, dashes = _FORMS[index // len(_COLOURS) % len(_FORMS)]
        return _Style(_COLOURS[index % len(_COLOURS)], mark, dashes)

    def line(self, points: Points) -> Markup:
        """Through points in pixels."""
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dashes = {"stroke_dasharray": self.dashes} if self.dashes else {}
        return element("polyline", points=path, stroke=self.colour, fill="none", **dashes)

    def dot(self, x: float, y: float, radius: float, *inner: Markup) -> Markup:
        """Its mark at a place in pixels."""
        look = {"fill": self.colour, "class_": "dot"}
        if self.mark == "circle":
            return element("circle", *inner, cx=x, cy=y, r=radius, **look)
        turned = {"transform": f"rotate(45 {x:.1f} {y:.1f})"} if self.mark == "diamond" else {}
        side = 2 * radius
        return element(
            "rect", *inner, x=x - radius, y=y - radius, width=side, height=side, **turned, **look
        )


_ERROR = "largest error, 2^-24 (|A| |B|)"


def svg(gradings: Sequence[Grading]) -> str:
    """Error growth, the worst of test 2b and the phi sweep; dashed: what is tolerated."""
    plots = [
        _plot(gradings, ("n, uniform(-1, 1)", _ERROR), True, _growth),
        _plot(gradings, ("test 2b: binades that D spans", _ERROR), False, _spans),
        _plot(gradings, ("phi", _ERROR), False, _sweep),
    ]
    top = _KEY_HEIGHT * (1 + math.ceil(len(gradings) / _key_columns(gradings)))
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
    for index, (grading, one) in enumerate(zip(gradings, series, strict=True)):
        style, said = _Style.of(index), [tooltip(f"{grading.name}: {y:.3g}") for _, y in one]
        places = [(plot.x(x), plot.y(y)) for x, y in one]
        parts.append(style.line(places))
        parts += [style.dot(*at, 3.0, text) for at, text in zip(places, said, strict=True)]
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


def _key_columns(gradings: Sequence[Grading]) -> int:
    return 4 if max(len(grading.name) for grading in gradings) <= _SHORT_NAME else 3


def _key(gradings: Sequence[Grading]) -> Markup:
    """Names beside their lines, a few a row."""
    columns = _key_columns(gradings)
    step = WIDTH / columns
    names = []
    for i, grading in enumerate(gradings):
        x, y = 20 + step * (i % columns), _KEY_HEIGHT * (1 + i // columns)
        style, middle = _Style.of(i), y - 4
        names.append(style.line([(x - 12, middle), (x + 12, middle)]))
        names.append(style.dot(x, middle, 4.0))
        names.append(element("text", grading.name, x=x + 17, y=y, class_="key"))
    return element("g", *names)
