"""Products of a matrix and its own transpose: packed once where both sides have the same slices."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest
from lowering import H100, Launch, Lowered, lower, on, problem

from mixpert import native
from mixpert.errors import ShapeError
from mixpert.kernels.instances import DEVICES

UPPER = 2  # MIXPERT_TRIANGLE_UPPER
SAME = ["int8:2,2,2", "int8:1,1@7", "int8:2,2+g128", "fp16x3", "auto"]


def symmetric(n: int, k: int, *, one: bool = True, trans: bool = False) -> native.ProblemStruct:
    of = problem(n, n, k, trans_a=trans, trans_b=not trans)
    of.stride_a = of.stride_b = 0
    of.triangle, of.symmetric, of.guard = UPPER, one, native.GUARD_ON
    return of


def operands_read(lowered: Lowered) -> dict[str, list[str]]:
    """Which of A and B each kernel reads unpacked."""
    return {
        launch.stem: sorted(
            {native.SLOTS[at.slot] for at in launch.raw.relocations[: launch.raw.relocation_count]}
            & {"a", "b"}
        )
        for launch in lowered.launches
    }


def read_twice(launch: Launch) -> int:
    """How many places of the workspace two parameters of a launch share."""
    used = launch.raw.relocations[: launch.raw.relocation_count]
    places = [at.addend for at in used if native.SLOTS[at.slot] == "workspace"]
    return len(places) - len(set(places))


@pytest.mark.parametrize("device", [H100, DEVICES[80], on(H100, 80)], ids=["90", "80", "90 as 80"])
@pytest.mark.parametrize("scheme", SAME)
@pytest.mark.parametrize("k", [700, 9000])
def test_one_operand_is_packed(scheme: str, k: int, device: native.DeviceStruct) -> None:
    lowered = lower(symmetric(1000, k), scheme, device)
    first = next(stem for stem in lowered.stems if stem.startswith("pack"))
    assert operands_read(lowered)[first] == ["a"]
    both = lower(symmetric(1000, k, one=False), scheme, device)
    assert operands_read(both)[first] == ["a", "b"]
    assert lowered.workspace < both.workspace
    gemm = next(x for x in lowered.launches if x.stem.startswith("gemm"))
    assert read_twice(gemm) >= 2, "slices and exponents of both sides are one"


def test_the_guard_reads_the_statistics_of_one_operand() -> None:
    assert read_twice(lower(symmetric(1000, 3000), "auto").launch("guard")) == 2
    assert read_twice(lower(symmetric(1000, 3000, one=False), "auto").launch("guard")) == 0


@pytest.mark.parametrize("scheme", ["int8:1,2", "int8:2,1"])
def test_other_slices_are_packed_by_themselves(scheme: str) -> None:
    lowered = lower(symmetric(1000, 3000), scheme)
    assert operands_read(lowered)["pack"] == ["a", "b"]


@pytest.mark.parametrize(
    "change",
    [{"n": 300}, {"trans_b": 0}, {"ldb": 999}, {"stride_b": 8}, {"packed": native.PACKED_A}],
    ids=str,
)
def test_unsound_symmetry_is_refused(change: dict[str, Any]) -> None:
    of = symmetric(200, 300)
    of.triangle = 0
    for name, value in change.items():
        setattr(of, name, value)
    with pytest.raises(ShapeError, match="a symmetric product has one matrix"):
        lower(of)


def worth(**more: int) -> bool:
    of = symmetric(2048, 1536, one=False)
    for name, value in more.items():
        setattr(of, name, value)
    return bool(native.load().mixpert_worth_emulating(ctypes.byref(of), ctypes.byref(H100)))


def test_the_cost_model_knows_triangles() -> None:
    """cublasSsyrk does half of the work too, while packing stays what it is."""
    assert worth(triangle=0)
    assert not worth(n=1024, m=1024, k=1536)
    assert worth(n=8192, m=8192, k=8192, symmetric=1)
