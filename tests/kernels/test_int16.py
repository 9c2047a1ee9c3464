"""INT16 products: the model against exact integers, every instruction set against NumPy's int64."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

import numpy as np
import pytest
from cpu_backend import CpuBackend
from hypothesis import given, settings
from hypothesis import strategies as st

from mixpert.kernels.int16_model import CHUNK, SHIFT, Int16, Int64, cut, gemm_int16
from mixpert.native import ProblemStruct

LEAST, MOST = -(2**15), 2**15 - 1
EXTREMES = (LEAST, LEAST + 1, -32640, -129, -128, -1, 0, 127, 128, 255, 256, 32639, 32640, MOST)
"""Ends of the range, of APE's range (32639 = 127 * 257), and where digits carry."""


@dataclass(frozen=True)
class Shape:
    """One problem in column-major storage."""

    m: int
    n: int
    k: int
    trans_a: bool = False
    trans_b: bool = False
    padding: int = 0
    batch: int = 1


SHAPES = [
    Shape(1, 1, 1),
    Shape(1, 1, 129),
    Shape(61, 47, 131, trans_a=True, padding=3),
    Shape(49, 9, 511, trans_b=True, padding=1),
    Shape(100, 130, 257, trans_a=True, trans_b=True, batch=3),
    Shape(8, 300, 64, batch=2, padding=5),
]


def integers(rng: np.random.Generator, kind: str, *shape: int) -> Int16:
    if kind == "random":
        return rng.integers(LEAST, MOST + 1, shape).astype(np.int16)
    return rng.choice(np.array(EXTREMES, np.int16), shape)


def run(
    cpu: CpuBackend, at: Shape, kind: str, result: type, *, alpha: int = 1, beta: int = 0
) -> None:
    """Compares one problem with int64 arithmetic, which wraps as the definition does."""
    rng = np.random.default_rng([at.m, at.n, at.k])
    a, b = integers(rng, kind, at.batch, at.m, at.k), integers(rng, kind, at.batch, at.k, at.n)
    c = rng.integers(-(2**30), 2**30, (at.batch, at.m, at.n)).astype(result)
    expected = alpha * (a.astype(np.int64) @ b.astype(np.int64)) + beta * c.astype(np.int64)
    stored = [
        column_major(x, transposed, at.padding)
        for x, transposed in ((a, at.trans_a), (b, at.trans_b), (c, False))
    ]
    sizes = [x.shape[2] for x in stored], [x.shape[1] * x.shape[2] for x in stored]
    problem = ProblemStruct(
        at.m, at.n, at.k, *sizes[0], at.batch, *sizes[1], at.trans_a, at.trans_b
    )
    call = cpu.int16_entry(result is np.int64)
    pointers = [x.ctypes.data for x in stored]
    assert call(ctypes.byref(problem), alpha, *pointers[:2], beta, pointers[2]) == 0
    got = stored[2][:, :, : at.m].transpose(0, 2, 1)
    assert np.array_equal(got, expected.astype(result))
    assert (stored[2][:, :, at.m :] == 77).all(), "the padding between columns was written"


def column_major(x: np.ndarray, transposed: bool, padding: int) -> np.ndarray:
    """[batch][column][row], each column padded by values that must not matter."""
    columns = x if transposed else x.transpose(0, 2, 1)
    padded = np.pad(columns, ((0, 0), (0, 0), (0, padding)), constant_values=77)
    return np.ascontiguousarray(padded)


def test_every_number_has_two_digits() -> None:
    values = np.arange(LEAST, MOST + 1).astype(np.int16)
    high, low = cut(values)
    assert min(high.min(), low.min()) == -128 and max(high.max(), low.max()) == 127
    assert np.array_equal(256 * high + low + SHIFT, values)


@given(seed=st.integers(0, 2**32 - 1), alpha=st.integers(-(2**40), 2**40), beta=st.integers(-9, 9))
@settings(max_examples=50)
def test_the_model_is_exact(seed: int, alpha: int, beta: int) -> None:
    """Against Python's own integers."""
    rng = np.random.default_rng(seed)
    m, n, k = (int(x) for x in rng.integers(1, 8, 3))
    a, b = integers(rng, "extreme", m, k), integers(rng, "random", k, n)
    c: Int64 = rng.integers(-(2**40), 2**40, (m, n))
    product = a.astype(object) @ b.astype(object)
    exact = alpha * product + beta * c.astype(object)
    for result, bits in ((np.int64, 64), (np.int32, 32)):
        half = 2 ** (bits - 1)
        expected = (exact + half) % (2 * half) - half
        assert np.array_equal(gemm_int16(a, b, c, alpha=alpha, beta=beta, result=result), expected)


@pytest.mark.parametrize("kind", ["random", "extreme"])
@pytest.mark.parametrize("result", [np.int64, np.int32])
def test_every_instruction_set_is_exact(isa: CpuBackend, result: type, kind: str) -> None:
    for at in SHAPES:
        run(isa, at, kind, result)
        run(isa, at, kind, result, alpha=-3, beta=2)


@pytest.mark.parametrize("k", [CHUNK, CHUNK + 1, 2 * CHUNK + 77])
def test_the_largest_sums_of_digits(isa: CpuBackend, k: int) -> None:
    """High and low digits of -128 (x = -32768) and of 127 (x = 32767) over whole chunks."""
    for left, right in ((LEAST, LEAST), (LEAST, MOST), (MOST, MOST)):
        a, b = np.full((1, 3, k), left, np.int16), np.full((1, 5, k), right, np.int16)
        c = np.zeros((1, 5, 3), np.int64)
        problem = ProblemStruct(3, 5, k, k, k, 3, 1, 0, 0, 0, 1, 0)
        call = isa.int16_entry(True)
        assert call(ctypes.byref(problem), 1, a.ctypes.data, b.ctypes.data, 0, c.ctypes.data) == 0
        assert (c == k * left * right).all()


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_and_blocks_do_not_matter(cpu: CpuBackend, threads: int) -> None:
    cpu.threads(threads)
    try:
        run(cpu, Shape(301, 299, 400), "random", np.int64, beta=1)
    finally:
        cpu.threads(0)


def test_the_model_and_the_backend_agree(cpu: CpuBackend) -> None:
    rng = np.random.default_rng(3)
    a, b = integers(rng, "extreme", 20, CHUNK + 40), integers(rng, "extreme", CHUNK + 40, 4)
    c: Int64 = rng.integers(-(2**62), 2**62, (20, 4))
    expected = gemm_int16(a, b, c, alpha=5, beta=-7)
    got = np.asfortranarray(c)
    problem = ProblemStruct(20, 4, CHUNK + 40, CHUNK + 40, 4, 20, 1, 0, 0, 0, 1, 1)
    pointers = a.ctypes.data, b.ctypes.data
    assert cpu.int16_entry(True)(ctypes.byref(problem), 5, *pointers, -7, got.ctypes.data) == 0
    assert np.array_equal(got, expected)
