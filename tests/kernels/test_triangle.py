"""Triangles of C: what is asked for as the whole C has it, the rest as it was."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest
from gemm_cases import Float32
from lowering import lower, problem

from mixpert import native
from mixpert.errors import ShapeError
from mixpert.scheme import Scheme

LOWER, UPPER = 1, 2  # MIXPERT_TRIANGLE_*


def multiply(n: int, scheme: str, triangle: int, beta: float) -> tuple[Float32, Float32]:
    """C of a batch of two before and after, [problem][column][row] with two rows of padding."""
    rng = np.random.default_rng(n)
    a = rng.standard_normal((2, n, 40)).astype(np.float32)  # op(A) is transposed: k x n, columns
    before = rng.standard_normal((2, n, n + 2)).astype(np.float32)
    after = before.copy()
    of = native.ProblemStruct(
        m=n, n=n, k=40, lda=40, ldb=40, ldc=n + 2, batch=2, stride_a=40 * n, stride_b=40 * n,
        stride_c=n * (n + 2), trans_a=1, trans_b=0, triangle=triangle,
    )  # fmt: skip
    native.check(
        native.load().mixpert_gemm_cpu(
            ctypes.byref(of), ctypes.byref(Scheme.parse(scheme).to_native()), 0.5,
            a.ctypes.data, a.ctypes.data, beta, after.ctypes.data,
        )
    )  # fmt: skip
    return before, after


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "int8:1,1+g32", "bf16x6", "auto", "native"])
@pytest.mark.parametrize("triangle, beta", [(LOWER, 0.0), (UPPER, 0.7)])
def test_processor_stores_one_side(scheme: str, triangle: int, beta: float) -> None:
    n = 33
    before, whole = multiply(n, scheme, 0, beta)
    _, after = multiply(n, scheme, triangle, beta)
    column, row = np.indices((n, n + 2))
    stored = (row >= column if triangle == LOWER else row <= column) & (row < n)
    assert (after == np.where(stored, whole, before)).all()
    assert stored.any() and not (whole == before)[:, stored].all()


@pytest.mark.parametrize("m, n, triangle", [(64, 65, LOWER), (64, 64, 3), (64, 64, -1)])
def test_unsound_triangles_are_refused(m: int, n: int, triangle: int) -> None:
    of = problem(m, n, 64)
    of.triangle = triangle
    with pytest.raises(ShapeError, match="a triangle of C is lower"):
        lower(of)


@pytest.mark.parametrize("n", [16, 100, 4096])
@pytest.mark.parametrize("scheme", ["int8:2,2,2", "fp16x3", "auto"])
def test_triangles_never_take_the_thin_kernel(scheme: str, n: int) -> None:
    """It stores all of C."""
    of = problem(n, n, 4096)
    of.triangle = UPPER
    assert "gemm_int8_thin" not in lower(of, scheme).stems
