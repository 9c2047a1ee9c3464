"""Where `auto` leaves a GEMM native because emulation would not win: a table, and the profile."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import mixpert
from mixpert import native
from mixpert.kernels.instances import DEVICES
from mixpert.tuner.device_model import DeviceModel

H100, A100, L40 = DEVICES[90], DEVICES[80], DEVICES[89]
PROFILE = DeviceModel.read(Path(mixpert.__file__).parent / "devices" / "h100.json")


def worth(m: int, n: int, k: int, batch: int = 1, device: native.DeviceStruct = H100) -> bool:
    problem = native.ProblemStruct(m, n, k, m, max(1, k), m, batch)
    return bool(native.load().mixpert_worth_emulating(problem, device))


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        ((64, 64, 64), False),
        ((512, 512, 512), False),
        ((1024, 1024, 1024), True),
        ((4096, 4096, 4096), True),
        ((16384, 16384, 16384), True),
        ((16, 16384, 16384), False),  # a skinny product is bound by memory
        ((16384, 16384, 16), False),
        ((0, 1024, 1024), False),
        ((1500, 1500, 1500), True),
    ],
)
def test_table(shape: tuple[int, int, int], expected: bool) -> None:
    assert worth(*shape) is expected


def test_a_batch_is_more_work() -> None:
    assert not worth(256, 256, 1024)
    assert worth(256, 256, 1024, batch=64)


def test_other_devices() -> None:
    assert worth(4096, 4096, 4096, device=A100)
    assert not worth(4096, 4096, 4096, device=L40)


def test_at_the_points_of_the_profile_it_says_what_was_measured() -> None:
    """With the guard's 16 us and a gain of 3%."""
    guard_ms, wanted = 0.016, 0.97
    sizes = (64, 256, 1024, 2048, 8192)
    for m, n, k in itertools.product(sizes, repeat=3):
        ours = PROFILE.milliseconds("int8:2,2,2", m, n, k) + guard_ms
        theirs = PROFILE.milliseconds("native", m, n, k)
        if abs(ours / theirs - wanted) > 1e-6:
            assert worth(m, n, k) is (ours <= wanted * theirs), (m, n, k)
