"""The dependence graph of a tuned program, coloured by scheme."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import networkx as nx

from mixpert.drawing import graph as drawing
from mixpert.drawing.markup import Markup, element, joined
from mixpert.graph import GemmGraph
from mixpert.tuner.page.colours import colour

MOST_EDGES = 100
"""More edges than these hide the sites."""


@dataclass(frozen=True)
class Look:
    """What a node shows: its site's scheme, and those of single shapes in the tooltip."""

    scheme: str
    details: str


def drawn(graph: GemmGraph, looks: Mapping[str, Look]) -> Markup:
    """The graph; sites without a look are grey. Of many edges those that no others imply."""
    if not graph.sites:
        return element("p", "No site ran.")
    left_out = len(graph.edges)
    if left_out > MOST_EDGES:
        graph = nearest(graph)
    left_out -= len(graph.edges)
    boxes = {
        site.index: drawing.Box(look.scheme, colour(look.scheme), look.details)
        for site in graph.sites
        if (look := looks.get(site.id, Look("native", "")))
    }
    picture = element("div", drawing.drawn(graph, boxes), class_="wide")
    if not left_out:
        return picture
    text = f"{left_out} edges between sites that others connect already are left out."
    return joined([picture, element("p", text, class_="soft")])


def nearest(graph: GemmGraph) -> GemmGraph:
    """The graph without the edges that a way over other sites implies, and without loops."""
    forward = [e for e in graph.edges if e.source < e.target and not e.loop_carried]
    network = nx.DiGraph([(e.source, e.target) for e in forward])
    kept = set(nx.transitive_reduction(network).edges)
    edges = [e for e in forward if (e.source, e.target) in kept]
    return replace(graph, edges=edges)
