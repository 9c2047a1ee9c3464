"""What the prover remembers changes no answer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.support.prover import Prover, impossible

X, Y, Z = ((0, "x"),), ((0, "y"),), ((0, "z"),)
POINTS = [(x, y, z) for x in range(-5, 6) for y in range(-5, 6) for z in range(-5, 6)]
small = st.integers(-3, 3)
row = st.builds(lambda a, b, c, d: {X: a, Y: b, Z: c, (): d}, small, small, small, small)


@given(st.lists(st.lists(row, max_size=6), max_size=8))
def test_what_is_impossible_once_is_impossible_with_more(questions):
    prover = Prover()
    for rows in questions:
        answer = prover.impossible(prover.rows(rows))
        assert answer or not impossible(rows)
        if answer:  # also where it was another question that showed it
            assert not any(holds(rows, x, y, z) for x, y, z in POINTS)


def holds(rows, x, y, z):
    return all(r[X] * x + r[Y] * y + r[Z] * z + r[()] >= 0 for r in rows)


def test_a_contradiction_is_found_among_others(monkeypatch):
    prover = Prover()
    core = [{X: 1, Y: 1, (): -5}, {X: -1, (): 2}, {Y: -1, (): 2}]
    assert prover.impossible(prover.rows([*core, {Z: 1}]))
    monkeypatch.setattr(prover, "_found", lambda rows: pytest.fail("looked for again"))
    assert prover.impossible(prover.rows([*core, {Z: -1, (): 7}, {X: 1}]))


@pytest.mark.parametrize(
    ("polynomial", "answer"),
    [({X: 1}, True), ({X: 1, (): -1}, True), ({X: 1, (): -2}, False), ({X: -1}, False), ({}, True)],
)
def test_which_inequalities_follow(polynomial, answer):
    prover = Prover()
    rows = prover.rows([{X: 2, (): -1}, {Y: 1}])  # x is at least one half, so 1
    assert prover.follows(polynomial, rows) is answer
