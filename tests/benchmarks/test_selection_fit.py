"""The model of times that benchmarks/selection_fit.py fits is that of the lowering."""

from __future__ import annotations

import ctypes
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
import selection_sweep
from selection_models import GEMM, SM80, SMALL, Ways, model

PRODUCTS = [
    (512, 512, 512, "int8:2,2,2"), (513, 300, 40, "int8:1,1,1"), (64, 64, 9000, "int8:2,2"),
    (4096, 4096, 4096, "int8:2,2,2"), (2112, 5952, 64, "int8:1,1,1"), (81, 4300, 5775, "int8:2,2"),
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
