"""Replaces Fortran's internal procedures passed as arguments (in the copy that is analysed).

flang makes a trampoline for each, code on the stack that calls the procedure with another argument,
its host's variables. In the copy a function does that, and loads that argument from a variable.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mixpert.passes.text.calls import parse_argument, returned
from mixpert.passes.text.module_text import SYMBOL, Edit, Function, ModuleText, closing, split_top

_INIT = "@llvm.init.trampoline("
_POINTER = rf"ptr (?:[a-z]\S* )*(%[-\w$.]+|{SYMBOL})"
_CALL = r"(?:(?:tail|notail) )?call"
_MADE = re.compile(rf"{_CALL} void {re.escape(_INIT)}{_POINTER}, {_POINTER}, {_POINTER}\)")
_ADJUSTED = re.compile(rf"{_CALL} ptr @llvm\.adjust\.trampoline\({_POINTER}\)")


def without_trampolines(text: str) -> str:
    """A module in which addresses of trampolines are those of functions."""
    if _INIT not in text:
        return text
    module = ModuleText(text)
    heads = {match[2]: match for match in _heads(text)}
    edits: list[Edit] = []
    added: list[str] = []
    for function in module.functions:
        for procedure, host, places in _trampolines(text, function):
            head = heads.get(procedure)
            if head is None:
                continue
            through = f"@trampoline.{len(added)}"
            added.append(_through(text, head, through))
            made, *adjusted = places
            edits.append(Edit(*made.span(), f"store ptr {host}, ptr {through}.host"))
            address = f"getelementptr i8, ptr {through}, i64 0"
            edits += [Edit(*place.span(), address) for place in adjusted]
    return "\n".join([module.edited(sorted(edits)), *added, ""])


def _heads(text: str) -> Iterator[re.Match[str]]:
    return re.finditer(rf"^(?:define|declare)\b([^@\n]*)({SYMBOL})(?=\()", text, re.MULTILINE)


def _trampolines(text: str, function: Function) -> Iterator[tuple[str, str, list[re.Match[str]]]]:
    """Procedure and host of each trampoline, and where it is made and its address is taken."""
    every = [*_MADE.finditer(text, function.start, function.end)]
    adjusted = [*_ADJUSTED.finditer(text, function.start, function.end)]
    for made in every:
        memory, procedure, host = made.groups()
        if [other[1] for other in every].count(memory) == 1:
            yield procedure, host, [made, *(place for place in adjusted if place[1] == memory)]


def _through(text: str, head: re.Match[str], name: str) -> str:
    """A function that calls the procedure of a head with what its host's variable holds."""
    inside = text[head.end() + 1 : closing(text, head.end())]
    passed = [
        "ptr %host" if " nest" in part else f"{parse_argument(part).type} %a{number}"
        for number, part in enumerate(split_top(inside))
    ]
    parameters = [part for part in passed if part != "ptr %host"]
    result = returned(head[1])
    call = f"call {result} {head[2]}({', '.join(passed)})"
    body = [f"  {call}", "  ret void"]
    if result != "void":
        body = [f"  %result = {call}", f"  ret {result} %result"]
    return "\n".join(
        [
            f"{name}.host = internal global ptr null",
            f"define internal {result} {name}({', '.join(parameters)}) {{",
            f"  %host = load ptr, ptr {name}.host",
            *body,
            "}",
        ]
    )
