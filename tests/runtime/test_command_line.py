"""Help, misspelt options and answers in JSON, which all commands have in common."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import tomllib
from dataclasses import asdict
from pathlib import Path

import pytest
from harness import environment

from mixpert.__main__ import PURPOSES
from mixpert.commands import bench, doctor
from mixpert.runtime import machine
from mixpert.version import __version__


@pytest.mark.parametrize("command", list(PURPOSES))
def test_help_has_an_example_and_version_is_the_packages(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    module = importlib.import_module(f"mixpert.commands.{command}")
    with pytest.raises(SystemExit) as left:
        module.main(["--help"])
    assert left.value.code == 0
    example, _, statuses = (
        capsys.readouterr().out.partition("\nexample:\n")[2].partition("\n\nexit status:\n")
    )
    assert f"mixpert-{command}" in example
    assert "  2 usage error" in statuses
    with pytest.raises(SystemExit):
        module.main(["--version"])
    assert capsys.readouterr().out == f"mixpert-{command} {__version__}\n"


def as_module(*words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-m", "mixpert", *words),
        capture_output=True, text=True, check=False, env=environment(), cwd=cwd,
    )  # fmt: skip


def test_the_package_runs_every_command() -> None:
    pyproject = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    names = [name.removeprefix("mixpert-") for name in pyproject["project"]["scripts"]]
    assert sorted(names) == sorted(PURPOSES)
    told = as_module("--help").stdout.splitlines()[-len(names) :]
    assert [line.split()[0] for line in told] == list(PURPOSES)
    assert as_module("plan", "--version").stdout == f"mixpert-plan {__version__}\n"
    assert as_module("--version").stdout == f"mixpert {__version__}\n"


def test_the_package_names_its_commands() -> None:
    assert (as_module().returncode, as_module().stdout) == (2, "")
    wrong = as_module("tuen")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("mixpert: error: no command 'tuen': choices: bench, cc, ")
    assert wrong.stderr.count("\n") == 1


def test_only_what_is_required_is_missed() -> None:
    wrong = as_module("run")
    assert wrong.returncode == 2
    assert "error: the following arguments are required: program (see" in wrong.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("tune --treshold 1e-6 app", "there is no option --treshold, did you mean --threshold?"),
        ("tune --threshold 1e-6 --budgett=3 app", "args, did you mean --budget?"),
        ("tune --threshold 1e-6 --zzz app", "-- ./app_emu args (see"),
        ("tune --threshold 1e-6 --validate app", "--validate -- goes after the program"),
        ("tune --threshold 1e-6 -- app --treshold", "app: no such program"),
        ("compile a.ll --grph g", "; there is no option --grph, did you mean --graph? (see"),
        ("run --shceme x a.ll --fooo", "unrecognized arguments: --shceme, did you mean --scheme?"),
        ("grade --seed -1", "argument --seed: '-1' is not a whole number of at least 0"),
        ("grade --rows x", "argument --rows: 'x' is not a positive whole number"),
        ("bench --sizes 1,x", "argument --sizes: '1,x' is not a list of sizes such as 1024,2048"),
        ("bench --warm nan", "argument --warm: 'nan' is not a number of seconds"),
    ],
)
def test_wrong_options_are_named(words: str, message: str, tmp_path: Path) -> None:
    wrong = as_module(*words.split(), cwd=tmp_path)
    assert (wrong.returncode, wrong.stdout) in ((2, ""), (3, ""))
    assert message in wrong.stderr
    assert wrong.stderr.count("\n") == 1


def test_doctor_reports_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor.main(["--json", str(tmp_path / "d.json")]) == 0
    text = capsys.readouterr().out
    report = json.loads((tmp_path / "d.json").read_text())
    assert report["mixpert"] == __version__
    assert [str(doctor.Finding(**finding)) for finding in report["findings"]] == text.splitlines()
    assert doctor.main(["--json", "-"]) == 0
    told = capsys.readouterr()
    assert (json.loads(told.out), told.err) == (report, text)


@pytest.mark.parametrize("answer", ["-", "sweep.json"])
def test_bench_writes_json(
    answer: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    row = bench.Row(64, "native", "cuBLAS", 1.0, 0.9, 1.1, 2.0, 1.0, 1e-7)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bench, "_compile", lambda *_: None)
    monkeypatch.setattr(bench, "_sweep_size", lambda *_: [row])
    for name, value in (("device_name", "GPU"), ("versions", {}), ("measured_on", {"device": "G"})):
        monkeypatch.setattr(machine, name, lambda value=value: value)
    assert bench.main(["--sizes", "64", "--json", answer]) == 0
    told = capsys.readouterr()
    text, table = (told.out, told.err) if answer == "-" else (Path(answer).read_text(), told.out)
    assert json.loads(text)["rows"] == [asdict(row)]
    assert table.splitlines()[-1].split()[:3] == ["64", "native", "cuBLAS"]
