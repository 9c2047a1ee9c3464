"""Virtual calls from inline functions of the C++ standard library.

`std::endl` asks the locale of the stream for a character. Inlined, as -O2 does it, that is a call
through a table that lies behind the stream, and to one who does not know it, a call of anything.
"""

from __future__ import annotations

from mixpert.passes.control.contexts import calls_of
from mixpert.passes.llvm import ir

_ASKED = "_ZNKSt5ctypeI"
"""Beginning of the functions that libstdc++ calls on the same object just before."""
_FOUND = ("_ZSt9use_facetI", "_ZNKSt3__16locale9use_facetE")
"""Beginnings of the functions that return such an object."""
VIRTUAL = "_ZNKSt6locale5facet"
"""The name under which the analysis knows the function that is called: one of the library's."""


def with_facets_named(module: ir.Module) -> ir.Module:
    """The module in which such calls name their function."""
    if not any(name.startswith((_ASKED, *_FOUND)) for name in module.declarations):
        return module
    for function in module.functions.values():
        facets = _facets(function)
        for block in function.blocks.values() if facets else ():
            block.instructions = [_named(one, facets) for one in block.instructions]
    return module


def _facets(function: ir.Function) -> set[str]:
    """The registers of a function that point to parts of a locale."""
    found: set[str] = set()
    for call in calls_of(function):
        if call.callee.startswith(_ASKED) and call.arguments:
            found.add(call.arguments[0].name)
        elif call.callee.startswith(_FOUND):
            found.add(call.result)
    phis = _phis(function) if found else []
    more = found
    while more:  # LLVM merges the ends of branches that print
        more = {phi.result for phi in phis if all(v.name in found for v in phi.operands)} - found
        found |= more
    return found


def _phis(function: ir.Function) -> list[ir.Compute]:
    every = (one for block in function.blocks.values() for one in block.instructions)
    return [one for one in every if isinstance(one, ir.Compute) and one.opcode == "phi"]


def _named(instruction: ir.Instruction, facets: set[str]) -> ir.Instruction:
    if not isinstance(instruction, ir.Call) or instruction.target is None:
        return instruction
    if not instruction.arguments or instruction.arguments[0].name not in facets:
        return instruction
    return instruction._replace(callee=VIRTUAL, target=None)
