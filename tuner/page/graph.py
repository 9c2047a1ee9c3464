"""The dependence graph in SVG: who feeds whom from left to right, coloured by scheme."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import networkx as nx

from mixpert.graph import Edge, GemmGraph
from mixpert.site import Site
from mixpert.tuner.page.colours import colour
from mixpert.tuner.page.markup import Markup, element, tooltip

_BOX, _TALL = 168.0, 46.0
_ACROSS, _DOWN, _PAD = 232.0, 74.0, 16.0
_BELOW, _ASIDE = 34.0, 12.0
"""How far edges back dip below their nodes, and loop-carried ones stand beside the others."""

Place = tuple[float, float]
"""Left and top of a node."""


@dataclass(frozen=True)
class Look:
    """What a node shows: its site's scheme, and those of single shapes in the tooltip."""

    scheme: str
    details: str


def drawn(graph: GemmGraph, looks: Mapping[str, Look]) -> Markup:
    """The graph; sites without a look are grey."""
    places = layout(graph)
    if not places:
        return element("p", "No site ran.")
    width = max(x for x, _ in places.values()) + _BOX + _PAD
    height = max(y for _, y in places.values()) + _TALL + _PAD + 1.5 * _BELOW
    parts = [_edge(edge, places) for edge in graph.edges]
    parts += [_node(site, places[site.index], looks.get(site.id)) for site in graph.sites]
    arrow = element("path", d="M0,0 L8,4 L0,8 z", class_="arrow")
    marker = element(
        "marker", arrow, id="arrow", markerWidth="8", markerHeight="8", refX="8", refY="4",
        orient="auto",
    )  # fmt: skip
    svg = element(
        "svg",
        element("defs", marker),
        *parts,
        width=width,
        height=height,
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        role="img",
    )
    return element("div", svg, class_="wide")


def layout(graph: GemmGraph) -> dict[int, Place]:
    """Columns by the longest way from a source, along edges that go forward in the program."""
    forward: nx.DiGraph[int] = nx.DiGraph()
    forward.add_nodes_from(site.index for site in graph.sites)
    forward.add_edges_from((e.source, e.target) for e in graph.edges if e.source < e.target)
    places: dict[int, Place] = {}
    for column, members in enumerate(nx.topological_generations(forward)):
        for row, index in enumerate(sorted(members)):
            places[index] = (_PAD + column * _ACROSS, _PAD + row * _DOWN)
    return places


def _node(site: Site, place: Place, look: Look | None) -> Markup:
    x, y = place
    scheme = look.scheme if look else "native"
    details = f"{site.id}\n{look.details}" if look else site.id
    middle = x + _BOX / 2
    name = f"{site.index}  {site.place.rpartition('/')[2]}"
    return element(
        "g",
        tooltip(details),
        element("rect", x=x, y=y, width=_BOX, height=_TALL, rx=6, fill=colour(scheme)),
        element("text", name, x=middle, y=y + 19, class_="node middle"),
        element("text", scheme, x=middle, y=y + 36, class_="node scheme middle"),
    )


def _edge(edge: Edge, places: Mapping[int, Place]) -> Markup:
    (x1, y1), (x2, y2) = places[edge.source], places[edge.target]
    if edge.target <= edge.source:  # back: below, further down the further it goes
        x1, x2 = x1 + _BOX * 0.65, x2 + _BOX * 0.35
        y1, y2 = y1 + _TALL, y2 + _TALL
        deep = max(y1, y2) + _BELOW * (1 + min((x1 - x2) / _ACROSS, 3) / 3)
        path = f"M{x1:.0f},{y1:.0f} C{x1:.0f},{deep:.0f} {x2:.0f},{deep:.0f} {x2:.0f},{y2:.0f}"
    else:
        x1, y1, y2 = x1 + _BOX, y1 + _TALL / 2, y2 + _TALL / 2
        if edge.loop_carried:
            y1, y2 = y1 + _ASIDE, y2 + _ASIDE
        middle = (x1 + x2) / 2
        path = f"M{x1:.0f},{y1:.0f} C{middle:.0f},{y1:.0f} {middle:.0f},{y2:.0f} {x2:.0f},{y2:.0f}"
    loop = ", in the next round of a loop" if edge.loop_carried else ""
    text = f"{edge.source} to operand {edge.operand} of {edge.target}, {edge.via}{loop}"
    class_ = "edge loop" if edge.loop_carried else "edge"
    return element("path", tooltip(text), d=path, class_=class_, marker_end="url(#arrow)")
