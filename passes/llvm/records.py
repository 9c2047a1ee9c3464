"""The members of structs and classes, from debug info or the names of LLVM's types.

A struct may hold another one, and pointers to others: whoever is handed one of them then finds what
was set through another. Without debug info the types that clang writes at -O0 say what lies inside,
not what pointers lead to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from mixpert.passes.llvm.layout import Layout
from mixpert.passes.text.module_text import split_top

_NODE = re.compile(r"^!(\d+) = (?:distinct )?!(?:DI(\w+)\(|\{)(.*)[)}]$", re.MULTILINE)
_FIELD = re.compile(r'(\w+): (?:!(\d+)|"([^"]*)"|([^,)]+))')
_USED = ("CompositeType", "DerivedType", "Namespace", "Subprogram", "SubroutineType", "")
_STRUCTS = ("DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type")
_POINTERS = ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type")
_MEMBERS = ("DW_TAG_member", "DW_TAG_inheritance")
_SAME = ("DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type", "DW_TAG_restrict_type")
_ARRAY = "DW_TAG_array_type"
_TYPE = re.compile(r'^%"?(?:(?:struct|class|union)\.)?([^"\n]*?)"? = type (<?\{.*)$', re.MULTILINE)
_NAMED = re.compile(r'^(%(?:"[^"\n]*"|[-\w$.]+)) = type (.*)$', re.MULTILINE)
_VARIANT = re.compile(r"(?:\.base)?(?:\.\d+)?$")
_DEEPEST = 24
_MOST_MEMBERS = 4096
"""Members that are looked at in one struct: broken debug info may let structs hold themselves."""
_MOST_ELEMENTS = 16
"""Elements of an array inside a struct that are looked at."""


class Target(NamedTuple):
    """What a pointer leads to: the name of a struct, behind so many pointers."""

    struct: str
    levels: int


@dataclass
class Record:
    """A struct: its pointers, and structs inside, by their offsets; those in the latter too.

    Names are those that stand in mangled names, as `2ns3Net`. A pointer to what is no struct, or
    of which nothing is known, has no target. `reached`: pointers somewhere lead to it. `others`:
    what further pointers at one place lead to, as in a union.
    """

    reached: bool = False
    pointers: dict[int, Target | None] = field(default_factory=dict)
    inside: set[tuple[int, str]] = field(default_factory=set)
    others: set[tuple[int, Target]] = field(default_factory=set)

    def point(self, place: int, target: Target | None) -> None:
        """Note a pointer, and what it leads to."""
        known = self.pointers.setdefault(place, target)
        if known is None:
            self.pointers[place] = target
        elif target not in (None, known):
            self.others.add((place, target))

    def leads(self) -> Iterator[tuple[int, Target]]:
        """The pointers that lead to structs."""
        yield from ((place, target) for place, target in self.pointers.items() if target)
        yield from sorted(self.others)


class Records(dict[str, Record]):
    """The structs of a module by name.

    Attributes:
        known: the module shows types at all.
        targets: it says what pointers lead to.
        handed: for functions, by symbol, which parameters point to a struct.
    """

    def __init__(self) -> None:
        super().__init__()
        self.known = self.targets = False
        self.handed: dict[str, tuple[bool, ...]] = {}


def records_of(text: str) -> Records:
    """The structs of a module, as far as it shows them."""
    found = Records()
    if "!DICompositeType(" in text:
        types = _DebugTypes(text)
        found.update(types.records())
        found.handed = types.handed()
        found.known = found.targets = True
    else:
        found.update(_named_types(text))
        found.known = bool(found)
    return found


class _DebugTypes:
    """The types in debug info."""

    def __init__(self, text: str) -> None:
        self._kinds: dict[str, str] = {}
        self._bodies: dict[str, str] = {}
        for match in _NODE.finditer(text):
            if (match[2] or "") in _USED:
                self._kinds[match[1]], self._bodies[match[1]] = match[2] or "", match[3]
        self._fields: dict[str, dict[str, str]] = {}
        self._left = 0

    def records(self) -> dict[str, Record]:
        found: dict[str, Record] = {}
        for number, kind in self._kinds.items():
            if kind == "CompositeType" and self._of(number).get("tag") in _STRUCTS:
                name = self._name(number)
                if name and "elements" in self._of(number):
                    self._left = _MOST_MEMBERS
                    self._fill(found.setdefault(name, Record()), number, 0)
        for number, kind in self._kinds.items():
            if kind == "DerivedType" and (target := self._target(number)):
                found.setdefault(target.struct, Record()).reached = True
        return found

    def handed(self) -> dict[str, tuple[bool, ...]]:
        found = {}
        for number, kind in self._kinds.items():
            function = self._of(number)
            if kind == "Subprogram" and "type" in function:
                types = self._bodies.get(self._of(function["type"]).get("types", ""), "")
                parameters = [part.lstrip("!") for part in types.split(", ")[1:]]
                name = function.get("linkageName") or function.get("name", "")
                found[name] = tuple(map(self._points_to_struct, parameters))
        return found

    def _points_to_struct(self, number: str) -> bool:
        type_ = self._of(self._plain(number))
        pointee = self._of(self._plain(type_.get("baseType", "")))
        return type_.get("tag") in _POINTERS and pointee.get("tag") in _STRUCTS

    def _of(self, number: str) -> dict[str, str]:
        if number not in self._fields:
            body = self._bodies.get(number, "")
            every = {m[1]: m[2] or m[3] or m[4] or "" for m in _FIELD.finditer(body)}
            self._fields[number] = every
        return self._fields[number]

    def _fill(self, record: Record, number: str, start: int, depth: int = 0) -> None:
        if depth > _DEEPEST:
            return
        elements = self._bodies.get(self._of(number).get("elements", ""), "")
        for element in re.findall(r"!(\d+)", elements):
            member = self._of(element)
            if member.get("tag") in _MEMBERS and "StaticMember" not in member.get("flags", ""):
                place = start + int(member.get("offset", "0")) // 8
                self._member(record, member.get("baseType", ""), place, depth + 1)

    def _member(self, record: Record, number: str, place: int, depth: int) -> None:
        number = self._plain(number)
        type_ = self._of(number)
        tag = type_.get("tag") if self._left > 0 else None
        self._left -= 1
        if tag in _POINTERS:
            record.point(place, self._target(number))
        elif tag in _STRUCTS:
            if name := self._name(number):
                record.inside.add((place, name))
            self._fill(record, number, place, depth)
        elif tag == _ARRAY and depth <= _DEEPEST:
            element = self._plain(type_.get("baseType", ""))
            size = int(self._of(element).get("size", "0")) // 8
            count = int(type_.get("size", "0")) // 8 // size if size else 0
            for index in range(min(count, _MOST_ELEMENTS)):
                self._member(record, element, place + index * size, depth + 1)

    def _plain(self, number: str) -> str:
        for _ in range(_DEEPEST):
            if self._of(number).get("tag") not in _SAME:
                break
            number = self._of(number).get("baseType", "")
        return number

    def _target(self, number: str) -> Target | None:
        levels = 0
        while self._of(number).get("tag") in _POINTERS and levels < _DEEPEST:
            number = self._plain(self._of(number).get("baseType", ""))
            levels += 1
        if not levels or self._of(number).get("tag") not in _STRUCTS:
            return None
        name = self._name(number)
        return Target(name, levels) if name else None

    def _name(self, number: str) -> str:
        type_ = self._of(number)
        symbol = type_.get("identifier", "").removeprefix("_ZTS")
        if symbol:
            return symbol[1:-1] if symbol.startswith("N") else symbol
        names = []
        for _ in range(_DEEPEST):
            if not type_.get("name"):
                break
            names.append(type_["name"])
            type_ = self._of(type_.get("scope", ""))
        return _mangled(names[::-1])


def _named_types(text: str) -> dict[str, Record]:
    """The structs that LLVM's types name, as clang writes them where nothing was optimised."""
    bodies = {match[1]: match[2] for match in _NAMED.finditer(text)}
    layout = Layout(bodies)
    found: dict[str, Record] = {}
    for match in _TYPE.finditer(text):
        record = found.setdefault(_name_of(match[1]), Record(reached=True))
        for place, type_ in islice(_parts(layout, bodies, match[2], 0), _MOST_MEMBERS):
            if type_ == "ptr":
                record.pointers[place] = None
            else:
                record.inside.add((place, _name_of(type_.strip('%"').partition(".")[2])))
    return found


def _parts(
    layout: Layout, bodies: Mapping[str, str], type_: str, start: int, depth: int = 0
) -> Iterator[tuple[int, str]]:
    """The pointers and named structs in a type, with their places."""
    inner = bodies.get(type_, type_)
    if type_ == "ptr" or (type_.startswith("%") and depth):
        yield start, type_
    if depth > _DEEPEST:
        return
    array = re.fullmatch(r"\[(\d+) x (.*)\]", inner)
    if array:
        size = layout.size(array[2])
        places = [(i * size, array[2]) for i in range(min(int(array[1]), _MOST_ELEMENTS))]
    elif inner.startswith(("{", "<{")):
        fields = split_top(inner.strip("<>").strip()[1:-1])
        places = [(layout.offset(inner, (0, i)) or 0, f) for i, f in enumerate(fields)]
    else:
        return
    for place, part in places:
        yield from _parts(layout, bodies, part, start + place, depth + 1)


def _name_of(type_: str) -> str:
    return _mangled(_VARIANT.sub("", type_).split("::"))


def _mangled(names: list[str]) -> str:
    return "".join(f"{len(name)}{name}" for name in names)
