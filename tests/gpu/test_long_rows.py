"""Packing of long rows, whose CTAs wait for each other's maxima, gives the processor's bits."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest
from gemm_cases import DATA, Case
from gpu_backend import Gemm, GpuBackend, compile_ways, difference, hold_sms

from mixpert import native
from mixpert.runtime import launcher

pytestmark = pytest.mark.gpu

SCHEMES = ("int8:2,2,2", "int8:1,2", "int8:0,0", "int8:3,3", "int8:2,2@7")
LONG_K = (16_385, 20_001, 32_769, 40_060, 65_537, 100_000, 140_001, 262_144, 300_003)
"""Both operands in one launch, or each in its own, of one part of k for a CTA or of several."""
SHAPES = ((40, 24), (1, 33), (70, 9))
ORDERS = list(itertools.product((False, True), repeat=2))
"""Of A and of B."""
CLOSE = 1e-5  # of the largest element: FP32's accuracy, with room


def packed(backend: GpuBackend, gemm: Gemm) -> native.LoweredStruct:
    """The first way that packs operands."""
    ways = backend.device.choices(gemm.problem, gemm.scheme.to_native())
    return next(way for way, _ in ways if b"pack " in b"".join(x.kernel for x in way.launches))


def cases() -> list[Case]:
    """Every layout, all schemes and data, aligned rows and others."""
    found = []
    for index, k in enumerate(LONG_K):
        for (m, n), trans in zip(SHAPES, ((0, 0), (1, 0), (0, 1)), strict=True):
            turn = len(found)
            found.append(Case(
                m, n, k, SCHEMES[turn % len(SCHEMES)], tuple(DATA)[turn % len(DATA)],
                trans_a=(trans[0] + index) % 2 == 1, trans_b=(trans[1] + turn // 2) % 2 == 1,
                padding=(turn % 3, turn % 2, turn % 4), seed=turn,
            ))  # fmt: skip
    return found


def test_every_layout(sm90: GpuBackend) -> None:
    gemms = [(str(case), Gemm.of(case)) for case in cases()]
    ways = [packed(sm90, gemm) for _, gemm in gemms]
    compile_ways(ways)
    wrong = []
    for turn, ((name, gemm), way) in enumerate(zip(gemms, ways, strict=True)):
        for shift in ((0, 0, 0), (turn % 4, turn // 4 % 4, 1)):
            text = difference(sm90.run(gemm, shift, way), gemm)
            wrong += [f"{name} at {shift}: {text}"] if text else []
    assert not wrong, f"{len(wrong)} differ:\n  " + "\n  ".join(wrong[:8])


@pytest.mark.parametrize("trans", ORDERS)
@pytest.mark.parametrize("k", [20_001, 100_000])
def test_problems_of_a_batch(sm90: GpuBackend, trans: tuple[bool, bool], k: int) -> None:
    """Each has strips of its own, and counters for them."""
    one = Gemm.of(Case(20, 12, k, "int8:1,2", trans_a=trans[0], trans_b=trans[1]))
    problem = native.ProblemStruct.from_buffer_copy(one.problem)
    problem.batch = 3
    problem.stride_a, problem.stride_b, problem.stride_c = one.a.size, one.b.size, one.c.size
    scales = np.ldexp(np.float32(1), [[0], [40], [-40]]).astype(np.float32)
    a, b = ((scales * x).ravel() for x in (one.a, one.b))
    gemm = replace(one, problem=problem, a=a, b=b, c=np.tile(one.c, 3))
    assert difference(sm90.run(gemm), gemm) is None


@pytest.mark.parametrize("trans", ORDERS)
@pytest.mark.parametrize("k", [20_001, 40_060, 140_001, 300_003])
@pytest.mark.parametrize("scheme", ["auto", "fp16x3", "tf32x3", "bf16x9"])
def test_statistics_and_float_splits(
    sm90: GpuBackend, scheme: str, k: int, trans: tuple[bool, bool]
) -> None:
    case = Case(40, 24, k, scheme, trans_a=trans[0], trans_b=trans[1], padding=(1, 0, 2))
    gemm = Gemm.of(case)
    got, expected = sm90.run(gemm), gemm.expected()
    inside = ~gemm.untouched()
    most = CLOSE * np.abs(expected[inside]).max()
    np.testing.assert_allclose(got[inside], expected[inside], rtol=0, atol=most)


@pytest.mark.parametrize("k", [40_060, 140_001])
@pytest.mark.parametrize("data", ["wide", "normal", "nonfinite", "zero_rows"])
def test_the_guard_decides_alike_for_every_order(sm90: GpuBackend, data: str, k: int) -> None:
    """Statistics of rows are the same integers, however their CTAs share k."""
    results = []
    for trans in ORDERS:
        gemm = Gemm.of(Case(70, 24, k, "auto", data, trans_a=trans[0], trans_b=trans[1]))
        results.append(sm90.run(gemm))
    for other in results[1:]:
        np.testing.assert_array_equal(other, results[0])


@pytest.mark.parametrize("trans", [(True, False), (False, True)], ids=["along k", "across k"])
@pytest.mark.parametrize("k", [30_000, 140_001])
def test_others_have_most_sms(sm90: GpuBackend, trans: tuple[bool, bool], k: int) -> None:
    """Who has waited for too long finds maxima by itself; and then the others come."""
    case = Case(40, 9, k, "int8:2,2,2", trans_a=trans[0], trans_b=trans[1])
    gemm = Gemm.of(case)
    way = packed(sm90, gemm)
    assert difference(sm90.run(gemm, way=way), gemm) is None  # loads kernels
    sms = launcher.cupy().cuda.Device().attributes["MultiProcessorCount"]
    stream = hold_sms(sms - 4)
    with launcher.cupy().cuda.Stream(non_blocking=True):
        assert difference(sm90.run(gemm, way=way), gemm) is None
    stream.synchronize()
