"""Sets of facts "elements that a site computed may be here", small enough for large programs.

A fact is a number, a set of facts an integer with that bit; what they have crossed on the way is
kept beside them: `Facts` maps a mask of loops to the facts that crossed the back edges of exactly
those. So joining two states costs as many steps as there are masks, not facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import NamedTuple

from mixpert.graph import Via
from mixpert.passes.areas import NOW, Area, Since
from mixpert.passes.matrices import Matrix

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


Nests = Callable[[Area | Matrix], Nest]


@dataclass(frozen=True, slots=True)
class Fact:
    """Elements that `site` computed may be here, changed on the way as `via` says.

    `whole`: something worked on all of the object in place, so that nothing is left as it was.
    `region`: first byte and end, None where not known; `area`: the same in symbols, whose values
    are those at the time of writing: `since` says which loops went on. `gone`: areas that were
    overwritten in the turns of loops that run now, so that nothing of this is left there. `form`:
    the matrix that was written, as long as sizes and pointers in memory are what they were then.
    """

    site: int
    via: Via
    whole: bool = False
    region: Region = None
    area: Area | None = None
    since: Since = NOW
    gone: frozenset[Area] = frozenset()
    form: Matrix | None = None

    def at_least(self, via: Via, whole: bool = False) -> Fact:
        """The fact after passing through `via`, which may have worked on the whole in place."""
        label = via if RANK[self.via] < RANK[via] else self.via
        if label == self.via and (self.whole or not whole):
            return self
        return replace(self, via=label, whole=self.whole or whole)

    def crossed(self, repeats: int, leaves: int, nests: Nests) -> Fact:
        """The fact after back edges were repeated and loops left."""
        if self.area is None and not self.gone and self.form is None:
            return self
        changed = repeats | leaves
        if self.form is not None and nests(self.form).symbols & changed:
            return self.unformed().crossed(repeats, leaves, nests)
        gone = frozenset(area for area in self.gone if not nests(area).symbols & changed)
        if self.area is None:
            return replace(self, gone=gone)
        since = self.since.crossed(repeats, leaves, nests(self.area).place)
        return replace(self, since=since, gone=gone)

    @property
    def place(self) -> tuple[Area | None, Since, frozenset[Area], Matrix | None]:
        """Where the elements may be."""
        return self.area, self.since, self.gone, self.form

    def unformed(self) -> Fact:
        """The fact once a size or pointer in memory may have changed."""
        return replace(self, form=None)

    def blurred(self) -> Fact:
        """The fact where nothing is known of its place any more."""
        return replace(self, area=None, since=NOW, gone=frozenset(), form=None)

    def elsewhere(self, via: Via) -> Fact:
        """The fact after its elements were moved to another place by `via`."""
        return Fact(self.site, self.at_least(via).via, self.whole)


MOST_FACTS = 10_000
"""Facts that are told apart, before new ones may be anywhere in their objects."""
_IN_LARGE, _TIMES_NODES = 2_500, 5_000_000  # fewer, down to these, in a larger flow graph


Part = Callable[[Fact], object]
REGION: Part = attrgetter("region")
VIA: Part = attrgetter("via")
PLACE: Part = attrgetter("place")


class Choice(NamedTuple):
    """Which facts are wanted; that depends on one part of them only, and is asked once for each.

    `name` tells this choice from others.
    """

    wanted: Callable[[Fact], bool]
    part: Part
    name: object


class FactTable:
    """Numbers facts, and remembers what became of sets of them."""

    def __init__(self, nests: Nests, nodes: int) -> None:
        """`nests` says in which loops areas are; `nodes` how large the flow graph is."""
        self._nests = nests
        self._most = min(MOST_FACTS, max(_IN_LARGE, _TIMES_NODES // max(nodes, 1)))
        self._placed = 0  # the facts that control's way through loops changes
        self._facts: list[Fact] = []
        self._bits: dict[Fact, int] = {}
        self._alike: dict[Part, dict[object, int]] = {part: {} for part in (REGION, VIA, PLACE)}
        self._images: dict[object, _Images] = {}
        self._changed: dict[tuple[object, int], tuple[Facts, Facts]] = {}
        self._joined: dict[tuple[int, int], tuple[Facts, Facts, Facts]] = {}
        self._crossed: dict[tuple[int, int, int], tuple[Facts, Facts]] = {}
        self._same: dict[frozenset[tuple[int, int]], Facts] = {}

    def tell_apart_no_more(self) -> None:
        """From now on new facts forget their places, so that soon there are none."""
        self._most = 0

    def bit(self, fact: Fact) -> int:
        """The set that holds one fact; where there are many, new ones forget their places."""
        if fact not in self._bits and len(self._facts) >= self._most:
            fact = fact.blurred()
        if fact not in self._bits:
            self._bits[fact] = 1 << len(self._facts)
            self._facts.append(fact)
            self._index(fact, self._bits[fact])
        return self._bits[fact]

    def _index(self, fact: Fact, bit: int) -> None:
        if fact.area is not None or fact.gone or fact.form is not None:
            self._placed |= bit
        for part, alike in self._alike.items():
            key = part(fact)
            alike[key] = alike.get(key, 0) | bit

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

        name = "crossed", repeats, leaves
        return {
            mask: self._image(bits & self._placed, name, change) | (bits & ~self._placed)
            for mask, bits in facts.items()
        }

    def _canonical(self, facts: Facts) -> Facts:
        return self._same.setdefault(frozenset(facts.items()), facts)

    def mapped(self, facts: Facts, name: object, change: Callable[[Fact], Fact]) -> Facts:
        """Each fact changed; `name` tells this change from others, to make it once a fact."""
        key = name, id(facts)
        if key not in self._changed:  # the facts are kept, so that their id stays their own
            after = {mask: self._image(bits, name, change) for mask, bits in facts.items()}
            self._changed[key] = facts, self._canonical(after)
        return self._changed[key][1]

    def kept(self, facts: Facts, choice: Choice) -> Facts:
        """The facts that are wanted."""
        key = choice.name, id(facts)
        if key not in self._changed:
            left = {mask: self._choose(bits, choice) for mask, bits in facts.items()}
            chosen = self._canonical({mask: bits for mask, bits in left.items() if bits})
            self._changed[key] = facts, chosen
        return self._changed[key][1]

    def fresh(self, facts: Facts, loop: int) -> Facts:
        """The facts that have not gone around a loop."""
        if not any(mask & loop for mask in facts):
            return facts
        return self._canonical({mask: bits for mask, bits in facts.items() if not mask & loop})

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

    def _of(self, name: object) -> _Images:
        return self._images.setdefault(name, _Images())

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


class _Images:
    """What one change makes of facts, and of sets of them."""

    def __init__(self) -> None:
        self.known = 0
        self._same = 0  # the facts that stay what they are
        self._none = 0  # those that nothing is left of
        self._others: dict[int, int] = {}
        self._sets: dict[int, int] = {}

    def add(self, bits: int, image: int) -> None:
        """Note what becomes of one fact, or of several that all stay (`image` is `bits`) or go."""
        self.known |= bits
        if image == bits:
            self._same |= bits
        elif not image:
            self._none |= bits
        else:
            self._others[bits] = image

    def of(self, bits: int) -> int:
        """What becomes of a set of known facts."""
        rest = bits & ~(self._same | self._none)
        if rest not in self._sets:
            image, left = 0, rest
            while left:
                low = left & -left
                image |= self._others[low]
                left ^= low
            self._sets[rest] = image
        return bits & self._same | self._sets[rest]


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
