"""Navigation in the text of a module without parsing all of it."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

SYMBOL = r'@(?:"[^"\n]*"|[-\w$.]+)'
"""A global name as IR text spells it."""

_DEFINE = re.compile(rf"define\b[^@\n]*({SYMBOL})\(")
_TOP_LINE = re.compile(r"\n(?=[^\s!;}m])")  # no ^: that looks at every character of a large text
_SOURCE = re.compile(r'source_filename = "([^"\n]*)"')
_MODULE_ID = re.compile(r"; ModuleID = '([^'\n]*)'")
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2}|\\)")
_OPENERS, _CLOSERS = "([{<", ")]}>"
_MARK = re.compile(r'[(\[{<)\]}>,]|"[^"]*"?')  # or a string, in which nothing counts
# nvcc gives the host compiler a temporary file of this name; the number differs in every run
_NVCC_TEMPORARY = re.compile(r"^tmpxft_\w+-\w+_(.+)\.cudafe1\.cpp$")


@dataclass(frozen=True)
class Function:
    """A function body: text offsets of its first character and of what follows its last."""

    name: str
    start: int
    end: int


class Edit(NamedTuple):
    """`text` in place of what stands from offset `start` to before `end`."""

    start: int
    end: int
    text: str


def unescape(text: str) -> str:
    r"""Undo the ``\22`` escapes of an IR string (bytes are read as UTF-8)."""
    raw = _ESCAPE.sub(lambda m: "\\" if m[1] == "\\" else chr(int(m[1], 16)), text)
    if raw == text:
        return text
    try:
        return raw.encode("latin-1").decode("utf-8")
    except (UnicodeEncodeError, UnicodeDecodeError):
        return raw


def symbol_name(symbol: str) -> str:
    """``@main`` and ``@"main"`` -> ``main``."""
    bare = symbol.lstrip("@%")
    return unescape(bare[1:-1]) if bare.startswith('"') else bare


def closing(text: str, opening: int) -> int:
    """The offset of the bracket that closes the one at `opening`; -1 where there is none."""
    for offset, mark, depth in _marks(text, opening):
        if depth == 0 and mark in _CLOSERS:
            return offset
    return -1


def split_top(text: str) -> list[str]:
    """Split at the commas that stand outside brackets and strings; blanks are stripped."""
    cuts = [offset for offset, mark, depth in _marks(text, 0) if mark == "," and depth == 0]
    begins, ends = [0, *(cut + 1 for cut in cuts)], [*cuts, len(text)]
    parts = [text[begin:end].strip() for begin, end in zip(begins, ends, strict=True)]
    return parts if any(parts) or cuts else []


def _marks(text: str, start: int) -> Iterator[tuple[int, str, int]]:
    """Brackets and commas outside strings: offset, character, and how many are open behind it."""
    depth = 0
    for match in _MARK.finditer(text, start):
        mark = match[0]
        depth += (mark in _OPENERS) - (mark in _CLOSERS)
        yield match.start(), mark, depth


class ModuleText:
    """The producer's own text of one module."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def functions(self) -> list[Function]:
        """The functions that have a body, in order."""
        found = []
        start = self._next_line("define", 0)
        while start >= 0:
            end = start + 1
            match = _DEFINE.match(self.text, start)
            if match:
                brace = self.text.find("\n}", match.end())
                end = len(self.text) if brace < 0 else brace + 2
                found.append(Function(symbol_name(match[1]), start, end))
            start = self._next_line("define", end)
        return found

    @cached_property
    def defined(self) -> frozenset[str]:
        """The names of these functions."""
        return frozenset(function.name for function in self.functions)

    @cached_property
    def top_lines(self) -> list[tuple[int, str]]:
        """Offsets and text of lines outside functions; no metadata, comments or `module asm`."""
        begins = [0, *(function.end for function in self.functions)]
        ends = [*(function.start for function in self.functions), len(self.text)]
        offsets = [0] if _TOP_LINE.match("\n" + self.text[:1]) else []
        for begin, end in zip(begins, ends, strict=True):
            offsets += [match.end() for match in _TOP_LINE.finditer(self.text, begin, end)]
        return [(offset, self.line(offset)) for offset in offsets]

    @cached_property
    def globals(self) -> dict[str, str]:
        """What follows `name =` where a variable or an alias is defined or declared, by symbol."""
        found = {}
        for _, line in self.top_lines:
            symbol, equals, rest = line.partition(" = ")
            if equals and symbol.startswith("@"):
                found[symbol] = rest
        return found

    def edited(self, edits: Sequence[Edit], start: int = 0, end: int | None = None) -> str:
        """The text from `start` to `end` after edits, which are in order and apart."""
        pieces: list[str] = []
        done = start
        first = bisect_left(edits, (start,))
        for edit in edits[first : bisect_left(edits, (len(self.text) if end is None else end,))]:
            pieces += [self.text[done : edit.start], edit.text]
            done = edit.end
        return "".join([*pieces, self.text[done:end]])

    @cached_property
    def _starts(self) -> list[int]:
        return [function.start for function in self.functions]

    @cached_property
    def name(self) -> str:
        """The module's name: its source file, without what differs from build to build."""
        lines = (_SOURCE.match(line) for _, line in self.top_lines)
        match = next(filter(None, lines), None) or _MODULE_ID.match(self.text)
        path = unescape(match[1]) if match else ""
        base = path.rsplit("/", 1)[-1]
        temporary = _NVCC_TEMPORARY.match(base)
        if temporary:
            return f"{temporary[1]}.cu"
        return base if path.startswith("/") else path or "module"

    def _next_line(self, beginning: str, offset: int) -> int:
        """Where the first line from `offset` on starts that begins so; -1 for none."""
        if offset == 0 and self.text.startswith(beginning):
            return 0
        before = self.text.find(f"\n{beginning}", max(0, offset - 1))
        return before + 1 if before >= 0 else -1

    def enclosing(self, offset: int) -> Function | None:
        """The function whose body holds `offset`."""
        index = bisect_right(self._starts, offset) - 1
        if index >= 0 and offset < self.functions[index].end:
            return self.functions[index]
        return None

    def line(self, offset: int) -> str:
        """The line that holds `offset`, without its newline."""
        start, end = self.line_bounds(offset)
        return self.text[start:end]

    def line_bounds(self, offset: int) -> tuple[int, int]:
        """Offsets of the first character of the line and of its newline."""
        start = self.text.rfind("\n", 0, offset) + 1
        end = self.text.find("\n", offset)
        return start, len(self.text) if end < 0 else end

    def is_code(self, offset: int) -> bool:
        """Whether `offset` lies outside strings and comments (IR strings hold no quote)."""
        start, _ = self.line_bounds(offset)
        before = self.text[start:offset]
        if ";" not in before:
            return before.count('"') % 2 == 0
        inside = False
        for character in before:
            if character == '"':
                inside = not inside
            elif character == ";" and not inside:
                return False
        return not inside
