"""Loops that write over memory, a stretch a turn: what all their turns together overwrite.

Such a loop is one overwrite at its start, as one copy of everything would be, if it runs every turn
to the end and reads none of that memory itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from mixpert.passes import ir
from mixpert.passes.areas import Access, Area
from mixpert.passes.contexts import Context
from mixpert.passes.effect import Span
from mixpert.passes.flow_graph import FlowGraph, Node, Sweep
from mixpert.passes.footprints import Footprints
from mixpert.passes.liveness import objects_read
from mixpert.passes.memory import Object, Pointer, objects
from mixpert.passes.points_to import PointsTo
from mixpert.passes.polynomials import (
    Polynomial,
    Symbol,
    constant_of,
    times,
)
from mixpert.passes.scalars import Scalars
from mixpert.passes.turns import Turns, evenly
from mixpert.passes.unrolled import Unrolled, UnrolledCopies, unrolled

_ELEMENTS = ("float", "double", "<")
"""Beginnings of the types of values that a loop stores in a matrix."""


class _Writer(NamedTuple):
    """A call or store in a loop that overwrites memory in every turn.

    `entry` leads to the loop; `guard`, where there is one, tests before it whether to skip the
    loop, and then goes on to `beyond`.
    """

    instruction: ir.Instruction
    pointer: ir.Operand
    role: str | Span
    header: str
    entry: str
    guard: str
    beyond: str


class Sweeps:
    """Finds them."""

    def __init__(
        self,
        scalars: Scalars,
        turns: Turns,
        footprints: Footprints,
        points_to: PointsTo,
        contexts: Sequence[Context],
    ) -> None:
        self._scalars = scalars
        self.turns = turns
        self._footprints = footprints
        self._points_to = points_to
        self._contexts = contexts
        self._writers: dict[str, dict[str, list[_Writer]]] = {}
        self._mixing: dict[Context, bool] = {}
        self._hulls: dict[Area, Area | None] = {}
        self._ahead: dict[Sweep, Area | None] = {}
        self._copies = UnrolledCopies(scalars, turns.guards, footprints)
        self._unrolled: dict[str, list[Unrolled]] = {}
        self._several: dict[Sweep, Unrolled] = {}

    def after(self, context: Context, block: str) -> Iterator[Sweep]:
        """The loops ahead where a block of a context ends."""
        function = context.function
        if function.name not in self._writers:
            found: dict[str, list[_Writer]] = {}
            for writer in self._found(function):
                for place in {writer.entry, writer.guard}:
                    found.setdefault(place, []).append(writer)
            self._writers[function.name] = found
        for writer in self._writers[function.name].get(block, ()):
            access = Access(context, writer.instruction, writer.role)
            targets = self._points_to.targets(context, writer.pointer)
            skip = (writer.guard, writer.beyond) if block == writer.guard else None
            over = tuple(objects(targets))
            if not (skip and self._reads(context, writer, over)):
                yield Sweep(over, targets, access, writer.header, skip)
        yield from self._after_unrolled(context, block)

    def _after_unrolled(self, context: Context, block: str) -> Iterator[Sweep]:
        """The same of copies of which the compiler made several a turn."""
        function = context.function
        if function.name not in self._unrolled:
            paths = self._scalars.paths(function)
            self._unrolled[function.name] = [*unrolled(function, paths)]
        for found in self._unrolled[function.name]:
            none = block in found.others
            copies = self._points_to.effect(found.last_call).copies
            if len(copies) != 1 or not (none or block == found.guard):
                continue
            argument = copies[0][0]
            targets = self._points_to.targets(context, found.last_call.arguments[argument])
            over = tuple(objects(targets))
            if not self._touches(context, found, argument, over):
                access = Access(context, found.calls[0], Span(argument))
                way = (block, found.beyond) if none else (block, found.past)
                sweep = Sweep(over, targets, access, found.header, way)
                self._several[sweep] = found
                yield sweep

    def _touches(
        self, context: Context, found: Unrolled, argument: int, over: Iterable[Object]
    ) -> bool:
        """Whether what runs beside the loop may read some objects."""
        others = [o for i, o in enumerate(found.last_call.arguments) if i != argument]
        blocks = {found.guard, found.entry, found.after, found.last}
        loads = (i for b in blocks for i in context.function.blocks[b].instructions)
        read = [*others, *(load.pointer for load in loads if isinstance(load, ir.Load))]
        held = {o for pointer in read for o in objects(self._points_to.targets(context, pointer))}
        return not held.isdisjoint(over)

    def area(self, sweep: Sweep) -> Area | None:
        """What a loop ahead overwrites, whether or not control skips it; None where not known."""
        if sweep not in self._ahead:
            told = not self._mixes(sweep.access.context, sweep.header)
            self._ahead[sweep] = self._overwritten(sweep) if told else None
        return self._ahead[sweep]

    def _overwritten(self, sweep: Sweep) -> Area | None:
        if sweep in self._several:
            return self._copies.area(sweep, self._several[sweep])
        area, skip = self._footprints.of(sweep.access), sweep.skip
        context, header = sweep.access.context, sweep.header
        known = not (skip and not self.turns.none_left_out(context, header, skip))
        return self.hull(area) if known and area is not None else None

    def hull(self, area: Area) -> Area | None:
        """All that an access touches in the turns of the innermost loop around it.

        No more than that, and no less. None where it cannot be told.
        """
        if area not in self._hulls:
            self._hulls[area] = self._hull(area)
        return self._hulls[area]

    def fills(self, sweep: Sweep, hull: Area) -> bool:
        """Whether a loop overwrites an object from its first byte to its last."""
        number, name = hull.root
        if len(sweep.targets) != 1 or number < 0 or hull.start != {(hull.root,): 1}:
            return False
        (target,) = sweep.targets
        start = self._points_to.targets(self._contexts[number], ir.Operand(name))
        allocation = self._points_to.allocations.get(target.object)
        if allocation is None or target.object.many or start != {Pointer(target.object, 0)}:
            return False
        context, call = allocation
        arguments = [call.arguments[index] for index in self._points_to.effect(call).size]
        return bool(arguments) and self._scalars.product(context, arguments) == hull.dense

    def _found(self, function: ir.Function) -> Iterator[_Writer]:
        writers = [
            (name, instruction, written)
            for name, block in function.blocks.items()
            for instruction in block.instructions
            if (written := self._written(instruction)) is not None
        ]
        if not writers:
            return
        paths = self._scalars.paths(function)
        for name, instruction, written in writers:
            loop = paths.innermost(name)
            if loop is None or not self.turns.every(function, loop, name):
                continue
            way_in = paths.way_in(loop.header)
            if way_in is not None:
                yield _Writer(instruction, *written, loop.header, *way_in)

    def _written(self, instruction: ir.Instruction) -> tuple[ir.Operand, str | Span] | None:
        """The address from which an instruction overwrites memory, and the access to that."""
        match instruction:
            case ir.Store(_, pointer, type_) if type_.startswith(_ELEMENTS):
                return pointer, ""
            case ir.Call() if instruction.callee in self._footprints.sites:
                c = self._footprints.sites[instruction.callee][1].c
                return instruction.arguments[c], "C"
            case ir.Call():
                effect = self._points_to.effect(instruction)
                argument = effect.fills if effect.fills is not None else -1
                if len(effect.copies) == 1:
                    ((argument, _),) = effect.copies
                known = 0 <= argument < len(instruction.arguments)
                return (instruction.arguments[argument], Span(argument)) if known else None
            case _:
                return None

    def _reads(self, context: Context, writer: _Writer, found: Iterable[Object]) -> bool:
        """Whether what runs between the test and the loop may read some objects."""
        for instruction in context.function.blocks[writer.entry].instructions:
            if writer.entry == writer.guard:
                return False
            if isinstance(instruction, ir.Call):
                return True
            if isinstance(instruction, ir.Load):
                targets = self._points_to.targets(context, instruction.pointer)
                if not set(found).isdisjoint(objects(targets)):
                    return True
        return False

    def _mixes(self, context: Context, header: str | None = None) -> bool:
        """Whether a loop, or all of a context, calls what others call in the same context.

        Of what runs there it is not known around which loops.
        """
        if header is None and context in self._mixing:
            return self._mixing[context]
        blocks = context.function.blocks
        inside = self._scalars.paths(context.function).loops[header].blocks if header else blocks
        calls = [i for name in inside for i in blocks[name].instructions if isinstance(i, ir.Call)]
        found = context.shared or any(
            id(call) in context.targets
            or id(call) in context.callbacks
            or id(call) in context.later
            or (id(call) in context.callees and self._mixes(context.callees[id(call)]))
            for call in calls
        )
        if header is None:
            self._mixing[context] = found
        return found

    def _hull(self, area: Area) -> Area | None:
        context = area.context
        loop = self._scalars.paths(context.function).innermost(area.place)
        if loop is None or not self.turns.every(context.function, loop, area.place):
            return None
        count = self.turns.count(context, loop.header)
        if count is None:
            return None
        turn = self._scalars.turn(context, loop.header)
        for hull in (_united(area, turn, count), self._each(area, turn, count)):
            fixed = (*hull.polynomials, count) if hull is not None else ()
            if fixed and not any(self._scalars.varies(p, context, loop) for p in fixed):
                return hull
        return None

    def _each(self, area: Area, turn: Symbol, count: Polynomial) -> Area | None:
        """The areas of some turns as they are; none where all of them are one."""
        start = self._scalars.for_all_turns(area.start, turn, count)
        return None if start == area.start else replace(area, start=start, each=True)


def keep_unread(graph: FlowGraph, nodes: Iterable[Node]) -> None:
    """Leave only those loops that read none of the memory which they overwrite."""
    nodes = list(nodes)
    found = [item for node in nodes for item in node.items if isinstance(item, Sweep)]
    if not found:
        return
    loops = {item: graph.own(item.access.context, item.header) for item in found}
    read: dict[int, set[Object]] = {bit: set() for bit in loops.values()}
    for node in nodes:
        for bit, seen in read.items():
            if node.loops & bit:
                seen.update(o for item in node.items for o in objects_read(item))
    for node in nodes:
        node.items = [
            item
            for item in node.items
            if not isinstance(item, Sweep) or read[loops[item]].isdisjoint(item.objects)
        ]


def _united(area: Area, turn: Symbol, count: Polynomial) -> Area | None:
    """The areas of some turns as one, if each is one run, or follows on the one before."""
    first, step = evenly(area.start, turn)
    if not step:
        return None
    if constant_of(area.runs) == 1:
        return replace(area, start=first, runs=count, leading=step)
    if step == times(area.runs, area.leading):
        return replace(area, start=first, runs=times(area.runs, count))
    return None
