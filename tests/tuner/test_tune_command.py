"""mixpert-tune from its command line to its exit status, on the fake program."""

import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import time

import pytest
from fake_facts import SITES

from mixpert.commands.tune import main, parse_request
from mixpert.plan import Plan


@pytest.fixture
def tune(fake_app, profile, tmp_path, monkeypatch, capfd):
    """Runs the command in a fresh directory; returns its status, stdout and stderr."""
    monkeypatch.chdir(tmp_path)

    def run(*options: str, args: tuple[str, ...] = (), model: bool = True):
        where = ["--device-model", str(profile)] if model else []
        capfd.readouterr()
        status = main([*options, *where, "--", str(fake_app), *args])
        return status, *capfd.readouterr()

    return run


def schemes(path="fake_app.plan") -> list[str]:
    plan = Plan.read(path)
    return [str(plan.sites[site].scheme) for site in SITES]


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


def test_the_table(tune):
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


def test_a_noisy_program_ends_with_3_and_figures(tune):
    status, _, err = tune("--threshold", "1e-6", args=("--noise", "1e-3"))
    assert status == 3
    assert re.search(
        r"two runs of the same plan differ by \d\.\d\de-0\d, more than the threshold", err
    )


def test_nothing_beats_native_where_times_are_measured_and_equal(tune):
    status, out, _ = tune("--threshold", "1e-3", "--ladder", "short", model=False)
    assert status == 1
    assert schemes() == ["native"] * 3
    assert "nothing that is accurate beats native" in out


def test_measured_times_find_a_plan_that_is_faster(tune, monkeypatch):
    monkeypatch.setenv("FAKE_MS", json.dumps({"native": 2.0, "int8:2,2": 1.5, "int8:1,1": 0.5}))
    status, out, _ = tune("--threshold", "3e-5", "--ladder", "short", model=False)
    assert status == 0
    assert sorted(schemes()) == ["int8:1,1", "int8:1,1", "int8:2,2,2"]
    assert "2 ms, native 6 ms: 3.00x, measured on" in out


def test_the_full_ladder_has_float_splits_where_times_are_measured(tune, monkeypatch):
    monkeypatch.setenv("FAKE_MS", json.dumps({"native": 2.0, "bf16x3": 0.5, "fp16": 0.1}))
    status, _, err = tune("--threshold", "1e-6", model=False)
    assert status == 0, err
    assert "times of bf16x3 everywhere" in err
    assert "times of fp16 everywhere" not in err  # too coarse by far
    status, _, err = tune("--threshold", "1e-5", model=False)
    assert status == 0, err
    assert schemes() == ["bf16x3"] * 3


def test_a_gain_within_the_noise_of_times_is_none(tune, monkeypatch):
    times = {"native": 1.0, "int8:2,1": 0.95, "int8:1,1": 0.97, "int8:2,2,2": 0.96}
    monkeypatch.setenv("FAKE_MS", json.dumps(times))
    monkeypatch.setenv("FAKE_JITTER", "0.4")
    status, out, _ = tune("--threshold", "1e-3", "--ladder", "short", model=False)
    assert status in (0, 1)  # forty in a hundred of jitter: three runs may all be in luck
    assert schemes().count("native") >= 2, out


def test_a_gain_far_beyond_the_noise_is_found(tune, monkeypatch):
    monkeypatch.setenv("FAKE_MS", json.dumps({"native": 2.0, "int8:1,1": 0.5}))
    monkeypatch.setenv("FAKE_JITTER", "0.2")
    status, _, _ = tune("--threshold", "1e-3", "--ladder", "short", model=False)
    assert status == 0
    assert schemes() == ["int8:1,1"] * 3


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


def test_a_plan_that_cannot_be_written_is_said_before_the_search(tune, tmp_path):
    status, _, err = tune("--threshold", "1e-3", "--plan-out", "no/such/app.plan")
    assert status == 2
    assert "no/such/app.plan: cannot write the plan: no such directory" in err
    assert not (tmp_path / ".mixpert").exists()


