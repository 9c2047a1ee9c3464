"""Finds the GEMM calls of a module in its text: candidates with arguments and places."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import NamedTuple

from mixpert.graph import Missed
from mixpert.passes.text.debug_info import DebugInfo, Location
from mixpert.passes.text.entry_points import EntryPoint, entry_of, overloaded
from mixpert.passes.text.module_text import (
    SYMBOL,
    Function,
    ModuleText,
    closing,
    split_top,
    symbol_name,
    unescape,
)
from mixpert.passes.text.names import SYMBOL_NAMES, left_alone, may_be_own, template_name
from mixpert.passes.text.settled_numbers import settled
from mixpert.passes.text.unseen_calls import is_called, is_variable, names_looked_up
from mixpert.site import Site, is_emulated

_USE = re.compile(rf'@(?:"(?:{SYMBOL_NAMES})"|(?:{SYMBOL_NAMES})(?![-\w$.]))')
_RETURN_TYPE = re.compile(r"(\S+)\s*$")
_CALL = re.compile(r"(?<![\w%.$\"-])(call|invoke)\b")
_BITCAST = "bitcast ("
_CAST = re.compile(r"bitcast \((?=[^@\n]*$)")
_IDENTIFIER = re.compile(r'%(?:"[^"\n]*"|[-\w$.]+)|[A-Za-z]\w*')
_POINTER_TAIL = re.compile(r"(?:\s*addrspace\(\d+\))?\s*\*|\s*addrspace\((?!0\))\d+\)")
_ELSEWHERE = "addrspace("
_INTEGER = re.compile(r"-?\d+")
_UNSEEN = {
    "variable": "called through the program's variable of that name: not seen",
    "name": "its name is looked up at run time",
}
_INTERCEPTED = "; mixpert-run --preload intercepts it"
_DEBUG_RECORD = re.compile(r" +(?:#dbg_|(?:tail |notail )?call void @llvm\.dbg\.)")
"""What a variable of the source holds there: a debugger's business."""
_KINDS = {"i8": "c", "i32": "i", "i64": "l", "float": "f", "double": "d", "ptr": "p"}


class Argument(NamedTuple):
    """One argument of a call: its LLVM type and the text of its value."""

    type: str
    value: str

    @property
    def kind(self) -> str:
        """Its kind as entry points spell it; ``?`` for any other type."""
        if _ELSEWHERE in self.type:
            return "?"
        return "p" if self.type.endswith("*") else _KINDS.get(self.type, "?")

    @property
    def constant(self) -> int | None:
        """Its value where it is a literal integer."""
        return int(self.value) if _INTEGER.fullmatch(self.value) else None


class Candidate(NamedTuple):
    """A call that may become a site.

    Attributes:
        entry: the entry point that it calls.
        symbol: the name of the function that it calls.
        start, end: text offsets of the callee's symbol.
        function: name of the LLVM function that holds the call.
        returns: LLVM type of the result.
        arguments: as written, left to right.
        location: source location, None without debug info.
        cast: the callee is cast to another type, and `start` is where its own type begins.
        types: the data types that it is called with, where known, by argument.
    """

    entry: EntryPoint
    symbol: str
    start: int
    end: int
    function: str
    returns: str
    arguments: tuple[Argument, ...]
    location: Location | None
    cast: bool = False
    types: Mapping[int, int] = MappingProxyType({})

    @property
    def in_overload(self) -> bool:
        """Whether cublas_v2.h makes the call, in a function that was not inlined."""
        return _is_overload(self.function)

    @property
    def source_function(self) -> str:
        """The mangled source function: the one inlined here, where the call was inlined."""
        return self.location.function if self.location else self.function

    @property
    def shape(self) -> str:
        """``m x n x k`` with ``?`` for what is not a constant; empty where nothing is."""
        sizes = self.entry.sizes
        if sizes is None:
            return ""
        values = [self.arguments[index].constant for index in (sizes.m, sizes.n, sizes.k)]
        if all(value is None for value in values):
            return ""
        return " x ".join("?" if value is None else str(value) for value in values)

    def missed(self, reason: str) -> Missed:
        """The call as one that the pass leaves alone, with the reason."""
        line = self.location.position.line if self.location else 0
        return Missed(self.entry.name, self.source_function, line, reason)


class AddressUse(NamedTuple):
    """A place where a module names an entry point other than to call it: text offsets."""

    start: int
    end: int
    missed: Missed

    def missed_for(self, reason: str) -> Missed:
        """The use as a call that is not seen."""
        return replace(self.missed, reason=reason)


