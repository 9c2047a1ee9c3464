"""The objects that an indirect call hands to each function: those that the function comes from.

`object->forward(x)` calls the function that a table says which `object` points to, or one that
`object` holds itself. If `object` may be several, of several classes, each function gets only the
objects that lead to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mixpert.passes.llvm import ir
from mixpert.passes.pointers.pointer_sets import PointerSets

COST_OF_STEP = 5
"""Times as long as looking at a pointer takes."""
_LONGEST = 4
"""Loads on the way from an object to its function that are followed."""
_MOST_OBJECTS = 32
"""Pointers from which a call is followed; of more, every function gets all."""
_OWN = ("local", "heap", "global")
"""Memory that the module has made, so that it has also set what leads to functions there."""


class Way(NamedTuple):
    """How a call finds its function: from a register, by loads, each at so many bytes."""

    start: str
    offsets: tuple[int, ...]


def way_to(call: ir.Call, defined: dict[str, ir.Instruction]) -> Way | None:
    """How an indirect call finds its function; None if not by loads at constant offsets.

    Args:
        call: an indirect call.
        defined: the instructions of its function by the registers that they set.
    """
    offsets: list[int] = []
    operand = call.target
    handed = {argument.name for argument in call.arguments if argument.name[:1] == "%"}
    while operand is not None and len(offsets) < _LONGEST:
        load = defined.get(operand.name)
        if not isinstance(load, ir.Load):
            return None
        operand, offset = _moved_from(load.pointer, defined)
        if offset is None:
            return None
        offsets.insert(0, offset)
        if operand.name in handed:
            return Way(operand.name, tuple(offsets))
    return None


def _moved_from(
    pointer: ir.Operand, defined: dict[str, ir.Instruction]
) -> tuple[ir.Operand, int | None]:
    """The register that a pointer was computed from, and the bytes between them."""
    step = defined.get(pointer.name)
    if isinstance(step, ir.Offset):
        return step.base, step.offset
    return pointer, 0 if pointer.name[:1] == "%" else None


class Receivers:
    """Answers for calls while points-to sets grow; an answer only grows with them."""

    def __init__(self, sets: PointerSets, look: Callable[[int], int]) -> None:
        """`look` reads memory, as the step at hand: what is stored where some pointers point."""
        self._sets = sets
        self._look = look
        self._ways: dict[int, Way | None] = {}
        self._known: dict[tuple[Way, str], int] = {}  # pointers that lead to a function
        self._defined: dict[str, dict[str, ir.Instruction]] = {}

    def way(self, function: ir.Function, call: ir.Call) -> Way | None:
        """How an indirect call of a function finds what it calls, if by an argument."""
        if id(call) not in self._ways:
            if function.name not in self._defined:
                self._defined[function.name] = _definitions(function)
            self._ways[id(call)] = way_to(call, self._defined[function.name])
        return self._ways[id(call)]

    def handed(self, way: Way, pointers: int, name: str, final: bool) -> int:
        """Those of some pointers from which a call comes to a function.

        Args:
            way: how it does.
            pointers: where the argument may point with which the way starts.
            name: the function.
            final: whether a pointer counts, too, from which it comes to nothing.
        """
        if pointers.bit_count() > _MOST_OBJECTS:
            return pointers
        found = pointers & self._known.get((way, name), 0)
        for target in self._sets.members(pointers ^ found):
            one = self._sets.only(*target)
            if target.object.kind not in _OWN or self._leads(way, one, name, final):
                found |= one
        self._known[way, name] = self._known.get((way, name), 0) | found
        return self._sets.reduced(found)

    def _leads(self, way: Way, pointers: int, name: str, final: bool) -> bool:
        for offset in way.offsets:
            self._sets.looked_at += COST_OF_STEP
            if any(t.object.kind not in _OWN for t in self._sets.members(pointers)):
                return True
            pointers = self._look(self._sets.moved(pointers, offset))
        found = [target.object for target in self._sets.members(pointers)]
        if not found:
            return final
        return any(o.kind != "function" or o.symbol == name for o in found)


def _definitions(function: ir.Function) -> dict[str, ir.Instruction]:
    return {
        result: instruction
        for block in function.blocks.values()
        for instruction in block.instructions
        if (result := getattr(instruction, "result", ""))
    }
