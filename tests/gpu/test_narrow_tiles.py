"""Tiles that are narrower so that waves are full (kernels/tiles.cuh): the bits of the processor."""

from __future__ import annotations

import struct

import numpy as np
import pytest
from gemm_cases import DATA, Case
from gpu_backend import Gemm, GpuBackend, difference

from mixpert import native

pytestmark = pytest.mark.gpu

TILES_OF_Q, ALPHA = 76, 120
"""Where GemmParams has q.tiles, and alpha and beta, in bytes."""

SHAPES = (
    (2048, 1152), (2047, 1152), (2050, 1150), (2041, 1201), (1800, 1290), (1793, 1408), (4096, 700),
)  # fmt: skip


def narrow_ways(backend: GpuBackend, gemm: Gemm) -> list[native.LoweredStruct]:
    """Those with more tiles along the rows of op(A) than tiles of 128."""
    ways = []
    for way, _ in backend.device.choices(gemm.problem, gemm.scheme.to_native()):
        last = way.launches[way.launch_count - 1]
        if not last.kernel.startswith(b"gemm_int8_sm90") or b"BN=128" not in last.kernel:
            continue
        (tiles,) = struct.unpack_from("i", last.params, TILES_OF_Q)
        if b"PARTIAL" not in last.kernel and tiles > -(-gemm.problem.m // 128):
            struct.pack_into("ff", last.params, ALPHA, gemm.alpha, gemm.beta)
            ways.append(way)
    return ways


def cases() -> list[Case]:
    found = []
    for turn, (m, n) in enumerate(SHAPES):
        for scheme in ("int8:2,2,2", "int8:1,1,1"):
            for k, beta in ((64, 0.0), (200, -0.75), (391, 0.0)):
                step = len(found)
                found.append(Case(
                    m, n, k, scheme, tuple(DATA)[step % len(DATA)], trans_a=step % 2 == 1,
                    trans_b=step // 2 % 2 == 1, padding=(step % 3, step % 2, (turn + step) % 3 * 4),
                    alpha=1.25, beta=beta, seed=step,
                ))  # fmt: skip
    return found


@pytest.mark.parametrize("case", cases(), ids=str)
def test_bits_of_narrow_tiles(sm90: GpuBackend, case: Case) -> None:
    gemm = Gemm.of(case)
    ways = narrow_ways(sm90, gemm)
    assert ways or sm90.device.struct.sm_count != 132
    for way in ways:
        assert difference(sm90.run(gemm, way=way), gemm) is None


def test_nan_in_a_narrow_tile(sm90: GpuBackend) -> None:
    gemm = Gemm.of(Case(2048, 1152, 96, "int8:2,2,2", "normal"))
    gemm.a[[5, 70_000]] = np.nan
    gemm.b[12_345] = np.inf
    ways = narrow_ways(sm90, gemm)
    assert ways or sm90.device.struct.sm_count != 132
    for way in ways:
        assert difference(sm90.run(gemm, way=way), gemm) is None
