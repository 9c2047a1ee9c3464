"""Source locations from the debug metadata of IR text (DILocation and its scopes)."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from mixpert.passes.text.module_text import unescape

_NODE = re.compile(r"\n!(\d+) = (?:distinct )?")
_FIELD = re.compile(r'(\w+): (?:!(\d+)|"([^"]*)"|([^,)]+))')
_ATTACHED = re.compile(r"!dbg !(\d+)")
_MOST_SCOPES = 1000  # a malformed chain of scopes may be a circle

_Node = dict[str, str]


class Position(NamedTuple):
    """A place in the source."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Location(NamedTuple):
    """Where an instruction comes from.

    Attributes:
        position: of the call itself.
        function: mangled name of the source function that holds it.
        inlined: the calls through which that function was inlined, innermost first.
    """

    position: Position
    function: str
    inlined: tuple[Position, ...] = ()


def _opaque(_: str) -> bool:
    return False


class DebugInfo:
    """The debug metadata of one module, read on demand."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._nodes: dict[str, _Node] = {}

    @cached_property
    def _first(self) -> int:
        return max(0, self._text.find("\n!0 = "))

    @cached_property
    def _offsets(self) -> dict[str, int]:
        return {match[1]: match.end() for match in _NODE.finditer(self._text)}

    def attached(
        self, instruction: str, transparent: Callable[[str], bool] = _opaque
    ) -> Location | None:
        """The location that the ``!dbg`` of an instruction's text names, if there is one.

        Args:
            instruction: its text.
            transparent: which functions, where they were inlined, do not count as a place: the
                location is then that of their call.
        """
        match = _ATTACHED.search(instruction)
        return self.location(match[1], transparent) if match else None

    def location(
        self, number: str, transparent: Callable[[str], bool] = _opaque
    ) -> Location | None:
        """The location that node ``!number`` describes; None where it is no DILocation."""
        node = self._node(number)
        if "line" not in node or "scope" not in node:
            return None
        function = self._subprogram(node["scope"])
        name = function.get("linkageName") or function.get("name", "")
        if transparent(name) and "inlinedAt" in node:
            return self.location(node["inlinedAt"], transparent)
        inlined: list[Position] = []
        outer = node.get("inlinedAt")
        while outer is not None and len(inlined) < _MOST_SCOPES:
            caller = self._node(outer)
            inlined.append(self._position(caller))
            outer = caller.get("inlinedAt")
        return Location(self._position(node), name, tuple(inlined))

    def _node(self, number: str) -> _Node:
        if not number:
            return {}
        if number not in self._nodes:
            start = self._bisected(int(number)) or self._offsets.get(number)
            self._nodes[number] = {} if start is None else self._fields(start)
        return self._nodes[number]

    def _fields(self, start: int) -> _Node:
        end = self._text.find("\n", start)
        body = self._text[start : end if end >= 0 else len(self._text)]
        return {m[1]: m[2] or m[3] or m[4] or "" for m in _FIELD.finditer(body)}

    def _bisected(self, number: int) -> int | None:
        """Where a node's text starts, found by halves: LLVM writes nodes in order.

        None where there is no such node, or nodes are in another order.
        """
        low, high = self._first, len(self._text)
        while low < high:
            middle = (low + high) // 2
            match = _NODE.search(self._text, middle)
            if match is None or int(match[1]) > number:
                high = middle
            elif int(match[1]) == number:
                return match.end()
            else:
                low = match.end()
        return None

    def _position(self, location: _Node) -> Position:
        scope = self._node(location.get("scope", ""))
        unit = self._node(self._subprogram(location.get("scope", "")).get("unit", ""))
        directory = self._node(unit.get("file", "")).get("directory", "")
        return Position(
            _relative(self._node(scope.get("file", "")), unescape(directory)),
            int(location.get("line", "0")),
            int(location.get("column", "0")),
        )

    def _subprogram(self, scope: str) -> _Node:
        node = self._node(scope)
        for _ in range(_MOST_SCOPES):
            if "unit" in node or "scope" not in node or "spFlags" in node:
                return node
            node = self._node(node["scope"])
        return {}


def _relative(file: _Node, directory: str) -> str:
    """The path of a DIFile relative to the compile directory, where that is possible."""
    name = unescape(file.get("filename", ""))
    base = unescape(file.get("directory", ""))
    if base == directory and not posixpath.isabs(name):
        return posixpath.normpath(name) if name else ""
    path = posixpath.normpath(posixpath.join(base, name))
    inside = posixpath.normpath(directory or ".").rstrip("/") + "/"
    return path.removeprefix(inside)
