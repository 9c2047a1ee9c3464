"""Exceptions and jumps: how control leaves functions other than by returning.

What is thrown comes to the landing pad of the call that it passes, or out of the function. Which
of the objects that are thrown a landing pad catches is not told apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from mixpert.passes.control.contexts import Register, calls_of
from mixpert.passes.effects.effects import DEVICE_STUB
from mixpert.passes.llvm import ir
from mixpert.passes.support.closure import closure

THROWN: Register = (-1, "thrown")
"""Where pointers to the objects that are thrown are kept."""
RETURNS_TWICE = frozenset(("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp"))
JUMPS = ("longjmp", "_longjmp", "siglongjmp", "__longjmp_chk")
AT_EXIT = {"__cxa_atexit": 0, "__cxa_thread_atexit": 0, "on_exit": 1}
"""Functions that are handed one to run when program or thread ends, and an object: which parameter
of the former that becomes."""
_ENDS_ALL = re.compile(
    r"abort$|_exit$|_Exit$|__assert|_ZSt9terminatev|__clang_call_terminate|__stack_chk_fail|llvm\."
)
"""What ends a program at once: nothing runs after it."""
_THROW = "__cxa_throw"
_THROWS = re.compile(r"__cxa_(?:re)?throw|_Unwind_Resume|_ZSt17rethrow_exception|_ZSt\d+__throw_")
_LIBRARY = ("_Zn", "_Zd", "_ZSt", "_ZNSt", "_ZNKSt", "_ZNSa", "_ZNSi", "_ZNSo")
_OUT_OF_MEMORY = re.compile(r"_ZSt\d+__throw_(?:length_error|bad_alloc|bad_array_new_length)")
"""What containers call where sizes overflow; that no program goes on from there is assumed."""


def throwing(module: ir.Module, jumps: Iterable[str] = ()) -> frozenset[str]:
    """The functions, held by the module or not, out of which an exception may come.

    Functions of C that the module does not hold are taken to throw nothing. Those out of which
    control may come by `jumps` count too.
    """
    found = {name for name, d in module.declarations.items() if _may_throw(name, d)}
    found.update(jumps)
    users: dict[str, set[str]] = {}
    for function in module.functions.values():
        if any(block.resumes for block in function.blocks.values()):
            found.add(function.name)
        for call in calls_of(function):
            if not call.unwinds:
                users.setdefault(call.callee, set()).add(function.name)
    return frozenset(closure(found, lambda name: users.get(name, ())))


def _may_throw(name: str, declaration: ir.Declaration) -> bool:
    if _THROWS.match(name):
        return not _OUT_OF_MEMORY.match(name)
    known = DEVICE_STUB in name or name.startswith(_LIBRARY)
    return declaration.unwinds and name.startswith("_Z") and not known


def caught(instruction: ir.Instruction) -> bool:
    """Whether an instruction gives what was thrown."""
    return isinstance(instruction, ir.Compute) and instruction.opcode == "landingpad"


def thrown(call: ir.Call) -> ir.Operand | None:
    """The address of what a call throws."""
    return call.arguments[0] if call.callee == _THROW and call.arguments else None


def ends_program(block: ir.Block) -> bool:
    """Whether a block ends in a call that does not return, and may let handlers run, as `exit`."""
    if block.successors or block.resumes or not block.instructions:
        return False
    last = block.instructions[-1]
    if not isinstance(last, ir.Call) or last.callee in JUMPS:
        return False
    return not (_ENDS_ALL.match(last.callee) or _THROWS.match(last.callee))


def jumps_here(function: ir.Function) -> bool:
    """Whether control may come back into the middle of a function."""
    return any(call.callee in RETURNS_TWICE for call in calls_of(function))
