"""Calls at the ends of what BLAS permits.

Scalars and values of C that are infinite, NaN or tiny; strides that are zero, odd or negative;
addresses that are aligned to a float alone; k that ends in a ragged K-group.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import pytest
from extreme_scalars import LARGEST, LEAST, SCALARS, initial
from gemm_cases import Case, stored
from gpu_backend import Gemm, GpuBackend, difference, reading_c

from mixpert import native
from mixpert.scheme import Scheme

pytestmark = pytest.mark.gpu

BITS = ("int8:2,2,2", "int8:1,2@7", "int8:2,2+g32")
SIGNS = (
    ((0, 1, 1), 0), ((1, 0, 1), 3), ((0, 0, 1), 1), ((-1, 1, 1), 1), ((1, -1, 1), 5),
    ((1, 1, -1), 0), ((-1, -1, -1), 7), ((0, -1, -1), 2),
)  # fmt: skip
"""Of the strides of A, B and C, and how many floats each is longer than its matrix."""
FEW = (0.0, 1.0, LEAST, -LARGEST, np.inf, np.nan)


@dataclass(frozen=True)
class Batch:
    """Three problems; buffers begin `shift` floats past an aligned address."""

    sizes: tuple[int, int, int]
    strides: tuple[int, ...]
    shift: int


def skip_unless_offered(backend: GpuBackend, scheme: str) -> None:
    if not backend.offers(scheme):
        pytest.skip(f"code path {backend.path} leaves {scheme} to code path 80")


def gemm_of(case: Case) -> Gemm:
    """With special values in C."""
    of = Gemm.of(case)
    c, ldc = stored(initial(case), False, 2)
    of.problem.ldc = ldc
    return Gemm(of.problem, of.scheme, of.a, of.b, c, case.alpha, case.beta)


@pytest.mark.parametrize("data", ("normal", "huge", "subnormal"))
@pytest.mark.parametrize("scheme", BITS)
def test_scalars_and_special_values_of_c(backend: GpuBackend, scheme: str, data: str) -> None:
    skip_unless_offered(backend, scheme)
    for number, (alpha, beta) in enumerate(product(SCALARS, SCALARS)):
        case = Case(19, 23, 77, scheme, data, alpha=alpha, beta=beta, seed=number,
                    trans_a=bool(number & 1), trans_b=bool(number & 2))  # fmt: skip
        gemm = gemm_of(case)
        assert difference(backend.run(gemm), gemm) is None, (alpha, beta)


@pytest.mark.parametrize("scheme", ("auto", "fp16x3", "bf16x6", "tf32x3", "int8:2,2,2"))
def test_scalars_act_alike_in_large_products(backend: GpuBackend, scheme: str) -> None:
    """As on the plain product; also where beta is not known when kernels are chosen."""
    case = Case(300, 260, 900, scheme)
    plain = backend.run(Gemm.of(case))
    start = stored(initial(case), False, 0)[0]
    for alpha, beta in product(FEW, FEW):
        of = Gemm.of(Case(300, 260, 900, scheme, alpha=alpha, beta=beta))
        gemm = Gemm(of.problem, of.scheme, of.a, of.b, start, alpha, beta)
        later = Gemm(of.problem, of.scheme, of.a, of.b, start, alpha, -0.0)
        ways = [None, reading_c(backend.lower(later), beta)] if alpha != 0 else [None]
        with np.errstate(all="ignore"):
            left = np.zeros_like(plain) if alpha == 0 else np.float32(alpha) * plain
            expected = left if beta == 0 else left + np.float32(beta) * start
        for way in ways:
            got = backend.run(gemm, way=way)
            close = np.isclose(got, expected, rtol=2e-7, atol=2.0**-148)
            assert (close | (np.isnan(got) & np.isnan(expected))).all(), (alpha, beta, bool(way))


def in_batch(backend: GpuBackend, cupy: Any, scheme: str, case: Batch) -> None:
    """Compare a batch of three with its problems by themselves: bits of INT8, else values."""
    (m, n, k), strides = case.sizes, case.strides
    sizes = (m * k, k * n, m * n)
    rng = np.random.default_rng(case.sizes)
    spans = [abs(stride) * 2 + size for stride, size in zip(strides, sizes, strict=True)]
    host = [rng.standard_normal(span).astype(np.float32) for span in spans]
    first = [0 if stride >= 0 else -2 * stride for stride in strides]
    arrays = [cupy.zeros(span + case.shift, cupy.float32)[case.shift :] for span in spans]
    for array, values in zip(arrays, host, strict=True):
        array.set(values)
    struct = Scheme.parse(scheme).to_native()
    batch = native.ProblemStruct(m, n, k, m, k, m, 3, *strides, False, False)
    pointers = [x.data.ptr + 4 * at for x, at in zip(arrays, first, strict=True)]
    backend.device.run(backend.device.lower(batch, struct, 1.5, 0.5), *pointers)
    got, one = arrays[2].get(), native.ProblemStruct(m, n, k, m, k, m, 1)
    for number in range(3):
        at = [begin + number * stride for begin, stride in zip(first, strides, strict=True)]
        a, b, c = (x[i : i + size].copy() for x, i, size in zip(host, at, sizes, strict=True))
        found = got[at[2] : at[2] + m * n]
        if scheme.startswith("int8"):
            native.check(native.load().mixpert_gemm_cpu(
                one, struct, 1.5, a.ctypes.data, b.ctypes.data, 0.5, c.ctypes.data
            ))  # fmt: skip
            np.testing.assert_array_equal(found, c)
        else:
            exact = 1.5 * b.reshape(n, k).astype(np.float64) @ a.reshape(k, m) + 0.5 * c.reshape(
                n, m
            )
            np.testing.assert_allclose(found, exact.ravel(), atol=2e-3)


@pytest.mark.parametrize("shift", [0, 1, 3])
@pytest.mark.parametrize("sizes", [(64, 64, 128), (130, 129, 513), (7, 300, 96), (256, 384, 1024)])
@pytest.mark.parametrize("scheme", ("int8:2,2,2", "int8:1,1+g64", "bf16x6", "auto"))
def test_strides(
    backend: GpuBackend, cupy: Any, scheme: str, sizes: tuple[int, int, int], shift: int
) -> None:
    """Where one is negative, the first problem lies last."""
    skip_unless_offered(backend, scheme)
    m, n, k = sizes
    whole = (m * k, k * n, m * n)
    for signs, more in SIGNS:
        strides = tuple(sign * (size + more) for sign, size in zip(signs, whole, strict=True))
        in_batch(backend, cupy, scheme, Batch(sizes, strides, shift))


@pytest.mark.parametrize("group", [32, 64, 128, 1024])
def test_ragged_groups(backend: GpuBackend, group: int) -> None:
    """k one less, one more, and with a last group of one element."""
    skip_unless_offered(backend, f"int8:1,1+g{group}")
    for number, k in enumerate((1, group - 1, group, group + 1, 3 * group + 1, 4 * group - 3)):
        for data in ("wide", "zero_rows", "nonfinite"):
            scheme = f"int8:{number % 3},{(number + 1) % 3}+g{group}"
            gemm = gemm_of(Case(130, 70, k, scheme, data, alpha=0.5, beta=-1.0, seed=number,
                                trans_a=bool(number & 1), trans_b=bool(number & 2)))  # fmt: skip
            assert difference(backend.run(gemm), gemm) is None, (k, data)