@dataclass
class Found:
    """All uses of entry points in a module: calls, addresses, and what is no entry point."""

    calls: list[Candidate]
    missed: list[Missed]
    addresses: list[AddressUse] = field(default_factory=list)


def find_calls(module: ModuleText) -> Found:
    """Scan the text for entry points; only lines that name one are looked at."""
    debug = DebugInfo(module.text)
    found = Found([], [])
    for match in _USE.finditer(module.text):
        if not module.is_code(match.start()):
            continue
        symbol = symbol_name(match[0])
        if entry_of(symbol) is None and left_alone(symbol) is None:
            continue
        line = module.line(match.start())
        if line.startswith(("declare", "define", "!", "$")) or _DEBUG_RECORD.match(line):
            continue
        if module.text.startswith("(", match.end()) or _cast_call(module, match.start()):
            _add_call(found, module, match, debug)
        elif is_variable(module, match[0]):
            if is_called(module, match.start()):
                reason = _unseen("variable", symbol)
                found.missed.append(_other_use(module, match, line, debug, reason))
        elif not may_be_own(symbol) and template_name(symbol) is None:
            use = _other_use(module, match, line, debug, "")
            found.addresses.append(AddressUse(match.start(), match.end(), use))
    found.missed += _looked_up(module, debug)
    return found


def _add_call(found: Found, module: ModuleText, match: re.Match[str], debug: DebugInfo) -> None:
    symbol = symbol_name(match[0])
    entry = entry_of(symbol)
    if entry is None:
        if may_be_own(symbol, _kinds(module, match.end()), symbol in module.defined):
            return
        reason = left_alone(symbol) or ""
        line = _statement(module, match.start())
        _add_missed(found, symbol, _other_use(module, match, line, debug, reason))
        return
    candidate = _candidate(module, match.start(), match.end(), debug, entry)
    if candidate is not None:
        found.calls.append(candidate)


def _add_missed(found: Found, symbol: str, missed: Missed) -> None:
    """Note a call; of kernels and loops of templates once a function."""
    name = template_name(symbol)
    if name is None:
        found.missed.append(missed)
    elif not any((one.callee, one.function) == (name, missed.function) for one in found.missed):
        found.missed.append(replace(missed, callee=name))


def _kinds(module: ModuleText, opening: int) -> str:
    """The kinds of the arguments in the brackets that open there."""
    parts = split_top(module.text[opening + 1 : closing(module.text, opening)])
    return "".join(parse_argument(part).kind for part in parts)


def _statement(module: ModuleText, start: int) -> str:
    """The line of a call, and the next one where an `invoke` ends on that."""
    begin, end = module.line_bounds(start)
    line = module.text[begin:end]
    if " unwind " not in line and (kind := _CALL.search(line)) and kind[1] == "invoke":
        line += module.text[end : module.line_bounds(end + 1)[1]]
    return line


def _looked_up(module: ModuleText, debug: DebugInfo) -> list[Missed]:
    """Entry points whose names are looked up at run time, one row for each use of the string."""
    missed = []
    for name, use in names_looked_up(module):
        line = module.line(use.start())
        if entry_of(name) is not None and not (line[:1] == "!" or _DEBUG_RECORD.match(line)):
            statement = _statement(module, use.start())
            row = _other_use(module, use, statement, debug, _unseen("name", name))
            missed.append(replace(row, callee=name))
    return missed


def _unseen(how: str, symbol: str) -> str:
    """Why a call is not seen, and what sees it: lookups of emulated functions of cuBLAS."""
    emulated = is_emulated(symbol) or is_emulated(f"{symbol}_v2")
    return _UNSEEN[how] + (_INTERCEPTED if emulated and symbol.startswith("cublas") else "")


def source_order(candidates: list[Candidate]) -> list[Candidate]:
    """Calls by file (in order of first appearance), line and column; else in text order.

    A compiler may place functions, and so calls, in another order at another -O level.
    """
    files: dict[str, int] = {}

    def key(candidate: Candidate) -> tuple[int, int, int, int]:
        if candidate.location is None:
            return files.setdefault("", len(files)), 0, 0, candidate.start
        place = candidate.location.position
        return files.setdefault(place.file, len(files)), place.line, place.column, candidate.start

    return sorted(candidates, key=key)


