"""Places in memory that say, where they are tested, which way control came before.

A function that leaves something out stores a number that nothing else stores behind it, and the
program goes on only where that number is not there: then nothing was left out in the last call.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from mixpert.passes.control.contexts import Context
from mixpert.passes.control.execution_order import ExecutionOrder, Step, way_to
from mixpert.passes.control.paths import Paths
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Pointer
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.closure import closure
from mixpert.passes.symbolic.scalar_memory import Stores

_TEST = re.compile(r"(?:\w+ )*?(eq|ne|oeq|ueq|one|une) (i\d+|float|double) (%\S+), ([-+.\w]+)$")
_EQUAL = frozenset(("eq", "oeq", "ueq"))
_MOST_ABOVE = 8
"""Tests above a call that are looked at in each function."""

Ways = Callable[[Context, str], Sequence[str]]
"""The blocks that may follow on one, as a function is called."""


class _Flag(NamedTuple):
    """What a load gives is not `number` where control goes on."""

    load: Step
    place: Pointer
    type: str
    number: str


class _Mark(NamedTuple):
    """A store that sets a flag in a block, whenever it runs or where control came by some edges."""

    store: ir.Store
    block: str
    edges: tuple[tuple[str, str], ...] = ()


class TestedFlags:
    """Answers for two calls of one function, of which the first has run wherever the second does.

    Args:
        points_to, stores: what is stored where.
        ways: where control may go in functions as they are called.
    """

    def __init__(self, points_to: PointsTo, stores: Stores, ways: Ways) -> None:
        self._points_to = points_to
        self._stores = stores
        self._order: ExecutionOrder = stores.order
        self._ways = ways

    def shown(self, step: Step, first: Step, further: Sequence[Step]) -> bool:
        """Whether the last `first` before the last of `further` came to a step that it leads to.

        Args:
            step: an instruction in a function that `first` calls, maybe through others.
            first: a call that has returned wherever `further` begins.
            further: the calls that lead to an instruction, from the same function on.
        """
        return self._order.clear(step) and any(
            self._left_out(step, flag) and self._kept(step.context, first, further[0], flag)
            for flag in self._flags(first, further)
        )

    def _flags(self, first: Step, further: Sequence[Step]) -> Iterator[_Flag]:
        """What tests behind a call say that control has passed on the way to an instruction."""
        for context, instruction in further:
            paths = self._order.paths(context.function)
            edges = paths.edges_above(paths.block_of(instruction))
            for edge in islice(edges, _MOST_ABOVE):
                flag = self._tested(context, paths, *edge)
                outer = flag is not None and context is first.context
                if flag and not (outer and not self._order.runs_before(first, flag.load)):
                    yield flag

    def _tested(self, context: Context, paths: Paths, source: str, target: str) -> _Flag | None:
        """A number that a place does not hold where control goes from one block to another."""
        block = context.function.blocks[source]
        _, test = paths.defined.get(block.condition.name if block.condition else "", ("", None))
        found = _TEST.match(test.text.strip()) if isinstance(test, ir.Compute) else None
        if found is None or len(block.successors) != 2 or len(set(block.successors)) != 2:
            return None
        _, load = paths.defined.get(found[3], ("", None))
        unequal = (block.successors[0] == target) != (found[1] in _EQUAL)
        if not (unequal and isinstance(load, ir.Load) and load.type == found[2]):
            return None
        targets = self._points_to.targets(context, load.pointer)
        place = next(iter(targets)) if len(targets) == 1 and not load.volatile else None
        if place is None or place.object.many or not isinstance(place.place, int):
            return None
        number = found[4] if _is_number(found[4]) else None
        return _Flag(Step(context, load), place, load.type, number) if number else None

    def _left_out(self, step: Step, flag: _Flag) -> bool:
        """Whether control passes a step, or else stores the flag before it returns, the last."""
        context = step.context
        paths = self._order.paths(context.function)
        place = paths.block_of(step.instruction)
        marks = [*self._marks(context, paths, flag)]
        edges = {edge for mark in marks for edge in mark.edges}
        always = {mark.block for mark in marks if not mark.edges}

        def on(name: str) -> list[str]:
            ways = () if name in always else self._ways(context, name)
            return [way for way in ways if way != place and (name, way) not in edges]

        if not marks or place == "" or any(map(_returns, _blocks(context, closure([""], on)))):
            return False
        marked = {mark.block for mark in marks}
        behind = closure((way for block in marked for way in paths.after(block)), paths.after)
        again = any(mark.block in behind for mark in marks if mark.edges)
        others = {*self._blocks_of_others(context, marks, flag)}
        return len(marked) == len(marks) and not again and others.isdisjoint(behind | marked)

    def _marks(self, context: Context, paths: Paths, flag: _Flag) -> Iterator[_Mark]:
        """The stores that set the flag, whichever way control comes, or on some edges."""
        for stored in self._stores.at(flag.place, flag.type) or ():
            if stored.context is not context or not isinstance(stored.by, ir.Store):
                continue
            block = paths.block_of(stored.by)
            _, value = paths.defined.get(stored.operand.name, ("", None))
            if stored.operand.literal == flag.number:
                yield _Mark(stored.by, block)
            elif isinstance(value, ir.Compute) and value.opcode == "phi":
                before = [b for b, one in paths.incoming(value) if one.literal == flag.number]
                if before and paths.defined[value.result][0] == block:
                    yield _Mark(stored.by, block, tuple((one, block) for one in before))

    def _blocks_of_others(
        self, context: Context, marks: Sequence[_Mark], flag: _Flag
    ) -> Iterator[str]:
        """The blocks of a context that lead to stores in the place of a flag, but for its own."""
        own = {id(mark.store) for mark in marks}
        paths = self._order.paths(context.function)
        for stored in self._stores.at(flag.place, flag.type) or ():
            if not (stored.context is context and id(stored.by) in own):
                way = way_to(stored.step) if stored.step else ()
                yield from (paths.block_of(s.instruction) for s in way if s.context is context)

    def _kept(self, inner: Context, first: Step, second: Step, flag: _Flag) -> bool:
        """Whether nothing is stored in the place of a flag between a call and the load behind it.

        `inner`: in what the first call leads to, this context was looked at.
        """
        outer = first.context
        last = flag.load if flag.load.context is outer else second
        for stored in self._stores.at(flag.place, flag.type) or ():
            if stored.context is None and stored.once:
                continue  # there from the start
            way = way_to(stored.step) if stored.step else ()
            here = [step for step in way if step.context is outer]
            if not here:
                return False
            if here[0].instruction is first.instruction:
                if not any(step.context is inner for step in way):
                    return False
            elif self._between(first, here[0], last):
                return False
        return True

    def _between(self, first: Step, one: Step, last: Step) -> bool:
        """Whether an instruction of a function may run after the last `first` before `last`."""
        if one.instruction is last.instruction:
            return True
        paths = self._order.paths(first.context.function)
        start, block, end = (paths.block_of(step.instruction) for step in (first, one, last))
        place = [id(i) for i in first.context.function.blocks[block].instructions].index
        position = place(id(one.instruction))
        if block == start:
            behind = position > place(id(first.instruction))
            return behind and (end != start or position < place(id(last.instruction)))
        if start == end:
            return False

        def on(name: str) -> list[str]:
            return [way for way in paths.after(name) if way != start]

        reached = closure(on(start), on)
        if block == end:
            return position < place(id(last.instruction)) or end in closure(on(end), on)
        return block in reached and end in closure(on(block), on)


def _is_number(text: str) -> bool:
    """Whether the text of a constant is that of a number, so that it equals itself."""
    try:
        return float(text) == float(text)
    except ValueError:
        return False


def _blocks(context: Context, names: set[str]) -> Iterator[ir.Block]:
    return (context.function.blocks[name] for name in names)


def _returns(block: ir.Block) -> bool:
    return any(isinstance(instruction, ir.Return) for instruction in block.instructions)
