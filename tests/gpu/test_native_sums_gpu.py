"""`auto` beside cublasSgemm where that shares k: what it is taken to make, and what errs less."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gemm_cases import DATA, Float32
from gpu_backend import Gemm, GpuBackend
from guard_expected import expected_decisions, native_error
from guard_run import Captured, Run

from mixpert import native
from mixpert.kernels.native_sums import error_of_parts, native_parts
from mixpert.scheme import Scheme

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.parametrize("backend", [80, 90], ids=["sm80", "sm90"], indirect=True),
]

SHARED = [(512, 2048, 2048, False, True), (1000, 512, 8192, False, False),
          (768, 2048, 1536, True, False), (1536, 1536, 4096, True, True)]  # fmt: skip


def drawn(data: tuple[str, str], shape: tuple[int, int, int, bool, bool]) -> Gemm:
    """Under `auto`, operands as they are stored."""
    m, n, k, trans_a, trans_b = shape
    rng = np.random.default_rng([m, n, k])
    a, b = DATA[data[0]](rng, m, k), DATA[data[1]](rng, n, k)
    flat = (a if trans_a else a.T, b.T if trans_b else b)
    problem = native.ProblemStruct(
        m, n, k, k if trans_a else m, n if trans_b else k, m, 1, 0, 0, 0, trans_a, trans_b
    )
    return Gemm(problem, Scheme.parse("auto"), *(np.ascontiguousarray(x).ravel() for x in flat),
                np.full(m * n, np.nan, np.float32))  # fmt: skip


def exact_product(gemm: Gemm) -> np.ndarray[Any, np.dtype[np.float64]]:
    p = gemm.problem
    a = gemm.a.reshape(p.m, p.k) if p.trans_a else gemm.a.reshape(p.k, p.m).T
    b = gemm.b.reshape(p.k, p.n) if p.trans_b else gemm.b.reshape(p.n, p.k).T
    return a.astype(np.float64) @ b.astype(np.float64)


def by_cublas(cupy: Any, gemm: Gemm) -> Float32:
    from cublas_calls import Call, new_handle

    p = gemm.problem
    call = Call(p.m, p.n, p.k, trans_a=p.trans_a != 0, trans_b=p.trans_b != 0)
    for device, host in zip(call.device, (gemm.a, gemm.b), strict=False):
        device.set(host)
    assert call.run(new_handle(), emulated=False) == 0
    cupy.cuda.runtime.deviceSynchronize()
    return call.result()


@pytest.mark.parametrize("data", ["uniform", "normal"])
@pytest.mark.parametrize("shape", SHARED, ids=str)
def test_no_less_accurate_than_cublas(
    backend: GpuBackend, cupy: Any, shape: tuple[int, int, int, bool, bool], data: str
) -> None:
    gemm = drawn((data, data), shape)
    exact = exact_product(gemm)
    error, native_made = (
        np.linalg.norm(c.reshape(gemm.problem.n, gemm.problem.m).T - exact) / np.linalg.norm(exact)
        for c in (Run(backend, cupy, gemm).c, by_cublas(cupy, gemm))
    )
    assert error <= native_made


def test_two_products_more_of_the_same_slices(backend: GpuBackend, cupy: Any) -> None:
    """Panels that `int8:2,2,2` is refused have the bits of `int8:2,2`, others their own."""
    shape = (700, 690, 4096, False, False)
    gemm = half_normal(shape)
    assert native_parts(*shape) == 8 and native_error(gemm) == error_of_parts(4096, 8)
    run = Run(backend, cupy, gemm)
    names = [scheme.text for scheme in run.schemes]
    assert names == ["int8:2,2,2", "int8:2,2", "fp16x3", "bf16x6"]
    decided = expected_decisions(gemm, run.schemes, native_error(gemm))
    np.testing.assert_array_equal(run.decisions()[0], decided)
    np.testing.assert_array_equal(run.counts(), np.bincount(decided.ravel(), minlength=4))
    assert set(np.unique(decided)) == {0, 1}
    c = run.c.reshape(690, 700)
    for rung in (0, 1):
        explicit = Gemm(gemm.problem, Scheme.parse(names[rung]), gemm.a, gemm.b, gemm.c)
        alone = backend.run(explicit).reshape(690, 700)
        of_rung = np.kron(decided == rung, np.ones((128, 128), bool))[:690, :700]
        np.testing.assert_array_equal(c[of_rung], alone[of_rung])


def half_normal(shape: tuple[int, int, int, bool, bool]) -> Gemm:
    """Uniform panels of rows of A, and normal ones."""
    gemm = drawn(("uniform", "uniform"), shape)
    m, _, k, *_ = shape
    rows = gemm.a.reshape(k, m).T.copy()
    rng = np.random.default_rng(5)
    for first in range(128, m, 256):
        part = rows[first : first + 128]
        part[...] = DATA["normal"](rng, *part.shape)
    return Gemm(gemm.problem, gemm.scheme, np.ascontiguousarray(rows.T).ravel(), gemm.b, gemm.c)


def test_a_captured_graph_takes_another_rung(backend: GpuBackend, cupy: Any) -> None:
    shape = (700, 690, 4096, False, False)
    gemm = half_normal(shape)
    graph = Captured(backend, cupy, gemm)
    for data, taken in (("normal", 1), ("uniform", 0), ("wide", 3), ("normal", 1)):
        changed = drawn((data, "uniform"), shape)
        replayed = graph.replayed(changed)
        again = Run(backend, cupy, changed)
        np.testing.assert_array_equal(replayed, again.c)
        assert set(np.unique(again.decisions())) == {taken}
