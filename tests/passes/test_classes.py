"""Numbers are in one class where no set tells them apart."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.support.classes import Classes

sets = st.lists(st.integers(0, 1 << 12), max_size=8)


@given(sets, st.integers(0, 1 << 12))
def test_classes_distinguish_members_as_the_sets_do(given_sets, asked):
    classes = Classes(given_sets)
    every = 0
    for one in given_sets:
        every |= one
    assert classes.every == every
    found = dict(classes.within(asked & every))
    assert sum(found.values()) == asked & every
    of = {n: c for c, inside in found.items() for n in range(13) if inside >> n & 1}
    for (one, first), (other, second) in product(of.items(), repeat=2):
        alike = all((s >> one & 1) == (s >> other & 1) for s in given_sets)
        assert (first == second) == alike
