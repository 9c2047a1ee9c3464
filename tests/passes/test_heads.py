"""Random programs on tiles that loops in loops fill, by a real compiler, against runs of them."""

import random

import pytest
from head_programs import program
from traced_programs import LEVELS, check, needs_clang

pytestmark = needs_clang


@pytest.mark.parametrize("seed", range(8))
def test_no_edge_is_missing(seed, tmp_path):
    check(program(seed), [random.Random(seed).choice(LEVELS)], tmp_path)


@pytest.mark.slow
def test_no_edge_is_missing_in_hundreds_of_programs(tmp_path):
    for seed in range(250):
        check(program(seed), LEVELS, tmp_path)
