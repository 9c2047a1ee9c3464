"""Loops that set several pointers through an array of their addresses.

`*(members[i]) = memory; memory += sizes[i]`: in the copy that is analysed such a loop is unrolled
where the number of its iterations is a constant, so that each pointer is stored where it belongs. A
function that is handed the array becomes part of those that call it, where that number is known.
Loops that add up numbers of a table are unrolled with them: that is how large the memory is.
"""

from __future__ import annotations

import re

from mixpert.passes.effects.block_marks import POINTER
from mixpert.passes.text.module_text import SYMBOL, Edit, Function, ModuleText, symbol_name

MOST_TEXT = 20_000
"""Characters of a function that is changed: all of its loops are unrolled."""

_REGISTER = r"%[-\w$.]+"
_MARKED = r"call void @mixpert\d*\.block\("
_STORE = re.compile(
    rf"^ +(?:store {POINTER} [^\n]*?, |{_MARKED}){POINTER} ({_REGISTER})(?:,|$)", re.MULTILINE
)
_LOAD = re.compile(
    rf"^ +({_REGISTER}) = load {POINTER}, {POINTER} ({_REGISTER})(?:,|$)", re.MULTILINE
)
_ELEMENT = re.compile(
    rf"^ +({_REGISTER}) = getelementptr [^\n]*?(?:ptr|\*) ({_REGISTER}), [^\n]*i\d+ {_REGISTER}$",
    re.MULTILINE,
)
_NUMBER = re.compile(rf"^ +({_REGISTER}) = load i\d+, {POINTER} ({_REGISTER})(?:,|$)", re.MULTILINE)
_ADDED = re.compile(rf"^ +{_REGISTER} = add [^\n]*?({_REGISTER}), ({_REGISTER})$", re.MULTILINE)
_ARRAY = re.compile(rf"^ +({_REGISTER}) = alloca \[", re.MULTILINE)
_BRANCH = re.compile(r"^ +br [^\n]+$", re.MULTILINE)
_CALLED = re.compile(SYMBOL)
_SITE = re.compile(r"mixpert\d*\.site\.")
_APART = " noinline"
_UNROLL = '!{!"llvm.loop.unroll.full"}'


def with_members_set(text: str) -> str:
    """A module in which loops over the addresses of pointers are to be unrolled.

    Args:
        text: a module without metadata, as `analysis_copy.reduced` gives it.
    """
    module = ModuleText(text)
    edits: list[Edit] = []
    nodes: list[str] = []
    members = {function: _arrays(text, function) for function in module.functions}
    for function, arrays in members.items() if any(members.values()) else ():
        if not (arrays or _adds_up(text, function)):
            continue
        if not arrays <= set(_ARRAY.findall(text, function.start, function.end)):
            edits += _made_part_of_callers(text, function)
        for branch in _BRANCH.finditer(text, function.start, function.end):
            number = len(nodes) + 1
            nodes.append(f"!{number} = distinct !{{!{number}, !0}}")
            edits.append(Edit(branch.end(), branch.end(), f", !llvm.loop !{number}"))
    if not edits:
        return text
    return "\n".join([module.edited(edits), f"!0 = {_UNROLL}", *nodes, ""])


def _arrays(text: str, function: Function) -> set[str]:
    """The arrays of addresses at a variable place of which a pointer is loaded and stored to."""
    if function.end - function.start > MOST_TEXT:
        return set()
    stored = set(_STORE.findall(text, function.start, function.end))
    loads = _LOAD.findall(text, function.start, function.end)
    addresses = {address for result, address in loads if result in stored}
    elements = _ELEMENT.findall(text, function.start, function.end)
    return {base for result, base in elements if result in addresses}


def _adds_up(text: str, function: Function) -> bool:
    """Whether a function without sites adds up numbers at variable places of a table."""
    if function.end - function.start > MOST_TEXT:
        return False
    numbers = _NUMBER.findall(text, function.start, function.end)
    at = {address for _, address in numbers} if numbers else set()
    elements = {e for e, _ in _ELEMENT.findall(text, function.start, function.end)} & at
    loaded = {result for result, address in numbers if address in elements}
    added = _ADDED.findall(text, function.start, function.end) if loaded else []
    return any(not loaded.isdisjoint(pair) for pair in added) and not any(
        map(_SITE.match, _called(text, function))
    )


def _called(text: str, function: Function) -> set[str]:
    """The functions and variables that a function mentions."""
    head = text.index("\n", function.start)
    return set(map(symbol_name, _CALLED.findall(text, head, function.end)))


def _made_part_of_callers(text: str, function: Function) -> list[Edit]:
    """What makes LLVM put a function into its callers; not one with sites or that calls itself."""
    head = text.index("\n", function.start)
    called = _called(text, function)
    start = text.find(_APART, function.start, head)
    if start < 0 or function.name in called or any(map(_SITE.match, called)):
        return []
    return [Edit(start, start + len(_APART), " alwaysinline")]
