"""Removes what is irrelevant to the operands of sites from a flow graph.

Most of a C++ program's nodes move sizes and iterators. Effects that do not matter are dropped,
those of registers on registers, which need no order, are set apart, and nodes that are left without
any are skipped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from mixpert.passes.dataflow.flow_graph import Derive, Node
from mixpert.passes.dataflow.indistinct_objects import merge_alike
from mixpert.passes.dataflow.liveness import leading_to_reads
from mixpert.passes.dataflow.relevance import Touched, Wanted


def prune(entries: Iterable[Node]) -> list[Derive]:
    """Drop effects without consequence, ways that lead to none, and nodes that are left empty.

    Returns:
        How registers are computed from others, which is left in no node.
    """
    entries = list(entries)
    nodes = reached(entries)
    derived = _keep_what_matters(nodes)
    merge_alike(nodes)
    leading = leading_to_reads(nodes)
    for node in nodes:
        node.successors = [edge for edge in node.successors if edge[0] in leading]
    while _shorten(reached(entries)):
        pass
    _merge(entries)
    return derived


def _keep_what_matters(nodes: Sequence[Node]) -> list[Derive]:
    touched = Touched(nodes)
    for node in nodes:
        node.items = [item for item in node.items if touched.matters(item)]
    wanted = Wanted(item for node in nodes for item in node.items)
    derived: list[Derive] = []
    for node in nodes:
        kept = [i for i in node.items if wanted.matters(i) or touched.changes_size(i)]
        derived += (item for item in kept if isinstance(item, Derive))
        node.items = [item for item in kept if not isinstance(item, Derive)]
    return derived


def _shorten(nodes: list[Node]) -> bool:
    """Let edges lead past empty nodes; True where that changed something.

    The way around a loop without effects adds nothing: what takes it arrives without it too.
    """
    changed = False
    for node in reversed(nodes):  # what follows first, so that branches without effects close up
        ends = dict.fromkeys(_end(*edge) for edge in node.successors)
        if not node.items:
            ends = {edge: None for edge in ends if edge[0] is not node}
        if list(ends) != node.successors:
            node.successors = list(ends)
            changed = True
    return changed


def _merge(entries: list[Node]) -> None:
    """Make one node of those that control passes one after the other and in no other way."""
    nodes = reached(entries)
    ways = Counter(following for node in nodes for following, _, _ in node.successors)
    ways.update(entries)
    for node in nodes:
        while len(node.successors) == 1:
            following, repeats, leaves = node.successors[0]
            if repeats or leaves or ways[following] > 1 or following.loops != node.loops:
                break
            node.items += following.items
            node.successors = following.successors


def reached(entries: Iterable[Node]) -> list[Node]:
    """All nodes that can be reached, in reverse postorder: before their successors, loops aside."""
    visited: set[Node] = set()
    finished: list[Node] = []
    for entry in entries:
        stack = [(entry, 0)]
        while stack:
            node, position = stack.pop()
            if position == 0:
                if node in visited:
                    continue
                visited.add(node)
            if position < len(node.successors):
                stack.append((node, position + 1))
                stack.append((node.successors[position][0], 0))
            else:
                finished.append(node)
    return finished[::-1]


def _end(node: Node, sets: int, clears: int) -> tuple[Node, int, int]:
    """Where an edge leads once nodes without effects, and with one way out, are skipped."""
    passed: set[Node] = set()
    while not node.items and len(node.successors) == 1 and node not in passed:
        passed.add(node)
        following, more_sets, more_clears = node.successors[0]
        sets = (sets & ~more_clears) | more_sets
        clears |= more_clears
        node = following
    return node, sets, clears
