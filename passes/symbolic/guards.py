"""Inequalities that hold where a block runs, because of the branches taken before."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, islice
from typing import NamedTuple

from mixpert.passes.control.contexts import Context, Register
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir_reader import operand
from mixpert.passes.llvm.loops import Loop
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Symbol,
    constant_of,
    less,
    minus,
    one_iteration_before,
    plus,
    scaled,
    symbols_of,
    times,
    without,
)
from mixpert.passes.support.prover import impossible
from mixpert.passes.symbolic.chosen_pointers import Arm
from mixpert.passes.symbolic.known_inequalities import Rule
from mixpert.passes.symbolic.scalars import Scalars
from mixpert.passes.text.module_text import split_top

_NUMBER = re.compile(r"-?\d+")
_INTEGERS = frozenset(("i8", "i16", "i32", "i64"))
_ADDRESS = "ptr"
_MIRRORED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}
_NEGATED = {"lt": "ge", "ge": "lt", "le": "gt", "gt": "le", "eq": "ne", "ne": "eq"}
_MOST_NEAR = 8
_MOST_CONDITIONS = 8  # that one branch may test together


class _Part(NamedTuple):
    """What stands between commas behind an opcode, and the operand that it ends with."""

    text: str
    operand: ir.Operand


_Parts = tuple[_Part, ...]


class Guards:
    """Answers what holds where a block of a context runs, and of the iterations of a loop."""

    def __init__(self, scalars: Scalars) -> None:
        self._scalars = scalars
        self._at: dict[Register, list[Rule]] = {}
        self._near: dict[Register, list[Rule]] = {}
        self._passed: dict[Register, list[Rule]] = {}
        self._on: dict[tuple[int, str, str], list[Rule]] = {}
        self._iterations: dict[Symbol, list[Rule]] = {}

    def at(self, context: Context, block: str) -> list[Rule]:
        """What holds in a block, that of the calls which lead here included."""
        key = context.index, block
        if key not in self._at:
            rules = self._above(context, block)
            for condition in self._scalars.paths(context.function).assumed(block):
                rules += self._tested(context, condition, True, 0)
            if context.parent is not None and context.call is not None:
                place = self._scalars.paths(context.parent.function).block_of(context.call)
                rules += self.at(context.parent, place)
            self._at[key] = rules
        return self._at[key]

    def _above(self, context: Context, block: str) -> list[Rule]:
        """What the tests above a block say: from where that was asked before, it is known."""
        rules: list[Rule] = []
        first = ""
        for edge in self._scalars.paths(context.function).edges_above(block):
            known = self._passed.get((context.index, edge[1]))
            if known is not None:
                rules += known
                break
            first = first or edge[1]
            rules += self.on(context, *edge)
        if first:
            self._passed[context.index, first] = [*rules]
        return rules

    def near(self, context: Context, block: str) -> list[Rule]:
        """What the tests next above a block say; long functions have thousands above."""
        key = context.index, block
        if key not in self._near:
            edges = islice(self._scalars.paths(context.function).edges_above(block), _MOST_NEAR)
            self._near[key] = [rule for edge in edges for rule in self.on(context, *edge)]
        return self._near[key]

    def on(self, context: Context, source: str, target: str) -> list[Rule]:
        """What holds where control goes from one block to another."""
        key = context.index, source, target
        if key not in self._on:
            block = context.function.blocks[source]
            ways = block.successors
            if block.condition is not None and block.cases:
                self._on[key] = [*self._switched(context, block, target)]
            elif block.condition is None or len(ways) != 2 or ways[0] == ways[1]:
                self._on[key] = []
            else:
                holds = ways[0] == target
                self._on[key] = [*self._tested(context, block.condition, holds, 0)]
        return self._on[key]

    def chosen(self, arm: Arm) -> list[Rule]:
        """What holds where a condition has chosen a pointer."""
        return [*self._tested(arm.context, arm.condition, arm.holds, 0)]

    def _switched(self, context: Context, block: ir.Block, target: str) -> Iterator[Rule]:
        """What a switch says on one of its ways."""
        ways = list(zip(block.cases, block.successors, strict=False))
        numbers = [number for number, way in ways if way == target]
        if len(block.cases) != len(block.successors) or len(numbers) != 1 or not block.condition:
            return
        value = self._scalars.value(context, block.condition)
        others = [number for number in block.cases if number is not None]
        for number in numbers if numbers[0] is not None else others:
            known: Polynomial = {(): number} if number else {}
            for apart in (minus(value, known), minus(known, value)):
                if numbers[0] is not None:
                    yield Rule(apart)
                elif len(others) <= _MOST_CONDITIONS:
                    yield Rule(minus(apart, ONE), (apart,))

    def either(self, context: Context, source: str, target: str) -> list[list[Rule]]:
        """What may hold where control goes from one block to another: one of some lists."""
        block = context.function.blocks[source]
        condition = block.condition
        defined = condition and self._scalars.paths(context.function).defined.get(condition.name)
        test = defined[1] if defined else None
        if isinstance(test, ir.Compute) and len(block.successors) == 2 and not block.cases:
            holds = block.successors[0] == target
            parts = _joined(test, not holds)
            if parts and block.successors[0] != block.successors[1]:
                return [list(self._tested(context, part, holds, 1)) for part in parts]
        return [self.on(context, source, target)]

    def compared(self, context: Context, source: str, target: str) -> list[Polynomial]:
        """What decides alone that control goes from one block to another: at least 0 then.

        One polynomial for an inequality, both directions for an equality; none for all else.
        """
        condition = context.function.blocks[source].condition
        defined = condition and self._scalars.paths(context.function).defined.get(condition.name)
        rules = self.on(context, source, target)
        found = [rule.then for rule in rules if not rule.given]
        plain = defined and isinstance(defined[1], ir.Compute) and defined[1].opcode == "icmp"
        if not plain or len(found) != len(rules):
            return []
        equal = len(found) == 2 and not plus(*found)
        return found if len(found) == 1 or equal else []

    def iterations(self, symbol: Symbol) -> list[Rule]:
        """What holds of the count of a loop's iterations, whenever an iteration has begun."""
        if symbol not in self._scalars.iterations:
            return []
        if symbol not in self._iterations:
            self._iterations[symbol] = [Rule({(symbol,): 1})]  # asked for itself, this is all
            bounds = [*self._bounds(*self._scalars.iterations[symbol], symbol)]
            self._iterations[symbol] += bounds
            self._iterations[symbol] += (more for rule in bounds for more in self._steps(rule))
        return self._iterations[symbol]

    def known(self, rules: Iterable[Rule], polynomial: Polynomial) -> list[Polynomial]:
        """What is at least 0 under some rules, whatever else; also of symbols that are in it."""
        known = [rule.then for rule in rules if not rule.given]
        for symbol in sorted(symbols_of(polynomial, *known)):
            own = (*self._scalars.rules(symbol), *self.iterations(symbol))
            known += [rule.then for rule in own if not rule.given]
        return known

    def closed(self, rules: Iterable[Rule], *polynomials: Polynomial) -> list[Polynomial]:
        """What holds of the symbols of polynomials, and where some rules do.

        Beside what `known` gives: rules that hold under conditions which the others show.
        """
        rules = list(rules)
        known = [rule.then for rule in rules if not rule.given]
        waiting = [rule for rule in rules if rule.given]
        seen = set()
        stack = sorted(symbols_of(*polynomials, *known))
        while stack:
            symbol = stack.pop()
            if symbol not in seen:
                seen.add(symbol)
                for rule in (*self._scalars.rules(symbol), *self.iterations(symbol)):
                    waiting.append(rule)
                    stack += symbols_of(rule.then, *rule.given)
        for rule in sorted(waiting, key=lambda rule: len(rule.given)):
            if all(impossible([*known, less(given, {})]) for given in rule.given):
                known.append(rule.then)
        return known

    def _tested(
        self, context: Context, condition: ir.Operand, holds: bool, depth: int
    ) -> Iterator[Rule]:
        """What a condition says where it is true, or where it is false."""
        defined = self._scalars.paths(context.function).defined.get(condition.name)
        test = defined[1] if defined else None
        if not isinstance(test, ir.Compute) or depth > _MOST_CONDITIONS:
            return
        parts = _parts(test.text)
        if test.opcode == "icmp":
            yield from self._compared(context, parts, holds)
            yield from self._selected(context, parts, holds, depth)
        elif test.opcode == "xor" and parts[1].text.endswith("true"):
            yield from self._tested(context, parts[0].operand, not holds, depth + 1)
        else:
            for part in _joined(test, holds):
                yield from self._tested(context, part, holds, depth + 1)

    def _selected(self, context: Context, parts: _Parts, holds: bool, depth: int) -> Iterator[Rule]:
        """What it says that one of two numbers, which a condition selects, is a certain one.

        The condition is known where the other one is another constant, such as the number of the
        illegal argument that a routine has found.
        """
        head = parts[0].text.split()
        equal = "eq" in head[:-1] if holds else "ne" in head[:-1]
        wanted, number = _literal(parts[-1].operand), parts[0].operand
        while equal and wanted is not None and depth <= _MOST_CONDITIONS:
            _, test = self._scalars.paths(context.function).defined.get(number.name, ("", None))
            ways = _parts(test.text) if isinstance(test, ir.Compute) else ()
            if not isinstance(test, ir.Compute) or test.opcode != "select" or len(ways) != 3:
                return
            others = [_literal(way.operand) not in (None, wanted) for way in ways[1:]]
            if others[0] == others[1]:
                return
            yield from self._tested(context, ways[0].operand, others[1], depth + 1)
            number, depth = ways[1 if others[1] else 2].operand, depth + 1

    def _compared(self, context: Context, parts: _Parts, holds: bool) -> Iterator[Rule]:
        head = parts[0].text.split()
        if len(head) < 3 or head[-2] not in (*_INTEGERS, _ADDRESS) or parts[1].text == "null":
            return
        left, right = (self._scalars.value(context, part.operand) for part in parts)
        predicate = head[-3]
        relation = predicate[-2:]
        if not holds:
            relation = _NEGATED[relation]
        if relation in ("gt", "ge"):
            left, right, relation = right, left, _MIRRORED[relation]
        if relation == "eq":
            yield from (Rule(minus(left, right)), Rule(minus(right, left)))
        elif relation == "ne":
            for apart in (minus(left, right), minus(right, left)):
                yield Rule(minus(apart, ONE), (apart,))
        else:
            plain = "samesign" in head or head[-2] == _ADDRESS  # no object lies across the middle
            unsigned = predicate.startswith("u") and not plain
            yield from _less(left, right, relation == "lt", unsigned)

    def _bounds(self, context: Context, header: str, symbol: Symbol) -> Iterator[Rule]:
        """What the end of the last iteration said of this one, if the first satisfies it too."""
        paths = self._scalars.paths(context.function)
        loop = paths.loops[header]
        if len(loop.latches) != 1 or len(paths.entries(header)) != 1:
            return
        (latch,) = loop.latches
        before = paths.entries(header)[0]
        entry = [*self.on(context, before, header), *self.at(context, before)]
        yield from self._until_equal(context, loop, symbol, entry)
        for edge in chain([(latch, header)], paths.edges_above(latch)):
            if edge[0] not in loop.blocks or edge[1] not in loop.blocks:
                break
            for rule in self.on(context, *edge):
                if not rule.given and self._scalars.counts(rule.then, context, loop):
                    yield from self._shown(one_iteration_before(rule.then, symbol), symbol, entry)

    def _steps(self, bound: Rule) -> Iterator[Rule]:
        """A bound in steps, where a quotient says how many there are: `q - i - 1` times the step.

        Loops of Fortran count how often they run before they begin.
        """
        for product in bound.then if not bound.given else ():
            step = self._scalars.divisor(product[0]) if len(product) == 1 else None
            if step is not None:
                yield Rule(times(step, bound.then), (minus(step, ONE),))

    def _until_equal(
        self, context: Context, loop: Loop, symbol: Symbol, entry: list[Rule]
    ) -> Iterator[Rule]:
        """A loop that ends where two numbers are equal has not passed that point yet.

        One that can end in no other way would else never end; of others the first iteration must
        show it, and no step may lead past it.
        """
        paths = self._scalars.paths(context.function)
        ways = paths.ways_out(loop)
        for way in ways:
            if not all(paths.dominates(way[0], latch) for latch in loop.latches):
                continue  # not passed in every iteration
            rules = [rule.then for rule in self.on(context, *way) if not rule.given]
            if len(rules) != 2 or constant_of(plus(*rules)) != 0:
                continue
            for left in rules:
                step = -left.get((symbol,), 0)
                evenly = all(p == (symbol,) for p in left if symbol in p)
                if step <= 0 or not (evenly and self._scalars.counts(left, context, loop)):
                    continue
                if len(ways) == 1:
                    yield Rule(left)
                elif step == 1:
                    yield from self._shown(left, symbol, entry)

    def _shown(self, polynomial: Polynomial, symbol: Symbol, entry: list[Rule]) -> Iterator[Rule]:
        """The polynomial as a rule, if it is shown for the first iteration."""
        first = without(polynomial, symbol)
        less_than_0 = minus(scaled(first, -1), ONE)
        if impossible([*self.known(entry, first), less_than_0]) or impossible(
            [*self.closed(entry, first), less_than_0]
        ):
            yield Rule(polynomial)


