"""The dependence graph of what really ran: the compiler's edges and the trace's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast, get_args

from mixpert.graph import Edge, GemmGraph, Operand
from mixpert.site import Site
from mixpert.trace import Trace


def executed_graph(graphs: Sequence[GemmGraph], trace: Trace) -> GemmGraph:
    """The sites that `trace` executed, with the edges among them.

    Inside one module the compiler's edges count: it knows when a buffer was written by other
    code in between. Between modules, and for sites that no graph knows, the trace's own count
    (``via`` traced): who last wrote what an operand reads.

    Args:
        graphs: of all modules of the program; none where it carries none.
        trace: of one run.

    Returns:
        Sites in order of first execution, and their edges.
    """
    sites = {site.id: (site, number) for number, g in enumerate(graphs) for site in g.sites}
    index = {site: i for i, site in enumerate(trace.by_site())}
    executed = [
        replace(sites[id_][0] if id_ in sites else Site(id_, i, function=id_, callee=""), index=i)
        for id_, i in index.items()
    ]
    module = {id_: sites[id_][1] for id_ in index if id_ in sites}
    edges = [*_compiled(graphs, index), *_traced(trace, index, module)]
    return GemmGraph("program", executed, edges)


def predecessors(graph: GemmGraph) -> dict[str, tuple[str, ...]]:
    """For each site id the ids of the other sites whose output it may read."""
    return {
        site.id: tuple(graph.sites[p].id for p in graph.predecessors(site.index))
        for site in graph.sites
    }


def sinks_reached(graph: GemmGraph) -> dict[str, frozenset[str]]:
    """For each site id the ids of the sinks that its output may reach."""
    reached = graph.sinks_reached()
    return {s.id: frozenset(graph.sites[i].id for i in reached[s.index]) for s in graph.sites}


def _compiled(graphs: Sequence[GemmGraph], index: dict[str, int]) -> list[Edge]:
    edges = []
    for graph in graphs:
        for edge in graph.edges:
            source, target = graph.sites[edge.source].id, graph.sites[edge.target].id
            if source in index and target in index:
                edges.append(replace(edge, source=index[source], target=index[target]))
    return edges


def _traced(trace: Trace, index: dict[str, int], module: dict[str, int]) -> list[Edge]:
    """Edges of pairs that no compiler saw together, each once."""
    found = {
        (writer, row.site, operand)
        for row in trace.rows
        for operand, writers in row.writers.items()
        for writer in writers
        if operand in get_args(Operand) and writer in index
        if module.get(writer, -1) != module.get(row.site, -2)
    }
    pairs = sorted((index[a], index[b], operand) for a, b, operand in found)
    return [Edge(a, b, cast(Operand, operand), "traced", a >= b) for a, b, operand in pairs]
