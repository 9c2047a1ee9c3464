"""Constant bounds of integers in registers: remainders, and counters up to a constant."""

from __future__ import annotations

import re
from math import gcd
from typing import NamedTuple

from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir import Operand

_INCOMING = re.compile(r"\[ ([^,]+), (%[^ ]+|%\"[^\"]+\") \]")
_TEST = re.compile(r"(?:samesign )?(eq|ne|[su](?:lt|gt)) \S+ (%\S+), (-?\d+)")
_LAST_NUMBER = re.compile(r", (\d+)$")
_DEEPEST = 8


class Range(NamedTuple):
    """Numbers from `first` to `last` (inclusive) in steps; a step of 0 if there is only one."""

    first: int
    last: int
    step: int


class IndexRanges:
    """Answers for the registers of one function, in whatever context."""

    def __init__(self, function: ir.Function) -> None:
        self._blocks = function.blocks
        self._defined = {
            one.result: (name, one)
            for name, block in function.blocks.items()
            for one in block.instructions
            if isinstance(one, ir.Compute)
        }
        self._known: dict[str, Range | None] = {}

    def of(self, value: Operand, depth: int = 0) -> Range | None:
        """What a number may be; None: not known."""
        if value.literal:
            number = _number(value.literal)
            return None if number is None else Range(number, number, 0)
        if value.name not in self._known:
            self._known[value.name] = None  # while it is asked about itself
            self._known[value.name] = self._found(value.name, depth)
        return self._known[value.name]

    def difference(self, value: Operand) -> tuple[Operand, Operand] | None:
        """The two addresses of which a number is the distance."""
        _, one = self._defined.get(value.name, ("", None))
        if one is None or one.opcode != "sub" or len(one.operands) != 2:
            return None
        made = [self._defined.get(operand.name, ("", None))[1] for operand in one.operands]
        if not all(address is not None and address.opcode == "ptrtoint" for address in made):
            return None
        return one.operands[0], one.operands[1]

    def choices(self, value: Operand) -> tuple[Operand, ...]:
        """The numbers of which a number is one, as control came."""
        _, one = self._defined.get(value.name, ("", None))
        return one.operands if one is not None and one.opcode == "phi" else ()

    def divisor(self, value: Operand, depth: int = 0) -> int:
        """A number that divides an index; 0 if that is 0."""
        if value.literal:
            number = _number(value.literal)
            return 1 if number is None else abs(number)
        _, one = self._defined.get(value.name, ("", None))
        if one is None or depth > _DEEPEST or one.opcode not in ("add", "sub", "mul", "shl"):
            return 1
        first = self.divisor(one.operands[0], depth + 1)
        if one.opcode == "shl":
            places = _number(one.operands[1].literal) or 0
            return first << min(places, 64)
        second = self.divisor(one.operands[1], depth + 1)
        return first * second if one.opcode == "mul" else gcd(first, second)

    def _found(self, register: str, depth: int) -> Range | None:
        if register not in self._defined or depth > _DEEPEST:
            return None
        block, one = self._defined[register]
        match one.opcode:
            case "phi":
                return self._counter(block, one)
            case "and" | "urem":
                return _remainder(one)
            case "zext" | "sext":
                found = self.of(one.operands[0], depth + 1)
                return found if found is not None and found.first >= 0 else None
            case "add" | "sub" | "mul" | "shl":
                first, second = (self.of(operand, depth + 1) for operand in one.operands)
                return _computed(one.opcode, first, second)
            case _:
                return None

    def _counter(self, header: str, phi: ir.Compute) -> Range | None:
        """The values of a phi to which each iteration adds a constant, up to a test behind it."""
        incoming = _INCOMING.findall(phi.text)
        starts = [_number(value) for value, _ in incoming]
        if len(incoming) != 2 or (starts[0] is None) == (starts[1] is None):
            return None
        start = starts[0] if starts[0] is not None else starts[1]
        following, latch = incoming[0 if starts[0] is None else 1]
        step = self._step(following, phi.result)
        test = self._continuing(latch, header)
        if start is None or not step or test is None or test[1] not in (following, phi.result):
            return None
        last = _last(start, step, test[0], test[2])
        if last is None:
            return None
        if test[1] == phi.result:
            last += step
        return Range(min(start, last), max(start, last), abs(step) if last != start else 0)

    def _step(self, register: str, counter: str) -> int | None:
        _, one = self._defined.get(register, ("", None))
        if one is None or one.opcode != "add" or one.operands[0].name != counter:
            return None
        return _number(one.operands[1].literal)

    def _continuing(self, latch: str, header: str) -> tuple[str, str, int] | None:
        """The test after which control goes from a block to a loop's header."""
        block = self._blocks.get(latch)
        if block is None or block.cases or block.condition is None or len(block.successors) != 2:
            return None
        _, test = self._defined.get(block.condition.name, ("", None))
        found = (
            _TEST.fullmatch(test.text.strip())
            if test is not None and test.opcode == "icmp"
            else None
        )
        if found is None or block.successors.count(header) != 1:
            return None
        kind, beside = found[1], 0
        if block.successors[0] != header:
            kind, beside = _OPPOSITE.get(kind, ("", 0))
        return kind, found[2], int(found[3]) + beside


_OPPOSITE = {"eq": ("ne", 0), "slt": ("sgt", -1), "sgt": ("slt", 1), "ugt": ("ult", 1)}
"""Tests that hold where others fail, against a number that differs by so much."""


def _goes_on(number: int, kind: str, end: int) -> bool:
    """Whether a loop that goes on as long as a test holds does so at a number."""
    match kind:
        case "ne":
            return number != end
        case "slt":
            return number < end
        case "ult":
            return 0 <= number < end
        case "sgt":
            return number > end
        case _:
            return False


def _last(start: int, step: int, kind: str, end: int) -> int | None:
    """The last of the numbers from `start` on before a test fails, itself without a test."""
    if not _goes_on(start, kind, end) and kind != "ne":
        return None
    if kind == "ne":
        count, rest = divmod(end - start, step)
        return None if rest or count <= 0 else end - step
    if (kind in ("slt", "ult")) != (step > 0):
        return None
    return start + (abs(end - start) - 1) // abs(step) * step


def _remainder(one: ir.Compute) -> Range | None:
    last = _LAST_NUMBER.search(one.text)
    most = int(last[1]) - (one.opcode == "urem") if last else 0
    return Range(0, most, 1) if most > 0 else None


def _computed(opcode: str, one: Range | None, other: Range | None) -> Range | None:
    """A sum, or a product with a constant."""
    if one is None or other is None:
        return None
    if opcode in ("add", "sub"):
        if one.step and other.step:
            return None
        low, high = (other.first, other.last) if opcode == "add" else (-other.last, -other.first)
        return Range(one.first + low, one.last + high, one.step or other.step)
    if other.step or other.first < 0:
        return None
    factor = other.first if opcode == "mul" else 1 << min(other.first, 64)
    return Range(one.first * factor, one.last * factor, one.step * factor)


def _number(text: str) -> int | None:
    return int(text) if text.lstrip("-").isdigit() else None
