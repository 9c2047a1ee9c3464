"""Random programs over layers with kernels on whole tiles: every edge of a run is in the graph."""

import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest

from mixpert.passes.pipeline import compile_module

sys.path.insert(0, str(Path(__file__).parent))
from tile_programs import Machine, program, text_of


def critical(first: int) -> Iterator[int]:
    """Seeds of programs with an edge that is there only since tiles reach beyond a layer."""
    for seed in count(first):
        one = program(seed)
        if not Machine(one).edges <= Machine(one, ends=True).edges:
            yield seed


def missing(seed: int) -> set[tuple[int, int, str]]:
    one = program(seed)
    graph = compile_module(text_of(one).encode(), "m.ll").graph
    found = {(edge.source, edge.target, edge.operand) for edge in graph.edges}
    return Machine(one).edges - found


CRITICAL = [*islice(critical(0), 25)]


@pytest.mark.parametrize("seed", CRITICAL)
def test_tiles_reach_as_far_as_the_launch(seed: int) -> None:
    assert missing(seed) == set()


@pytest.mark.parametrize("seed", range(25))
def test_no_edge_of_any_program_is_missing(seed: int) -> None:
    assert missing(seed) == set()


@pytest.mark.slow
def test_no_edge_of_many_programs_is_missing() -> None:
    seeds = [*islice(critical(10_000), 200), *range(20_000, 20_800)]
    assert {seed: lost for seed in seeds if (lost := missing(seed))} == {}
