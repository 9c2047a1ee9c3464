"""The soak's machinery, on GPUs that only count: what it compares, records and calls a fault."""

from __future__ import annotations

import argparse
import ast
import contextlib
import itertools
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))
import soak  # noqa: E402
import soak_record  # noqa: E402

MB = 2**20
MACHINE = {"device": "a GPU"}


class Clock:
    """In the place of soak.time: a millisecond passes at every look, however busy the machine."""

    def __init__(self) -> None:
        self._looks = itertools.count()

    def monotonic(self) -> float:
        return next(self._looks) / 1000


class CountingGpu:
    """A GPU in the place of soak.Gpu."""

    xp = SimpleNamespace(uint32=np.uint32)
    answer: Any = np.ones(4, np.float32)
    used = 0

    def __init__(self, number: int, threads: int) -> None:
        del threads
        self.number, self.looks = number, 0
        self.device = SimpleNamespace(use=lambda: None)
        case = soak.Case.__new__(soak.Case)
        case.scheme, case.expected = "native", np.ones(4, np.float32)
        case.run = self._run
        self.cases = [case]

    def _run(self, handle: int, xp: object) -> Any:
        del handle, xp
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def lanes(self, streams: int) -> list[tuple[Any, int]]:
        return [(contextlib.nullcontext(), 0)] * streams

    def memory(self, with_nvml: bool) -> soak_record.Memory:
        assert with_nvml
        self.looks += 1
        return soak_record.Memory(5 * MB, self.used, 0, None)

    def differing(self, other: CountingGpu) -> int:
        return int(self is other)


def run(monkeypatch: pytest.MonkeyPatch, out: Path, **of_gpu: object) -> soak_record.Record:
    monkeypatch.setattr(soak, "Gpu", type("Gpu", (CountingGpu,), of_gpu))
    clock = Clock()
    monkeypatch.setattr(soak, "time", clock)
    record = soak_record.Record(MACHINE, {"gpus": 2, "threads": 3, "streams": 2})
    options = argparse.Namespace(
        seconds=0.2, within=60, gpus=2, threads=3, streams=2, out=out, without_nvml=False
    )
    soak.soak(options, record, clock.monotonic())
    return record


def test_a_run_without_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = run(monkeypatch, tmp_path / "soak.json")
    assert record.faults() == []
    assert record.samples[0].products == 0 and len(record.samples) >= soak.LEAST_LOOKS
    assert record.samples[-1].products == sum(record.schemes.values()) > 0
    written = soak_record.Record.read(tmp_path / "soak.json")
    assert written.samples == record.samples and not written.finished
    assert [len(sample.gpus) for sample in written.samples] == [2] * len(record.samples)


@pytest.mark.parametrize(
    ("of_gpu", "fault"),
    [
        ({"answer": np.full(4, np.nan, np.float32)}, "with other bits"),
        ({"answer": RuntimeError("status 13")}, "RuntimeError: status 13"),
        ({"used": 8}, "16 bytes are still in use"),
    ],
)
def test_what_goes_wrong_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, of_gpu: dict[str, object], fault: str
) -> None:
    assert any(fault in text for text in run(monkeypatch, tmp_path / "s.json", **of_gpu).faults())


def grown(pools: list[int], process: list[int | None] | None = None) -> soak_record.Record:
    """Looks at one GPU, megabytes each."""
    record = soak_record.Record(MACHINE, {"gpus": 1, "threads": 16, "streams": 4}, finished=True)
    for i, pool in enumerate(pools):
        whole = process[i] if process else None
        memory = soak_record.Memory(pool * MB, 0, 0, None if whole is None else whole * MB)
        record.samples.append(soak_record.Sample(30.0 * i, 1000 * i, 0, 0, [memory]))
    return record


@pytest.mark.parametrize(
    ("pools", "process", "grew", "fault"),
    [
        ([0, 100, 400, 400, 400, 400, 400, 400, 400], None, 0, ""),  # pools fill at first
        ([0, 400, 400, 400, 400, 400, 400, 400, 800], None, 0, ""),  # large products meet
        ([0, 400, 400, 400, 400, 400, 400, 400, 801], None, 0, "went up and up"),
        ([0, 400, 400, 400, 500], [900, 1400, 1400, 1400, 1500], 0, ""),
        ([0, 400, 400, 400, 400], [900, 1400, 1400, 1400, 1464], 64, ""),
        ([0, 400, 400, 400, 400], [900, 1400, 1400, 1400, 1465], 65, "memory grew by"),
        ([0, 400, 400, 400, 500], [900, 1400, 1400, 1400, 1565], 65, "memory grew by"),
    ],
)
def test_growth_beside_the_pools_is_a_fault(
    pools: list[int], process: list[int | None] | None, grew: int, fault: str
) -> None:
    record = grown(pools, process)
    assert record.growth() == grew * MB
    assert len(record.faults()) == bool(fault) and fault in "".join(record.faults())


def test_the_table_has_a_row_a_process() -> None:
    rises = grown([0, 400, 900])
    head, *rows = soak_record.table([grown([0, 400, 400]), rises])
    first = ["1 x a GPU", "60", "16 x 4", "2,000", "0", "400, 400", "0 bytes", "0 bytes", "none"]
    assert rows[0] == first and len(head) == len(first)
    assert rows[1][5:] == ["400, 900", "0 bytes", "0 bytes", "the pool's size went up and up"]


def test_every_scheme_has_cases_of_its_own() -> None:
    lines = soak.plan_text().splitlines()[1:]
    assert {line.split("\t")[1] for line in lines} == set(soak.SCHEMES)
    assert len({line.split("\t")[0] for line in lines}) == soak.CASES


def test_what_is_imported_on_a_gpu_only_is_there() -> None:
    """CuPy is needed to import these modules, so that a name that has moved shows nowhere else."""
    calls = BENCHMARKS.parent / "tests" / "gpu" / "cublas_calls.py"
    there = {getattr(node, "name", None) for node in ast.parse(calls.read_text()).body}
    for user in (Path(soak.__file__), *calls.parent.glob("*.py")):
        imports = [
            n for n in ast.walk(ast.parse(user.read_text())) if isinstance(n, ast.ImportFrom)
        ]
        asked = {x.name for n in imports if n.module == "cublas_calls" for x in n.names}
        assert {name for name in asked if not name.isupper()} <= there, user
