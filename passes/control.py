"""Which branches decide what a phi takes, and whether a store runs.

`if (x > 0) mask = 1;` copies nothing of x, and still says where x was positive. So the conditions
that decide are noted with phis and stores. Not counted are tests that end a loop or leave the
function: else one test of convergence would decide all that follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from operator import and_, or_

from mixpert.passes import ir
from mixpert.passes.ir import Operand
from mixpert.passes.loops import Loop, loops_of


def decided(function: ir.Function) -> ir.Function:
    """The function with the conditions that decide in its phis and stores; changed in place."""
    branches = [name for name, block in function.blocks.items() if block.condition]
    if branches:
        _Decisions(function, branches).note()
    return function


class _Decisions:
    """Sets of blocks are bit masks; what can be reached is meant without back edges."""

    def __init__(self, function: ir.Function, branches: list[str]) -> None:
        self._blocks = function.blocks
        self._branches = branches
        self._bits = {name: 1 << number for number, name in enumerate(function.blocks)}
        self._loops = sorted(loops_of(function), key=lambda loop: len(loop.blocks))
        self._bodies = [self._mask(loop.blocks) for loop in self._loops]
        self._reach = self._reached()
        self._ahead = {name: self._round(name) for name in branches}
        self._predecessors = dict.fromkeys(function.blocks, 0)
        for name, block in function.blocks.items():
            for following in block.successors:
                self._predecessors[following] |= self._bits[name]

    def note(self) -> None:
        """Put conditions into the phis and stores that they decide."""
        guards = self._guards()
        for name, block in self._blocks.items():
            choices: tuple[Operand, ...] | None = None
            for position, instruction in enumerate(block.instructions):
                if isinstance(instruction, ir.Store):
                    found = guards.get(name)
                    if found:
                        block.instructions[position] = replace(instruction, guards=tuple(found))
                elif isinstance(instruction, ir.Compute) and instruction.opcode == "phi":
                    choices = self._choices(name) if choices is None else choices
                    block.instructions[position] = replace(instruction, guards=choices)

    def _mask(self, names: frozenset[str]) -> int:
        return sum(self._bits[name] for name in names)

    def _reached(self) -> dict[str, int]:
        """For each block, itself and what can be reached from it."""
        back = {(latch, loop.header) for loop in self._loops for latch in loop.latches}
        found: dict[str, int] = {}
        stack = [(name, 0) for name in reversed(self._blocks)]
        entered: set[str] = set()
        while stack:
            name, position = stack.pop()
            if position == 0 and name in entered:
                continue
            entered.add(name)
            block = self._blocks[name]
            ahead = [s for s in block.successors if (name, s) not in back]
            if position < len(ahead):
                stack.append((name, position + 1))
                stack.append((ahead[position], 0))
                continue
            found[name] = self._bits[name]
            for following in ahead:
                found[name] |= found.get(following, 0)
        return found

    def _round(self, branch: str) -> int:
        """What can be reached from a branch, also by way of the loops around it."""
        found = self._reach[branch]
        for loop, body in zip(self._loops, self._bodies, strict=True):
            if self._bits[branch] & body:
                found |= self._reach[loop.header]
        return found

    def _guards(self) -> dict[str, list[Operand]]:
        """For each block, the conditions that decide whether it runs within its loop."""
        guards: dict[str, list[Operand]] = {}
        names = list(self._blocks)
        for branch, condition in self._conditions():
            body = self._region(branch)
            ways = [self._reach[following] for following in self._blocks[branch].successors]
            decides = reduce(or_, ways) & ~reduce(and_, ways) & body
            while decides:
                low = decides & -decides
                guards.setdefault(names[low.bit_length() - 1], []).append(condition)
                decides ^= low
        return guards

    def _region(self, branch: str) -> int:
        """The blocks that a branch may decide about: the innermost loop that it cannot end."""
        for body in self._bodies:
            if self._bits[branch] & body:
                outside = any(not self._bits[s] & body for s in self._blocks[branch].successors)
                return 0 if outside else body
        return 0 if self._loops else -1

    def _choices(self, target: str) -> tuple[Operand, ...]:
        """The conditions that decide by which way control comes to a block."""
        incoming = self._predecessors[target]
        if not _several(incoming):
            return ()
        left = [
            (loop, body)
            for loop, body in zip(self._loops, self._bodies, strict=True)
            if not self._bits[target] & body
        ]
        return tuple(
            condition
            for branch, condition in self._conditions()
            if _several(self._ahead[branch] & incoming)
            and self._decides(branch, target, incoming, left)
        )

    def _decides(
        self, branch: str, target: str, incoming: int, left: list[tuple[Loop, int]]
    ) -> bool:
        ways = []
        for following in self._blocks[branch].successors:
            reach = 0 if following == target else self._reach[following]
            reach |= self._bits[branch] if following == target else 0
            for loop, body in left:  # what goes round in a loop may still leave it
                inside = self._bits[branch] & body
                if inside and any(reach & self._bits[latch] for latch in loop.latches):
                    reach |= self._reach[loop.header]
            ways.append(reach & incoming)
        return all(ways) and len(set(ways)) > 1

    def _conditions(self) -> Iterator[tuple[str, Operand]]:
        for branch in self._branches:
            condition = self._blocks[branch].condition
            if condition is not None:
                yield branch, condition


def _several(blocks: int) -> bool:
    return blocks & (blocks - 1) != 0
