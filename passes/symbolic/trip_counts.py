"""Iteration counts of loops, and what runs in every iteration."""

from __future__ import annotations

from collections.abc import Container

from mixpert.passes.control.contexts import Context, Register
from mixpert.passes.effects.effect import HARMLESS
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.loops import Loop
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Symbol,
    constant_of,
    less,
    minus,
    plus,
    scaled,
    symbols_of,
    without,
)
from mixpert.passes.support.prover import impossible
from mixpert.passes.symbolic.guards import Guards
from mixpert.passes.symbolic.scalars import Scalars

_ENDS = frozenset(("exit", "_exit", "abort", "__assert_fail"))
"""Functions that do not return."""
_BOTH = 2  # inequalities that say that two numbers are equal
ZERO: Polynomial = {}
_MOST_BLOCKS = 16  # that are looked at to see that a program ends


class TripCounts:
    """Answers for loops that one test ends, in the header or at the end of each iteration."""

    def __init__(
        self, scalars: Scalars, guards: Guards, points_to: PointsTo, throwing: Container[str]
    ) -> None:
        """`throwing`: functions out of which control may come in other ways than by returning."""
        self.scalars = scalars
        self._throwing = throwing
        self.guards = guards
        self._points_to = points_to
        self._counts: dict[Register, Polynomial | None] = {}

    def count(self, context: Context, header: str) -> Polynomial | None:
        """How many iterations a loop has, whenever it has one; None: not known."""
        key = context.index, header
        if key not in self._counts:
            self._counts[key] = self._counted(context, header)
        return self._counts[key]

    def until_equal(self, context: Context, header: str) -> tuple[Polynomial, int] | None:
        """A number, and what each iteration adds to it from 0: a loop ends where both are equal.

        So the number of iterations is their quotient, without a rest.
        """
        loop = self.scalars.paths(context.function).loops[header]
        ways = self.ends(context.function, loop)
        rules = self.guards.compared(context, *ways[0]) if len(ways) == 1 else []
        iteration = self.scalars.iteration(context, header)
        for rule in rules if len(rules) == _BOTH else ():
            first, step = evenly(rule, iteration)
            by = constant_of(step or {}) or 0
            if by > 0:
                number = scaled(first, -1)
                return (plus(number, {(): by}) if ways[0][0] in loop.latches else number), by
        return None

    def none_left_out(
        self, context: Context, header: str, way: tuple[str, str], before: Polynomial = ZERO
    ) -> bool:
        """Whether a loop would have had no iteration where control goes another way.

        `before`: iterations that were split off before it, and are left out too.
        """
        count = self.count(context, header)
        if count is None:
            return False
        count = plus(count, before)
        above = self.guards.at(context, way[0])
        ways = ([*on, *above] for on in self.guards.either(context, *way))
        some = minus(count, ONE)
        return all(impossible([*self.guards.known(rules, count), some]) for rules in ways)

    def once(self, context: Context, source: str, target: str) -> str | None:
        """The header of a loop in whose first iteration alone control goes along an edge.

        None where that is not known, or where it leaves the loop. In a function that calls itself,
        an iteration of the outer call's loop may come before a first iteration of the inner call's.
        """
        condition = context.function.blocks[source].condition
        loop = self.scalars.paths(context.function).innermost(source)
        if condition is None or loop is None or not context.one_at_a_time:
            return None
        if target not in loop.blocks - {loop.header}:
            return None
        known = self._chosen(context, loop, condition, (source, target))
        return loop.header if known or self._none_later(context, loop, (source, target)) else None

    def _chosen(
        self, context: Context, loop: Loop, condition: ir.Operand, way: tuple[str, str]
    ) -> bool:
        """Whether all iterations but the first set a condition so that control goes another way."""
        paths = self.scalars.paths(context.function)
        block, phi = paths.defined.get(condition.name, ("", None))
        if block != loop.header or not isinstance(phi, ir.Compute) or phi.opcode != "phi":
            return False
        first, *others = context.function.blocks[way[0]].successors
        if len(others) != 1 or first == others[0]:
            return False
        wanted = "false" if first == way[1] else "true"
        return all(v.literal == wanted for b, v in paths.incoming(phi) if b in loop.blocks)

    def _none_later(self, context: Context, loop: Loop, way: tuple[str, str]) -> bool:
        """Whether what a test says of the count of iterations leaves the first alone."""
        iteration = self.scalars.iteration(context, loop.header)
        rules = self.guards.on(context, *way)
        if not any(symbols_of(rule.then) == {iteration} for rule in rules):
            return False
        known = [rule.then for rule in self.guards.iterations(iteration) if not rule.given]
        known.append(minus({(iteration,): 1}, ONE))
        for rule in rules:
            if all(impossible([*known, less(given, {})]) for given in rule.given):
                known.append(rule.then)
        return impossible(known)

    def _counted(self, context: Context, header: str) -> Polynomial | None:
        """From the one test that ends the loop, which is passed once in every iteration."""
        paths = self.scalars.paths(context.function)
        (way,) = self.ends(context.function, paths.loops[header])
        rules = self.guards.compared(context, *way)
        iteration = self.scalars.iteration(context, header)
        for rule in rules:
            first, step = evenly(rule, iteration)
            by = constant_of(step or {}) or 0
            if by < 1 or any(factor % by for factor in first.values()):
                continue
            last = {
                p: -factor // by for p, factor in first.items()
            }  # it ends in that iteration first
            if way[0] not in paths.loops[header].latches:
                return last
            count = plus(last, ONE)
            if len(rules) == 2 or self._at_least_once(context, header, count):
                return count
        return None

    def _at_least_once(self, context: Context, header: str, count: Polynomial) -> bool:
        """Whether what leads to a loop says that a count is positive."""
        (entry,) = self.scalars.paths(context.function).entries(header)
        rules = [*self.guards.at(context, entry), *self.guards.on(context, entry, header)]
        return impossible([*self.guards.known(rules, count), scaled(count, -1)])

    def every(self, function: ir.Function, loop: Loop, block: str) -> bool:
        """Whether a block runs in every iteration of a loop that one test ends, at either end."""
        paths = self.scalars.paths(function)
        one_way = len(loop.latches) == 1 == len(paths.entries(loop.header))
        if not one_way or self._throws(function, loop):
            return False
        (latch,) = loop.latches
        ways = self.ends(function, loop)
        if len(ways) != 1 or not paths.dominates(block, latch):
            return False
        source = ways[0][0]
        return source == latch or (source == loop.header != block)

    def but_for(self, function: ir.Function, loop: Loop, block: str, way: tuple[str, str]) -> bool:
        """Whether a block runs in every iteration that does not go one way of a test."""
        source, left = way
        (target,) = {*function.blocks[source].successors} - {left}
        every = source in loop.blocks and self.every(function, loop, source)
        return every and self.scalars.paths(function).always(loop, target, block)

    def _throws(self, function: ir.Function, loop: Loop) -> bool:
        """Whether control may leave a loop and the function from the middle of an iteration."""
        inside = (i for name in loop.blocks for i in function.blocks[name].instructions)
        calls = (i for i in inside if isinstance(i, ir.Call))
        return any(call.callee in self._throwing for call in calls)

    def ends(self, function: ir.Function, loop: Loop) -> list[tuple[str, str]]:
        """The ways out of a loop, but for those on which the program ends."""
        ways = self.scalars.paths(function).ways_out(loop)
        return [way for way in ways if not self._gives_up(function, way[1])]

    def _gives_up(self, function: ir.Function, block: str) -> bool:
        """Whether the program ends from there on, after a message at most."""
        seen: set[str] = set()
        stack = [block]
        while stack:
            name = stack.pop()
            if name in seen:
                continue
            seen.add(name)
            here = function.blocks[name]
            calls = [i for i in here.instructions if isinstance(i, ir.Call)]
            effects = (self._points_to.effect(call) for call in calls)
            harmless = all(effect._replace(returns=None) in HARMLESS for effect in effects)
            stack += here.successors
            if (
                not harmless
                or len(seen) > _MOST_BLOCKS
                or not (here.successors or (calls and calls[-1].callee in _ENDS))
            ):
                return False
        return True


def evenly(polynomial: Polynomial, iteration: Symbol) -> tuple[Polynomial, Polynomial | None]:
    """What a polynomial is in the first iteration, and what each one adds (None: not the same)."""
    step: Polynomial = {}
    for product, factor in polynomial.items():
        if iteration not in product:
            continue
        others = tuple(symbol for symbol in product if symbol != iteration)
        if len(others) + 1 != len(product):
            return {}, None
        step[others] = factor
    return without(polynomial, iteration), step
