"""The parts of `make figures`: their order, what they are expected to take, and budgets."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

FIGURES = Path(__file__).resolve().parents[2] / "benchmarks" / "figures"
sys.path[:0] = [str(FIGURES), str(FIGURES.parent)]

import schedule  # noqa: E402
from cases import PROGRAMS, SIZES  # noqa: E402
from merge import OTHERS  # noqa: E402


def test_all_data_files_belong_to_a_part() -> None:
    files = {name for part in schedule.PARTS for name in part.files}
    assert files == {*OTHERS, *(f"applications/{program}" for program in PROGRAMS)}
    assert all(Path(part.command[0]).is_file() for part in schedule.PARTS)
    assert all(part.argv(10.0)[-2] in ("--budget", "--out") for part in schedule.PARTS)


def test_programs_are_tuned_before_they_are_measured() -> None:
    names = [part.name for part in schedule.PARTS]
    assert names.index("plans") < min(names.index(size) for size in SIZES)


def write(data: Path, name: str, rows: list[dict[str, object]]) -> None:
    (data / "applications").mkdir(exist_ok=True)
    (data / f"{name}.json").write_text(json.dumps({"rows": rows}))


def test_what_parts_take_follows_from_their_rows(tmp_path: Path) -> None:
    rows = [{"size": size, "variant": "auto", "took": 2.0} for size in SIZES]
    plan = {"size": "large", "variant": "tuned", "took": 7.0}
    untimed = {"size": "large", "variant": "native"}
    write(tmp_path, "applications/mlp", [*rows, plan, untimed])
    write(tmp_path, "ceilings", [{"n": 1024}])
    (tmp_path / "figure10").mkdir()
    (tmp_path / "figure10" / "mlp.json").write_text(json.dumps({"took": 61.5}))
    lines = schedule.listed(schedule.PARTS, tmp_path)
    told = {line.split()[0]: line.split()[1:] for line in lines}
    assert told["small"] == ["2", "s", "1", "of", "1", "rows", "timed"]
    assert told["large"] == ["14", "s", "2", "of", "3", "rows", "timed"]
    assert told["ceilings"] == ["unknown", "0", "of", "1", "rows", "timed"]
    assert told["search-mlp"] == ["62", "s", "1", "of", "1", "rows", "timed"]
    assert lines[-1].startswith("all                  79 s, without plans, others, products")


def test_a_failed_part_does_not_stop_the_others(tmp_path: Path) -> None:
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
    assert ran == [["a.py", "--budget", "400"], ["c.py", "--out", str(tmp_path / "new.json")]]
    ran.clear()
    assert schedule.run(parts, 0.0, execute) == []
    assert ran == []


def test_an_unknown_part_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["schedule.py", "larg"])
    with pytest.raises(SystemExit):
        schedule.main()
