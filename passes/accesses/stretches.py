"""Combined overwrites of stores outside of loops: adjacent in a block, or after a loop.

Compilers write out loops of a constant number of iterations, or the iterations that vectors leave
over.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from mixpert.passes.accesses.areas import Area
from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.accesses.neighbours import Neighbours
from mixpert.passes.control.contexts import Context
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object, objects
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import (
    ONE,
    Frozen,
    Polynomial,
    Symbol,
    frozen,
    plus,
    substituted,
    symbols_of,
)
from mixpert.passes.symbolic.scalars import Scalars
from mixpert.passes.symbolic.trip_counts import TripCounts

ELEMENTS = ("float", "double", "<")
"""Beginnings of the types of values that are stored in a matrix."""
_MOST_BLOCKS = 4  # behind a store or loop


Way = tuple[str, str]
"""From one block to another."""
_SEVERAL = 2


class Begun(NamedTuple):
    """An instruction that overwrites memory from an address on, with others, and where."""

    instruction: ir.Instruction
    pointer: ir.Operand
    area: Area


Loops = Callable[[Context, Way], Iterable[Begun]]


class _Place(NamedTuple):
    """A block, and the number of an instruction there."""

    block: str
    number: int


class _Stretch(NamedTuple):
    """An area, and between which instructions of a block stores overwrite it."""

    area: Area
    first: int
    last: int


class Stretches:
    """Answers for stores, and for what loops overwrite."""

    def __init__(
        self,
        footprints: Footprints,
        points_to: PointsTo,
        trip_counts: TripCounts,
        scalars: Scalars,
        loops: Loops,
    ) -> None:
        """`loops`: gives what the loops overwrite that begin on a way from block to block."""
        self._scalars = scalars
        self._footprints = footprints
        self._points_to = points_to
        self._trip_counts = trip_counts
        self._loops = loops
        self._found: dict[tuple[int, str], list[_Stretch]] = {}

    def beginning(self, context: Context, store: ir.Store) -> Area | None:
        """What a store is the first to overwrite, with others behind it, before it is read."""
        if not store.type.startswith(ELEMENTS):
            return None
        block = self._scalars.paths(context.function).block_of(store)
        instructions = context.function.blocks[block].instructions
        for stretch in self._of(context, block):
            if instructions[stretch.first] is store:
                over = objects(self._points_to.targets(context, store.pointer))
                between = range(stretch.first, stretch.last)
                unread = self._unread(context, block, between, over)
                ahead = unread and self._ahead(stretch.area, over, _Place(block, stretch.first), {})
                return ahead or None
        return None

    def on(self, context: Context, way: Way) -> Iterator[Begun]:
        """The same where a way between blocks decides where the stores, or a loop, begin."""
        source, block = way
        if len(self._scalars.paths(context.function).before[block]) < _SEVERAL:
            return
        instructions = context.function.blocks[block].instructions
        for stretch in self._of(context, block):
            passed = {block: source}
            area = self._taken(stretch.area, passed)
            store = instructions[stretch.first]
            if area is not stretch.area and isinstance(store, ir.Store):
                over = objects(self._points_to.targets(context, store.pointer))
                if self._unread(context, block, range(stretch.last), over):
                    ahead = self._ahead(area, over, _Place(block, stretch.first), passed)
                    yield Begun(store, store.pointer, ahead)
        yield from self._loops_on(context, way)

    def _loops_on(self, context: Context, way: Way) -> Iterator[Begun]:
        source, block = way
        paths = self._scalars.paths(context.function)
        following = context.function.blocks[block].successors
        loop = paths.loops.get(following[0]) if len(following) == 1 else None
        if loop is None or block in loop.blocks or block in paths.loops:
            return
        for begun in self._loops(context, (block, loop.header)):
            area = self._taken(begun.area, {block: source})
            over = objects(self._points_to.targets(context, begun.pointer))
            unread = all(self._all_unread(context, name, 0, over) for name in (block, *loop.blocks))
            if area is not begun.area and unread:
                ends = self._trip_counts.ends(context.function, loop)
                passed = {block: source, loop.header: block}
                yield begun._replace(area=self._behind(area, over, ends[0], passed))

    def same(self, hull: Area, over: Container[Object], way: Way) -> bool:
        """Whether control overwrites the same as a hull right after it has gone another way."""
        context, (source, block) = hull.context, way
        if block in self._scalars.paths(context.function).loops:
            return any(begun.area.same_as(hull) for begun in self._loops(context, way))
        passed = {block: source}
        return any(
            self._unread(context, block, range(stretch.last), over)
            and self._ahead(area, over, _Place(block, stretch.first), dict(passed)).same_as(hull)
            for stretch in self._of(context, block)
            for area in [self._taken(stretch.area, passed)]
        )

    def with_rest(self, hull: Area, header: str, over: Container[Object]) -> Area:
        """What a loop overwrites, with all beside it that is overwritten behind the loop."""
        loop = self._scalars.paths(hull.context.function).loops[header]
        ways = self._trip_counts.ends(hull.context.function, loop)
        return self._behind(hull, over, ways[0], {}) if len(ways) == 1 else hull

    def _behind(
        self, hull: Area, over: Container[Object], way: Way, passed: dict[str, str]
    ) -> Area:
        """An area with all beside it that is overwritten once control goes on to a block."""
        context = hull.context
        source, block = way
        loop = self._scalars.paths(context.function).loops.get(block)
        if len(passed) == _MOST_BLOCKS or (loop is not None and source in loop.blocks):
            return hull
        passed[block] = source
        if loop is None:
            return self._ahead(hull, over, _Place(block, 0), passed)
        for begun in self._loops(context, way):
            hull = _joined(hull, self._taken(begun.area, passed)) or hull
        ways = self._trip_counts.ends(context.function, loop)
        unread = all(self._all_unread(context, name, 0, over) for name in loop.blocks)
        return self._behind(hull, over, ways[0], passed) if unread and len(ways) == 1 else hull

    def _ahead(
        self, hull: Area, over: Container[Object], place: _Place, passed: dict[str, str]
    ) -> Area:
        """The same from an instruction of a block on."""
        context, (block, number) = hull.context, place
        for stretch in self._of(context, block):
            between = range(number, stretch.last)
            if stretch.first >= number and self._unread(context, block, between, over):
                hull = _joined(hull, self._taken(stretch.area, passed)) or hull
        following = context.function.blocks[block].successors
        if len(following) == 1 and self._all_unread(context, block, number, over):
            return self._behind(hull, over, (block, following[0]), passed)
        return hull

    def _taken(self, area: Area, passed: Mapping[str, str]) -> Area:
        """An area with what registers are by the ways that control has taken to their blocks."""
        for _ in passed:
            values: dict[Symbol, Polynomial] = {}
            for symbol in symbols_of(*area.polynomials) & self._scalars.choices.keys():
                context, block, incoming = self._scalars.choices[symbol]
                if context is area.context and block in passed:
                    came = (operand for before, operand in incoming if before == passed[block])
                    values[symbol] = self._scalars.value(context, next(came))
            if not values:
                break
            others = symbols_of(*area.polynomials) - values.keys()
            values |= {symbol: {(symbol,): 1} for symbol in others}
            start, length, runs, leading = (substituted(p, values) for p in area.polynomials)
            area = replace(area, start=start, length=length, runs=runs, leading=leading)
        return area

    def _of(self, context: Context, block: str) -> list[_Stretch]:
        """What the stores of a block overwrite, between one call and the next, by their order."""
        key = context.index, block
        if key not in self._found:
            found = self._found[key] = []
            stored: list[tuple[int, Area]] = []
            for number, instruction in enumerate(context.function.blocks[block].instructions):
                if _acts(instruction):
                    found += _together(stored)
                    stored = []
                elif isinstance(instruction, ir.Store) and instruction.type.startswith(ELEMENTS):
                    area = self._footprints.element(context, instruction)
                    stored += [] if area is None else [(number, area)]
            found += _together(stored)
        return self._found[key]

    def _all_unread(
        self, context: Context, block: str, number: int, over: Container[Object]
    ) -> bool:
        """The same for all instructions of a block from one on."""
        every = range(number, len(context.function.blocks[block].instructions))
        return self._unread(context, block, every, over)

    def _unread(
        self, context: Context, block: str, numbers: range, over: Container[Object]
    ) -> bool:
        """Whether some instructions of a block read nothing of some objects, and call nothing."""
        instructions = context.function.blocks[block].instructions
        for number in numbers:
            instruction = instructions[number]
            if _acts(instruction):
                return False
            if isinstance(instruction, ir.Load):
                targets = self._points_to.targets(context, instruction.pointer)
                if any(object_ in over for object_ in objects(targets)):
                    return False
        return True


def _acts(instruction: ir.Instruction) -> bool:
    return isinstance(instruction, ir.Call) and instruction.callee != ir.ASSUMPTION


def _together(stored: Sequence[tuple[int, Area]]) -> Iterable[_Stretch]:
    """Stretches that areas make, each with a number."""
    found: dict[tuple[Symbol, Frozen], _Stretch] = {}
    neighbours = Neighbours(area for _, area in stored)
    for number, area in stored:
        whole = neighbours.around(area)
        stretch = found.setdefault(
            (whole.root, frozen(whole.start)), _Stretch(whole, number, number)
        )
        found[whole.root, frozen(whole.start)] = stretch._replace(last=number)
    return found.values()


def _joined(one: Area, other: Area) -> Area | None:
    """Two areas side by side as one."""
    if one.dense is None or other.dense is None or one.root != other.root:
        return None
    length = plus(one.dense, other.dense)
    for first, second in ((one, other), (other, one)):
        if first.dense is not None and plus(first.start, first.dense) == second.start:
            return replace(one, start=first.start, length=length, runs=ONE, leading={})
    return None
