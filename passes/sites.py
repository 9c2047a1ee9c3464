"""Finds the GEMM calls of a module in its text: candidates with arguments and places."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from mixpert.graph import Missed
from mixpert.passes.debug_info import DebugInfo, Location
from mixpert.passes.entry_points import ENTRY_POINTS, EntryPoint
from mixpert.passes.module_text import (
    SYMBOL,
    ModuleText,
    closing,
    split_top,
    symbol_name,
    unescape,
)
from mixpert.site import Site

_NAMES = "|".join(re.escape(name) for name in ENTRY_POINTS)
_USE = re.compile(rf'@(?:"(?:{_NAMES})"|(?:{_NAMES})(?![-\w$.]))')
_RETURN_TYPE = re.compile(r"(\S+)\s*$")
_CALL = re.compile(r"\b(call|invoke)\b")
_IDENTIFIER = re.compile(r'%(?:"[^"\n]*"|[-\w$.]+)|[A-Za-z]\w*')
_POINTER_TAIL = re.compile(r"(?:\s*addrspace\(\d+\))?\s*\*")
_INTEGER = re.compile(r"-?\d+")
_KINDS = {"i32": "i", "i64": "l", "float": "f", "ptr": "p"}


@dataclass(frozen=True)
class Argument:
    """One argument of a call: its LLVM type and the text of its value."""

    type: str
    value: str

    @property
    def kind(self) -> str:
        """Its kind as entry points spell it; ``?`` for any other type."""
        return "p" if self.type.endswith("*") else _KINDS.get(self.type, "?")

    @property
    def constant(self) -> int | None:
        """Its value where it is a literal integer."""
        return int(self.value) if _INTEGER.fullmatch(self.value) else None


@dataclass(frozen=True)
class Candidate:
    """A call that may become a site.

    Attributes:
        entry: the entry point whose name it calls.
        start, end: text offsets of the callee's symbol.
        function: name of the LLVM function that holds the call.
        returns: LLVM type of the result.
        arguments: as written, left to right.
        location: source location, None without debug info.
    """

    entry: EntryPoint
    start: int
    end: int
    function: str
    returns: str
    arguments: tuple[Argument, ...]
    location: Location | None

    @property
    def source_function(self) -> str:
        """The mangled source function: the one inlined here, where the call was inlined."""
        return self.location.function if self.location else self.function

    def missed(self, reason: str) -> Missed:
        """The call as one that the pass leaves alone, with the reason."""
        line = self.location.position.line if self.location else 0
        return Missed(self.entry.name, self.source_function, line, reason)


@dataclass
class Found:
    """All uses of entry points in a module: calls, and uses that are no direct call."""

    calls: list[Candidate]
    missed: list[Missed]


def find_calls(module: ModuleText) -> Found:
    """Scan the text for entry points; only lines that name one are looked at."""
    debug = DebugInfo(module.text)
    found = Found([], [])
    for match in _USE.finditer(module.text):
        if not module.is_code(match.start()):
            continue
        line = module.line(match.start())
        if line.startswith(("declare", "define", "!", "$")):
            continue
        if module.text.startswith("(", match.end()):
            candidate = _candidate(module, match.start(), match.end(), debug)
            if candidate is not None:
                found.calls.append(candidate)
        else:
            found.missed.append(_address_taken(module, match, line, debug))
    return found


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
    """Give each call its id (DESIGN 3); calls that would share one are numbered from 1."""
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


def _candidate(module: ModuleText, start: int, end: int, debug: DebugInfo) -> Candidate | None:
    function = module.enclosing(start)
    close = closing(module.text, end)
    if function is None or close < 0:
        return None
    line_start, line_end = module.line_bounds(start)
    head = module.text[line_start:start]
    rest = module.text[close : module.line_bounds(close)[1]]
    kind = _CALL.search(head)
    if kind is not None and kind[1] == "invoke" and " unwind " not in rest:
        rest += module.text[line_end : module.line_bounds(line_end + 1)[1]]
    return Candidate(
        entry=ENTRY_POINTS[symbol_name(module.text[start:end])],
        start=start,
        end=end,
        function=function.name,
        returns=_returned(head),
        arguments=tuple(parse_argument(part) for part in split_top(module.text[end + 1 : close])),
        location=debug.attached(rest),
    )


def _returned(head: str) -> str:
    """The result type of a call, from the text before the callee; function types are dropped."""
    head = head.rstrip()
    if head.endswith(")"):
        depth = 0
        for offset in range(len(head) - 1, -1, -1):
            depth += {")": 1, "(": -1}.get(head[offset], 0)
            if depth == 0:
                head = head[:offset]
                break
    match = _RETURN_TYPE.search(head)
    return match[1] if match else ""


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


def _address_taken(module: ModuleText, match: re.Match[str], line: str, debug: DebugInfo) -> Missed:
    function = module.enclosing(match.start())
    location = debug.attached(line)
    name = function.name if function else _defined_global(line)
    return Missed(
        symbol_name(match[0]),
        location.function if location else name,
        location.position.line if location else 0,
        "its address is taken: calls through a pointer are not seen",
    )


def _defined_global(line: str) -> str:
    match = re.match(SYMBOL, line)
    return unescape(symbol_name(match[0])) if match else ""
