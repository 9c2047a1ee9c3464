"""Places in an object stand for constant ones: whatever may happen to these is in the answers."""

from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.pointers.places import (
    ANYWHERE,
    MOST_OFFSETS,
    SWEEP,
    Strided,
    contains,
    distance,
    divisor_between,
    fewest,
    inside,
    meet,
    moved_place,
    without_steps,
)

UNIVERSE = range(-240, 241)
strided = st.builds(
    lambda first, step, swept: Strided(first % step, step, swept),
    st.integers(0, 60),
    st.sampled_from([12, 16, 20, 24, 30, 40]),
    st.booleans(),
)
bounded = st.builds(
    lambda first, step, swept, count: Strided(first, step, swept, first + count * step),
    st.integers(-60, 60),
    st.sampled_from([8, 16, 24, 40]),
    st.booleans(),
    st.integers(1, 4),
)
known = st.one_of(st.integers(-60, 60), strided, bounded)
places = st.one_of(known, st.sampled_from([SWEEP, ANYWHERE]))


def stands_for(place, offset):
    if isinstance(place, int):
        return place == offset
    if not isinstance(place, Strided):
        return True
    within = place.last is None or place.first <= offset <= place.last
    return within and (offset - place.first) % place.step == 0


def offsets(place):
    return {offset for offset in UNIVERSE if stands_for(place, offset)}


@given(places, st.one_of(known, st.none()))
def test_a_place_that_moves_stands_for_what_moved(place, shift):
    after = moved_place(place, shift)
    for offset in offsets(place) & set(range(-60, 61)):
        for by in offsets(shift) & set(range(-60, 61)):
            assert stands_for(after, offset + by)


@given(known, known)
def test_places_meet_where_they_stand_for_the_same(one, other):
    together = bool(offsets(one) & offsets(other))
    ends = [place.last for place in (one, other) if isinstance(place, Strided)]
    assert meet(one, other) or not together
    assert meet(one, other) == together or any(ends)  # between two ends nothing may meet


@given(known, known)
def test_a_place_contains_what_it_stands_for_as_well(one, other):
    if contains(one, other):
        assert offsets(other) <= offsets(one)
    elif isinstance(one, Strided) and not (isinstance(other, Strided) and other.last is None):
        assert not offsets(other) <= offsets(one)


@given(known, known, st.one_of(st.none(), st.integers(1, 60)))
def test_whatever_is_copied_is_found_as_far_behind(start, place, size):
    behind = distance(start, place, size)
    far = {
        there - here
        for here in offsets(start)
        for there in offsets(place)
        if 0 <= there - here < (size or len(UNIVERSE))
    }
    assert not far or inside(behind, size)
    assert all(stands_for(behind, one) for one in far)


@given(places, places)
def test_a_divisor_divides_all_distances(one, other):
    apart = {there - here for here in offsets(one) for there in offsets(other)}
    divisor = divisor_between(one, other)
    assert not any(distance % divisor if divisor else distance for distance in apart)


@given(st.lists(places, min_size=1, max_size=20, unique=True))
def test_the_fewest_places_stand_for_all(found):
    few = fewest(found)
    assert len(few) <= MOST_OFFSETS
    for place in found:
        assert offsets(place) <= set().union(*map(offsets, few))


def test_steps_of_one_pointer_are_not_told_apart():
    assert moved_place(8, Strided(4, 12, swept=True)) == Strided(0, 12, swept=False)
    assert moved_place(Strided(4, 12, swept=True), Strided(0, 16, swept=True)) is ANYWHERE
    assert without_steps(moved_place(0, Strided(4, 12, swept=True))) == SWEEP
