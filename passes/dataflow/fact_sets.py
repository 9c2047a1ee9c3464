"""Sets of facts as integers, separated by the loops whose back edges the facts have crossed."""

from __future__ import annotations

from collections.abc import Mapping

from mixpert.passes.support.bits import numbers_of

Sets = Mapping[int, int]
"""Sets of facts by the mask of the loops whose back edge they have crossed; never changed."""
EMPTY: Sets = {}


class Images:
    """What one change makes of facts, and of sets of them."""

    def __init__(self) -> None:
        self.known = 0
        self._same = 0  # the facts that stay what they are
        self._none = 0  # those that nothing is left of
        self._others: dict[int, int] = {}  # by number
        self._becoming: dict[int, int] = {}  # the same facts by what becomes of them
        self._sets: dict[int, int] = {}

    def add(self, bits: int, image: int) -> None:
        """Note what becomes of one fact, or of several that all stay (`image` is `bits`) or go."""
        self.known |= bits
        if image == bits:
            self._same |= bits
        elif not image:
            self._none |= bits
        else:
            self._others[bits.bit_length() - 1] = image
            self._becoming[image] = self._becoming.get(image, 0) | bits

    def of(self, bits: int) -> int:
        """What becomes of a set of known facts."""
        rest = bits & ~(self._same | self._none)
        if rest not in self._sets:
            self._sets[rest] = self._image(rest)
        return bits & self._same | self._sets[rest]

    def _image(self, bits: int) -> int:
        """What becomes of facts none of which stay what they are: by facts or by images."""
        image = 0
        if bits.bit_count() <= len(self._becoming):
            for number in numbers_of(bits):
                image |= self._others[number]
        else:
            for one, before in self._becoming.items():
                if before & bits:
                    image |= one
        return image


def joined(one: Sets, other: Sets) -> Sets:
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


def crossed(sets: Sets, repeats: int, leaves: int, within: int = -1) -> Sets:
    """The facts after back edges were repeated and loops left; `within`: loops that still count."""
    result: Sets = EMPTY
    for mask, bits in sets.items():
        result = joined(result, {((mask & ~leaves) | repeats) & within: bits})
    return result


def _put(facts: dict[int, int], mask: int, fresh: int) -> None:
    for larger in [other for other in facts if other != mask and other & mask == mask]:
        facts[larger] &= ~fresh
        if not facts[larger]:
            del facts[larger]
    facts[mask] = facts.get(mask, 0) | fresh
