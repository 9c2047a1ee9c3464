"""Tiles of more accumulators (kernels/store_tight_sm90.cuh): the bits of the processor."""

from __future__ import annotations

import struct

import numpy as np
import pytest
from gemm_cases import DATA, Case
from gpu_backend import Gemm, GpuBackend, difference

from mixpert import native
from mixpert.scheme import Scheme

pytestmark = pytest.mark.gpu

ALPHA = 120
"""Where GemmParams has alpha and beta, in bytes."""
WIDTHS = {"int8:2,2,2": b"BN=144", "int8:3,3": b"BN=80"}
SHAPES = (
    (256, 384, 8192), (1440, 640, 8320), (1000, 777, 8193), (888, 130, 9000), (16, 3000, 8231),
)  # fmt: skip


def wide_ways(backend: GpuBackend, gemm: Gemm) -> list[native.LoweredStruct]:
    ways = []
    for way, _ in backend.device.choices(gemm.problem, gemm.scheme.to_native()):
        for launch in way.launches[: way.launch_count]:
            if launch.kernel.startswith(b"gemm_int8_sm90") and (
                WIDTHS[str(gemm.scheme)] in launch.kernel
            ):
                struct.pack_into("ff", launch.params, ALPHA, gemm.alpha, gemm.beta)
                ways.append(way)
    return ways


def cases() -> list[Case]:
    found = []
    for m, n, k in SHAPES:
        for scheme in WIDTHS:
            for beta in (0.0, -0.75):
                step = len(found)
                found.append(Case(
                    m, n, k, scheme, tuple(DATA)[step % len(DATA)], trans_a=step % 2 == 1,
                    trans_b=step // 2 % 2 == 1, padding=(step % 3, step % 2, -m % 8),
                    alpha=1.25, beta=beta, seed=step,
                ))  # fmt: skip
    return found


@pytest.mark.parametrize("case", cases(), ids=str)
def test_bits_of_wide_tiles(sm90: GpuBackend, case: Case) -> None:
    gemm = Gemm.of(case)
    (way,) = wide_ways(sm90, gemm)
    assert difference(sm90.run(gemm, way=way), gemm) is None


@pytest.mark.parametrize("scheme", WIDTHS)
def test_nan_in_a_wide_tile(sm90: GpuBackend, scheme: str) -> None:
    gemm = Gemm.of(Case(1440, 512, 8192, scheme, "normal"))
    gemm.a[[5, 70_000]] = np.nan
    gemm.b[12_345] = np.inf
    (way,) = wide_ways(sm90, gemm)
    assert difference(sm90.run(gemm, way=way), gemm) is None


@pytest.mark.parametrize("scheme, n", [("int8:2,2,2", 4096), ("int8:3,3", 3072)])
def test_many_waves_of_wide_tiles(sm90: GpuBackend, scheme: str, n: int) -> None:
    """Every CTA has several tiles; the bits are those of the ways without them."""
    gemm = Gemm.of(Case(n, n, 8448, scheme, "uniform"))
    (way,) = wide_ways(sm90, gemm)
    others = [
        other
        for other, _ in sm90.device.choices(gemm.problem, Scheme.parse(scheme).to_native())
        if b"BN=64 " in other.launches[other.launch_count - 1].kernel
    ]
    assert np.array_equal(
        sm90.run(gemm, way=way).view(np.uint32), sm90.run(gemm, way=others[0]).view(np.uint32)
    )
