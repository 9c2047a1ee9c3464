"""Numbers computed from others: quotients, minima and maxima, and numbers without some bits.

Each is a symbol of its own, equal where what it is computed from is, with known facts about it.
"""

from __future__ import annotations

from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Symbol,
    constant_of,
    divided,
    frozen,
    minus,
    narrowed,
    plus,
    scaled,
    times,
)
from mixpert.passes.symbolic.known_inequalities import Rule
from mixpert.passes.symbolic.scalar_memory import Stores
from mixpert.passes.symbolic.sizes import Sizes

_DERIVED = -3  # the context's number of symbols that stand for something computed from others
HALF = 32  # bits that zero extension keeps
_WIDTHS = frozenset((31, *range(48, 64)))  # of numbers that are not negative
_ROUNDING = {"lshr": "unsigned", "udiv": "unsigned", "ashr": "floor", "sdiv": "toward zero"}
_WIDE = frozenset(("i32", "i64"))  # numbers that are taken not to overflow
BY_VARIABLE = "sdiv", False
"""The kind of a number with a sign over a variable."""


class Derived(Sizes):
    """Makes their symbols; `rules` says what is known of one."""

    def __init__(self, points_to: PointsTo, stores: Stores) -> None:
        super().__init__(points_to, stores)
        self._derived: dict[object, Symbol] = {}
        self._rules: dict[Symbol, list[Rule]] = {}
        self._parts: dict[Symbol, tuple[Polynomial, ...]] = {}
        self._kinds: dict[Symbol, object] = {}

    def rules(self, symbol: Symbol) -> list[Rule]:
        """What holds of a symbol wherever it is computed."""
        return self._rules.get(symbol, [])

    def parts(self, symbol: Symbol) -> tuple[Polynomial, ...]:
        """What a symbol that stands for a computation is computed from."""
        return self._parts.get(symbol, ())

    def kind(self, symbol: Symbol) -> object:
        """What is computed from its parts where a symbol stands for a computation."""
        return self._kinds.get(symbol)

    def multiplied_out(self, length: Polynomial) -> Polynomial | None:
        """A product with what was divided in the place of a quotient and its divisor."""
        for product, factor in length.items() if len(length) == 1 else ():
            for symbol in product:
                dividend, divisor = self._parts[symbol] if self._by_variable(symbol) else ({}, {})
                for several, one in divisor.items() if len(divisor) == 1 else ():
                    rest = divided(product, (symbol, *several))
                    if rest is not None and one == 1:
                        return times({rest: factor}, dividend)
        return None

    def _by_variable(self, symbol: Symbol) -> bool:
        return self.kind(symbol) == BY_VARIABLE

    def _with_constant(self, opcode: str, one: Polynomial, constant: int) -> Polynomial | None:
        """Operations on bits, and divisions."""
        if opcode == "xor":
            return minus({(): -1}, one) if constant == -1 else None
        if opcode == "and":
            return self._masked(one, constant)
        divisor = constant
        if opcode in ("lshr", "ashr"):
            divisor = 1 << constant if 0 <= constant < 63 else 0
        if divisor <= 0:
            return None
        if opcode in ("urem", "srem"):
            whole = self.quotient("udiv" if opcode == "urem" else "sdiv", one, divisor)
            return minus(one, scaled(whole, divisor))
        return self.quotient(opcode, one, divisor)

    def _masked(self, one: Polynomial, mask: int) -> Polynomial | None:
        """What is left of a number by a mask of neighbouring bits; for others nothing is known."""
        low = mask & -mask
        high = mask + low  # 0 where the sign belongs to the mask
        if not low or high & (high - 1):
            return None
        one = narrowed(one, HALF) if high == 1 << HALF else one
        whole = self._rounded(one, low)
        width = high.bit_length() - 1
        if not high or width == HALF or (width in _WIDTHS and low > 1):
            return whole  # the bits above are 0, which is why LLVM left them out
        return minus(whole, self._rounded(one, high))

    def _rounded(self, one: Polynomial, divisor: int) -> Polynomial:
        """The multiple of a number that is next below."""
        return scaled(self.quotient("ashr", one, divisor), divisor)

    def quotient(self, opcode: str, one: Polynomial, divisor: int) -> Polynomial:
        """A symbol for a quotient, rounded as `opcode` does."""
        exact = divisor == 1 or opcode in ("ashr", "sdiv")
        if exact and all(factor % divisor == 0 for factor in one.values()):
            return {product: factor // divisor for product, factor in one.items()}
        symbol, fresh = self._symbol((_ROUNDING[opcode], divisor), (one,))
        result: Polynomial = {(symbol,): 1}
        if fresh:
            given = () if opcode == "ashr" else (one,)
            rest = minus(one, scaled(result, divisor))
            upper = minus({(): divisor - 1}, rest)
            rules = [Rule(rest, given), Rule(upper, given), Rule(result, (one,))]
            if opcode == "sdiv":  # it rounds up where negative
                slack: Polynomial = {(): divisor - 1}
                rules += [Rule(plus(rest, slack)), Rule(upper)]
            self._rules[symbol] = rules
        return result

    def over(self, opcode: str, type_: str, one: Polynomial, other: Polynomial) -> Polynomial:
        """A symbol for a number of that type over another, which is no constant, or for the rest.

        Of a quotient it is known what holds if the divisor is positive.
        """
        kind = opcode, opcode[0] == "u" and type_  # signs make widths matter
        symbol, fresh = self._symbol(kind, (one, other))
        result: Polynomial = {(symbol,): 1}
        if fresh and opcode in ("sdiv", "udiv") and type_ in _WIDE:
            positive = minus(other, ONE)
            rest = minus(one, times(result, other))
            upper = minus(positive, rest)
            given = (positive, one)
            self._rules[symbol] = [Rule(rest, given), Rule(upper, given), Rule(result, given)]
            if opcode == "sdiv":  # it rounds toward 0, so what gives 1 or more is positive
                self._rules[symbol].append(Rule(rest, (positive, minus(result, ONE))))
        return result

    def divisor(self, symbol: Symbol) -> Polynomial | None:
        """What was divided by where a symbol is a quotient by a number that is no constant."""
        kind = self.kind(symbol)
        quotient = isinstance(kind, tuple) and kind[0] in ("sdiv", "udiv")
        return self._parts[symbol][1] if quotient and self._rules.get(symbol) else None

    def _extreme(self, name: str, operands: list[Polynomial]) -> Polynomial | None:
        """A symbol for a minimum or maximum, unless one is known to be it."""
        one, other = operands
        sign = 1 if name.endswith("min") else -1
        apart = constant_of(minus(one, other))
        if apart is not None and name.startswith("s"):
            return one if apart * sign <= 0 else other
        one, other = _ordered(operands)
        symbol, fresh = self._symbol(name, (one, other))
        result: Polynomial = {(symbol,): 1}
        if fresh:
            signed = () if name.startswith("s") else (one, other)
            rules = self._rules[symbol] = []
            for p, q in ((one, other), (other, one)):
                rules.append(Rule(scaled(minus(p, result), sign), signed))
                equal = scaled(minus(result, p), sign)
                rules.append(Rule(equal, (scaled(minus(q, p), sign), *signed)))
                apart_ = plus(scaled(minus(q, result), sign), {(): -1})
                rules.append(Rule(equal, (apart_, *signed)))
        return result

    def not_negative(self, polynomial: Polynomial) -> Symbol | None:
        """The symbol of the larger of a polynomial and 0, where that was computed."""
        return self._derived.get(("smax", tuple(frozen(p) for p in _ordered([polynomial, {}]))))

    def _symbol(self, kind: object, parts: tuple[Polynomial, ...]) -> tuple[Symbol, bool]:
        """The symbol of a computation of that kind, and whether it is new."""
        key = kind, tuple(frozen(part) for part in parts)
        fresh = key not in self._derived
        if fresh:
            symbol = self._derived[key] = _DERIVED, f"computed {len(self._derived)}"
            self._parts[symbol] = parts
            self._kinds[symbol] = kind
        return self._derived[key], fresh


def _ordered(operands: list[Polynomial]) -> list[Polynomial]:
    """In an order that does not depend on which came first."""
    return sorted(operands, key=lambda operand: sorted(operand.items()))
