"""Sets of objects as bit masks, so that a union has the same cost for any number of objects."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from mixpert.passes.pointers.memory import Object


class ObjectSets:
    """Numbers objects as they come up."""

    def __init__(self) -> None:
        self._bits: dict[Object, int] = {}
        self._objects: list[Object] = []
        self._known: dict[int, tuple[Collection[Object], int]] = {}

    def of(self, found: Iterable[Object]) -> int:
        """The set of some objects."""
        mask = 0
        for object_ in found:
            if object_ not in self._bits:
                self._bits[object_] = 1 << len(self._objects)
                self._objects.append(object_)
            mask |= self._bits[object_]
        return mask

    def known(self, found: Collection[Object]) -> int:
        """As `of`, found once for objects that many effects have in common, as `found` says."""
        if not isinstance(found, tuple | frozenset):
            return self.of(found)
        if id(found) not in self._known:  # it is kept, so that its id stays its own
            self._known[id(found)] = found, self.of(found)
        return self._known[id(found)][1]

    def members(self, mask: int) -> Iterator[Object]:
        """The objects of a set."""
        while mask:
            low = mask & -mask
            yield self._objects[low.bit_length() - 1]
            mask ^= low
