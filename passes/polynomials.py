"""Polynomials with integer coefficients over symbols, as plain dictionaries."""

from __future__ import annotations

from collections.abc import Mapping

Symbol = tuple[int, str]
Polynomial = dict[tuple[Symbol, ...], int]
"""Coefficients by product of symbols; symbols are sorted, the empty product is the constant."""
Frozen = frozenset[tuple[tuple[Symbol, ...], int]]
ONE: Polynomial = {(): 1}


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
    total = dict(one)
    for key, value in other.items():
        total[key] = total.get(key, 0) + value
    return {key: value for key, value in total.items() if value}


def minus(one: Polynomial, other: Polynomial) -> Polynomial:
    """The difference."""
    return plus(one, scaled(other, -1))


def times(one: Polynomial, other: Polynomial) -> Polynomial:
    """The product."""
    total: Polynomial = {}
    for left, a in one.items():
        for right, b in other.items():
            key = tuple(sorted((*left, *right)))
            total[key] = total.get(key, 0) + a * b
    return {product: factor for product, factor in total.items() if factor}


def less(one: Polynomial, other: Polynomial) -> Polynomial:
    """At least 0 where one integer is less than another."""
    return minus(minus(other, one), ONE)


def symbols_of(*polynomials: Polynomial) -> set[Symbol]:
    """The symbols that occur in some polynomials."""
    return {symbol for p in polynomials for product in p for symbol in product}


def a_turn_before(polynomial: Polynomial, symbol: Symbol) -> Polynomial:
    """The polynomial with one turn less, of which no product may hold the square."""
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


def renamed(polynomial: Polynomial, names: Mapping[Symbol, Symbol]) -> Polynomial:
    """The polynomial with other symbols."""
    result: Polynomial = {}
    for product, factor in polynomial.items():
        key = tuple(sorted(names.get(symbol, symbol) for symbol in product))
        result[key] = result.get(key, 0) + factor
    return {product: factor for product, factor in result.items() if factor}
