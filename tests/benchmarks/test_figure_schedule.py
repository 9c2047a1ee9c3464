"""The parts of `make figures`: their order, what they are expected to take, and budgets."""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

FIGURES = Path(__file__).resolve().parents[2] / "benchmarks" / "figures"
sys.path[:0] = [str(FIGURES), str(FIGURES.parent)]

import gpu_machine  # noqa: E402
import kernels_ahead  # noqa: E402
import needs  # noqa: E402
import schedule  # noqa: E402
import tables  # noqa: E402
from cases import PROGRAMS, SIZES  # noqa: E402
from merge import OTHERS  # noqa: E402

from mixpert.errors import BackendError  # noqa: E402

NEEDED = [("clear", "sm_90a"), ("repair", "sm_90a")]


def test_all_data_files_belong_to_a_part() -> None:
    files = {name for part in schedule.PARTS for name in part.files}
    assert files == {*OTHERS, *(f"applications/{program}" for program in PROGRAMS)}
    assert all(Path(part.command[0]).is_file() for part in schedule.PARTS)
    assert all(part.argv(10.0)[-2:] == ["--budget", "10"] for part in schedule.PARTS)


def test_programs_are_tuned_before_they_are_measured() -> None:
    names = [part.name for part in schedule.PARTS]
    assert names.index("plans") < min(names.index(size) for size in SIZES)


def write(data: Path, name: str, rows: list[dict[str, object]]) -> None:
    (data / "applications").mkdir(exist_ok=True)
    (data / f"{name}.json").write_text(json.dumps({"rows": rows}))


def test_parts_are_listed_with_what_they_took(tmp_path: Path) -> None:
    write(tmp_path, "applications/mlp", [{"size": size, "variant": "auto"} for size in SIZES])
    write(tmp_path, "ceilings", [{"n": 1024}])
    times = [("large", 20.25), ("small", 2.0), ("large", 30.0), ("search-mlp", 61.5), ("all", 99.5)]
    write(tmp_path, schedule.TIMES, [{"part": p, "seconds": s} for p, s in times])
    lines = schedule.listed(schedule.PARTS, tmp_path)
    told = {line.split()[0]: line.split()[1:] for line in lines}
    assert told["small"] == ["2", "s", "1", "rows"]
    assert told["large"] == ["50", "s", "1", "rows"]
    assert told["ceilings"] == ["unknown", "1", "rows"]
    assert told["search-mlp"] == ["62", "s", "0", "rows"]
    assert lines[-1].startswith(
        "all                 100 s, without kernels, ceilings, plans, medium"
    )


def test_a_machine_that_cannot_measure_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere(others: tuple[str, ...] = ()) -> list[str]:
        raise BackendError(f"no directory holds {others[0] if others else 'libcublas.so'}")

    def never(*_: Any) -> Any:
        raise AssertionError("nothing may run")

    monkeypatch.setattr(gpu_machine, "missing_gpu", lambda: "no NVIDIA driver on this machine")
    monkeypatch.setattr(needs, "cuda_libraries", nowhere)
    monkeypatch.setattr(needs.shutil, "which", lambda name: None if name == "objcopy" else name)
    monkeypatch.setattr(schedule, "run", never)
    monkeypatch.setattr(sys, "argv", ["schedule.py"])
    assert schedule.main() == schedule.CANNOT
    assert capsys.readouterr().err.splitlines() == [
        f"cannot measure figures here: {what}"
        for what in (
            "no NVIDIA driver on this machine",
            "no directory holds libcublas.so",
            "no directory holds libcusolver.so",
            "objcopy is not on the PATH",
        )
    ]
    assert "test $$status = 2 ||" in (FIGURES.parents[1] / "Makefile").read_text()


def test_what_a_part_took_is_noted_where_it_measured_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedule, "DATA", tmp_path)
    write(tmp_path, "ceilings", [{"n": 1024}])
    parts = [
        schedule.Part("nothing new", ("a.py",), ("ceilings",)),
        schedule.Part("more", ("b.py",), ("energy",)),
        schedule.Part("of no data", ("c.py",), ()),
        schedule.Part("failed", ("d.py",), ()),
    ]

    def execute(argv: list[str]) -> int:
        if argv[1] == "b.py":
            write(tmp_path, "energy", [{"n": 1024}])
        return int(argv[1] == "d.py")

    noted: list[dict[str, object]] = []
    assert schedule.run(parts, 1000.0, execute, noted.append) == ["failed"]
    assert [row["part"] for row in noted] == ["more", "all", "of no data", "all"]
    assert 0 <= float(str(noted[0]["seconds"])) < 10


