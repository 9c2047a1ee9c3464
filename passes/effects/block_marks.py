"""Stores of pointers to separate blocks, as declared for a function in a reach file.

In the copy that is analysed they become calls of a function that nobody has: what compilers put
elsewhere, the function's body or the store, keeps its meaning. Where the function was inlined,
debug info tells its stores.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from mixpert.passes.effects.effect import Effect
from mixpert.passes.text.debug_info import DebugInfo
from mixpert.passes.text.module_text import Edit, Function, ModuleText
from mixpert.passes.text.thunks import Names

REGISTER = r"%[-\w$.]+"
POINTER = r"(?:ptr|[^\n,()]*\*)"
"""How a module spells the type of a pointer: what a pointer leads to is in it up to clang 14."""
STORE = re.compile(
    rf"^ +store ({POINTER}) ({REGISTER}), ({POINTER}) ({REGISTER})(?:,[^\n]*)?$", re.MULTILINE
)
_DEFINED = re.compile(
    rf"^ +({REGISTER}) = (alloca|getelementptr)\b(?:[^\n]*?(?:ptr|\*) ({REGISTER}),)?",
    re.MULTILINE,
)
EFFECT = Effect(stores=(0, 1), blocks=True)
"""What the function does that stands for a store."""


def mark(names: Names) -> str:
    """The symbol of the function that stands for a store."""
    return names.text("block")


def without_blocks(known: Mapping[str, Effect]) -> dict[str, Effect]:
    """What functions do where what is stored counts as a pointer like others."""
    return {name: effect._replace(blocks=False) for name, effect in known.items()}


def declaration(names: Names) -> str:
    """Its declaration."""
    memory = "nounwind willreturn nofree nosync memory(argmem: write)"
    return f"declare void {mark(names)}(ptr writeonly, ptr readnone) {memory}"


def marks(module: ModuleText, declared: Collection[str], names: Names) -> Iterator[Edit]:
    """Put a call in the place of each store of a pointer in the source of some functions.

    Stores to variables of their own are left: what those hold is seen.
    """
    debug = DebugInfo(module.text)
    for function in module.functions if declared else ():
        local: set[str] | None = None
        for store in STORE.finditer(module.text, function.start, function.end):
            location = debug.attached(store[0])
            source = location.function if location else function.name
            if source not in declared:
                continue
            local = _variables(module.text, function) if local is None else local
            if store[4] not in local:
                yield Edit(*store.span(), call_of(mark(names), store))


def call_of(symbol: str, store: re.Match[str]) -> str:
    """The call of that function that stands for a store."""
    stored, value, type_, place = store.groups()
    return f"  call void {symbol}({type_} {place}, {stored} {value})"


def _variables(text: str, function: Function) -> set[str]:
    """The registers that point into a function's own variables."""
    found: set[str] = set()
    for result, opcode, base in _DEFINED.findall(text, function.start, function.end):
        if opcode == "alloca" or base in found:
            found.add(result)
    return found
