"""The dependence graph of a tuned program, coloured by scheme."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mixpert.drawing import graph as drawing
from mixpert.drawing.markup import Markup, element
from mixpert.graph import GemmGraph
from mixpert.tuner.page.colours import colour


@dataclass(frozen=True)
class Look:
    """What a node shows: its site's scheme, and those of single shapes in the tooltip."""

    scheme: str
    details: str


def drawn(graph: GemmGraph, looks: Mapping[str, Look]) -> Markup:
    """The graph; sites without a look are grey."""
    if not graph.sites:
        return element("p", "No site ran.")
    boxes = {
        site.index: drawing.Box(look.scheme, colour(look.scheme), look.details)
        for site in graph.sites
        if (look := looks.get(site.id, Look("native", "")))
    }
    return element("div", drawing.drawn(graph, boxes), class_="wide")
