"""`auto` and explicit float splits keep small elements beside large ones wherever FP32's range
permits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gemm_cases import stored
from gpu_backend import Gemm, GpuBackend
from small_elements import BESIDE, any_range, beside_large, errors, within_norms

import mixpert
from mixpert import native
from mixpert.scheme import Scheme

pytestmark = pytest.mark.gpu

EXPLICIT = ("bf16x6", "bf16x9", "tf32x3")
APART = [(0, -134, 60), (30, -149, 40), (-31, -117, 90)]


def auto(cupy: Any, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    c = cupy.full((len(a), b.shape[1]), np.nan, np.float32)
    return np.asarray(mixpert.matmul(cupy.asarray(a), cupy.asarray(b), "auto", out=c).get())


def multiply(
    backend: GpuBackend, scheme: str, a: np.ndarray, b: np.ndarray, trans: tuple[bool, bool]
) -> np.ndarray:
    """An explicit scheme on a code path, operands as they are or transposed."""
    (m, k), n = a.shape, b.shape[1]
    left, lda = stored(a, trans[0], 3)
    right, ldb = stored(b, trans[1], 0)
    c = np.full(m * n, np.nan, np.float32)
    problem = native.ProblemStruct(m, n, k, lda, ldb, m, 1, 0, 0, 0, *trans)
    found = backend.run(Gemm(problem, Scheme.parse(scheme), left, right, c))
    return found[: m * n].reshape(n, m).T


@pytest.mark.parametrize(("large", "small", "other"), BESIDE)
@pytest.mark.parametrize("k", [320, 3000])
def test_small_elements_count_beside_large_ones(
    cupy: Any, large: int, small: int, other: int, k: int
) -> None:
    a, b = beside_large(large, small, other, k)
    assert errors(auto(cupy, a, b), a, b)[:, 1:].max() < 20


def test_nothing_overflows_on_the_way(cupy: Any) -> None:
    for seed in range(300):
        a, b = any_range(seed)
        assert within_norms(auto(cupy, a, b), a, b), seed


@pytest.mark.parametrize("scheme", EXPLICIT)
@pytest.mark.parametrize("k", [320, 3000])
def test_explicit_schemes_count_small_elements(backend: GpuBackend, scheme: str, k: int) -> None:
    """In A and in B, of either order of storage."""
    for index, (large, small, other) in enumerate(BESIDE):
        a, b = beside_large(large, small, other, k)
        trans = bool(index & 1), bool(index & 2)
        found = multiply(backend, scheme, a, b, trans)
        assert errors(found, a, b)[:, 1:].max() < 20, (large, small, other)
        turned = multiply(backend, scheme, b.T, a.T, trans)
        assert errors(turned, b.T, a.T)[1:].max() < 20, (large, small, other)


@pytest.mark.parametrize("scheme", EXPLICIT)
@pytest.mark.parametrize("trans", [(False, False), (True, False), (False, True)], ids=str)
def test_rows_of_any_length(backend: GpuBackend, scheme: str, trans: tuple[bool, bool]) -> None:
    """CTAs of a strip meet in a cluster, in memory, or are of launches of their own."""
    for k in (100, 700, 9000, 40000):
        for large, small, other in APART:
            a, b = beside_large(large, small, other, k)
            found = multiply(backend, scheme, a, b, trans)
            assert errors(found, a, b)[:, 1:].max() < 20, (k, large, small, other)


@pytest.mark.parametrize("scheme", EXPLICIT)
def test_explicit_schemes_overflow_nowhere(backend: GpuBackend, scheme: str) -> None:
    for seed in range(300):
        a, b = any_range(seed)
        found = multiply(backend, scheme, a, b, (bool(seed & 1), bool(seed & 2)))
        assert within_norms(found, a, b), seed


def test_problems_of_a_batch_are_raised_by_what_all_permit(backend: GpuBackend) -> None:
    """One problem has small elements, the other has not; B is shared or each has its own."""
    k = 900
    small, b = beside_large(0, -134, 60, k)
    plain = np.abs(small) + np.float32(1)
    m, n = len(small), b.shape[1]
    a = np.concatenate([stored(x, False, 0)[0] for x in (small, plain)])
    for stride_b in (0, k * n):
        right = np.tile(stored(b, False, 0)[0], 2)
        problem = native.ProblemStruct(m, n, k, m, k, m, 2, m * k, stride_b, m * n, False, False)
        c = np.full(2 * m * n, np.nan, np.float32)
        found = backend.run(Gemm(problem, Scheme.parse("bf16x6"), a, right, c))
        for at, left in enumerate((small, plain)):
            one = found[at * m * n : (at + 1) * m * n].reshape(n, m).T
            assert errors(one, left, b)[:, 1:].max() < 20


def test_a_matrix_times_its_own_transpose(backend: GpuBackend) -> None:
    """It is packed once; half of its rows have what the small elements of the others meet."""
    rng = np.random.default_rng(8)
    m, k = 48, 1000
    a = np.ldexp(rng.uniform(1, 2, (m, k)), -134)
    a[:, : k // 2] = rng.uniform(-1, 1, (m, k // 2))
    a[m // 2 :] = np.where(np.arange(k) < k // 2, 0, np.ldexp(rng.uniform(1, 2, (m // 2, k)), 50))
    a = a.astype(np.float32)
    flat, ld = stored(a, False, 0)
    problem = native.ProblemStruct(m, m, k, ld, ld, m, 1, 0, 0, 0, False, True)
    problem.symmetric = 1
    c = np.full(m * m, np.nan, np.float32)
    found = backend.run(Gemm(problem, Scheme.parse("bf16x6"), flat, flat, c))
    assert errors(found.reshape(m, m).T, a, a.T).max() < 20
