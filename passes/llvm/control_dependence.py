"""Control dependence: which branches decide the value of a phi, and whether a store runs.

`if (x > 0) mask = 1;` copies nothing of x, and still says where x was positive. So the conditions
that decide are noted with phis and stores. Not counted are tests that end a loop or leave the
function: else one test of convergence would decide all that follows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import and_, or_

from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir import Operand
from mixpert.passes.llvm.loops import Loop, loops_of

_Body = tuple[Loop, int]
"""A loop and the blocks in it."""


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
        self._names = list(function.blocks)
        self._branches = branches
        self._bits = {name: 1 << number for number, name in enumerate(function.blocks)}
        self._around: dict[str, list[_Body]] = {name: [] for name in function.blocks}
        self._loops = loops_of(function)
        for loop in sorted(self._loops, key=lambda loop: len(loop.blocks)):
            body = loop, self._mask(loop.blocks)
            for name in loop.blocks:
                self._around[name].append(body)
        self._reach = self._reached()
        self._following = {n: self._mask(b.successors) for n, b in function.blocks.items()}
        self._predecessors = dict.fromkeys(function.blocks, 0)
        for name, block in function.blocks.items():
            for following in block.successors:
                self._predecessors[following] |= self._bits[name]
        self._joins = self._mask(n for n, before in self._predecessors.items() if _several(before))

    def note(self) -> None:
        """Put conditions into the phis and stores that they decide."""
        guards, choices = self._guards(), self._choices()
        for name, block in self._blocks.items():
            for position, instruction in enumerate(block.instructions):
                if isinstance(instruction, ir.Store) and name in guards:
                    stored = instruction._replace(guards=tuple(guards[name]))
                    block.instructions[position] = stored
                elif isinstance(instruction, ir.Compute) and instruction.opcode == "phi":
                    chosen = instruction._replace(guards=tuple(choices.get(name, ())))
                    block.instructions[position] = chosen

    def _mask(self, names: Iterable[str]) -> int:
        return reduce(or_, (self._bits[name] for name in names), 0)

    def _members(self, blocks: int) -> Iterator[str]:
        while blocks:
            low = blocks & -blocks
            yield self._names[low.bit_length() - 1]
            blocks ^= low

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

    def _guards(self) -> dict[str, list[Operand]]:
        """For each block, the conditions that decide whether it runs within its loop."""
        guards: dict[str, list[Operand]] = {}
        for branch, condition in self._conditions():
            body = self._region(branch)
            ways = [self._reach[following] for following in self._blocks[branch].successors]
            for name in self._members(_some(ways) & body):
                guards.setdefault(name, []).append(condition)
        return guards

    def _region(self, branch: str) -> int:
        """The blocks that a branch may decide about: the innermost loop that it cannot end."""
        for _, body in self._around[branch]:
            return 0 if self._following[branch] & ~body else body
        return 0 if self._loops else -1

    def _choices(self) -> dict[str, list[Operand]]:
        """For each block, the conditions that decide by which way control comes to it."""
        choices: dict[str, list[Operand]] = {}
        for branch, condition in self._conditions():
            for left, blocks in self._parts(branch):
                for target in self._chosen(branch, left, blocks):
                    choices.setdefault(target, []).append(condition)
        return choices

    def _parts(self, branch: str) -> list[tuple[list[Loop], int]]:
        """Blocks, apart by which of the loops around a branch the way to them leaves."""
        parts: list[tuple[list[Loop], int]] = [([], self._joins)]
        for loop, body in self._around[branch]:
            inside = [(left, blocks & body) for left, blocks in parts]
            outside = [([*left, loop], blocks & ~body) for left, blocks in parts]
            parts = [part for part in (*inside, *outside) if part[1]]
        return parts

    def _chosen(self, branch: str, left: list[Loop], blocks: int) -> Iterator[str]:
        """Those of some blocks to which all ways from a branch lead, but not all the same."""
        successors = self._blocks[branch].successors
        ways = [self._on(self._reach[following], left) for following in successors]
        here = self._on(self._bits[branch], left)
        for target in self._members(blocks & self._close(branch, ways)):
            before = self._predecessors[target]
            pairs = zip(successors, ways, strict=True)
            arrive = {(here if name == target else way) & before for name, way in pairs}
            if len(arrive) > 1 and 0 not in arrive:
                yield target

    def _on(self, reach: int, left: list[Loop]) -> int:
        """What can be reached where loops may go round: what does may still leave them."""
        for loop in left:
            if any(reach & self._bits[latch] for latch in loop.latches):
                reach |= self._reach[loop.header]
        return reach

    def _close(self, branch: str, ways: list[int]) -> int:
        """The blocks that a branch may decide about, and maybe others: a quick first choice."""
        every, some = reduce(and_, ways) & self._joins, _some(ways)
        if some.bit_count() < every.bit_count():
            every &= reduce(or_, (self._following[name] for name in self._members(some)), 0)
        headers = self._mask(loop.header for loop, _ in self._around[branch])
        return every | headers | self._following[branch]

    def _conditions(self) -> Iterator[tuple[str, Operand]]:
        for branch in self._branches:
            condition = self._blocks[branch].condition
            if condition is not None:
                yield branch, condition


def _some(ways: list[int]) -> int:
    """What some ways lead to and others do not."""
    return reduce(or_, ways) & ~reduce(and_, ways)


def _several(blocks: int) -> bool:
    return blocks & (blocks - 1) != 0
