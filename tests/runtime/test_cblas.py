"""The CBLAS and Fortran entry points against NumPy."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from harness import COL_MAJOR, NO_TRANS, ROW_MAJOR, TRANS, Arena, Driver, cblas

RNG = np.random.default_rng(20)


def error(result: np.ndarray, exact: np.ndarray) -> float:
    return float(np.linalg.norm(result - exact) / np.linalg.norm(exact))


@pytest.mark.parametrize("blas", ["wheel", "builtin"])
@pytest.mark.parametrize(
    ("scheme", "bound"),
    [("native", 2e-6), ("fp64", 4e-8), ("int8:2,2", 1e-6)],
)
def test_every_transpose_order_and_padding(
    driver: Driver, scheme: str, bound: float, blas: str
) -> None:
    m, n, k, pad = 37, 150, 301, 3
    arena, script, checks = Arena(), [], []
    for order, ta, tb in itertools.product(
        (COL_MAJOR, ROW_MAJOR), (NO_TRANS, TRANS), (NO_TRANS, TRANS)
    ):
        a = RNG.uniform(-1, 1, (m, k)).astype(np.float32)
        b = RNG.uniform(-1, 1, (k, n)).astype(np.float32)
        c = RNG.uniform(-1, 1, (m, n)).astype(np.float32)
        stored = [
            x.T if (t == TRANS) != (order == ROW_MAJOR) else x
            for x, t in ((a, ta), (b, tb), (c, NO_TRANS))
        ]
        padded = [np.vstack([x, np.full((pad, x.shape[1]), np.nan)]) for x in stored]
        offsets = [arena.add(x) for x in padded]
        lda, ldb, ldc = (x.shape[0] for x in padded)
        script.append(
            cblas("s", m, n, k, *offsets, order=order, ta=ta, tb=tb, alpha=-0.75, beta=0.5,
                  lda=lda, ldb=ldb, ldc=ldc)
        )  # fmt: skip
        exact = -0.75 * (a.astype(float) @ b) + 0.5 * c.astype(float)
        checks.append((offsets[2], ldc, order, exact))
    run = driver.run(script, arena, scheme=scheme, **({} if blas == "wheel" else {"blas": "unset"}))
    assert run.status == 0, run.stderr
    assert ("no BLAS in this process" in run.stderr) == (blas == "builtin" and scheme[0] != "i")
    for offset, ldc, order, exact in checks:
        rows, cols = (m, n) if order == COL_MAJOR else (n, m)
        whole = run.matrix(offset, ldc, cols, ldc)
        result = whole[:rows] if order == COL_MAJOR else whole[:rows].T
        assert error(result, exact) < bound
        assert np.isnan(whole[rows:]).all()


def test_row_major_keeps_the_slices_with_their_operands(driver: Driver) -> None:
    # A needs two slices and B one: int8:1,0 is exact, int8:0,1 is not.
    n = 16
    a = RNG.integers(-1000, 1000, (n, n)).astype(np.float32)
    b = RNG.choice([-64.0, 0.0, 32.0], (n, n)).astype(np.float32)
    exact = a @ b
    for scheme, expected in (("int8:1,0", True), ("int8:0,1", False)):
        for order in (COL_MAJOR, ROW_MAJOR):
            arena = Arena()
            stored = [x if order == COL_MAJOR else x.T for x in (a, b)]
            offsets = [arena.add(x) for x in (*stored, np.zeros((n, n)))]
            run = driver.run([cblas("s", n, n, n, *offsets, order=order)], arena, scheme=scheme)
            c = run.matrix(offsets[2], n, n)
            assert np.array_equal(c if order == COL_MAJOR else c.T, exact) == expected


@pytest.mark.parametrize("blas", ["wheel", "builtin"])
@pytest.mark.parametrize("scheme", ["native", "fp64", "int8:1,1"])
def test_beta_zero_ignores_nan_in_c(driver: Driver, scheme: str, blas: str) -> None:
    arena = Arena()
    a, b = arena.add(np.eye(4)), arena.add(np.arange(16).reshape(4, 4))
    c = arena.add(np.full((4, 4), np.nan))
    without = {} if blas == "wheel" else {"blas": "unset"}
    run = driver.run([cblas("s", 4, 4, 4, a, b, c)], arena, scheme=scheme, **without)
    assert np.array_equal(run.matrix(c, 4, 4), np.arange(16).reshape(4, 4))


@pytest.mark.parametrize("blas", ["wheel", "builtin"])
@pytest.mark.parametrize("scheme", ["native", "fp64", "int8:1,1"])
def test_degenerate_calls(driver: Driver, scheme: str, blas: str) -> None:
    arena = Arena()
    nan = arena.add(np.full((4, 4), np.nan))
    no_k = arena.add(np.full((4, 4), 3.0))
    no_alpha = arena.add(np.full((4, 4), 3.0))
    untouched = arena.add(np.full((4, 4), 3.0))
    script = [
        cblas("s", 4, 4, 0, nan, nan, no_k, beta=2.0, lda=4, ldb=4),
        cblas("s", 4, 4, 4, nan, nan, no_alpha, alpha=0.0, beta=0.5),
        cblas("s", 0, 4, 4, nan, nan, untouched, lda=4, ldc=4),
        cblas("s", 4, 0, 4, nan, nan, untouched),
    ]
    run = driver.run(script, arena, scheme=scheme, **({} if blas == "wheel" else {"blas": "unset"}))
    assert run.status == 0, run.stderr
    assert (run.matrix(no_k, 4, 4) == 6.0).all()
    assert (run.matrix(no_alpha, 4, 4) == 1.5).all()
    assert (run.matrix(untouched, 4, 4) == 3.0).all()


@pytest.mark.parametrize("scheme", ["native", "fp64", "auto", "int8:1,1", "bf16x9"])
def test_no_operand_is_read_where_c_is_empty(driver: Driver, scheme: str) -> None:
    null = -1
    script = [cblas("s", m, n, 4, null, null, null, lda=4, ldc=4) for m, n in ((0, 4), (4, 0))]
    run = driver.run(script, Arena(), scheme=scheme)
    assert run.status == 0, run.stderr


def test_fp64_rounds_once(driver: Driver) -> None:
    # 2^24 + 1 + ... is lost in FP32 sums and kept in double.
    row = np.array([[2.0**24, 1.0, 1.0, -(2.0**24)]])
    arena = Arena()
    a, b, c = arena.add(row), arena.add(np.ones((4, 1))), arena.add(np.zeros((1, 1)))
    run = driver.run([cblas("s", 1, 1, 4, a, b, c, alpha=0.1)], arena, scheme="fp64")
    assert run.matrix(c, 1, 1)[0, 0] == np.float32(float(np.float32(0.1)) * 2.0)


@pytest.mark.parametrize("letters", ["NN", "nt", "TN", "cC"])
def test_fortran_entry(driver: Driver, letters: str) -> None:
    m, n, k = 5, 7, 9
    a, b = RNG.normal(size=(m, k)), RNG.normal(size=(k, n))
    stored = [x if t in "Nn" else x.T for x, t in zip((a, b), letters, strict=True)]
    arena = Arena()
    offsets = [arena.add(x) for x in (*stored, np.zeros((m, n)))]
    lda, ldb = (x.shape[0] for x in stored)
    line = (
        f"sgemm s 0 {letters[0]} {letters[1]} {m} {n} {k} 1 {lda} {ldb} 0 {m} "
        f"{offsets[0]} {offsets[1]} {offsets[2]}"
    )
    run = driver.run([line], arena)
    assert error(run.matrix(offsets[2], m, n), a @ b) < 1e-6


@pytest.mark.parametrize(
    ("line", "position"),
    [
        ("cblas s 0 7 111 111 4 4 4 1 4 4 0 4 0 0 0", 1),
        ("cblas s 0 102 7 111 4 4 4 1 4 4 0 4 0 0 0", 2),
        ("cblas s 0 102 111 111 -1 4 4 1 4 4 0 4 0 0 0", 4),
        ("cblas s 0 102 111 111 4 4 4 1 3 4 0 4 0 0 0", 9),
        ("cblas s 0 101 111 111 4 4 4 1 4 3 0 4 0 0 0", 11),
        ("cblas s 0 102 111 111 4 4 4 1 4 4 0 3 0 0 0", 14),
        ("sgemm s 0 X N 4 4 4 1 4 4 0 4 0 0 0", 1),
        ("sgemm s 0 N N 4 4 4 1 4 4 0 2 0 0 0", 13),
    ],
)
def test_illegal_arguments_are_reported_and_change_nothing(
    driver: Driver, line: str, position: int
) -> None:
    arena = Arena()
    arena.add(np.full((4, 4), 3.0))
    for blas in ({}, {"blas": "unset"}):
        run = driver.run([line], arena, scheme="int8:1,1", **blas)
        assert run.status == 0
        assert (run.memory == 3.0).all()
        assert "parameter number" in (run.stderr + run.stdout)
    assert f"parameter number {position} " in run.stderr


@pytest.mark.parametrize("scheme", ["native", "fp64", "int8:2,2"])
def test_threads_agree(driver: Driver, scheme: str) -> None:
    n, threads, repeats = 48, 8, 25
    a, b = RNG.normal(size=(n, n)), RNG.normal(size=(n, n))
    arena = Arena()
    offsets = [arena.add(x) for x in (a, b, np.zeros((n, n * threads)))]
    trace = driver.directory / "t.jsonl"
    script = [f"threads {threads} {repeats}", cblas("s", n, n, n, *offsets)]
    run = driver.run(script, arena, scheme=scheme, trace=str(trace))
    assert run.status == 0, run.stderr
    results = np.split(run.matrix(offsets[2], n, n * threads), threads, axis=1)
    assert error(results[0], a @ b) < 1e-6
    assert all(np.array_equal(results[0], other) for other in results)
    assert f'"calls": {threads * repeats},' in trace.read_text()


def test_a_call_costs_less_than_a_microsecond_beyond_its_blas(driver: Driver) -> None:
    arena = Arena()
    a, b, c = (arena.add(np.ones((1, 1))) for _ in range(3))
    script = ["time 20000", cblas("s", 1, 1, 1, a, b, c)]
    plain = min(float(driver.run(script, arena).stdout) for _ in range(3))
    assert math.isfinite(plain)
    # A 1x1x1 call through OpenBLAS itself takes about 100 ns; the bound leaves room for a busy
    # machine.
    assert plain < 2000
