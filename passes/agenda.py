"""Which steps of an analysis are to be taken, and taken again when what they saw has changed."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from mixpert.passes import ir
from mixpert.passes.contexts import Register
from mixpert.passes.memory import Object
from mixpert.passes.pointer_sets import PointerSets


class Agenda:
    """Steps, by number, in the order in which they were asked for.

    A step uses registers, which is known beforehand, and reads memory, which it finds out when it
    is taken. `now` is the one that is taken.
    """

    def __init__(self, sets: PointerSets) -> None:
        self.waiting: deque[int] = deque()
        self._waits: set[int] = set()
        self.now = 0
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
        self.now = self.waiting.popleft()
        self._waits.discard(self.now)
        return self.now

    def uses(self, step: int, register: Register) -> None:
        """Note that a step uses a register."""
        self._users.setdefault(register, []).append(step)

    def reads(self, memory: Object) -> None:
        """Note that the step at hand reads an object."""
        self._readers.setdefault(memory, {})[self.now] = None

    def reads_at(self, pointers: int) -> None:
        """Note that the step at hand reads where a set of pointers points."""
        fresh = pointers & ~self._read.get(self.now, 0)
        if fresh:
            self._read[self.now] = self._read.get(self.now, 0) | fresh
            for target in self._sets.members(fresh):
                self.reads(target.object)

    def register_changed(self, register: Register) -> None:
        """Ask again for the steps that use a register."""
        self.add(self._users.get(register, ()))

    def memory_changed(self, memory: Object) -> None:
        """Ask again for the steps that read an object."""
        self.add(self._readers.get(memory, ()))


def may_need_more(instruction: ir.Instruction) -> bool:
    """Whether memory from outside, made up last, may change what an instruction does."""
    return isinstance(instruction, ir.Load) or (
        isinstance(instruction, ir.Call) and instruction.target is not None
    )
