"""Memory that calls allocate, while points-to sets still grow.

An allocation is one object, and one more for each place where a pointer to a block of its own is
stored (`Effect.blocks`). Pointers to the allocation lead to all of them.
"""

from __future__ import annotations

from mixpert.passes.control.contexts import Context
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object
from mixpert.passes.pointers.places import ANYWHERE
from mixpert.passes.pointers.pointer_sets import PointerSets


class Allocations:
    """What was allocated where.

    Attributes:
        calls: the call that made an object, and its context.
        contexts: the context alone, of what is on its stack too.
        blocks: the parts of allocations that nothing leaves which starts in them.
    """

    def __init__(self, sets: PointerSets) -> None:
        self._sets = sets
        self.calls: dict[Object, tuple[Context, ir.Call]] = {}
        self.contexts: dict[Object, Context] = {}
        self.blocks: dict[Object, Object] = {}  # with the allocations that they are part of
        self.holders: dict[Object, Object] = {}  # where the pointers to these parts are
        self._parts: dict[Object, list[Object]] = {}
        self._steps: dict[Object, int] = {}

    def note(self, made: Object, context: Context, call: ir.Call, step: int) -> None:
        """Note what a call allocates, and in which step of the solution."""
        self.calls[made] = context, call
        self.contexts[made] = context
        self._steps[made] = step

    def own(self, object_: Object, context: Context) -> Object | None:
        """The allocation that an object is part of, if a context or what it calls made it."""
        made = self.blocks.get(object_, object_)
        return made if made in self.calls and self.contexts[made].within(context) else None

    def add(self, block: Object, made: Object, holder: Object) -> int:
        """Note a block; the step in which its allocation is to be looked at again."""
        self.blocks[block] = made
        self.holders[block] = holder
        self._parts.setdefault(made, []).append(block)
        self.note(block, *self.calls[made], self._steps[made])
        return self._steps[made]

    def parts(self, made: Object) -> tuple[Object, ...]:
        """An allocation, and its blocks."""
        return (made, *self._parts.get(made, ()))

    def pointer(self, made: Object) -> int:
        """A pointer to the start of an allocation: it leads to all of its blocks."""
        found = self._sets.only(made, 0)
        for block in self._parts.get(made, ()):
            found |= self._sets.only(block, ANYWHERE)
        return found
