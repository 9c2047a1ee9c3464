"""The registers of an instruction's operands, each in the context in which it runs."""

from __future__ import annotations

from collections.abc import Iterable

from mixpert.passes.control.contexts import Context, Register
from mixpert.passes.llvm import ir


def register_of(context: Context, operand: ir.Operand) -> Register | None:
    """None for constants and globals."""
    return (context.index, operand.name) if operand.name.startswith("%") else None


def registers_of(context: Context, operands: Iterable[ir.Operand]) -> tuple[Register, ...]:
    """Of those operands that are registers."""
    return tuple(r for o in operands if (r := register_of(context, o)) is not None)


def numbers_of(context: Context, call: ir.Call) -> tuple[Register, ...]:
    """The registers that a call hands over and that are no pointers."""
    pairs = zip(call.arguments, call.types, strict=True)
    return registers_of(context, (argument for argument, type_ in pairs if type_ != "ptr"))
