"""What `std::function` of libstdc++ does to the object that it holds (in the analysed copy).

One function for each kind of object copies it, destroys it, or says what it is, depending on a
number. If no call in the module asks what an object is, that part is left out: it would store the
address of type information where the object's own address lies. Code of other modules that asks
does so with memory of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mixpert.passes.text.function_text import NAME
from mixpert.passes.text.module_text import Edit, Function, ModuleText, closing, split_top

_MANAGER = re.compile(r"_M_managerERSt9_Any_dataRKS\w*_St18_Manager_operation$")
_CALL = re.compile(rf"(?:call|invoke) [^@\n(]*\bi1 (?:\([^)\n]*\)\*? )?%{NAME}\(")
_PARAMETER = re.compile(rf"i32 (?:[a-z]\S* )*(%{NAME})")
_OPERATION = re.compile(r"i32 (?:[a-z]\S* )*(\S+)")
_CHANGING = frozenset(("2", "3"))
"""The numbers for copying and destroying; both have the bit that is set below."""
_COUNT = 3  # parameters


def with_objects_kept(text: str) -> str:
    """A module in which these functions only copy and destroy, where nothing else is asked."""
    if "_M_managerERSt9_Any_data" not in text:
        return text
    module = ModuleText(text)
    managers = [function for function in module.functions if _MANAGER.search(function.name)]
    if not managers or not all(operation in _CHANGING for operation in _asked(text)):
        return text
    return module.edited([edit for function in managers for edit in _kept(text, function)])


def _asked(text: str) -> Iterator[str]:
    """The numbers that calls through pointers pass which may call such a function."""
    for call in _CALL.finditer(text):
        arguments = split_top(text[call.end() : closing(text, call.end() - 1)])
        operation = _OPERATION.fullmatch(arguments[-1]) if len(arguments) == _COUNT else None
        if operation:
            yield operation[1]


def _kept(text: str, function: Function) -> Iterator[Edit]:
    """The number with the bit that copying and destroying have in common, wherever it is used."""
    opening = text.index("(", text.index("@", function.start))
    close = closing(text, opening)
    parameters = split_top(text[opening + 1 : close])
    last = _PARAMETER.fullmatch(parameters[-1]) if len(parameters) == _COUNT else None
    start = text.find("{\n", close, function.end) + len("{\n")
    if last is None or start < len("{\n"):
        return
    label = re.compile(rf"{NAME}:[^\n]*\n").match(text, start)
    start = label.end() if label else start
    yield Edit(start, start, f"  %mixpert.operation = or i32 {last[1]}, 2\n")
    used = re.compile(rf"{re.escape(last[1])}(?![-\w$.])")
    yield from (
        Edit(*u.span(), "%mixpert.operation") for u in used.finditer(text, start, function.end)
    )