def name_sites(candidates: list[Candidate], module: str) -> list[Site]:
    """Give each call its id (docs/sites.md); calls that would share one are numbered from 1."""
    bare = [_bare_id(candidate, module) for candidate in candidates]
    shared = Counter(bare)
    seen: Counter[str] = Counter()
    sites = []
    for index, (candidate, name) in enumerate(zip(candidates, bare, strict=True)):
        seen[name] += 1
        unique = f"{name} #{seen[name]}" if shared[name] > 1 else name
        position = candidate.location.position if candidate.location else None
        sites.append(
            Site(
                unique,
                index,
                candidate.source_function,
                candidate.entry.name,
                position.file if position else "",
                position.line if position else 0,
                position.column if position else 0,
            )
        )
    return sites


def _bare_id(candidate: Candidate, module: str) -> str:
    if candidate.location is None:
        return f"{module}@{candidate.function}"
    callers = "".join(f" < {position}" for position in candidate.location.inlined)
    return f"{candidate.location.position}@{candidate.location.function}{callers}"


def _cast_call(module: ModuleText, symbol: int) -> tuple[int, int] | None:
    """Where the `bitcast (` before a symbol ends, and where the arguments of its call open.

    Before LLVM 15 a function without a prototype is called through a cast of its type.
    """
    line_start, _ = module.line_bounds(symbol)
    cast = _CAST.search(module.text, line_start, symbol)
    if cast is None or not _CALL.search(module.text, line_start, cast.start()):
        return None
    opening = closing(module.text, cast.end() - 1) + 1
    return (cast.end(), opening) if module.text.startswith("(", opening) else None


def _candidate(
    module: ModuleText, start: int, end: int, debug: DebugInfo, entry: EntryPoint
) -> Candidate | None:
    function = module.enclosing(start)
    cast = _cast_call(module, start)
    symbol = symbol_name(module.text[start:end])
    first, opening = cast or (start, end)
    close = closing(module.text, opening)
    if function is None or close < 0:
        return None
    line_start, _ = module.line_bounds(start)
    head = module.text[line_start : first - len(_BITCAST) if cast else first]
    rest = _statement(module, start)[close - line_start :]
    arguments = tuple(parse_argument(part) for part in split_top(module.text[opening + 1 : close]))
    return Candidate(
        entry=entry,
        symbol=symbol,
        start=first,
        end=end,
        cast=cast is not None,
        function=function.name,
        returns=returned(head),
        arguments=arguments,
        location=debug.attached(rest, _is_overload),
        types=_types(entry, arguments, module.text, function),
    )


def _types(
    entry: EntryPoint, arguments: Sequence[Argument], text: str, function: Function
) -> dict[int, int]:
    """The constant data types among the arguments of a call, by argument."""
    found: dict[int, int] = {}
    for rule in entry.types if entry.accepts("".join(one.kind for one in arguments)) else ():
        argument = arguments[rule.argument]
        value = argument.constant
        if value is None:
            value = settled(text[function.start : function.end], argument.value)
        if value is not None:
            found[rule.argument] = value
    return found


def returned(head: str) -> str:
    """The result type, from the text before a function's symbol; function types are dropped.

    Empty where the function, or what its result points to, lies in an address space of its own.
    """
    head = head.rstrip()
    if head.endswith(")"):
        depth = 0
        for offset in range(len(head) - 1, -1, -1):
            depth += {")": 1, "(": -1}.get(head[offset], 0)
            if depth == 0:
                head = head[:offset]
                break
    match = _RETURN_TYPE.search(head)
    return match[1] if match and _ELSEWHERE not in head else ""


def parse_argument(text: str) -> Argument:
    """``ptr noundef nonnull %3`` -> type and value; attributes in between are dropped."""
    if text[:1] in "[{<":
        end = closing(text, 0) + 1
    else:
        match = _IDENTIFIER.match(text)
        end = match.end() if match else len(text)
    while tail := _POINTER_TAIL.match(text, end):
        end = tail.end()
    return Argument(text[:end], text[end:].rsplit(" ", 1)[-1] if text[end:].strip() else "")


def _is_overload(function: str) -> bool:
    """Whether a call is made by cublas_v2.h: the program's call is the one that counts."""
    return overloaded(function) is not None


def _other_use(
    module: ModuleText, match: re.Match[str], line: str, debug: DebugInfo, reason: str
) -> Missed:
    """A use of a symbol that is no call of an entry point."""
    function = module.enclosing(match.start())
    location = debug.attached(line)
    name = function.name if function else _defined_global(line)
    return Missed(
        symbol_name(match[0]),
        location.function if location else name,
        location.position.line if location else 0,
        reason,
    )


def _defined_global(line: str) -> str:
    match = re.match(SYMBOL, line)
    return unescape(symbol_name(match[0])) if match else ""
