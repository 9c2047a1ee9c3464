"""Sizes and offsets of LLVM types on 64-bit hosts, from their text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property

from mixpert.passes.text.module_text import split_top

_SCALARS = {
    "ptr": (8, 8), "half": (2, 2), "bfloat": (2, 2), "float": (4, 4), "double": (8, 8),
    "x86_fp80": (16, 16), "fp128": (16, 16), "ppc_fp128": (16, 16), "void": (0, 1),
}  # fmt: skip
_NAMED = re.compile(r'%(?:"[^"\n]*"|[-\w$.]+)')
_INTEGER = re.compile(r"i(\d+)")
_SEQUENCE = re.compile(r"[\[<]\s*(?:vscale x )?(\d+) x (.*)[\]>]", re.DOTALL)


class Layout:
    """Sizes, alignments and offsets in bytes; opaque and unknown types have size 0."""

    def __init__(self, types: Mapping[str, str]) -> None:
        """`types` maps the names of structs, ``%`` included, to their bodies."""
        self._types = types

    @cached_property
    def _cache(self) -> dict[str, tuple[int, int]]:
        return {}

    def size(self, type_: str) -> int:
        """Bytes from one element of an array of `type_` to the next."""
        return self._size_align(type_)[0]

    def offset(self, type_: str, indexes: Sequence[int | None]) -> int | None:
        """Bytes that a getelementptr adds; None where an index is not a constant."""
        if any(index is None for index in indexes):
            return None
        known = [index for index in indexes if index is not None]
        if not known:
            return 0
        total = known[0] * self.size(type_)
        for index in known[1:]:
            inner = self._types.get(type_, type_)
            elements = _SEQUENCE.fullmatch(inner)
            if elements:
                type_ = elements[2].strip()
                total += index * self.size(type_)
            else:
                fields = _fields(inner)
                if not 0 <= index < len(fields):
                    return None
                total += self._struct(inner)[0][index]
                type_ = fields[index]
        return total

    def element_places(self, type_: str, count: int) -> list[int] | None:
        """Where the elements of an array, vector or struct lie; None if they are not `count`."""
        inner = self._types.get(type_, type_)
        elements = _SEQUENCE.fullmatch(inner)
        if elements:
            size = self.size(elements[2].strip())
            return [n * size for n in range(count)] if int(elements[1]) == count else None
        places = self._struct(inner)[0] if inner.startswith(("{", "<{")) else []
        return places if len(places) == count else None

    def pointers(self, type_: str) -> str:
        """A type as a vector of pointers where it is a struct or array that may hold some."""
        inner = self._types.get(type_, type_)
        if not inner.startswith(("{", "[", "<{")) or not self._holds_pointer(inner):
            return type_
        return f"<{-(-self.size(inner) // self.size('ptr'))} x ptr>"

    def places_of_pointers(self, struct: str) -> tuple[int, ...]:
        """Where in a struct pointers are members of its own, in bytes."""
        inner = self._types.get(struct, struct)
        if not inner.startswith(("{", "<{")):
            return ()
        places = zip(self._struct(inner)[0], _fields(inner), strict=True)
        return tuple(place for place, field in places if field == "ptr")

    def _holds_pointer(self, type_: str) -> bool:
        names = _NAMED.findall(type_)
        return "ptr" in type_ or any(self._holds_pointer(self._types.get(n, "")) for n in names)

    def steps(self, type_: str, variable: Sequence[bool]) -> list[int] | None:
        """Bytes a step of each index of a getelementptr that is variable; None inside structs."""
        found: list[int] = []
        for position, varies in enumerate(variable):
            if position > 0:
                elements = _SEQUENCE.fullmatch(self._types.get(type_, type_))
                if elements is None:
                    return None if any(variable[position:]) else found
                type_ = elements[2].strip()
            if varies:
                found.append(self.size(type_))
        return found

    def _size_align(self, type_: str) -> tuple[int, int]:
        if type_ not in self._cache:
            self._cache[type_] = (0, 1)  # a malformed type may hold itself
            self._cache[type_] = self._measure(type_)
        return self._cache[type_]

    def _measure(self, type_: str) -> tuple[int, int]:
        integer = _INTEGER.fullmatch(type_)
        if integer:
            size = 1 << (max(int(integer[1]) - 1, 7) // 8).bit_length()
            return size, min(size, 16)
        if type_ in _SCALARS:
            return _SCALARS[type_]
        if type_.startswith("%"):
            return self._size_align(self._types[type_]) if type_ in self._types else (0, 1)
        elements = _SEQUENCE.fullmatch(type_)
        if elements:
            size, align = self._size_align(elements[2].strip())
            size *= int(elements[1])
            if size and type_[0] == "<":  # a vector takes, and begins at, a power of two
                size = align = 1 << max(size - 1, 0).bit_length()
            return size, align
        if type_.startswith(("{", "<{")):
            _, size, align = self._struct(type_)
            return size, align
        return 0, 1

    def _struct(self, type_: str) -> tuple[list[int], int, int]:
        """Offsets of the fields, size and alignment."""
        packed = type_.startswith("<{")
        offsets = []
        end, widest = 0, 1
        for field in _fields(type_):
            size, align = self._size_align(field)
            align = 1 if packed else align
            end = -(-end // align) * align
            offsets.append(end)
            end += size
            widest = max(widest, align)
        return offsets, -(-end // widest) * widest, widest


def _fields(struct: str) -> list[str]:
    return split_top(struct.strip("<>").strip()[1:-1])
