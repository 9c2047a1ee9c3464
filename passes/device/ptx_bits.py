"""Numbers in a kernel of which some bits are taken, or put beside those of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mixpert.passes.device.ptx_symbols import most_launched
from mixpert.passes.support.polynomials import (
    Polynomial,
    constant_of,
    minus,
    scaled,
)

if TYPE_CHECKING:
    from mixpert.passes.device.ptx_values import Values


def without_bits(values: Values, one: Polynomial, number: int) -> bool:
    """Whether a number has none of the bits of another."""
    below = constant_of(values.below(one) or {})
    if below and not below & (below - 1) and number % below == 0:
        return True
    low = 1 << number.bit_length()
    return all(factor % low == 0 for factor in one.values())


def beside(values: Values, one: Polynomial, other: Polynomial) -> bool:
    """Whether two numbers have no bit in common: one is less than what divides the other."""
    for low, high in ((one, other), (other, one)):
        below = constant_of(values.below(low) or {})
        if below and not below & (below - 1) and all(f % below == 0 for f in high.values()):
            return True
    return False


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
