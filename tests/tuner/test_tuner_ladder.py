import json
from pathlib import Path

import pytest

from mixpert.scheme import Scheme
from mixpert.trace import Trace, TraceRow
from mixpert.tuner import ladder as ladders
from mixpert.tuner.capability import runnable
from mixpert.tuner.expected import expected_error
from mixpert.tuner.space import Operator, Space, swapped

RESULTS = Path(__file__).parents[2] / "benchmarks" / "results" / "scheme-errors.json"
FLOATS = frozenset(ladders.FLOAT_FORMS)


@pytest.mark.parametrize("name", ladders.LADDERS)
def test_ladders_name_schemes_in_canonical_text_once(name):
    names = ladders.schemes(ladders.named(name, ladders.CHOICES))
    assert len(set(names)) == len(names)
    int8 = [name for name in names if name not in FLOATS]
    assert [str(Scheme.parse(name)) for name in int8] == int8


def test_the_short_ladder_is_native_the_four_levels_and_six_products():
    expected = {str(Scheme.parse(s)) for s in ("native", "I", "II", "III", "IV", "int8:2,2,2")}
    assert set(ladders.schemes(ladders.named("short", ladders.CHOICES))) == expected


def test_expected_errors_are_those_measured():
    rows = json.loads(RESULTS.read_text())["rows"]
    measured = {r["scheme"]: r["error"] for r in rows if r["data"] == "uniform"}
    for scheme, error in measured.items():
        assert expected_error(scheme) == pytest.approx(error, rel=0.1), scheme
    assert expected_error("fp64") is None


def test_the_full_ladder_is_all_that_has_times_by_expected_error():
    ladder = ladders.graded(["int8:1,1", "bf16x9", "int8:1,2", "int8:2,1", "tf32", "fp64"])
    assert ladder == (
        ("bf16x9",),
        ("native",),
        ("int8:1,2", "int8:2,1"),
        ("int8:1,1",),
        ("tf32",),
    )
    assert set(ladders.schemes(ladders.graded(ladders.CHOICES))) == set(ladders.CHOICES)


def test_only_steps_that_save_time_stay():
    ladder = (("a",), ("b", "c"), ("native",), ("d",), ("e",))
    times = {"a": 10.0, "b": 9.0, "c": 8.0, "native": 8.5, "d": 7.9, "e": 3.0}
    # native is slower than c; d saves less than LEAST_GAIN over c
    assert ladders.worthwhile(ladder, times) == (("a",), ("c", "b"), ("e",))


def test_native_goes_to_the_top_on_request():
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


@pytest.mark.parametrize("backend", ["cpu", "cuda"])
def test_a_scheme_that_this_runtime_does_not_know_is_no_choice(backend):
    row = TraceRow("a", "cblas_sgemm", 8, 8, 8, "native", "native", 1, 1.0, backend=backend)
    assert runnable(("native", "int8:9,9", "int8:1,1"), Trace((row,))) == ("native", "int8:1,1")