def test_a_failed_part_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedule, "DATA", tmp_path)
    ran: list[list[str]] = []
    result = tmp_path / "there.json"
    result.touch()
    parts = [
        schedule.Part("a", ("a.py",), ()),
        schedule.Part("b", ("b.py",), (), result=result),
        schedule.Part("c", ("c.py",), (), result=tmp_path / "new.json"),
    ]

    def execute(argv: list[str]) -> int:
        ran.append(argv[1:])
        return int(argv[1] == "a.py")

    assert schedule.run(parts, 1000.0, execute) == ["a"]
    out = ("--out", str(tmp_path / "new.json"))
    assert ran == [["a.py", "--budget", "400"], ["c.py", *out, "--budget", "400"]]
    ran.clear()
    assert schedule.run(parts, 0.0, execute) == []
    assert ran == []


@pytest.mark.parametrize(("budget", "most"), [(50.0, 50.0), (1e4, schedule.LONGEST)])
def test_a_part_gets_what_is_left_and_no_more_than_the_longest(budget: float, most: float) -> None:
    budgets: list[float] = []

    def execute(argv: list[str]) -> int:
        budgets.append(float(argv[argv.index("--budget") + 1]))
        return 0

    assert schedule.run([schedule.Part("a", ("a",), ("none",))], budget, execute) == []
    assert len(budgets) == 1
    assert most - 5 < budgets[0] <= most


def test_parts_run_beside_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "DATA", tmp_path)
    met = threading.Barrier(2, timeout=30)
    running: list[str] = []
    parts = [
        schedule.Part("a", ("a.py",), ()),
        schedule.Part("b", ("b.py",), (), beside=True),
        schedule.Part("c", ("c.py",), ()),
    ]

    def execute(argv: list[str]) -> int:
        running.append(argv[1])
        if argv[1] == "c.py":
            return int(len(running) != 3)
        met.wait()
        return 0

    noted: list[dict[str, object]] = []
    assert schedule.run(parts, 1000.0, execute, noted.append) == []
    assert [row["part"] for row in noted] == ["a", "b", "all", "c", "all"]
    assert noted[2]["start"] == noted[4]["start"], "one row, that grows"


def test_an_unknown_part_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["schedule.py", "larg"])
    with pytest.raises(SystemExit):
        schedule.main()


def test_kernels_that_are_there_are_not_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []

    def build(directory: Path, _archs: list[str], _jobs: int, kernels: list[Any]) -> None:
        for kernel in kernels:
            built.append(kernel[0])
            (directory / kernels_ahead.file_name(*kernel)).touch()

    monkeypatch.setattr(gpu_machine, "capability", lambda: 90)
    monkeypatch.setattr(kernels_ahead, "needed", lambda *_, **__: NEEDED)
    monkeypatch.setattr(kernels_ahead, "build", build)
    words = ["kernels_ahead.py", "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", [*words, "--budget", "-1"])
    assert kernels_ahead.main() == 0
    assert not built
    (tmp_path / kernels_ahead.file_name(*NEEDED[0])).touch()
    monkeypatch.setattr(sys, "argv", words)
    for _ in range(2):
        assert kernels_ahead.main() == 0
    assert built == ["repair"]


def test_what_parts_took_is_added_up(tmp_path: Path) -> None:
    assert tables.parts(tmp_path / "none.json") == tables.NOT_MEASURED
    times = [("large", 20.25), ("small", 2.0), ("large", 30.0)]
    write(tmp_path, schedule.TIMES, [{"part": p, "seconds": s} for p, s in times])
    lines = tables.parts(tmp_path / "schedule.json").splitlines()
    assert lines[2:] == ["| `large` | 50 s |", "| `small` | 2 s |", "| together | 52 s |"]
    write(tmp_path, schedule.TIMES, [{"part": p, "seconds": s} for p, s in [*times, ("all", 40.0)]])
    lines = tables.parts(tmp_path / "schedule.json").splitlines()
    assert lines[2:] == ["| `large` | 50 s |", "| `small` | 2 s |", "| together | 40 s |"]
