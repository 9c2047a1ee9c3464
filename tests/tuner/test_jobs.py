"""Several trials at a time: the same plan."""

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import SimpleNamespace

import pytest
from synthetic import FULL, random_graph

from mixpert.commands.tune import main
from mixpert.tuner import ladder as ladders
from mixpert.tuner.devices import Devices
from mixpert.tuner.evaluator import Evaluator
from mixpert.tuner.outcome import Judge, Status, Trial
from mixpert.tuner.search import STRATEGIES
from mixpert.tuner.search.record import Budget
from mixpert.tuner.session import Session
from mixpert.tuner.together import together


class Guessed:
    """A table of outcomes that is told what comes next, and remembers it."""

    def __init__(self, graph):
        self.graph, self.sure, self.guesses = graph, set(), set()

    def __call__(self, plan):
        return self.graph.evaluate(plan)

    def ahead(self, plans, sure):
        (self.sure if sure else self.guesses).update(plans)


@pytest.mark.parametrize("strategy", ["greedy", "model", "exhaustive"])
def test_looking_ahead_changes_no_visit(strategy):
    graph = random_graph(4, ladders.SHORT, linear=False, operators=3)
    told = Guessed(graph)
    plain = STRATEGIES[strategy](graph.space, graph.evaluate, Budget())
    result = STRATEGIES[strategy](graph.space, told, Budget())
    assert list(result.visits) == list(plain.visits)
    assert told.sure <= set(result.visits)
    if strategy == "exhaustive":
        assert told.sure
    else:
        assert told.guesses & set(result.visits)


def test_a_budget_limits_what_runs_ahead():
    graph = random_graph(4, FULL, linear=False, operators=4)
    told = Guessed(graph)
    STRATEGIES["exhaustive"](graph.space, told, Budget(5))
    assert len(told.sure) <= 5


def told_ahead(session, plans, sure):
    """The plans that an evaluator with two jobs runs ahead."""
    ran = []

    def measure(entries):
        ran.append(entries["a"])
        return Trial(entries, Status.OK, 0.0, 1.0)

    bench = SimpleNamespace(session=session, offline=False)
    trials = SimpleNamespace(bench=bench, measure=measure, once_more=lambda t: t)
    judge = Judge(1.0, 1.0)
    evaluator = Evaluator(trials, lambda plan: {"a": plan[0]}, None, judge, print, jobs=2)
    evaluator.ahead([(scheme,) for scheme in plans], sure)
    return sorted(ran)


def test_what_is_sure_runs_ahead_whole_and_guesses_as_many_as_there_are_jobs(tmp_path):
    with Session.open(tmp_path / "a", {}) as session:
        assert told_ahead(session, "123", sure=False) == ["1", "2"]
        assert told_ahead(session, "134", sure=False) == [], "the first is known"
        assert told_ahead(session, "12345", sure=True) == ["3", "4", "5"]
        assert told_ahead(session, "16", sure=True) == [], "one has no company"


def test_after_an_error_no_further_job_begins():
    begun = []

    def job(number):
        begun.append(number)
        if number == 0:
            raise ValueError
        time.sleep(0.05)

    with pytest.raises(ValueError):
        list(together(2, [partial(job, number) for number in range(50)]))
    assert len(begun) < 10


def test_one_at_a_time_a_job_waits_until_it_is_asked_for():
    begun = []
    results = together(1, [partial(begun.append, number) for number in range(3)])
    next(results)
    assert begun == [0]


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("strategy", ["greedy", "model"])
def test_the_plan_does_not_depend_on_the_number_of_jobs(fake_app, profile, here, capfd, strategy):
    found = []
    for jobs in ("1", "3"):
        options = ["--threshold", "3e-5", "--ladder", "short", "--strategy", strategy]
        options += ["--session", f"s{jobs}", "--jobs", jobs, "--device-model", str(profile)]
        assert main([*options, "--", str(fake_app), "--fault", "0=int8:1,2=crash"]) == 0
        found.append(((here / "fake_app.plan").read_text(), capfd.readouterr().out))
    assert found[0] == found[1]
    assert sorted(path.name for path in (here / "s3").iterdir()) == [
        *("lock", "reference", "session.jsonl")
    ]


def test_runs_take_turns_on_gpus():
    devices, seen, most = Devices(["2", "0"]), [], threading.Semaphore(2)

    def run(_):
        with devices.one() as variables:
            assert most.acquire(blocking=False)
            seen.append(variables["CUDA_VISIBLE_DEVICES"])
            time.sleep(0.002)
            most.release()

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(run, range(20)))
    assert set(seen) == {"2", "0"}
    with devices.one() as variables:
        assert variables == {"CUDA_VISIBLE_DEVICES": "2"}  # the first, for one that is alone
    with Devices().one() as variables:
        assert variables == {}


