"""Converts calls by reference, as in Fortran, to calls by value (in the copy that is analysed).

BLAS and LAPACK only read the sizes that they are handed pointers to. Where they get the values
themselves, a variable whose address nobody else takes becomes a register, and so sizes are known.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from mixpert.passes.effects.blas_effects import BY_VALUE, PASSED_BY_REFERENCE
from mixpert.passes.text.calls import returned
from mixpert.passes.text.entry_points import EntryPoint
from mixpert.passes.text.module_text import Edit, ModuleText, closing, split_top

Sites = Mapping[str, tuple[int, EntryPoint]]
"""Index and entry point of each site, by the name of the function that it calls."""

_TYPES = {"p": "ptr", "c": "i8", "i": "i32", "l": "i64", "f": "float", "d": "double"}
_CALLING = re.compile(r" +(?:%\S+ = )?(?:(?:tail|notail) )?(?:call|invoke) ")
_NAME = re.compile(r"[%@][-\w$.]+")
_CALLED = re.compile(r"@([-\w$.]+)\(")
_ADDRESS = "getelementptr "


def is_fortran(module: ModuleText) -> bool:
    """Whether flang made all of a module, by the names of what it holds."""
    names = [function.name for function in module.functions]
    literals = any(symbol.startswith("@_QQ") for symbol in module.globals)
    return literals and all(name.endswith("_") or name.startswith("_Q") for name in names)


def with_values(sites: Sites) -> Sites:
    """The sites and, under names of their own, those called by value in place of by reference."""
    by_reference = {n: (i, entry) for n, (i, entry) in sites.items() if entry.pointees}
    values = {f"{n}{BY_VALUE}": (i, e.by_value()) for n, (i, e) in by_reference.items()}
    return {**sites, **values}


def passing_values(text: str, sites: Sites, others: Collection[str]) -> str:
    """A module in which sites and known routines get values; the others are as they were.

    Args:
        text: the module, in which each site calls a function of its own.
        sites: the sites.
        others: functions of which something else is known than what their names say.
    """
    kinds = {name: entry.pointees for name, (_, entry) in sites.items() if entry.pointees}
    kinds |= {name: k for name, k in PASSED_BY_REFERENCE.items() if name not in others}
    called = set(_CALLED.findall(text))
    used = [name for name in kinds if name in called]
    if not used:
        return text
    module = ModuleText(text)
    defined = {function.name for function in module.functions}
    edits: list[Edit] = []
    declarations: dict[str, str] = {}
    for name in used:
        for edit, declaration in () if name in defined else _calls(module, name, kinds[name]):
            edits.append(edit)
            declarations[name] = declaration
    return "\n".join([module.edited(sorted(edits)), *declarations.values(), ""])


def _calls(module: ModuleText, name: str, kinds: str) -> Iterator[tuple[Edit, str]]:
    """What makes each call of a function pass values, and the declaration of what it calls then."""
    text = module.text
    types = [_TYPES[kind] for kind in kinds]
    at = text.find(f"@{name}(")
    while at >= 0:
        opening = at + len(name) + 1
        close = closing(text, opening)
        start, _ = module.line_bounds(at)
        calling = _CALLING.match(text, start, at)
        found = [_pointer(part) for part in split_top(text[opening + 1 : close])][: len(kinds)]
        addresses = [address for address in found if address]
        if calling and "bitcast" not in text[start:at] and len(addresses) == len(kinds):
            returns = returned(text[start:at])
            head = f"{calling[0]}{returns} @{name}{BY_VALUE}"
            passed = _passed(f"%mixpert.value.{at}", types, addresses)
            yield (
                Edit(start, close + 1, "\n".join([*passed[0], f"{head}({', '.join(passed[1])})"])),
                f"declare {returns} @{name}{BY_VALUE}({', '.join(types)})",
            )
        at = text.find(f"@{name}(", at + 1)


def _passed(prefix: str, types: list[str], addresses: list[str]) -> tuple[list[str], list[str]]:
    """The loads before a call, whose registers begin with `prefix`, and its arguments."""
    loads, arguments = [], []
    for number, (type_, address) in enumerate(zip(types, addresses, strict=True)):
        if type_ == "ptr":
            arguments.append(f"ptr {address}")
        else:
            loads.append(f"  {prefix}.{number} = load {type_}, ptr {address}")
            arguments.append(f"{type_} {prefix}.{number}")
    return loads, arguments


def _pointer(argument: str) -> str:
    """The value of a pointer argument without its type; empty where that is not plain."""
    if _ADDRESS in argument:
        return argument[argument.index(_ADDRESS) :]
    name = _NAME.fullmatch(argument.rsplit(" ", 1)[-1])
    pointer = argument.startswith("ptr") or "*" in argument
    return name[0] if name and pointer else ""
