from mixpert.graph import Edge, GemmGraph
from mixpert.site import Site
from mixpert.trace import Trace, TraceRow
from mixpert.tuner.dependence import executed_graph, predecessors, sinks_reached


def module(name, sites, edges):
    return GemmGraph(
        name,
        [Site(site, i, "f", "cblas_sgemm") for i, site in enumerate(sites)],
        [Edge(a, b, "B", "direct") for a, b in edges],
    )


def trace(*rows):
    return Trace(
        tuple(
            TraceRow(site, "cblas_sgemm", 1, 1, 1, "native", "native", 1, 1.0, writers=writers)
            for site, writers in rows
        )
    )


def ids(graph, indexes):
    return [graph.sites[i].id for i in indexes]


def test_sites_that_did_not_run_are_left_out():
    graphs = [module("m", ["a", "dead", "b"], [(0, 2), (0, 1), (1, 2)])]
    graph = executed_graph(graphs, trace(("b", {}), ("a", {})))
    assert [(site.id, site.index) for site in graph.sites] == [("b", 0), ("a", 1)]
    assert predecessors(graph) == {"b": ("a",), "a": ()}
    assert ids(graph, graph.sinks()) == ["b"]


def test_edges_between_modules_come_from_the_trace():
    graphs = [module("m", ["a"], []), module("n", ["b", "c"], [(0, 1)])]
    ran = trace(("a", {}), ("b", {"A": ["a"]}), ("c", {"A": ["b"], "B": ["a"]}))
    graph = executed_graph(graphs, ran)
    traced = [(e.source, e.target, e.operand) for e in graph.edges if e.via == "traced"]
    assert traced == [(0, 1, "A"), (0, 2, "B")]
    assert predecessors(graph)["c"] == ("a", "b")
    assert ids(graph, graph.sinks()) == ["c"]


def test_inside_a_module_the_compiler_knows_better_than_the_trace():
    graphs = [module("m", ["a", "b"], [])]
    graph = executed_graph(graphs, trace(("a", {}), ("b", {"A": ["a"]})))
    assert graph.edges == []


def test_a_program_without_graphs_has_the_traces_edges():
    ran = trace(("x", {"C": ["y"], "B": ["x"]}), ("y", {"A": ["x"], "B": ["unknown"]}))
    graph = executed_graph([], ran)
    edges = {(e.source, e.target, e.operand, e.loop_carried) for e in graph.edges}
    assert edges == {(0, 1, "A", False), (1, 0, "C", True), (0, 0, "B", True)}
    assert ids(graph, graph.sinks()) == ["x", "y"]


def test_which_sinks_a_site_reaches():
    graphs = [module("m", ["a", "b", "c", "d"], [(0, 1), (1, 2), (2, 1), (0, 3)])]
    graph = executed_graph(graphs, trace(*((site, {}) for site in "abcd")))
    assert sinks_reached(graph) == {
        "a": frozenset("bcd"),
        "b": frozenset("bc"),
        "c": frozenset("bc"),
        "d": frozenset("d"),
    }