def test_gpus_run_the_program_and_change_no_plan(fake_app, profile, here, capfd):
    plans = []
    for name, options in (("alone", []), ("spread", ["--gpus", "0,1,2"])):
        line = ["--threshold", "3e-5", "--ladder", "short", "--session", name, *options]
        line += ["--device-model", str(profile), "--", str(fake_app)]
        assert main([*line, "--log", f"{name}.log"]) == 0
        plans.append((here / "fake_app.plan").read_text())
    assert plans[0] == plans[1]
    gpus = {line.split()[1] for line in (here / "spread.log").read_text().splitlines()}
    assert gpus == {"gpu=0", "gpu=1", "gpu=2"}
    with pytest.raises(SystemExit):
        main(["--threshold", "1", "--gpus", "0,0", "--", str(fake_app)])


def test_reference_and_native_runs_are_made_at_a_time(fake_app, profile, here, monkeypatch):
    """All four wait for one another; the session has what runs one after another give."""
    monkeypatch.setenv("FAKE_MEET", "4")
    line = ["--threshold", "3e-5", "--ladder", "short", "--device-model", str(profile)]
    meet = ["--fault", "0=fp64=meet", "--fault", "0=native=meet"]
    for name, options, more in (("a", ["--jobs", "4"], meet), ("b", [], ["--noise", "0"])):
        assert main([*line, *options, "--session", name, "--", str(fake_app), *more]) == 0
    lines = [(here / name / "session.jsonl").read_text().splitlines() for name in "ab"]
    facts = [[json.loads(x)["facts"] for x in found[2:4]] for found in lines]
    for of_run in (*facts[0], *facts[1]):
        del of_run["seconds"]
    assert facts[0] == facts[1]


def test_gpus_share_the_reference_runs_and_measured_times_are_of_one(
    fake_app, here, monkeypatch, capfd
):
    monkeypatch.setenv("FAKE_MEET", "2")
    monkeypatch.setenv("FAKE_BACKEND", "cuda")
    monkeypatch.setenv("FAKE_MS", json.dumps({"native": 2.0}))
    line = ["--threshold", "3e-5", "--ladder", "short", "--gpus", "0,1", "--", str(fake_app)]
    assert main([*line, "--fault", "0=fp64=meet", "--log", "log"]) == 0, capfd.readouterr().err
    runs = [tuple(run.split()) for run in (here / "log").read_text().splitlines()]
    assert {run for run in runs if run[0] == "fp64"} == {("fp64", "gpu=0"), ("fp64", "gpu=1")}
    assert {run for run in runs if run[0] == "native"} == {("native", "gpu=0")}


def further_input(fake_app, *words):
    return ["--validate", "--", str(fake_app), *words]


def test_inputs_are_prepared_at_a_time(fake_app, profile, here, monkeypatch):
    """The runs of the program and of two inputs wait for one another: four of each."""
    monkeypatch.setenv("FAKE_MEET", "12")
    line = ["--threshold", "3e-5", "--ladder", "short", "--device-model", str(profile)]
    meet = ["--fault", "0=fp64=meet", "--fault", "0=native=meet"]
    facts = []
    for name, options, more in (("a", ["--jobs", "12"], meet), ("b", [], ["--noise", "0"])):
        inputs = [further_input(fake_app, *more, "--wide", wide) for wide in ("1", "3")]
        command = [*line, *options, "--session", name, "--", str(fake_app), *more]
        assert main([*command, *inputs[0], *inputs[1]]) == 0
        facts.append(sorted(map(str, map(baseline_facts, (here / name).glob("input-*")))))
    assert facts[0] == facts[1]
    assert len(facts[0]) == 2


def baseline_facts(session):
    """What a session has of the reference and native, less what differs from run to run."""
    lines = map(json.loads, (session / "session.jsonl").read_text().splitlines())
    known = {line["baseline"]: line["facts"] for line in lines if "baseline" in line}
    found = {name: known[name] for name in ("reference", "native")}
    for run in found.values():
        del run["seconds"]
    return found


def test_a_plan_is_raised_alike_whatever_the_number_of_jobs(fake_app, profile, here, capfd):
    outcomes, trials = [], []
    for jobs in ("1", "4"):
        line = ["--threshold", "1e-4", "--ladder", "short", "--device-model", str(profile)]
        line += ["--jobs", jobs, "--session", f"s{jobs}", "--", str(fake_app)]
        inputs = [further_input(fake_app, "--wide", wide) for wide in ("2", "20")]
        assert main([*line, *inputs[0], *inputs[1]]) == 0
        outcomes.append(((here / "fake_app.plan").read_text(), capfd.readouterr().out))
        kept = [x.read_text() for x in (here / f"s{jobs}").glob("input-*/session.jsonl")]
        trials.append(sum(text.count('"trial"') for text in kept))
    assert outcomes[0] == outcomes[1]
    assert "raised" in outcomes[0][1]
    assert trials[0] == trials[1], "nothing runs in vain"


