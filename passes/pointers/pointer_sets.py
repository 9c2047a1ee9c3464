"""Sets of pointers as integers, and memory that contains them, while points-to sets still grow.

A set has a bit for each pointer, so that a union is one operation however many pointers there
are. What was once worked out about a set is kept: few sets differ, and most come up often.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, reduce
from operator import or_

from mixpert.passes.llvm.pointer_lanes import MOST_LANES, POINTER_BYTES, VECTOR_OF_POINTERS
from mixpert.passes.pointers.memory import Object, Pointer, Targets, moved
from mixpert.passes.pointers.places import (
    ANYWHERE,
    GUESSED,
    SWEEP,
    Place,
    Shift,
    Strided,
    contains,
    distance,
    fewest,
    inside,
    meet,
    moved_place,
    without_steps,
)
from mixpert.passes.support.bits import numbers_of

Cell = int | Strided | None
"""The place of a cell; None: not known."""
_Cells = dict[Cell, int]

_INTEGERS = re.compile(r"(?:<(\d+) x )?i(\d+)>?")
MOST_PLACES = 128
"""Constant offsets of one object that pointers may have, before others become SWEEP."""
MOST_CELLS = 256
"""Offsets of one object that are told apart; what is stored at others may be anywhere in it."""
MOST_COPIED = 2048
"""Cells that one copy may write, over all that it may copy to, before offsets no longer count."""

COST_OF_STORE = 5
"""Times as long as looking at a pointer takes."""


class TooLarge(Exception):
    """The module is too large to tell so much apart; never leaves the analysis."""


class PointerSets:
    """Numbers pointers; sets are kept as `memory.Targets` should be: each object's places few."""

    def __init__(self) -> None:
        self.looked_at = 0  # pointers and cells, in all that was done
        self._pointers: list[Pointer] = []
        self._bits: dict[Object, dict[Place, int]] = {}
        self._several = 0  # pointers into objects of which more than one place is known
        self._into: dict[Object, int] = {}  # all pointers into an object of which they know several
        self._members: dict[int, Targets] = {}
        self._reduced: dict[int, int] = {}
        self._few: dict[int, int] = {}  # pointers into one object, as few as they can be
        self._moved: dict[tuple[int, Shift], int] = {}
        self._anywhere: dict[int, int] = {}

    @property
    def cost_of_step(self) -> int:
        """As much as a set is long; never less later on."""
        return 1 + len(self._pointers) // 64

    def note_step(self) -> None:
        """Count a step."""
        self.looked_at += self.cost_of_step

    def note_stores(self, pointers: int) -> None:
        """Count stores in some places, without looking at them."""
        self.looked_at += COST_OF_STORE * pointers.bit_count()

    def only(self, object_: Object, place: Place) -> int:
        """The set of one pointer."""
        places = self._bits.get(object_)
        if places is None:
            places = self._bits[object_] = {}
        elif place in places:
            return places[place]
        if place not in places and len(places) >= MOST_PLACES:
            place = SWEEP if isinstance(place, int) else without_steps(place)
        if place not in places:
            places[place] = 1 << len(self._pointers)
            self._pointers.append(Pointer(object_, place))
            if len(places) > 1:
                self._into[object_] = sum(places.values())
                self._several |= self._into[object_]
        return places[place]

    def members(self, pointers: int) -> Targets:
        """The pointers of a set."""
        if pointers not in self._members:
            self._members[pointers] = frozenset(self._each(pointers))
        return self._members[pointers]

    def reduced(self, pointers: int) -> int:
        """A set with each object's places made as few as they can be."""
        if not pointers & self._several:
            return pointers
        if pointers not in self._reduced:
            self._reduced[pointers] = self._fewest(pointers)
        return self._reduced[pointers]

    def joined(self, known: int, more: int) -> int:
        """The reduced union of two sets, of which the first is reduced already."""
        both = known | more
        if not both & self._several:
            return both
        if both not in self._reduced:
            self.looked_at += (both & self._several).bit_count()
            self._reduced[both] = self._fewer(both, more & ~known & self._several)
        return self._reduced[both]

    def moved(self, pointers: int, shift: Shift) -> int:
        """The pointers after adding `shift` bytes to each."""
        key = pointers, shift
        if not pointers:
            return 0
        if key not in self._moved:
            after = moved(self.members(pointers), shift)
            self._moved[key] = self.reduced(self._set_of(after))
        return self._moved[key]

    def lanes(self, pointers: int, type_: str) -> int:
        """Where a value of a type lies: as many pointers as it may hold, behind each other."""
        count = _pointers_in(type_)
        if count > MOST_LANES:
            return self.anywhere(pointers)
        places = pointers
        for lane in range(1, count):
            places |= self.moved(pointers, lane * POINTER_BYTES)
        return places

    def anywhere(self, pointers: int) -> int:
        """Anywhere in the objects that some pointers point into."""
        if pointers not in self._anywhere:
            after = 0
            for target in self.members(pointers):
                place: Place = GUESSED if target.place == GUESSED else ANYWHERE
                after |= self.only(target.object, place)
            self._anywhere[pointers] = after
        return self._anywhere[pointers]

    def across(self, pointers: int, distance: int) -> int:
        """Anywhere in objects to which a distance may lead: from those of some pointers to others.

        `distance`: the pointers whose difference it is.
        """
        start = {target.object for target in self.members(pointers)}
        ends = self.members(distance)
        if all(target.object not in start for target in ends):
            return 0
        return self._set_of(Pointer(t.object, ANYWHERE) for t in ends if t.object not in start)

    def guessed(self, object_: Object) -> int:
        """Somewhere in an object, if in that at all."""
        return self.only(object_, GUESSED)

    def all_guessed(self, pointers: int) -> bool:
        """Whether some pointers are guesses, all of them."""
        return all(target.place == GUESSED for target in self.members(pointers))

    def _each(self, pointers: int) -> Iterator[Pointer]:
        self.looked_at += pointers.bit_count()
        return map(self._pointers.__getitem__, numbers_of(pointers))

    def _set_of(self, targets: Iterable[Pointer]) -> int:
        after = 0
        for target in targets:
            after |= self.only(target.object, target.place)
        return after

    def _fewer(self, pointers: int, fresh: int) -> int:
        """The same for pointers of which all were reduced but for some fresh ones."""
        seen: set[Object] = set()
        for number in numbers_of(fresh):
            object_ = self._pointers[number].object
            here = pointers & self._into[object_]
            if object_ in seen or not here & (here - 1):
                continue
            seen.add(object_)
            few = self._few.get(here)
            if few is None:
                places = fewest([self._pointers[n].place for n in numbers_of(here)])
                few = self._few[here] = self._set_of(Pointer(object_, place) for place in places)
            if few != here:
                pointers = (pointers ^ here) | few
        return pointers

    def _fewest(self, pointers: int) -> int:
        found: dict[Object, list[Place]] = {}
        for target in self._each(pointers & self._several):
            found.setdefault(target.object, []).append(target.place)
        after = pointers & ~self._several
        for object_, places in found.items():
            for place in fewest(places):
                after |= self.only(object_, place)
        return after


