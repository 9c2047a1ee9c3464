"""Random programs whose buffers change places: every edge that a run shows is in the graph."""

from pathlib import Path

import pytest
from swap_programs import program
from traced_programs import LEVELS, check, needs_clang

from mixpert.passes.dataflow import split_nodes
from mixpert.passes.pipeline import compile_module

IN_TURN = Path(__file__).parent / "graphs" / "buffers_in_turn.ll"


@needs_clang
@pytest.mark.parametrize("seed", range(8))
def test_no_edge_is_missing(seed, tmp_path):
    check(program(seed), ("-O0", "-O2"), tmp_path)


@needs_clang
@pytest.mark.slow
def test_no_edge_of_many_is_missing(tmp_path):
    for seed in range(100, 400):
        check(program(seed), LEVELS[:3:2], tmp_path)


def edges():
    graph = compile_module(IN_TURN.read_bytes(), IN_TURN.name).graph
    return {(edge.source, edge.target, edge.operand) for edge in graph.edges}


@pytest.mark.parametrize("limit", ["MOST_COMBINATIONS", "MOST_NODES"])
def test_no_edge_is_lost_where_less_is_told_apart(limit, monkeypatch):
    exact = edges()
    monkeypatch.setattr(split_nodes, limit, 1)
    assert exact < edges()


@needs_clang
@pytest.mark.parametrize("seed", range(50, 56))
def test_few_combinations_lose_no_edge(seed, tmp_path, monkeypatch):
    monkeypatch.setattr(split_nodes, "MOST_COMBINATIONS", 2)
    check(program(seed), ("-O0", "-O2"), tmp_path)
