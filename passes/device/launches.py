"""How many blocks and threads a kernel is launched with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mixpert.passes.control.contexts import Context
from mixpert.passes.device.kernel_stubs import CONFIGURE
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir_reader import operand
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Symbol,
    constant_of,
    divided,
    minus,
    plus,
    scaled,
    symbols_of,
    times,
)
from mixpert.passes.symbolic.derived import BY_VARIABLE
from mixpert.passes.symbolic.scalars import Scalars
from mixpert.passes.text.module_text import split_top

DIMENSIONS = frozenset(f"{what}.{axis}" for what in ("gridDim", "blockDim") for axis in "xyz")
"""What CUDA calls them."""
_TYPES = ("i64", "i32", "i64", "i32")  # x and y of the grid, its z, those of a block
_QUOTIENTS = frozenset(("sdiv", "udiv", "unsigned", "floor", "toward zero"))
"""Kinds of symbols that stand for the whole part of a quotient, or for a number shifted."""
_BITS = 32
_HALF = 1 << _BITS
_MOST_QUOTIENTS = 6


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
    if compute.opcode == "or" and "disjoint" in compute.text:
        pair = [operand(f" {part}") for part in split_top(compute.text)]
        return _together(scalars, context, pair)
    one = _halves(scalars, context, compute.operands[0])
    return ({}, one[0]) if one and (compute.opcode, second) == ("shl", str(_BITS)) else None


def _together(
    scalars: Scalars, context: Context, pair: list[ir.Operand]
) -> tuple[Polynomial, Polynomial] | None:
    """The halves of two numbers that have no bit in common.

    Of one that LLVM knows to be small it has left out the mask that says so.
    """
    halves = [_halves(scalars, context, one) for one in pair]
    for index, other in ((0, halves[1]), (1, halves[0])):
        if halves[index] is None and other is not None and not other[0]:
            halves[index] = scalars.value(context, pair[index]), {}
    one, other = halves
    return (plus(one[0], other[0]), plus(one[1], other[1])) if one and other else None


def enough(scalars: Scalars, polynomial: Polynomial) -> bool:
    """Whether something is at least 0 since a quotient in it was rounded up.

    `b * ((n + b - 1) / b) - n` is: there are as many blocks as n threads take. So is what subtracts
    `h * (c / h)` from that of `c`: it is no more.
    """
    number = constant_of(polynomial)
    if number is not None:
        return number >= 0
    less = [polynomial, *_undivided(scalars, polynomial)]
    for symbol in symbols_of(polynomial):
        kind, parts = scalars.kind(symbol), scalars.parts(symbol)
        if not isinstance(kind, tuple) or kind[0] not in _QUOTIENTS:
            continue
        by: Polynomial = {(): kind[1]} if len(parts) == 1 else parts[1]
        left = minus(parts[0], minus(by, ONE))
        if minus(times({(symbol,): 1}, by), left) in less:
            return True
    return _with_quotients_bounded(scalars, polynomial)


def over(scalars: Scalars, one: Polynomial, by: int) -> Polynomial:
    """A size over a number, rounded down."""
    if all(factor % by == 0 for product, factor in one.items() if product):
        return {product: factor // by for product, factor in one.items() if factor // by}
    return scalars.quotient("sdiv", one, by)


def over_number(scalars: Scalars, symbol: Symbol) -> tuple[Polynomial, int] | None:
    """What is divided, and by which number, where a symbol is such a quotient, rounded."""
    kind, parts = scalars.kind(symbol), scalars.parts(symbol)
    if isinstance(kind, tuple) and kind[0] in _QUOTIENTS and len(parts) == 1:
        return parts[0], kind[1]
    return None


def _with_quotients_bounded(scalars: Scalars, polynomial: Polynomial) -> bool:
    """Whether something is at least 0 if quotients by numbers are as it is worst for that.

    What they are multiplied with, and what is subtracted, is sizes.
    """
    sizes = symbols_of({product: factor for product, factor in polynomial.items() if factor < 0})
    sizes |= symbols_of(*(part for symbol in sizes for part in scalars.parts(symbol)))
    polynomial, scale = {**polynomial}, 1
    for _ in range(_MOST_QUOTIENTS):
        quotients = {s for s in symbols_of(polynomial) if over_number(scalars, s)}
        inner = {s for q in quotients for part in scalars.parts(q) for s in symbols_of(part)}
        symbol = min(quotients - inner, default=None)
        if symbol is None:
            break
        number, by = over_number(scalars, symbol) or ({}, 1)
        total: Polynomial = {}
        for product, factor in polynomial.items():
            others = divided(product, (symbol,))
            worst = number if factor < 0 else minus(number, {(): by - 1})
            term = {product: factor * by} if others is None else times({others: factor}, worst)
            total = plus(total, term)
        polynomial, scale = total, scale * by
    constant = polynomial.pop((), 0)
    more = min(polynomial.values(), default=0) >= 0 and symbols_of(polynomial) <= sizes
    return constant > -scale and more


def _undivided(scalars: Scalars, polynomial: Polynomial) -> Iterator[Polynomial]:
    """What is no more than a polynomial that subtracts a number of threads.

    Of a product with a quotient and its divisor the quotient's number takes the place: that is no
    less where the product is one of sizes, and more than 0.
    """
    for product, factor in polynomial.items():
        for symbol in product if factor < 0 else ():
            parts = scalars.parts(symbol)
            if scalars.kind(symbol) != BY_VARIABLE or len(parts[1]) != 1:
                continue
            ((divisor, times_),) = parts[1].items()
            others = divided(product, tuple(sorted((*divisor, symbol))))
            if others is not None and times_ == 1:
                yield plus(minus(polynomial, {product: factor}), times({others: factor}, parts[0]))
