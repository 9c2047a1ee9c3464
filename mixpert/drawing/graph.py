"""The dependence graph in SVG: who feeds whom from left to right, loops dashed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import networkx as nx

from mixpert.drawing.curves import BOX, TALL, Curve, Flow, Place, curves
from mixpert.drawing.guesses import Guess, grouped
from mixpert.drawing.markup import Markup, element, tooltip
from mixpert.graph import Edge, GemmGraph
from mixpert.site import Site

NEUTRAL = "#8a8f98"
"""The colour of a node of which nothing more is known."""

_ACROSS, _DOWN, _PAD = 288.0, 84.0, 16.0
_BESIDE = 70.0  # room for arrows on the right of the last column

CSS = """
.edge { stroke: #5d6672; stroke-width: 1.4; fill: none; }
.edge.loop { stroke-dasharray: 5 4; }
.arrow { fill: #5d6672; }
.guess { fill: none; stroke: #8a8f98; stroke-dasharray: 2 3; }
.node { font: 12px ui-monospace, monospace; fill: #fff; }
.node.strong { font-weight: 700; }
.flow { font: 11px ui-monospace, monospace; fill: #22262b; stroke: #fff; stroke-width: 3;
  paint-order: stroke; }
.middle { text-anchor: middle; }
"""
"""What the drawing needs of a style sheet."""


@dataclass(frozen=True)
class Box:
    """What a node shows: a line below its number and place, a colour, and more when pointed at."""

    line: str
    fill: str = NEUTRAL
    details: str = ""


def drawn(graph: GemmGraph, boxes: Mapping[int, Box]) -> Markup:
    """The graph as an ``svg`` element; `boxes` by index of the site.

    Styles are those of `CSS`; edges between the same two sites are one arrow with all their words,
    and guesses that many sites have in common one node.
    """
    guesses, others = grouped(graph.edges)
    places = layout(replace(graph, edges=others))
    right = max((x for x, _ in places.values()), default=0.0) + _ACROSS
    numbers = range(len(graph.sites), len(graph.sites) + len(guesses))
    places |= {number: (right, _PAD + down * _DOWN) for down, number in enumerate(numbers)}
    flows: dict[Flow, list[Edge]] = {}
    for edge in others:
        flows.setdefault((edge.source, edge.target, edge.loop_carried), []).append(edge)
    words = {flow: words_of(edges) for flow, edges in flows.items()}
    for number, guess in zip(numbers, guesses, strict=True):
        words |= dict.fromkeys(((source, number, False) for source in guess.sources), "")
        words |= {(number, t, False): ", ".join(names) for t, names in guess.targets.items()}
    ways = curves(words, places)
    arrows = [_arrow(flow, said, ways[flow]) for flow, said in words.items()]
    nodes = [_node(s, places[s.index], boxes.get(s.index, Box(""))) for s in graph.sites]
    nodes += [_guess(places[n], guess) for n, guess in zip(numbers, guesses, strict=True)]
    width = max((x for x, _ in places.values()), default=0.0) + BOX + _BESIDE + _PAD
    low = max((y for _, y in places.values()), default=0.0) + TALL
    top = min([0.0, *(way.top - _PAD for way in ways.values())])
    height = max([low, *(way.bottom for way in ways.values())]) + _PAD - top
    arrow = element("path", d="M0,0 L8,4 L0,8 z", class_="arrow")
    marker = element(
        "marker", arrow, id="arrow", markerWidth="8", markerHeight="8", refX="8", refY="4",
        orient="auto",
    )  # fmt: skip
    return element(
        "svg",
        element("defs", marker),
        *(arrow for arrow, _ in arrows),
        *nodes,
        *(words for _, words in arrows),
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 {top:.0f} {width:.0f} {height:.0f}",
        role="img",
    )


def columns(graph: GemmGraph) -> list[list[int]]:
    """Sites by the longest way from a source, along edges that go forward in the program."""
    forward: nx.DiGraph[int] = nx.DiGraph()
    forward.add_nodes_from(site.index for site in graph.sites)
    forward.add_edges_from((e.source, e.target) for e in graph.edges if e.source < e.target)
    return [sorted(members) for members in nx.topological_generations(forward)]


def layout(graph: GemmGraph) -> dict[int, Place]:
    """Where the boxes stand, by index of the site."""
    return {
        index: (_PAD + across * _ACROSS, _PAD + down * _DOWN)
        for across, members in enumerate(columns(graph))
        for down, index in enumerate(members)
    }


def words_of(edges: list[Edge]) -> str:
    """``A, B direct; C kernel``: the operands by what happened on the way."""
    operands: dict[str, list[str]] = {}
    for edge in edges:
        operands.setdefault(edge.via, []).append(edge.operand)
    return "; ".join(f"{', '.join(names)} {via}" for via, names in operands.items())


def _node(site: Site, place: Place, box: Box) -> Markup:
    x, y = place
    middle = x + BOX / 2
    name = f"{site.index}  {site.place.rpartition('/')[2]}"
    return element(
        "g",
        tooltip(f"{site.id}\n{box.details}" if box.details else site.id),
        element("rect", x=x, y=y, width=BOX, height=TALL, rx=6, fill=box.fill),
        element("text", name, x=middle, y=y + 19, class_="node middle"),
        element("text", box.line, x=middle, y=y + 36, class_="node strong middle"),
    )


def _guess(place: Place, guess: Guess) -> Markup:
    x, y = place
    said = "each site with an arrow to here may feed each with one from here: nothing is known"
    return element(
        "g",
        tooltip(said),
        element("rect", x=x, y=y, width=BOX, height=TALL, rx=TALL / 2, class_="guess"),
        element("text", guess.line, x=x + BOX / 2, y=y + 28, class_="flow middle"),
    )


def _arrow(flow: Flow, words: str, curve: Curve) -> tuple[Markup, Markup]:
    """The arrow between two nodes, and its words."""
    source, target, carried = flow
    loop = ", in the next round of a loop" if carried else ""
    said = tooltip(f"{source} to {target}: {words}{loop}")
    class_ = "edge loop" if carried else "edge"
    arrow = element("path", said, d=curve.path, class_=class_, marker_end="url(#arrow)")
    x, y = curve.middle
    return arrow, element("text", words, x=x, y=y, class_="flow middle")
