"""A worklist of analysis steps, repeated when their input has changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mixpert.passes.control.contexts import Register
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object
from mixpert.passes.pointers.pointer_sets import PointerSets
from mixpert.passes.support.ordered_worklist import OrderedWorklist


class Worklist:
    """Steps, by number, taken in rounds.

    A step uses registers, which is known beforehand, and reads memory, which it finds out when it
    is taken.
    """

    def __init__(self, sets: PointerSets) -> None:
        self._waiting = OrderedWorklist()
        self._sets = sets
        self._users: dict[Register, set[int]] = {}
        self._rows: dict[int, tuple[int, Mapping[str, Sequence[int]]]] = {}
        self._readers: dict[Object, int] = {}  # as bits
        self._read: dict[int, int] = {}
        self._reached: dict[int, set[Object]] = {}
        self._found: dict[int, Iterable[Object]] = {}  # what a step has found last
        self._changed: dict[Object, None] = {}  # by the step at hand

    def __bool__(self) -> bool:
        self._ask_readers()
        return bool(self._waiting)

    @property
    def now(self) -> int:
        """The step that is taken."""
        return self._waiting.now

    def add(self, steps: Iterable[int]) -> None:
        """Ask for steps."""
        self._waiting.add_all(steps)

    def next(self) -> int:
        """The next step that waits, which is the one at hand from now on."""
        self._ask_readers()
        return self._waiting.take()

    def least_cost(self, later: int) -> int:
        """What was looked at so far, and will be at least: steps that wait, and `later` others."""
        self._ask_readers()
        return self._sets.looked_at + self._sets.cost_of_step * (len(self._waiting) + later)

    def add_row(self, context: int, first: int, users: Mapping[str, Sequence[int]]) -> None:
        """Note the steps of a context, from `first` on: which of them use each register."""
        self._rows[context] = first, users

    def uses(self, step: int, register: Register) -> None:
        """Note that a step uses a register of another context, or what no instruction names."""
        self._users.setdefault(register, set()).add(step)

    def reads(self, memory: Object) -> None:
        """Note that the step at hand reads an object."""
        self._readers[memory] = self._readers.get(memory, 0) | 1 << self.now

    def reads_all(self, found: Iterable[Object]) -> None:
        """Note that the step at hand reads some objects."""
        if self._found.get(self.now) is found:
            return
        self._found[self.now] = found
        known = self._reached.setdefault(self.now, set())
        fresh = set(found) - known
        self._note_read(fresh)
        known |= fresh

    def reads_at(self, pointers: int) -> None:
        """Note that the step at hand reads where a set of pointers points."""
        fresh = pointers & ~self._read.get(self.now, 0)
        if fresh:
            self._read[self.now] = self._read.get(self.now, 0) | fresh
            self._note_read({target.object for target in self._sets.members(fresh)})

    def _note_read(self, objects: Iterable[Object]) -> None:
        step, readers = 1 << self.now, self._readers
        for object_ in objects:
            readers[object_] = readers.get(object_, 0) | step

    def register_changed(self, register: Register) -> None:
        """Ask again for the steps that use a register."""
        context, name = register
        if context in self._rows:
            first, users = self._rows[context]
            self._waiting.add_all([first + number for number in users.get(name, ())])
        self._waiting.add_all(self._users.get(register, ()))

    def memory_changed(self, memory: Object) -> None:
        """Ask again for the steps that read an object, once the one at hand is taken."""
        self._changed[memory] = None

    def _ask_readers(self) -> None:
        if self._changed:
            for memory in self._changed:
                self._waiting.add_set(self._readers.get(memory, 0))
            self._changed.clear()


def may_need_more(instruction: ir.Instruction) -> bool:
    """Whether memory from outside, made up last, may change what an instruction does."""
    return isinstance(instruction, ir.Load) or (
        isinstance(instruction, ir.Call) and instruction.target is not None
    )
