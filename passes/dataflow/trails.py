"""What a completed loop has overwritten progressively, in memory that it also reads.

A blocked factorisation solves panel after panel, and what follows reads all of them. Panels are
tiles side by side, in columns or in rows; an element there that was written before them is gone.
That is shown for any element of what is read: it lies behind the first tile's start and before the
last one's end, there is no gap between tiles, and the tile that has its column (or row) has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from mixpert.passes.accesses.areas import Area
from mixpert.passes.accesses.overlaps import Overlaps
from mixpert.passes.accesses.path_conditions import PathConditions
from mixpert.passes.control.contexts import Context
from mixpert.passes.dataflow.facts import Fact
from mixpert.passes.llvm.loops import Loop
from mixpert.passes.support.polynomials import (
    Polynomial,
    Symbol,
    constant_of,
    less,
    minus,
    plus,
    renamed,
    without,
)
from mixpert.passes.symbolic.scalars import Scalars
from mixpert.passes.symbolic.trip_counts import TripCounts, evenly

_ALONG: Polynomial = {((-7, "along"),): 1}
_ACROSS: Polynomial = {((-7, "across"),): 1}
_Rows = list[Polynomial]


class _Span(NamedTuple):
    """From where to where an area reaches, along the tiles and across."""

    start: Polynomial
    end: Polynomial
    low: Polynomial
    high: Polynomial

    @property
    def holds(self) -> _Rows:
        """That an element lies in it."""
        inside = minus(_ALONG, self.start), minus(_ACROSS, self.low)
        return [*inside, less(_ALONG, self.end), less(_ACROSS, self.high)]


class _Trail(NamedTuple):
    """Tiles that cover whatever an area reads behind the first: where they start, and the step."""

    loop: Loop
    context: Context
    leading: Polynomial
    by_rows: bool
    start: Polynomial
    step: Polynomial


class Trails:
    """Answers for areas and facts."""

    def __init__(
        self,
        scalars: Scalars,
        trip_counts: TripCounts,
        systems: PathConditions,
        overlaps: Overlaps,
    ) -> None:
        self._scalars = scalars
        self._trip_counts = trip_counts
        self._systems = systems
        self._overlaps = overlaps
        self._writers: dict[Symbol, dict[Area, None]] = {}
        self._found: dict[Area, list[_Trail]] = {}

    def note_written(self, area: Area) -> None:
        """Know of an area that a site writes."""
        self._writers.setdefault(area.root, {})[area] = None

    def covers(self, area: Area, fact: Fact) -> bool:
        """Whether all that an area touches of a fact was overwritten by tiles since."""
        if fact.area is None or fact.area.root != area.root:
            return False
        if area not in self._found:
            self._found[area] = list(self._trails(area))
        return any(self._behind(trail, area, fact.area, fact) for trail in self._found[area])

    def _behind(self, trail: _Trail, area: Area, old: Area, fact: Fact) -> bool:
        """Whether a fact is older than the tiles, or no element of it lies before the next."""
        own = self._overlaps.nesting.own(trail.context, trail.loop.header)
        around = self._overlaps.nesting.around(trail.context, trail.loop.header) & ~own
        place = self._overlaps.nesting.around(old.context, old.place)
        changed = fact.since.iterated | fact.since.left
        wanted = _span(area, trail)
        if wanted is None:
            return False
        first = without(trail.start, self._scalars.iteration(trail.context, trail.loop.header))
        before = [*wanted.holds, less(_ALONG, first)]
        systems = self._systems.of(area)
        if around and (not place & around or changed & around):
            return all(self._never([*system.rows, *before]) for system in systems)
        if not (place & own and fact.since.left & own):
            return False
        return self._later_only(trail, wanted, old, fact)

    def _later_only(self, trail: _Trail, wanted: _Span, old: Area, fact: Fact) -> bool:
        """Whether what one iteration wrote lies behind the start of the next iteration's tile."""
        span = _span(old, trail)
        if span is None or not self._overlaps.fits(old, trail.leading):
            return False
        following = plus(trail.start, trail.step)
        for system in self._systems.of(old):
            polynomials = [*old.polynomials, *system.rows, following]
            names = self._overlaps.names(polynomials, fact.since.iterated | fact.since.left)
            rows = [renamed(row, names) for row in (*system.rows, *span.holds)]
            if not self._never([*rows, *wanted.holds, less(_ALONG, renamed(following, names))]):
                return False
        return True

    def _never(self, rows: Iterable[Polynomial]) -> bool:
        """Whether some inequalities contradict each other."""
        prover = self._systems.prover
        return prover.impossible(prover.rows(rows))

    def _trails(self, area: Area) -> Iterator[_Trail]:
        for writer in self._writers.get(area.root, ()):
            paths = self._scalars.paths(writer.context.function)
            loop = paths.innermost(writer.place)
            if writer.context is not area.context or loop is None or area.place in loop.blocks:
                continue
            outer = [other for other in paths.loops.values() if loop.header in other.blocks]
            if any(area.place not in other.blocks for other in outer if other is not loop):
                continue
            if len(loop.latches) != 1 or len(paths.entries(loop.header)) != 1:
                continue
            if not all(paths.dominates(writer.place, latch) for latch in loop.latches):
                continue
            if self._passed(area, loop):
                yield from self._by_this(area, writer, loop)

    def _passed(self, area: Area, loop: Loop) -> bool:
        """Whether control has come by a loop, or would find nothing to read."""
        paths = self._scalars.paths(area.context.function)
        if paths.dominates(loop.header, area.place):
            return True
        way_in = paths.way_in(loop.header)
        if way_in is None or not way_in.beyond or not paths.dominates(way_in.guard, area.place):
            return False
        known = self._systems.where(area, way_in.guard, way_in.beyond)
        return all(self._never([*system.rows, *known]) for system in self._systems.of(area))

    def _by_this(self, area: Area, writer: Area, loop: Loop) -> Iterator[_Trail]:
        iteration = self._scalars.iteration(area.context, loop.header)
        for leading in self._overlaps.leadings(area.root):
            if not all(self._overlaps.fits(one, leading) for one in (area, writer)):
                continue
            for by_rows in (False, True):
                trail = _Trail(loop, area.context, leading, by_rows, {}, {})
                tile, wanted = _span(writer, trail), _span(area, trail)
                if tile is None or wanted is None:
                    continue
                first, step = evenly(tile.start, iteration)
                varying = (first, leading, *wanted)
                if (constant_of(step or {}) or 0) <= 0 or any(
                    self._scalars.varies(p, area.context, loop) for p in varying
                ):
                    continue
                found = trail._replace(start=tile.start, step=step or {})
                if self._covered(found, area, writer, tile, wanted):
                    yield found

    def _covered(self, trail: _Trail, area: Area, writer: Area, tile: _Span, wanted: _Span) -> bool:
        """Whether tiles hold every element that is wanted behind the first one's start."""
        following = plus(trail.start, trail.step)
        (latch,) = trail.loop.latches
        here = self._systems.where(writer, writer.place)
        on = self._systems.where(writer, latch, trail.loop.header)
        in_tile = [minus(_ALONG, tile.start), less(_ALONG, tile.end)]
        if not self._never([*here, less(following, tile.end)]):
            return False  # tiles overlap: which iteration wrote an element is not clear
        if not self._never([*on, less(tile.end, following)]):
            return False
        for system in self._systems.of(area):
            steady = (
                row
                for row in system.rows
                if not self._scalars.varies(row, trail.context, trail.loop)
            )
            rows = [*steady, *wanted.holds]
            apart = less(_ACROSS, tile.low), minus(_ACROSS, tile.high)
            if not all(self._never([*rows, *here, *in_tile, way]) for way in apart):
                return False
            if not all(self._reached(way, rows, writer, tile) for way in self._ends(trail)):
                return False
        return True

    def _ends(self, trail: _Trail) -> list[tuple[str, str]]:
        return self._trip_counts.ends(trail.context.function, trail.loop)

    def _reached(
        self, way: tuple[str, str], rows: Sequence[Polynomial], writer: Area, tile: _Span
    ) -> bool:
        """Whether the last tile ends behind all that is wanted, where the loop ends that way."""
        paths = self._scalars.paths(writer.context.function)
        written = paths.dominates(writer.place, way[0])
        last = tile.end if written else tile.start
        there = self._systems.where(writer, *way)
        return self._never([*rows, *there, minus(_ALONG, last)])


def _span(area: Area, trail: _Trail) -> _Span | None:
    """An area in the matrix of a trail."""
    parts = area.split(trail.leading)
    if parts is None:
        return None
    row, column = parts
    rows, columns = (row, plus(row, area.length)), (column, plus(column, area.runs))
    return _Span(*rows, *columns) if trail.by_rows else _Span(*columns, *rows)
