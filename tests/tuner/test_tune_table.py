import math
from dataclasses import replace

import pytest

from mixpert.site import Site, distinct_places
from mixpert.trace import TraceRow
from mixpert.tuner.outcome import Outcome, Verdict
from mixpert.tuner.report import Ending, Report, UnitFacts, added_errors, site_lines
from mixpert.tuner.search.record import Result
from mixpert.tuner.space import Operator, Space
from mixpert.tuner.table import table

SITES = {
    "a": Site("a", 0, "main", "cblas_sgemm", "app.c", 10, 3),
    "b": Site("b", 1, "main", "cblas_sgemm"),
}
ROWS = {
    "a": [TraceRow("a", "e", 8, 8, 8, "native", "native", 1, 1.0)],
    "b": [
        TraceRow("b", "e", 64, 32, 16, "native", "native", 1, 1.0),
        TraceRow("b", "e", 8, 8, 8, "native", "native", 100, 1.0),
    ],
}
TIMES = {"a": {"native": 1.0, "int8:1,1": 0.5}, "b": {"native": 3.0, "int8:2,2": 2.0}}
PLAN = {"a": "int8:1,1", "b": "int8:2,2"}
UNITS = {name: UnitFacts(SITES[name], ROWS[name]) for name in SITES}
LINES = site_lines(UNITS, TIMES, PLAN, {"a": 2.5e-5})
REPORT = Report(
    Ending.FOUND, LINES, 1e-4, 2.75e-5, 8e-7, 0.0, 4.0, 2.5, "NVIDIA H100", trials=7, remark="x"
)


def test_lines_are_the_most_expensive_site_first():
    assert [line.site.id for line in LINES] == ["b", "a"]
    assert [line.share for line in LINES] == [0.75, 0.25]
    assert [line.speedup for line in LINES] == [1.5, 2.0]
    assert [line.error for line in LINES] == [None, 2.5e-5]
    assert (LINES[0].shape, LINES[0].others) == ((8, 8, 8), 1)


def test_the_table_in_full():
    assert table(REPORT) == (
        "site  file:line  shape (m,n,k)   time  scheme    adds error  speedup\n"
        "   1  main       8x8x8 +1 more  75.0%  int8:2,2           -    1.50x\n"
        "   0  app.c:10   8x8x8          25.0%  int8:1,1    2.50e-05    2.00x\n"
        "\n"
        "error    2.75e-05 of threshold 0.0001 (native alone 8.00e-07, noise 0.0e+00)\n"
        "GEMMs    2.5 ms, native 4 ms: 1.60x, NVIDIA H100\n"
        "search   7 plans tried\n"
        "note     x\n"
    )


def test_added_errors_are_of_runs_then_of_the_model_within_the_whole_error():
    ladder = (("x",), ("y",))
    operators = tuple(Operator.of(name, {"x": 2.0, "y": 1.0}, ladder) for name in "abc")
    errors = {("x", "x", "x"): 3e-6, ("y", "x", "x"): 5e-6, ("y", "y", "y"): 1e-5}
    visits = {plan: Outcome(Verdict.PASS, error, 1.0) for plan, error in errors.items()}
    model = [{"y": 1.0}, {"y": 9e-11}, {"y": 2e-10}]
    result = Result(("y", "y", "y"), visits, True, increments=model)
    space = Space(operators, ((), (), ()), True, ladder, 1e-4)
    assert added_errors(space, result, ("y", "x", "x")) == pytest.approx({"a": 4e-6})
    added = added_errors(space, result, ("y", "y", "y"))
    assert added == pytest.approx({"a": 4e-6, "b": math.sqrt(9e-11)})


def test_no_time_at_all_divides_nothing():
    assert "1.00x" in table(replace(REPORT, native_ms=0.0, plan_ms=0.0))


def test_the_threshold_is_printed_as_it_was_given():
    assert " of threshold 4.6e-06 (" in table(replace(REPORT, threshold=4.6e-6))


def test_copies_of_a_call_are_told_apart_by_where_they_are():
    ids = [
        "gemm.h:7:3@gemm < layer.h:3:1 < app.c:20:5",
        "gemm.h:7:3@gemm < layer.h:3:1 < app.c:30:5",
        "gemm.h:7:3@gemm < layer.h:3:1 < app.c:30:5 #1",
        "gemm.h:7:3@gemm",
        "app.c:10:3@main < app.c:50:1",
    ]
    places = [("gemm.h", 7)] * 4 + [("app.c", 10)]
    sites = [Site(i, n, "f", "sgemm_", *places[n], 3) for n, i in enumerate(ids)]
    assert distinct_places(sites[:2]) == {
        ids[0]: "gemm.h:7 < app.c:20",
        ids[1]: "gemm.h:7 < app.c:30",
    }
    found = distinct_places(sites)
    assert found[ids[0]] == "gemm.h:7 < app.c:20", "the innermost caller that no other has"
    assert found[ids[1]] == found[ids[2]] == "gemm.h:7 < app.c:30", "copies of the compiler's"
    assert found[ids[3]] == "gemm.h:7"
    assert found[ids[4]] == "app.c:10", "alone, it needs nothing"
    assert distinct_places(sites[1:3]) == dict.fromkeys(ids[1:3], "gemm.h:7")


def test_the_table_shows_them():
    """One call in a header, inlined twice; the columns are wide enough for both."""
    copies = {x: Site(f"g.h:7:3@g < a.c:{x}:5", x, "g", "sgemm_", "g.h", 7, 3) for x in (20, 30)}
    units = {site.id: UnitFacts(site, ROWS["a"]) for site in copies.values()}
    lines = site_lines(units, dict.fromkeys(units, TIMES["a"]), dict.fromkeys(units, "native"), {})
    shown = table(replace(REPORT, lines=lines)).splitlines()[1:3]
    assert [line[6:21] for line in shown] == ["g.h:7 < a.c:20 ", "g.h:7 < a.c:30 "]


def test_a_caller_in_the_same_file_is_a_line():
    sites = [Site(f"a/m.c:7:3@g < a/m.c:{x}:5", x, "g", "sgemm_", "a/m.c", 7, 3) for x in (20, 30)]
    assert list(distinct_places(sites).values()) == ["a/m.c:7 < :20", "a/m.c:7 < :30"]
