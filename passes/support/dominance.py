"""Dominators of a graph of numbered nodes, 0 the start, numbered in reverse postorder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce


def immediate_dominators(before: Sequence[Sequence[int]]) -> list[int]:
    """The nearest node that control has certainly passed before each (Cooper, Harvey, Kennedy).

    Args:
        before: the nodes before each; all can be reached from 0.

    Returns:
        A number for each node; 0 for 0.
    """
    unknown = len(before)
    above = [unknown] * len(before)
    above[0] = 0

    def meeting(one: int, other: int) -> int:
        while one != other:
            if one > other:
                one = above[one]
            else:
                other = above[other]
        return one

    changed = True
    while changed:
        changed = False
        for node in range(1, len(before)):
            best = reduce(meeting, (b for b in before[node] if above[b] != unknown))
            if above[node] != best:
                above[node] = best
                changed = True
    return above


def frontiers(before: Sequence[Sequence[int]], above: Sequence[int]) -> list[list[int]]:
    """The nodes at which control that has passed a node meets control that may not have."""
    found: list[dict[int, None]] = [{} for _ in before]
    for node, several in enumerate(before):
        for last in several if len(several) > 1 else ():
            runner = last
            while runner != above[node]:
                found[runner][node] = None
                runner = above[runner]
    return [list(nodes) for nodes in found]
