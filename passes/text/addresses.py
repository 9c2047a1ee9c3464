"""Entry points whose address a module takes: which of them can be redirected, and to what.

A call through a pointer is no site. But where the module only stores the address, hands it on or
calls it, a function with the same signature may stand for the entry point: its thunk, with a
descriptor of its own (`address_id`). Not where the address is compared, since another module may
have the library's.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import NamedTuple

from mixpert.graph import Missed
from mixpert.passes.text.calls import AddressUse, Argument, Candidate, parse_argument, returned
from mixpert.passes.text.decision import RETURNS
from mixpert.passes.text.entry_points import EntryPoint, entry_of
from mixpert.passes.text.module_text import ModuleText, closing, split_top
from mixpert.passes.text.names import left_alone
from mixpert.site import is_emulated

_TAKEN = "its address is taken: calls through a pointer are not seen"
_REDIRECTED = "its address is taken: calls through the pointer run as {}, without edges"
_COMPARED = re.compile(r"\bicmp\b|\bptrtoint\b|\bswitch\b")
_KEPT_BY_NAME = re.compile(r"@llvm\.(?:compiler\.)?used |[^=\n]* = [^@\n]*\b(?:alias|ifunc)\b")


class Redirected(NamedTuple):
    """An entry point whose address becomes that of a thunk.

    Attributes:
        signature: as the module declares the function.
        uses: where the address stands.
        id: names the calls through the address in plans and traces.
    """

    signature: Candidate
    uses: tuple[AddressUse, ...]
    id: str


def address_id(module: str, symbol: str) -> str:
    """What calls through the address of `symbol` go by in plans and traces."""
    return f"{module}@&{symbol}"


def split(
    uses: Iterable[AddressUse], module: ModuleText, defined: Collection[str]
) -> tuple[list[Redirected], list[Missed]]:
    """The entry points that can be redirected, and all uses as they are to be reported.

    Args:
        uses: where the module names an entry point other than to call it.
        module: the module.
        defined: names of the functions that have a body in the module.
    """
    by_symbol: dict[str, list[AddressUse]] = {}
    for use in uses:
        by_symbol.setdefault(use.missed.callee, []).append(use)
    redirected: list[Redirected] = []
    missed: list[Missed] = []
    for symbol, found in by_symbol.items():
        signature, reason = _signature(symbol, found, module, defined)
        if signature is not None:
            name = address_id(module.name, symbol)
            redirected.append(Redirected(signature, tuple(found), name))
            reason = _REDIRECTED.format(name)
        missed += [use.missed_for(reason) for use in found]
    return redirected, missed


def _signature(
    symbol: str, uses: Iterable[AddressUse], module: ModuleText, defined: Collection[str]
) -> tuple[Candidate | None, str]:
    """How the module declares a function whose address may be replaced; else why it may not."""
    entry = entry_of(symbol)
    if entry is None:
        return None, left_alone(symbol) or _TAKEN
    lines = [module.line(use.start) for use in uses]
    declared = _declared(symbol, entry, module)
    if any(_COMPARED.search(line) for line in lines):
        return None, f"{_TAKEN}; not redirected: it is compared"
    if any(_KEPT_BY_NAME.match(line) for line in lines):
        return None, f"{_TAKEN}; not redirected: another name stands for it"
    if symbol in defined or entry.name != symbol or declared is None:
        return None, f"{_TAKEN}; not redirected: declared otherwise, or weak"
    if not is_emulated(entry.name):
        return None, f"{_TAKEN}; it runs natively"
    return declared, ""


def _declared(symbol: str, entry: EntryPoint, module: ModuleText) -> Candidate | None:
    """The function as a call of it would look; None where it is another or may be absent."""
    head = re.compile(rf'declare\b([^@\n]*)@"?{re.escape(symbol)}"?\(')
    for offset, line in module.top_lines:
        match = head.match(line)
        if match is None:
            continue
        opening = match.end() - 1
        parameters = split_top(line[opening + 1 : closing(line, opening)])
        arguments = tuple(_parameter(text) for text in parameters)
        returns = returned(match[1])
        if "extern_weak" in match[1] or returns not in RETURNS[entry.returns]:
            return None
        start = offset + match.end(1)
        found = Candidate(entry, symbol, start, start, "", returns, arguments, None)
        return found if entry.accepts("".join(a.kind for a in arguments)) else None
    return None


def _parameter(text: str) -> Argument:
    return Argument(parse_argument(text).type, "")
