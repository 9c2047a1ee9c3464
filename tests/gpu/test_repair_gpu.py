"""NaN and Inf under explicit INT8 schemes, in the product's own launch (kernels/repair_beside.cuh):
the bits that the code path sm80 has, whose repair is a launch of its own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gemm_cases import DATA, Case, Float32
from gpu_backend import Gemm, GpuBackend, compile_ways

from mixpert import native

pytestmark = pytest.mark.gpu

SHAPES = ((512, 384, 200), (1024, 1024, 640), (300, 260, 1500), (129, 700, 300), (2048, 1152, 128))
SPECIAL = np.array([np.nan, np.inf, -np.inf], np.float32)


def guarded(case: Case, specials: int) -> Gemm:
    """The case under a guard, with so many NaN or Inf in either operand, and zeros among them."""
    gemm = Gemm.of(case)
    gemm.problem.guard = native.GUARD_ON
    rng = np.random.default_rng(case.seed)
    for x in (gemm.a, gemm.b):
        x[rng.integers(0, x.size, 50)] = 0
        x[rng.integers(0, x.size, specials)] = rng.choice(SPECIAL, specials)
    return gemm


def without_repair(backend: GpuBackend, gemm: Gemm) -> list[native.LoweredStruct]:
    """The ways that multiply packed operands and repair at once."""
    ways = [way for way, _ in backend.device.choices(gemm.problem, gemm.scheme.to_native())]
    return [
        way for way in ways
        if way.launches[way.launch_count - 1].kernel.startswith(b"gemm_int8_sm90 ")
    ]  # fmt: skip


def check(got: Float32, sm80: GpuBackend, gemm: Gemm) -> None:
    """As a repair in its own launch has them, but for signs of zero and payloads of NaN."""
    expected = sm80.run(gemm)
    same = (got.view(np.uint32) == expected.view(np.uint32)) | ((got == 0) & (expected == 0))
    same |= np.isnan(got) & np.isnan(expected)
    assert same.all(), (int((~same).sum()), int(np.flatnonzero(~same)[0]))


@pytest.fixture(scope="module")
def sm80(cupy: Any) -> GpuBackend:
    return GpuBackend(80)


def cases() -> list[Case]:
    found = []
    for m, n, k in SHAPES:
        for scheme in ("int8:2,2,2", "int8:1,1,1", "int8:2,2", "int8:0,0"):
            step = len(found)
            found.append(Case(
                m, n, k, scheme, tuple(DATA)[step % len(DATA)], trans_a=step % 2 == 1,
                trans_b=step // 2 % 2 == 1, padding=(step % 3, step % 2, step % 3 * 4), seed=step,
            ))  # fmt: skip
    return found


@pytest.mark.parametrize("specials", [0, 1, 9])
@pytest.mark.parametrize("case", cases(), ids=str)
def test_bits_of_every_way(sm90: GpuBackend, sm80: GpuBackend, case: Case, specials: int) -> None:
    gemm = guarded(case, specials)
    ways = without_repair(sm90, gemm)
    assert ways
    compile_ways(ways)
    for way in ways:
        check(sm90.run(gemm, way=way), sm80, gemm)


@pytest.mark.parametrize("beta", [0.0, -0.75])
@pytest.mark.parametrize("m, n, k, batch", [(1024, 640, 256, 1), (256, 192, 512, 3)])
def test_beta_and_batches(  # noqa: PLR0917
    sm90: GpuBackend, sm80: GpuBackend, m: int, n: int, k: int, batch: int, beta: float
) -> None:
    case = Case(m, n, k, "int8:2,2,2", "normal", alpha=1.25, beta=beta, seed=m)
    parts = [guarded(Case(**{**vars(case), "seed": seed}), 2 * (seed % 2)) for seed in range(batch)]
    p = parts[0].problem
    p.batch, p.stride_a, p.stride_b, p.stride_c = batch, m * k, k * n, m * n
    a, b, c = (np.concatenate([getattr(part, x) for part in parts]) for x in "abc")
    gemm = Gemm(p, parts[0].scheme, a, b, c, 1.25, beta)
    check(sm90.run(gemm), sm80, gemm)
