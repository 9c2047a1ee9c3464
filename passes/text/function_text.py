"""The text of one function as the compiler wrote it: blocks, branches and control flow."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cached_property
from typing import NamedTuple

from mixpert.passes.support.closure import closure

NAME = r'(?:"[^"\n]*"|[-\w$.]+)'
"""A register or label, without the sign before it."""

_LABEL = re.compile(rf"^({NAME}):", re.MULTILINE)
_SUCCESSOR = re.compile(rf"label %({NAME})")
_BRANCH = re.compile(rf"^ +br i1 ([^,\n]+), label %({NAME}), label %({NAME})", re.MULTILINE)
_LOOP = re.compile(r"!llvm\.loop !(\d+)")
_DEFINED = re.compile(rf"^  (%{NAME}) = ", re.MULTILINE)
_USED = re.compile(rf"%{NAME}")
_ACTS = re.compile(
    r"\b(?:store|invoke|callbr|cmpxchg|atomicrmw|fence)\b|\bcall\b(?![^@\n]*@llvm\.(?!mem))"
)
"""What does more than compute."""
_PHI = re.compile(rf"^  (%{NAME}) = phi ([^\n]*)", re.MULTILINE)
_INCOMING = re.compile(rf"\[ ([^\]\n]*?), %({NAME}) \]")


class _Block(NamedTuple):
    """Offsets of its text, and the blocks that it leads to."""

    start: int
    end: int
    successors: list[str]


class FunctionText:
    """Answers for blocks by name; the first one's is empty."""

    def __init__(self, body: str) -> None:
        self._body = body
        self._blocks: dict[str, _Block] = {}
        self._before: dict[str, list[str]] = {}
        labels = [*_LABEL.finditer(body)]
        starts = [0, *(label.end() for label in labels)]
        ends = [*(label.start() for label in labels), len(body)]
        names = ["", *(label[1] for label in labels)]  # the first block may have none
        known = set(names)  # a damaged module may lead elsewhere
        for name, start, end in zip(names, starts, ends, strict=True):
            successors = [s for s in _SUCCESSOR.findall(body, start, end) if s in known]
            if not (name or successors):
                successors = names[1:2]
            self._blocks[name] = _Block(start, end, successors)
            for following in successors:
                self._before.setdefault(following, []).append(name)

    @property
    def blocks(self) -> Collection[str]:
        """The names of all blocks."""
        return self._blocks

    def text(self, name: str) -> tuple[int, str]:
        """Where the text of a block begins, behind its label, and that."""
        block = self._blocks[name]
        return block.start, self._body[block.start : block.end]

    def latches(self, loops: Collection[str]) -> list[str]:
        """The blocks that end an iteration of loops of which the numbers are given."""
        return [name for name in self._blocks if self._loop(name) in loops]

    def after(self, name: str) -> list[str]:
        """The blocks to which control goes from one."""
        return self._blocks[name].successors

    def before(self, name: str) -> list[str]:
        """The blocks from which control comes to one."""
        return self._before.get(name, [])

    def branch(self, name: str) -> re.Match[str] | None:
        """The conditional branch that ends a block: condition, and where it goes if that holds."""
        block = self._blocks[name]
        return _BRANCH.search(self._body, block.start, block.end)

    def _loop(self, name: str) -> str:
        branch = self.branch(name)
        if branch is None:
            return ""
        loop = _LOOP.search(self._body[branch.end() : self._body.find("\n", branch.end())])
        return loop[1] if loop else ""

    def header(self, latch: str) -> str | None:
        """Where the next iteration of the loop begins that a block ends an iteration of."""
        if latch in self.after(latch):
            return latch
        return next((s for s in self.after(latch) if self._leads(s, latch)), None)

    def _leads(self, header: str, latch: str) -> bool:
        """Whether control has certainly passed `header` where it comes to `latch`."""
        return latch not in self.reached("", {header})

    def reached(self, start: str, without: Collection[str]) -> set[str]:
        """The blocks to which control may come from one, but for some and what lies behind."""
        return closure([start], lambda name: [n for n in self.after(name) if n not in without])

    def acts(self, name: str) -> bool:
        """Whether a block does more than compute."""
        return self.actions(name) > 0

    def actions(self, name: str) -> int:
        """How many instructions of a block do more than compute."""
        block = self._blocks[name]
        return sum(1 for _ in _ACTS.finditer(self._body, block.start, block.end))

    def definition(self, register: str) -> str:
        """What computes a register; empty for what is none."""
        start, _ = self.place(register)
        return self._body[start : self._body.find("\n", start)] if start else ""

    def place(self, register: str) -> tuple[int, int]:
        """Where the text of what computes a register begins and ends; 0 for what is none."""
        start = self._starts.get(register, 0)
        return start, self._body.find("\n", start) if start else 0

    @cached_property
    def _starts(self) -> dict[str, int]:
        return {found[1]: found.end() for found in _DEFINED.finditer(self._body)}

    def taken(self, name: str, source: str) -> list[str]:
        """The values that registers of a block take where control comes from another."""
        block = self._blocks[name]
        values = re.compile(rf"= phi [^\n]*\[ ([^\]\n]*?), %{re.escape(source)} \]")
        return values.findall(self._body, block.start, block.end)

    def phis(self, name: str) -> dict[str, dict[str, str]]:
        """The registers that a block takes by the way control came, and by it their values."""
        block = self._blocks[name]
        found = _PHI.finditer(self._body, block.start, block.end)
        return {phi[1]: {way: value for value, way in _INCOMING.findall(phi[2])} for phi in found}

    def defines(self, name: str, register: str) -> bool:
        """Whether a block computes a register."""
        block = self._blocks[name]
        return block.start <= self._starts.get(register, -1) < block.end

    def derived(self, value: str, origin: str, steps: int) -> bool:
        """Whether a value is computed from another in a few steps."""
        return origin in self.computed_from(value, steps)

    def computed_from(self, value: str, steps: int) -> set[str]:
        """A value, and the registers from which it is computed in a few steps."""
        found = {value}
        for _ in range(steps):
            found |= {used for name in found for used in _USED.findall(self.definition(name))}
        return found


def plain(definition: str) -> str:
    """An instruction without what is attached to it."""
    return definition.split(", !", maxsplit=1)[0]


def last_operand(definition: str) -> str:
    """The last operand of an instruction, without what is attached to it."""
    return definition.split("!", maxsplit=1)[0].replace(",", " ").split()[-1]
