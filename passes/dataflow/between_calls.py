"""What remains between two calls of functions that others call.

Arguments, locals and memory of one call say nothing about those of the next, but for what structs
lead to that both may be handed (`shared_structs.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mixpert.passes.accesses.lifetimes import Lifetimes
from mixpert.passes.control.contexts import Context
from mixpert.passes.dataflow.flow_graph import Derive, Item, Start, Transfer, Write
from mixpert.passes.dataflow.narrowed import Narrowed
from mixpert.passes.effects.messages import ON_THE_WAY
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Pointer
from mixpert.passes.pointers.places import ANYWHERE
from mixpert.passes.pointers.points_to import PointsTo

if TYPE_CHECKING:
    from mixpert.passes.pointers.memory import Object


class BetweenCalls(Narrowed):
    """Translates what happens there."""

    def __init__(self, points_to: PointsTo, lifetimes: Lifetimes) -> None:
        super().__init__(points_to)
        self._lifetimes = lifetimes
        self._shared = points_to.structs.groups()

    def between_roots(self, roots: Sequence[Context]) -> list[Item]:
        """Arguments, locals and memory of one root say nothing about those of the next call."""
        every = self._points_to.all_objects
        kept = self._points_to.structs.outlasting.union(home for home, _ in self._shared)
        own = (o for o in every if o.kind in ("outside", "local") and not o.exposed)
        gone = dict.fromkeys(o for o in (*own, *self._lifetimes.passing) if o not in kept)
        parameters = ((root.index, p) for root in roots for p in root.function.parameters)
        fresh = [Derive(parameter, (), True) for parameter in parameters]
        return [Start(tuple(gone), afresh=True), *fresh]

    def left_behind(self) -> list[Item]:
        """What structs lead to that others may be handed, too, goes to where these find it."""
        return [_moved(memory, (home,)) for home, memory in self._shared]

    def entering_again(self) -> list[Item]:
        """It comes to be behind every such struct."""
        return [_moved((home,), memory) for home, memory in self._shared]

    def talks(self, call: ir.Call) -> bool:
        """Whether a call sends something to other processes, or receives it."""
        return ON_THE_WAY in self._points_to.effect(call).variables

    def between_processes(self) -> list[Item]:
        """Another process has memory and numbers of its own; what is on the way stays."""
        every = [*self._points_to.all_objects]
        own = [o for o in every if o.symbol != ON_THE_WAY]
        return [Start(tuple(own) if len(own) < len(every) else (), afresh=True)]

    def outward(self) -> list[Item]:
        """Any variable may have been set by another root; what is in it goes along the graph."""
        every = self._points_to.all_objects
        changed = (o for o in every if o.kind == "global" or (o.kind == "heap" and o.many))
        targets = frozenset(Pointer(object_, ANYWHERE) for object_ in changed)
        return [Write(None, targets)] if targets else []


def _moved(source: Sequence[Object], to: Sequence[Object]) -> Transfer:
    return Transfer(tuple(source), tuple(to), frozenset(), "direct")
