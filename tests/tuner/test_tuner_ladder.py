import pytest

from mixpert.scheme import Scheme
from mixpert.tuner import ladder as ladders
from mixpert.tuner.space import Operator, Space, swapped


@pytest.mark.parametrize("ladder", list(ladders.LADDERS.values()), ids=list(ladders.LADDERS))
def test_ladders_name_schemes_in_canonical_text_once(ladder):
    names = ladders.schemes(ladder)
    assert len(set(names)) == len(names)
    assert [str(Scheme.parse(name)) for name in names] == list(names)


def test_the_short_ladder_is_native_the_four_levels_and_six_products():
    expected = {str(Scheme.parse(s)) for s in ("native", "I", "II", "III", "IV", "int8:2,2,2")}
    assert set(ladders.schemes(ladders.SHORT)) == expected


def test_products_fall_down_the_full_ladder():
    rungs = [[Scheme.parse(s).products for s in rung if s != "native"] for rung in ladders.FULL]
    counts = [max(rung) for rung in rungs if rung]
    assert counts == sorted(counts, reverse=True)


def test_only_steps_that_save_time_stay():
    ladder = (("a",), ("b", "c"), ("native",), ("d",), ("e",))
    times = {"a": 10.0, "b": 9.0, "c": 8.0, "native": 8.5, "d": 7.9, "e": 3.0}
    # native is slower than c; d saves less than LEAST_GAIN over c
    assert ladders.worthwhile(ladder, times) == (("a",), ("c", "b"), ("e",))


def test_native_goes_to_the_top_where_asked():
    assert ladders.anchored((("a",), ("native", "b"), ("c",))) == (
        ("native",),
        ("a",),
        ("b",),
        ("c",),
    )


def test_schemes_without_times_leave_the_ladder_and_native_stays():
    ladder = (("a", "b"), ("native",), ("c",))
    assert ladders.available(ladder, frozenset({"b"})) == (("b",), ("native",))


def test_steps_up_and_down():
    times = {"a": 4.0, "b": 3.0, "c": 2.5, "d": 1.0}
    operator = Operator.of("site", times, (("a",), ("b", "c"), ("d",)))
    assert operator.below("a") == ("c", "b")
    assert operator.below("b") == operator.below("c") == ("d",)
    assert operator.below("d") == ()
    assert operator.below("elsewhere") == ()
    assert [operator.above(s) for s in ("a", "b", "d")] == [None, "a", "c"]


def test_operators_are_sorted_by_native_time_with_their_predecessors():
    times = {"x": {"native": 1.0}, "y": {"native": 3.0}, "z": {"native": 2.0}}
    space = Space.of(times, {"x": ("y", "z"), "z": ("gone",)}, (("native",),), 1.0)
    assert [operator.name for operator in space.operators] == ["y", "z", "x"]
    assert space.predecessors == ((), (), (0, 1))
    assert space.native_time == 6.0
    assert swapped(("a", "b", "c"), 1, "d") == ("a", "d", "c")
