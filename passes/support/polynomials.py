"""Polynomials with integer coefficients over symbols, as plain dictionaries."""

from __future__ import annotations

from collections.abc import Mapping

Symbol = tuple[int, str]
Product = tuple[Symbol, ...]
"""Symbols in order; the empty product is 1."""
Polynomial = dict[Product, int]
"""Coefficients by product."""
Frozen = frozenset[tuple[Product, int]]
Names = Mapping[Symbol, Symbol]
"""Other names for some symbols."""
ONE: Polynomial = {(): 1}
_NUMBERS = ONE.keys()


def frozen(polynomial: Polynomial) -> Frozen:
    """What two polynomials have in common exactly where they are equal; can be a key."""
    return frozenset(polynomial.items())


def constant_of(polynomial: Polynomial) -> int | None:
    """The value of a polynomial without symbols, else None."""
    if not polynomial:
        return 0
    return polynomial.get(()) if set(polynomial) == {()} else None


def scaled(polynomial: Polynomial, factor: int) -> Polynomial:
    """`factor` times the polynomial."""
    return {key: value * factor for key, value in polynomial.items() if value * factor}


def plus(one: Polynomial, other: Polynomial) -> Polynomial:
    """The sum."""
    return _sum(one, other, 1)


def minus(one: Polynomial, other: Polynomial) -> Polynomial:
    """The difference."""
    return _sum(one, other, -1)


def _sum(one: Polynomial, other: Polynomial, sign: int) -> Polynomial:
    total = one.copy()
    for product, factor in other.items():
        value = total.get(product, 0) + sign * factor
        if value:
            total[product] = value
        else:
            total.pop(product, None)
    return total


def times(one: Polynomial, other: Polynomial) -> Polynomial:
    """The product."""
    if one.keys() <= _NUMBERS or other.keys() <= _NUMBERS:
        number, rest = (one, other) if one.keys() <= _NUMBERS else (other, one)
        return scaled(rest, number.get((), 0))
    total: Polynomial = {}
    for left, a in one.items():
        for right, b in other.items():
            key = tuple(sorted((*left, *right)))
            total[key] = total.get(key, 0) + a * b
    return {product: factor for product, factor in total.items() if factor}


def less(one: Polynomial, other: Polynomial) -> Polynomial:
    """At least 0 where one integer is less than another."""
    return minus(minus(other, one), ONE)


def narrowed(polynomial: Polynomial, bits: int) -> Polynomial:
    """The same in the lower bits of a number: of 32, ``n + 4294967295`` is ``n - 1``."""
    half, whole = 1 << (bits - 1), 1 << bits
    near = {product: (factor + half) % whole - half for product, factor in polynomial.items()}
    return {product: factor for product, factor in near.items() if factor}


def symbols_of(*polynomials: Polynomial) -> set[Symbol]:
    """The symbols that occur in some polynomials."""
    return {symbol for p in polynomials for product in p for symbol in product}


def divided(term: Product, product: Product) -> Product | None:
    """A product without the symbols of another; None where it does not hold all of them."""
    left = list(term)
    for symbol in product:
        if symbol not in left:
            return None
        left.remove(symbol)
    return tuple(left)


def quotient_of(polynomial: Polynomial, divisor: Polynomial) -> Polynomial | None:
    """How often a polynomial of one product is in another; None where something is left over."""
    ((product, factor),) = divisor.items() if len(divisor) == 1 else (((), 0),)
    found: Polynomial = {}
    for term, value in polynomial.items():
        rest = divided(term, product) if factor else None
        if rest is None or value % factor:
            return None
        found[rest] = value // factor
    return found


def one_iteration_before(polynomial: Polynomial, symbol: Symbol) -> Polynomial:
    """The polynomial with one iteration less, of which no product may hold the square."""
    result: Polynomial = {}
    for product, factor in polynomial.items():
        result = plus(result, {product: factor})
        if symbol in product:
            others = list(product)
            others.remove(symbol)
            result = plus(result, {tuple(others): -factor})
    return result


def without(polynomial: Polynomial, symbol: Symbol) -> Polynomial:
    """The polynomial where a symbol is 0."""
    return {product: factor for product, factor in polynomial.items() if symbol not in product}


def renamed(polynomial: Polynomial, names: Names) -> Polynomial:
    """The polynomial with other symbols."""
    result: Polynomial = {}
    for product, factor in polynomial.items():
        key = tuple(sorted(names.get(symbol, symbol) for symbol in product))
        result[key] = result.get(key, 0) + factor
    return {product: factor for product, factor in result.items() if factor}


def substituted(polynomial: Polynomial, values: Mapping[Symbol, Polynomial]) -> Polynomial:
    """A polynomial with values for its symbols."""
    total: Polynomial = {}
    for product, factor in polynomial.items():
        term: Polynomial = {(): factor}
        for symbol in product:
            term = times(term, values[symbol])
        total = plus(total, term)
    return total
