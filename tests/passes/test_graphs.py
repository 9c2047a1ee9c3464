"""Each file under graphs/ is a small program with its true graph written at its top."""

import re
from pathlib import Path

import pytest

from mixpert.graph import Edge, Missed, Reuse
from mixpert.passes.control import contexts
from mixpert.passes.dataflow import fact_table
from mixpert.passes.dataflow import reaching_definitions as reaching
from mixpert.passes.device.reach import HEADER, read_reaches
from mixpert.passes.pipeline import compile_module
from mixpert.passes.pointers import points_to

pytestmark = pytest.mark.timeout(60)  # none takes a second: more is a search without end
FILES = sorted((Path(__file__).parent / "graphs").glob("*.ll"))
EDGE = re.compile(r"^; edge: (\d+) -> (\d+) ([ABC]) (\w+)( loop)?$", re.MULTILINE)
REUSE = re.compile(r"^; reuse: (\d+) ([AB]) of (\d+) ([AB])$", re.MULTILINE)
REACH = re.compile(r"^; reach: (.*)$", re.MULTILINE)
MISSED = re.compile(r"^; missed: (\S+) (\d+) (.*)$", re.MULTILINE)


def compiled(text, name):
    declared = "\n".join([HEADER, *REACH.findall(text)])
    return compile_module(text.encode(), name, reaches=read_reaches(declared, name)).graph


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_graph(path):
    text = path.read_text()
    graph = compiled(text, path.name)
    expected = [
        Edge(int(source), int(target), operand, via, bool(loop))
        for source, target, operand, via, loop in EDGE.findall(text)
    ]
    assert graph.edges == expected
    reuses = [Reuse(int(s), o, int(t), p) for s, o, t, p in REUSE.findall(text)]
    assert graph.reuses == reuses
    missed = [(m.callee, m.line, m.reason) for m in graph.missed]
    assert missed == [(name, int(line), why) for name, line, why in MISSED.findall(text)]


FEW_FACTS = {fact_table: {"MOST_FACTS": 0}}
FEW_VISITS = {reaching: {"LEAST_VISITS": 4, "VISITS": 0}}
FEW_CHAINS = {contexts: {"LEAST_BUDGET": 0, "BUDGET_FACTOR": 0}}
ONE_MEMORY = {points_to: {"MOST_LOOKED_AT": 0}}
LIMITS = {"facts": FEW_FACTS, "visits": FEW_VISITS, "chains": FEW_CHAINS, "memory": ONE_MEMORY}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("limit", LIMITS)
def test_no_edge_is_lost_where_less_is_distinguished(path, limit, monkeypatch):
    """As in large programs; that there are more edges then is the price, and they say unknown."""
    for module, names in LIMITS[limit].items():
        for name, value in names.items():
            monkeypatch.setattr(module, name, value)
    text = path.read_text()
    edges = compiled(text, path.name).edges
    true = {row[:3] for row in EDGE.findall(text)}
    assert true <= {(str(e.source), str(e.target), e.operand) for e in edges}
    if limit != "chains":  # sizes too come along chains, and edges where they are not known
        sure = {(str(e.source), str(e.target), e.operand) for e in edges if e.via != "unknown"}
        assert sure <= true


def test_missed_names_the_function():
    data = (Path(__file__).parent / "graphs" / "own_function.ll").read_bytes()
    reason = "the module defines its own cblas_sgemm"
    assert compile_module(data, "m").graph.missed == [Missed("cblas_sgemm", "main", 0, reason)]
