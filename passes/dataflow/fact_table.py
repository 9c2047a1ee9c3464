"""Sets of facts in a compact form for large programs, with cached transformations.

A fact is a number, a set of facts an integer with that bit; what they have crossed on the way is
kept beside them: `Facts` maps a mask of loops to the facts that crossed the back edges of exactly
those. So joining two states costs as many steps as there are masks, not facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_

from mixpert.graph import Via
from mixpert.passes.dataflow.fact_sets import EMPTY, Images, Sets, crossed, joined
from mixpert.passes.dataflow.facts import (
    PLACE,
    REGION,
    SITE,
    VIA,
    Choice,
    Fact,
    Nest,
    Nests,
    Part,
    Way,
)
from mixpert.passes.support.bits import numbers_of

MOST_FACTS = 30_000
"""Facts that are told apart, before new ones may be anywhere in their objects."""
_IN_LARGE, _TIMES_NODES = 2_500, 5_000_000  # fewer, down to these, in a larger flow graph


@dataclass(frozen=True, eq=False, slots=True)
class Facts:
    """A set of facts; equal ones of a table are the same object.

    `every`: all facts of `sets` together, `loops`: all loops.
    """

    sets: Sets
    every: int = 0
    loops: int = 0


NOTHING = Facts(EMPTY)


class FactTable:
    """Numbers facts, and remembers what became of sets of them."""

    def __init__(self, nests: Nests, nodes: int, seen_by: Part = PLACE) -> None:
        """`nests` says in which loops areas are; `nodes` how large the flow graph is.

        `seen_by`: what of a fact decides whether an access may see it.
        """
        self._nests = nests
        self._most = min(MOST_FACTS, max(_IN_LARGE, _TIMES_NODES // max(nodes, 1)))
        self._by_nest: dict[Nest, int] = {}
        self._heeded_by: dict[Way, tuple[int, list[Nest]]] = {}  # with how many were known then
        self._moved_by: dict[Way, tuple[int, int]] = {}  # likewise
        self._facts: list[Fact] = []
        self._bits: dict[Fact, int] = {}
        self._alike: dict[Part, dict[object, int]] = {
            part: {} for part in (REGION, VIA, PLACE, SITE, seen_by)
        }
        self._images: dict[object, Images] = {}
        self._changed: dict[tuple[object, Facts], Facts] = {}
        self._joined: dict[tuple[Facts, Facts], Facts] = {}
        self._crossed: dict[tuple[Facts, Way], Facts] = {}
        self._same: dict[frozenset[tuple[int, int]], Facts] = {frozenset(): NOTHING}

    def tell_apart_no_more(self) -> None:
        """From now on new facts forget their places, so that soon there are none."""
        self._most = 0

    def bit(self, fact: Fact) -> int:
        """The set that holds one fact; where there are many, new ones forget their places."""
        if fact not in self._bits and len(self._facts) >= self._most:
            fact = fact if fact == fact.blurred() else fact.blurred().guessed()
        if fact not in self._bits:
            self._bits[fact] = 1 << len(self._facts)
            self._facts.append(fact)
            self._index(fact, self._bits[fact])
        return self._bits[fact]

    def _index(self, fact: Fact, bit: int) -> None:
        nest = fact.nest(self._nests)
        if any(nest):
            self._by_nest[nest] = self._by_nest.get(nest, 0) | bit
        for part, alike in self._alike.items():
            key = part(fact)
            alike[key] = alike.get(key, 0) | bit

    def single(self, fact: Fact) -> Facts:
        """One fact that has crossed nothing yet."""
        return self._canonical({0: self.bit(fact)})

    def members(self, facts: Facts) -> Iterator[Fact]:
        """The facts of a set."""
        for bits in facts.sets.values():
            yield from self.each(bits)

    def each(self, bits: int) -> Iterator[Fact]:
        """The facts with some numbers."""
        return map(self._facts.__getitem__, numbers_of(bits))

    def joined(self, one: Facts, other: Facts) -> Facts:
        """The union, found once for the same two sets, which come up often."""
        if one is other or other is NOTHING:
            return one
        key = one, other
        if key not in self._joined:
            union = joined(one.sets, other.sets)
            self._joined[key] = one if union is one.sets else self._canonical(union)
        return self._joined[key]

    def united(self, parts: Iterable[Facts]) -> Facts:
        """All of some sets, of which many are the same."""
        return reduce(self.joined, dict.fromkeys(parts), NOTHING)

    def at_least(self, facts: Facts, via: Via, whole: bool = False) -> Facts:
        """The facts after `Fact.at_least`."""
        name = "at least", via, whole
        return self.mapped(facts, name, lambda fact: fact.at_least(via, whole))

    def crossed(self, facts: Facts, way: Way) -> Facts:
        """The facts after control went a way."""
        if not (way.repeats or way.leaves & facts.loops or facts.every & self._moving(way)):
            return facts
        key = facts, way
        if key not in self._crossed:
            moved = self._moved_on(facts.sets, way)
            self._crossed[key] = self._canonical(crossed(moved, way.repeats, way.leaves))
        return self._crossed[key]

    def joined_after(self, one: Facts, other: Facts, way: Way) -> Facts:
        """As `joined`, of what becomes of `other` on a way: around a loop often nothing new."""
        known = other is one and not other.loops & way.leaves
        known = known or not other.every & ~one.sets.get(0, 0)
        if known and not other.every & self._moving(way):
            return one
        return self.joined(one, self.crossed(other, way))

    def within(self, facts: Facts, loops: int) -> Facts:
        """The facts where only some loops still count."""
        if not any(mask & ~loops for mask in facts.sets):
            return facts
        return self._canonical(crossed(facts.sets, 0, 0, loops))

    def fresh(self, facts: Facts, loop: int) -> Facts:
        """The facts that have not gone around a loop."""
        if not any(mask & loop for mask in facts.sets):
            return facts
        left = {mask: bits for mask, bits in facts.sets.items() if not mask & loop}
        return self._canonical(left)

    def mapped(self, facts: Facts, name: object, change: Callable[[Fact], Fact]) -> Facts:
        """Each fact changed; `name` tells this change from others, to make it once a fact."""
        key = name, facts
        if key not in self._changed:
            after = {mask: self._image(b, name, change) for mask, b in facts.sets.items()}
            self._changed[key] = self._canonical(after)
        return self._changed[key]

    def kept(self, facts: Facts, choice: Choice) -> Facts:
        """The facts that are wanted."""
        key = choice.name, facts
        if key not in self._changed:
            left = {mask: self._choose(bits, choice) for mask, bits in facts.sets.items()}
            self._changed[key] = self._canonical({mask: b for mask, b in left.items() if b})
        return self._changed[key]

    def _canonical(self, sets: Sets) -> Facts:
        key = frozenset(sets.items())
        if key not in self._same:
            every = reduce(or_, sets.values())
            self._same[key] = Facts(sets, every, reduce(or_, sets))
        return self._same[key]

    def _moved_on(self, sets: Sets, way: Way) -> Sets:
        """The facts with what has become of the loops around their areas."""

        def change(fact: Fact) -> Fact:
            return fact.crossed(way, self._nests)

        moving = self._moving(way)
        name = "crossed", way
        return {
            mask: self._image(bits & moving, name, change) | (bits & ~moving)
            for mask, bits in sets.items()
        }

    def _moving(self, way: Way) -> int:
        """The facts that a way changes."""
        known, moving = self._moved_by.get(way, (-1, 0))
        if known != len(self._facts):
            moving = reduce(or_, map(self._by_nest.__getitem__, self._heeding(way)), 0)
            self._moved_by[way] = len(self._facts), moving
        return moving

    def _heeding(self, way: Way) -> list[Nest]:
        """The nests whose facts a way changes."""
        known, nests = self._heeded_by.get(way, (-1, []))
        if known != len(self._by_nest):
            on = way.repeats | way.leaves
            nests = [n for n in self._by_nest if n.place & on or n.symbols & way.changed]
            self._heeded_by[way] = len(self._by_nest), nests
        return nests

    def _choose(self, bits: int, choice: Choice) -> int:
        images = self._of(choice.name)
        alike = self._alike[choice.part]
        fresh = bits & ~images.known
        while fresh:
            fact = self._facts[(fresh & -fresh).bit_length() - 1]
            same = alike[choice.part(fact)] & fresh
            images.add(same, same if choice.wanted(fact) else 0)
            fresh ^= same
        return images.of(bits)

    def _of(self, name: object) -> Images:
        return self._images.setdefault(name, Images())

    def _image(self, bits: int, name: object, change: Callable[[Fact], Fact]) -> int:
        images = self._of(name)
        fresh = bits & ~images.known
        while fresh:
            low = fresh & -fresh
            fact = self._facts[low.bit_length() - 1]
            after = change(fact)
            images.add(low, low if after is fact else self.bit(after))
            fresh ^= low
        return images.of(bits)
