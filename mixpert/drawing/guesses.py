"""Guesses that many sites have in common, drawn as one node in place of an arrow for each two.

Where nothing is known of the memory of a library's functions, each of its sites may feed each: 8
sites have 192 edges that say ``unknown``. A node with an arrow from each and to each says that too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mixpert.graph import Edge

LEAST_SAVED = 3
"""Times fewer arrows that a node has to need than the edges it stands for."""


class Guess(NamedTuple):
    """Edges from each of some sites to the same operands of others.

    Attributes:
        sources: indexes of the sites that may feed.
        targets: by the index of each site that may be fed, its operands.
    """

    sources: tuple[int, ...]
    targets: dict[int, tuple[str, ...]]

    @property
    def edges(self) -> int:
        """How many edges it stands for."""
        return len(self.sources) * sum(map(len, self.targets.values()))

    @property
    def line(self) -> str:
        """What its node says."""
        return f"{self.edges} guesses"


def grouped(edges: Sequence[Edge]) -> tuple[list[Guess], list[Edge]]:
    """The guesses that are worth a node, and all other edges, in their order."""
    fed: dict[int, set[tuple[int, str]]] = {}
    for edge in edges:
        if edge.via == "unknown":
            fed.setdefault(edge.source, set()).add((edge.target, edge.operand))
    alike: dict[frozenset[tuple[int, str]], list[int]] = {}
    for source, operands in fed.items():
        alike.setdefault(frozenset(operands), []).append(source)
    found = [_guess(sources, operands) for operands, sources in alike.items()]
    worth = [g for g in found if g.edges >= LEAST_SAVED * (len(g.sources) + len(g.targets))]
    inside = {source for guess in worth for source in guess.sources}
    return worth, [e for e in edges if e.via != "unknown" or e.source not in inside]


def _guess(sources: Sequence[int], operands: frozenset[tuple[int, str]]) -> Guess:
    targets: dict[int, tuple[str, ...]] = {}
    for target, operand in sorted(operands):
        targets[target] = (*targets.get(target, ()), operand)
    return Guess(tuple(sorted(sources)), targets)