@pytest.mark.parametrize("kind", ["crash", "fail", "nan", "hang"])
def test_a_failing_native_run_ends_with_3_and_one_line(tune, kind):
    options = ("--threshold", "1e-3", "--timeout", "3")
    status, out, err = tune(*options, args=("--fault", f"0=native={kind}"))
    assert (status, out) == (3, "")
    assert "Traceback" not in err
    assert err.splitlines()[-1].startswith("mixpert-tune: error: ")


def test_a_program_without_gemm_ends_with_3(tune):
    status, _, err = tune("--threshold", "1e-3", args=("--no-gemm",))
    assert status == 3
    assert "went through MixPert: compile its host code with mixpert-compile" in err


def test_a_missing_program_ends_with_3(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["--threshold", "1e-3", "no_such.ll"]) == 3
    assert "no_such.ll: no such file" in capsys.readouterr().err


def test_faulty_trials_are_classified_and_the_search_goes_on(tune):
    faults = ("0=int8:1,1=crash", "1=int8:2,2,2=nan", "2=int8:1,1=hang")
    args = tuple(x for fault in faults for x in ("--fault", fault))
    status, _, _ = tune("--threshold", "1e-4", "--timeout", "3", args=args)
    assert status == 0
    assert schemes()[0] not in ("int8:1,1", "native")
    session = next(path for path in os.scandir(".mixpert"))
    lines = [json.loads(x) for x in open(f"{session.path}/session.jsonl")]  # noqa: PTH123, SIM115
    seen = {line["trial"]["status"] for line in lines if "trial" in line}
    assert {"ok", "crash", "nan", "timeout"} <= seen


def test_a_reference_that_fell_back_ends_with_3(tune):
    fallback = ("--fault", "2=fp64=fallback")
    status, out, err = tune("--threshold", "1e-6", args=fallback)
    assert (status, out) == (3, "")
    assert f"{SITES[2]} [1024,1024,2048] ran native, not fp64: no memory for it" in err


def test_the_table_says_where_the_plan_ran_another_scheme(tune):
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
        ("--output", "x.bin", "--compare", f"{sys.executable} {script}"),
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


def test_several_thresholds_share_runs_and_have_a_plan_each(tune, tmp_path):
    alone = []
    for threshold in ("1e-3", "3e-5"):
        tune("--threshold", threshold, "--ladder", "short")
        alone.append(schemes())
    thresholds = ("--threshold", "3e-5", "--threshold", "1e-3", "--threshold", "1e-12")
    args = ("--log", "runs.log")
    status, out, err = tune(*thresholds, "--ladder", "short", args=args)
    assert status == 3
    assert "no scheme reaches the threshold 1.00e-12" in err
    assert [schemes(f"fake_app-{t}.plan") for t in ("0.001", "3e-05")] == alone
    assert out.count("plan     fake_app-") == 2
    runs = (tmp_path / "runs.log").read_text().split()
    assert (runs.count("fp64"), runs.count("native")) == (2, 3)


def test_a_session_is_simulated_without_a_run(tune, fake_app, tmp_path):
    options = ("--threshold", "3e-5", "--ladder", "short", "--session", "s")
    args = ("--log", "runs.log")
    first = tune(*options, args=args)
    before = [(tmp_path / name).read_bytes() for name in ("runs.log", "s/session.jsonl")]
    assert tune(*options, "--simulate", args=args)[:2] == first[:2]
    status, out, _ = tune(*options, "--simulate", "--strategy", "exhaustive", args=args)
    assert "the session knows no further trial" in out
    assert [(tmp_path / name).read_bytes() for name in ("runs.log", "s/session.jsonl")] == before
    status, _, err = tune("--threshold", "1e-3", "--session", "new", "--simulate", args=args)
    assert status == 2
    assert "holds no survey run, and --simulate runs nothing" in err


