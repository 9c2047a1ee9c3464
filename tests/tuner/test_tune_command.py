"""mixpert-tune from its command line to its exit status and its plan, on the fake program."""

import json
import os
import re
import shlex
import sys
from itertools import product
from pathlib import Path

import pytest
from fake_facts import SITES
from written_plan import schemes

from mixpert.commands.compile import main as compile_main
from mixpert.commands.tune import main
from mixpert.plan import Plan
from mixpert.tuner import effort, prepare


@pytest.mark.parametrize("strategy", ["greedy", "model", "exhaustive", "all-lowest-first"])
@pytest.mark.parametrize("threshold", ["1e-3", "1e-6"])
def test_finds_a_plan_within_the_threshold(tune, threshold, strategy):
    options = ("--threshold", threshold, "--strategy", strategy, "--ladder", "short")
    status, out, err = tune(*options)
    assert status == 0, err
    error = float(re.search(r"^error +(\S+)", out, re.MULTILINE)[1])
    assert error <= float(threshold)
    assert len(out.splitlines()[1:4]) == 3
    for site, scheme in zip(SITES, schemes(), strict=True):
        line = next(x for x in out.splitlines() if site.split(":3@")[0] in x)
        assert f" {scheme} " in line


def test_greedy_equals_exhaustive_on_the_short_ladder(tune):
    plans = []
    for strategy in ("greedy", "exhaustive"):
        tune("--threshold", "3e-5", "--strategy", strategy, "--ladder", "short")
        plans.append(schemes())
    assert plans[0] == plans[1]
    assert "int8:1,1" in plans[0]


def test_columns_of_the_table(tune):
    _, out, err = tune("--threshold", "3e-5", "--plan-out", "my.plan")
    assert "Traceback" not in err
    head, first, *_ = out.splitlines()
    assert re.split("  +", head) == [
        *("site", "file:line", "shape (m,n,k)", "time", "scheme", "adds error", "speedup")
    ]
    assert "2048x2048x2048" in first
    assert re.search(r"\d+\.\d%", first)
    assert re.search(r"\d+\.\d\dx$", first)
    assert out.endswith("plan     my.plan\n")
    assert schemes("my.plan")


def test_a_threshold_out_of_reach_ends_with_3_and_the_reachable_error(tune, tmp_path):
    status, out, err = tune("--threshold", "1e-12")
    assert (status, out) == (3, "")
    last = err.splitlines()[-1]
    assert "no scheme reaches the threshold 1.00e-12" in last
    reached = float(re.search(r"smallest error measured is (\S+)", last)[1])
    assert 1e-8 < reached < 3e-7
    assert not (tmp_path / "fake_app.plan").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_plan_for_which_there_is_no_room_is_not_lost(tune, tmp_path):
    status, _, err = tune("--threshold", "1e-5", "--plan-out", "/dev/full", "--session", "kept")
    assert status == 2
    *_, last = err.splitlines()
    assert last == (
        "mixpert-tune: error: /dev/full: cannot write: No space left on device; "
        "run it again to go on: all runs are in kept/session.jsonl"
    )
    status, _, err = tune("--threshold", "1e-5", "--session", "kept")
    assert (status, (tmp_path / "fake_app.plan").exists()) == (0, True)
    assert "(session)" in err


def test_a_noisy_program_ends_with_3_and_figures(tune):
    status, _, err = tune("--threshold", "1e-6", args=("--noise", "1e-3"))
    assert status == 3
    assert re.search(
        r"two runs of the same plan differ by \d\.\d\de-0\d, more than the threshold", err
    )
    assert "if several of its threads call GEMMs" in err


@pytest.mark.parametrize(
    ("processors", "options", "jobs"),
    [
        (3, {}, 3),
        (64, {}, prepare.MOST_JOBS),
        (1, {}, None),
        (3, {"jobs": ("--jobs", "2")}, None),
        (3, {"model": False}, None),
    ],
)
def test_a_long_tuning_says_how_many_runs_may_be_made_at_a_time(
    tune, monkeypatch, processors, options, jobs
):
    monkeypatch.setattr(effort, "LONG", 0.0)
    monkeypatch.setattr(prepare.os, "sched_getaffinity", lambda _: range(processors))
    words, model = options.get("jobs", ()), options.get("model", True)
    _, _, err = tune("--threshold", "1e-3", "--ladder", "short", *words, model=model)
    assert "are expected: " in err
    found = re.findall(r"to make (\d+) runs at a time, add --jobs (\d+)\n", err)
    assert found == ([(str(jobs),) * 2] if jobs else [])


def test_small_shapes_of_a_loop_get_their_own_scheme(tune):
    status, out, _ = tune("--threshold", "3e-5", "--ladder", "short", args=("--loop",))
    assert status == 0
    plan = Plan.read("fake_app.plan")
    assert {key: str(choice.scheme) for key, choice in plan.shapes.items()} == {
        (SITES[0], (64, 64, 64)): "native"
    }
    assert plan.sites[SITES[0]].scheme.kind == "int8"
    lines = [line for line in out.splitlines() if "app.c:10" in line]
    assert [" native " in line for line in lines] == ["64x64x64" in line for line in lines]
    assert len(lines) == 2


