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

MOST_SITES = 24
"""More sites than these do not fit on a page as boxes."""


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
    parts = [element("div", drawing.drawn(graph, boxes), class_="wide")]
    if left_out:
        text = f"{left_out} edges between sites that others connect already are left out."
        parts.append(element("p", text, class_="soft"))
    if len(graph.sites) <= MOST_SITES:
        return joined(parts)
    shown = element("details", element("summary", "The sites with their edges"), *parts)
    return joined([tiles(graph, boxes), shown])


def tiles(graph: GemmGraph, boxes: Mapping[int, drawing.Box]) -> Markup:
    """The sites by number, in columns that feed those to the right of them, line by line."""
    sites = {site.index: site for site in graph.sites}
    feeding: dict[int, list[int]] = {}
    for edge in graph.edges:
        feeding.setdefault(edge.target, []).append(edge.source)

    def tile(index: int) -> Markup:
        box = boxes[index]
        fed = ", ".join(map(str, sorted(set(feeding.get(index, ())))))
        said = "\n".join(
            filter(None, [sites[index].id, box.line, box.details, fed and f"reads {fed}"])
        )
        return element(
            "div", str(index), class_="tile", title=said, style=f"background: {box.fill}"
        )

    across = (element("div", *map(tile, members)) for members in drawing.columns(graph))
    return element("div", *across, class_="tiles")


def nearest(graph: GemmGraph) -> GemmGraph:
    """The graph without the edges that a way over other sites implies, and without loops."""
    forward = [e for e in graph.edges if e.source < e.target and not e.loop_carried]
    network = nx.DiGraph([(e.source, e.target) for e in forward])
    kept = set(nx.transitive_reduction(network).edges)
    edges = [e for e in forward if (e.source, e.target) in kept]
    return replace(graph, edges=edges)
