"""Functions whose address is used, and those of them that a call through a pointer may reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from mixpert.passes.effects.effects import DEVICE_STUB
from mixpert.passes.llvm import ir


@lru_cache(maxsize=1)  # asked several times of the module at hand
def functions_by_address(module: ir.Module) -> Mapping[int, Sequence[str]]:
    """Functions with a body whose address is in a variable or register, by number of parameters.

    Those that take further arguments, as printf does, are listed at `~` that number.
    """
    named = {
        name
        for symbol, variable in module.globals.items()
        if not symbol.startswith("llvm.")
        for name in variable.references
    }
    for function in module.functions.values():
        for block in function.blocks.values():
            for instruction in block.instructions:
                for used in ir.operands_of(instruction):
                    if used.name[:1] == "@":
                        named.add(used.name[1:])
    found: dict[int, list[str]] = {}
    for name, function in module.functions.items():
        if name in named and DEVICE_STUB not in name:
            number = len(function.parameters)
            found.setdefault(~number if function.variadic else number, []).append(name)
    return found


def reachable_by_address(call: ir.Call, by_address: Mapping[int, Sequence[str]]) -> Sequence[str]:
    """Functions of the module that an indirect call may reach, judged by its arguments."""
    if call.target is None:
        return ()
    number = len(call.arguments)
    further = [name for least in range(number + 1) for name in by_address.get(~least, ())]
    return [*by_address.get(number, ()), *further]
