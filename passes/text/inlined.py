"""Functions of which the compiler has inlined every call in the module.

What the module calls is taken to be called by it alone, so what is left of such a function does not
run. Debug info tells: an instruction that has been inlined names the function that it comes from.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from mixpert.passes.text.module_text import ModuleText

_INLINED = ", inlinedAt: "
_SUBPROGRAM = re.compile(r"!dbg !(\d+)[^\n]*\{$")
_BLOCK = re.compile(r"\n!(\d+) = distinct !DILexicalBlock(?:File)?\($")
_MOST_LOOKED_FOR = 64
"""Functions that are looked for, each in the whole text."""


def inlined_functions(module: ModuleText, names: Collection[str]) -> frozenset[str]:
    """Those of some functions that the module calls, where it has been inlined."""
    if not names or len(names) > _MOST_LOOKED_FOR or _INLINED not in module.text:
        return frozenset()
    return frozenset(
        function.name
        for function in module.functions
        if function.name in names and _is_inlined(module, function.start)
    )


def _is_inlined(module: ModuleText, start: int) -> bool:
    named = _SUBPROGRAM.search(module.line(start))
    if named is None:
        return False
    scopes = [named[1], *_blocks_of(module.text, named[1])]
    return any(f"scope: !{scope}{_INLINED}" in module.text for scope in scopes)


def _blocks_of(text: str, scope: str) -> list[str]:
    """The blocks right inside a function, as debug info numbers them."""
    found = []
    inside = f"scope: !{scope}, "
    at = text.find(inside)
    while at >= 0:
        line = text.rfind("\n", 0, at)
        block = _BLOCK.search(text[line:at])
        if block:
            found.append(block[1])
        at = text.find(inside, at + 1)
    return found
