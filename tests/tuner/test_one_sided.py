"""Forms with one slice of an operand: found by checked runs, used where they fit only."""

import json
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from written_plan import schemes

from mixpert.trace import Trace, TraceRow
from mixpert.tuner import one_sided
from mixpert.tuner.ladder import CHOICES
from mixpert.tuner.one_sided import FORMS, held
from mixpert.tuner.outcome import Status
from mixpert.tuner.session import Session

MEMBER = ("--member", "1")


@pytest.mark.parametrize("strategy", ["greedy", "model", "all-lowest-first"])
def test_a_site_whose_operand_one_slice_holds_takes_fewer_products(tune, strategy):
    status, _, err = tune("--threshold", "3e-7", "--strategy", strategy, args=MEMBER)
    assert status == 0, err
    found = schemes()
    assert found[1] in ("int8:2,0", "int8:3,0")
    assert not any(scheme.endswith(",0") for scheme in (found[0], found[2]))


def test_measured_times_show_it_too(tune, monkeypatch):
    times = dict.fromkeys(CHOICES, 9.0) | {"int8:3,3": 5.0, "int8:3,0": 2.0, "int8:2,0": 1.99}
    monkeypatch.setenv("FAKE_MS", json.dumps(times))
    status, _, err = tune("--threshold", "1.2e-7", args=MEMBER, model=False)
    assert status == 0, err
    assert schemes()[1] == "int8:3,0"


def test_other_data_cost_two_runs_and_change_nothing(tune, tmp_path):
    log = tmp_path / "log"
    assert tune("--threshold", "1e-6", "--session", "s", args=("--log", str(log)))[0] == 0
    ran = log.read_text().count("plan")
    assert not any(scheme.endswith(",0") for scheme in schemes())
    facts = one_fact("s/session.jsonl")
    assert facts == {"int8:3,0": [], "int8:0,3": []}
    assert tune("--threshold", "1e-6", "--session", "s", args=("--log", str(log)))[0] == 0
    assert log.read_text().count("plan") == ran + 1, "a resumed session recalls them: validation"


def one_fact(path):
    rows = [json.loads(line) for line in Path(path).read_text().splitlines()]
    return next(r["facts"] for r in rows if r.get("baseline") == "one slice holds")


def test_forms_stand_beside_the_scheme_with_as_many_slices_of_both_sides():
    ladder = (("int8:3,3", "int8:3,3,3"), ("int8:2,2", "fp16x3"), ("native",), ("int8:1,1",))
    assert one_sided.with_forms(ladder, ("int8:3,0", "int8:2,0")) == (
        ("int8:3,3", "int8:3,3,3", "int8:3,0"),
        ("int8:2,2", "fp16x3", "int8:2,0"),
        ("native",),
        ("int8:1,1",),
    )
    both = one_sided.with_forms((("int8:2,2",),), ("int8:2,0", "int8:0,2"))
    assert both == (("int8:2,2", "int8:2,0", "int8:0,2"),)


@pytest.mark.parametrize(
    ("ran", "relative", "good"),
    [("int8:3,0", 5e-8, True), ("int8:3,0", 2e-6, False), ("int8:3,0", None, False),
     ("native", 5e-8, False)],
)  # fmt: skip
def test_only_what_was_checked_and_ran_so_counts(ran, relative, good):
    check = {"calls": 1, "relative": relative}
    row = TraceRow("a", "e", 8, 8, 8, ran, "int8:3,0", 1, 1.0, check=check)
    unchecked = TraceRow("a", "e", 8, 8, 8, "int8:3,0", "int8:3,0", 1, 1.0)
    assert one_sided._right([row, unchecked], "int8:3,0") is good
    assert not one_sided._right([unchecked], "int8:3,0"), "nothing was checked"


def checked(site: str, error: float | None, calls: int = 1) -> TraceRow:
    check = {"calls": calls, "relative": error}
    return TraceRow(site, "cblas_sgemm", 8, 8, 8, "int8:3,0", "int8:3,0", 1, 1.0, check=check)


def test_every_row_of_a_site_has_to_be_right(tmp_path):
    rows = [checked("a", 1e-8), checked("a", 1e-7), checked("b", 1e-8), checked("b", 1e-3)]
    rows += [checked("c", 1e-8), checked("c", None), checked("d", 0.0, calls=0)]
    rows += [checked("e", 1e-8), replace(checked("e", 1e-8), scheme="native")]
    run = SimpleNamespace(status=Status.OK, trace=Trace(tuple(rows)))
    with Session.open(tmp_path / "s", {}) as session:
        bench = SimpleNamespace(
            session=session, offline=False, width=1, run=lambda *_: nullcontext(run)
        )
        found = held(SimpleNamespace(bench=bench), tuple("abcde"))
    assert found == {"a": FORMS["int8:3,0"]}
