"""What accesses to arrays in shared memory say of indexes: they stay within the array."""

from __future__ import annotations

from collections.abc import Iterator

from mixpert.passes.device.ptx import Instruction, width
from mixpert.passes.device.ptx_symbols import VARIABLE
from mixpert.passes.device.ptx_values import Values
from mixpert.passes.support.polynomials import Frozen, Polynomial, frozen, minus, scaled, symbols_of

_MOST = 64
"""Accesses of a block that are looked at."""


def in_arrays(values: Values, block: int) -> list[Polynomial]:
    """What is at least 0 in a block since it accesses arrays; nothing if no matrix."""
    instructions = values.kernel.blocks[block].instructions
    if not any(".global" in instruction.opcode for instruction in instructions):
        return []
    found: dict[Frozen, Polynomial] = {}
    accesses = [(i, one) for i, one in enumerate(instructions) if _is_of_array(one)]
    for index, instruction in accesses[:_MOST]:
        text = next(text for text in instruction.operands if text.startswith("["))
        address = values.settled(values.address(text, (block, index)))
        for fact in _within(values, address, width(instruction.opcode)):
            key = frozen({product: factor for product, factor in fact.items() if product})
            found[key] = min(found.get(key, fact), fact, key=lambda one: one.get((), 0))
    return list(found.values())


def _is_of_array(instruction: Instruction) -> bool:
    opcode, *kinds = instruction.opcode.split(".")
    return opcode in ("ld", "st") and "shared" in kinds and not instruction.guard


def _within(values: Values, address: Polynomial, size: int) -> Iterator[Polynomial]:
    """What one access says: of the whole index, and of its upper digits alone."""
    sizes = values.kernel.variables
    names = [s for s in symbols_of(address) if s[0] == VARIABLE and sizes.get(s[1])]
    index = minus(address, {(name,): 1 for name in names})
    if len(names) != 1 or names[0] in symbols_of(index) or not any(index):
        return
    yield index
    number = index.get((), 0)
    limit = sizes[names[0][1]] - size - number
    index = _without_rests(values, minus(index, {(): number}))
    for step in sorted({abs(factor) for factor in index.values()}):
        upper = {p: f for p, f in index.items() if f % step == 0}
        if values.is_natural(minus(index, upper)):
            yield minus({(): limit // step}, {p: f // step for p, f in upper.items()})


def _without_rests(values: Values, index: Polynomial) -> Polynomial:
    """No more than an index: without what divisions leave over, which is at least 0."""
    for rest in (values.settled(dict(rest)) for rest in values.rests):
        first = next((p for p, f in rest.items() if f == 1 and p), ())
        times_ = index.get(first, 0) if first else 0
        if times_ > 0:
            index = minus(index, scaled(rest, times_))
    return index
