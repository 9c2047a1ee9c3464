"""Sets of facts "elements that a site computed may be here", small enough for large programs.

A fact is a number, a set of facts an integer with that bit; what they have crossed on the way is
kept beside them: `Facts` maps a mask of loops to the facts that crossed the back edges of exactly
those. So joining two states costs as many steps as there are masks, not facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from mixpert.graph import Via
from mixpert.passes.areas import NOW, Area, Since

ORDER: tuple[Via, ...] = ("direct", "copy", "kernel", "call", "unknown", "traced")
RANK = {via: rank for rank, via in enumerate(ORDER)}

Region = tuple[int, int] | None

Facts = Mapping[int, int]
"""Sets of facts by the mask of the loops whose back edge they have crossed; never changed."""
NOTHING: Facts = {}


class Nest(NamedTuple):
    """Loops as bit masks: those around an access, and those that change its area."""

    place: int
    symbols: int


Nests = Callable[[Area], Nest]


@dataclass(frozen=True, slots=True)
class Fact:
    """Elements that `site` computed may be here, changed on the way as `via` says.

    `whole`: something worked on all of the object in place, so that nothing is left as it was.
    `region`: first byte and end, None where not known; `area`: the same in symbols, whose values
    are those at the time of writing: `since` says which loops went on. `gone`: areas that were
    overwritten in the turns of loops that run now, so that nothing of this is left there.
    """

    site: int
    via: Via
    whole: bool = False
    region: Region = None
    area: Area | None = None
    since: Since = NOW
    gone: frozenset[Area] = frozenset()

    def at_least(self, via: Via, whole: bool = False) -> Fact:
        """The fact after passing through `via`, which may have worked on the whole in place."""
        label = via if RANK[self.via] < RANK[via] else self.via
        return replace(self, via=label, whole=self.whole or whole)

    def crossed(self, repeats: int, leaves: int, nests: Nests) -> Fact:
        """The fact after back edges were repeated and loops left."""
        if self.area is None and not self.gone:
            return self
        changed = repeats | leaves
        gone = frozenset(area for area in self.gone if not nests(area).symbols & changed)
        if self.area is None:
            return replace(self, gone=gone)
        since = self.since.crossed(repeats, leaves, nests(self.area).place)
        return replace(self, since=since, gone=gone)

    def blurred(self) -> Fact:
        """The fact where nothing is known of its place any more."""
        return replace(self, area=None, since=NOW, gone=frozenset())

    def elsewhere(self, via: Via) -> Fact:
        """The fact after its elements were moved to another place by `via`."""
        return Fact(self.site, self.at_least(via).via, self.whole)


MOST_FACTS = 1_500
"""Facts that are told apart, before new ones may be anywhere in their objects."""


class FactTable:
    """Numbers facts, and remembers what became of sets of them."""

    def __init__(self, nests: Nests) -> None:
        """`nests` says in which loops areas are."""
        self._nests = nests
        self._placed = 0  # the facts that control's way through loops changes
        self._facts: list[Fact] = []
        self._bits: dict[Fact, int] = {}
        self._mapped: dict[tuple[object, int], int] = {}
        self._joined: dict[tuple[int, int], tuple[Facts, Facts, Facts]] = {}
        self._crossed: dict[tuple[int, int, int], tuple[Facts, Facts]] = {}
        self._same: dict[frozenset[tuple[int, int]], Facts] = {}

    def bit(self, fact: Fact) -> int:
        """The set that holds one fact; where there are many, new ones forget their places."""
        if fact not in self._bits and len(self._facts) >= MOST_FACTS:
            fact = fact.blurred()
        if fact not in self._bits:
            self._bits[fact] = 1 << len(self._facts)
            self._facts.append(fact)
            if fact.area is not None or fact.gone:
                self._placed |= self._bits[fact]
        return self._bits[fact]

    def single(self, fact: Fact) -> Facts:
        """One fact that has crossed nothing yet."""
        return self._canonical({0: self.bit(fact)})

    def members(self, bits: int) -> Iterator[Fact]:
        """The facts of a set."""
        while bits:
            low = bits & -bits
            yield self._facts[low.bit_length() - 1]
            bits ^= low

    def joined(self, one: Facts, other: Facts) -> Facts:
        """As the function `joined`, done once for the same two sets, which come up often."""
        if one is other:
            return one
        key = id(one), id(other)
        if key not in self._joined:  # what an id stands for is kept, so that it stays its own
            self._joined[key] = one, other, self._canonical(joined(one, other))
        return self._joined[key][2]

    def crossed(self, facts: Facts, repeats: int, leaves: int) -> Facts:
        """As the function `crossed`, done once for the same set and way."""
        key = id(facts), repeats, leaves
        if key not in self._crossed:
            after = self._canonical(
                crossed(self._moved_on(facts, repeats, leaves), repeats, leaves)
            )
            self._crossed[key] = facts, after
        return self._crossed[key][1]

    def _moved_on(self, facts: Facts, repeats: int, leaves: int) -> Facts:
        """The facts with what has become of the loops around their areas."""
        if not any(bits & self._placed for bits in facts.values()):
            return facts

        def change(fact: Fact) -> Fact:
            return fact.crossed(repeats, leaves, self._nests)

        return {
            mask: self._map(bits & self._placed, ("crossed", repeats, leaves), change)
            | (bits & ~self._placed)
            for mask, bits in facts.items()
        }

    def _canonical(self, facts: Facts) -> Facts:
        return self._same.setdefault(frozenset(facts.items()), facts)

    def mapped(self, facts: Facts, name: object, change: Callable[[Fact], Fact]) -> Facts:
        """Each fact changed; `name` tells this change from others."""
        after = {mask: self._map(bits, name, change) for mask, bits in facts.items()}
        return self._canonical(after)

    def kept(self, facts: Facts, wanted: Callable[[Fact], bool], name: object = None) -> Facts:
        """The facts that are wanted; `name` tells this choice from others, to make it once."""
        left = {mask: self._choose(bits, wanted, name) for mask, bits in facts.items()}
        return {mask: bits for mask, bits in left.items() if bits}

    def _choose(self, bits: int, wanted: Callable[[Fact], bool], name: object) -> int:
        key = name, bits
        if name is None or key not in self._mapped:
            chosen = sum(self.bit(fact) for fact in self.members(bits) if wanted(fact))
            if name is None:
                return chosen
            self._mapped[key] = chosen
        return self._mapped[key]

    def _map(self, bits: int, name: object, change: Callable[[Fact], Fact]) -> int:
        key = (name, bits)
        if key not in self._mapped:
            result = 0
            for fact in self.members(bits):
                result |= self.bit(change(fact))
            self._mapped[key] = result
        return self._mapped[key]


def joined(one: Facts, other: Facts) -> Facts:
    """The union, without facts that crossed more than an equal one; `one` if nothing is new."""
    if not (one and other):
        return other if other else one
    result: dict[int, int] | None = None
    for mask, bits in other.items():
        known = one if result is None else result
        fresh = bits
        for smaller, there in known.items():
            if smaller & mask == smaller:
                fresh &= ~there
        if fresh:
            result = dict(one) if result is None else result
            _put(result, mask, fresh)
    return one if result is None else result


def crossed(facts: Facts, repeats: int, leaves: int, within: int = -1) -> Facts:
    """The facts after back edges were repeated and loops left; `within`: loops that still count."""
    result: Facts = NOTHING
    for mask, bits in facts.items():
        result = joined(result, {((mask & ~leaves) | repeats) & within: bits})
    return result


def _put(facts: dict[int, int], mask: int, fresh: int) -> None:
    for larger in [other for other in facts if other != mask and other & mask == mask]:
        facts[larger] &= ~fresh
        if not facts[larger]:
            del facts[larger]
    facts[mask] = facts.get(mask, 0) | fresh
