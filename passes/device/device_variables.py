"""The variables of a module that kernels may use without receiving them as arguments."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

_REGISTERED = re.compile(r"@__cudaRegisterVar\(([^\n]*)")
_SYMBOL = re.compile(r'@("[^"]*"|[\w.$]+)')
_STRING = re.compile(r'^@("[^"\n]*"|[^\s"]+) = [^\n"]* c"([^"\\]*)', re.MULTILINE)
_CALL = re.compile(r"\bcall\b(?!(?:\.uni)?\s*(?:\([^)]*\),\s*)?(?:__assertfail|vprintf)\b)")
_LIBRARIES = ("_ZN4cuda", "_ZN6thrust", "_ZN3cub", "_ZN18cooperative_groups")
"""Beginnings of names of variables that hold nothing: names for functions, markers."""


def device_variables(text: str) -> dict[str, str]:
    """The host's name of each `__device__` or `__constant__` variable, and the kernels'."""
    found = {}
    for line in _REGISTERED.findall(text):
        symbols = [symbol.strip('"') for symbol in _SYMBOL.findall(line)]
        if len(symbols) > 1 and not symbols[0].startswith(_LIBRARIES):
            found[symbols[0]] = symbols[1]
    strings = {m[1].strip('"'): m[2] for m in _STRING.finditer(text)} if found else {}
    return {host: strings.get(named, "") for host, named in found.items()}


def used_by(bodies: Collection[str], variables: Mapping[str, str]) -> tuple[str, ...]:
    """The variables that a kernel may use; `bodies`: its PTX, empty where there is none."""
    if not bodies or any(_CALL.search(body) for body in bodies):
        return tuple(variables)
    words = {word for body in bodies for word in re.findall(r"[\w$]+", body)}
    return tuple(host for host, name in variables.items() if not name or name in words)
