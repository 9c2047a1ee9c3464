"""The part of each row of a matrix that an access of a kernel touches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import gcd

from mixpert.passes.device.ptx_symbols import is_outer
from mixpert.passes.device.ptx_values import Values
from mixpert.passes.effects.effect import Span
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Product,
    divided,
    minus,
    plus,
    scaled,
    symbols_of,
    times,
)

Most = Callable[[Polynomial], Polynomial | None]
"""The most that a number in a kernel can be, which is at least 0; None: not known."""


def strides_of(distance: Polynomial) -> list[Product]:
    """The parameters that an index is multiplied by, most together first."""
    found = {
        tuple(symbol for symbol in product if symbol[0] >= 0)
        for product in distance
        if not all(map(is_outer, product))
    }
    return sorted(found - {()}, key=lambda product: (-len(product), product))


def in_rows(
    values: Values, argument: int, distance: Polynomial, size: int, most: Most
) -> Span | None:
    """What an access of `size` bytes touches: in each row the bytes from one place to another.

    The index in `distance`, from where the argument points, is put together from the digits of a
    number, such as a thread's: the row is some of them, the place in it the others. None where no
    bytes are left out between rows.
    """
    offset = {product: factor for product, factor in distance.items() if _is_outer(product)}
    if not values.is_natural(offset):
        return None
    for left, more in _without_rest(values, minus(distance, offset)):
        for stride in reversed(strides_of(left)):
            across = {p: f for p, f in left.items() if divided(p, stride) is not None}
            pitch = gcd(*across.values())
            row = most({divided(p, stride) or (): f // pitch for p, f in across.items()})
            end = most(minus(left, across)) if row is not None else None
            if row is not None and end is not None:
                rows = plus(plus(end, more), {(): size})
                gap = minus({stride: pitch}, rows)
                if gap and values.is_natural(minus(gap, offset)):
                    return Span(argument, rows, plus(row, ONE), {stride: pitch}, 1, offset=offset)
    return None


def _without_rest(values: Values, distance: Polynomial) -> Iterator[tuple[Polynomial, Polynomial]]:
    """An index without the last digit of the number that it is made of, and what that is at most.

    The digits before the last one stay where they are.
    """
    yield distance, {}
    for symbol, parts in values.quotients.items():
        one, other = map(values.settled, parts)
        if symbol in values.given or not all(map(is_outer, symbols_of(other))):
            continue
        rest = minus(one, times({(symbol,): 1}, other))
        by = max((distance.get(p, 0) // f for p, f in rest.items() if f > 0), default=0)
        if by > 0:
            yield minus(distance, scaled(rest, by)), scaled(minus(other, ONE), by)


def _is_outer(product: Product) -> bool:
    return all(map(is_outer, product))
