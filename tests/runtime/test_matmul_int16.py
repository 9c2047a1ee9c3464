"""`mixpert.matmul_int16`: layouts, types, factors, and what it refuses."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mixpert
from mixpert import native
from mixpert.errors import MixpertError, ShapeError
from mixpert.kernels.int16_model import Int16

RNG = np.random.default_rng(16)


def integers(*shape: int) -> Int16:
    return RNG.integers(-(2**15), 2**15, shape).astype(np.int16)


def product(a: Int16, b: Int16) -> np.ndarray[Any, np.dtype[np.int64]]:
    return a.astype(np.int64) @ b.astype(np.int64)


@given(
    rng=st.integers(0, 2**32 - 1).map(np.random.default_rng),
    shape=st.tuples(st.integers(0, 40), st.integers(0, 40), st.integers(0, 300)),
    turned=st.tuples(st.booleans(), st.booleans(), st.booleans(), st.booleans()),
    factors=st.tuples(st.integers(-(2**31), 2**31 - 1), st.integers(-3, 3)),
    kind=st.sampled_from([np.int64, np.int32]),
)
@settings(max_examples=100)
def test_any_layout_and_factor(
    rng: np.random.Generator,
    shape: tuple[int, int, int],
    turned: tuple[bool, bool, bool, bool],
    factors: tuple[int, int],
    kind: type[np.signedinteger],
) -> None:
    m, n, k = shape
    a, b = (rng.integers(-(2**15), 2**15, s).astype(np.int16) for s in ((m, k), (k, n)))
    c = rng.integers(-(2**31), 2**31, (m, n)).astype(kind)
    out = np.array(c, order="F" if turned[2] else "C")
    spread = np.repeat(a, 2, axis=1)[:, ::2] if turned[3] else a  # then no axis is contiguous
    mixpert.matmul_int16(
        spread.T if turned[0] else spread, b.T if turned[1] else b, out, *factors, *turned[:2]
    )
    with np.errstate(over="ignore"):
        expected = np.int64(factors[0]) * product(a, b) + factors[1] * c.astype(np.int64)
    assert np.array_equal(out, expected.astype(kind))


def test_types_of_results() -> None:
    a = np.full((2, 4), -(2**15), np.int16)
    assert (mixpert.matmul_int16(a, a.T) == 2**32).all()
    wrapped = mixpert.matmul_int16(a, a.T, dtype="int32")
    assert wrapped.dtype == np.int32 and (wrapped == 0).all()
    out = np.empty((2, 2), np.int32)
    assert mixpert.matmul_int16(a, a.T, out) is out and (out == 0).all()


def test_batches_and_operands_that_overlap_the_result() -> None:
    a, b = integers(3, 5, 7), integers(7, 6)
    assert np.array_equal(mixpert.matmul_int16(a, b), product(a, b))
    memory = integers(8, 16)
    view, half = memory.view(np.int64)[:, :2], memory[:, :8]
    expected = product(half[:8], half[:, :2].copy())
    assert np.array_equal(mixpert.matmul_int16(half, half[:, :2], out=view), expected)


def test_several_batch_axes() -> None:
    a, b = integers(2, 1, 5, 7), integers(3, 7, 6)
    expected = product(a, b)
    assert np.array_equal(mixpert.matmul_int16(a, b), expected)
    out = np.asfortranarray(expected)
    assert np.array_equal(mixpert.matmul_int16(a, b, out, beta=-1), np.zeros_like(expected))


def test_what_is_not_read() -> None:
    a = integers(3, 4)
    out = np.arange(9).reshape(3, 3)
    mixpert.matmul_int16(a, a.T, out, alpha=0, beta=3)
    assert np.array_equal(out, 3 * np.arange(9).reshape(3, 3))
    assert (mixpert.matmul_int16(a[:, :0], a.T[:0]) == 0).all()


@pytest.mark.parametrize(
    ("arguments", "kind", "message"),
    [
        ({"a": np.ones((2, 2), np.float32)}, ShapeError, "a has dtype float32, not int16"),
        ({"b": np.ones((3, 2), np.int16)}, ShapeError, "2 columns but op"),
        ({"out": np.ones((2, 3), np.int64)}, ShapeError, "out has shape"),
        ({"out": np.ones((2, 2), np.int16)}, ShapeError, "int64 or int32, not int16"),
        ({"dtype": np.float64}, ShapeError, "results are int64 or int32"),
        ({"dtype": np.int32, "out": np.ones((2, 2), np.int64)}, ShapeError, "out has dtype int64"),
        ({"alpha": 0.5}, ShapeError, "alpha is of type float: pass an integer"),
        ({"alpha": 2**31, "dtype": np.int32}, ShapeError, "alpha is 2147483648, beyond"),
        ({"beta": 1}, ShapeError, "no out to multiply"),
    ],
)
def test_mistakes_are_errors_of_one_line(
    arguments: dict[str, Any], kind: type[MixpertError], message: str
) -> None:
    operands = {"a": integers(2, 2), "b": integers(2, 2), **arguments}
    with pytest.raises(kind, match=message) as caught:
        mixpert.matmul_int16(**operands)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("changed", "status", "message"),
    [
        ({"triangle": 1}, 4, "no triangles"),
        ({"packed": 1}, 4, "no packed operands"),
        ({"lda": 1}, 1, "mixpert_gemm_int16: lda is 1, must be at least 2"),
    ],
)
def test_the_c_interface_refuses(changed: dict[str, int], status: int, message: str) -> None:
    problem = native.ProblemStruct(2, 2, 2, 2, 2, 2, 1)
    for name, value in changed.items():
        setattr(problem, name, value)
    a, c = integers(2, 2), np.zeros((2, 2), np.int32)
    pointers = a.ctypes.data, a.ctypes.data, 0, c.ctypes.data
    assert native.load().mixpert_gemm_int16(ctypes.byref(problem), 1, *pointers) == status
    assert message in native.last_error()
