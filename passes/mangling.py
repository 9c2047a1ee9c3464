"""Which pointer parameters a C++ function only reads, from its mangled name.

IR holds no `const`; the Itanium ABI's mangled names do (`PKf`: pointer to const float). Names
that this reader does not understand give None: the caller then assumes that everything may be
written. That nobody casts the const away is an assumption.
"""

from __future__ import annotations

import re

_NAME = re.compile(r"_Z(\d+)")
_BUILTIN = frozenset("vwbcahstijlmxynofdegz")
_QUALIFIERS = frozenset("rVK")


class _Unknown(Exception):
    """A mangled name with something that the reader does not know."""


def read_only_parameters(symbol: str) -> tuple[bool, ...] | None:
    """For each parameter, whether it is a pointer or reference to const.

    Returns:
        None where the symbol is not a plain mangled function name, or is not understood.
    """
    match = _NAME.match(symbol)
    if match is None:
        return None
    rest = symbol[match.end() + int(match[1]) :]
    if not rest or rest.startswith("I"):  # template arguments come with a substitution each
        return None
    try:
        return tuple(_read_only(text) for text in _Parameters(rest).all())
    except (_Unknown, IndexError):
        return None


def _read_only(text: str) -> bool:
    return text[:2] in ("PK", "RK")


class _Parameters:
    """Splits a parameter list into types, substitutions (`S0_`) written out."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._seen: list[str] = []

    def all(self) -> list[str]:
        types = []
        while self._at < len(self._text):
            types.append(self._type())
        return types

    def _type(self) -> str:
        character = self._text[self._at]
        if character in "PRO" or character in _QUALIFIERS:
            self._at += 1
            return self._remember(character + self._type())
        if character == "S":
            return self._substitution()
        if character.isdigit():
            return self._remember(self._source_name())
        if character in _BUILTIN:
            self._at += 1
            return character
        raise _Unknown

    def _remember(self, text: str) -> str:
        self._seen.append(text)
        return text

    def _source_name(self) -> str:
        match = re.compile(r"(\d+)").match(self._text, self._at)
        if match is None:
            raise _Unknown
        end = match.end() + int(match[1])
        text = self._text[self._at : end]
        if end > len(self._text) or self._text[end : end + 1] == "I":
            raise _Unknown
        self._at = end
        return text

    def _substitution(self) -> str:
        match = re.compile(r"S([0-9A-Z]*)_").match(self._text, self._at)
        if match is None:
            raise _Unknown
        self._at = match.end()
        return self._seen[int(match[1], 36) + 1 if match[1] else 0]
