"""Statements that divide an allocation into blocks: `*members[i] = at; at += sizes[i]`.

The pointer runs on by a size out of a table, and is stored where a table of addresses says. At a
higher level the compiler has written the loop out: then several stores come from one statement,
and each pointer is the one before it plus a size of its own.

A pointer that runs on by one step cuts rows of a matrix, which programs also use as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from mixpert.passes.effects.block_marks import REGISTER, STORE, call_of

_ATTACHED = re.compile(r"!dbg (!\d+)")
_DEFINED = re.compile(rf"^ +({REGISTER}) = ([a-z]+) ([^\n]*)$", re.MULTILINE)
_OPERAND = re.compile(rf"(?<![-\w$.])({REGISTER})(?=[,\s\])]|$)")
_STEP = re.compile(rf"[^\n]*?(?:ptr|\*) ({REGISTER}), i\d+ ({REGISTER})(?:,|$)")
_ELEMENT = re.compile(rf"[^\n]*, i\d+ {REGISTER}(?:, !|$)")
_PLACE = re.compile(
    rf"(?:inbounds |nuw )*(?=(\S+), )[^\n]*?(?:ptr|\*) ({REGISTER}), i\d+ (\d+)(?:,|$)"
)
_LOADED = re.compile(rf"[^\n]*?(?:ptr|\*) ({REGISTER})(?:,|$)")
_SIZES = frozenset(("sext", "zext", "trunc", "mul", "shl", "add", "freeze"))
"""What is done to a number from a table before a pointer runs on by it."""
_LEAST = 3  # stores, for two steps that are not the same
_MOST_STEPS = 8

_Statement = list[re.Match[str]]


def stores_of_blocks(body: str) -> Iterator[re.Match[str]]:
    """The stores in the text of a function that such a statement makes."""
    found = list(STORE.finditer(body)) if "getelementptr" in body else []
    if not found:
        return
    running = _Running(body)
    for statement in _statements(found):
        if running.cut(statement):
            yield from statement
    if "!dbg" not in body:
        yield from running.chained(found)


def marked(body: str, mark: str) -> str:
    """A function in which a call of `mark` stands for each such store."""
    found = sorted(stores_of_blocks(body), key=re.Match.start)
    pieces, done = [], 0
    for store in found:
        pieces += [body[done : store.start()], call_of(mark, store)]
        done = store.end()
    return "".join([*pieces, body[done:]])


def _statements(stores: _Statement) -> Iterator[_Statement]:
    """Stores of one place in the source together; those without a place alone."""
    places: dict[object, _Statement] = {}
    for store in stores:
        attached = _ATTACHED.search(store[0])
        places.setdefault(attached[1] if attached else store.start(), []).append(store)
    yield from places.values()


class _Running:
    """What the registers of a function are made of."""

    def __init__(self, body: str) -> None:
        self._defined = {name: (opcode, rest) for name, opcode, rest in _DEFINED.findall(body)}
        self._kept: dict[str, list[str]] = {}
        for _, value, _, place in map(re.Match.groups, STORE.finditer(body)):
            self._kept.setdefault(place, []).append(value)

    def cut(self, statement: _Statement) -> bool:
        """Whether the stores of a statement are all of a pointer that runs over sizes."""
        values = [(store[2], store[4]) for store in statement]
        if all(self._in_loop(value, place) for value, place in values):
            return True
        return len(values) >= _LEAST and self._written_out([value for value, _ in values])

    def chained(self, stores: _Statement) -> Iterator[re.Match[str]]:
        """Stores of pointers each of which is the one before it plus the next size of a table.

        So a loop is known that was written out, where nothing tells statements.
        """
        stored: dict[str, _Statement] = {}
        for store in stores:
            stored.setdefault(store[2], []).append(store)
        following = {step[0]: value for value in stored if (step := self._step(value))}
        for first in stored:
            step = self._step(first)
            chain = [first] if step is None or step[0] not in stored else []
            while chain and (value := following.get(chain[-1])) is not None:
                chain.append(value)
            if len(chain) > _LEAST and self._of_table(chain[1:]):
                found = [store for value in chain for store in stored[value]]
                yield from found if len(found) == len(chain) else ()

    def _of_table(self, values: list[str]) -> bool:
        """Whether pointers are some others plus sizes that follow one another in memory."""
        places = []
        for value in values:
            step = self._step(value)
            address = step and self._held_at(step[1])
            opcode, rest = self._defined.get(address or "", ("", ""))
            match = _PLACE.match(rest) if opcode == "getelementptr" else None
            places.append((match[2], match[1], int(match[3])) if match else (address, "", 0))
        if not places[0][1]:
            places[0] = (places[0][0], places[1][1], 0)
        apart = {(b[0] == a[0], b[1] == a[1], b[2] - a[2]) for a, b in pairwise(places)}
        same = apart.pop() if len(apart) == 1 else (False, False, 0)
        return same[0] and same[1] and same[2] > 0

    def _written_out(self, values: list[str]) -> bool:
        steps = [self._step(value) for value in values[1:]]
        known = [step for step in steps if step is not None]
        sizes = {size for _, size in known}
        return len(sizes) == len(steps) and [base for base, _ in known] == values[:-1]

    def _in_loop(self, value: str, place: str) -> bool:
        """Whether a pointer that grows in each iteration is stored where a table says."""
        address = self._loaded(place)
        return address is not None and self._is_element(address) and self._grows(value)

    def _grows(self, value: str) -> bool:
        slot = self._loaded(value)
        if slot is not None:  # a variable: at -O0
            return any(self._grown(kept, slot) for kept in self._kept.get(slot, ()))
        for _ in range(_MOST_STEPS):
            opcode, rest = self._defined.get(value, ("", ""))
            if opcode == "phi":
                return any(self._comes_from(one, value) for one in _OPERAND.findall(rest))
            step = self._step(value)
            if step is None or not self._from_table(step[1]):
                return False
            value = step[0]
        return False

    def _grown(self, value: str, slot: str) -> bool:
        """Whether a pointer is what a variable held plus a size."""
        step = self._step(value)
        return step is not None and self._loaded(step[0]) == slot and self._from_table(step[1])

    def _comes_from(self, value: str, phi: str) -> bool:
        """Whether a pointer is a phi's plus sizes."""
        for _ in range(_MOST_STEPS):
            step = self._step(value)
            if step is None or not self._from_table(step[1]):
                return False
            value = step[0]
            if value == phi:
                return True
        return False

    def _from_table(self, size: str) -> bool:
        """Whether a number is computed from what is loaded from a place that varies."""
        waiting = [size]
        for _ in range(_MOST_STEPS):
            if not waiting:
                return False
            register = waiting.pop()
            address = self._loaded(register)
            if address is not None and self._is_element(address):
                return True
            opcode, rest = self._defined.get(register, ("", ""))
            waiting += _OPERAND.findall(rest) if opcode in _SIZES else ()
        return False

    def _is_element(self, address: str) -> bool:
        """Whether it is that of an element that a register chooses."""
        opcode, rest = self._defined.get(address, ("", ""))
        return opcode == "getelementptr" and _ELEMENT.match(rest) is not None

    def _held_at(self, number: str) -> str | None:
        """The register from which a number is loaded, on whichever way control has come."""
        opcode, rest = self._defined.get(number, ("", ""))
        ways = [way for way in _OPERAND.findall(rest) if way in self._defined]
        found = {self._loaded(way) for way in (ways if opcode == "phi" else [number])}
        return found.pop() if len(found) == 1 else None

    def _step(self, register: str) -> tuple[str, str] | None:
        """The pointer and the variable number of elements that make another pointer."""
        opcode, rest = self._defined.get(register, ("", ""))
        match = _STEP.match(rest) if opcode == "getelementptr" else None
        return (match[1], match[2]) if match else None

    def _loaded(self, register: str) -> str | None:
        """The register from which another is loaded."""
        opcode, rest = self._defined.get(register, ("", ""))
        match = _LOADED.match(rest) if opcode == "load" else None
        return match[1] if match else None
