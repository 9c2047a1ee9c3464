"""Copy loops that the compiler has unrolled by two, with one more copy after them.

clang writes `for (j = 0; j < n; ++j) memcpy(to + j * step, ...)` as a loop over pairs, and one more
copy where n is odd. All of them together overwrite what the loop did.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from mixpert.passes.accesses.areas import Access, Area
from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.control.contexts import Context
from mixpert.passes.control.paths import Paths, WayIn
from mixpert.passes.dataflow.flow_graph import Sweep
from mixpert.passes.effects.effect import Span
from mixpert.passes.llvm import ir
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    constant_of,
    less,
    minus,
    plus,
    scaled,
    times,
)
from mixpert.passes.support.prover import impossible
from mixpert.passes.symbolic.guards import Guards
from mixpert.passes.symbolic.scalars import Scalars
from mixpert.passes.symbolic.trip_counts import evenly

_COPIES = 2
_EQUAL = 2  # inequalities that say that two numbers are equal


class Unrolled(NamedTuple):
    """Where it stands: `guard` goes to the loop by way of `entry`, or past it to `past`.

    The loop goes on to `after`, which tests whether to go by way of `last`, which holds the last
    copy, or straight on to `beyond`; `others` go there too. `past` is `after`, or, by clang 22,
    `last`.
    """

    guard: str
    entry: str
    header: str
    past: str
    after: str
    last: str
    beyond: str
    others: frozenset[str]
    calls: tuple[ir.Call, ir.Call]
    last_call: ir.Call


def unrolled(function: ir.Function, paths: Paths) -> Iterator[Unrolled]:
    """The places in a function that look like that."""
    for header, loop in paths.loops.items():
        way = paths.way_in(header)
        if loop.blocks != {header} or way is None or not way.guard:
            continue
        pair = _calls(function, [header])
        exits = paths.ways_out(loop)
        after = exits[0][1] if len(exits) == 1 else header
        ways = function.blocks[after].successors if after != header else []
        for last, beyond in (ways, ways[::-1]) if len(ways) == 2 else ():
            final = _calls(function, [last])
            only = function.blocks[last].successors == [beyond]
            only = only and _no_other_ways(paths, way, header, after, last)
            quiet = not _calls(function, {way.entry, after} - {way.guard})
            if only and quiet and len(pair) == _COPIES and len(final) == 1:
                places = way.guard, way.entry, header, way.beyond, after, last, beyond
                others = frozenset(paths.before[beyond]) - {*places}
                if len({call.callee for call in (*pair, *final)}) == 1:
                    yield Unrolled(*places, others, (pair[0], pair[1]), final[0])


def _no_other_ways(paths: Paths, way: WayIn, header: str, after: str, last: str) -> bool:
    """Whether control comes to the last copy from the loop, or past it, and from nowhere else."""
    to = {header: after, after: last, way.guard: way.beyond}
    return way.beyond in (after, last) and all(
        {*paths.before[place]} == {block for block in to if to[block] == place}
        for place in (after, last)
    )


def _calls(function: ir.Function, blocks: Iterable[str]) -> list[ir.Call]:
    found = (i for b in blocks for i in function.blocks[b].instructions if isinstance(i, ir.Call))
    return [call for call in found if call.callee != ir.ASSUMPTION]


class UnrolledCopies:
    """Answers what such loops overwrite, in contexts."""

    def __init__(self, scalars: Scalars, guards: Guards, footprints: Footprints) -> None:
        self._scalars = scalars
        self._guards = guards
        self._footprints = footprints

    def area(self, sweep: Sweep, found: Unrolled) -> Area | None:
        """All that the copies overwrite, on whichever way; None where that is not shown."""
        context, role = sweep.access.context, sweep.access.role
        area = self._together(context, found, role)
        if area is None or sweep.skip is None or sweep.skip[0] == found.guard:
            return area
        rules = [*self._guards.at(context, sweep.skip[0]), *self._guards.on(context, *sweep.skip)]
        known = self._guards.closed(rules, area.runs)
        return area if impossible([*known, minus(area.runs, ONE)]) else None  # nothing to copy

    def _together(self, context: Context, found: Unrolled, role: str | Span) -> Area | None:
        """What the copies overwrite where control comes to the guard."""
        accesses = (Access(context, c, role) for c in (*found.calls, found.last_call))
        areas = [self._footprints.of(access) for access in accesses]
        if None in areas:
            return None
        one, other, last = (area for area in areas if area is not None)
        iteration = self._scalars.iteration(context, found.header)
        first, step = evenly(one.start, iteration)
        second, same = evenly(other.start, iteration)
        apart = minus(second, first)
        pairs = self._pairs(context, found)
        alike = one.length == other.length == last.length and one.root == other.root == last.root
        single = all(constant_of(area.runs) == 1 for area in (one, other, last))
        if not (alike and single and step and step == same == scaled(apart, _COPIES) and pairs):
            return None
        even, count = pairs
        places = (even, self._chosen(context, found, even))
        if not any(p is not None and last.start == plus(first, times(apart, p)) for p in places):
            return None
        area = replace(one, start=first, runs=count, leading=apart)
        loop = self._scalars.paths(context.function).loops[found.header]
        used = (*area.polynomials, even)
        fixed = not any(self._scalars.varies(p, context, loop) for p in used)
        return area if fixed else None

    def _pairs(self, context: Context, found: Unrolled) -> tuple[Polynomial, Polynomial] | None:
        """How many the loop copies, none where it is left out, and how many with the last."""
        iteration = self._scalars.iteration(context, found.header)
        ends = self._guards.compared(context, found.header, found.after)
        even = None
        for rule in ends:
            first, step = evenly(rule, iteration)
            if len(ends) == _EQUAL and constant_of(step or {}) == _COPIES:
                even = plus(scaled(first, -1), {(): _COPIES})  # iterations are counted from 0
        if even is None or any(factor % _COPIES for factor in even.values()):
            return None
        odd = self._rest(context, found)
        if odd is None or not self._left_out(context, found, even, odd):
            return None
        return even, plus(even, odd)

    def _left_out(
        self, context: Context, found: Unrolled, even: Polynomial, odd: Polynomial
    ) -> bool:
        """Whether the way past the loop is for no pair, and to the last copy only if it is made."""
        guard, past = found.guard, found.past
        rules = [*self._guards.on(context, guard, past), *self._guards.at(context, guard)]
        known = self._guards.closed(rules, even, odd)
        equal_0 = [even] if past == found.after else [even, minus(odd, ONE)]
        apart = (less({}, way) for p in equal_0 for way in (p, scaled(p, -1)))
        return all(impossible([*known, way]) for way in apart)

    def _rest(self, context: Context, found: Unrolled) -> Polynomial | None:
        """What is 1 where the last copy is made, and 0 where not: the test says that of it."""
        tests = self._guards.compared(context, found.after, found.beyond)
        for odd in tests if len(tests) == _EQUAL else ():
            known = self._guards.closed([], odd)
            outside = (less(odd, {}), less(ONE, odd))
            if all(impossible([*known, way]) for way in outside):
                return odd
        return None

    def _chosen(self, context: Context, found: Unrolled, even: Polynomial) -> Polynomial | None:
        """The register that says how many were copied before the last: none, or all pairs."""
        paths = self._scalars.paths(context.function)
        ends = self._guards.compared(context, found.header, found.after)
        before = found.header if found.past == found.after else found.after
        for instruction in context.function.blocks[found.past].instructions:
            if not isinstance(instruction, ir.Compute) or instruction.opcode != "phi":
                continue
            values = {b: self._scalars.value(context, v) for b, v in paths.incoming(instruction)}
            apart = minus(values[before], even)
            if not values[found.guard] and apart in ends:
                return {((context.index, instruction.result),): 1}
        return None
