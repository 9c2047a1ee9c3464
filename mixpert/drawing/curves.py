"""Ways of arrows around the nodes of a drawing: every long one has a lane of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

BOX, TALL = 168.0, 46.0
"""Width and height of a node."""

_FIRST, _LANE = 30.0, 18.0
_BULGE = 36.0

Place = tuple[float, float]
"""Left and top of a node."""
Flow = tuple[int, int, bool]
"""Source, target, and whether around a loop."""


class Curve(NamedTuple):
    """An SVG path, the middle of it, and the highest and lowest that it reaches."""

    path: str
    middle: Place
    top: float
    bottom: float


def curves(flows: Iterable[Flow], places: Mapping[int, Place]) -> dict[Flow, Curve]:
    """Neighbouring columns: straight. Else above the nodes where it goes forward, below if back."""
    low = max((y for _, y in places.values()), default=0.0) + TALL
    high = min((y for _, y in places.values()), default=0.0)
    lanes = {"over": 0, "under": 0, "beside": 0}
    found: dict[Flow, Curve] = {}
    columns = sorted({x for x, _ in places.values()})
    for flow in sorted(flows, key=lambda f: abs(places[f[0]][0] - places[f[1]][0])):
        start, end = places[flow[0]], places[flow[1]]
        steps = columns.index(end[0]) - columns.index(start[0])
        if steps == 0 and flow[0] != flow[1]:
            found[flow] = _beside(start, end, lanes["beside"])
            lanes["beside"] += 1
        elif steps == 1:
            found[flow] = _forward(start, end, flow[2])
        elif steps > 1:
            found[flow] = _around(start, end, high, -(_FIRST + _LANE * lanes["over"]))
            lanes["over"] += 1
        elif flow[0] == flow[1] and start[1] + TALL < low:
            found[flow] = _around(start, end, start[1] + TALL, _FIRST)
        else:
            found[flow] = _around(start, end, low, _FIRST + _LANE * lanes["under"])
            lanes["under"] += 1
    return found


def _forward(start: Place, end: Place, loop: bool) -> Curve:
    aside = 12.0 if loop else 0.0
    x1, y1 = start[0] + BOX, start[1] + TALL / 2 + aside
    x2, y2 = end[0], end[1] + TALL / 2 + aside
    middle = (x1 + x2) / 2
    path = f"M{x1:.0f},{y1:.0f} C{middle:.0f},{y1:.0f} {middle:.0f},{y2:.0f} {x2:.0f},{y2:.0f}"
    words = (y1 + y2) / 2 + (12.0 if loop else -4.0)
    return Curve(path, (middle, words), min(y1, y2), max(y1, y2))


def _around(start: Place, end: Place, edge: float, depth: float) -> Curve:
    """Below (`depth` above 0) or above all nodes; `edge` is where those end."""
    side = TALL if depth > 0 else 0.0
    x1, x2 = start[0] + BOX * 0.62, end[0] + BOX * 0.38
    y1, y2 = start[1] + side, end[1] + side
    far = edge + depth / 0.75
    path = f"M{x1:.0f},{y1:.0f} C{x1:.0f},{far:.0f} {x2:.0f},{far:.0f} {x2:.0f},{y2:.0f}"
    reached = far * 0.75 + (y1 + y2) / 8
    words = reached + 3.0
    reach = [words, *(_height(y1, far, y2, step / 16) for step in range(17))]
    return Curve(path, ((x1 + x2) / 2, words), min(reach) - 12, max(reach) + 8)


def _height(start: float, far: float, end: float, at: float) -> float:
    """Where a curve is that `far` draws from both ends, `at` from 0 to 1 of it."""
    left = 1 - at
    return start * left**3 + 3 * far * left * at + end * at**3


def _beside(start: Place, end: Place, lane: int) -> Curve:
    """Between nodes of one column, along its right side."""
    x = start[0] + BOX
    y1, y2 = start[1] + TALL * 0.7, end[1] + TALL * 0.3
    far = x + _BULGE + 10.0 * lane
    path = f"M{x:.0f},{y1:.0f} C{far:.0f},{y1:.0f} {far:.0f},{y2:.0f} {x:.0f},{y2:.0f}"
    return Curve(path, (x + 0.75 * (far - x) + 20, (y1 + y2) / 2), min(y1, y2), max(y1, y2))
