"""Constant expressions in instructions that combine several addresses: distances, exclusive or."""

from __future__ import annotations

import re

from mixpert.passes.text.module_text import SYMBOL, closing

_SYMBOL = re.compile(SYMBOL)
EXPRESSION = re.compile(
    r"(?<![-\w$.%@\"])(?:add|sub|mul|xor|trunc|inttoptr|ptrto\w+|bitcast|addrspacecast|getelementptr)"
    r"(?: (?:nuw|nsw|nusw|inbounds|inrange\([^)]*\)))* \("
)
"""The beginning of a constant expression, up to its bracket."""


def taken_out(text: str) -> tuple[str, list[tuple[str, tuple[str, ...]]]]:
    """An instruction with registers in place of constant expressions of several addresses.

    Args:
        text: what follows the opcode.

    Returns:
        The text, and the new registers, each with the symbols that it is computed from.
    """
    if "ptrto" not in text or text.count("@") < 2:  # addresses are combined as numbers only
        return text, []
    pieces: list[str] = []
    found: list[tuple[str, tuple[str, ...]]] = []
    done = 0
    while begin := EXPRESSION.search(text, done):
        end = closing(text, begin.end() - 1) + 1
        if not end:
            break
        symbols = tuple(dict.fromkeys(_SYMBOL.findall(text, begin.start(), end)))
        register = '%"#' + text[begin.start() : end].replace('"', "'") + '"'
        if len(symbols) > 1:
            found.append((register, symbols))
        pieces += [
            text[done : begin.start()],
            register if len(symbols) > 1 else text[begin.start() : end],
        ]
        done = end
    return "".join([*pieces, text[done:]]), found
