"""Triangles of C on every code path: the bits of the whole C, and the other side untouched."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest
from gemm_cases import DATA, Float32
from gpu_backend import Gemm, GpuBackend

from mixpert import native
from mixpert.scheme import Scheme

pytestmark = pytest.mark.gpu

LOWER, UPPER = 1, 2  # MIXPERT_TRIANGLE_*
GUARD_ON = 1
SIZES = [(1, 5, 1), (40, 200, 3), (129, 64, 2), (300, 1500, 1), (130, 9000, 1), (700, 130, 1)]


def symmetric(
    size: tuple[int, int, int], scheme: str, data: str = "normal", beta: float = 0.0
) -> Gemm:
    """A times its transpose for n, k and a batch; C padded."""
    n, k, batch = size
    ldc = n + 3
    a: Float32 = np.stack([DATA[data](np.random.default_rng(i), n, k) for i in range(batch)])
    c = np.random.default_rng(9).standard_normal(batch * n * ldc).astype(np.float32)
    problem = native.ProblemStruct(
        m=n, n=n, k=k, lda=k, ldb=k, ldc=ldc, batch=batch, stride_a=n * k, stride_b=n * k,
        stride_c=n * ldc, trans_a=1, trans_b=0, guard=GUARD_ON,
    )  # fmt: skip
    flat = a.reshape(-1)
    return Gemm(problem, Scheme.parse(scheme), flat, flat, c, 0.5, beta)


def of_triangle(gemm: Gemm, triangle: int, one: bool = False) -> Gemm:
    """`one`: A is packed for both sides."""
    problem = native.ProblemStruct.from_buffer_copy(gemm.problem)
    problem.triangle, problem.symmetric = triangle, one
    return replace(gemm, problem=problem)


def stored(gemm: Gemm, triangle: int) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    """Which elements of C's buffer a triangle holds."""
    p = gemm.problem
    _, column, row = np.indices((p.batch, p.n, p.ldc))
    inside = row >= column if triangle == LOWER else row <= column
    return np.asarray(inside & (row < p.m)).reshape(-1)


def check(backend: GpuBackend, gemm: Gemm) -> None:
    backend.compile([gemm])
    whole = backend.run(gemm)
    for triangle, one in itertools.product((LOWER, UPPER), (False, True)):
        got, inside = backend.run(of_triangle(gemm, triangle, one)), stored(gemm, triangle)
        assert (got.view(np.uint32) == gemm.c.view(np.uint32))[~inside].all(), triangle
        if gemm.scheme.kind == "int8":
            assert (got.view(np.uint32) == whole.view(np.uint32))[inside].all(), triangle
        else:  # whose sums may take another order in other tiles
            np.testing.assert_allclose(got[inside], whole[inside], rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scheme", ["int8:2,2,2", "int8:1,1,1", "int8:2,2+g128", "fp16x3", "auto"])
def test_one_side_is_stored(backend: GpuBackend, size: tuple[int, int, int], scheme: str) -> None:
    check(backend, symmetric(size, scheme, beta=0.0 if size[0] % 2 else 0.7))


@pytest.mark.parametrize("n, k", [(60, 200), (300, 1500)])
def test_nan_and_infinity_are_repaired_on_one_side(backend: GpuBackend, n: int, k: int) -> None:
    check(backend, symmetric((n, k, 1), "int8:2,2,2", "nonfinite", 0.5))


def test_every_way_stores_one_side(backend: GpuBackend) -> None:
    gemm = replace(symmetric((200, 4000, 1), "int8:2,2,2"), alpha=1.0)  # as choices have it
    whole = backend.run(gemm).view(np.uint32)
    upper = of_triangle(gemm, UPPER, one=True)
    expected = np.where(stored(gemm, UPPER), whole, gemm.c.view(np.uint32))
    for way, _ in backend.device.choices(upper.problem, upper.scheme.to_native()):
        assert (backend.run(upper, way=way).view(np.uint32) == expected).all()