def test_a_second_call_takes_everything_but_the_validation_from_the_session(tune, tmp_path):
    args = ("--log", "runs.log")
    first = tune("--threshold", "3e-5", "--ladder", "short", args=args)
    runs = len((tmp_path / "runs.log").read_text().splitlines())
    second = tune("--threshold", "3e-5", "--ladder", "short", args=args)
    assert second[:2] == first[:2]
    assert len((tmp_path / "runs.log").read_text().splitlines()) == runs + 1


def test_another_threshold_shares_the_runs(tune, tmp_path):
    args = ("--log", "runs.log")
    tune("--threshold", "1e-3", "--ladder", "short", args=args)
    before = len((tmp_path / "runs.log").read_text().splitlines())
    status, out, _ = tune("--threshold", "3e-5", "--ladder", "short", args=args)
    after = len((tmp_path / "runs.log").read_text().splitlines())
    tried = int(re.search(r"(\d+) plans tried", out)[1])
    assert status == 0
    assert after - before < tried


def test_a_session_of_another_run_is_refused(tune):
    assert tune("--threshold", "1e-3", "--session", "s")[0] == 0
    status, _, err = tune("--threshold", "1e-3", "--session", "s", args=("--noise", "0"))
    assert status == 2
    assert "belongs to another run: arguments changed" in err


def test_a_session_is_refused_when_an_input_file_changes(tune, tmp_path):
    path = tmp_path / "data.bin"
    options = ("--threshold", "1e-3", "--ladder", "short", "--session", "s", "--input", str(path))
    path.write_bytes(b"one")
    assert tune(*options)[0] == 0
    path.write_bytes(b"two")
    status, _, err = tune(*options)
    assert status == 2
    assert f"belongs to another run: input {path} changed" in err
    path.unlink()
    assert "data.bin: cannot read" in tune(*options)[2]


def test_max_evals_ends_the_search(tune):
    status, out, _ = tune("--threshold", "1e-3", "--max-evals", "3")
    assert status == 0
    assert "3 plans tried" in out
    assert "the budget ended the search" in out


def command(fake_app, profile, *args: str) -> list[str]:
    options = ["--threshold", "3e-5", "--device-model", str(profile), "--session", "s"]
    code = "import sys; from mixpert.commands.tune import main; sys.exit(main())"
    return [sys.executable, "-c", code, *options, "--", str(fake_app), *args]


