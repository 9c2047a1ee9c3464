"""The contents of the program's objects at each point of the control flow."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mixpert.passes.dataflow.fact_table import NOTHING, Facts, FactTable
from mixpert.passes.dataflow.facts import Way

STAY = Way()
EVERYTHING = -1
"""The set of all objects."""


class State:
    """Sets of facts, each with the objects that hold it: in large programs many hold the same.

    Sets of objects are those of `ObjectSets`; an object that is in none holds nothing.
    """

    __slots__ = ("_objects", "_table")

    def __init__(self, table: FactTable, objects: dict[Facts, int] | None = None) -> None:
        self._table = table
        self._objects = {} if objects is None else objects

    def copy(self) -> State:
        """A state of its own that holds the same."""
        return State(self._table, dict(self._objects))

    def held(self, objects: int) -> Iterator[Facts]:
        """The different sets that some objects hold."""
        return (facts for facts, mask in self._objects.items() if mask & objects)

    def of(self, objects: int) -> list[tuple[Facts, int]]:
        """What some objects hold, each set with those that hold it."""
        found: list[tuple[Facts, int]] = []
        for facts, mask in self._objects.items():
            both = mask & objects
            if both:
                found.append((facts, both))
                objects ^= both
                if not objects:
                    break
        return found

    def clear(self, objects: int) -> None:
        """Some objects hold nothing any more."""
        for facts, mask in self.of(objects):
            self._take(facts, mask)

    def change(self, objects: int, change: Callable[[Facts], Facts]) -> None:
        """Replace what some objects hold, each different set at a time."""
        new: list[tuple[Facts, int]] = []
        for facts, mask in self.of(objects):
            after = change(facts)
            if after is not facts:
                self._take(facts, mask)
                new.append((after, mask))
        for facts, mask in new:
            self._put(facts, mask)

    def join(self, objects: int, facts: Facts, way: Way = STAY) -> int:
        """Let some objects hold more, which comes along a way; those that do so now."""
        if facts is NOTHING or not objects:
            return 0
        if self._table.joined_after(facts, facts, way) is facts:
            objects &= ~self._objects.get(facts, 0)  # most hold it already
            if not objects:
                return 0
        fresh = objects
        new: list[tuple[Facts, int]] = []
        for before, mask in self.of(objects):
            fresh &= ~mask
            after = self._table.joined_after(before, facts, way)
            if after is not before:
                self._take(before, mask)
                new.append((after, mask))
        if fresh:
            new.append((self._table.crossed(facts, way), fresh))
        changed = 0
        for after, mask in new:
            self._put(after, mask)
            changed |= mask
        return changed

    def _take(self, facts: Facts, objects: int) -> None:
        left = self._objects[facts] & ~objects
        if left:
            self._objects[facts] = left
        else:
            del self._objects[facts]

    def _put(self, facts: Facts, objects: int) -> None:
        if facts is not NOTHING:
            self._objects[facts] = self._objects.get(facts, 0) | objects
