"""Which memory was copied to which: a pointer that is found in a copy is the one copied.

Nothing is known of what another module has stored in a struct until that is read. If only copies
are read, the pointers found there are those at the same places of the struct.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from mixpert.passes.pointers.memory import Object, Pointer
from mixpert.passes.pointers.places import ANYWHERE
from mixpert.passes.pointers.pointer_sets import PointerSets, within

_MOST_PAIRS = 256
"""Pairs of memory in one copy of which the places are noted."""
_COST_OF_COPY = 5
"""Times as long as looking at a pointer takes."""


_MOST_PLACES = 16
"""Places of one object that are told apart on the way back through copies."""


class StructCopies:
    """Copies, and where a place of a copy came from."""

    def __init__(self, sets: PointerSets) -> None:
        self._sets = sets
        self.count = 0
        """How many copies were noted."""
        self._seen: set[tuple[int, int, int | None]] = set()
        self._copied: set[Object] = set()
        self._sources: dict[Object, dict[Object, None]] = {}
        self._from: dict[Object, dict[tuple[Pointer, Pointer, int | None], None]] = {}
        self._from_any: dict[Object, dict[int, None]] = {}  # sets of pointers, of too many pairs

    def note(self, destinations: int, sources: int, size: int | None) -> bool:
        """Note a copy of `size` bytes (None: not known); whether it is new."""
        key = destinations, sources, size
        if key in self._seen:
            return False
        self._seen.add(key)
        targets, found = self._sets.members(destinations), self._sets.members(sources)
        self.count += 1
        if len(targets) * len(found) > _MOST_PAIRS:
            self._copied.update(source.object for source in found)
            for target in targets:
                self._from_any.setdefault(target.object, {})[sources] = None
            return True
        for target in targets:
            for source in found:
                if source.object is not target.object:
                    self._copied.add(source.object)
                    self._sources.setdefault(target.object, {})[source.object] = None
                    self._from.setdefault(target.object, {})[source, target, size] = None
        return True

    def were_made(self, object_: Object) -> bool:
        """Whether an object was copied."""
        return object_ in self._copied

    def all_origins(self, places: Iterable[Pointer]) -> Iterable[Pointer]:
        """Some places and those from which what lies there may have come, by any copies."""
        if not (self._from or self._from_any):
            return places
        found: dict[Pointer, None] = {}
        known: dict[Object, int] = {}
        taken: set[int] = set()
        stack = [*places]
        while stack:
            place = stack.pop()
            if place in found or Pointer(place.object, ANYWHERE) in found:
                continue
            known[place.object] = known.get(place.object, 0) + 1
            if known[place.object] > _MOST_PLACES or not isinstance(place.place, int):
                place = Pointer(place.object, ANYWHERE)  # copies in a circle may move on and on
                sources = self._sources.get(place.object, {})
                self._sets.looked_at += _COST_OF_COPY * len(sources)
                stack += (Pointer(source, ANYWHERE) for source in sources)
            else:
                stack += self._exact_origins(place)
            for every in self._from_any.get(place.object, {}).keys() - taken:
                taken.add(every)
                stack += self._anywhere(every)
            found[place] = None
        return found

    def origins(self, place: Pointer) -> Iterator[Pointer]:
        """The places from which what lies in a place may have been copied."""
        yield from self._exact_origins(place)
        for sources in self._from_any.get(place.object, {}):
            yield from (one for one in self._anywhere(sources) if one.object is not place.object)

    def next_origins(self, place: Pointer, seen: Mapping[Object, int]) -> Iterator[Pointer]:
        """The same; somewhere in an object of which as many places were seen as are told apart."""
        for origin in self.origins(place):
            far = seen.get(origin.object, 0) >= _MOST_PLACES
            yield Pointer(origin.object, ANYWHERE) if far else origin

    def _anywhere(self, sources: int) -> Iterator[Pointer]:
        """Somewhere in the objects of some pointers."""
        found = self._sets.members(sources)
        self._sets.looked_at += _COST_OF_COPY * len(found)
        yield from (Pointer(source.object, ANYWHERE) for source in found)

    def _exact_origins(self, place: Pointer) -> Iterator[Pointer]:
        copies = self._from.get(place.object, {})
        self._sets.looked_at += _COST_OF_COPY * len(copies)
        for source, target, size in copies:
            if not isinstance(target.place, int) or not isinstance(place.place, int):
                yield Pointer(source.object, ANYWHERE)
            elif within(place.place, target, size):
                moved = place.place - target.place
                at = source.place + moved if isinstance(source.place, int) else ANYWHERE
                yield Pointer(source.object, at)
