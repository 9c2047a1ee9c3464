"""Functions that only report: they print, and may end the program, but change nothing.

Programs call such functions wherever something may fail. Told apart by chains of calls they would
take most of what is told apart at all; so they are taken for functions of a library.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from mixpert.passes.control.addressed import functions_by_address
from mixpert.passes.control.contexts import calls_of, handed_over
from mixpert.passes.effects.effect import HARMLESS, Effect
from mixpert.passes.effects.effects import effect_of
from mixpert.passes.llvm import ir

_PRINTS = (
    "printf", "fprintf", "vprintf", "vfprintf", "__printf_chk", "__fprintf_chk", "__vprintf_chk",
    "__vfprintf_chk", "puts", "fputs", "putchar", "fputc", "putc", "fwrite", "perror", "exit",
    "abort", "_exit", "__assert_fail", "_ZNSo", "_ZStls", "_ZSt16__ostream_insert", "_ZSt4endl",
)  # fmt: skip
"""Beginnings of functions that report; what does not lead to one is left as it is."""
_NUMBERS = ("i1", "i8", "i16", "i32", "ptr")
"""What a variable may hold that may be given back: no element, nor an address as a number."""
_ERROR_NUMBER = "__errno_location"
_INTO_FIRST = (
    "sprintf", "snprintf", "vsprintf", "vsnprintf", "__sprintf_chk", "__snprintf_chk",
    "__vsprintf_chk", "__vsnprintf_chk", "strcpy", "strncpy", "strcat", "strncat", "strftime",
)  # fmt: skip
"""Functions that write through their first argument alone."""
_CHANGES = ("__cxa_", "__kmpc_", "signal", "system")
"""Beginnings of functions in tables of effects that do more than that: they throw, start, run."""


def reporting(module: ir.Module) -> frozenset[str]:
    """The functions with a body that only report."""
    taken = {name for names in functions_by_address(module).values() for name in names}
    taken |= {
        call.callee
        for function in module.functions.values()
        for call in calls_of(function)
        if call.returns_pointer
    }
    silent = {
        name: calls
        for name, function in module.functions.items()
        if name != "main" and name not in taken
        if (calls := _calls_within(module, function)) is not None
    }
    while bad := [n for n, calls in silent.items() if not calls <= silent.keys()]:
        for name in bad:
            del silent[name]
    return frozenset(_printing(module, silent))


def without(module: ir.Module, names: frozenset[str]) -> ir.Module:
    """A module in which some functions have no body."""
    kept = {name: f for name, f in module.functions.items() if name not in names}
    return replace(module, functions=kept)


def _calls_within(module: ir.Module, function: ir.Function) -> set[str] | None:
    """The module's functions that one calls; None where it does more than to report."""
    own = _own(function)
    found: set[str] = set()
    gives = looks = comes_back = False
    for block in function.blocks.values():
        for instruction in block.instructions:
            match instruction:
                case ir.Store(_, pointer) if pointer.name not in own:
                    return None
                case ir.Load(_, pointer, type_) if pointer.name not in own:
                    looks |= pointer.name[:1] != "@" or type_ not in _NUMBERS
                case ir.Return(value):
                    comes_back = True
                    gives |= value is not None
                case ir.Call(_, callee) if callee in module.functions:
                    found.add(callee)
                case ir.Call() if not _harmless(module, instruction, own):
                    return None
                case _:
                    pass
    return found if comes_back and not (gives and looks) else None


def _own(function: ir.Function) -> set[str]:
    """The registers that point into its own variables, or to the number of the last error."""
    own: set[str] = set()
    for block in function.blocks.values():
        for instruction in block.instructions:
            match instruction:
                case ir.Alloca(result):
                    own.add(result)
                case ir.Offset(result, base) if base.name in own:
                    own.add(result)
                case ir.Call(result, callee) if callee == _ERROR_NUMBER:
                    own.add(result)
                case _:
                    pass
    return own


def _harmless(module: ir.Module, call: ir.Call, own: set[str]) -> bool:
    """Whether a call of a function without a body changes nothing that outlasts its caller."""
    if not call.callee or call.unwinds or call.callee.startswith(_CHANGES):
        return False
    if handed_over(call, module.functions):
        return False
    declaration = module.declarations.get(call.callee)
    effect = effect_of(call.callee, len(call.arguments), declaration)
    changed: set[int] = set()
    if call.callee in _INTO_FIRST:
        changed.add(0)
    elif effect in HARMLESS and effect.notes:
        changed.update(i for i, type_ in enumerate(call.types) if type_ == "ptr")
    elif effect.copies:
        changed.update(destination for destination, _ in effect.copies)
    elif effect.fills is not None:
        changed.add(effect.fills)
    plain = Effect(returns=effect.returns, starts=effect.starts)
    if not changed and effect != plain:
        return False
    return all(call.arguments[index].name in own for index in changed)


def _printing(module: ir.Module, silent: Mapping[str, set[str]]) -> set[str]:
    """Those that lead to a function that prints."""
    found = {
        name
        for name in silent
        if any(call.callee.startswith(_PRINTS) for call in calls_of(module.functions[name]))
    }
    while more := {n for n, calls in silent.items() if n not in found and calls & found}:
        found |= more
    return found
