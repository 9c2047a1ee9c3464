"""Adjacent accesses of one block, as in unrolled and vectorised loops.

Together they are one stretch of memory: it is asked once what overlaps it, not once for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from mixpert.passes.accesses.areas import Area
from mixpert.passes.support.polynomials import Frozen, Polynomial, Symbol, constant_of, frozen, plus

_Place = tuple[Symbol, Frozen]
"""A root, and an address but for its constant."""


class Neighbours:
    """The stretches that loads, or stores, of one block touch."""

    def __init__(self, areas: Iterable[Area]) -> None:
        """`areas`: of each access; those of several runs or of no constant length stand alone."""
        found: dict[_Place, list[tuple[int, int]]] = {}
        for area in areas:
            length = constant_of(area.length)
            if constant_of(area.runs) == 1 and length is not None:
                place, first = _placed(area)
                found.setdefault(place, []).append((first, first + length))
        self._stretches = {place: joined(stretches) for place, stretches in found.items()}

    def around(self, area: Area) -> Area:
        """An area of one of the accesses with all that lies beside it."""
        place, first = _placed(area)
        for start, end in self._stretches.get(place, ()):
            if start <= first < end:
                moved: Polynomial = {(): start - first}
                return replace(area, start=plus(area.start, moved), length={(): end - start})
        return area


def joined(stretches: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Stretches, each from a first byte to an end, of which none meet or overlap."""
    left: list[tuple[int, int]] = []
    for start, end in sorted(stretches):
        if left and start <= left[-1][1]:
            left[-1] = left[-1][0], max(end, left[-1][1])
        else:
            left.append((start, end))
    return left


def _placed(area: Area) -> tuple[_Place, int]:
    """Where an area starts: what may change, and the constant."""
    moving = {product: factor for product, factor in area.start.items() if product}
    return (area.root, frozen(moving)), area.start.get((), 0)
