"""What a device profile needs before its first measurement; the measurements want a GPU."""

import pytest

from mixpert.errors import BackendError
from mixpert.kernels.instances import DEVICES
from mixpert.runtime.launcher import Device
from mixpert.scheme import Scheme
from mixpert.tuner import ladder as ladders
from mixpert.tuner import record
from mixpert.tuner.record import check_calm, kernels_of

HOPPER = 90


def device() -> Device:
    of_hopper = Device(0)
    of_hopper.__dict__["struct"] = DEVICES[HOPPER]
    return of_hopper


def kernels(*schemes: str, shape: tuple[int, int, int] = (1024, 1024, 1024)) -> set[str]:
    found = kernels_of(device(), list(map(Scheme.parse, schemes)), [shape])
    assert {arch for _, arch in found} <= {"sm_90", "sm_90a"}
    return {name.partition(" ")[0] for name, _ in found}


def test_each_scheme_brings_its_kernels_and_native_none():
    assert kernels("native") == set()
    assert "gemm_int8_sm90" in kernels("native", "int8:2,2,2")
    assert "gemm_split_sm90" in kernels("fp16x3")
    assert "gemm_int8_small" in kernels("int8:1,1", shape=(64, 64, 64))


def test_every_scheme_of_the_full_ladder_can_be_recorded():
    schemes = [Scheme.parse(name) for name in ladders.CHOICES]
    shapes = [(64, 64, 64), (64, 8192, 512), (4096, 4096, 4096)]
    assert len(kernels_of(device(), schemes, shapes)) >= len(schemes)


def test_a_gpu_that_does_something_else_is_not_recorded():
    check_calm([2.7, 2.9, 2.6, 3.0])
    with pytest.raises(BackendError, match=r"took from 2\.6 to 5\.2 ms"):
        check_calm([2.7, 2.6, 5.2])


def test_one_product_is_timed_again_and_again(monkeypatch):
    taken = iter([2.0, 2.1, 4.0])
    monkeypatch.setattr(record, "_same_product", lambda: next(taken))
    monkeypatch.setattr(record, "prepare", lambda *_: None)
    monkeypatch.setattr(record, "measured", lambda schemes, shape, seed: {"native": 1.0})
    with pytest.raises(BackendError, match="this GPU is shared, or short of power"):
        record.record([Scheme.parse("native")], (64, 128))
