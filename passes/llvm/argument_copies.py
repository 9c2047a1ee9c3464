"""Arguments that are copies of the caller's data (`byval`): changes to a copy stay in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir import Operand
from mixpert.passes.llvm.layout import Layout

_BY_VALUE = re.compile(r"\bbyval\((.*?)\)(?= |$)")


def with_copies(function: ir.Function, parts: Sequence[str], layout: Layout) -> ir.Function:
    """The function, which begins with such copies where it may change them.

    Args:
        function: changed in place.
        parts: its parameters as they are written.
        layout: knows how large they are.
    """
    copied = {
        part.rsplit(" ", 1)[-1]: match[1] for part in parts if (match := _BY_VALUE.search(part))
    }
    changed = {name: type_ for name, type_ in copied.items() if _may_change(function, name)}
    if changed:
        entry = function.blocks[""]
        copies = [i for n, t in changed.items() for i in _copy(n, t, layout.size(t))]
        entry.instructions = [*copies, *entry.instructions]
        function.parameters = [_handed(p) if p in changed else p for p in function.parameters]
    return function


def _handed(parameter: str) -> str:
    return f"{parameter}#handed"


def _copy(parameter: str, type_: str, size: int) -> Iterator[ir.Instruction]:
    yield ir.Alloca(parameter, type_)
    arguments = Operand(parameter), Operand(_handed(parameter)), Operand("", None, str(size))
    yield ir.Call("", "llvm.memcpy.p0.p0.i64", arguments, ("ptr", "ptr", "i64"), False)


def _may_change(function: ir.Function, parameter: str) -> bool:
    """Whether anything but loads happens to an argument and to addresses computed from it."""
    addresses = {parameter}
    instructions = [i for block in function.blocks.values() for i in block.instructions]
    for instruction in instructions:  # definitions come before uses, but for phis
        used = {operand.name for operand in ir.operands_of(instruction)} & addresses
        if isinstance(instruction, ir.Offset) and used:
            addresses.add(instruction.result)
        elif used and not isinstance(instruction, ir.Load):
            return True
    return False
