"""The meaning of a kernel's symbols, and what a launch says about threads and blocks."""

from __future__ import annotations

from collections.abc import Mapping

from mixpert.passes.effects.effect import LAUNCHED
from mixpert.passes.support.polynomials import (
    Polynomial,
    Product,
    Symbol,
    constant_of,
    minus,
    plus,
    times,
    without,
)

THREAD, QUOTIENT, ITERATION, JOINED, OPAQUE, VARIABLE = range(-2, -8, -1)
"""What a symbol stands for, where it is no parameter (by its index) and not `LAUNCHED`."""
DIMENSIONS = {
    f"%{short}.{axis}": f"{name}.{axis}"
    for short, name in (("ntid", "blockDim"), ("nctaid", "gridDim"))
    for axis in "xyz"
}
THREADS = {
    f"%{name}.{axis}": f"{dimension}.{axis}"
    for name, dimension in (("tid", "blockDim"), ("ctaid", "gridDim"))
    for axis in "xyz"
}
"""Numbers of threads and blocks, and of which dimension of the launch."""
_MOST_THREADS = 1024
"""Of a block, on every device."""


def is_outer(symbol: Symbol) -> bool:
    """Whether a symbol is the same in all threads: a parameter, or a dimension of the launch."""
    return symbol[0] >= LAUNCHED


def last(thread: Symbol) -> Polynomial:
    """The largest of the numbers that a thread or block may have."""
    return {((LAUNCHED, THREADS[thread[1]]),): 1, (): -1}


def from_the_last(polynomial: Polynomial) -> Polynomial:
    """A polynomial in which threads that are subtracted are counted from the last one down."""
    subtracted = {
        symbol
        for product, factor in polynomial.items()
        for symbol in product
        if factor < 0 and symbol[0] == THREAD
    }
    for thread in sorted(subtracted):
        others = without(polynomial, thread)
        here = minus(polynomial, others)
        if all(product.count(thread) == 1 for product in here):
            per = {_divided(product, thread): factor for product, factor in here.items()}
            counted = times(per, minus(last(thread), {(thread,): 1}))
            polynomial = plus(others, counted)
    return polynomial


def _divided(product: Product, symbol: Symbol) -> Product:
    at = product.index(symbol)
    return product[:at] + product[at + 1 :]


def most_launched(
    polynomial: Polynomial, quotients: Mapping[Symbol, tuple[Polynomial, Polynomial]]
) -> int | None:
    """What a number of threads is at most, whose parts are at least 0; None: that is not known.

    Args:
        polynomial: the number.
        quotients: what is divided by what, by the symbol for it.
    """
    total = 0
    for product, factor in polynomial.items():
        if factor > 0:
            most = _most(product, quotients)
            if most is None:
                return None
            total += factor * most
    return total


def _most(
    product: Product, quotients: Mapping[Symbol, tuple[Polynomial, Polynomial]]
) -> int | None:
    axes = [THREADS.get(name, name) for _, name in product]
    if all(axis.startswith("blockDim.") for axis in axes) and len(set(axes)) == len(axes):
        return _MOST_THREADS if product else 1
    if len(product) != 1 or product[0] not in quotients:
        return None
    one, other = quotients[product[0]]
    by, most = constant_of(other), most_launched(one, quotients)
    return None if not by or by < 0 or most is None else most // by
