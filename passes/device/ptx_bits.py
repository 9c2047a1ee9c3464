"""Numbers in a kernel of which some bits are taken, or put beside those of others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mixpert.passes.device.ptx import Instruction, Kernel
from mixpert.passes.device.ptx_symbols import most_launched
from mixpert.passes.support.polynomials import (
    Polynomial,
    constant_of,
    minus,
    plus,
    scaled,
)

if TYPE_CHECKING:
    from mixpert.passes.device.ptx_values import Values

_NARROW = 16
_BITS = 32  # of a number into which others are inserted


def is_narrowed(kernel: Kernel, shifted: Instruction) -> bool:
    """Whether an instruction extends the sign of a number cut to 16 bits or fewer.

    Compilers write `(short)x` as two shifts: what stood above those bits is lost on purpose.
    """
    if not shifted.opcode.startswith("shr."):
        return False
    bits = int(shifted.opcode[-2:])
    left = f"shl.b{bits}"
    found = (
        i.operands[2]
        for block in kernel.blocks
        for i in block.instructions
        if i.opcode == left and i.operands[0] == shifted.operands[1]
    )
    return any(by.isdigit() and bits - int(by) <= _NARROW for by in found)


def without_bits(values: Values, one: Polynomial, number: int) -> bool:
    """Whether a number has none of the bits of another."""
    below = constant_of(values.below(one) or {})
    if below and not below & (below - 1) and number % below == 0:
        return True
    low = 1 << number.bit_length()
    return all(factor % low == 0 for factor in one.values())


def together(
    values: Values, one: Polynomial, other: Polynomial, place: Sequence[Polynomial]
) -> Polynomial | None:
    """Two numbers that have no bit in common, as one; None where that is not known.

    `place`: of the first one, from which bit on it is inserted into the other, and how many bits.
    """
    if not place:
        return plus(one, other) if _beside(values, one, other) else None
    start, bits = map(constant_of, place)
    if start is None or bits is None or start + bits != _BITS:
        return None
    upper = scaled(one, 1 << start)
    fits = values.is_natural(one) and _is_below(values, other, 1 << start)
    return plus(upper, other) if fits else None


def _beside(values: Values, one: Polynomial, other: Polynomial) -> bool:
    """Whether two numbers have no bit in common: one is less than what divides the other."""
    for low, high in ((one, other), (other, one)):
        below = constant_of(values.below(low) or {})
        if below and not below & (below - 1) and all(f % below == 0 for f in high.values()):
            return True
    return False


def _is_below(values: Values, one: Polynomial, limit: int) -> bool:
    below = constant_of(values.below(one) or {})
    return bool(below) and (below or 0) <= limit


def masked(values: Values, one: Polynomial, mask: int, natural: bool) -> Polynomial | None:
    """The bits of a number that a mask leaves; None: not followed."""
    whole = mask + 1 if mask > 0 else -mask
    if mask > 1 and not mask & (mask - 1):  # one bit
        bits = values.quotient(one, {(): mask}, natural)
        return scaled(minus(bits, scaled(values.quotient(bits, {(): 2}, natural), 2)), mask)
    low = mask & -mask
    if mask > 0 and low > 1 and not (mask + low) & (mask + low - 1):  # neighbouring bits
        parts = (values.quotient(one, {(): by}, natural) for by in (low, mask + low))
        upper, above = map(scaled, parts, (low, mask + low))
        return minus(upper, above)
    if whole & (whole - 1) or not mask:
        return None
    most = most_launched(one, values.quotients) if natural and mask > 0 else None
    if most is not None and most <= mask:
        return one
    multiple = scaled(values.quotient(one, {(): whole}, natural), whole)
    return minus(one, multiple) if mask > 0 else multiple
