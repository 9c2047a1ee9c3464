"""Functions of a library that set, or work on, memory reached through structs that others pass.

A constructor allocates the matrices of an object, a setter hands them over, a step of training
updates the weights: none of them leads to a site, but what they do shows in the functions that do.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from mixpert.passes.control.addressed import functions_by_address
from mixpert.passes.control.contexts import calls_of
from mixpert.passes.control.struct_types import StructTypes
from mixpert.passes.effects.effects import DEVICE_STUB
from mixpert.passes.llvm import ir
from mixpert.passes.support.closure import closure

_DESTRUCTOR = re.compile(r"D[0-2]Ev$")
"""What it is called for nobody uses any more."""
_DO_NOTHING = ("llvm.lifetime", "llvm.assume", "llvm.dbg", "llvm.experimental")


def shaping(module: ir.Module, roots: Sequence[str]) -> list[str]:
    """The functions that others call which may change what such structs lead to.

    Args:
        module: the module.
        roots: functions that others call and that lead to sites or touch variables.
    """
    functions = module.functions
    if "main" in functions or not any(map(_follows, functions.values())):
        return []
    changing = _changing(module)
    found = [n for n in _visible(module) if n in changing and n not in roots]
    types = StructTypes(module, [*roots, *found])
    wanted = {types.of(root, p) for root in roots for p in functions[root].parameters} - {None}
    return [name for name in found if not wanted.isdisjoint(_types(types, functions[name]))]


def _types(types: StructTypes, function: ir.Function) -> Iterable[str | None]:
    addresses = (p for p in function.parameters if p not in function.narrow)
    return {types.result(function.name), *(types.of(function.name, p) for p in addresses)} - {None}


def _visible(module: ir.Module) -> list[str]:
    """The functions that others see, but for copies of inline ones that the module calls."""
    called = {call.callee for f in module.functions.values() for call in calls_of(f)}
    taken = {name for names in functions_by_address(module).values() for name in names}
    return [
        name
        for name, function in module.functions.items()
        if not function.local
        and DEVICE_STUB not in name
        and not _DESTRUCTOR.search(name)
        and (name in taken or not (function.copied and name in called))
    ]


def _changing(module: ir.Module) -> set[str]:
    """The functions that change memory behind pointers in memory, or these, themselves or not."""
    users: dict[str, list[str]] = {}
    found = set()
    for function in module.functions.values():
        outside = False
        for call in calls_of(function):
            users.setdefault(call.callee, []).append(function.name)
            known = call.callee in module.functions or call.callee.startswith(_DO_NOTHING)
            outside |= not known
        if outside or (_follows(function) and _stores(function)):
            found.add(function.name)
    return closure(found, lambda name: users.get(name, ()))


def _follows(function: ir.Function) -> bool:
    """Whether a function reads pointers from memory, or puts some there."""
    return any(
        isinstance(i, ir.Load | ir.Store) and "ptr" in i.type
        for block in function.blocks.values()
        for i in block.instructions
    )


def _stores(function: ir.Function) -> bool:
    every = (i for block in function.blocks.values() for i in block.instructions)
    return any(isinstance(i, ir.Store) for i in every)
