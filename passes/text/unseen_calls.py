"""Calls of entry points that the text does not show as such: by variables and looked-up names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mixpert.passes.text.module_text import SYMBOL, ModuleText
from mixpert.passes.text.names import SYMBOL_NAMES

_VARIABLE = re.compile(r'(?:[^"@=]*\s)?(?:global|constant)\s')
_LOADED = re.compile(r'\s*(%(?:"[^"\n]*"|[-\w$.]+)) = load ')
_LOOK_UP = re.compile(r"@(?:dlsym|dlvsym)\(")
_LOOKS_UP = re.compile(
    r"\b(?:call|invoke)\b[^@(]*(?:\bptr|\*)(?: \([^@]*\))? @(?!_Z|str|mem|\w*gettext)\w+\("
)
"""A call of a C function that returns a pointer, but for functions of texts."""
_NAME_STRING = re.compile(
    rf'^({SYMBOL}) = [^\n]*constant \[\d+ x i8\] c"({SYMBOL_NAMES})\\00"', re.MULTILINE
)


def is_variable(module: ModuleText, symbol: str) -> bool:
    """Whether the module has a variable of that name: a pointer that the program has looked up."""
    return _VARIABLE.match(module.globals.get(symbol, "")) is not None


def is_called(module: ModuleText, start: int) -> bool:
    """Whether the line at `start` loads a variable whose value its function then calls."""
    _, end = module.line_bounds(start)
    loaded = _LOADED.match(module.line(start))
    function = module.enclosing(start)
    if loaded is None or function is None:
        return False
    return (
        re.compile(rf"\s{re.escape(loaded[1])}\(").search(module.text, end, function.end)
        is not None
    )


def names_looked_up(module: ModuleText) -> Iterator[tuple[str, re.Match[str]]]:
    """Names of interest that the program looks up at run time, with each use of the string.

    In a module that calls `dlsym` each use counts, in others one that is passed to a function which
    may be a wrapper of it.
    """
    here = _LOOK_UP.search(module.text) is not None
    for name in _NAME_STRING.finditer(module.text):
        for use in re.finditer(rf"{re.escape(name[1])}(?![-\w$.])", module.text):
            if use.start() == name.start():
                continue
            if here or _LOOKS_UP.search(module.line(use.start())):
                yield name[2], use
