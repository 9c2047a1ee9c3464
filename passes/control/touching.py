"""Functions that may read or change variables of the module, directly or indirectly."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping

from mixpert.passes.llvm import ir
from mixpert.passes.support.closure import closure

_OTHERS_OWN = ("llvm.", "_ZSt", "_ZTI", "_ZTS", "__dso_handle", "stdin", "stdout", "stderr")
"""Beginnings of names of variables in which no program keeps elements."""
_NARROW = ("i1", "i8", "i16", "i32")
"""Types of numbers that are no addresses."""
_DRIVER = re.compile(r"cu[A-Z]")
"""Functions of CUDA's driver, to which addresses are numbers of 64 bits."""


def touching(module: ir.Module) -> set[str]:
    """The functions with a body that lead to a variable which is not constant."""
    users: dict[str, list[str]] = {}
    found: set[str] = set()
    numbers = _NARROW if _has_numeric_addresses(module) else (*_NARROW, "i64")
    for function in module.functions.values():
        for name in _expanded(_names(function, numbers), module.globals):
            users.setdefault(name, []).append(function.name)
            variable = module.globals.get(name)
            if variable and not variable.constant and not name.startswith(_OTHERS_OWN):
                found.add(function.name)
    return closure(found, lambda name: users.get(name, ()))


def _has_numeric_addresses(module: ir.Module) -> bool:
    instructions = (
        instruction
        for function in module.functions.values()
        for block in function.blocks.values()
        for instruction in block.instructions
    )
    return any(
        (isinstance(i, ir.Compute) and i.opcode == "inttoptr")
        or (isinstance(i, ir.Call) and _DRIVER.match(i.callee))
        for i in instructions
    )


def _names(function: ir.Function, numbers: Container[str]) -> set[str]:
    names: set[str] = set()
    for block in function.blocks.values():
        for instruction in block.instructions:
            if isinstance(instruction, ir.Load) and instruction.type in numbers:
                continue  # who only reads a number changes nothing by that
            names.update(o.name[1:] for o in ir.operands_of(instruction) if o.name[:1] == "@")
            if isinstance(instruction, ir.Call):
                names.add(instruction.callee)
    return names


def _expanded(names: Iterable[str], variables: Mapping[str, ir.Global]) -> set[str]:
    """Some names, and those that the variables among them hold."""
    return closure(names, lambda name: variables[name].references if name in variables else ())
