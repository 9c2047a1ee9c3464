"""Equal parts of rows, such as Q, K and V side by side, and what kernels move between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import lcm
from typing import NamedTuple

from mixpert.passes.accesses.areas import Access, Area, Part
from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.effects.effect import Span
from mixpert.passes.pointers.memory import Object
from mixpert.passes.support.polynomials import Frozen, constant_of, frozen, scaled

_MOST_PARTS = 12
_ELEMENT = 4  # bytes: no part ends within an element

Accesses = Mapping[Object, tuple[Access, ...]]
Columns = tuple[frozenset[int], Frozen]
"""Arguments of a kernel in which elements stay in their columns, and the bytes of a row."""


class Group(NamedTuple):
    """What a kernel writes, and all that it reads to compute this, by object."""

    reading: Accesses
    writing: Accesses


class RowParts:
    """The parts of rows that accesses use, by the bytes of a row."""

    def __init__(self, footprints: Footprints) -> None:
        self._footprints = footprints
        self._parts: dict[Frozen, int] = {}

    def note(self, area: Area | None) -> None:
        """Know of an area that may consist of such parts."""
        if area is None or constant_of(area.runs) == 1:
            return
        row = frozen(area.leading)
        for parts in range(2, _MOST_PARTS + 1):
            if scaled(area.length, parts) == area.leading:
                both = lcm(parts, self._parts.get(row, 1))
                finest = both if both <= _MOST_PARTS else parts
                if not any(factor % (finest * _ELEMENT) for factor in area.leading.values()):
                    self._parts[row] = finest

    def of(self, row: Frozen) -> list[Part]:
        """The parts of rows of some bytes; none where they are used as a whole."""
        parts = self._parts.get(row, 0)
        return [Part(row, number, parts) for number in range(parts)]

    @property
    def rows(self) -> Iterable[Frozen]:
        """The bytes of rows of which parts are used."""
        return self._parts

    def groups(
        self, columns: Iterable[Columns], reading: Accesses, writing: Accesses
    ) -> list[Group]:
        """What a kernel moves within each part; empty where it is not seen that it does so."""
        for arguments, row in sorted(columns, key=lambda one: len(one[0]), reverse=True):
            for length in [row] if row else self.rows:
                parts = self.of(length)
                groups = [
                    Group(_cut(reading, arguments, part), _cut(writing, arguments, part))
                    for part in parts
                ]
                if groups and all(map(self._is_known, _cut_accesses(groups))):
                    return groups
        return []

    def _is_known(self, access: Access) -> bool:
        return self._footprints.of(access) is not None


def _cut(accesses: Accesses, arguments: frozenset[int], part: Part) -> Accesses:
    return {
        object_: tuple(_part_of(access, arguments, part) for access in found)
        for object_, found in accesses.items()
    }


def _part_of(access: Access, arguments: frozenset[int], part: Part) -> Access:
    """The part of an access, if that is one of some arguments."""
    inside = isinstance(access.role, Span) and access.role.argument in arguments
    return access._replace(part=part) if inside else access


def _cut_accesses(groups: Iterable[Group]) -> Iterator[Access]:
    for group in groups:
        for accesses in (*group.reading.values(), *group.writing.values()):
            yield from (access for access in accesses if access.part is not None)
