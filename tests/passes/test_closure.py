"""What can be reached in a graph, against networkx."""

from __future__ import annotations

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.support.closure import closure

nodes = st.integers(0, 9)


@given(st.sets(nodes), st.lists(st.tuples(nodes, nodes)))
def test_everything_reachable_is_found(start: set[int], edges: list[tuple[int, int]]) -> None:
    graph = nx.MultiDiGraph(edges)
    graph.add_nodes_from(start)
    expected = start.union(*(nx.descendants(graph, node) for node in start))
    followed: list[int] = []

    def following(node: int) -> list[int]:
        followed.append(node)
        return [b for a, b in edges if a == node]

    assert closure(start, following) == expected
    assert set(followed) == expected
