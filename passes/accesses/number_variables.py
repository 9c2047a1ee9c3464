"""Variables without matrix elements: sizes, counters, addresses, descriptors.

Fortran hands them over by reference, so that functions that are not seen could pass on in them what
they were handed. What they have put into a size is not counted, here as elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from mixpert.passes.control.contexts import Context
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object, objects
from mixpert.passes.pointers.points_to import PointsTo

_NUMBER = frozenset(("i32", "i64"))
_VARIABLE = re.compile(r"i32|i64|ptr|\{ ptr, i64, i32, [^<%]*\}")
"""Types of single numbers, addresses, and Fortran's descriptors."""


def number_variables(contexts: Iterable[Context], points_to: PointsTo) -> frozenset[Object]:
    """Local variables of such types, and what arguments lead to that is read as a number."""
    found: set[Object] = set()
    for context in contexts:
        read = context.parent is None
        parameters = {name for name in context.function.parameters if read}
        for block in context.function.blocks.values():
            for instruction in block.instructions:
                match instruction:
                    case ir.Alloca(_, type_, size) if size and _VARIABLE.fullmatch(type_):
                        found.update(_objects(points_to, context, instruction.result))
                    case ir.Load(_, pointer, type_) if (
                        pointer.name in parameters and type_ in _NUMBER
                    ):
                        found.update(_numbers(points_to, context, pointer.name))
                    case _:
                        pass
    return frozenset(found)


def _objects(points_to: PointsTo, context: Context, name: str) -> list[Object]:
    return objects(points_to.targets(context, ir.Operand(name)))


def _numbers(points_to: PointsTo, context: Context, name: str) -> list[Object]:
    """Where an argument leads, if to memory of its own in which there are no elements."""
    found = _objects(points_to, context, name)
    own = all(object_ in points_to.arguments for object_ in found)
    return [] if not own or any(points_to.holds_elements(o) for o in found) else found
