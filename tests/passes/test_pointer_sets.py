"""Sets of pointers as integers behave as the sets that they stand for."""

from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.pointers.memory import Object, Pointer, moved
from mixpert.passes.pointers.places import ANYWHERE, MOST_OFFSETS, SWEEP
from mixpert.passes.pointers.pointer_sets import Cells, PointerSets

OBJECTS = [Object(name, "heap") for name in "abc"]
places = st.one_of(st.integers(0, 12), st.just(SWEEP), st.just(ANYWHERE))
pointers = st.lists(st.tuples(st.sampled_from(OBJECTS), places), max_size=20)


def set_of(sets, found):
    mask = 0
    for object_, place in found:
        mask |= sets.only(object_, place)
    return mask


def fewest(found):
    """Each object's places, made as few as they can be."""
    result = set()
    for object_ in OBJECTS:
        places = {place for other, place in found if other is object_}
        if ANYWHERE in places:
            places = {ANYWHERE}
        elif SWEEP in places or len(places) > MOST_OFFSETS:
            places = {SWEEP}
        result |= {Pointer(object_, place) for place in places}
    return result


@given(pointers, pointers)
def test_reduced_sets_keep_the_fewest_targets(one, other):
    sets = PointerSets()
    first = sets.reduced(set_of(sets, one))
    both = sets.reduced(first | set_of(sets, other))
    assert sets.members(first) == fewest(one)
    assert sets.members(both) == fewest([*one, *other])


@given(pointers, pointers)
def test_joined_sets_are_reduced(one, other):
    """As reduced, where one of two sets was reduced already."""
    sets = PointerSets()
    first = sets.reduced(set_of(sets, one))
    more = set_of(sets, other)
    assert sets.members(sets.joined(first, more)) == fewest([*fewest(one), *other])


@given(pointers, st.one_of(st.none(), st.integers(-4, 8)))
def test_moved_sets_are_reduced(found, offset):
    sets = PointerSets()
    mask = sets.reduced(set_of(sets, found))
    after = moved(frozenset(fewest(found)), offset)
    assert sets.members(sets.moved(mask, offset)) == fewest([(t.object, t.place) for t in after])


@given(pointers, pointers)
def test_what_is_stored_is_loaded_and_reached(where, what):
    sets = PointerSets()
    cells = Cells(sets)
    values = sets.reduced(set_of(sets, what))
    for target in sets.members(set_of(sets, where)):
        cells.store(target, values)
    if where:
        assert sets.members(cells.load(set_of(sets, where))) == fewest(what)
        assert {t.object for t in sets.members(values)} <= set(cells.reachable(set_of(sets, where)))
