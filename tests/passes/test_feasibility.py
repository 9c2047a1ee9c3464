"""The prover's answers: what is impossible, what is not, what integers rule out."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.support.prover import impossible

X, Y, XY = ((0, "x"),), ((0, "y"),), ((0, "x"), (0, "y"))


@pytest.mark.parametrize(
    ("rows", "answer"),
    [
        ([{X: 1}, {X: -1, (): -1}], True),
        ([{X: 1}, {X: -1}], False),
        ([{X: 2, (): -1}, {X: -2, (): 1}], True),  # x is one half
        ([{X: 1, Y: -1}, {Y: 1, X: -1}, {X: 1, (): -3}, {Y: -1, (): 2}], True),
        ([{X: 1, Y: 1, (): -5}, {X: -1, (): 2}, {Y: -1, (): 2}], True),
        ([{XY: 1}, {XY: -1, X: -1, (): -1}, {X: 1}], True),
        ([], False),
        ([{(): -1}], True),
    ],
)
def test_prover_answers_the_table(rows, answer):
    assert impossible(rows) is answer


def test_integer_quotients():
    """The iterations of a loop unrolled by two, and the last one after it if their number is odd.

    In fractions there is room for the rest's last element: only rounding, unknown by unknown,
    rules it out.
    """
    size, eighths, quarters, odd, pairs = (((0, name),) for name in ("n", "h", "f", "u", "c"))
    rows = [
        {size: 1, odd: -4},
        {odd: 4, size: -1, (): 3},
        {size: 1, quarters: -4},
        {quarters: 4, size: -1, (): 3},
        {size: 1, eighths: -8},
        {eighths: 8, size: -1, (): 7},
        {eighths: 2, quarters: -1},
        {odd: 1, pairs: -2, (): 1},
    ]
    assert impossible([*rows, {pairs: 8, size: -1, (): -1}])
    assert not impossible([*rows, {pairs: 8, size: -1}])


small = st.integers(-3, 3)
row = st.builds(lambda a, b, c: {X: a, Y: b, (): c}, small, small, small)


@given(st.lists(row, max_size=6))
def test_what_some_numbers_satisfy_is_not_impossible(rows):
    holds = any(
        all(r[X] * x + r[Y] * y + r[()] >= 0 for r in rows)
        for x, y in product(range(-12, 13), repeat=2)
    )
    assert not (holds and impossible(rows))
