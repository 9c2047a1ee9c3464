"""The graph as a picture: dot, SVG and HTML."""

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mixpert.commands.compile import main
from mixpert.drawing.curves import curves
from mixpert.drawing.dot import dot
from mixpert.drawing.graph import Box
from mixpert.drawing.guesses import grouped
from mixpert.drawing.page import html, svg
from mixpert.graph import Edge, GemmGraph, Missed, Reuse
from mixpert.site import Site

SITES = [Site(f"a<b>.c:{i}:1@f", i, "f", "cblas_sgemm", "a<b>.c", i, 1) for i in range(4)]
EDGES = [
    Edge(0, 1, "A", "direct"),
    Edge(0, 1, "B", "direct"),
    Edge(0, 3, "C", "kernel"),
    Edge(1, 2, "B", "copy"),
    Edge(2, 3, "B", "unknown"),
    Edge(3, 0, "A", "call", True),
    Edge(2, 2, "C", "direct", True),
]
GRAPH = GemmGraph('m "quoted"', SITES, EDGES, [Reuse(2, "A", 1, "A")], [Missed("x", "f", 3, "why")])
BOXES = {1: Box("8 x ? x 8")}


def test_dot_has_every_site_and_edge():
    text = dot(GRAPH, BOXES)
    assert text.startswith('digraph "m \\"quoted\\"" {')
    assert '1 [label="1  a<b>.c:1\\n8 x ? x 8"' in text
    edges = re.findall(r'(\d) -> (\d) \[label="(\w) (\w+)"(, style=dashed)?\];', text)
    assert edges == [
        (str(e.source), str(e.target), e.operand, e.via, ", style=dashed" if e.loop_carried else "")
        for e in EDGES
    ]


def test_svg_is_xml_with_one_arrow_for_two_sites():
    root = ElementTree.fromstring(svg(GRAPH, BOXES))
    name = "{http://www.w3.org/2000/svg}"
    words = [t.text for t in root.iter(f"{name}text") if t.get("class") == "flow middle"]
    assert sorted(words) == sorted(
        ["A, B direct", "C kernel", "B copy", "B unknown", "A call", "C direct"]
    )
    assert len(list(root.iter(f"{name}rect"))) == len(SITES)
    arrows = [p.get("class") for p in root.iter(f"{name}path") if p.get("marker-end")]
    assert arrows.count("edge loop") == 2


GUESSES = [Edge(s, t, o, "unknown", s >= t) for s in range(4) for t in range(4) for o in "ABC"]


def test_guesses_in_common_are_one_node():
    """48 edges are 8 arrows; another edge, and guesses of one site alone, stay what they are."""
    known = Edge(1, 2, "A", "direct")
    graph = GemmGraph("m", SITES, [*GUESSES, known])
    text = dot(graph, {})
    assert 'guess0 [label="48 guesses", shape=ellipse, style=dotted];' in text
    assert re.findall(r"(\d) -> guess0", text) == list("0123")
    assert re.findall(r'guess0 -> (\d) \[label="(.*)"', text) == [(n, "A, B, C") for n in "0123"]
    assert re.findall(r"  \d -> \d .*", text) == ['  1 -> 2 [label="A direct"];']
    root = ElementTree.fromstring(svg(graph, {}))
    name = "{http://www.w3.org/2000/svg}"
    assert len([p for p in root.iter(f"{name}path") if p.get("marker-end")]) == 9
    few = GemmGraph("m", SITES, [edge for edge in GUESSES if edge.source == edge.target == 0])
    assert "guess" not in dot(few, {})


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.sampled_from("ABC"))))
def test_grouped_edges_are_those_given(pairs):
    given_edges = [Edge(s, t, o, "unknown") for s, t, o in dict.fromkeys(pairs)]
    guesses, others = grouped(given_edges)
    found = [(e.source, e.target, e.operand) for e in others]
    for guess in guesses:
        every = [(s, t, o) for s in guess.sources for t, os in guess.targets.items() for o in os]
        assert guess.edges == len(every)
        found += every
    assert sorted(found) == sorted((e.source, e.target, e.operand) for e in given_edges)


def test_arrows_stay_apart():
    places = {0: (0.0, 0.0), 1: (288.0, 0.0), 2: (288.0, 84.0), 3: (576.0, 0.0)}
    flows = [(0, 3, False), (3, 0, True), (3, 1, True), (1, 2, False), (1, 1, True), (0, 1, False)]
    ways = curves(flows, places)
    assert ways.keys() == set(flows)
    assert len({way.middle for way in ways.values()}) == len(flows)
    assert ways[0, 3, False].top < 0.0  # over the nodes
    deep = {0: (0.0, 600.0), 1: (288.0, 0.0)}
    assert curves([(1, 0, False)], deep)[1, 0, False].bottom > 600.0 + 46.0 + 8.0  # its lowest
    assert ways[3, 0, True].bottom > ways[3, 1, True].bottom > 84.0 + 46.0  # under them


def test_html_lists_what_the_picture_cannot():
    page = html(GRAPH, BOXES)
    assert "A of 1" in page
    assert "why" in page
    assert "a&lt;b&gt;.c:1:1@f" in page


def test_a_graph_without_sites_is_drawn():
    empty = GemmGraph("m")
    ElementTree.fromstring(svg(empty, {}))
    assert "digraph" in dot(empty, {})


@pytest.mark.parametrize(
    ("name", "start"),
    [("g.dot", "digraph"), ("g.svg", "<svg"), ("g.html", "<!DOCTYPE"), ("g.json", '{"version"')],
)
def test_the_command_draws(name, start, tmp_path):
    module = tmp_path / "m.ll"
    module.write_text(
        'source_filename = "m.c"\n'
        "declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float,"
        " ptr, i32)\n"
        "define void @f(ptr %a, ptr %c, i32 %n) {\n"
        "  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 %n, i32 4, "
        "float 1.0, ptr %a, i32 8, ptr %a, i32 8, float 0.0, ptr %c, i32 8)\n  ret void\n}\n"
    )
    graph = tmp_path / name
    assert main([str(module), "-o", str(tmp_path / "o.ll"), "--graph", str(graph)]) == 0
    text = graph.read_text()
    assert text.startswith(start)
    assert ("8 x ? x 4" in text) == (name != "g.json")
