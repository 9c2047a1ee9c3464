"""Functions of other modules that return memory for the caller to free, separate for each call.

Whoever frees what two calls gave would free one block twice, if it were one. That a function frees
is taken from its name. It may be handed the variable that holds what was given (`free_matrix(&a)`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from mixpert.passes.control.contexts import calls_of
from mixpert.passes.llvm import ir

_FREES = re.compile(r"free(?![a-z])|Free(?![a-z])|(?:^|_)destroy(?:_|$)|(?:^|_)dealloc")


def owned_results(module: ir.Module) -> frozenset[str]:
    """Functions without a body of which each result goes to one that frees, where it was asked for.

    A result counts by its register, and only where the one that frees it is not handed, in the same
    function, what it was made from: such a function may have given that back, counted once more.
    """
    kept: set[str] = set()
    owned: set[str] = set()
    for function in module.functions.values():
        calls = [*calls_of(function)]
        freeing = [call for call in calls if _frees(call, module)]
        held = _held(function, {call.arguments[0].name for call in freeing})
        freed = {(held.get(c.arguments[0].name, c.arguments[0].name), c.callee) for c in freeing}
        for call in calls:
            if call.returns_pointer and call.callee in module.declarations:
                mine = {name for register, name in freed if register == call.result}
                shared = any((name, by) in freed for name in _registers(call) for by in mine)
                (owned if mine and not shared else kept).add(call.callee)
    return frozenset(owned - kept)


def _frees(call: ir.Call, module: ir.Module) -> bool:
    known = call.callee in module.declarations and _FREES.search(call.callee) is not None
    return known and bool(call.arguments) and call.arguments[0].name.startswith("%")


def _registers(call: ir.Call) -> Iterator[str]:
    return (argument.name for argument in call.arguments if argument.name.startswith("%"))


def _held(function: ir.Function, freed: set[str]) -> Mapping[str, str]:
    """What each of some variables holds: a register, where that alone is ever stored there.

    Only those that nobody else is handed.
    """
    instructions = [i for block in function.blocks.values() for i in block.instructions]
    held = {i.result: "" for i in instructions if isinstance(i, ir.Alloca) and i.result in freed}
    for instruction in instructions:
        match instruction:
            case ir.Store(value, place) if held.get(place.name) == "":
                held[place.name] = value.name
            case ir.Load():
                continue
            case ir.Call() if _FREES.search(instruction.callee):
                continue
            case _ if held:
                for used in ir.operands_of(instruction):
                    held.pop(used.name, None)
    return held
