"""Where `auto` leaves a GEMM native because emulation would not win: a table, and sweeps."""

from __future__ import annotations

import json
import statistics
from pathlib import Path
from typing import Any

import pytest

from mixpert import native
from mixpert.kernels.instances import DEVICES

H100, A100, L40 = DEVICES[90], DEVICES[80], DEVICES[89]
RESULTS = Path(__file__).parents[2] / "benchmarks/results"
BORDER = [
    row
    for name in ("h100-rule-sweep", "h100-rule-sweep-random")
    for row in json.loads((RESULTS / f"{name}.json").read_text())["rows"]
    if row["emulated error"] != row["native error"]
]
"""Shapes at the border of the rule that ran emulated: native ones have the native error."""


def worth(m: int, n: int, k: int, batch: int = 1, device: native.DeviceStruct = H100) -> bool:
    problem = native.ProblemStruct(m, n, k, m, max(1, k), m, batch)
    return bool(native.load().mixpert_worth_emulating(problem, device))


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        ((64, 64, 64), False),
        ((512, 512, 512), False),  # five launches take longer than cuBLAS does
        ((1024, 1024, 1024), True),
        ((2048, 2048, 2048), True),
        ((4096, 4096, 4096), True),
        ((16384, 16384, 16384), True),
        ((16, 16384, 16384), False),  # a skinny product is bound by memory
        ((16384, 16384, 16), False),
        ((16384, 16384, 64), False),  # gains too little
        ((0, 1024, 1024), False),
        ((1500, 1500, 1500), True),
        ((128, 16384, 16384), False),  # gains 1.13, loses half on wide data
    ],
)
def test_worth_emulating_by_shape(shape: tuple[int, int, int], expected: bool) -> None:
    assert worth(*shape) is expected


def test_a_batch_is_more_work() -> None:
    assert not worth(256, 714, 768)
    assert worth(256, 714, 768, batch=96)


def test_every_problem_of_a_batch_packs_its_own_operands() -> None:
    assert worth(512, 256 * 64, 1024)
    assert not worth(512, 64, 1024, batch=256)  # as many columns, 0.67x when it was emulated


def test_other_devices() -> None:
    assert worth(4096, 4096, 4096, device=A100)
    assert not worth(4096, 4096, 4096, device=L40)


@pytest.mark.parametrize("sizes", [(4096, 128, 4096), (8192, 128, 8192), (8192, 16, 8192)])
def test_what_is_packed_already_does_not_count(sizes: tuple[int, int, int]) -> None:
    """Weights times few rows: 1.4 to 3.1 times as fast as cuBLAS once A is packed (an H100)."""
    m, n, k = sizes
    problem = native.ProblemStruct(m, n, k, m, k, m, 1)
    verdicts = []
    for packed in (0, native.PACKED_B, native.PACKED_A):
        problem.packed = packed
        verdicts.append(native.load().mixpert_worth_emulating(problem, H100))
    assert verdicts == [0, 0, 1]


def of_border(emulated: bool) -> list[dict[str, Any]]:
    """The rows that the rule emulates, or those that it does not."""
    return [row for row in BORDER if worth(*row["shape"][:4]) is emulated]


def test_emulated_shapes_at_the_border_are_no_slower_than_cublas() -> None:
    slower = [row["shape"] for row in of_border(True) if row["gain"] < 1]
    assert not slower
    assert len(of_border(True)) > 200


def test_what_wide_data_may_cost_at_the_border() -> None:
    """Gains on phi = 4 of what the rule emulates."""
    gains = [row["gain on phi 4"] for row in of_border(True)]
    assert min(gains) > 0.55
    assert sum(gain < 0.7 for gain in gains) <= 0.06 * len(gains)
    assert statistics.geometric_mean(gains) > 0.95


def test_large_gains_at_the_border_are_not_left() -> None:
    """What gains much is emulated, but for some batches."""
    left = [row for row in of_border(False) if row["gain"] > 1.5 and row["shape"][3] == 1]
    assert not [row["shape"] for row in left]
    assert not [row["shape"] for row in of_border(False) if row["gain on phi 4"] >= 1]


def test_emulated_shapes_at_the_border_are_as_accurate_as_cublas() -> None:
    for data in ("", " on normal data"):
        for row in of_border(True):
            assert row[f"emulated error{data}"] <= row[f"native error{data}"], row["shape"]
