"""Sets of numbers as integers."""

from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.dataflow.fact_sets import Images
from mixpert.passes.support.bits import numbers_of

numbers = st.sets(st.integers(0, 1000))


@given(numbers)
def test_numbers_come_back_in_order(found):
    assert list(numbers_of(sum(1 << number for number in found))) == sorted(found)


@given(st.dictionaries(st.integers(0, 300), st.sampled_from([0, 1, 6, 1 << 250, "same"])), numbers)
def test_images_of_sets_are_those_of_their_facts(becoming, asked):
    """By facts where a set has few, by images where it has many."""
    images = Images()
    for number, image in becoming.items():
        images.add(1 << number, 1 << number if image == "same" else image)
    known = [number for number in asked if number in becoming]
    expected = 0
    for number in known:
        expected |= 1 << number if becoming[number] == "same" else becoming[number]
    assert images.of(sum(1 << number for number in known)) == expected
    every = 0
    for number, image in becoming.items():
        every |= 1 << number if image == "same" else image
    assert images.of(sum(1 << number for number in becoming)) == every
