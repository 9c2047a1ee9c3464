"""Pointers selected by a condition: `l == 0 ? first : others + (l - 1) * size`.

What is touched through such a pointer lies behind one or the other, and where it is behind one the
condition says something.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mixpert.passes.control.contexts import Context
from mixpert.passes.control.paths import Paths
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir_reader import operand
from mixpert.passes.symbolic.sizes import passed_for
from mixpert.passes.text.module_text import split_top

_PARTS = 3  # of a select
_MOST_CALLS = 24


class Arm(NamedTuple):
    """One of the pointers, which is chosen where a condition holds, or where it does not."""

    context: Context
    pointer: ir.Operand
    condition: ir.Operand
    holds: bool


def arms(paths: Callable[[ir.Function], Paths], context: Context, pointer: ir.Operand) -> list[Arm]:
    """The pointers of which a condition chooses one; none where it is no such pointer."""
    for _ in range(_MOST_CALLS):
        passed = passed_for(context, pointer.name)
        if passed is None:
            break
        context, pointer = passed
    _, defined = paths(context.function).defined.get(pointer.name, ("", None))
    if not isinstance(defined, ir.Compute) or defined.opcode != "select":
        return []
    parts = split_top(defined.text)
    if len(parts) != _PARTS or not parts[0].strip().startswith("i1 "):
        return []
    condition, then, other = (operand(f" {part.strip()}") for part in parts)
    return [Arm(context, then, condition, True), Arm(context, other, condition, False)]
