"""Memory behind structs that comes together, since it is reached at an index that is not known.

What a pointer at an unknown place leads to may be what any pointer there leads to: matrices, and
structs that others are handed. So these hold the same elements between two calls.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mixpert.passes.pointers.memory import Object, Pointer
from mixpert.passes.support.components import connected

Way = tuple[Object | int | None, ...]
"""How to come to a home: what stands for all structs of a type, and the places of the pointers that
lead on; None for any place."""


class StructGroups:
    """Answers for homes, as `SharedStructs` has them."""

    def __init__(
        self,
        made: Mapping[Object, Pointer],
        loose: Iterable[Object],
        led: Iterable[tuple[Object, Object]],
    ) -> None:
        """Find them.

        Args:
            made: where the pointers lie that lead to homes.
            loose: the homes of structs that are read, or set, at an unknown place.
            led: homes that stand for a type, and those to which pointers in such structs lead.
        """
        self._made = made
        self._loose: set[Way] = set()
        self._find([*loose, *(p.object for p in made.values() if not isinstance(p.place, int))])
        pairs = [((struct, None), (other,)) for struct, other in led if (struct,) in self._loose]
        self._first: dict[Way, Way] = {way: group[0] for group in connected(pairs) for way in group}

    def of(self, home: Object) -> Way:
        """What stands for all that comes together with what has a home."""
        way = self._way(home)
        return self._first.get(way, way)

    def _find(self, homes: Iterable[Object]) -> None:
        """Find the ways that are loose: what lies behind a loose struct may be loose then."""
        while True:
            more = {self._way(home) for home in homes}
            if more <= self._loose:
                return
            self._loose |= more

    def _way(self, home: Object) -> Way:
        place = self._made.get(home)
        if place is None:
            return (home,)
        before = self._way(place.object)
        known = isinstance(place.place, int) and before not in self._loose
        return (*before, place.place if known and isinstance(place.place, int) else None)
