"""Groups and sinks agree with what networkx finds."""

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from mixpert.graph import Edge, GemmGraph
from mixpert.passes.support.components import connected
from mixpert.site import Site

pairs = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=12)


@given(pairs)
def test_components_are_those_of_networkx(pairs):
    expected = {frozenset(group) for group in nx.connected_components(nx.Graph(pairs))}
    found = connected(pairs)
    assert {frozenset(group) for group in found} == expected
    assert len(found) == len(expected)


@given(pairs, st.sets(st.integers(0, 9)))
def test_sinks_are_components_without_an_edge_out(pairs, native):
    names = ["cblas_dgemm" if i in native else "cblas_sgemm" for i in range(10)]
    sites = [Site(f"s{i}", i, "f", name, "f.c", i, 1) for i, name in enumerate(names)]
    graph = GemmGraph("m", sites, [Edge(s, t, "A", "direct") for s, t in pairs])
    paths = nx.transitive_closure(nx.DiGraph(pairs))
    paths.add_nodes_from(range(10))
    paths.remove_nodes_from([site.index for site in sites if site.runs_natively])
    condensed = nx.condensation(paths)
    expected = {
        site
        for node in condensed
        if not condensed.out_degree(node)
        for site in condensed.nodes[node]["members"]
    }
    assert set(graph.sinks()) == expected
