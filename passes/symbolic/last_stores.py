"""Places in memory of which all stores have run where they are loaded from.

An option that a program reads from its arguments, and passes by reference later, is one number from
then on, whichever of the stores have run.
"""

from __future__ import annotations

from mixpert.passes.control.contexts import Context
from mixpert.passes.control.execution_order import Step
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Targets
from mixpert.passes.symbolic.scalar_memory import MOST_STORED, Stored, Stores

_TWO = 2


def last_stored(stores: Stores, targets: Targets, type_: str, step: Step) -> list[Stored]:
    """What may have been stored in the place that a step loads from, if nothing is any more.

    Each store runs once at most, and cannot run after the step. Empty where that is not known.
    """
    if len(targets) != 1:
        return []
    (target,) = targets
    stored = stores.at(target, type_) or []
    if len(stored) > MOST_STORED or not all(one.once and one.step for one in stored):
        return []
    past = all(one.step and stores.order.over(one.step, step) for one in stored)
    return stored if past else []


def same_register(stores: Stores, stored: list[Stored]) -> tuple[Context, ir.Operand] | None:
    """The register that holds what a place does once one of two stores may have followed the other.

    Compilers use it in place of a load where they know both stores.
    """
    steps = [one.step for one in stored]
    if len(steps) != _TWO or None in steps or len({id(one.context) for one in stored}) != 1:
        return None
    for first, second in (stored, stored[::-1]):
        found = _joined(stores, first, second)
        if found is not None:
            return found
    return None


def _joined(stores: Stores, first: Stored, second: Stored) -> tuple[Context, ir.Operand] | None:
    """The register where control has come from the second store, or past it."""
    if first.context is None or first.by is None or second.by is None:
        return None
    function = first.context.function
    paths = stores.order.paths(function)
    block, place = paths.block_of(first.by), paths.block_of(second.by)
    after = paths.after(place)
    if len(after) != 1 or block == place or paths.innermost(place) or after[0] in paths.loops:
        return None
    if not (paths.dominates(block, place) and paths.dominates(block, after[0])):
        return None
    for instruction in function.blocks[after[0]].instructions:
        if isinstance(instruction, ir.Compute) and instruction.opcode == "phi":
            ways = paths.incoming(instruction)
            if all(v == (second if b == place else first).operand for b, v in ways):
                return first.context, ir.Operand(instruction.result)
    return None
