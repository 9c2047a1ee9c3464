"""A plan found by a profile is put to the test on the GPU that the profile is of."""

import json
import re

import pytest
from written_plan import schemes

from mixpert.plan import Plan
from mixpert.trace import Trace, TraceRow
from mixpert.tuner import weighing
from mixpert.tuner.units import Units
from mixpert.tuner.weighing import Weight

OPTIONS = ("--threshold", "3e-5", "--ladder", "short")
FOUND = ["int8:1,1", "int8:2,2,2", "int8:1,1"]
"""By the profile."""


@pytest.fixture
def here(tune, monkeypatch, synthetic_model):
    """Runs the command on the GPU of the profile, where calls take so long under a scheme."""
    monkeypatch.setattr(weighing, "gpus", lambda: [synthetic_model.device])
    monkeypatch.setenv("FAKE_BACKEND", "cuda")

    def run(*options: str, **ms: float):
        by_scheme = {name.replace("_", ":", 1).replace("_", ","): x for name, x in ms.items()}
        monkeypatch.setenv("FAKE_MS", json.dumps(by_scheme))
        return tune(*OPTIONS, *options)

    return run


def measured(out: str) -> tuple[str, ...]:
    """What the report says of times here."""
    (line,) = re.findall(r"^here +(\S+) ms, native (\S+) ms: (\S+),", out, re.MULTILINE)
    return line


def test_a_plan_that_is_faster_here_too_is_found(here):
    status, out, err = here(native=2.0, int8_1_1=1.0, int8_2_2_2=0.5)
    assert status == 0, err
    assert schemes() == FOUND
    assert measured(out) == ("2.5", "6", "2.40x")
    assert "by the profile of synthetic" in out


def test_a_plan_that_is_slower_here_is_not_found(here):
    status, out, _ = here(native=1.0, int8_1_1=1.5, int8_2_2_2=2.0)
    assert (status, schemes()) == (1, ["native"] * 3)
    assert "note     by the profile a plan beats native, measured on this GPU it does not" in out


def test_no_faster_is_slower(here):
    assert here(native=1.0, int8_1_1=1.0, int8_2_2_2=1.0)[0] == 1


def test_sites_that_are_slower_here_stay_native(here):
    status, out, err = here(native=1.0, int8_1_1=0.5, int8_2_2_2=1.5)
    assert status == 0, err
    assert schemes() == ["int8:1,1", "native", "int8:1,1"]
    assert measured(out) == ("2", "3", "1.50x")
    assert "slower than native here: app.c:20:3@main" in err


def test_a_site_that_accuracy_needs_may_be_slower_where_the_whole_is_faster(here, monkeypatch):
    monkeypatch.setattr("mixpert.tuner.tune._Tuning._lighter", lambda *_: None)
    assert here(native=1.0, int8_1_1=0.5, int8_2_2_2=1.5)[0] == 0
    assert schemes() == FOUND
    assert here(native=1.0, int8_1_1=0.5, int8_2_2_2=2.5)[0] == 1


def test_limits_that_cost_the_gain_are_left_out(here, monkeypatch):
    monkeypatch.setenv("FAKE_ESTIMATES", json.dumps(dict.fromkeys(FOUND, 1e-5)))
    times = {"native": 2.0, "int8_1_1": 1.0, "int8_2_2_2": 0.5}
    assert here(**times)[0] == 0
    assert all(choice.limit for choice in Plan.read("fake_app.plan").sites.values())
    monkeypatch.setenv("FAKE_GUARD_COST", "5")
    status, out, _ = here(**times)
    assert (status, schemes()) == (0, FOUND)
    assert not any(choice.limit for choice in Plan.read("fake_app.plan").sites.values())
    assert "note     the plan has no limits for the guard" in out


@pytest.mark.parametrize("why", ["option", "device", "processor", "simulate"])
def test_nothing_is_weighed_elsewhere(here, monkeypatch, why):
    options = {"option": ["--trust-profile"], "simulate": ["--simulate"]}.get(why, [])
    slow = {"native": 1.0, "int8_1_1": 2.0, "int8_2_2_2": 2.0}
    if why == "simulate":
        assert here(**slow)[0] == 1
    if why == "device":
        monkeypatch.setattr(weighing, "gpus", lambda: ["synthetic", "another"])
    if why == "processor":
        monkeypatch.setenv("FAKE_BACKEND", "cpu")
    status, out, _ = here(*options, **slow)
    assert (status, schemes()) == (0, FOUND)
    assert "here  " not in out


def row(site: str, n: int) -> TraceRow:
    return TraceRow(site, "cblas_sgemm", n, n, n, "native", "native", 1, 1.0)


def test_weights_follow_from_what_the_plan_emulates():
    """A native call that happened to take longer beside the plan says nothing of it."""
    times = {key: {"native": 1.0} for key in ("a [1,1,1]", "b [2,2,2]")}
    units = Units.of(times, Trace((row("a", 1), row("b", 2))))
    native = {"a [1,1,1]": 1.0, "b [2,2,2]": 1.0}
    weight = Weight({"a [1,1,1]": 0.9, "b [2,2,2]": 1.2}, native)
    plan = {"a": "int8:1,1", "b": "native"}
    assert weight.slower(units, plan) == []
    assert weight.pays(units, plan)
    plan = dict.fromkeys(plan, "int8:1,1")
    assert weight.slower(units, plan) == ["b"]
    assert not weight.pays(units, plan)
    assert (weight.plan_ms, weight.native_ms) == (2.1, 2.0)
