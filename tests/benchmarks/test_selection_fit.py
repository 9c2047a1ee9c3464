"""The model of times that benchmarks/selection_fit.py fits is that of the lowering."""

from __future__ import annotations

import ctypes
import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mixpert import native
from mixpert.errors import MixpertError
from mixpert.kernels.instances import DEVICES
from mixpert.runtime.measure import plain_problem
from mixpert.scheme import Scheme

sys.path.append(str(Path(__file__).resolve().parents[2] / "benchmarks"))

import selection_fit
import selection_models
import selection_sweep
from selection_models import GEMM, SM80, SMALL, Ways, model

PRODUCTS = [
    (512, 512, 512, "int8:2,2,2"), (513, 300, 40, "int8:1,1,1"), (64, 64, 9000, "int8:2,2"),
    (4096, 4096, 4096, "int8:2,2,2"), (2112, 5952, 64, "int8:1,1,1"), (81, 4300, 5775, "int8:2,2"),
    (20, 30, 16, "int8:0,0"), (16_000, 16_384, 60, "int8:3,3"), (100, 100, 16_384, "int8:1,1,1"),
]  # fmt: skip


def ways_of(
    m: int, n: int, k: int, scheme: str, path: int
) -> Iterator[tuple[native.LoweredStruct, float]]:
    """Every way that an H100 has, all or those of a code path, and its modelled microseconds."""
    h100 = DEVICES[90]
    device = native.DeviceStruct(h100.arch, h100.sm_count, h100.shared_per_block, path)
    of, form = plain_problem(m, n, k), Scheme.parse(scheme).to_native()
    library = native.load()
    for choice in range(100):
        lowered, microseconds = native.LoweredStruct(), ctypes.c_double()
        status = library.mixpert_lower_choice(
            ctypes.byref(of), ctypes.byref(form), 1.0, 0.0, ctypes.byref(device), choice,
            ctypes.byref(microseconds), ctypes.byref(lowered),
        )  # fmt: skip
        try:
            native.check(status)
        except MixpertError:
            return
        yield lowered, microseconds.value


@pytest.mark.parametrize("path, names", [(0, {"sm90", "small"}), (80, {"sm80"})])
def test_it_gives_the_times_of_the_lowering(tmp_path: Path, path: int, names: set[str]) -> None:
    rows: list[list[Any]] = [
        [m, n, k, scheme, selection_sweep.way_of(lowered, k), 1.0, microseconds]
        for m, n, k, scheme in PRODUCTS
        for lowered, microseconds in ways_of(m, n, k, scheme, path)
    ]
    record = tmp_path / "record.json"
    record.write_text(json.dumps({"rows": rows}))
    ways = Ways.read(str(record))
    times = model(ways)(GEMM | SMALL | SM80)
    assert names <= set(ways.name)
    assert times == pytest.approx(ways.modelled, rel=1e-6)


def test_a_choice_is_judged_by_the_best_way() -> None:
    rows = [
        [64, 64, 64, "int8:1,1", "gemm_int8_small ROWS=32", measured, modelled]
        for measured, modelled in ((5.0, 9.0), (6.0, 8.0))
    ]
    ways = Ways(rows)
    assert selection_fit.regrets(ways, ways.modelled) == pytest.approx(np.array([1.2]))


def test_a_product_of_several_records_counts_once(tmp_path: Path) -> None:
    row = [64, 64, 64, "int8:1,1", "gemm_int8_small ROWS=32", 5.0, 9.0, [5.0, 5.1]]
    paths = [str(tmp_path / name) for name in ("one.json", "two.json")]
    for path, microseconds in zip(paths, (5.0, 6.0), strict=True):
        rows = [[*row[:5], microseconds, *row[6:]]]
        Path(path).write_text(json.dumps({"rows": rows}), encoding="utf-8")
    assert Ways.read(*paths).microseconds.tolist() == [5.0]


def test_a_fit_finds_what_formulas_lack() -> None:
    """Tiles of 64 columns that take half as long again are chosen no more, for new shapes, too."""
    sizes = (96, 200, 333, 640, 1111, 3000)
    rows: list[list[Any]] = [
        [m, n, k, "int8:2,2,2", selection_sweep.way_of(lowered, k), microseconds, microseconds]
        for m, n in itertools.product(sizes, sizes)
        for k in (300, 2000)
        for lowered, microseconds in ways_of(m, n, k, "int8:2,2,2", 90)
    ]
    for row in rows:
        row[5] *= 1.5 if "BN=64" in row[4] else 1.0
    fitted, others = rows[: len(rows) // 2], Ways(rows[len(rows) // 2 :])
    constants, factors = selection_fit.fit(Ways(fitted))
    before = np.mean(selection_fit.regrets(others, others.modelled) <= selection_fit.CLOSE)
    after = np.mean(selection_fit.judge(others, constants, factors) <= selection_fit.CLOSE)
    assert before < 0.7 and after > 0.85


def test_factors_are_written_as_they_are_read() -> None:
    lines = selection_models.FACTORS_FILE.read_text(encoding="utf-8").splitlines()
    assert selection_models.factor_rows(selection_models.read_factors()) == lines
