"""Limits that the guard holds a plan to: what the tuner saw, with something in hand."""

import json

from fake_facts import SITES

from mixpert.commands.tune import main
from mixpert.plan import Plan
from mixpert.trace import Trace, TraceRow
from mixpert.tuner.limits import MARGIN, estimates, limited


def row(site: str, n: int, estimate: float | None) -> TraceRow:
    return TraceRow(site, "cblas_sgemm", n, n, n, "I", "I", 1, 1.0, estimate=estimate)


def test_the_largest_estimate_of_each_call():
    trace = Trace((row("a", 1, 1e-5), row("a", 1, 2e-5), row("a", 2, None), row("b", 1, 3e-5)))
    assert estimates(trace) == {"a [1,1,1]": 2e-5, "b [1,1,1]": 3e-5}


def test_a_line_for_a_shape_takes_its_own_limit_and_the_site_the_rest():
    entries = {"a": "int8:1,1", "a [2,2,2]": "int8:2,2", "b": "native", "c": "int8:1,1"}
    seen = [{"a [1,1,1]": 1e-5, "a [2,2,2]": 9e-5, "b [1,1,1]": 1e-5}, {"a [1,1,1]": 2e-5}]
    plan = limited(entries, seen)
    assert plan.sites["a"].limit == MARGIN * 2e-5
    assert plan.shapes["a", (2, 2, 2)].limit == MARGIN * 9e-5
    assert plan.sites["b"].limit is None
    assert plan.sites["c"].limit is None


def test_the_plan_file_holds_them(fake_app, profile, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FAKE_ESTIMATES", json.dumps({"int8:1,1": 2.5e-5}))
    options = ["--threshold", "1e-3", "--ladder", "short", "--device-model", str(profile)]
    assert main([*options, "--", str(fake_app)]) == 0
    assert [Plan.read("fake_app.plan").sites[site].limit for site in SITES] == [1e-4] * 3
