"""Null pointers: what tests imply, and where stored pointers are never null.

Of memory that is allocated it is taken for granted that it has at least one byte, and that the
program ends where there is no more.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from mixpert.passes.control.contexts import Context
from mixpert.passes.control.execution_order import ExecutionOrder
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Pointer
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.symbolic.scalar_memory import Stored, Stores
from mixpert.passes.symbolic.sizes import passed_for

_TEST = re.compile(r"(?:\w+ )*?(eq|ne) ptr (%\S+), null$")
_TWO = 2  # ways out of a test
_DEEPEST = 8  # steps in which a pointer is followed to an allocation


class NullTest(NamedTuple):
    """A block that ends by testing a pointer which it has loaded: where control goes if null."""

    load: ir.Load
    null: str


def null_test(block: ir.Block) -> NullTest | None:
    """The test at the end of a block, where nothing happens between the load and the test."""
    if block.condition is None or len(block.successors) != _TWO:
        return None
    if block.successors[0] == block.successors[1]:
        return None
    loads: dict[str, ir.Load] = {}
    found: NullTest | None = None
    for one in block.instructions:
        match one:
            case ir.Load(volatile=False):
                loads[one.result] = one
            case ir.Store() | ir.Call():
                loads.clear()
                found = None
            case ir.Compute(result, opcode="icmp") if result == block.condition.name:
                test = _TEST.match(one.text.strip())
                if test and test[2] in loads:
                    found = NullTest(loads[test[2]], block.successors[test[1] == "ne"])
            case _:
                pass
    return found


class NullPointers:
    """Answers for what is stored, as far as a state of the stores shows it."""

    def __init__(self, points_to: PointsTo, stores: Stores, order: ExecutionOrder) -> None:
        self._points_to = points_to
        self._stores = stores
        self._order = order

    def place(self, context: Context, test: NullTest) -> Pointer | None:
        """The one place of the pointer that is tested."""
        targets = self._points_to.targets(context, test.load.pointer)
        place = next(iter(targets)) if len(targets) == 1 else None
        return place if place is not None and isinstance(place.place, int) else None

    def sets(self, place: Pointer) -> list[Stored]:
        """All that sets the pointer in a place, if it is null only before; none: not known.

        Each stores a pointer to memory; null is stored once at most, and before any of them.
        """
        cleared, sets = self._stores.pointers_set(place) or ([], [])
        known = all(one.step is not None and self._is_set(one) for one in sets)
        return sets if known and all(self._first(one, sets) for one in cleared) else []

    def never(self, context: Context, pointer: ir.Operand) -> bool:
        """Whether a pointer is null at no time, whichever way control came."""
        return self._is_memory(context, pointer, 0)

    def _first(self, cleared: Stored, sets: list[Stored]) -> bool:
        """Whether null is stored before some pointers."""
        step = cleared.step
        if step is None or not cleared.once:
            return False
        return all(one.step is not None and self._order.runs_before(step, one.step) for one in sets)

    def _is_set(self, stored: Stored, depth: int = 0) -> bool:
        """Whether what is stored is a pointer to memory."""
        if stored.context is None or depth > _DEEPEST:
            return False
        match stored.by:
            case ir.Call() as call:
                effect = self._points_to.effect(call)
                if effect.stores is not None:
                    value = call.arguments[effect.stores[1]]
                    return self._is_memory(stored.context, value, depth + 1)
                return effect.allocates_into is not None
            case ir.Store(value):
                return self._is_memory(stored.context, value, depth + 1)
            case _:
                return False

    def _is_memory(self, context: Context, pointer: ir.Operand, depth: int) -> bool:
        """Whether a pointer leads to memory, whichever way control came."""
        passed = passed_for(context, pointer.name)
        if passed is not None or depth > _DEEPEST:
            return passed is not None and self._is_memory(*passed, depth + 1)
        paths = self._order.paths(context.function)
        _, defined = paths.defined.get(pointer.name, ("", None))
        values: list[tuple[Context, ir.Operand]] | None = None
        match defined:
            case ir.Alloca():
                values = []
            case ir.Offset(_, base):
                values = [(context, base)]
            case ir.Compute(opcode="phi"):
                values = [(context, value) for _, value in paths.incoming(defined)]
            case ir.Load(volatile=False):
                return self._loaded(context, defined, depth)
            case ir.Call():
                values = self._results(context, defined)
            case _:
                pass
        return values is not None and all(self._is_memory(*value, depth + 1) for value in values)

    def _loaded(self, context: Context, load: ir.Load, depth: int) -> bool:
        """Whether a place that is loaded from never holds null, which other memory may at first."""
        targets = self._points_to.targets(context, load.pointer)
        if {target.object.kind for target in targets} != {"local"} or len(targets) != 1:
            return False
        cleared, sets = self._stores.pointers_set(*targets) or ([], [])
        return bool(sets) and not cleared and all(self._is_set(one, depth + 1) for one in sets)

    def _results(self, context: Context, call: ir.Call) -> list[tuple[Context, ir.Operand]] | None:
        """What a call returns: none of it is null where it allocates; None: not known."""
        callee = context.callees.get(id(call))
        if callee is None:
            return [] if call.target is None and self._points_to.effect(call).allocates else None
        returned = [
            instruction.value
            for block in callee.function.blocks.values()
            for instruction in block.instructions
            if isinstance(instruction, ir.Return)
        ]
        values = [(callee, value) for value in returned if value is not None]
        return values if len(values) == len(returned) else None
