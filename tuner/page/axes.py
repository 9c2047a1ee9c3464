"""Scatter plots in SVG with linear or logarithmic axes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from mixpert.drawing.markup import Markup, element, tooltip

WIDTH, HEIGHT = 760.0, 420.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 74.0, 24.0, 18.0, 48.0
_MARGIN = 0.06
"""Share of an axis that stays free at each end."""


@dataclass(frozen=True)
class Axis:
    """From values to pixels.

    Attributes:
        label: what is on it.
        low, high: its ends, as values or as their decadic logarithms.
        logarithmic: which.
        start, end: pixels of the ends.
    """

    label: str
    low: float
    high: float
    logarithmic: bool
    start: float
    end: float

    @staticmethod
    def of(
        label: str, values: Sequence[float], logarithmic: bool, start: float, end: float
    ) -> Axis:
        """An axis on which all the values have room."""
        placed = [_place(value, logarithmic) for value in values] or [0.0]
        low, high = min(placed), max(placed)
        room = max(_MARGIN * (high - low), 1e-9 if high > low else 0.5 * abs(high) or 0.5)
        return Axis(label, low - room, high + room, logarithmic, start, end)

    def __call__(self, value: float) -> float:
        """The pixel of a value."""
        part = (_place(value, self.logarithmic) - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)

    def ticks(self) -> list[tuple[float, str]]:
        """Pixels and texts of four to eight round values."""
        if self.logarithmic and self.high - self.low > 2:
            return [(self(10.0**mark), f"1e{mark}") for mark in self._exponents()]
        low, high = self.low, self.high
        if self.logarithmic:  # too short for powers of ten
            low, high = 10.0**low, 10.0**high
        step = _round_step((high - low) / 6)
        marks = [step * i for i in range(math.ceil(low / step), math.floor(high / step) + 1)]
        return [(self(mark), f"{mark:.4g}") for mark in marks]

    def _exponents(self) -> list[int]:
        """Whole exponents, all of them or every so many that they have room."""
        step = math.ceil((self.high - self.low) / 6)
        first = math.ceil(self.low / step)
        return [step * i for i in range(first, math.floor(self.high / step) + 1)]


def _place(value: float, logarithmic: bool) -> float:
    return math.log10(value) if logarithmic else value


def _round_step(least: float) -> float:
    unit = 10.0 ** math.floor(math.log10(least))
    return next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= least)


@dataclass(frozen=True)
class Plot:
    """Two axes; what is drawn between them is up to the caller."""

    x: Axis
    y: Axis

    @staticmethod
    def of(
        labels: tuple[str, str],
        points: Sequence[tuple[float, float]],
        logarithmic: tuple[bool, bool],
    ) -> Plot:
        """A plot with room for all points."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return Plot(
            Axis.of(labels[0], xs, logarithmic[0], _LEFT, WIDTH - _RIGHT),
            Axis.of(labels[1], ys, logarithmic[1], HEIGHT - _BOTTOM, _TOP),
        )

    def dot(self, x: float, y: float, text: str, colour: str, radius: float = 5.0) -> Markup:
        """A point with what it says when pointed at."""
        at = self.x(x), self.y(y)
        return element(
            "circle", tooltip(text), cx=at[0], cy=at[1], r=radius, fill=colour, class_="dot"
        )

    def line(self, points: Sequence[tuple[float, float]], class_: str) -> Markup:
        """A line through points."""
        path = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)
        return element("polyline", points=path, class_=class_)

    def level(self, y: float, text: str, class_: str) -> Markup:
        """A labelled horizontal line at a value of y."""
        at = self.y(y)
        label = element("text", text, x=WIDTH - _RIGHT - 4, y=at - 5, class_="label end")
        across = element("line", x1=_LEFT, x2=WIDTH - _RIGHT, y1=at, y2=at, class_=class_)
        return Markup(across + label)

    def drawn(self, *parts: Markup) -> Markup:
        """The whole plot."""
        bottom, left = HEIGHT - _BOTTOM, _LEFT
        grid = []
        for at, text in self.x.ticks():
            grid.append(element("line", x1=at, x2=at, y1=_TOP, y2=bottom, class_="grid"))
            grid.append(element("text", text, x=at, y=bottom + 18, class_="label middle"))
        for at, text in self.y.ticks():
            grid.append(element("line", x1=left, x2=WIDTH - _RIGHT, y1=at, y2=at, class_="grid"))
            grid.append(element("text", text, x=left - 8, y=at + 4, class_="label end"))
        turned = f"rotate(-90 16 {HEIGHT / 2:.0f})"
        names = [
            element("text", self.x.label, x=WIDTH / 2, y=HEIGHT - 8, class_="axis middle"),
            element(
                "text", self.y.label, x=16, y=HEIGHT / 2, transform=turned, class_="axis middle"
            ),
        ]
        box = f"0 0 {WIDTH:.0f} {HEIGHT:.0f}"
        return element("svg", *grid, *names, *parts, viewBox=box, class_="plot", role="img")
