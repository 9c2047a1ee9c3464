"""What takes too long is told less apart, and still nothing is missing."""

from pathlib import Path

import pytest

from mixpert.passes import points_to
from mixpert.passes.pipeline import compile_module

GRAPHS = Path(__file__).parent / "graphs"


def edges_of(name):
    graph = compile_module((GRAPHS / name).read_bytes(), name).graph
    return {(e.source, e.target, e.operand) for e in graph.edges}, {e.via for e in graph.edges}


@pytest.mark.parametrize(
    "name", ["chain.ll", "wrapper.ll", "globals.ll", "virtual.ll", "callback.ll", "decided_by.ll"]
)
def test_nothing_is_missing_where_memory_is_one(name, monkeypatch):
    exact, _ = edges_of(name)
    monkeypatch.setattr(points_to, "MOST_LOOKED_AT", 0)
    found, labels = edges_of(name)
    assert exact <= found
    assert "unknown" in labels
