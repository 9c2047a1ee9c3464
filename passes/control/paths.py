"""Control flow of one function: dominators, loops, and where registers are set."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from mixpert.passes.control.unwinding import jumps_here
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir_reader import operand
from mixpert.passes.llvm.loops import Loop, loops_of
from mixpert.passes.support.dominance import immediate_dominators

_INCOMING = re.compile(r'\[ (.+?), (%(?:"[^"\n]*"|[-\w$.]+)) \]')
_ENTRY = ""


class WayIn(NamedTuple):
    """How a loop is entered: by the block `entry`.

    `guard` tests before it whether to go `beyond` the loop instead; both are empty where nothing
    does.
    """

    entry: str
    guard: str
    beyond: str


class Paths:
    """What is asked of a function again and again.

    Attributes:
        loops: its loops by header.
        defined: the block and the instruction that set a register.
        before: the blocks that lead to a block.
        orderly: every loop is entered by its header only, and nothing jumps back into it.
    """

    def __init__(self, function: ir.Function) -> None:
        self._blocks = function.blocks
        self.loops: dict[str, Loop] = {loop.header: loop for loop in loops_of(function)}
        entered = all(_ENTRY not in loop.blocks for loop in self.loops.values())
        self.orderly = entered and not jumps_here(function)
        self.defined: dict[str, tuple[str, ir.Instruction]] = {}
        self.before: dict[str, list[str]] = {name: [] for name in function.blocks}
        self._place: dict[int, str] = {}
        self._entries: dict[str, list[str]] = {}
        self._order = {name: number for number, name in enumerate(function.blocks)}
        for name, block in function.blocks.items():
            for following in block.successors:
                self.before[following].append(name)
            for instruction in block.instructions:
                self._place[id(instruction)] = name
                result = getattr(instruction, "result", "")
                if result:
                    self.defined[result] = name, instruction
        self._above = _dominators(function, self.before)

    def block_of(self, instruction: ir.Instruction) -> str:
        """The block that holds an instruction."""
        return self._place[id(instruction)]

    def incoming(self, phi: ir.Compute) -> list[tuple[str, ir.Operand]]:
        """What a phi takes, by the block that control comes from."""
        return [
            (name if name in self._blocks else _ENTRY, operand(f" {value}"))
            for value, name in _INCOMING.findall(phi.text)
        ]

    def entries(self, header: str) -> list[str]:
        """The blocks from which a block is reached, but for the loop that it heads."""
        if header not in self._entries:
            loop = self.loops.get(header)
            entries = [b for b in self.before[header] if loop is None or b not in loop.blocks]
            self._entries[header] = entries
        return self._entries[header]

    def edges_above(self, name: str) -> Iterator[tuple[str, str]]:
        """The edges that control has certainly passed where `name` runs, the last first."""
        current: str | None = name
        while current is not None:
            entries = self.entries(current)
            if len(entries) == 1:
                yield entries[0], current
            current = self._above.get(current)

    def assumed(self, name: str) -> Iterator[ir.Operand]:
        """The conditions that `llvm.assume` says to hold wherever anything of a block runs."""
        yield from itertools.takewhile(bool, self._assumed.get(name, ()))  # others may end it
        current = self._above.get(name) if self._assumed else None
        while current is not None:
            yield from filter(None, self._assumed.get(current, ()))
            current = self._above.get(current)

    @cached_property
    def _assumed(self) -> dict[str, list[ir.Operand | None]]:
        """What the calls of blocks assume that assume anything; None for other calls."""
        calls = {
            name: [i for i in block.instructions if isinstance(i, ir.Call)]
            for name, block in self._blocks.items()
        }
        return {
            name: [call.arguments[0] if _assumes(call) else None for call in found]
            for name, found in calls.items()
            if any(map(_assumes, found))
        }

    def way_in(self, header: str) -> WayIn | None:
        """How a loop is entered; None where that is from several blocks, or from a switch."""
        entries = self.entries(header)
        if len(entries) != 1:
            return None
        entry = entries[0]
        ways = set(self._blocks[entry].successors)
        if len(ways) == 1:
            above = self.before[entry]
            others = set(self._blocks[above[0]].successors) - {entry} if len(above) == 1 else set()
            return WayIn(entry, above[0], *others) if len(others) == 1 else WayIn(entry, "", "")
        return WayIn(entry, entry, *(ways - {header})) if len(ways) == 2 else None

    def dominates(self, one: str, other: str) -> bool:
        """Whether control has certainly passed one block where another runs."""
        current: str | None = other
        while current is not None and current != one:
            current = self._above.get(current)
        return current is not None

    def always(self, loop: Loop, start: str, place: str) -> bool:
        """Whether control comes from one block to another before an iteration of a loop ends."""
        seen: set[str] = set()
        waiting = [start]
        while waiting:
            name = waiting.pop()
            if name in seen or name == place or name not in loop.blocks:
                continue
            if name == loop.header or name in loop.latches:
                return False
            seen.add(name)
            waiting += self._blocks[name].successors
        return start in loop.blocks

    def after(self, name: str) -> list[str]:
        """The blocks to which control goes from one."""
        return self._blocks[name].successors

    def condition(self, name: str) -> str:
        """The register that decides where control goes from a block; empty if none does."""
        condition = self._blocks[name].condition
        return "" if condition is None else condition.name

    def around(self, loop: Loop) -> Loop | None:
        """The smallest loop around another."""
        outer = (o for o in self._holding[loop.header] if loop.blocks < o.blocks)
        return min(outer, key=lambda o: len(o.blocks), default=None)

    @cached_property
    def _holding(self) -> dict[str, list[Loop]]:
        """The loops around each block that is in one."""
        found: dict[str, list[Loop]] = {}
        for loop in self.loops.values():
            for name in loop.blocks:
                found.setdefault(name, []).append(loop)
        return found

    def innermost(self, name: str) -> Loop | None:
        """The smallest loop around a block."""
        return self._innermost.get(name)

    @cached_property
    def _innermost(self) -> dict[str, Loop]:
        found: dict[str, Loop] = {}
        for loop in sorted(self.loops.values(), key=lambda loop: len(loop.blocks)):
            for name in loop.blocks:
                found.setdefault(name, loop)
        return found

    def all_around(self, name: str) -> Iterator[Loop]:
        """The loops around a block, the innermost first."""
        loop = self.innermost(name)
        while loop is not None:
            yield loop
            loop = self.around(loop)

    def ways_out(self, loop: Loop) -> list[tuple[str, str]]:
        """The edges that leave a loop."""
        inside = sorted(loop.blocks, key=self._order.__getitem__)
        return [(b, s) for b in inside for s in self._blocks[b].successors if s not in loop.blocks]


def _assumes(call: ir.Call) -> bool:
    return call.callee == ir.ASSUMPTION


def _dominators(function: ir.Function, before: dict[str, list[str]]) -> dict[str, str | None]:
    """The immediate dominator of each block that can be reached."""
    order = _postorder(function)[::-1]
    number = {name: position for position, name in enumerate(order)}
    known = [[number[b] for b in before[name] if b in number] for name in order]
    above = immediate_dominators(known)
    return {_ENTRY: None} | {order[n]: order[above[n]] for n in range(1, len(order))}


def _postorder(function: ir.Function) -> list[str]:
    visited = {_ENTRY}
    finished: list[str] = []
    stack = [(_ENTRY, 0)]
    while stack:
        name, position = stack.pop()
        successors = function.blocks[name].successors
        if position < len(successors):
            stack.append((name, position + 1))
            following = successors[position]
            if following not in visited:
                visited.add(following)
                stack.append((following, 0))
        else:
            finished.append(name)
    return finished
