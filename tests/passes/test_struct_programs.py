"""Random programs on arrays of structs: every edge that a run shows is in the graph."""

import pytest
from struct_programs import program
from traced_programs import LEVELS, check, needs_clang

pytestmark = needs_clang


@pytest.mark.parametrize("seed", range(6))
def test_no_edge_is_missing(seed, tmp_path):
    check(program(seed), ("-O0", "-O2"), tmp_path)


@pytest.mark.slow
def test_no_edge_of_many_is_missing(tmp_path):
    for seed in range(100, 400):
        check(program(seed), LEVELS[:3:2], tmp_path)
