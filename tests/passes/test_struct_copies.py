"""Copies of structs: where a pointer that is found in a copy came from."""

from mixpert.passes.pointers.memory import ANYWHERE, Object, Pointer
from mixpert.passes.pointers.pointer_sets import PointerSets
from mixpert.passes.pointers.struct_copies import StructCopies


def made(*pairs):
    sets = PointerSets()
    copies = StructCopies(sets)
    for (to, at), (source, start), size in pairs:
        copies.note(sets.only(to, at), sets.only(source, start), size)
    return copies


def test_a_place_of_a_copy_is_that_of_the_original():
    a, b = Object("a", "local"), Object("b", "local")
    copies = made(((b, 16), (a, 0), 32))
    assert [*copies.origins(Pointer(b, 24))] == [Pointer(a, 8)]
    assert [*copies.origins(Pointer(b, 48))] == []
    assert [*copies.origins(Pointer(b, ANYWHERE))] == [Pointer(a, ANYWHERE)]


def test_copies_of_copies():
    a, b, c = (Object(name, "local") for name in "abc")
    copies = made(((b, 0), (a, 8), None), ((c, 0), (b, 8), None))
    found = {*copies.all_origins([Pointer(c, 0)])}
    assert found == {Pointer(c, 0), Pointer(b, 8), Pointer(a, 16)}


def test_copies_that_go_round_end():
    """Each round moves the place by 8 bytes."""
    a, b = Object("a", "local"), Object("b", "local")
    copies = made(((b, 0), (a, 8), None), ((a, 0), (b, 0), None))
    found = [*copies.all_origins([Pointer(b, 0)])]
    assert Pointer(a, ANYWHERE) in found and len(found) < 100
