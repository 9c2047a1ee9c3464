"""Which pointers are followed on their way: those that lead to one of several matrices of sites.

Buffers that change places are each behind one of a few pointers at any time. A pointer is followed
where it is a register or a place in memory that may lead to a few blocks of memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from mixpert.passes.control.contexts import Context, Contexts, Register, called_from
from mixpert.passes.dataflow.flow_graph import Multiply, Node
from mixpert.passes.dataflow.followed_numbers import FollowedNumbers
from mixpert.passes.dataflow.liveness import objects_written
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.pointer_lanes import POINTER_BYTES
from mixpert.passes.pointers.memory import Object, Pointer, Targets, objects
from mixpert.passes.pointers.points_to import PointsTo

MOST_LED_TO = 8
"""Blocks of memory that one pointer may lead to, before it is not followed."""
_FOLLOWED_KINDS = ("heap", "global", "local")

NULL = Object("null", "function")
"""What a null pointer leads to: nothing is there."""

Value = Object | Pointer | int
"""The memory that a pointer leads to, the place that it leads to, or a number."""


class FollowedPointers:
    """Answers for registers and places.

    Attributes:
        places: those in memory, by the object that holds them.
        matrices: what sites use behind such pointers.
        numbers: those by which pointers are chosen.
    """

    def __init__(self, nodes: Sequence[Node], contexts: Contexts, points_to: PointsTo) -> None:
        self._points_to = points_to
        self._contexts = contexts.all
        self._registers: dict[Register, bool] = {}
        self.matrices = {o for found in _operands(nodes) for o in self._choice(found)}
        self.places: dict[Object, list[int]] = {}
        beside = self._used_beside(nodes) if self.matrices else set()

        def alone(object_: Object) -> bool:
            return self.is_one_block(object_) and object_ not in beside

        for object_ in points_to.all_objects if self.matrices else ():
            if alone(object_):
                self._note_places(object_)
        arrays = {o for o in points_to.all_objects if self._holds_matrices(o) and alone(o)}
        self.numbers = FollowedNumbers(contexts, points_to, arrays, alone, self._is_followed)
        for place in self.numbers.modulus:
            if isinstance(place, Pointer) and isinstance(place.place, int):
                self.places.setdefault(place.object, []).append(place.place)

    def is_one_block(self, object_: Object) -> bool:
        """Whether an object stands for one block of memory, no part of which is another object."""
        known = object_.kind in _FOLLOWED_KINDS and object_.exact
        several = object_.many or object_.merged or object_.constant
        parts = self._points_to.parts(object_) if object_ in self._points_to.allocations else ()
        return known and not several and len(parts) <= 1 and object_ not in self._points_to.blocks

    def register(self, context: Context, name: str) -> bool:
        """Whether a register of a context is followed: not where calls in it may be nested."""
        key = context.index, name
        if key not in self._registers:
            found = self._points_to.targets(context, ir.Operand(name)) if name else ()
            if name == "return":
                found = self._points_to.results(context)
            chosen = key in self.numbers.modulus or key in self.numbers.addresses
            followed = chosen or self._is_followed(frozenset(found))
            self._registers[key] = context.one_at_a_time and followed
        return self._registers[key]

    def one(self, targets: Targets) -> Object | None:
        """The block of memory that some targets lie in, if it is one."""
        found = objects(targets)
        return found[0] if len(found) == 1 and self.is_one_block(found[0]) else None

    def touched(self, targets: Iterable[Pointer], size: int) -> Iterator[Pointer]:
        """The places of which an access of `size` bytes (0: not known) may touch something."""
        for target in targets:
            for place in self.places.get(target.object, ()):
                apart = (
                    isinstance(target.place, int)
                    and size
                    and (place + POINTER_BYTES <= target.place or target.place + size <= place)
                )
                if not apart:
                    yield Pointer(target.object, place)

    def _is_followed(self, targets: Targets) -> bool:
        found = self._choice(targets)
        return not self.matrices.isdisjoint(found)

    def _choice(self, targets: Targets) -> Sequence[Object]:
        """The blocks of memory that a pointer leads to, if they are a few."""
        found = objects(targets)
        few = 1 < len(found) <= MOST_LED_TO and all(map(self.is_one_block, found))
        return found if few else ()

    def _holds_matrices(self, object_: Object) -> bool:
        return not self.matrices.isdisjoint(t.object for led in object_.cells.values() for t in led)

    def _note_places(self, object_: Object) -> None:
        held = object_.cells.items()
        found = [place for place, led in held if isinstance(place, int) and self._is_followed(led)]
        if found:
            self.places[object_] = sorted(found)

    def _used_beside(self, nodes: Sequence[Node]) -> set[Object]:
        """What functions that are handed over may use, which may run in threads."""
        handed = ((*c.callbacks.values(), *c.later.values()) for c in self._contexts)
        bodies = [context for found in handed for several in found for context in several]
        beside = called_from(bodies)
        found = {
            object_
            for node in nodes
            if node.home in beside
            for item in node.items
            for object_ in objects_written(item)
        }
        for context in beside:
            loads = (i for block in context.function.blocks.values() for i in block.instructions)
            for load in loads:
                if isinstance(load, ir.Load):
                    found.update(objects(self._points_to.targets(context, load.pointer)))
        return found


def _operands(nodes: Sequence[Node]) -> Iterator[Targets]:
    for node in nodes:
        for item in node.items:
            if isinstance(item, Multiply):
                yield item.writes
                yield from (targets for _, targets in item.reads)
