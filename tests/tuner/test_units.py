"""Cutting a site by shape where the times say that it pays."""

import pytest
from synthetic import gemm_ms

from mixpert.trace import Trace, TraceRow
from mixpert.tuner.units import Units, call_key, plan_of, scheme_of

SCHEMES = ("int8:2,2,2", "native", "int8:1,1")


def row(site: str, n: int, calls: int = 1) -> TraceRow:
    return TraceRow(site, "cblas_sgemm", n, n, n, "native", "native", calls, 1.0)


def units(*rows: TraceRow, noise: float = 0.0) -> Units:
    times = {
        call_key(r.site, r.shape): {s: r.calls * gemm_ms(s, *r.shape) for s in SCHEMES}
        for r in rows
    }
    return Units.of(times, Trace(rows), noise)


def calls(units: Units) -> dict[str, list[int]]:
    """Sizes of the shapes of every unit, by the unit's name without the site's."""
    return {n: [int(key.split(",")[1]) for key in u.calls] for n, u in units.by_name.items()}


def test_a_site_stays_whole_where_all_its_shapes_want_the_same():
    assert calls(units(row("a", 2048), row("a", 1024), row("b", 64))) == {
        "a": [2048, 1024],
        "b": [64],
    }


def test_small_shapes_are_cut_off_where_they_cost_much():
    found = units(row("a", 2048), row("a", 64, 100), row("a", 32, 100), row("b", 512))
    assert calls(found) == {"a": [2048], "a [64,64,64]": [64, 32], "b": [512]}
    assert found.by_name["a"].main
    assert not found.by_name["a [64,64,64]"].main


def test_a_gain_that_is_nothing_beside_the_program_cuts_nothing():
    assert list(units(row("a", 2048), row("a", 64, 10), row("b", 8192)).by_name) == ["a", "b"]


def test_a_gain_within_the_noise_cuts_nothing():
    rows = (row("a", 2048), row("a", 64, 100))
    assert len(units(*rows).by_name) == 2
    assert len(units(*rows, noise=0.9).by_name) == 1


def test_every_call_is_in_one_unit_and_times_add_up():
    rows = [row("a", n, 5) for n in (2048, 1024, 512, 256, 128, 64)]
    found = units(*rows)
    keys = [key for unit in found.by_name.values() for key in unit.calls]
    assert sorted(keys) == sorted(call_key(r.site, r.shape) for r in rows)
    times = {call_key("a", r.shape): {"native": float(r.m)} for r in rows}
    assert sum(t["native"] for t in found.times(times).values()) == sum(r.m for r in rows)


def test_plans_name_the_shapes_that_differ_from_their_site():
    found = units(row("a", 2048), row("a", 64, 100), row("a", 32, 100))
    small = "a [64,64,64]"
    assert found.entries({"a": "int8:1,1", small: "int8:1,1"}) == {"a": "int8:1,1"}
    entries = found.entries({"a": "int8:1,1", small: "native"})
    assert entries == {"a": "int8:1,1", "a [64,64,64]": "native", "a [32,32,32]": "native"}
    plan = plan_of(entries)
    for n, scheme in ((2048, "int8:1,1"), (64, "native"), (32, "native"), (4096, "int8:1,1")):
        assert str(plan.lookup("a", (n, n, n)).scheme) == scheme
        assert scheme_of(entries, call_key("a", (n, n, n))) == scheme


def test_edges_reach_every_unit_of_a_site_and_its_siblings():
    found = units(row("a", 2048), row("a", 64, 100), row("b", 512))
    small = "a [64,64,64]"
    edges = found.edges({"b": ("a",)})
    assert edges == {"a": (small,), small: ("a",), "b": ("a", small)}


@pytest.mark.parametrize("site", ["x.c:1:2@f < y [1].c:3:4", "module@f #2"])
def test_site_ids_with_brackets_and_blanks_survive(site):
    entries = {site: "int8:2,2", call_key(site, (1, 2, 3)): "native"}
    plan = plan_of(entries)
    assert str(plan.lookup(site, (1, 2, 3)).scheme) == "native"
    assert str(plan.lookup(site, (3, 2, 1)).scheme) == "int8:2,2"


def test_noise_of_a_unit_is_that_of_its_calls_by_their_time():
    found = units(row("a", 2048), row("a", 1024), row("b", 64))
    big, small, other = (
        call_key(*of) for of in (("a", (2048,) * 3), ("a", (1024,) * 3), ("b", (64,) * 3))
    )
    times = {big: {"native": 3.0}, small: {"native": 1.0}, other: {"native": 0.0}}
    assert found.noise({big: 0.1, small: 0.5, other: 0.2}, times) == {
        "a": pytest.approx(0.2),
        "b": 0.0,
    }


def test_without_another_scheme_than_native_nothing_is_cut():
    trace = Trace((row("a", 2048), row("a", 64)))
    times = {call_key("a", r.shape): {"native": 1e-3} for r in trace.rows}
    assert calls(Units.of(times, trace)) == {"a": [2048, 64]}
