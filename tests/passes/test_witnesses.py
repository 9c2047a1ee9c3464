"""Numbers that answer questions: what they satisfy, and nothing else, is no contradiction."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.support.feasibility import Elimination
from mixpert.passes.support.linear_forms import Forms
from mixpert.passes.support.prover import Prover
from mixpert.passes.support.witnesses import MOST_POINTS, Witnesses, values_of

X, Y, Z = ((0, "x"),), ((0, "y"),), ((0, "z"),)
small = st.integers(-3, 3)
row = st.builds(lambda a, b, c, d: ({0: a, 1: b, 2: c}, d), small, small, small, st.integers(-9, 9))


def inequalities(forms, rows):
    return [found for row in rows if (found := forms.inequality(*row)) is not None]


@given(st.lists(row, max_size=7))
def test_numbers_satisfy_what_they_were_found_for(rows):
    forms = Forms()
    elimination = Elimination(forms, inequalities(forms, rows))
    values = values_of(elimination)
    assert values is None or elimination.reasons is None
    if values is not None:
        for terms, constant in rows:
            if any(terms.values()):
                assert sum(f * values.get(u, 0) for u, f in terms.items()) + constant >= 0


def test_numbers_are_found_for_each_kind_of_step():
    """One unknown limited on one side, one given by an equation, one between two others."""
    rows = [({0: 1}, -5), ({1: 1, 0: -2}, 0), ({1: -1, 0: 2}, 0)]
    rows += [({2: 1, 1: -1}, -1), ({2: -1, 0: 3}, 0)]
    forms = Forms()
    values = values_of(Elimination(forms, inequalities(forms, rows)))
    assert values is not None
    assert values[0] >= 5
    assert values[1] == 2 * values[0]
    assert values[1] < values[2] <= 3 * values[0]


def test_fractions_are_no_numbers():
    """Between 1/3 and 2/3 there is no integer, which elimination alone does not see here."""
    forms = Forms()
    rows = [({0: 3, 1: -1}, -1), ({0: -3, 1: 1}, 2), ({1: 1}, 0), ({1: -1}, 0)]
    elimination = Elimination(forms, inequalities(forms, rows))
    assert elimination.reasons is not None or values_of(elimination) is None


def test_only_what_holds_is_satisfied():
    forms = Forms()
    rows = inequalities(forms, [({0: 1}, -3), ({0: -1}, 5), ({0: 1}, -5), ({1: 1}, -1)])
    points = Witnesses(rows)
    assert not points.satisfy(0b0001)
    points.add({0: 4})
    assert points.satisfy(0b0011)
    assert not points.satisfy(0b0111)
    assert not points.satisfy(0b1000)  # what has no number counts as 0
    points.add({0: 5, 1: 1})
    assert points.satisfy(0b1111)
    assert points.satisfy(0b0011)


def test_the_most_recent_witnesses_are_kept():
    forms = Forms()
    points = Witnesses(inequalities(forms, [({0: 1}, -1), ({0: -1}, 1)]))
    points.add({0: 1})
    for _ in range(MOST_POINTS - 1):
        points.add({0: 2})
    assert points.satisfy(0b11)  # and is the last one to answer now
    points.add({0: 2})
    assert points.satisfy(0b11)
    for _ in range(MOST_POINTS):
        points.add({0: 2})
    assert not points.satisfy(0b11)


def test_a_question_is_answered_by_numbers_of_another(monkeypatch):
    prover = Prover()
    rows = prover.rows([{X: 1, (): -5}, {Y: 1, X: -1}])
    assert not prover.follows({Y: 1, (): -10}, rows)
    monkeypatch.setattr(prover, "_found", lambda rows: pytest.fail("looked for again"))
    assert not prover.follows({X: 1, (): -7}, rows)
    assert not prover.impossible(rows | prover.rows([{Z: 1}]))
