"""Loops that overwrite memory progressively while they read it, as the layers of a network do.

In each iteration something fills the same area one step further, be it in a function that is called
there. What was in that memory before the loop is gone, in each iteration, from all that the
iterations before have filled, and where the loop ends from all of it. If a compiler has split off
the first iteration, what that has filled counts as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple, Protocol

from mixpert.passes.accesses.areas import Access, Advance, Area
from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.control.contexts import Context, calls_of
from mixpert.passes.control.execution_order import ExecutionOrder, Step, way_to
from mixpert.passes.control.replays import Replays
from mixpert.passes.device.kernel_stubs import taken
from mixpert.passes.effects.effect import Span
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.loops import Loop
from mixpert.passes.pointers.memory import Object, Targets, objects
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Symbol,
    frozen,
    minus,
    plus,
    symbols_of,
)
from mixpert.passes.symbolic.trip_counts import TripCounts, evenly

_MOST_ABOVE = 100  # branches above a loop that are looked at
_MOST_STEPS = 8  # calls between a loop and what fills

Way = tuple[str, str]


class _Filling(NamedTuple):
    """An area that is filled in each iteration of a loop, and the pointer from which it counts."""

    area: Area
    pointer: ir.Operand
    iteration: Symbol


class FilledNest(NamedTuple):
    """All of some objects is overwritten by a call in every iteration of loops around loops.

    `header`: of the outermost loop; `skipped`: control goes past it, as there is none of that.
    """

    objects: tuple[Object, ...]
    targets: Targets
    call: ir.Instruction
    header: str
    whole: Area
    skipped: bool


class _Sweeps(Protocol):
    """What is asked of `sweeps.Sweeps`."""

    def nests(self, context: Context) -> Iterator[tuple[Way, FilledNest]]: ...

    def fills(self, sweep: Advance, hull: Area) -> bool: ...


class Advances:
    """Finds them, by the ways into such loops, out of them and past them."""

    def __init__(
        self,
        contexts: Sequence[Context],
        trip_counts: TripCounts,
        footprints: Footprints,
        points_to: PointsTo,
        *,
        sweeps: _Sweeps,
        order: ExecutionOrder,
    ) -> None:
        self._contexts = contexts
        self._scalars = trip_counts.scalars
        self._trip_counts = trip_counts
        self._footprints = footprints
        self._points_to = points_to
        self._sweeps = sweeps
        self._order = order
        self._mixing: dict[Context, bool] = {}
        self._on: dict[Context, dict[Way, list[Advance]]] = {}
        self._filled: set[object] = set()
        every = [
            (context, call, filling)
            for context in contexts
            for call in self._candidates(context)
            for filling in self._fillings(context, call)
        ]
        for filled in every:
            self._note(*filled)
        for context in contexts:
            self._note_nests(context)

    def on(self, context: Context, way: Way) -> Sequence[Advance]:
        """What begins, ends or is left out where control goes from one block to another."""
        return self._on.get(context, _NONE).get(way, ())

    def _candidates(self, context: Context) -> Iterator[ir.Call]:
        """The sites, launches and the like of a context that some loop leads to."""
        above: Context | None = context
        while above is not None and not self._scalars.paths(above.function).loops:
            above = above.parent
        for call in calls_of(context.function) if above is not None else ():
            site = call.callee in self._footprints.sites
            if site or (id(call) not in context.callees and self._points_to.effect(call).filling):
                yield call

    def _fillings(self, context: Context, call: ir.Call) -> Iterator[_Filling]:
        """What a call fills that moves on evenly with the iterations of a loop."""
        site = self._footprints.sites.get(call.callee)
        roles: list[tuple[int, str | Span]] = []
        if site is not None:
            roles = [(site[1].c, "C")] if site[1].triangle is None else []
        elif self._footprints.clear(context):
            effect = self._points_to.effect(call)
            effect = self._footprints.as_launched(context, call, effect)
            roles = [(span.argument, span) for span in effect.filling]
        for argument, role in roles:
            area = self._footprints.of(Access(context, call, role))
            if area is not None:
                self._filled.add(_stretch(area.root, area.start, area.dense))
                for iteration in self._iterations_of(area):
                    yield _Filling(area, call.arguments[argument], iteration)

    def _iterations_of(self, area: Area) -> list[Symbol]:
        """The counts of iterations with which an area moves on, and changes in no other way."""
        used = symbols_of(area.start) & self._scalars.iterations.keys()
        return sorted(used - symbols_of(area.length, area.runs, area.leading))

    def _note(self, context: Context, call: ir.Call, filling: _Filling) -> None:
        above, header = self._scalars.iterations[filling.iteration]
        paths = self._scalars.paths(above.function)
        loop = paths.loops[header]
        behind = self._behind(filling, above, loop)
        if behind is None or not self._in_every_iteration(Step(context, call), above, loop):
            return
        if self._mixes(above, loop):
            return
        targets = self._points_to.targets(context, filling.pointer)
        advance = Advance(tuple(objects(targets)), targets, behind)
        self._begin_and_end(advance, above, loop, {})
        way_in = paths.way_in(header)
        start = minus(behind.start, behind.leading)
        if way_in is not None and _stretch(behind.root, start, behind.length) in self._filled:
            place = way_in.guard or way_in.entry
            before = replace(behind, place=place, start=start, runs=ONE, leading={}, behind=False)
            further = replace(behind, start=start, runs=plus(behind.runs, ONE))
            advance = advance._replace(behind=further, after=before)
            self._begin_and_end(advance, above, loop, ONE)

    def _begin_and_end(
        self, advance: Advance, context: Context, loop: Loop, before: Polynomial
    ) -> None:
        """Note where a loop begins and ends; `before`: iterations that were split off before it."""
        paths = self._scalars.paths(context.function)
        header = loop.header
        for entry in paths.entries(header):
            self._put(context, (entry, header), advance)
        ends = self._trip_counts.ends(context.function, loop)
        count = self._trip_counts.count(context, header) if len(ends) == 1 else None
        if count is None or self._changes({**count}, context, loop):
            return
        whole = replace(advance.behind, runs=plus(count, before), behind=False)
        every = self._sweeps.fills(advance, whole)
        done = advance._replace(whole=whole, everything=every)
        self._put(context, ends[0], done)
        way_in = paths.way_in(header)
        past = (way_in.guard, way_in.beyond) if way_in and way_in.beyond else None
        if past is not None and self._trip_counts.none_left_out(context, header, past):
            self._put(context, past, done._replace(skipped=True))
        if way_in is not None and before:
            for past in self._past(context, loop, way_in.entry, count):
                self._put(context, past, done._replace(skipped=True, after=None))

    def _past(self, context: Context, loop: Loop, entry: str, count: Polynomial) -> Iterator[Way]:
        """The ways past a loop and its first iteration, which was split off before it."""
        for source, target in islice(
            self._scalars.paths(context.function).edges_above(entry), _MOST_ABOVE
        ):
            rules = self._trip_counts.guards.on(context, source, target)
            if symbols_of(count).isdisjoint(symbols_of(*(rule.then for rule in rules))):
                continue
            for other in {*context.function.blocks[source].successors} - {target}:
                if self._trip_counts.none_left_out(context, loop.header, (source, other), ONE):
                    yield source, other

    def _note_nests(self, context: Context) -> None:
        """Loops around loops in which a site fills all of an object, whatever they read of it.

        What an iteration finds filled is not told: `behind` is empty, and marks what was there
        before.
        """
        loops = self._scalars.paths(context.function).loops
        behind: dict[tuple[str, int], Area] = {}
        for way, nest in self._sweeps.nests(context):
            loop = loops[nest.header]
            ends = self._trip_counts.ends(context.function, loop)
            if len(ends) != 1 or self._mixes(context, loop):
                continue
            empty = replace(nest.whole, place=nest.header, runs={}, behind=True)
            before = behind.setdefault((nest.header, id(nest.call)), empty)
            advance = Advance(nest.objects, nest.targets, before)
            done = advance._replace(whole=nest.whole, everything=True, skipped=nest.skipped)
            if nest.skipped:
                self._put(context, way, done)
            else:
                self._put(context, way, advance)
                self._put(context, ends[0], done)

    def _put(self, context: Context, way: Way, advance: Advance) -> None:
        self._on.setdefault(context, {}).setdefault(way, []).append(advance)

    def _behind(self, filling: _Filling, context: Context, loop: Loop) -> Area | None:
        """What the iterations before the present one have filled; None where it cannot be told."""
        area = filling.area
        first, step = evenly(area.start, filling.iteration)
        if not step or area.dense is None:
            return None
        if any(self._changes(p, context, loop) for p in (first, step, area.dense)):
            return None
        runs: Polynomial = {(filling.iteration,): 1}
        return Area(context, loop.header, area.root, first, area.dense, runs, step, behind=True)

    def _changes(self, polynomial: Polynomial, context: Context, loop: Loop) -> bool:
        """Whether a polynomial may change while a loop runs, or is not known there."""
        return any(self._set_in(symbol, context, loop) for symbol in symbols_of(polynomial))

    def _set_in(self, symbol: Symbol, context: Context, loop: Loop) -> bool:
        parts = self._scalars.parts(symbol)
        if parts:
            return any(self._changes(part, context, loop) for part in parts)
        number, name = symbol
        if number < 0:
            return name.startswith("?")
        current: Context | None = self._contexts[number]
        assert current is not None
        place = self._scalars.set_in(symbol, current)
        while current is not context:
            if current.shared or current.parent is None or current.call is None:
                return current.shared
            place = self._scalars.paths(current.parent.function).block_of(current.call)
            current = current.parent
        return place is not None and place in loop.blocks

    def _in_every_iteration(self, step: Step, context: Context, loop: Loop) -> bool:
        """Whether an instruction runs, and ends, in every iteration of a loop that goes on."""
        way = list(way_to(step))
        while way and way[0].context is not context:
            way.pop(0)
        if not way or len(way) > _MOST_STEPS or not all(map(self._order.clear, way)):
            return False
        paths = self._scalars.paths(context.function)
        place = self._launched_from(way[0])
        if place not in loop.blocks:
            return False
        ends = [block for block, _ in self._trip_counts.ends(context.function, loop)]
        last = [*loop.latches, *(block for block in ends if block in loop.latches)]
        return all(paths.dominates(place, block) for block in last) and all(
            self._never_left_out(one) for one in way[1:]
        )

    def _never_left_out(self, step: Step) -> bool:
        """Whether all ways to the return of a function lead past an instruction."""
        paths = self._scalars.paths(step.context.function)
        place = self._launched_from(step)
        return all(
            paths.dominates(place, name)
            for name, block in step.context.function.blocks.items()
            if any(isinstance(i, ir.Return) for i in block.instructions)
        )

    def _launched_from(self, step: Step) -> str:
        """The block of an instruction, or that of the test whether a launch is accepted."""
        paths = self._scalars.paths(step.context.function)
        place = paths.block_of(step.instruction)
        before = paths.before[place]
        while len(before) == 1 and before[0] != place:
            block = step.context.function.blocks[before[0]]
            if len(block.successors) < 2 or taken(step.context, block) != [place]:
                break
            place = before[0]
            before = paths.before[place]
        return place

    def _mixes(self, context: Context, loop: Loop) -> bool:
        """Whether what runs in a loop may also be entered, or left, in other ways than by calls."""
        blocks = context.function.blocks
        calls = [i for b in loop.blocks for i in blocks[b].instructions if isinstance(i, ir.Call)]
        return any(self._mixed(context, call) for call in calls)

    def _mixed(self, context: Context, call: ir.Call) -> bool:
        number = id(call)
        if Replays.splits(call.callee) or Replays.runs_again(call.callee):
            return True
        if number in context.targets or number in context.callbacks or number in context.later:
            return True
        callee = context.callees.get(number)
        if callee is None:
            return number in context.outward
        if callee not in self._mixing:
            self._mixing[callee] = True  # while it is looked at
            inner = (self._mixed(callee, one) for one in calls_of(callee.function))
            self._mixing[callee] = callee.shared or any(inner)
        return self._mixing[callee]


_NONE: Mapping[Way, list[Advance]] = {}


def _stretch(root: Symbol, start: Polynomial, length: Polynomial | None) -> object:
    """A stretch of bytes as something to compare."""
    return None if length is None else (root, frozen(start), frozen(length))
