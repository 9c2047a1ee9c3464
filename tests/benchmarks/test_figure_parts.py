"""The parts of `make figures` on a fake GPU: what they write, and going on where they stopped."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

FIGURES = Path(__file__).resolve().parents[2] / "benchmarks" / "figures"
sys.path[:0] = [str(FIGURES), str(FIGURES.parent)]

import errors  # noqa: E402
import parts  # noqa: E402
import variants  # noqa: E402

from mixpert.runtime import measure  # noqa: E402

NAMES = ["native", "int8:2,2,2"]


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
    monkeypatch.setattr(parts.gpu_machine, "describe", lambda: dict.fromkeys(MACHINE, "X"))
    for name, few in FEW.items():
        monkeypatch.setattr(errors, name, few)
    return names


MACHINE = ("device", "driver", "cublas")
FEW = {"DEPTHS": (16, 32), "SPREADS": (0.0, 1.0), "MAGNITUDES": (-40, 0), "POSITIVE_SIZES": (64,),
       "_ROWS": 64, "_SPREAD_DEPTH": 32}  # fmt: skip


def measured(monkeypatch: pytest.MonkeyPatch, out: Path, *words: str) -> dict[str, Any]:
    monkeypatch.setattr(sys, "argv", ["errors.py", *words, "--out", str(out)])
    assert parts.measure_parts(errors.PARTS, None) == 0
    return {path.stem: json.loads(path.read_text())["rows"] for path in out.glob("*.json")}


def test_every_part_writes_its_rows(
    ran: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = measured(monkeypatch, tmp_path, *errors.PARTS)
    counts = {name: len(of_part) for name, of_part in rows.items()}
    assert counts == {"depth": 4, "spread": 4, "magnitude": 4, "positive": 2}
    assert all(0 < row["error"] < 1e-6 for name in ("depth", "magnitude") for row in rows[name])
    positive = rows["positive"][0]
    assert sum(positive["counts"]) == 64 * 64
    assert 0 < positive["mred"] < positive["max_error"]


def test_what_was_cut_off_goes_on(
    ran: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for done in range(1, 5):
        rows = measured(monkeypatch, tmp_path, "depth", "--budget", "0")
        assert len(rows["depth"]) == len(ran) == done
    measured(monkeypatch, tmp_path, "depth")
    assert len(ran) == 4
