"""Which members of structs are the same memory, or lead to a struct that others are handed too.

A struct lies inside another one: its members are members of that. A pointer leads to a struct that
another function is handed, or that a pointer in another struct leads to as well. Records say so
(`records.py`); of a module without any, a struct may lie anywhere in another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from mixpert.passes.control.struct_types import ANY_STRUCT, POINTER, StructTypes
from mixpert.passes.llvm.records import Records

_Place = tuple[str, int]


class StructPlaces:
    """Answers by the type of a struct, as `StructTypes` names it, and an offset in bytes."""

    def __init__(self, records: Records | None, type_of: Callable[[str], str | None]) -> None:
        """`type_of`: what stands for a struct of a name, None for a matrix."""
        self.anywhere = records is not None and not records.known
        """Whether nothing is known of what lies where."""
        self._somewhere: dict[str, dict[str, None]] = {}
        self._above: dict[_Place, _Place] = {}
        leads: list[tuple[_Place, str]] = []
        types = {name: type_of(name) for name in records or ()}
        for name, record in (records or Records()).items():
            own = types[name]
            if own is None:
                continue
            for place, inner in record.inside:
                type_ = types.get(inner)
                if type_ is not None and records and records[inner].reached:
                    for pointer in record.pointers:
                        self._join((own, pointer), (type_, pointer - place))
            for place, target in record.leads():
                if own and (type_ := types.get(target.struct)):
                    leads.append(((own, place), POINTER * (target.levels - 1) + type_))
        self._leads = {self.same(*place): type_ for place, type_ in leads}
        for (struct, _), type_ in leads:
            self._somewhere.setdefault(struct, {})[type_] = None
        self.alike = [*_alike((self._leads[self.same(*place)], type_) for place, type_ in leads)]
        """Structs of different types to which one member leads: they have to count as one type."""

    def same(self, type_: str, place: int) -> _Place:
        """What stands for a member and all that are the same."""
        found = (type_, place)
        while found in self._above:
            found = self._above[found]
        return found

    def leads(self, type_: str, place: int | None) -> str:
        """The type of what a member points to, if that is a struct, else ANY_STRUCT.

        `place`: None where it is not known which member.
        """
        if place is not None:
            return self._leads.get((type_, place), ANY_STRUCT)
        somewhere = self._somewhere.get(type_, ())
        structs = {led.lstrip(POINTER) for led in somewhere}
        return min(somewhere, key=len) if len(structs) == 1 else ANY_STRUCT

    def led_anywhere(self, types: Iterable[str]) -> list[tuple[str, str]]:
        """Structs of different types that are to count as one where members are read at an index.

        `types`: those of the structs with such members.
        """
        every = (list(self.all_led(type_)) for type_ in types)
        return [*_alike((led[0], one) for led in every for one in led)]

    def all_led(self, type_: str) -> Iterable[str]:
        """The types of all structs to which members lead."""
        return self._somewhere.get(type_, ())

    def _join(self, one: _Place, other: _Place) -> None:
        first, second = sorted((self.same(*one), self.same(*other)), key=_outer)
        if first != second:
            self._above[second] = first


def places_of(
    records: Records | None, types: StructTypes, alike: Iterable[tuple[str, str]]
) -> StructPlaces:
    """What a module's records say; structs to which one member leads count as one type.

    `alike`: structs that do so anyway.
    """
    types.join(alike)
    while (places := StructPlaces(records, types.of_struct)).alike:
        types.join(places.alike)
    return places


def _alike(pairs: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The structs of such pairs of types that differ."""
    for one, other in pairs:
        if one.lstrip(POINTER) != other.lstrip(POINTER):
            yield one.lstrip(POINTER), other.lstrip(POINTER)


def _outer(place: _Place) -> tuple[bool, int, str]:
    return place[1] < 0, place[1], place[0]
