"""Limits that the guard holds a plan to: what the tuner saw, with something in hand."""

import json

import pytest
from fake_facts import SITES

from mixpert.commands.tune import main
from mixpert.plan import Plan
from mixpert.trace import Trace, TraceRow
from mixpert.tuner.limits import MARGIN, UNBOUNDED, estimates, limits_of, rounded_up, unbounded
from mixpert.tuner.units import plan_of
from mixpert.tuner.validate import REPEATS

MS = {"native": 2.0, "int8:2,2": 1.5, "int8:2,2,2": 1.2, "int8:1,1": 0.5}


def row(site: str, n: int, estimate: float | None, looked: bool = True) -> TraceRow:
    panels = {"int8:1,1": 1} if looked else None
    return TraceRow(site, "cblas_sgemm", n, n, n, "I", "I", 1, 1.0, estimate=estimate, guard=panels)


def test_the_largest_estimate_of_each_call_that_the_guard_looked_at():
    rows = [row("a", 1, 1e-5), row("a", 1, 2e-5), row("a", 2, None, looked=False)]
    rows += [row("b", 1, 3e-5), row("c", 1, None), row("c", 1, 1e-5)]
    assert estimates(Trace(tuple(rows))) == {
        "a [1,1,1]": 2e-5,
        "b [1,1,1]": 3e-5,
        "c [1,1,1]": None,
    }


def test_only_what_the_guard_holds_to_limits_is_estimated():
    entries = {"a": "int8:1,1", "a [2,2,2]": "fp16x3", "b": "native", "c": "fp64"}
    assert unbounded(entries) == {"a": UNBOUNDED, "a [2,2,2]": UNBOUNDED}


def test_a_line_for_a_shape_takes_its_own_limit_and_the_site_the_rest():
    entries = {"a": "int8:1,1", "a [2,2,2]": "int8:2,2", "b": "native", "c": "int8:1,1"}
    seen = [{"a [1,1,1]": 1e-5, "a [2,2,2]": 9e-5, "b [1,1,1]": 1e-5}, {"a [1,1,1]": 2e-5}]
    limits = limits_of(entries, seen)
    assert MARGIN == 4
    assert limits == {"a": 8e-5, "a [2,2,2]": 4e-4}
    plan = plan_of(entries, limits)
    assert plan.sites["a"].limit == 8e-5
    assert plan.shapes["a", (2, 2, 2)].limit == 4e-4
    assert plan.sites["b"].limit is None


def test_a_site_with_a_call_that_has_no_bound_gets_no_limit():
    entries = {"a": "int8:1,1", "b": "int8:1,1"}
    seen = [{"a [1,1,1]": 1e-5, "a [2,2,2]": None, "b [1,1,1]": 1e-5}, {"b [1,1,1]": 0.0}]
    assert limits_of(entries, seen) == {"b": 4e-5}


def test_sites_that_read_one_matrix_get_one_limit_and_so_share_its_packing():
    entries = {"a": "int8:2,2,2", "b": "int8:2,2,2"}
    limits = limits_of(entries, [{"a [1,1,1]": 9.54e-7, "b [1,1,1]": 9.51e-7}])
    assert limits == {"a": 4e-6, "b": 4e-6}


@pytest.mark.parametrize("power", [-38, -7, -1, 0, 3, 30])
def test_a_limit_is_rounded_up_by_less_than_a_third(power: int):
    for mantissa in (1.0, 1.001, 1.25, 2.4999, 2.5, 3.1, 6.31, 8.0, 8.001, 9.999):
        limit = mantissa * 10.0**power
        assert limit * (1 - 1e-8) <= rounded_up(limit) <= 1.3 * limit
        assert rounded_up(rounded_up(limit)) == rounded_up(limit)


@pytest.fixture
def limits(fake_app, profile, tmp_path, monkeypatch, capsys):
    """Tunes the fake program, whose guard estimates 2.5e-5; the plan's limits and stdout."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FAKE_ESTIMATES", json.dumps({"int8:1,1": 2.5e-5}))
    monkeypatch.setenv("FAKE_MS", json.dumps(MS))

    def run(
        *options: str, model: bool = True, args: tuple[str, ...] = ()
    ) -> tuple[list[float | None], str]:
        times = ["--device-model", str(profile)] if model else []
        command = ["--threshold", "1e-3", "--ladder", "short", *times, *options]
        assert main([*command, "--", str(fake_app), *args]) == 0
        plan = Plan.read("fake_app.plan")
        return [plan.sites[site].limit for site in SITES], capsys.readouterr().out

    return run


def test_the_plan_file_holds_them(limits):
    assert limits()[0] == [1e-4] * 3
    assert limits("--simulate")[0] == [1e-4] * 3


def test_a_plan_is_validated_with_its_limits_alone(limits, tmp_path):
    """Half of the runs: a run for the guard's estimates, then plan and native in turns."""
    ran = []
    for options in ((), ("--no-limits",)):
        limits("--session", "s", *options, model=False, args=("--log", "runs"))
        runs = (tmp_path / "runs").read_text().splitlines()
        limits("--session", "s", *options, model=False, args=("--log", "runs"))
        ran.append(len((tmp_path / "runs").read_text().splitlines()) - len(runs))
    assert ran == [2 * REPEATS, 2 * REPEATS], "the session knows the estimates"


def test_a_run_for_estimates_that_fails_by_chance_is_made_again(limits):
    """It is the second run of the plan."""
    assert limits(args=("--fault", "0=int8:1,1=second"))[0] == [1e-4] * 3


def test_limits_can_be_omitted(limits):
    assert limits("--no-limits")[0] == [None] * 3


def test_times_are_those_with_limits(limits, monkeypatch):
    monkeypatch.setenv("FAKE_GUARD_COST", "1.5")
    found, out = limits(model=False)
    assert found == [1e-4] * 3
    assert "GEMMs    2.25 ms, native 6 ms: 2.67x" in out
    assert "note     limits for the guard take 50% more time (--no-limits: none)" in out


def test_a_guard_that_costs_what_the_plan_gains_is_left_out(limits, monkeypatch):
    monkeypatch.setenv("FAKE_GUARD_COST", "5")
    found, out = limits(model=False)
    assert found == [None] * 3
    assert "GEMMs    1.5 ms, native 6 ms: 4.00x" in out
    assert "note     the plan has no limits for the guard: with them it does not" in out
