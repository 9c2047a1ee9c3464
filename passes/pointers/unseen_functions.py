"""What functions without a visible body may do with the pointers that they receive.

They may return them, or what they find behind them, and keep them in other memory that they are
handed: in a structure, behind a handle. Only pointers to elements count, and only memory from which
pointers are read, or which the module does not look into.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mixpert.passes.effects.effect import Effect
from mixpert.passes.effects.effects import HANDLE_PREFIXES
from mixpert.passes.effects.fortran_effects import keeps_none
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object, Pointer
from mixpert.passes.pointers.object_table import ObjectTable
from mixpert.passes.pointers.places import ANYWHERE, GUESSED
from mixpert.passes.pointers.pointer_sets import Cells, PointerSets
from mixpert.passes.pointers.worklist import Worklist

_ELEMENTS = ("float", "double", "<", "half", "bfloat")
"""Beginnings of the types of values that are elements."""


class Unseen:
    """Answers for calls once it is known which memory holds elements; until then with nothing."""

    def __init__(
        self, sets: PointerSets, cells: Cells, agenda: Worklist, objects: ObjectTable
    ) -> None:
        self._sets = sets
        self._cells = cells
        self._agenda = agenda
        self._objects = objects
        self._holders: set[Object] = set()
        self._noted: set[int] = set()  # sets of pointers that are in the holders
        self._elements: set[Object] = set()
        self._all_known = False  # which memory holds elements
        self._filled: set[Object] = set()  # there may be other pointers than the module stores
        self._movable_of: dict[int, int] = {}  # by sets of pointers, once all is known

    @property
    def count(self) -> int:
        """How much memory calls may have filled so far."""
        return len(self._filled)

    def answer(self) -> None:
        """Begin to answer: all memory that holds elements was noted."""
        self._all_known = True

    def note_holders(self, pointers: int) -> None:
        """Pointers are read from there."""
        if pointers not in self._noted:
            self._noted.add(pointers)
            self._holders.update(target.object for target in self._sets.members(pointers))

    def note_elements(self, pointers: int) -> None:
        """Elements are read or written there; guesses do not count."""
        members = self._sets.members(pointers)
        self._elements.update(target.object for target in members if target.place != GUESSED)

    def holds_elements(self, object_: Object) -> bool:
        """Whether elements are read or written there."""
        return object_ in self._elements

    def reached(self, pointers: int, own: bool = False) -> int:
        """Pointers to elements in the memory that a call can reach.

        `own`: but for what others have put there, of which they know already.
        """
        objects = self._cells.reachable(pointers) if self._elements else []
        passed = {target.object for target in self._sets.members(pointers)} if own else ()
        found = 0
        self._agenda.reads_all(objects)
        for object_ in objects:
            known = self._objects.made_up(object_) or object_.handed_out
            if own and known and object_ not in passed:
                continue
            if object_ in self._elements:
                found |= self._sets.guessed(object_)
        return found

    def kept(
        self, call: ir.Call, effect: Effect, arguments: Sequence[int]
    ) -> Iterator[tuple[Pointer, int]]:
        """The places in which a call may keep pointers, or move them to, and which."""
        if not self._elements or not _looks_for_memory(call):
            return
        for index, pointers in enumerate(arguments):
            if not pointers or (index < len(effect.read_only) and effect.read_only[index]):
                continue
            values = 0
            for other, others in enumerate(arguments):
                values |= self.reached(others, own=True) if other != index and others else 0
            reached = self._cells.reachable(pointers)
            moving = self._movable(self._cells.held_behind(pointers))
            self._agenda.reads_all(reached)
            for object_ in reached if values or moving else ():
                if self._keeps(object_):
                    yield Pointer(object_, ANYWHERE), values
                    yield from self._moved(object_, moving)

    def filled(self, object_: Object) -> bool:
        """Whether a call may have stored pointers there, of which nothing is known."""
        return object_ in self._filled or object_.handed_out

    def note_filled(self, call: ir.Call, effect: Effect, arguments: Sequence[int]) -> list[Object]:
        """Note the memory in which a call may store pointers to memory of its own; what is new."""
        if not self._all_known or not _looks_for_memory(call):
            return []
        found: dict[Object, None] = {}
        for index, pointers in enumerate(arguments):
            if pointers and not (index < len(effect.read_only) and effect.read_only[index]):
                found |= dict.fromkeys(self._cells.reachable(pointers))
        self._agenda.reads_all([*found])
        new = [o for o in found if o not in self._filled and _may_hold_pointers(o)]
        self._filled.update(new)
        return new

    def _movable(self, pointers: int) -> int:
        """Those to elements, but for what others have put there: they may keep it in any order."""
        if pointers not in self._movable_of:
            found = 0
            for object_ in {target.object for target in self._sets.members(pointers)}:
                if object_ in self._elements and not self._objects.made_up(object_):
                    found |= self._sets.guessed(object_)
            self._movable_of[pointers] = found
        return self._movable_of[pointers]

    def _moved(self, object_: Object, moving: int) -> Iterator[tuple[Pointer, int]]:
        """What each pointer to elements in an object may be, once some have changed places."""
        for place, held in [*self._cells.of(object_).items()]:
            own = self._movable(held)
            if own:
                yield Pointer(object_, place), moving & ~own

    def _keeps(self, object_: Object) -> bool:
        if object_ in self._elements or object_.kind == "function":
            return False
        return object_ in self._holders or object_.handed_out


def _looks_for_memory(call: ir.Call) -> bool:
    return not call.callee.startswith(("llvm.", *HANDLE_PREFIXES)) and not keeps_none(call.callee)


def _may_hold_pointers(object_: Object) -> bool:
    return object_.kind != "function" and not object_.constant


def of_elements(instruction: ir.Instruction, effect: Effect | None) -> tuple[ir.Operand, ...]:
    """The pointers through which an instruction reads or writes elements; `effect` is a call's."""
    match instruction:
        case ir.Load(_, pointer, type_) if type_.startswith(_ELEMENTS) and "ptr" not in type_:
            return (pointer,)
        case ir.Store(_, pointer, type_) if type_.startswith(_ELEMENTS) and "ptr" not in type_:
            return (pointer,)
        case ir.Call() if effect is not None and (effect.writes or effect.via == "kernel"):
            return instruction.arguments
        case _:
            return ()
