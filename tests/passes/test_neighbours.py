"""Accesses side by side are one stretch; what only comes near stays alone."""

from dataclasses import replace

import pytest

from mixpert.passes.accesses.areas import Area
from mixpert.passes.accesses.neighbours import Neighbours, joined
from mixpert.passes.support.polynomials import plus

BASE, STEP = (0, "%p"), (0, "turns of %loop")


def area(first, size=4, **others):
    """Bytes behind a pointer that moves; the place is not looked at."""
    start = plus({(BASE,): 1, (STEP,): 64}, {(): first})
    one = Area(None, "", BASE, start, {(): size}, {(): 1}, {})
    return replace(one, **others)


@pytest.mark.parametrize(
    ("stretches", "expected"),
    [
        ([], []),
        ([(4, 8), (0, 4)], [(0, 8)]),
        ([(0, 4), (8, 12)], [(0, 4), (8, 12)]),
        ([(0, 16), (4, 8), (12, 20)], [(0, 20)]),
    ],
)
def test_adjacent_stretches_are_joined(stretches, expected):
    assert joined(stretches) == expected


def test_all_adjacent_accesses_are_combined():
    areas = [area(16, 16), area(0, 16), area(32, 4), area(40, 4)]
    neighbours = Neighbours(areas)
    for one in areas[:3]:
        found = neighbours.around(one)
        assert (found.start, found.length) == ({(BASE,): 1, (STEP,): 64}, {(): 36})
    assert neighbours.around(areas[3]).polynomials == areas[3].polynomials


@pytest.mark.parametrize(
    "other",
    [
        area(4, root=(0, "%q")),
        area(4, start={(BASE,): 1, (STEP,): 60, (): 4}),
        area(4, runs={(): 2}),
        area(4, length={(BASE,): 1}),
    ],
)
def test_others_stay_alone(other):
    one = area(0)
    neighbours = Neighbours([one, other])
    assert neighbours.around(one).polynomials == one.polynomials
    assert neighbours.around(other).polynomials == other.polynomials
