"""The host program's floating-point settings neither change the result nor are changed."""

from __future__ import annotations

import platform

import pytest
from cpu_backend import CpuBackend, model
from gemm_cases import Case, assert_same_bits

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="MXCSR is x86's register")

DEFAULT = 0x1F80
FTZ_DAZ = DEFAULT | 0x8040  # what -ffast-math sets at start
ROUND_UP = DEFAULT | 0x4000
INEXACT_SEEN = DEFAULT | 0x20


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("mxcsr", [FTZ_DAZ, ROUND_UP, FTZ_DAZ | ROUND_UP, INEXACT_SEEN])
@pytest.mark.parametrize("data", ["subnormal", "normal", "huge"])
def test_floating_point_environment_is_restored(
    isa: CpuBackend, data: str, mxcsr: int, threads: int
) -> None:
    case = Case(120, 110, 90, "int8:2,2", data, alpha=0.37, beta=0.0)
    if data == "subnormal":
        case = Case(120, 110, 90, "int8:2,2", data, alpha=1.0, beta=2.0**-130)
    isa.threads(threads)
    try:
        got, after = isa.gemm_under(case, mxcsr)
    finally:
        isa.threads(0)
    assert_same_bits(got, model(case), case)
    assert after == mxcsr


def test_scaling_only_keeps_subnormals(cpu: CpuBackend) -> None:
    case = Case(7, 7, 3, "int8:1,1", alpha=0.0, beta=2.0**-130)
    got, after = cpu.gemm_under(case, FTZ_DAZ)
    assert_same_bits(got, model(case), case)
    assert after == FTZ_DAZ
    assert (got != 0).any()