class Cells:
    """What pointers are stored where; `Object.cells` gets it when `publish` is called."""

    def __init__(self, sets: PointerSets) -> None:
        self._sets = sets
        self._cells: dict[Object, _Cells] = {}
        self._strided: dict[Object, list[Strided]] = {}  # places of its cells in steps
        self._every: dict[Object, int] = {}  # the cells of each object together
        self._reached: dict[int, list[Object]] = {}  # as long as no cell changes
        self._behind: dict[int, int] = {}

    def load(self, pointers: int) -> int:
        """The pointers that may be stored where some pointers point."""
        found = 0
        targets = self._sets.members(pointers)
        self._sets.looked_at += len(targets)
        for target in targets:
            if not isinstance(target.place, int | Strided):
                found |= self._every.get(target.object, 0)
            elif target.object in self._cells:
                found |= self._met(target.object, target.place)
        return self._sets.reduced(found)

    def load_at(self, target: Pointer) -> int:
        """The pointers that were stored at one place, or at one that is not known."""
        cells = self._cells.get(target.object, {})
        found = cells.get(_key(target.place), 0) | cells.get(None, 0)
        for key in self._strided.get(target.object, ()):
            found |= cells[key] if contains(key, target.place) else 0
        return found

    def _met(self, object_: Object, place: int | Strided) -> int:
        """The pointers in all cells that may be at a place."""
        cells = self._cells[object_]
        found = cells.get(place, 0) | cells.get(None, 0)
        others: Iterable[Cell] = cells if isinstance(place, Strided) else ()
        for key in others or self._strided.get(object_, ()):
            found |= cells[key] if key is not None and meet(key, place) else 0
        return found

    def store(self, target: Pointer, values: int) -> bool:
        """Add pointers to what may be stored where `target` points; True if that is new."""
        self._sets.looked_at += COST_OF_STORE
        cells = self._cells.setdefault(target.object, {})
        key = _key(target.place)
        if key not in cells and len(cells) >= MOST_CELLS:
            key = None
        before = cells.get(key, 0)
        after = self._sets.joined(before, values) if values & ~before else before
        if after == before:
            return False
        if isinstance(key, Strided) and key not in cells:
            self._strided.setdefault(target.object, []).append(key)
        cells[key] = after
        self._reached.clear()
        self._behind.clear()
        self._every[target.object] = self._every.get(target.object, 0) | after
        return True

    def copied(
        self, destinations: int, sources: int, size: int | None
    ) -> Iterator[tuple[Pointer, int]]:
        """Where a copy of `size` bytes (None: not known) puts pointers, and which."""
        exact: dict[Shift, int] = {}  # by the distance from where the copy starts
        for source in self._sets.members(sources):
            cells = self._cells.get(source.object, {})
            self._sets.looked_at += len(cells)
            for offset, values in cells.items():
                behind = distance(source.place, offset, size)
                if inside(behind, size):
                    exact[behind] = exact.get(behind, 0) | values
        every = self._sets.reduced(reduce(or_, exact.values(), 0))
        targets = self._sets.members(destinations)
        if len(exact) * len(targets) > MOST_COPIED:
            exact = {None: every}
        for target in targets:
            if isinstance(target.place, int | Strided):
                for behind, values in exact.items():
                    yield Pointer(target.object, moved_place(target.place, behind)), values
            elif every:
                yield Pointer(target.object, ANYWHERE), every

    def reachable(self, pointers: int) -> list[Object]:
        """The objects of some pointers and all that can be reached from them, each once."""
        if pointers not in self._reached:
            self._reached[pointers] = self._reachable(pointers)
        return self._reached[pointers]

    def _reachable(self, pointers: int) -> list[Object]:
        found: dict[Object, None] = {}
        seen, stack = pointers, [pointers]
        while stack:
            following = 0
            for target in self._sets.members(stack.pop()):
                if target.object not in found:
                    found[target.object] = None
                    following |= self._every.get(target.object, 0)
            if following & ~seen:
                stack.append(following & ~seen)
                seen |= following
        return list(found)

    def held_behind(self, pointers: int) -> int:
        """All pointers that are stored in what can be reached from some."""
        if pointers not in self._behind:
            every = (self._every.get(object_, 0) for object_ in self.reachable(pointers))
            self._behind[pointers] = self._sets.reduced(reduce(or_, every, 0))
        return self._behind[pointers]

    def of(self, object_: Object) -> Mapping[Cell, int]:
        """What is stored in an object, by offset."""
        return self._cells.get(object_, {})

    def publish(self) -> None:
        """Let `Object.cells` say what is known here."""
        for object_, cells in self._cells.items():
            together: dict[int | None, int] = {}
            for key, held in cells.items():
                place = key if isinstance(key, int) else None
                together[place] = together.get(place, 0) | held
            object_.cells = {
                key: self._sets.members(self._sets.reduced(held))
                for key, held in together.items()
                if held
            }


def _key(place: Place) -> Cell:
    return place if isinstance(place, int | Strided) else None


@cache
def _pointers_in(type_: str) -> int:
    """How many pointers lie side by side in a value; large integers may be pointers that move."""
    vector = VECTOR_OF_POINTERS.fullmatch(type_)
    if vector:
        return int(vector[1])
    integers = _INTEGERS.fullmatch(type_)
    bits = int(integers[1] or 1) * int(integers[2]) if integers else 0
    return max(1, -(-bits // (8 * POINTER_BYTES)))


def within(place: Place, start: Pointer, size: int | None) -> bool:
    """Whether a cell may lie in the `size` bytes from `start`."""
    return inside(distance(start.place, place, size), size)
