"""The dependence graph as Graphviz text."""

from __future__ import annotations

from collections.abc import Mapping

from mixpert.drawing.graph import Box
from mixpert.drawing.guesses import Guess, grouped
from mixpert.graph import Edge, GemmGraph


def dot(graph: GemmGraph, boxes: Mapping[int, Box]) -> str:
    """A ``digraph``: sites with place and line, edges with operand and via, loops dashed.

    Guesses that many sites have in common are one node.
    """
    lines = [f"digraph {_quoted(graph.module)} {{", "  rankdir=LR;", "  node [shape=box];"]
    for site in graph.sites:
        label = f"{site.index}  {site.place}\n{boxes.get(site.index, Box('')).line}".rstrip()
        lines.append(f"  {site.index} [label={_quoted(label)}, tooltip={_quoted(site.id)}];")
    guesses, others = grouped(graph.edges)
    lines += [_edge(edge) for edge in others]
    for number, guess in enumerate(guesses):
        lines += _through(f"guess{number}", guess)
    return "\n".join([*lines, "}", ""])


def _edge(edge: Edge) -> str:
    style = ", style=dashed" if edge.loop_carried else ""
    label = _quoted(f"{edge.operand} {edge.via}")
    return f"  {edge.source} -> {edge.target} [label={label}{style}];"


def _through(name: str, guess: Guess) -> list[str]:
    """A node for some edges, with an arrow from each source and to each target."""
    return [
        f"  {name} [label={_quoted(guess.line)}, shape=ellipse, style=dotted];",
        *(f"  {source} -> {name};" for source in guess.sources),
        *(
            f"  {name} -> {target} [label={_quoted(', '.join(names))}];"
            for target, names in guess.targets.items()
        ),
    ]


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
