"""The float-split kernels of both code paths against float64: FP32's accuracy where the form
promises it, NaN and Inf where FP32 arithmetic has them, and nothing written outside C.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import numpy as np
import pytest
from gemm_cases import DATA, PADDING, Case, Float32
from gpu_backend import Gemm, GpuBackend

from mixpert import native
from mixpert.scheme import Scheme

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.parametrize("backend", [80, 90], ids=["sm80", "sm90"], indirect=True),
]

# Largest error of an element in units of (|A| |B|)_ij + what the scaled range cannot hold.
# FP32 with k products: about 2^-24 each way of a sum whose parts are promoted every 64 or so.
MOST_ERROR = {
    "fp16x3": 2.0**-19, "fp16x3:bitcut": 2.0**-19, "tf32x3": 2.0**-19, "bf16x9": 2.0**-20,
    "bf16x6": 2.0**-20, "bf16x3": 2.0**-14, "fp16": 2.0**-9.5, "bf16": 2.0**-6.5,
    "tf32": 2.0**-9.5,
}  # fmt: skip
TRANSPOSES = list(itertools.product((False, True), repeat=2))
KINDS = ("uniform", "normal", "maxima", "zero_rows")
EDGES = [(1, 1, 1), (7, 9, 33), (128, 128, 64), (129, 127, 65), (300, 260, 1000), (64, 300, 4097)]


def matrix(flat: Float32, rows: int, columns: int, ld: int) -> Float32:
    """A column-major matrix out of its buffer."""
    return flat.reshape(-1, ld)[:columns, :rows].T


def operands(gemm: Gemm) -> tuple[Float32, Float32]:
    """op(A) and op(B)."""
    p = gemm.problem
    a = matrix(gemm.a, *((p.k, p.m) if p.trans_a else (p.m, p.k)), p.lda)
    b = matrix(gemm.b, *((p.n, p.k) if p.trans_b else (p.k, p.n)), p.ldb)
    return (a.T if p.trans_a else a), (b.T if p.trans_b else b)


def fault(got: Float32, gemm: Gemm) -> str | None:
    """What is wrong with a buffer of C, None where nothing is."""
    p = gemm.problem
    outside = gemm.untouched()
    if (got.view(np.uint32) != gemm.c.view(np.uint32))[outside].any():
        return "something outside C was written"
    a, b = (x.astype(np.float64) for x in operands(gemm))
    before = matrix(gemm.c, p.m, p.n, p.ldc).astype(np.float64) if gemm.beta else np.zeros(1)
    exact = gemm.alpha * (a @ b) + gemm.beta * before
    size = abs(gemm.alpha) * (np.abs(a) @ np.abs(b)) + abs(gemm.beta) * np.abs(before)
    error = np.abs(matrix(got, p.m, p.n, p.ldc) - exact)
    most = MOST_ERROR[gemm.scheme.text]
    wrong = ~(error <= most * size + 2.0**-149) & (size < np.finfo(np.float32).max)
    if not wrong.any():
        return None
    at = np.unravel_index(
        int(np.argmax(np.where(wrong, error / np.maximum(size, 1e-300), 0))), error.shape
    )
    return f"{int(wrong.sum())} wrong, at {at}: {error[at] / max(size[at], 1e-300):.2e} of |A||B|"


def check(backend: GpuBackend, cases: Iterable[Case]) -> None:
    problems = [(case, Gemm.of(case)) for case in cases]
    backend.compile(gemm for _, gemm in problems)
    found = [(case, fault(backend.run(gemm), gemm)) for case, gemm in problems]
    wrong = [f"{case}: {text}" for case, text in found if text]
    assert not wrong, f"{len(wrong)} of {len(found)}:\n  " + "\n  ".join(wrong[:8])


@pytest.mark.parametrize("scheme", MOST_ERROR)
def test_shapes_and_layouts(backend: GpuBackend, scheme: str) -> None:
    cases = [
        Case(m, n, k, scheme, kind, trans_a=ta, trans_b=tb, alpha=alpha, beta=beta, seed=seed,
             padding=(3, 1, 2))
        for seed, ((m, n, k), kind, (ta, tb), (alpha, beta)) in enumerate(
            zip(EDGES * 4, KINDS * 6, TRANSPOSES * 6, [(1, 0), (-0.5, 2), (3, 1)] * 8, strict=True)
        )
    ]  # fmt: skip
    check(backend, cases)


@pytest.mark.parametrize("scheme", ["fp16x3", "tf32x3", "bf16x9", "bf16x6"])
def test_wide_data_keep_their_bits(backend: GpuBackend, scheme: str) -> None:
    """Magnitudes over 20 binary orders, where int8 slices are useless."""
    check(backend, [Case(200, 180, 2000, scheme, "wide", seed=seed) for seed in range(3)])


@pytest.mark.parametrize("scheme", ["bf16x9", "bf16x6", "tf32x3"])
def test_the_whole_range_of_fp32(backend: GpuBackend, scheme: str) -> None:
    """Rows are scaled: subnormal ones lose nothing, and no product overflows on the way."""
    check(backend, [Case(96, 80, 500, scheme, "subnormal", seed=seed) for seed in range(3)])


@pytest.mark.parametrize("scheme", MOST_ERROR)
def test_nan_and_infinity_come_out_as_in_fp32(backend: GpuBackend, scheme: str) -> None:
    gemm = Gemm.of(Case(70, 66, 150, scheme, "nonfinite", seed=5))
    backend.compile([gemm])
    p = gemm.problem
    got = matrix(backend.run(gemm), p.m, p.n, p.ldc)
    a, b = operands(gemm)
    with np.errstate(all="ignore"):
        exact = a.astype(np.float64) @ b.astype(np.float64)
    np.testing.assert_array_equal(np.isnan(got), np.isnan(exact))
    np.testing.assert_array_equal(got[np.isinf(exact)], exact[np.isinf(exact)])
    assert np.isfinite(got[np.isfinite(exact)]).all()


@pytest.mark.parametrize("k", [1, 40, 150, 9000])
@pytest.mark.parametrize("scheme", MOST_ERROR)
def test_products_beyond_fp32_are_infinite(backend: GpuBackend, scheme: str, k: int) -> None:
    """As in FP32, whatever the order: all products of an element that overflow have one sign.

    The leading pieces of such elements overflow in the Tensor Core, those of the others may, too,
    with the other sign: their sum must not be a NaN, nor what is kept of segments.
    """
    rng = np.random.default_rng(9)
    m, n = 40, 33
    a, b = (rng.uniform(0.5, 1, shape).astype(np.float32) for shape in ((k, m), (n, k)))
    large = rng.integers(0, k, 3)
    a[large], b[:, large] = a[large] * np.float32(3e38), b[:, large] * np.float32(3e38)
    signs = rng.choice([-1, 1], m).astype(np.float32)
    a *= signs
    problem = native.ProblemStruct(m, n, k, m, k, m, 1)
    c = np.full(m * n, PADDING, np.float32)
    gemm = Gemm(problem, Scheme.parse(scheme), a.ravel(), b.ravel(), c)
    backend.compile([gemm])
    got = matrix(backend.run(gemm), m, n, m)
    np.testing.assert_array_equal(got, np.repeat(signs[:, None] * np.float32(np.inf), n, axis=1))


@pytest.mark.parametrize("scheme", ["fp16x3", "bf16x9", "tf32"])
def test_float_splits_of_strided_batches(backend: GpuBackend, scheme: str) -> None:
    """Strided problems, one operand shared by all of them."""
    rng = np.random.default_rng(3)
    m, n, k, batch = 130, 70, 200, 5
    a = rng.uniform(-1, 1, m * k * batch).astype(np.float32)
    b = rng.uniform(-1, 1, k * n).astype(np.float32)
    c = np.full(m * n * batch + 7, PADDING, np.float32)
    problem = native.ProblemStruct(m, n, k, m, k, m, batch, m * k, 0, m * n, 0, 0)
    gemm = Gemm(problem, Scheme.parse(scheme), a, b, c)
    got = backend.run(gemm)
    for i in range(batch):
        exact = a[i * m * k :][: m * k].reshape(k, m).T.astype(np.float64) @ b.reshape(n, k).T
        part = got[i * m * n :][: m * n].reshape(n, m).T
        assert np.linalg.norm(part - exact) < MOST_ERROR[scheme] * np.linalg.norm(exact) * 4
    assert (got[m * n * batch :] == PADDING).all()


@pytest.mark.parametrize("scheme", ["fp16x3", "tf32x3", "bf16x9"])
@pytest.mark.parametrize("kind", ["uniform", "normal"])
def test_long_sums_are_promoted(backend: GpuBackend, scheme: str, kind: str) -> None:
    """Sums of 65536 products: what the tensor cores cut off must not pile up (sums of one sign
    are the worst case).
    """
    rng = np.random.default_rng(9)
    m, n, k = 64, 48, 65_536
    a, b = (np.abs(DATA[kind](rng, rows, k)) for rows in (m, n))
    problem = native.ProblemStruct(m, n, k, k, k, m, 1, 0, 0, 0, 1, 0)
    gemm = Gemm(problem, Scheme.parse(scheme), a.ravel(), b.ravel(), np.zeros(m * n, np.float32))
    got = backend.run(gemm).reshape(n, m).T
    exact = a.astype(np.float64) @ b.T.astype(np.float64)
    assert np.max(np.abs(got - exact) / exact) < 2.0**-18


@pytest.mark.parametrize("scheme", ["tf32x3", "bf16x9", "bf16x6"])
def test_segments_of_k_are_added_up_apart(backend: GpuBackend, scheme: str) -> None:
    """2^24 in the first, ones in the second and the last: in the order of k each is lost."""
    m, n, k = 40, 24, 3 * 16_384 - 500
    a = np.zeros((m, k), np.float32)
    a[:, 5] = 2.0**24
    a[:, 16_384 + 200 * np.arange(3)] = 1
    a[:, k - 1] = 1
    problem = native.ProblemStruct(m, n, k, k, k, m, 1, 0, 0, 0, 1, 0)
    b = np.ones(k * n, np.float32)
    gemm = Gemm(problem, Scheme.parse(scheme), a.ravel(), b, np.full(m * n, np.nan, np.float32))
    assert (backend.run(gemm) == 2.0**24 + 4).all()


@pytest.mark.parametrize("scheme", ["fp16x3", "bf16x9", "bf16x6"])
def test_few_numbers_spread_over_a_long_k(backend: GpuBackend, scheme: str) -> None:
    """Means of a cluster's points: 1.4 units of 2^-24 in the order of k, 0.9 by cuBLAS."""
    rng = np.random.default_rng(10)
    m, n, k = 200, 128, 131_072
    members = np.zeros((k, n), np.float32)
    members[np.arange(k), np.arange(k) % 4096 % n] = np.arange(k) % 4096 < n
    centres = rng.uniform(-1, 1, (4096, m))
    points = (np.tile(centres, (32, 1)) + rng.uniform(-1, 1, (k, m))).astype(np.float32)
    problem = native.ProblemStruct(m, n, k, m, n, m, 1, 0, 0, 0, 0, 1)
    gemm = Gemm(problem, Scheme.parse(scheme), points.ravel(), members.ravel(),
                np.full(m * n, np.nan, np.float32))  # fmt: skip
    exact = points.reshape(32, 4096, m)[:, :n].astype(np.float64).sum(axis=0)
    got = backend.run(gemm).reshape(n, m)
    assert np.linalg.norm(got - exact) < 0.9 * 2.0**-24 * np.linalg.norm(exact)


