"""The tuner on a GPU: one-sided forms, `auto`, limits for several inputs, checks, two GPUs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from linked import link as link_source
from sample_programs import link as link_sample

from mixpert.commands.tune import main
from mixpert.plan import Plan
from mixpert.trace import Trace, TraceRow
from mixpert.tuner import times

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

WIDE = Path(__file__).parent / "wide.cpp"
KMEANS = ("8192", "1024", "1024", "1", "1", "kmeans.bin")
SLACK = 1.25
"""Of measured times, beside other tests on the same GPU."""


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for programs, each linked by the first test that needs it."""
    return tmp_path_factory.mktemp("programs")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def kmeans(programs: Path) -> str:
    path = programs / "kmeans_emu"
    return str(path if path.exists() else link_sample("kmeans", programs, True).path)


def wide(programs: Path) -> str:
    path = programs / "wide"
    return str(path if path.exists() else link_source(WIDE, path))


def run(*arguments: str) -> list[TraceRow]:
    """What mixpert-run with these arguments leaves as a trace."""
    command = [sys.executable, "-m", "mixpert.commands.run", "--trace", "t.jsonl", *arguments]
    subprocess.run(command, check=True, timeout=60)
    return list(Trace.read(Path("t.jsonl")).rows)


def session(kind: str) -> Iterator[dict]:
    """The session's lines of one kind."""
    lines = map(json.loads, Path("s/session.jsonl").read_text().splitlines())
    return (line for line in lines if kind in line)


def test_a_membership_takes_one_slice(programs, capsys):
    """The sums of k-means multiply by zeros and ones; its distances do not."""
    options = ("--threshold", "1e-6", "--device-model", "h100", "--max-evals", "3")
    options += ("--output", "kmeans.bin:raw-f32", "--session", "s", "--trust-profile")
    assert main([*options, "--", kmeans(programs), *KMEANS]) == 0, capsys.readouterr().err
    (held,) = (one["facts"] for one in session("baseline") if one["baseline"] == "one slice holds")
    (site,) = held["int8:3,0"]
    plan = Plan.read("kmeans_emu.plan")
    forms = {s: str(choice.scheme) for s, choice in plan.sites.items() if s == site}
    assert forms[site] in {"int8:3,0", "int8:2,0"}
    assert not held["int8:0,3"]
    rows = run("--plan", "kmeans_emu.plan", kmeans(programs), *KMEANS)
    assert {row.scheme for row in rows if row.site == site} == {forms[site]}


def test_auto_is_a_candidate_where_times_are_measured(programs, monkeypatch, capsys):
    """The plan is no slower than `auto`, whose times and error are known before the search."""
    monkeypatch.setattr(times, "FAR", 1.0)  # ten schemes are enough here
    monkeypatch.setattr(times, "REPEATS", 2)
    options = ("--preload", "--threshold", "1e-6", "--max-evals", "6", "--session", "s")
    status = main([*options, "--", wide(programs), "2048", "0", "y.bin"])
    out, err = capsys.readouterr()
    assert status == 0, err
    trials = [line["trial"] for line in session("trial")]
    (auto,) = [t for t in trials if set(t["plan"].values()) == {"auto"}]
    assert auto["error"] <= 1e-6
    ms = float(re.search(r"^GEMMs +(\S+) ms", out, re.MULTILINE).group(1))
    assert ms <= SLACK * auto["ms"]


def test_limits_cover_every_input(programs, capsys):
    """A plan validated on wide data has limits that those data stay within."""
    options = ("--preload", "--threshold", "1e-4", "--ladder", "short", "--session", "s")
    benign, further = ("1024", "0", "y.bin"), ("1024", "3", "y.bin")
    profile = ("--device-model", "h100", "--trust-profile")
    command = [*options, *profile, "--", wide(programs), *benign]
    status = main([*command, "--validate", "--", wide(programs), *further])
    out, err = capsys.readouterr()
    assert status == 0, err
    assert "raised" in out, "int8:1,1 suits the benign input only"
    plan = Plan.read("wide.plan")
    assert any(choice.limit is not None for choice in plan.sites.values())
    rows = run("--preload", "--plan", "wide.plan", wide(programs), *further)
    for row in rows:
        assert row.scheme == row.requested
        ran = {scheme for scheme, panels in (row.guard or {}).items() if panels}
        assert ran <= {row.requested}


def test_a_check_in_production_demotes_what_is_off(programs):
    """Distances under int8:1,1 are off by 1e-5 and more; the calls after that run native."""
    arguments = ("4096", "256", "256", "8", "1", "kmeans.bin")
    rows = run("--scheme", "int8:1,1", "--check", "1:1e-6", kmeans(programs), *arguments)
    first = [row for row in rows if row.check and row.check["calls"]]
    later = [row for row in rows if row.scheme == "native"]
    assert first
    assert all(row.scheme == "int8:1,1" for row in first)
    assert later
    assert all("MIXPERT_CHECK allows 1.0e-06" in (row.reason or "") for row in later)


def test_two_gpus_find_the_same_plan(cupy, programs, capsys):
    if cupy.cuda.runtime.getDeviceCount() < 2:
        pytest.skip("needs two GPUs")
    found = []
    for gpus in ("0", "0,1"):
        options = ("--preload", "--threshold", "1e-5", "--device-model", "h100", "--gpus", gpus)
        options += ("--trust-profile",)
        paths = ("--session", f"s{gpus}", "--plan-out", f"{gpus}.plan")
        assert main([*options, *paths, "--", wide(programs), "1024", "0", "y.bin"]) == 0
        found.append((Path(f"{gpus}.plan").read_text(), tried(capsys.readouterr().err)))
    assert found[0] == found[1]
    assert len(found[0][1]) > 4


def tried(progress: str) -> list[str]:
    """The plans that a search visited, in order, with their errors."""
    return re.findall(r"^mixpert-tune: (.+: \w+, error [^,]+)", progress, re.MULTILINE)
