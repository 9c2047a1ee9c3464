"""Replaces arguments that are the same number in all calls (in the copy that is analysed).

`allocate(&net->members, sizes, 1)`: what the function does where it is handed 0 does not happen,
and LLVM leaves it out; likewise where it is always handed a null pointer. A beta that all calls
pass by value is known to the product in the function.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mixpert.passes.text.module_text import SYMBOL, Edit, Function, ModuleText, closing, split_top

_SYMBOL = re.compile(SYMBOL)
_CALLING = re.compile(r" +(?:%\S+ = )?(?:(?:tail|musttail|notail) )?(?:call|invoke) [^@\n]*$")
_TYPE = r"(?:i\d+|ptr|float|double|[^\s()<>{}]*\*)"
_NUMBER = re.compile(
    _TYPE + r" (?:[a-z]\S* )*(-?\d+|-?\d+\.\d+e[+-]\d+|0x[0-9A-F]+|true|false|null)"
)
_PARAMETER = re.compile(_TYPE + r' (?:[a-z]\S* )*(%(?:"[^"\n]*"|[-\w$.]+))')
_LOCAL = re.compile(r"\b(?:internal|private) ")
_SEEN = re.compile(r"^define [^@\n]*@main\(", re.MULTILINE)

_Arguments = dict[int, str]
"""Numbers by the place of the argument."""


def with_constant_arguments(text: str) -> str:
    """A module in which functions know the numbers that every call hands them.

    Only where all calls are seen: of functions whose address nobody takes, and which other modules
    do not call. With a `main` here these are those that the module calls itself.
    """
    module = ModuleText(text)
    whole = _SEEN.search(text) is not None
    functions = {
        function.name: function
        for function in module.functions
        if whole or _LOCAL.search(text, function.start, text.find("@", function.start))
    }
    handed = _handed(text, functions)
    edits = [
        edit
        for name, arguments in handed.items()
        for edit in _filled_in(text, functions[name], arguments)
    ]
    return module.edited(sorted(edits)) if edits else text


def _handed(text: str, functions: dict[str, Function]) -> dict[str, _Arguments]:
    """The numbers that functions are handed in all calls, where there are any."""
    known: dict[str, _Arguments] = {}
    for symbol in _SYMBOL.finditer(text):
        name = symbol[0][1:]
        function = functions.get(name)
        if function is None or function.start <= symbol.start() < text.find("(", function.start):
            continue
        found = _numbers(text, symbol)
        before = known.setdefault(name, found)
        known[name] = {place: n for place, n in before.items() if found.get(place) == n}
    return {name: arguments for name, arguments in known.items() if arguments}


def _numbers(text: str, symbol: re.Match[str]) -> _Arguments:
    """The numbers among the arguments of a call; none where it is another use of a function."""
    start = text.rfind("\n", 0, symbol.start()) + 1
    if text[symbol.end() : symbol.end() + 1] != "(" or not _CALLING.match(
        text[start : symbol.start()]
    ):
        return {}
    arguments = split_top(text[symbol.end() + 1 : closing(text, symbol.end())])
    found = ((place, _NUMBER.fullmatch(one)) for place, one in enumerate(arguments))
    return {place: number[1] for place, number in found if number}


def _filled_in(text: str, function: Function, arguments: _Arguments) -> Iterator[Edit]:
    """What puts numbers in the places of a function's parameters."""
    opening = text.index("(", text.index("@", function.start))
    close = closing(text, opening)
    parameters = split_top(text[opening + 1 : close])
    for place, number in arguments.items():
        parameter = _PARAMETER.fullmatch(parameters[place]) if place < len(parameters) else None
        if parameter is None:
            continue
        used = re.compile(rf"{re.escape(parameter[1])}(?![-\w$.])")
        yield from (Edit(*use.span(), number) for use in used.finditer(text, close, function.end))
