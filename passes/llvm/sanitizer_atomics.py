"""Atomic accesses to pairs of pointers, which ThreadSanitizer turns into calls."""

from __future__ import annotations

from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir import Operand

_PREFIX = "__tsan_atomic128_"
_STORED = {"store": 1, "exchange": 1, "compare_exchange_val": 2}
"""Which argument is what they may store."""
_LOADING = ("load", "exchange", "compare_exchange_val")


def as_accesses(call: ir.Call) -> list[ir.Instruction]:
    """The accesses that a call stands for, or the call itself."""
    kind = call.callee.removeprefix(_PREFIX)
    known = kind in _LOADING or kind in _STORED
    if not known or kind == call.callee or len(call.arguments) <= _STORED.get(kind, 0):
        return [call]
    place, old = call.arguments[0], Operand(f"{call.result}#old")
    found: list[ir.Instruction] = []
    if kind in _LOADING:
        found.append(ir.Load(old.name, place, "i128", volatile=True))
    if kind in _STORED:
        found.append(ir.Store(call.arguments[_STORED[kind]], place, "i128"))
    if kind in _LOADING and call.result:
        found.append(ir.Compute(call.result, (old,), "move"))
    return found
