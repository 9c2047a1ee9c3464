"""The pass finds in the committed IR what was derived by hand from the sources."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest
from sample_list import EXPECTED, MODULES, ROOT, folder, path_of, required_of, sinks_of

from mixpert.graph import Edge, GemmGraph
from mixpert.passes.device.reach import read_reaches
from mixpert.passes.pipeline import compile_module

every_module = pytest.mark.parametrize(("sample", "module"), MODULES)


@lru_cache
def graph_of(sample: str, module: str) -> GemmGraph:
    path = path_of(sample, module)
    return compile_module(path.read_bytes(), str(path)).graph


def matches(edge: Edge, row: dict[str, Any]) -> bool:
    """Whether an edge is of the sites and operand that a row names; '*' stands for any."""
    pairs = [(row["from"], edge.source), (row["to"], edge.target), (row["operand"], edge.operand)]
    return all(wanted in ("*", actual) for wanted, actual in pairs)


@every_module
def test_sites_stand_where_the_calls_are(sample: str, module: str) -> None:
    sites = graph_of(sample, module).sites
    assert [[site.line, site.column] for site in sites] == EXPECTED[sample]["sites"][module]
    assert all((ROOT / site.file).parent == folder(sample) for site in sites)


@every_module
def test_what_flows_is_in_the_graph(sample: str, module: str) -> None:
    edges = graph_of(sample, module).edges
    missing = [
        row
        for row in required_of(sample, module)
        if not any(
            matches(edge, row)
            and edge.via in row["via"]
            and edge.loop_carried == row["loop_carried"]
            for edge in edges
        )
    ]
    assert not missing


def reached(sample: str, module: str) -> GemmGraph:
    """The graph with what the sample declares of its kernels."""
    path = path_of(sample, module)
    declared = path.with_suffix(".reach")
    if not declared.exists():
        return graph_of(sample, module)
    reaches = read_reaches(declared.read_text(), declared.name)
    return compile_module(path.read_bytes(), str(path), reaches=reaches).graph


@every_module
def test_edges_are_what_flows(sample: str, module: str) -> None:
    rows = [(row["from"], row["to"], row["operand"]) for row in required_of(sample, module)]
    edges = reached(sample, module).edges
    assert sorted((e.source, e.target, e.operand) for e in edges) == sorted(rows)


@every_module
def test_what_cannot_flow_is_not_in_the_graph(sample: str, module: str) -> None:
    forbidden = EXPECTED[sample]["forbidden"]
    edges = graph_of(sample, module).edges
    assert not [edge for edge in edges if any(matches(edge, row) for row in forbidden)]


@every_module
def test_sinks_are_what_the_program_keeps(sample: str, module: str) -> None:
    assert graph_of(sample, module).sinks() == sinks_of(sample, module)
