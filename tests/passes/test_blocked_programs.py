"""Random programs on blocks of one matrix against an interpreter: no true edge may be missing."""

import pytest
from blocked_programs import Ir, Run, programs
from hypothesis import given, settings
from hypothesis import strategies as st

from mixpert.passes.pipeline import compile_module

SHAPES = [(5, 1), (6, 2), (7, 2), (7, 3), (8, 3), (9, 4), (4, 6)]


def check(program, apart, counted):
    graph = compile_module(Ir(program, apart, counted).text.encode(), "m.ll").graph
    found = {(e.source, e.target, e.operand) for e in graph.edges}
    true = set().union(*(Run(program, apart, n, b).edges for n, b in SHAPES))
    assert true <= found


@settings(max_examples=60, deadline=None)
@given(programs, st.booleans(), st.booleans())
def test_no_edge_is_missing(program, apart, counted):
    check(program, apart, counted)


@pytest.mark.slow
@settings(max_examples=1000, deadline=None)
@given(programs, st.booleans(), st.booleans())
def test_no_edge_is_missing_in_a_thousand_programs(program, apart, counted):
    check(program, apart, counted)
