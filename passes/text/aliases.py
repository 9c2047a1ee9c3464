"""Aliases of variables and functions, in the text of a module."""

from __future__ import annotations

import re

from mixpert.passes.text.module_text import SYMBOL, split_top

_SYMBOL = re.compile(SYMBOL)
_ALIAS = re.compile(
    rf'^({SYMBOL}) = (?:(?!global |constant )[^\n"])*?\b(alias|ifunc) ([^\n]*)$', re.MULTILINE
)


def without_aliases(text: str) -> str:
    """Canonical text in which things are called by their first names.

    What the program chooses when it is loaded (`ifunc`) is called through a register: it may be any
    function whose address is used.
    """
    other: dict[str, str] = {}
    for match in _ALIAS.finditer(text):
        value = split_top(match[3])[1]
        first = value.removeprefix("ptr ")
        other[match[1]] = first if match[2] == "alias" else f"%ifunc.{len(other)}"
    if not other:
        return text
    text = _ALIAS.sub("", text)
    while True:
        named = _SYMBOL.sub(lambda match: other.get(match[0], match[0]), text)
        if named == text:
            return text
        text = named
