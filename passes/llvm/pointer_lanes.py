"""Splits vectors of pointers, with which -O2 moves adjacent pointers in one instruction.

`a->x = a->p; a->y = a->q;` becomes a load and a store of ``<2 x ptr>``. As one value, either of the
pointers might then be in either place; taken apart, each is where the program put it.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Mapping
from dataclasses import replace
from itertools import count

from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir import Operand
from mixpert.passes.text.module_text import split_top

VECTOR_OF_POINTERS = re.compile(r"<(\d+) x ptr>")
POINTER_BYTES = 8
MOST_LANES = 64
"""Pointers in one value that are told apart."""

_NOTHING = Operand("", 0, "null")
_Lanes = Mapping[str, tuple[Operand, ...]]
"""The elements of vectors of pointers, by the vector's register."""

MOVES = frozenset(("shufflevector", "insertelement", "extractelement"))


def taken_apart(function: ir.Function) -> ir.Function:
    """The function with loads and stores of vectors of pointers as those of their elements.

    A vector stays one value where anything else happens to it than shuffles with a constant mask
    and elements put in and taken out at constant places.
    """
    lanes = _lanes(function)
    if not lanes:
        return function
    numbers = count()
    blocks = {
        name: replace(block, instructions=list(_instructions(block, lanes, numbers)))
        for name, block in function.blocks.items()
    }
    return replace(function, blocks=blocks)


def _lanes(function: ir.Function) -> dict[str, tuple[Operand, ...]]:
    """What is known of vectors; text order need not be that of definition and use."""
    found: dict[str, tuple[Operand, ...]] = {}
    waiting: list[ir.Compute] = []
    for block in function.blocks.values():
        for instruction in block.instructions:
            match instruction:
                case ir.Load(result, _, type_) if size := _width(type_):
                    found[result] = tuple(Operand(f"{result}#{lane}") for lane in range(size))
                case ir.Compute(opcode=opcode) if opcode in MOVES:
                    waiting.append(instruction)
                case _:
                    pass
    before = -1
    while before != len(found):
        before = len(found)
        for move in waiting:
            made = None if move.result in found else _moved(move, found)
            if made is not None:
                found[move.result] = made
    return found


def _width(type_: str) -> int:
    vector = VECTOR_OF_POINTERS.fullmatch(type_)
    size = int(vector[1]) if vector else 0
    return size if size <= MOST_LANES else 0


def _moved(move: ir.Compute, known: _Lanes) -> tuple[Operand, ...] | None:
    """The elements of a vector that is put together, None where they are not known."""
    parts = split_top(move.text)
    first = _vector(parts[0], known)
    if first is None:
        return None
    if move.opcode == "insertelement":
        place = _constant(parts[2])
        if place is None or place >= len(first):
            return None
        put = next((o for o in move.operands if parts[1].endswith(f" {o.name}")), None)
        return None if put is None else (*first[:place], put, *first[place + 1 :])
    if move.opcode == "shufflevector":
        second = _vector(parts[1], known)
        mask = _mask(parts[2])
        if second is None or mask is None or max(mask) >= len(first) + len(second):
            return None
        return tuple(_NOTHING if index < 0 else (*first, *second)[index] for index in mask)
    return None


def _vector(text: str, known: _Lanes) -> tuple[Operand, ...] | None:
    """The elements of ``<2 x ptr> %v``, which may also be poison or zero."""
    type_, _, value = text.strip().rpartition(" ")
    size = _width(type_)
    if not size:
        return None
    return known.get(value) if value.startswith("%") else _empty(value, size)


def _empty(value: str, size: int) -> tuple[Operand, ...] | None:
    return (_NOTHING,) * size if value in ("poison", "undef", "zeroinitializer") else None


def _mask(text: str) -> list[int] | None:
    """The indexes of ``<2 x i32> <i32 1, i32 poison>``, -1 for any; None where not constant."""
    type_, _, rest = text.strip().partition("> ")
    count = int(type_[1:].partition(" ")[0])
    if rest in ("zeroinitializer", "poison", "undef"):
        return [0 if rest == "zeroinitializer" else -1] * count
    if rest.startswith("splat ("):
        place = _constant(rest[:-1])
        return None if place is None else [place] * count
    places = [_constant(part) for part in split_top(rest.strip("<>"))]
    return [-1 if place is None else place for place in places]


def _constant(text: str) -> int | None:
    value = text.rpartition(" ")[2]
    return int(value) if value.isdigit() else None


def _element(move: ir.Compute, known: _Lanes) -> Operand | None:
    """The element that an extractelement takes, None where it is not known."""
    parts = split_top(move.text)
    vector = _vector(parts[0], known)
    place = _constant(parts[1]) if vector else None
    return vector[place] if vector and place is not None and place < len(vector) else None


def _instructions(
    block: ir.Block, lanes: _Lanes, numbers: Iterator[int]
) -> Iterator[ir.Instruction]:
    for instruction in block.instructions:
        match instruction:
            case ir.Load(result, pointer, _, volatile) if result in lanes:
                yield instruction  # for uses of the whole vector
                for index, element in enumerate(lanes[result]):
                    place = yield from _place(pointer, index, numbers)
                    yield ir.Load(element.name, place, "ptr", volatile)
            case ir.Store(value, pointer, type_) if _width(type_) and value.name in lanes:
                for index, element in enumerate(lanes[value.name]):
                    place = yield from _place(pointer, index, numbers)
                    yield ir.Store(element, place, "ptr")
            case ir.Compute(opcode="extractelement"):
                taken = _element(instruction, lanes)
                yield instruction._replace(operands=(taken,)) if taken else instruction
            case _:
                yield instruction


def _place(
    pointer: Operand, index: int, numbers: Iterator[int]
) -> Generator[ir.Instruction, None, Operand]:
    """Where an element of a vector in memory lies, in a register of its own but for the first."""
    if index == 0:
        return pointer
    register, offset = f"%#{next(numbers)}", index * POINTER_BYTES
    yield ir.Offset(register, pointer, offset, offset, ())
    return Operand(register)
