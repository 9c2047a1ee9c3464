"""The dependence graph as a picture or a page of its own."""

from __future__ import annotations

from collections.abc import Mapping

from mixpert.drawing.graph import CSS, Box, drawn
from mixpert.drawing.markup import Markup, element, table
from mixpert.graph import GemmGraph
from mixpert.version import __version__

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_GUESSES = (
    "A node of guesses stands for many dependences: each site with an arrow to it may feed each "
    "that it points to, since nothing is known of their memory."
)
_PAGE_CSS = """
body { font: 15px/1.5 system-ui, sans-serif; color: #22262b; margin: 2rem; }
table { border-collapse: collapse; font-size: 14px; }
th, td { padding: .25rem .8rem .25rem 0; border-bottom: 1px solid #d9dee5; text-align: left; }
.wide { overflow-x: auto; }
"""


def svg(graph: GemmGraph, boxes: Mapping[int, Box]) -> str:
    """A picture that needs nothing from outside."""
    picture = str(drawn(graph, boxes))
    return picture.replace("<defs>", f"<style>{CSS}</style><defs>", 1) + "\n"


def head(title: str, css: str) -> Markup:
    """The head of a page that loads nothing."""
    return element(
        "head",
        Markup('<meta charset="utf-8">'),
        Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Markup(f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'),
        element("title", title),
        element("style", Markup(css)),
    )


def document(top: Markup, body: Markup) -> str:
    """A whole HTML document."""
    return f'<!DOCTYPE html>\n<html lang="en">{top}{body}</html>\n'


def html(graph: GemmGraph, boxes: Mapping[int, Box]) -> str:
    """The picture with tables of sites, reuses and calls left alone."""
    title = f"GEMM calls of {graph.module}"
    parts = [
        element("h1", title),
        element("p", f"MixPert {__version__}; dashed: in the next round of a loop. {_GUESSES}"),
        element("div", drawn(graph, boxes), class_="wide"),
        element("h2", "Sites"),
        table(
            ("site", "id", "calls", "shape"),
            [(str(s.index), s.id, s.callee, _line(boxes, s.index)) for s in graph.sites],
            numeric=(),
        ),
    ]
    if graph.reuses:
        rows = [
            (f"{r.operand} of {r.site}", f"{r.earlier_operand} of {r.earlier}")
            for r in graph.reuses
        ]
        parts += [element("h2", "Packed before"), table(("operand", "as"), rows, numeric=())]
    if graph.missed:
        missed = [(m.callee, f"{m.function}:{m.line}", m.reason) for m in graph.missed]
        parts += [
            element("h2", "Left alone"),
            table(("call", "where", "why"), missed, numeric=()),
        ]
    return document(head(title, CSS + _PAGE_CSS), element("body", *parts))


def _line(boxes: Mapping[int, Box], index: int) -> str:
    return boxes[index].line if index in boxes else ""