def _joined(test: ir.Compute, holds: bool) -> list[ir.Operand]:
    """The conditions that all hold where a test does, or that all do not where it does not."""
    parts = [part.operand for part in _parts(test.text)]
    if test.opcode == "select" and len(parts) == 3:
        one, then, other = parts
        if holds and other.literal == "false":
            return [one, then]
        if not holds and then.literal == "true":
            return [one, other]
        return []
    return parts if test.opcode == ("and" if holds else "or") and len(parts) == 2 else []


def _literal(number: ir.Operand) -> int | None:
    """The value of an integer constant."""
    return int(number.literal) if _NUMBER.fullmatch(number.literal) else None


@lru_cache(maxsize=10_000)  # each test is looked at wherever it is above something
def _parts(text: str) -> _Parts:
    return tuple(_Part(part, operand(f" {part}")) for part in split_top(text))


def _less(left: Polynomial, right: Polynomial, strictly: bool, unsigned: bool) -> Iterator[Rule]:
    """Left is less than right, or at most; an unsigned number may have its highest bit set."""
    bound = minus(minus(right, left), ONE) if strictly else minus(right, left)
    if not unsigned:
        yield Rule(bound)
        return
    low, high = constant_of(left), constant_of(right)
    if low is not None and low < 0:  # so right has its highest bit set too
        yield from (Rule(bound), Rule(minus(scaled(right, -1), ONE)))
    elif high is None or high >= 0:
        yield from (Rule(bound, (right,)), Rule(left, (right,)))
