"""Arrays of pointers, each of which was allocated directly into its place.

`cudaMalloc(&matrices[i], size)` in a loop: so no two places hold the same memory, as long as
nothing else stores a pointer there.
"""

from __future__ import annotations

from collections.abc import Sequence

from mixpert.passes.accesses.settled import Settled
from mixpert.passes.control.contexts import Context
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object, objects
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import Polynomial, Symbol, symbols_of
from mixpert.passes.symbolic.scalar_memory import Stores
from mixpert.passes.symbolic.scalars import Scalars

Place = tuple[Object, Polynomial]
"""An array of pointers, and an address in it."""


class PointerArrays:
    """Answers for pointers that were loaded."""

    def __init__(
        self,
        scalars: Scalars,
        points_to: PointsTo,
        stores: Stores,
        settled: Settled,
        contexts: Sequence[Context],
    ) -> None:
        self._scalars = scalars
        self._settled = settled
        self._points_to = points_to
        self._stores = stores
        self._contexts = contexts
        self._arrays: set[Object] = set()
        self._others: set[Object] = set()
        for context in contexts:
            for block in context.function.blocks.values():
                for instruction in block.instructions:
                    self._note(context, instruction)
        self._arrays = {
            array
            for array in self._arrays - self._others
            if array.kind != "outside" and not array.exposed
        }
        self.blocks = {block for array in self._arrays for block in array.points_to if block.many}
        self.blocks |= points_to.blocks.keys()

    def place(self, root: Symbol) -> Place | None:
        """Where a pointer was loaded from, if that is in such an array."""
        root = self._settled.load(root)
        if root[0] < 0 or not self._arrays:
            return None
        context = self._contexts[root[0]]
        defined = self._scalars.paths(context.function).defined.get(root[1])
        load = defined[1] if defined else None
        if not isinstance(load, ir.Load):
            return None
        held = objects(self._points_to.targets(context, load.pointer))
        if len(held) != 1 or held[0] not in self._arrays:
            return None
        address = self._scalars.value(context, load.pointer)
        known = not any(symbol[1].startswith("?") for symbol in symbols_of(address))
        return (held[0], address) if known else None

    def _note(self, context: Context, instruction: ir.Instruction) -> None:
        if isinstance(instruction, ir.Store):
            if self._points_to.targets(context, instruction.value):
                self._others.update(objects(self._points_to.targets(context, instruction.pointer)))
        elif isinstance(instruction, ir.Call) and self._stores.unseen(context, instruction):
            effect = self._points_to.effect(instruction)
            if effect.allocates_into is not None:
                argument = instruction.arguments[effect.allocates_into]
                self._arrays.update(objects(self._points_to.targets(context, argument)))
            elif effect.fills is None:
                self._others.update(self._stores.written(context, instruction))
