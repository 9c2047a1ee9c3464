"""Nodes apart by what pointers lead to there, where buffers change places.

Of two buffers that a loop swaps, a pointer leads to one in some iterations and to the other in the
rest, so that nothing would ever be overwritten as a whole. A node becomes several, one for each
combination of what the pointers may lead to: in each of them a pointer leads to one buffer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mixpert.passes.control.contexts import Contexts
from mixpert.passes.dataflow.flow_graph import FlowGraph, Item, Node
from mixpert.passes.dataflow.followed_numbers import Variable
from mixpert.passes.dataflow.followed_pointers import FollowedPointers, Value
from mixpert.passes.dataflow.live_pointers import LivePointers
from mixpert.passes.dataflow.narrowed import Narrowed
from mixpert.passes.dataflow.pointer_values import PointerValues, Values
from mixpert.passes.dataflow.pruning import reached
from mixpert.passes.pointers.points_to import PointsTo

MOST_COMBINATIONS = 24
"""Of what pointers lead to at a node, before only what they have in common is known there."""
MOST_NODES = 40_000
"""Nodes that are looked at, before none is split."""

Combination = frozenset[tuple[Variable, Value]]
NOTHING_KNOWN: Combination = frozenset()


_Key = tuple[Node, Combination]


class _Passed(NamedTuple):
    """A node under a combination: its effects, and which combination holds at each successor."""

    items: list[Item]
    following: list[Combination]


class _Split:
    """Finds the combinations at each node, and makes the nodes."""

    def __init__(self, graph: FlowGraph, values: PointerValues, live: LivePointers) -> None:
        self._graph = graph
        self._values = values
        self._live = live
        self._passed: dict[_Key, list[_Passed]] = {}
        self._found: dict[Node, dict[Combination, None]] = {}
        self._common: dict[Node, Combination] = {}
        self._made: dict[_Key, list[Node]] = {}

    def run(self) -> bool:
        """Whether the combinations were found."""
        waiting = [(entry, NOTHING_KNOWN) for entry in self._graph.entries]
        while waiting:
            node, combination = waiting.pop()
            combination, new = self._note(node, combination)
            if not new:
                continue
            if len(self._passed) > MOST_NODES:
                return False
            found = self._passed[node, combination] = self._through(node, combination)
            for passed in found:
                successors = (following for following, _, _ in node.successors)
                waiting += zip(successors, passed.following, strict=True)
        return True

    def entries(self) -> list[Node]:
        """The entries of the graph with split nodes."""
        keys = [self._key(entry, NOTHING_KNOWN) for entry in self._graph.entries]
        self._link(keys)
        return [copy for key in keys for copy in self._made[key]]

    def _note(self, node: Node, combination: Combination) -> tuple[Combination, bool]:
        """What is known at a node where control comes to it so, and whether that is new."""
        if node in self._common:
            combination &= self._common[node]
            new = combination != self._common[node]
            self._common[node] = combination
            return combination, new
        found = self._found.setdefault(node, {})
        if combination in found:
            return combination, False
        found[combination] = None
        if len(found) > MOST_COMBINATIONS:
            combination = self._common[node] = frozenset.intersection(*found)
        return combination, True

    def _through(self, node: Node, combination: Combination) -> list[_Passed]:
        return [
            _Passed(items, [self._at(node, one, values) for one, _, _ in node.successors])
            for items, values in self._values.through(node, dict(combination))
        ]

    def _at(self, node: Node, following: Node, values: Values) -> Combination:
        """What is known at the start of a node, behind another."""
        if following.home is None:
            return NOTHING_KNOWN
        way = self._graph.ways.get((node, following))
        after = values if way is None else self._values.phis(following.home, way, values)
        return frozenset(pair for pair in after.items() if self._live.at(following, pair[0]))

    def _key(self, node: Node, combination: Combination) -> _Key:
        """What is known of a node in the end, where control comes to it so."""
        return node, self._common.get(node, combination)

    def _link(self, keys: Iterable[_Key]) -> None:
        """Make the nodes for some combinations, and all that can be reached from them."""
        waiting = [*keys]
        linked: set[_Key] = set()
        while waiting:
            key = waiting.pop()
            if key in linked:
                continue
            linked.add(key)
            for copy, passed in zip(self._copies(key), self._passed[key], strict=True):
                ways = zip(key[0].successors, passed.following, strict=True)
                for (following, repeats, leaves), combination in ways:
                    target = self._key(following, combination)
                    waiting.append(target)
                    for node in self._copies(target):
                        copy.then(node, repeats, leaves)

    def _copies(self, key: _Key) -> list[Node]:
        if key not in self._made:
            node, found = key[0], self._passed[key]
            self._made[key] = [Node([*p.items], loops=node.loops, home=node.home) for p in found]
        return self._made[key]


def split(graph: FlowGraph, contexts: Contexts, points_to: PointsTo, translate: Narrowed) -> None:
    """Split the nodes of a graph, if that tells anything; its effects are not dropped yet."""
    nodes = reached(graph.entries)
    followed = FollowedPointers(nodes, contexts, points_to)
    if not followed.matrices:
        return
    values = PointerValues(contexts, points_to, followed, translate)
    live = LivePointers(nodes, graph.ways, points_to, followed, values)
    split_ = _Split(graph, values, live)
    if split_.run() and values.narrowed:
        graph.entries = split_.entries()