def test_results_repeat(backend: GpuBackend) -> None:
    gemm = Gemm.of(Case(300, 280, 3000, "fp16x3", "normal", seed=2))
    first = backend.run(gemm)
    for _ in range(20):
        np.testing.assert_array_equal(backend.run(gemm), first)


@pytest.mark.parametrize("scheme", MOST_ERROR)
def test_no_span_makes_infinities(backend: GpuBackend, scheme: str) -> None:
    """A D times D^-1 B over most of FP32's range: an element may be lost, no more than that."""
    gemms = []
    for bits in (128, 200):
        case = Case(40, 36, 256, scheme, "normal", seed=bits)
        plain = Gemm.of(case)
        powers = np.rint(np.linspace(-bits / 2, bits / 2, case.k)).astype(np.int64)
        a = np.ldexp(plain.a.reshape(case.k, case.m), powers[:, None]).ravel()
        b = np.ldexp(plain.b.reshape(case.n, case.k), -powers).ravel()
        gemms.append(Gemm(plain.problem, plain.scheme, a, b, plain.c, 1.0, 0.0))
    backend.compile(gemms)
    for gemm in gemms:
        a, b = (x.astype(np.float64) for x in operands(gemm))
        got = matrix(backend.run(gemm), gemm.problem.m, gemm.problem.n, gemm.problem.ldc)
        assert (np.abs(got - a @ b) <= np.abs(a) @ np.abs(b)).all()
