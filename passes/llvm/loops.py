"""Natural loops of a function: its back edges, and the blocks of each loop."""

from __future__ import annotations

from typing import NamedTuple

from mixpert.passes.llvm import ir


class Loop(NamedTuple):
    """A natural loop: its header, the edges that lead back to it, and its blocks."""

    header: str
    latches: frozenset[str]
    blocks: frozenset[str]


class LoopBits:
    """The loops of a function in a context, as bits from `lowest` on."""

    def __init__(self, loops: list[Loop], lowest: int) -> None:
        self.around: dict[str, int] = {}
        self.own = {loop.header: lowest << number for number, loop in enumerate(loops)}
        self._repeats: dict[tuple[str, str], int] = {}
        for number, loop in enumerate(loops):
            bit = lowest << number
            for block in loop.blocks:
                self.around[block] = self.around.get(block, 0) | bit
            for latch in loop.latches:
                self._repeats[latch, loop.header] = bit

    def crossed(self, source: str, target: str) -> tuple[int, int]:
        """Loops that the edge repeats, and loops that it leaves."""
        leaves = self.around.get(source, 0) & ~self.around.get(target, 0)
        return self._repeats.get((source, target), 0) & ~leaves, leaves


def loops_of(function: ir.Function) -> list[Loop]:
    """The loops of a function, one a header, in order of discovery."""
    latches: dict[str, set[str]] = {}
    for source, header in _back_edges(function):
        latches.setdefault(header, set()).add(source)
    predecessors = _predecessors(function)
    return [
        Loop(header, frozenset(sources), _body(header, sources, predecessors))
        for header, sources in latches.items()
    ]


def in_loops(function: ir.Function) -> frozenset[str]:
    """The blocks that lie in any loop."""
    return frozenset().union(*(loop.blocks for loop in loops_of(function)))


def _back_edges(function: ir.Function) -> list[tuple[str, str]]:
    """Edges to a block that the depth-first search has entered and not left."""
    found = []
    visited: set[str] = set()
    active: dict[str, None] = {}
    stack: list[tuple[str, int]] = [("", 0)]
    while stack:
        name, position = stack.pop()
        if position == 0:
            visited.add(name)
            active[name] = None
        successors = function.blocks[name].successors
        if position == len(successors):
            del active[name]
            continue
        stack.append((name, position + 1))
        following = successors[position]
        if following in active:
            found.append((name, following))
        elif following not in visited:
            stack.append((following, 0))
    return found


def _predecessors(function: ir.Function) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {name: [] for name in function.blocks}
    for name, block in function.blocks.items():
        for following in block.successors:
            found[following].append(name)
    return found


def _body(header: str, latches: set[str], predecessors: dict[str, list[str]]) -> frozenset[str]:
    body = {header}
    stack = [*latches]
    while stack:
        name = stack.pop()
        if name not in body:
            body.add(name)
            stack += predecessors[name]
    return frozenset(body)
