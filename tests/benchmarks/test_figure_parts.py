"""The parts of `make figures` on a fake GPU: what they write, and going on where they stopped."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from concurrent.futures import Future
from dataclasses import replace
from itertools import count
from pathlib import Path
from threading import Barrier
from typing import Any

import numpy as np
import pytest

FIGURES = Path(__file__).resolve().parents[2] / "benchmarks" / "figures"
sys.path[:0] = [str(FIGURES), str(FIGURES.parent)]

import applications  # noqa: E402
import ceilings  # noqa: E402
import errors  # noqa: E402
import gpu_machine  # noqa: E402
import parts  # noqa: E402
import plans  # noqa: E402
import running  # noqa: E402
import sharing  # noqa: E402
import variants  # noqa: E402
from cases import CUBLAS, Case  # noqa: E402
from records import Record, is_calm  # noqa: E402
from sample_programs import CheckError  # noqa: E402
from summary import Applications  # noqa: E402

from mixpert import native  # noqa: E402
from mixpert.runtime import measure  # noqa: E402

NAMES = ["native", "int8:2,2,2"]
MACHINE = ("device", "driver", "cublas")


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """NumPy stands for CuPy, FP32 products for all variants; receives the variants that ran."""
    names: list[str] = []

    def run(square: Any, name: str) -> None:
        names.append(name)
        square.c[...] = square.b @ square.a

    for module in (errors, measure):
        monkeypatch.setattr(module, "cupy", lambda: np)
    monkeypatch.setattr(errors, "_run", run)
    monkeypatch.setattr(variants, "known", lambda: NAMES)
    monkeypatch.setattr(variants, "release_memory", lambda: None)
    fake_machine(monkeypatch)
    for name, few in FEW.items():
        monkeypatch.setattr(errors, name, few)
    return names


FEW = {"DEPTHS": (16, 32), "SPREADS": (0.0, 1.0), "MAGNITUDES": (-40, 0), "POSITIVE_SIZES": (64,),
       "_ROWS": 64, "_SPREAD_DEPTH": 32}  # fmt: skip


def fake_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_machine, "describe", lambda: dict.fromkeys(MACHINE, "X"))


def measured(monkeypatch: pytest.MonkeyPatch, out: Path, *words: str) -> dict[str, Any]:
    monkeypatch.setattr(sys, "argv", ["errors.py", *words, "--out", str(out)])
    assert parts.measure_parts(errors.PARTS, None) == 0
    return {path.stem: json.loads(path.read_text())["rows"] for path in out.glob("*.json")}


def test_every_part_writes_its_rows(
    ran: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = measured(monkeypatch, tmp_path, *errors.PARTS)
    counts = {name: len(of_part) for name, of_part in rows.items()}
    assert counts == {"depth": 4, "spread": 6, "magnitude": 4, "positive": 2}
    assert [row["variant"] for row in rows["spread"]] == [*NAMES, errors.UNGUARDED] * 2
    assert all(0 < row["error"] < 1e-6 for name in ("depth", "magnitude") for row in rows[name])
    positive = rows["positive"][0]
    assert sum(positive["counts"]) == 64 * 64
    assert 0 < positive["mred"] < positive["max_error"]


def test_without_guard_no_panels_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, str]] = []
    monkeypatch.setattr(
        errors, "queue_of", lambda square, scheme, _: lambda: asked.append(
            (square.problem.guard, str(scheme))
        )
    )  # fmt: skip
    monkeypatch.setattr(errors, "current_device", lambda: None)
    monkeypatch.setattr(
        errors, "cupy", lambda: argparse.Namespace(
            cuda=argparse.Namespace(runtime=argparse.Namespace(deviceSynchronize=lambda: None))
        )
    )  # fmt: skip
    empty = np.zeros((4, 4), np.float32)
    for name in (errors.UNGUARDED, "auto"):
        errors._run(measure.Square(4, 4, 4, empty, empty, empty), name)
    assert asked == [(native.GUARD_OFF, "auto"), (0, "auto")]


def test_an_interrupted_part_is_resumed(
    ran: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for done in range(1, 5):
        rows = measured(monkeypatch, tmp_path, "depth", "--budget", "0")
        assert len(rows["depth"]) == len(ran) == done
    measured(monkeypatch, tmp_path, "depth")
    assert len(ran) == 4


@pytest.mark.parametrize("name", ceilings.TYPES)
def test_ceilings_are_checked_by_type(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ceilings, "cupy", lambda: np)
    kind = ceilings.TYPES[name]
    a, b = (ceilings._operand(kind, 40, seed) for seed in (0, 1))
    product = ceilings._values(kind, b) @ ceilings._values(kind, a).T  # of column-major A^T B
    c = product.astype(ceilings._RESULTS[kind.result])
    assert ceilings._error(kind, a, b, c) <= min(1e-7, kind.most_error)
    c[0, 0] += 40
    assert ceilings._error(kind, a, b, c) > kind.most_error


FILES = count()


class FakeProgram:
    """A linked program that notes what it ran under, and whose results err by a millionth."""

    def __init__(self, ran: list[str], directory: Path) -> None:
        self.ran, self.directory = ran, directory

    def run(self, _arguments: list[str], variables: dict[str, str], **_: int) -> running.Measured:
        name = " ".join(variables.values())
        self.ran.append(name)
        error = 0.0 if name == applications.REFERENCE else 1e-6
        file = self.directory / f"{next(FILES)}.bin"
        np.full(8, 1 + error, np.float32).tofile(file)
        return running.Measured("mlp", (1.1, 1.0), {}, file)

    def traced(self, _arguments: list[str], _variables: dict[str, str]) -> running.Traced:
        return running.Traced({"a.cu:1": 0.25, "a.cu:2": 0.5}, ("native",), ())

    def run_traced(
        self, arguments: list[str], variables: dict[str, str]
    ) -> tuple[running.Measured, running.Traced]:
        return self.run(arguments, variables), self.traced(arguments, variables)

    def seconds(self, _arguments: list[str], variables: dict[str, str], runs: int) -> list[float]:
        self.ran.append(" ".join(variables.values()))
        return [0.5] * (runs - 1)


def test_programs_go_on_variant_by_variant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names: list[str] = []
    fake_machine(monkeypatch)
    monkeypatch.setattr(applications, "link", lambda *_: FakeProgram(names, tmp_path))
    words = ["applications.py", "--programs", "mlp", "--sizes", "small", "--schemes", "int8:2,2,2"]
    words += ["--data", str(tmp_path), "--out", str(tmp_path), "--lanes", "1"]
    monkeypatch.setattr(sys, "argv", words)
    assert applications.main() == 0
    assert names == ["fp64", "", "1", "native", "int8:2,2,2"]
    assert [line.split()[2] for line in capsys.readouterr().out.splitlines()] == [
        CUBLAS, "tf32", "native", "int8:2,2,2",
    ]  # fmt: skip
    rows = json.loads((tmp_path / "mlp.json").read_text())["rows"]
    assert [row["variant"] for row in rows] == [CUBLAS, "tf32", "native", "int8:2,2,2"]
    assert rows[2]["sites"] == {"a.cu:1": 0.25, "a.cu:2": 0.5}
    assert rows[2]["gemm_seconds"] == 0.75
    assert rows[0]["error"] == pytest.approx(1e-6, rel=0.05)
    assert not list(tmp_path.glob("*.bin")), "results are removed once they were compared"
    plan = plans.plan_of(tmp_path, Case("mlp", "small"))
    plan.parent.mkdir()
    plan.write_text("# mixpert-plan 1\n")
    names.clear()
    assert applications.main() == 0
    assert names[0] == "fp64"
    assert len(names) == 2, "the tuned column alone is missing"
    names.clear()
    monkeypatch.setattr(sys, "argv", [*words, "--again", "int8:2,2,2"])
    assert applications.main() == 0
    assert names == ["fp64", "int8:2,2,2"]
    names.clear()
    monkeypatch.setattr(sys, "argv", words)
    monkeypatch.setattr(Case, "arguments", ["512", "1"])
    assert applications.main() == 0
    assert len(names) == 6, "what was measured at another size does not count"


def test_variants_take_turns_round_by_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str] = []
    fake_machine(monkeypatch)
    monkeypatch.setattr(applications, "link", lambda *_: FakeProgram(names, tmp_path))
    words = ["applications.py", "--programs", "mlp", "--sizes", "small", "--schemes", "int8:2,2,2"]
    words += ["--data", str(tmp_path), "--out", str(tmp_path), "--lanes", "1", "--skip", "tf32"]
    monkeypatch.setattr(sys, "argv", [*words, "--rounds", "1"])
    assert applications.main() == 0
    assert names == ["fp64", *(first := ["", "native", "int8:2,2,2"])]
    names.clear()
    monkeypatch.setattr(sys, "argv", [*words, "--rounds", "3"])
    assert applications.main() == 0
    assert names == [*first, *first], "rows are there; the rounds that they lack are not"
    names.clear()
    assert applications.main() == 0
    assert not names
    rows = json.loads((tmp_path / "mlp.json").read_text())["rows"]
    assert [row["rounds"] for row in rows] == [3, 3, 3]
    assert rows[2]["seconds"] == [1.1, 1.0, 0.5, 0.5, 0.5, 0.5]
    assert all(is_calm(row) for row in rows), "rounds may differ, runs of one may not"
    assert not is_calm({"seconds": [1.0, 1.0, 1.0, 1.2], "rounds": 2})


def test_measuring_on_a_shared_gpu_is_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str] = []
    fake_machine(monkeypatch)
    monkeypatch.setattr(sharing, "link", lambda *_: FakeProgram(names, tmp_path))
    words = ["sharing.py", "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", [*words, "--budget", "-1"])
    assert sharing.main() == 0
    assert not names
    monkeypatch.setattr(sys, "argv", words)
    for _ in range(2):
        assert sharing.main() == 0
    assert len(names) == sum(sharing.PROCESSES) * len(sharing.SCHEMES)
    rows = json.loads((tmp_path / "sharing.json").read_text())["rows"]
    assert {row["rate"] / row["processes"] for row in rows} == {2.0}


def test_a_plan_is_not_searched_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[Case] = []
    fake_machine(monkeypatch)

    def tune(case: Case, *_: Any) -> dict[str, Any]:
        searched.append(case)
        return {"threshold": 1e-6, "printed": ["error 1e-7"]}

    monkeypatch.setattr(plans, "_tune", tune)
    monkeypatch.setattr(plans, "_linked", lambda *_: tmp_path)
    monkeypatch.setattr(plans, "_measure_natives", lambda *_: None)
    for known in (Case("mlp", "small"), Case("knn", "medium")):
        plans.plan_of(tmp_path, known).parent.mkdir(exist_ok=True)
        plans.plan_of(tmp_path, known).touch()
    words = ["plans.py", "--programs", "gemm,mlp,knn", "--data", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", words)
    assert plans.main() == 0
    left = {("gemm", "small"), ("knn", "small"), ("knn", "large")}
    assert {(case.program, case.size) for case in searched} == left
    rows = json.loads((tmp_path / "tunings.json").read_text())["rows"]
    assert {(row["program"], row["size"]) for row in rows} == left


def test_times_are_measured_while_no_other_program_is_tuned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running_now, seen = set(), {}
    both = Barrier(2)

    def tune(case: Case, *_: Any) -> dict[str, Any]:
        running_now.add(case.program)
        if case.program in ("gemm", "mlp"):
            both.wait(10)
        seen[case.program] = set(running_now)
        if case.program in ("gemm", "mlp"):
            both.wait(10)
        running_now.remove(case.program)
        return {"threshold": 1e-6, "printed": []}

    fake_machine(monkeypatch)
    monkeypatch.setattr(plans, "_tune", tune)
    monkeypatch.setattr(plans, "_linked", lambda *_: tmp_path)
    monkeypatch.setattr(plans, "_measure_natives", lambda *_: None)
    words = ["plans.py", "--data", str(tmp_path), "--sizes", "small", "--programs"]
    monkeypatch.setattr(sys, "argv", [*words, "gemm,mlp"])
    assert plans.main() == 0
    assert seen == {"gemm": {"gemm", "mlp"}, "mlp": {"gemm", "mlp"}}
    seen.clear()
    monkeypatch.setattr(sys, "argv", [*words, "cholesky,bert", "--device-model", plans.MEASURED])
    assert plans.main() == 0
    assert seen == {"cholesky": {"cholesky"}, "bert": {"bert"}}
    seen.clear()
    monkeypatch.setattr(sys, "argv", [*words, "quantum,conv"])
    assert plans.main() == 0
    assert seen == {"quantum": {"quantum"}, "conv": {"conv"}}, "quantum's calls are too short"


def test_errors_of_cublas_are_measured_before_programs_are_tuned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        size = command[command.index("--sizes") + 1]
        for program in command[command.index("--programs") + 1].split(","):
            path = tmp_path / "applications" / f"{program}.json"
            record = Record(path, dict.fromkeys(MACHINE, ""), applications.KEY)
            error = {"small": 2e-6, "medium": 1e-6, "large": 3e-6}[size]
            row = {"program": program, "size": size, "variant": CUBLAS, "error": error}
            record.add({**row, "printed": {}})
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    wanted = [Case("gemm", "small"), Case("knn", "small"), Case("knn", "large")]
    for _ in range(2):
        plans._measure_natives(wanted, tmp_path, 9.0)
    small, medium, large = (applications._parser().parse_args(words[2:]) for words in commands)
    assert (small.programs, small.sizes) == (("gemm", "knn"), ("small",))
    assert (medium.programs, medium.sizes) == (("gemm",), ("medium",)), "its plan is for this too"
    assert (large.programs, large.sizes) == (("gemm", "knn"), ("large",))
    known = Applications.load(tmp_path / "applications")
    held_to = [min(map(plans.compared, plans._natives(case, known)))[0] for case in wanted]
    assert held_to == [pytest.approx(error, rel=0.01) for error in (1e-6, 2e-6, 3e-6)]
    assert plans._natives(Case("mlp", "small"), known) == []
    nothing = Record(tmp_path / "no.json", {}, applications.KEY)
    missing = applications._missing(wanted[0], small, nothing)
    assert [variant.name for variant in missing] == [CUBLAS]


def test_a_program_is_not_tuned_to_an_unknown_error(tmp_path: Path) -> None:
    options = argparse.Namespace(data=tmp_path)
    with pytest.raises(CheckError, match="cuBLAS's error is not known"):
        plans._tune(Case("mlp", "small"), Future(), options, 1e9)


def test_programs_are_tuned_at_each_size_whose_runs_are_short() -> None:
    found = [(case.program, case.size) for case in plans.tuned_cases(("mlp", "bert", "knn"))]
    assert found == [
        *[("knn", "large"), ("knn", "medium"), ("bert", "medium")],
        *[("mlp", "small"), ("knn", "small"), ("bert", "small")],
    ]
    assert [case.size for case in plans.tuned_cases(("mlp", "bert"), ("medium",))] == ["medium"]


def test_a_case_has_the_plan_of_its_size_or_of_the_next_smaller(tmp_path: Path) -> None:
    assert plans.plan_for(tmp_path, Case("mlp", "large")) is None
    small, large = (plans.plan_of(tmp_path, Case("mlp", size)) for size in ("small", "large"))
    small.parent.mkdir()
    large.touch()
    assert plans.plan_for(tmp_path, Case("mlp", "medium")) is None, "never one of a larger size"
    small.touch()
    assert plans.plan_for(tmp_path, Case("mlp", "medium")) == small
    assert plans.plan_for(tmp_path, Case("mlp", "large")) == large


def test_a_plan_names_no_place_in_a_library() -> None:
    kept = "# mixpert-plan 1\nlibrary/a.cu:1:2@main\tint8:1,1\t0.1\napp+0x1b\tnative\n"
    dropped = "libcusolver.so.12+0x48dfae\tint8:0,0\t13827.1\nlibx.so+0x1 #2\tint8:1,1\n"
    assert plans.without_libraries(kept + dropped) == kept


def test_runs_that_something_else_disturbed_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calm_from = 2 * applications._TRIES

    class Disturbed(FakeProgram):
        def run(self, arguments: list[str], variables: dict[str, str], **_: int) -> Any:
            measured = super().run(arguments, variables)
            calm = variables and self.ran.count(" ".join(variables.values())) >= calm_from
            return measured if calm else replace(measured, seconds=(1.0, 1.3))

    names: list[str] = []
    fake_machine(monkeypatch)
    monkeypatch.setattr(applications, "link", lambda *_: Disturbed(names, tmp_path))
    words = ["applications.py", "--programs", "mlp", "--sizes", "small", "--schemes", "auto"]
    monkeypatch.setattr(sys, "argv", [*words, "--data", str(tmp_path), "--out", str(tmp_path)])
    assert applications.main() == 1
    assert (
        "auto: runs of [1.0, 1.3] s: this GPU is shared, or short of power"
        in capsys.readouterr().out
    )
    assert not (tmp_path / "mlp.json").exists()
    assert applications.main() == 1, "cuBLAS is disturbed still"
    rows = json.loads((tmp_path / "mlp.json").read_text())["rows"]
    assert {row["variant"] for row in rows} == {"tf32", "native", "auto"}
    assert not list(tmp_path.glob("*.bin"))
