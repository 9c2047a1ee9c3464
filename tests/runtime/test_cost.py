"""Where `auto` leaves a GEMM native because emulation would not win: a table, and a sweep."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mixpert import native
from mixpert.kernels.instances import DEVICES

H100, A100, L40 = DEVICES[90], DEVICES[80], DEVICES[89]
RECORD = Path(__file__).parents[2] / "benchmarks/results/h100-runtime-sweep-before-rule.json"
SWEEP = json.loads(RECORD.read_text())["rows"]


def worth(m: int, n: int, k: int, batch: int = 1, device: native.DeviceStruct = H100) -> bool:
    problem = native.ProblemStruct(m, n, k, m, max(1, k), m, batch)
    return bool(native.load().mixpert_worth_emulating(problem, device))


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        ((64, 64, 64), False),
        ((512, 512, 512), False),
        ((1024, 1024, 1024), False),  # ten launches take as long as cuBLAS does
        ((2048, 2048, 2048), True),
        ((4096, 4096, 4096), True),
        ((16384, 16384, 16384), True),
        ((16, 16384, 16384), False),  # a skinny product is bound by memory
        ((16384, 16384, 16), False),
        ((16384, 16384, 64), False),  # never measured emulated
        ((0, 1024, 1024), False),
        ((1500, 1500, 1500), True),
        ((4096, 200, 1000), False),  # a second wave of tiles for a few columns
    ],
)
def test_worth_emulating_by_shape(shape: tuple[int, int, int], expected: bool) -> None:
    assert worth(*shape) is expected


def test_a_batch_is_more_work() -> None:
    assert not worth(512, 256, 1024)
    assert worth(512, 256, 1024, batch=256)


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


def swept(row: dict[str, Any]) -> tuple[bool, float]:
    """Whether the rule emulates a shape of the sweep, and what emulation gained when it ran."""
    m, n, k, batch = row["shape"][:4]
    return worth(m, n, k, batch), row["native ms"] / row["emulated ms"]


def ran_emulated(row: dict[str, Any]) -> bool:
    """A native call gives native bits, so the errors are equal."""
    return bool(row["native error"] != row["emulated error"])


def test_no_shape_of_the_sweep_loses_by_emulation() -> None:
    slower = [r["shape"] for r in SWEEP if ran_emulated(r) and swept(r)[0] and swept(r)[1] < 0.97]
    unknown = [r["shape"] for r in SWEEP if not ran_emulated(r) and swept(r)[0]]
    assert not slower
    assert not unknown  # no shape is emulated that was never measured so


def test_shapes_with_large_gains_in_the_sweep_are_emulated() -> None:
    left = [r["shape"] for r in SWEEP if ran_emulated(r) and swept(r)[1] >= 1.5 and not swept(r)[0]]
    assert not left