def test_schemes_that_crash_everywhere_are_no_choice(tune, monkeypatch):
    monkeypatch.setenv("FAKE_MS", json.dumps({"native": 2.0}))
    args = ("--fault", "0=int8:1,1=crash", "--fault", "0=int8:2,2,2=crash")
    status, _, _ = tune("--threshold", "3e-5", "--ladder", "short", model=False, args=args)
    assert status == 0
    assert schemes() == ["int8:2,2"] * 3


def test_a_plan_that_cannot_be_written_is_reported_before_the_search(tune, tmp_path):
    status, _, err = tune("--threshold", "1e-3", "--plan-out", "no/such/app.plan")
    assert status == 2
    assert "no/such/app.plan: cannot write: there is no folder" in err
    assert not (tmp_path / ".mixpert").exists()


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("crash", "the native run of the program failed: killed by SIGSEGV"),
        ("fail", "the native run of the program failed: exit status 1: out of luck"),
        ("nan", "the native run's output holds NaN or Inf"),
        ("hang", "the native run of the program failed: still running after 3 s"),
    ],
)
def test_a_failing_native_run_ends_with_3_and_one_line(tune, kind, said):
    options = ("--threshold", "1e-3", "--timeout", "3")
    status, out, err = tune(*options, args=("--fault", f"0=native={kind}"))
    assert (status, out) == (3, "")
    assert "Traceback" not in err
    assert err.splitlines()[-1] == f"mixpert-tune: error: {said}"


def test_a_program_without_gemm_ends_with_3(tune):
    status, _, err = tune("--threshold", "1e-3", args=("--no-gemm",))
    assert status == 3
    assert "went through MixPert: compile its host code with mixpert-compile" in err
    status, _, err = tune("--threshold", "1e-3", "--preload", args=("--no-gemm",))
    assert status == 3
    assert "went through MixPert: check that the script or a program that it starts calls" in err
    assert "mixpert-compile" not in err


WITHOUT_EXIT = """\
@m = global [4 x float] zeroinitializer
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @_exit(i32)
define i32 @main() {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 2, i32 2, i32 2, float 1.0, ptr @m, i32 2,
                         ptr @m, i32 2, float 0.0, ptr @m, i32 2)
  call void @_exit(i32 0)
  unreachable
}
"""


def test_a_program_that_ends_by_exit_without_handlers_is_told_so(tmp_path, monkeypatch, capfd):
    """It is compiled for MixPert, and its calls go there: the trace alone is missing."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "app.ll").write_text(WITHOUT_EXIT)
    assert compile_main(["app.ll", "-o", "app_emu.ll"]) == 0
    assert main(["--threshold", "1e-3", "--device-model", "h100", "app_emu.ll"]) == 3
    err = capfd.readouterr().err
    assert "the trace is written then, and not by _exit" in err
    assert "with mixpert-compile" not in err


def test_faulty_trials_are_classified_and_the_search_continues(tune):
    faults = ("0=int8:1,1=crash", "1=int8:2,2,2=nan", "2=int8:1,1=hang")
    args = tuple(x for fault in faults for x in ("--fault", fault))
    status, _, _ = tune("--threshold", "1e-4", "--timeout", "3", args=args)
    assert status == 0
    assert schemes()[0] not in ("int8:1,1", "native")
    session = next(path for path in os.scandir(".mixpert"))
    lines = [json.loads(x) for x in open(f"{session.path}/session.jsonl")]  # noqa: PTH123, SIM115
    seen = {line["trial"]["status"] for line in lines if "trial" in line}
    assert {"ok", "crash", "nan", "timeout"} <= seen


def test_a_validation_run_that_fails_by_chance_is_made_again(tune):
    options = ("--threshold", "3e-5", "--ladder", "short", "--no-limits")
    assert tune(*options)[0] == 0
    found = schemes()
    status, out, err = tune(*options, args=("--fault", f"0={found[0]}=second"))
    assert (status, schemes()) == (0, found), err
    assert "a run of the plan failed by chance, made again it did not: exit status 1: out of" in out
    assert "it does not hold" not in err


def test_capture_that_takes_long_is_named_with_what_to_do(tune, monkeypatch):
    monkeypatch.setattr(prepare, "COSTLY", 0.2)
    said = re.compile(r"a run takes \S+ s with the outputs .* captured, \S+ s without: --extract")
    options = ("--threshold", "1e-3", "--ladder", "short", "--no-limits")
    args = ("--fault", "0=native=slowcapture", "--output", "x.bin")
    assert said.search(tune(*options, args=args)[2])
    assert not said.search(tune(*options, args=args[2:])[2])
    assert not said.search(tune(*options, "--output", "x.bin", args=args)[2])


def test_a_reference_that_fell_back_ends_with_3(tune):
    fallback = ("--fault", "2=fp64=fallback")
    status, out, err = tune("--threshold", "1e-6", args=fallback)
    assert (status, out) == (3, "")
    assert f"{SITES[2]} [1024,1024,2048] ran native, not fp64: no memory for it" in err


def test_the_table_shows_where_the_plan_ran_another_scheme(tune):
    fallback = ("--fault", "2=int8:2,2=fallback")
    status, out, err = tune("--threshold", "3e-7", "--ladder", "short", args=fallback)
    assert status == 0, err
    assert f"note     {SITES[2]} [1024,1024,2048] ran native, not int8:2,2" in out


def test_output_files_are_compared_where_named(tune):
    args = ("--output", "result.bin")
    status, _, _ = tune("--threshold", "3e-5", "--output", "result.bin:raw-f32", args=args)
    assert status == 0
    status, _, err = tune("--threshold", "3e-5", "--output", "other.bin", args=args)
    assert status == 3
    assert "did not write other.bin" in err


def test_other_ways_to_compare(tune, tmp_path):
    """The fake program's values are off by e * r: its componentwise error is e as well."""
    script = tmp_path / "compare.py"
    script.write_text(
        "import array, sys\n"
        "a, b = (array.array('f', open(d + '/x.bin', 'rb').read()) for d in sys.argv[1:])\n"
        "print(max(abs(y - x) / x for x, y in zip(a, b)))\n"
    )
    plans = []
    for how in (
        ("--metric", "componentwise"),
        ("--output", "x.bin", "--compare", shlex.join([sys.executable, str(script)])),
        ("--output", "x.bin", "--metric", f"{tmp_path}/mine.py:error"),
    ):
        (tmp_path / "mine.py").write_text("def error(r, x):\n    return max(abs(x - r) / r)\n")
        status, _, err = tune(
            "--threshold", "3e-5", "--ladder", "short", *how, args=("--output", "x.bin")
        )
        assert status == 0, err
        plans.append(schemes())
    assert plans[0] == plans[1] == plans[2]
    assert "int8:1,1" in plans[0]