@pytest.mark.parametrize("jobs", ["1", "4"])
def test_an_input_that_fails_is_named(fake_app, profile, here, capfd, jobs):
    line = ["--threshold", "1e-4", "--device-model", str(profile), "--jobs", jobs]
    failing = further_input(fake_app, "--fault", "0=native=fail")
    assert (
        main([*line, "--", str(fake_app), *further_input(fake_app, "--wide", "1"), *failing]) == 3
    )
    assert capfd.readouterr().err.endswith(
        f"error: input {fake_app} --fault 0=native=fail: the native run of the program failed: "
        "exit status 1: out of luck\n"
    )
    assert not list(here.glob("**/*.*-*")), "no files of runs are left"


SHORT_MS = {"native": 2.0, "int8:2,2": 1.1, "int8:2,2,2": 0.9, "int8:1,1": 0.5}


def test_two_gpus_with_measured_times(fake_app, here, monkeypatch, capfd):
    """What is timed runs alone and on the first GPU; what is only tried, on both at a time."""
    monkeypatch.setenv("FAKE_BACKEND", "cuda")
    monkeypatch.setenv("FAKE_MS", json.dumps(SHORT_MS))
    plans = []
    for name, gpus, slower in (("one", "0", 1), ("alike", "0,1", 1), ("slower", "0,1", 1.3)):
        monkeypatch.setenv("FAKE_GPU_TIME", json.dumps({"1": slower}))
        monkeypatch.setenv("FAKE_SPANS", str(here / name))
        line = ["--threshold", "3e-5", "--ladder", "short", "--session", f"s-{name}"]
        assert main([*line, "--gpus", gpus, "--", str(fake_app)]) == 0, capfd.readouterr().err
        plans.append(((here / "fake_app.plan").read_text(), capfd.readouterr().out))
    assert plans[0] == plans[1] == plans[2]
    check_places_of_runs(here / "alike")
    check_places_of_runs(here / "slower")


def check_places_of_runs(spans):
    """On which of two GPUs runs were made, and which of them at a time."""
    runs = [json.loads(line) for line in spans.read_text().splitlines()]
    pairs = [(a, b) for a in runs for b in runs if a is not b and at_a_time(a, b)]
    assert {run["gpu"] for run in runs} == {"0", "1"}
    assert all(a["gpu"] != b["gpu"] for a, b in pairs), "one run, one GPU"
    timed = [run for run in runs if len(set(run["schemes"])) == 1 and "fp64" not in run["schemes"]]
    assert len(timed) > len(SHORT_MS)
    assert {run["gpu"] for run in timed} == {"0"}
    assert not [pair for pair in pairs if pair[0] in timed]
    tried = [run for run in runs if len(set(run["schemes"])) > 1]
    assert [pair for pair in pairs if pair[0] in tried], "the second GPU is of use"
    validated = tried[-1]["schemes"]
    last = [run for run in runs if run["schemes"] in (validated, ["native"] * 3)][-4:]
    assert [run["schemes"] == validated for run in last] in ([False, True] * 2, [True, False] * 2)
    assert {run["gpu"] for run in last} == {"0"}


def at_a_time(a, b):
    return a["begin"] < b["end"] and b["begin"] < a["end"]


def test_a_failed_reference_run_ends_the_others(fake_app, profile, here, capfd):
    """The second would sleep for ten minutes; nothing of the two is left."""
    line = ["--threshold", "3e-5", "--jobs", "2", "--device-model", str(profile), "--session", "s"]
    start = time.monotonic()
    assert main([*line, "--timeout", "500", "--", str(fake_app), "--fault", "0=fp64=leader"]) == 3
    assert (
        "the fp64 run of the program failed: exit status 1: out of luck" in capfd.readouterr().err
    )
    assert time.monotonic() - start < 300
    assert sorted(path.name for path in (here / "s").iterdir()) == ["lock", "session.jsonl"]


def test_gpus_of_a_program_that_uses_none_are_refused_where_times_are_measured(
    fake_app, here, capsys
):
    assert main(["--threshold", "1e-3", "--gpus", "0,1", "--", str(fake_app)]) == 3
    assert capsys.readouterr().err == (
        "mixpert-tune: error: --gpus: all GEMM calls of fake_app ran on the processor, where runs "
        "at a time disturb each other's times: leave it out, or add --device-model\n"
    )


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ([], "--jobs needs --device-model"),
        (["--device-model", "h100", "--output", "x"], "--jobs cannot go with --output"),
        (["--gpus", "0,1"], "--jobs and --gpus exclude each other"),
        (["--scheduler", "tcp://there"], "--jobs and --scheduler exclude each other"),
    ],
)
def test_jobs_that_would_disturb_each_other_are_refused(fake_app, capsys, options, message):
    assert main(["--threshold", "1", "--jobs", "2", *options, "--", str(fake_app)]) == 2
    assert message in capsys.readouterr().err
