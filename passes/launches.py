"""How many blocks and threads a kernel is launched with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mixpert.passes import ir
from mixpert.passes.contexts import Context
from mixpert.passes.kernel_stubs import CONFIGURE
from mixpert.passes.polynomials import ONE, Polynomial, plus, scaled
from mixpert.passes.scalars import Scalars

DIMENSIONS = frozenset(f"{what}.{axis}" for what in ("gridDim", "blockDim") for axis in "xyz")
"""What CUDA calls them."""
_TYPES = ("i64", "i32", "i64", "i32")  # x and y of the grid, its z, those of a block
_BITS = 32
_HALF = 1 << _BITS


def dimensions(scalars: Scalars, context: Context, stub: ir.Call) -> Mapping[str, Polynomial]:
    """The dimensions with which a stub is launched, by name, as far as they are seen.

    The program hands them to CUDA in the block before that of the stub, or before the call of the
    function that has the kernel's name and calls the stub (-O0).
    """
    paths = scalars.paths(context.function)
    before = paths.before[paths.block_of(stub)]
    instructions = [i for name in before for i in context.function.blocks[name].instructions]
    found = [i for i in instructions if isinstance(i, ir.Call) and i.callee == CONFIGURE]
    if len(before) == 1 and found and found[-1].types[:4] == _TYPES:
        grid, depth, block, layers = found[-1].arguments[:4]
        both = ("gridDim", grid, depth), ("blockDim", block, layers)
        return {k: v for one in both for k, v in _named(scalars, context, *one)}
    if before or context.parent is None or context.call is None:
        return {}
    return dimensions(scalars, context.parent, context.call)


def _named(
    scalars: Scalars, context: Context, name: str, packed: ir.Operand, third: ir.Operand
) -> Iterator[tuple[str, Polynomial]]:
    halves = _halves(scalars, context, packed)
    if halves is not None:
        yield f"{name}.x", halves[0]
        yield f"{name}.y", halves[1]
    yield f"{name}.z", scalars.value(context, third)


def _halves(
    scalars: Scalars, context: Context, packed: ir.Operand
) -> tuple[Polynomial, Polynomial] | None:
    """The numbers in the lower and the upper half of another, as clang puts them together."""
    if packed.literal.isdigit():
        high, low = divmod(int(packed.literal), _HALF)
        return scaled(ONE, low), scaled(ONE, high)
    defined = scalars.paths(context.function).defined.get(packed.name)
    compute = defined[1] if defined else None
    if not isinstance(compute, ir.Compute):
        return None
    second = compute.operands[-1].literal
    if compute.opcode == "zext" or (compute.opcode, second) == ("and", str(_HALF - 1)):
        return scalars.value(context, packed), {}
    parts = [_halves(scalars, context, one) for one in compute.operands[:2]]
    one, other = (*parts, None, None)[:2]
    if one and (compute.opcode, second) == ("shl", str(_BITS)):
        return {}, one[0]
    together = one and other and compute.opcode == "or" and "disjoint" in compute.text
    return (plus(one[0], other[0]), plus(one[1], other[1])) if together and one and other else None