def test_a_plan_is_raised_where_it_fails_on_another_input(tune, fake_app):
    """Data of another range, guard off: the second site is to blame, and it is named."""
    inputs = ("--validate", "--", str(fake_app), "--wide", "1", "--validate", "--", str(fake_app))
    status, out, _ = tune("--threshold", "1e-4", "--ladder", "short")
    alone = schemes()
    assert (status, alone[1]) == (0, "int8:1,1")
    status, out, err = tune(
        "--threshold", "1e-4", "--ladder", "short", args=(*inputs, "--wide", "20")
    )
    assert status == 0, err
    assert schemes()[1] in ("int8:2,2", "int8:2,2,2", "native")
    assert [schemes()[0], schemes()[2]] == [alone[0], alone[2]]
    raised = next(line for line in out.splitlines() if line.startswith("raised"))
    assert f"--wide 20: {SITES[1]} raised from int8:1,1 to" in raised
    errors = [float(x) for x in re.findall(r"^input .*error (\S+)$", out, re.MULTILINE)]
    assert len(errors) == 2
    assert max(errors) <= 1e-4


def test_an_input_on_which_no_plan_holds_ends_with_3(tune, fake_app):
    inputs = ("--validate", "--", str(fake_app), "--fault", "0=int8:2,2=fail")
    status, _, err = tune("--threshold", "1e-9", args=("--wide", "1"))
    assert status == 3
    status, _, err = tune("--threshold", "1e-4", args=(*inputs, "--fault", "0=native=fail"))
    assert status == 3
    assert "the native run of the program failed" in err


def test_a_margin_is_kept(tune):
    tune("--threshold", "6e-5", "--ladder", "short")
    loose = schemes()
    status, out, _ = tune("--threshold", "6e-5", "--margin", "10", "--ladder", "short")
    assert status == 0
    assert schemes() != loose
    error = float(re.search(r"^error +(\S+) of threshold 6e-05, margin 10", out, re.MULTILINE)[1])
    assert error <= 6e-6


def test_max_evals_ends_the_search(tune):
    status, out, _ = tune("--threshold", "1e-3", "--max-evals", "3")
    assert status == 0
    assert "3 plans tried" in out
    assert "the budget ended the search" in out


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        ("crash", "crashed"),
        ("diverge", "made other GEMM calls than the reference run, see --output"),
    ],
)
def test_a_search_that_finds_nothing_counts_failed_plans(tune, kind, what):
    schemes = ("int8:3,3", "int8:3,3,3", "int8:2,2", "int8:2,2,2")
    pairs = product(range(3), schemes)
    faults = [word for site, x in pairs for word in ("--fault", f"{site}={x}={kind}")]
    status, out, _ = tune("--threshold", "1e-6", "--ladder", "short", args=tuple(faults))
    assert status == 1
    assert re.search(rf"; of \d+ plans \d+ {what}", out), out
