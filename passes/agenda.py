"""Which steps of an analysis are to be taken, and taken again when what they saw has changed."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from mixpert.passes.contexts import Register
from mixpert.passes.memory import Object
from mixpert.passes.pointer_sets import PointerSets


class Agenda:
    """Steps, by number, in the order in which they were asked for.

    A step uses registers, which is known beforehand, and reads memory, which it finds out when it
    is taken.
    """

    def __init__(self, sets: PointerSets) -> None:
        self.waiting: deque[int] = deque()
        self._waits: set[int] = set()
        self._now = 0
        self._sets = sets
        self._users: dict[Register, list[int]] = {}
        self._readers: dict[Object, dict[int, None]] = {}
        self._read: dict[int, int] = {}

    def add(self, steps: Iterable[int]) -> None:
        """Ask for steps; those that wait already are not asked for twice."""
        for step in steps:
            if step not in self._waits:
                self._waits.add(step)
                self.waiting.append(step)

    def next(self) -> int:
        """The first step that waits, which is the one at hand from now on."""
        self._now = self.waiting.popleft()
        self._waits.discard(self._now)
        return self._now

    def uses(self, step: int, register: Register) -> None:
        """Note that a step uses a register."""
        self._users.setdefault(register, []).append(step)

    def reads(self, memory: Object) -> None:
        """Note that the step at hand reads an object."""
        self._readers.setdefault(memory, {})[self._now] = None

    def reads_at(self, pointers: int) -> None:
        """Note that the step at hand reads where a set of pointers points."""
        fresh = pointers & ~self._read.get(self._now, 0)
        if fresh:
            self._read[self._now] = self._read.get(self._now, 0) | fresh
            for target in self._sets.members(fresh):
                self.reads(target.object)

    def register_changed(self, register: Register) -> None:
        """Ask again for the steps that use a register."""
        self.add(self._users.get(register, ()))

    def memory_changed(self, memory: Object) -> None:
        """Ask again for the steps that read an object."""
        self.add(self._readers.get(memory, ()))
