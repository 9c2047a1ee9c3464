"""Whether some blocks of a function do the work of several iterations of others.

The places in memory are compared for numbers drawn at random: polynomials that differ give other
numbers then.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping

from mixpert.passes.text.function_text import NAME, FunctionText, plain

_SIZES = {"i8": 1, "i16": 2, "half": 2, "i32": 4, "float": 4, "i64": 8, "double": 8}
_VALUE = rf"(?:[%@]{NAME}|-?\d+)"
_STORED = re.compile(rf"  store (\S+) [^,]+, \S+ ({_VALUE})(?=,|$)")
_LOADED = re.compile(rf"= load (\S+), \S+ ({_VALUE})(?=,|$)")
_COPIED = re.compile(r"call void @llvm\.(memcpy|memmove|memset)[\w.]*\((.*)\)")
_CALLED = re.compile(r"\b(?:call|invoke|callbr|cmpxchg|atomicrmw|fence|volatile)\b")
_LAST_WORD = re.compile(rf"({_VALUE})$")
_SUM = re.compile(rf"(add|sub|mul|shl|or) (?:nuw |nsw |disjoint )*i\d+ ({_VALUE}), ({_VALUE})$")
_SAME = re.compile(rf"(?:[sz]ext|trunc|bitcast) (?:nneg |nuw |nsw )*\S+ ({_VALUE}) to ")
_ADDRESS = re.compile(
    rf"getelementptr (?:inbounds |nuw |nusw )*(\[.*?\]|\w+), \S+ ({_VALUE}), (.*)$"
)
_ARRAY = re.compile(r"\[(\d+) x (.*)\]")
_USED = re.compile(rf"[%@]{NAME}")
_LARGEST = 1 << 20  # of the numbers that are drawn
_DEEPEST = 16


class Work:
    """What some blocks do where registers have some values."""

    def __init__(
        self, text: FunctionText, blocks: Iterable[str], values: Mapping[str, int]
    ) -> None:
        self._text = text
        self._values = values
        every = (line for block in blocks for line in text.text(block)[1].split("\n")[1:])
        self._lines = [plain(line) for line in every]

    def places(self) -> set[tuple[object, ...]] | None:
        """What is stored, loaded and copied where; None where more is done."""
        found: set[tuple[object, ...]] = set()
        for line in self._lines:
            copied = _COPIED.search(line)
            if copied:
                parts = copied[2].split(", ")[:3]
                words = [_LAST_WORD.search(part) for part in parts]
                found.add((copied[1], *(word and self._value(word[1]) for word in words)))
            elif _CALLED.search(line):
                if "@llvm.dbg." not in line:
                    return None
            else:
                for kind, pattern in (("store", _STORED), ("load", _LOADED)):
                    for type_, place in pattern.findall(line):
                        found.add((kind, type_, self._value(place)))
        return found

    def outside(self) -> set[str]:
        """The registers and globals of other blocks that are used, but for those that decide."""
        used: set[str] = set()
        own: set[str] = set()
        for line in self._lines:
            result, _, definition = line.strip().rpartition(" = ")
            own.add(result)
            if not definition.startswith(("br ", "#", "icmp ", "phi ")):
                used.update(_USED.findall(definition))
        return used - own

    def _value(self, name: str, depth: int = 0) -> int:
        """The value of a register; one drawn by its name where it is not computed from others."""
        if name in self._values:
            return self._values[name]
        if not name.startswith(("%", "@")):
            return int(name)
        definition = plain(self._text.definition(name)) if depth < _DEEPEST else ""
        same, sum_ = _SAME.match(definition), _SUM.match(definition)
        address = _ADDRESS.match(definition)
        if same:
            return self._value(same[1], depth + 1)
        if sum_:
            one, other = (self._value(part, depth + 1) for part in sum_.groups()[1:])
            return _computed(sum_[1], one, other)
        if address:
            sizes = _sizes(address[1])
            words = [_LAST_WORD.search(part) for part in address[3].split(", ")]
            if all(sizes) and len(words) <= len(sizes) and all(words):
                indexes = (self._value(word[1], depth + 1) for word in words if word)
                steps = (size * index for size, index in zip(sizes, indexes, strict=False))
                return self._value(address[2], depth + 1) + sum(steps)
        return random.Random(name).randrange(_LARGEST)


def _computed(operation: str, one: int, other: int) -> int:
    match operation:
        case "add":
            return one + other
        case "sub":
            return one - other
        case "mul":
            return one * other
        case "or":
            return one | other
    return one << other if 0 <= other < _LARGEST.bit_length() else 0


def _sizes(type_: str) -> list[int]:
    """Bytes of a type, and of what it is an array of; 0 where not known."""
    array = _ARRAY.match(type_)
    if array is None:
        return [_SIZES.get(type_, 0)]
    inner = _sizes(array[2])
    return [int(array[1]) * inner[0], *inner]
