"""Which pointer parameters of a C++ function are read-only, from its mangled name.

IR holds no `const`; the Itanium ABI's mangled names do (`PKf`: pointer to const float). Names
that this reader does not understand give None: the caller then assumes that everything may be
written. That nobody casts the const away is an assumption. What is const is the object alone: a
`const Tensor &` says nothing of the matrix that the tensor points to.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

_BUILTIN = frozenset("vwbcahstijlmxynofdegz")
_QUALIFIERS = "rVK"
_STANDARD = frozenset("absiod")
"""What follows the S of names from std:: that have an abbreviation."""
_NUMBER = re.compile(r"\d+")
_REFERENCE = re.compile(r"([ST])([0-9A-Z]*)_")
_VALUE = re.compile(r"n?\d+E")

_SPECIAL = re.compile(r"(?:[CD][0-5]|aS|cl|ix|p[lLpst]|m[iIlLm]|d[vVe]|eq|ne|[lg][te]|ls|rs|nt)E")
"""Names of constructors, destructors and operators, at the end of a nested name."""
_NUMBERS = re.compile(
    r"[bcahstijlmxynofdegv]|6__half|7__half2|13__nv_bfloat16|14__nv_bfloat162"
    r"|\d+u?(?:char|short|int|long|longlong|float|double)[1-4]"
    r"|St7complexI[fde]E|St6vectorI([fdijlmhc])SaI\1EE"
)
"""Types without pointers to other memory, and vectors of such, which are const as a whole."""

_MAY_BE_ADDRESSES = frozenset("vlmxy")


class Parameter(NamedTuple):
    """What is known of a parameter.

    Attributes:
        pointer: it is a pointer or reference.
        read_only: one through which nothing changes.
        const: what it points to itself does not.
        leads_on: what it points to may be pointers, or addresses as numbers.
        leads_to_changing: that are pointers to what is not const.
    """

    pointer: bool
    read_only: bool
    const: bool = False
    leads_on: bool = False
    leads_to_changing: bool = False


class _Unknown(Exception):
    """A mangled name with something that the reader does not know."""


def parameters_of(symbol: str) -> tuple[Parameter, ...] | None:
    """The parameters that a mangled name spells; a member function's `this` is not among them.

    Returns:
        None where the symbol is no mangled function name, or is not understood.
    """
    if not symbol.startswith("_Z"):
        return None
    try:
        types = _Reader(symbol).parameters()
    except (_Unknown, IndexError):
        return None
    return tuple(_parameter(text) for text in types)


def types_of(symbol: str) -> list[str] | None:
    """The types of the parameters, substitutions written out; None as for `parameters_of`."""
    if not symbol.startswith("_Z"):
        return None
    for name in (symbol, _SPECIAL.sub("1xE", symbol, count=1)):
        try:
            types = _Reader(name).parameters()
        except (_Unknown, IndexError):
            continue
        return [] if types == ["v"] else types
    return None


@cache
def owner_of(symbol: str) -> str | None:
    """The class or namespace in which a function stands, None where that is not understood."""
    if not symbol.startswith("_ZN"):
        return None
    try:
        return _Reader(symbol).owner() or None
    except (_Unknown, IndexError):
        return None


def _parameter(text: str) -> Parameter:
    if text[0] not in "PRO":
        return Parameter(False, False)
    behind = text[1:].lstrip(_QUALIFIERS)
    return Parameter(
        True,
        _read_only(text),
        "K" in text[1 : len(text) - len(behind)],
        behind in _MAY_BE_ADDRESSES or _NUMBERS.fullmatch(behind) is None,
        behind[0] == "P" and not behind[1:].startswith("K"),
    )


def _read_only(text: str) -> bool:
    behind = text[2:]
    if text[:2] not in ("PK", "RK"):
        return False
    return _read_only(behind) or _NUMBERS.fullmatch(behind) is not None


class _Reader:
    """Reads a mangled name from left to right, substitutions (`S0_`) written out.

    What later ones may stand for is remembered in the order that the ABI prescribes.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 2
        self._seen: list[str] = []
        self._arguments: list[str] = []

    def parameters(self) -> list[str]:
        """The types of the parameters."""
        if self._function_name():
            self._type()  # templates name what they return
        types = []
        while self._at < len(self._text):
            types.append(self._type())
        if not types:
            raise _Unknown
        return types

    def owner(self) -> str:
        """What the name of the function stands in."""
        self._taken("N")
        while self._taken("rVKRO"):
            pass
        prefix = before = ""
        while self._text[self._at].isdigit() or self._text.startswith("St", self._at):
            before = prefix
            if self._text.startswith("St", self._at):
                self._at += 2
                prefix += "St"
                continue
            prefix += self._source_name()
            if self._taken("I"):
                self._remember(prefix)
                prefix += f"I{''.join(self._template_arguments())}E"
            self._remember(prefix)
        return before if self._text[self._at] == "E" else prefix

    def _taken(self, characters: str) -> str:
        """The next character if it is one of these, else nothing."""
        found = self._text[self._at : self._at + 1]
        if not found or found not in characters:
            return ""
        self._at += 1
        return found

    def _function_name(self) -> bool:
        """Read the function's own name; whether it is that of a template."""
        if not self._taken("N"):
            self._taken("L")
            name = self._source_name()
            return self._own_arguments(name)
        self._taken("K")
        prefix = ""
        while not self._taken("E"):
            self._taken("L")
            standard = self._text.startswith("St", self._at)
            self._at += 2 if standard else 0
            prefix += "St" if standard else ""
            prefix += self._source_name()
            nested = self._text[self._at]
            if nested == "I":
                templated = self._own_arguments(prefix)
                if self._taken("E"):
                    return templated
                prefix = self._remember(prefix + "I" + "".join(self._arguments) + "E")
            elif nested != "E":
                self._remember(prefix)
        return False

    def _own_arguments(self, name: str) -> bool:
        if not self._taken("I"):
            return False
        self._remember(name)
        self._arguments = self._template_arguments()
        return True

    def _template_arguments(self) -> list[str]:
        found = []
        while not self._taken("E"):
            found.append(self._literal() if self._taken("L") else self._type())
        return found

    def _literal(self) -> str:
        type_ = self._type()
        value = _VALUE.match(self._text, self._at)
        if value is None:
            raise _Unknown
        self._at = value.end()
        return f"L{type_}{value[0]}"

    def _type(self) -> str:
        qualifiers = ""
        while more := self._taken(_QUALIFIERS):
            qualifiers += more
        if qualifiers:
            return self._remember(qualifiers + self._type())
        if kind := self._taken("PRO"):
            return self._remember(kind + self._type())
        if builtin := self._taken("".join(_BUILTIN)):
            return builtin
        if self._taken("N"):
            return self._nested_type()
        name = self._class_name()
        if not self._taken("I"):
            return name
        return self._remember(f"{name}I{''.join(self._template_arguments())}E")

    def _nested_type(self) -> str:
        prefix = self._class_name()
        while not self._taken("E"):
            if self._taken("I"):
                prefix += f"I{''.join(self._template_arguments())}E"
            else:
                prefix += self._source_name()
            self._remember(prefix)
        return f"N{prefix}E"

    def _class_name(self) -> str:
        """A name, or what stands for one; new ones are remembered."""
        reference = _REFERENCE.match(self._text, self._at)
        if reference is not None:
            self._at = reference.end()
            number = int(reference[2], 36) + 1 if reference[2] else 0
            if reference[1] == "S":
                return self._seen[number]
            return self._remember(self._arguments[number])
        if not self._taken("S"):
            return self._remember(self._source_name())
        if abbreviation := self._taken("".join(_STANDARD)):
            return f"S{abbreviation}"
        if self._taken("t"):
            return self._remember(f"St{self._source_name()}")
        raise _Unknown

    def _source_name(self) -> str:
        length = _NUMBER.match(self._text, self._at)
        if length is None:
            raise _Unknown
        end = length.end() + int(length[0])
        if end > len(self._text):
            raise _Unknown
        text = self._text[self._at : end]
        self._at = end
        return text

    def _remember(self, text: str) -> str:
        self._seen.append(text)
        return text
