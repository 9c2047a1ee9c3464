"""Where a variable's initialiser holds addresses: tables of virtual functions, lists of buffers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from mixpert.passes.llvm.layout import Layout
from mixpert.passes.text.module_text import SYMBOL, closing, split_top, symbol_name

_SYMBOL = re.compile(SYMBOL)
_NAMED = re.compile(r'%(?:"[^"\n]*"|[-\w$.]+)')
_OFFSET = re.compile(rf"getelementptr (?:inrange\([^)]*\)|[^(])*\((.+), ptr ({SYMBOL}), (.*)\)$")
LONGEST = 1_000_000
"""Characters of an initialiser beyond which the places in it are not told apart."""


class Held(NamedTuple):
    """An address in an initialiser: where it is, and what it leads to.

    Attributes:
        place: bytes from the start of the variable; None if that is not known.
        symbol: the variable or function.
        offset: bytes from the start of that; None if that is not known.
    """

    place: int | None
    symbol: str
    offset: int | None


class _NotUnderstood(Exception):
    """An initialiser that does not fit its type; never leaves this module."""


def first_type(text: str) -> str:
    """The type at the beginning of ``type value``."""
    if text[:1] in ("[", "{", "<"):
        end = closing(text, 0) + 1
    else:
        named = _NAMED.match(text)
        end = named.end() if named else text.find(" ")
    return text[:end] if end > 0 else text


def held_in(text: str, layout: Layout) -> tuple[Held, ...]:
    """The addresses in the initialiser of a variable.

    Args:
        text: type and value, and perhaps what follows them behind a comma.
        layout: sizes of the module's types.

    Returns:
        In text order. Where the text is not understood, all of them at no known place.
    """
    if len(text) <= LONGEST:
        try:
            return tuple(_parts(first_type(text), _value(text), 0, layout))
        except _NotUnderstood:
            pass
    return tuple(Held(None, symbol_name(name), None) for name in _SYMBOL.findall(text))


def _value(text: str) -> str:
    value = text[len(first_type(text)) :]
    return split_top(value)[0] if "," in value else value.strip()


def _parts(type_: str, value: str, start: int, layout: Layout) -> Iterator[Held]:
    if "@" not in value or value.startswith('c"'):
        return
    if value[:1] not in ("[", "{", "<"):
        yield from _address(value, start, layout)
        return
    inside = value[2:-2] if value.startswith("<{") else value[1:-1]
    elements = split_top(inside)
    places = layout.element_places(type_, len(elements))
    if places is None:
        raise _NotUnderstood
    for element, place in zip(elements, places, strict=True):
        own = first_type(element)
        yield from _parts(own, element[len(own) :].strip(), start + place, layout)


def _address(value: str, start: int, layout: Layout) -> Iterator[Held]:
    names = _SYMBOL.findall(value)
    offset = 0 if _SYMBOL.fullmatch(value) else None
    if offset is None and (moved := _OFFSET.fullmatch(value)):
        indexes = [part.rsplit(" ", 1)[-1] for part in split_top(moved[3])]
        if all(index.lstrip("-").isdigit() for index in indexes):
            offset = layout.offset(moved[1], [int(index) for index in indexes])
    if len(names) == 1 and value.startswith(("@", "getelementptr ")):
        yield Held(start, symbol_name(names[0]), offset)
    else:  # a distance, or an address as a number
        yield from (Held(None, symbol_name(name), None) for name in names)
