"""The values of a kernel's registers, as polynomials over parameters, threads and loops.

Registers are followed from use to definition. What comes together from several ways is a symbol of
its own; in a loop that adds the same in each iteration it is the first value plus that, times the
iterations. Divisions are symbols with what is known of them. Integers are taken not to overflow.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from math import gcd

from mixpert.passes.device.ptx import Instruction, Kernel
from mixpert.passes.device.ptx_bits import is_narrowed, masked, together, without_bits
from mixpert.passes.device.ptx_conditions import Condition, Not, Predicate, Several
from mixpert.passes.device.ptx_symbols import (
    DIMENSIONS,
    ITERATION,
    JOINED,
    OPAQUE,
    QUOTIENT,
    THREAD,
    THREADS,
    VARIABLE,
    from_the_last,
    is_outer,
)
from mixpert.passes.effects.effect import LAUNCHED
from mixpert.passes.support.polynomials import (
    ONE,
    Frozen,
    Polynomial,
    Symbol,
    constant_of,
    frozen,
    minus,
    plus,
    scaled,
    symbols_of,
    times,
)

_INTEGERS = frozenset({"u32", "s32", "b32", "u64", "s64", "b64"})
_WARP = 32
_BITS = 64
_SIGN = 31, 63
"""By how many bits a number is shifted for its sign alone."""

Place = tuple[int, int]
"""A block, and an instruction of it by its index."""


def destinations(instruction: Instruction) -> list[str]:
    """The registers that an instruction sets."""
    if not instruction.operands or instruction.opcode.startswith(("st.", "red.", "bra", "bar")):
        return []
    first = instruction.operands[0].strip("{}() ")
    return [one.strip() for part in first.split(",") for one in part.split("|")]


class Values:
    """Answers for one kernel.

    Attributes:
        facts: what is at least 0, by the quotient or other symbol of which it speaks.
        natural: the symbols that are at least 0.
        given: by a quotient's symbol what is to be at least 0 for all that is known of it.
        quotients: what is divided by what, by the symbol for it.
        ways: for what comes together from several ways, what may come.
        joins: such symbols by their block, with what comes from each block before it.
        rests: what divisions leave over, with what it is less than.
        sizes: parameters that divide or are divided, and so are taken not to be negative.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.facts: dict[Symbol, list[Polynomial]] = {}
        self.natural: set[Symbol] = {(THREAD, name) for name in THREADS}
        self.ways: dict[Symbol, list[Polynomial]] = {}
        self.joins: dict[int, list[tuple[Symbol, list[Polynomial]]]] = {}
        self.sizes: set[Symbol] = set()
        self._from: dict[Symbol, set[Symbol]] = {}
        self._parameters = {name: index for index, (_, name) in enumerate(kernel.parameters)}
        self._entered: dict[tuple[str, int], Polynomial] = {}
        self._made: dict[tuple[str, Place], Polynomial] = {}
        self.rests: dict[Frozen, Polynomial] = {}
        self.given: dict[Symbol, Polynomial] = {}
        self.quotients: dict[Symbol, tuple[Polynomial, Polynomial]] = {}
        self._quotients: dict[tuple[Frozen, Frozen, bool], Polynomial] = {}
        self._settled: dict[Symbol, Polynomial] = {}
        self._count = 0
        self._within: dict[tuple[int, str], list[int]] = {}
        self._everywhere: dict[str, list[Place]] = {}
        for number, block in enumerate(kernel.blocks):
            for index, instruction in enumerate(block.instructions):
                for register in destinations(instruction):
                    self._within.setdefault((number, register), []).append(index)
                    self._everywhere.setdefault(register, []).append((number, index))

    def operand(self, text: str, place: Place) -> Polynomial:
        """What an operand stands for before an instruction."""
        if text in DIMENSIONS:
            return {((LAUNCHED, DIMENSIONS[text]),): 1}
        if text in THREADS:
            return {((THREAD, text),): 1}
        if text == "WARP_SZ":
            return {(): _WARP}
        if text in self._everywhere or text.startswith("%"):
            return self.settled(self._register(text, place))
        try:
            number = int(text.rstrip("U"), 0)
        except ValueError:
            return {((VARIABLE, text),): 1}
        return {(): number} if number else {}

    def address(self, text: str, place: Place) -> Polynomial:
        """Where an operand in brackets points."""
        base, _, offset = text.strip("[] ").replace("+-", "-").replace("-", "+-").partition("+")
        found = self.operand(base.strip(), place)
        return plus(found, self.operand(offset.strip() or "0", place))

    def settled(self, polynomial: Polynomial) -> Polynomial:
        """The polynomial with what was found out later of its symbols."""
        while known := symbols_of(polynomial) & self._settled.keys():
            total: Polynomial = {}
            for product, factor in polynomial.items():
                term: Polynomial = {(): factor}
                for symbol in product:
                    own: Polynomial = {(symbol,): 1}
                    term = times(term, self._settled[symbol] if symbol in known else own)
                total = plus(total, term)
            polynomial = total
        return polynomial

    def settle(self, symbol: Symbol, polynomial: Polynomial) -> None:
        """Take a symbol to stand for a polynomial from now on."""
        self._settled[symbol] = polynomial

    def made_of(self, polynomial: Polynomial) -> set[Symbol]:
        """The symbols of a polynomial and those that went into them in ways not followed."""
        found: set[Symbol] = set()
        agenda = [*symbols_of(self.settled(polynomial))]
        while agenda:
            symbol = agenda.pop()
            if symbol not in found:
                found.add(symbol)
                agenda += self._from.get(symbol, ())
                agenda += symbols_of(self._settled.get(symbol, {}))
        return found

    def is_natural(self, polynomial: Polynomial, sizes: Container[Symbol] = ()) -> bool:
        """Whether a polynomial is at least 0 whatever its symbols are; `sizes` are such, too."""
        if self.below(polynomial) is not None:
            return True
        known = self.natural, self.sizes, sizes
        if min(polynomial.values(), default=0) < 0:
            polynomial = from_the_last(polynomial)
        return all(
            factor > 0 and all(s[0] == LAUNCHED or any(s in k for k in known) for s in product)
            for product, factor in polynomial.items()
        )

    def below(self, polynomial: Polynomial) -> Polynomial | None:
        """What a multiple of what a division leaves over is less than; None: it is no such one."""
        if not self.rests:
            return None
        common = gcd(*polynomial.values())
        rest = {product: factor // common for product, factor in polynomial.items()}
        other = self.rests.get(frozen(rest))
        return None if other is None else scaled(other, common)

    def condition(self, text: str, place: Place) -> Condition:
        """What a predicate says before an instruction."""
        found = self._everywhere.get(text, ())
        if len(found) != 1:
            return None
        (at,) = found
        instruction = self.kernel.blocks[at[0]].instructions[at[1]]
        opcode, *kinds = instruction.opcode.split(".")
        if instruction.guard or "|" in instruction.operands[0]:
            return None
        rest = instruction.operands[1:]
        if opcode == "setp" and len(rest) == 2 and kinds[-1] in _INTEGERS:
            one, other = (self.operand(text, at) for text in rest)
            return Predicate(kinds[0], one, other, kinds[-1][0] == "u")
        if opcode in ("and", "or") and kinds == ["pred"]:
            parts = tuple(self.condition(one, at) for one in rest)
            return Several(opcode == "and", parts)
        return Not(self.condition(rest[0], at)) if opcode == "not" else None

    def _register(self, name: str, place: Place) -> Polynomial:
        everywhere = self._everywhere.get(name, ())
        if len(everywhere) == 1:
            return self._result(name, everywhere[0])
        block, index = place
        for at in reversed(self._within.get((block, name), ())):
            if at < index:
                return self._result(name, (block, at))
        return self._entering(name, block)

    def _entering(self, name: str, block: int) -> Polynomial:
        key = name, block
        if key not in self._entered:
            before = self.kernel.blocks[block].before
            if not before or name not in self._everywhere:
                self._entered[key] = self.opaque(())
            elif len(before) == 1:
                self._entered[key] = self._leaving(name, before[0])
            else:
                symbol = self._new(JOINED)
                self._entered[key] = {(symbol,): 1}
                ways = [self._leaving(name, one) for one in before]
                self.joins.setdefault(block, []).append((symbol, ways))
                self._together(symbol, block, ways)
                self._entered[key] = self.settled({(symbol,): 1})
        return self._entered[key]

    def _leaving(self, name: str, block: int) -> Polynomial:
        return self._register(name, (block, len(self.kernel.blocks[block].instructions)))

    def _together(self, symbol: Symbol, block: int, ways: Sequence[Polynomial]) -> None:
        """Settle what a symbol is in which values come together at the start of a block."""
        own: Polynomial = {(symbol,): 1}
        different = [self.settled(way) for way in ways]
        different = [way for i, way in enumerate(different) if way not in (own, *different[:i])]
        steps = [minus(way, own) for way in different if symbol in symbols_of(way)]
        first = [way for way in different if symbol not in symbols_of(way)]
        if len(first) == 1 and not steps:
            self._settled[symbol] = first[0]
        elif len(first) == len(steps) == 1 and self._steady(steps[0]):
            iteration = ITERATION, str(block)
            self.natural.add(iteration)
            self._settled[symbol] = plus(first[0], times(steps[0], {(iteration,): 1}))
        else:
            self._from[symbol] = {s for way in different for s in symbols_of(way)} - {symbol}
            if not steps:
                self.ways[symbol] = first
            if all(self.is_natural(one) for one in (*first, *steps)):
                self.natural.add(symbol)

    def _steady(self, step: Polynomial) -> bool:
        """Whether something is the same in all iterations of loops."""
        return all(is_outer(s) or s[0] in (THREAD, QUOTIENT) for s in self.made_of(step))

    def _new(self, kind: int) -> Symbol:
        self._count += 1
        return kind, f"{self._count:06}"

    def opaque(self, made_of: Iterable[Polynomial], natural: bool = False) -> Polynomial:
        """A symbol for what is not followed."""
        symbol = self._new(OPAQUE)
        self._from[symbol] = {s for polynomial in made_of for s in symbols_of(polynomial)}
        if natural:
            self.natural.add(symbol)
        return {(symbol,): 1}

    def _result(self, name: str, place: Place) -> Polynomial:
        """What an instruction sets a register to."""
        key = name, place
        if key not in self._made:
            instruction = self.kernel.blocks[place[0]].instructions[place[1]]
            inputs = [self.operand(text, place) for text in self._inputs(instruction)]
            value = None
            if destinations(instruction) == [name] and not instruction.guard:
                value = self._computed(instruction, inputs)
            if value is None:
                if instruction.guard and len(self._everywhere[name]) > 1:
                    inputs.append(self._register(name, place))
                value = self.opaque(inputs)
            self._made[key] = value
        return self._made[key]

    @staticmethod
    def _inputs(instruction: Instruction) -> list[str]:
        """The registers and numbers that an instruction works on; no addresses."""
        texts = (text.strip("{}").split(",") for text in instruction.operands[1:])
        return [one.strip() for part in texts for one in part if one.strip()[:1] not in ("[", "(")]

    def _computed(self, instruction: Instruction, inputs: list[Polynomial]) -> Polynomial | None:
        """What an instruction computes, if that is followed."""
        opcode, *kinds = instruction.opcode.split(".")
        if kinds and kinds[-1] not in _INTEGERS and opcode != "cvta":
            return None
        value = None
        match opcode, inputs:
            case "ld", _ if kinds[0] == "param":
                value = self._parameter(instruction.operands[1])
            case (("mov" | "cvta"), [one]):
                value = one
            case "cvt", [one] if set(kinds) <= _INTEGERS:
                value = one
            case "selp", [one, other, _]:
                symbol = self._new(JOINED)
                self._together(symbol, -1, [one, other])
                value = self.settled({(symbol,): 1})
            case (("add" | "sub" | "neg" | "not"), _) if len(kinds) == 1:
                value = _sum(opcode, inputs)
            case (("mul" | "mad"), [one, other, *added]) if kinds[0] in ("lo", "wide"):
                value = _sum("add", [times(one, other), *added])
            case (("min" | "max"), [one, other]):
                value = self._extreme(opcode, one, other)
            case (("div" | "rem"), [one, other]):
                value = self._division(opcode, one, other)
            case (("or" | "bfi"), [one, other, *place]) if place or constant_of(other) is None:
                value = together(self, one, other, place)
            case (("shl" | "shr" | "and" | "or"), [one, other]) if not is_narrowed(
                self.kernel, instruction
            ):
                value = self._bits(opcode, kinds[0], one, constant_of(other))
            case _:
                pass
        return value

    def _parameter(self, text: str) -> Polynomial | None:
        index = self._parameters.get(text.strip("[] "))
        if index is None or not self.kernel.parameters[index][0]:
            return {((VARIABLE, text),): 1}
        return {((index, ""),): 1}

    def _extreme(self, which: str, one: Polynomial, other: Polynomial) -> Polynomial:
        natural = [self.is_natural(one), self.is_natural(other)]
        value = self.opaque((one, other), any(natural) if which == "max" else all(natural))
        (symbol,) = symbols_of(value)
        sign = 1 if which == "max" else -1
        self.facts[symbol] = [scaled(minus(value, each), sign) for each in (one, other)]
        return value

    def _division(self, which: str, one: Polynomial, other: Polynomial) -> Polynomial | None:
        number = constant_of(other)
        self._divided(one)
        by_size = number is None and self._divided(other)
        if not self.is_natural(one) or not (by_size or (number or 0) > 0):
            return None
        quotient = self.quotient(one, other, natural=True)
        return quotient if which == "div" else minus(one, times(quotient, other))

    def _divided(self, number: Polynomial) -> bool:
        """Note that parameters are sizes, where a number that is divided or divides is of them."""
        outer = {s for s in self.made_of(number) if s[0] != QUOTIENT}
        if not all(is_outer(s) for s in outer):
            return False
        self.sizes |= outer
        return True

    def quotient(
        self, one: Polynomial, other: Polynomial, natural: bool, sure: bool = True
    ) -> Polynomial:
        """The whole part of a quotient, rounded down; `sure`: also of what is negative."""
        number = constant_of(other)
        if number and all(factor % number == 0 for factor in one.values()):
            return {product: factor // number for product, factor in one.items()}
        common = gcd(number or 0, *one.values()) if (number or 0) > 0 else 1
        if common > 1:
            one = {product: factor // common for product, factor in one.items()}
            other = {(): (number or 0) // common}
        key = frozen(one), frozen(other), sure
        if key not in self._quotients:
            symbol = self._new(QUOTIENT)
            self._from[symbol] = symbols_of(one, other)
            self.quotients[symbol] = one, other
            value: Polynomial = {(symbol,): 1}
            self._quotients[key] = value
            rest = minus(one, times(value, other))
            self.facts[symbol] = [rest, minus(minus(other, ONE), rest)]
            if natural:
                self.natural.add(symbol)
            if sure:
                self.rests[frozen(rest)] = other
            else:
                self.given[symbol] = one
                self.facts[symbol].append(value)
        return self._quotients[key]

    def _bits(
        self, which: str, kind: str, one: Polynomial, number: int | None
    ) -> Polynomial | None:
        """Shifts and masks by constants."""
        value = None
        if number is None or (which in ("shl", "shr") and not 0 <= number < _BITS):
            return value
        if which in ("shr", "and"):
            self._divided(one)
        natural = self.is_natural(one)
        if which == "shl" and number >= 0:
            value = scaled(one, 1 << number)
        elif which == "shr" and natural and number in _SIGN:
            value = {}
        elif which == "shr":
            value = self.quotient(one, {(): 1 << number}, natural, natural or kind[0] == "s")
        elif which == "and":
            value = masked(self, one, number, natural)
        elif which == "or" and number >= 0:
            value = plus(one, {(): number}) if without_bits(self, one, number) else None
        return value


def _sum(opcode: str, inputs: Sequence[Polynomial]) -> Polynomial:
    first = inputs[0] if len(inputs) > 1 else {}
    last = inputs[-1] if opcode == "add" else scaled(inputs[-1], -1)
    return minus(plus(first, last), ONE) if opcode == "not" else plus(first, last)