def wait_for_trials(session_file, count: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if session_file.exists() and session_file.read_text().count('"trial"') >= count:
            return
        time.sleep(0.01)
    raise TimeoutError


def test_killed_anywhere_it_ends_with_the_same_plan(fake_app, profile, tmp_path):
    """kill -9 after a growing number of trials; the session carries on each time."""
    undisturbed, disturbed = tmp_path / "a", tmp_path / "b"
    for directory in (undisturbed, disturbed):
        directory.mkdir()
    line = command(fake_app, profile)
    subprocess.run(line, cwd=undisturbed, check=True, capture_output=True)
    trials = (undisturbed / "s" / "session.jsonl").read_text().count('"trial"')
    for count in range(1, trials, max(trials // 4, 1)):
        child = subprocess.Popen(line, cwd=disturbed, stderr=subprocess.DEVNULL)
        wait_for_trials(disturbed / "s" / "session.jsonl", count)
        child.kill()
        child.wait()
    subprocess.run(line, cwd=disturbed, check=True, capture_output=True)
    assert (undisturbed / "fake_app.plan").read_text() == (disturbed / "fake_app.plan").read_text()


@pytest.mark.slow
def test_killed_at_20_random_moments_it_ends_with_the_same_plan(fake_app, profile, tmp_path):
    """kill -9 wherever the tuner is: starting, in the baseline, between lines, in a trial."""
    undisturbed, disturbed = tmp_path / "a", tmp_path / "b"
    for directory in (undisturbed, disturbed):
        directory.mkdir()
    line = command(fake_app, profile, "--fault", "0=int8:2,1=slow", "--fault", "1=int8:1,1=slow")
    start = time.monotonic()
    subprocess.run(line, cwd=undisturbed, check=True, capture_output=True)
    whole = time.monotonic() - start
    rng, killed = random.Random(1), 0
    for _ in range(20):
        child = subprocess.Popen(
            line, cwd=disturbed, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(rng.uniform(0.1, 0.4 * whole))
        killed += child.poll() is None
        child.kill()
        child.wait()
    subprocess.run(line, cwd=disturbed, check=True, capture_output=True)
    assert killed >= 10
    plans = [(d / "fake_app.plan").read_text() for d in (undisturbed, disturbed)]
    assert plans[0] == plans[1]
    trials = [
        (d / "s/session.jsonl").read_text().count('"trial"') for d in (undisturbed, disturbed)
    ]
    assert trials[0] == trials[1]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_with_4_and_writes_no_plan(fake_app, profile, tmp_path, number):
    line = command(fake_app, profile, "--fault", "0=int8:1,1=hang")
    child = subprocess.Popen(line, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    wait_for_trials(tmp_path / "s" / "session.jsonl", 3)
    child.send_signal(number)
    _, err = child.communicate(timeout=60)
    assert child.returncode == 4
    assert "interrupted, session kept in s; run it again to go on" in err
    assert "Traceback" not in err
    assert not (tmp_path / "fake_app.plan").exists()


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ([], "--threshold"),
        (["--threshold", "1e-3"], "no program given"),
        (["--threshold", "x", "app"], "'x' is not a positive number"),
        (["--threshold", "-1", "app"], "not a positive number"),
        (["--threshold", "nan", "app"], "not a positive number"),
        (["--threshold", "1", "--strategy", "magic", "app"], "invalid choice"),
        (["--threshold", "1", "--max-evals", "0", "app"], "positive whole number"),
        (["--threshold", "1", "--budget", "soon", "app"], "not a duration"),
        (["--threshold", "1", "--output", "a:hdf", "app"], "unknown format"),
        (["--threshold", "1", "--margin", "0.5", "app"], "less than 1"),
        (["--threshold", "1", "--", "app", "--validate", "--"], "no program given after"),
        (["--threshold", "1", "--extract", "(", "app"], "not a regular expression"),
        (["--threshold", "1", "--metric", "magic", "app"], "unknown: rel-fro, max-rel"),
        (["--threshold", "1", "--compare", "'x", "app"], "No closing quotation"),
        (["--threshold", "1", "--unknown", "app"], "unrecognized"),
        (["--threshold", "1", "--preload", "app.ll"], "--preload is for executables"),
        (["--threshold", "1", "app", "stray"], "unrecognized"),
    ],
)
def test_wrong_usage_ends_with_2_and_one_line(capsys, argv, message):
    with pytest.raises(SystemExit) as caught:
        main(argv)
    assert caught.value.code == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert message in err


def test_an_unknown_device_model_ends_with_2(fake_app, capsys):
    assert main(["--threshold", "1", "--device-model", "abacus", "--", str(fake_app)]) == 2
    assert "no device model 'abacus'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "program", "arguments"),
    [
        (["--", "./app", "1", "--x"], "app", ("1", "--x")),
        (["app.ll", "--", "1", "--", "2"], "app.ll", ("1", "--", "2")),
        (["app.ll"], "app.ll", ()),
    ],
)
def test_the_program_stands_before_or_after_the_dashes(argv, program, arguments):
    request = parse_request(["--threshold", "1e-6", *argv])
    assert str(request.program.path) == program
    assert request.program.arguments == arguments
    assert request.threshold == 1e-6


def test_durations():
    request = parse_request(["--threshold", "1", "--budget", "1.5m", "--timeout", "20", "app"])
    assert (request.budget, request.timeout) == (90.0, 20.0)
