"""Operands packed once, on the processor: what products with them give, and what is refused."""

from __future__ import annotations

import copy
import ctypes
import pickle
from typing import Any

import numpy as np
import pytest

import mixpert
from mixpert import native
from mixpert.errors import MixpertError, SchemeError, ShapeError
from mixpert.scheme import Scheme

M, N, K = 30, 50, 200
RNG = np.random.default_rng(3)
A = RNG.standard_normal((M, K)).astype(np.float32)
B = RNG.standard_normal((K, N)).astype(np.float32)


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "int8:1,2", "bf16x9", "auto"])
def test_the_same_bits_as_without(scheme: str) -> None:
    expected = mixpert.matmul(A, B, scheme)
    left, right = mixpert.pack(A, scheme), mixpert.pack(B, scheme)
    for a, b in ((left, B), (A, right), (left, right)):
        assert np.array_equal(mixpert.matmul(a, b), expected)
        assert np.array_equal(mixpert.matmul(a, b, scheme), expected)


def test_transposed_strided_and_batched() -> None:
    weights = mixpert.pack(B.T[:, ::2], "int8:2,2,2")
    expected = mixpert.matmul(A[:, ::2], B.T[:, ::2], "int8:2,2,2", transb=True)
    assert np.array_equal(mixpert.matmul(A[:, ::2], weights, transb=True), expected)
    batch = np.stack([A, 2 * A])
    assert mixpert.matmul(batch, mixpert.pack(B)).shape == (2, M, N)


def test_array_size_and_repr_of_a_packed_operand() -> None:
    packed = mixpert.pack(B)
    assert packed.array is B and packed.nbytes == 0 and packed.shape == (200, 50)
    assert repr(packed) == "<mixpert.Packed (200, 50) for int8:2,2>"


def test_the_operator_of_packed_operands() -> None:
    expected = mixpert.matmul(A, B, "int8:1,2")
    left, right = mixpert.pack(A, "int8:1,2"), mixpert.pack(B, "int8:1,2")
    for product in (A @ right, left @ B, left @ right):
        assert np.array_equal(product, expected)
    with pytest.raises(ShapeError, match="list"):
        [[1.0]] @ right


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))])
def test_copies_have_packed_forms_of_their_own(copied: Any) -> None:
    """What is packed lies on a GPU, and CuPy's memory there can be neither copied nor pickled."""
    packed = mixpert.pack(B, "int8:1,2")
    packed._forms[("a form",)] = ((x for x in ()), 512)
    twin = copied(packed)
    assert packed.nbytes == 512 and twin.nbytes == 0
    assert np.array_equal(A @ twin, mixpert.matmul(A, B, "int8:1,2"))


@pytest.mark.parametrize(
    ("call", "error", "said"),
    [
        (lambda: mixpert.pack(B, "native"), SchemeError, "pack nothing"),
        (lambda: mixpert.pack(B, "int9"), SchemeError, "int9"),
        (lambda: mixpert.pack(B[0]), ShapeError, "1 dimension"),
        (lambda: mixpert.pack(B.astype(np.float64)), ShapeError, "float64"),
        (lambda: mixpert.pack(B[:0]), ShapeError, "empty"),
        (lambda: mixpert.matmul(A, mixpert.pack(B), "fp64"), SchemeError, "b is packed for"),
        (lambda: mixpert.matmul(mixpert.pack(A), mixpert.pack(B, "bf16x9")), SchemeError, "packed"),
    ],
)  # fmt: skip
def test_what_is_refused(call: Any, error: type[MixpertError], said: str) -> None:
    with pytest.raises(error, match=said):
        call()


class Host:
    """mixpert_pack and mixpert_gemm_packed on host memory."""

    def __init__(self, scheme: str = "int8:2,2,2") -> None:
        self.library, self.scheme = native.load(), Scheme.parse(scheme).to_native()
        # Row-major A and B are the transposes of column-major ones.
        self.problem = native.ProblemStruct(M, N, K, K, N, M, 1, 0, 0, 0, 1, 1)

    def pack(self, operand: int, matrix: np.ndarray) -> ctypes.c_void_p:
        packed = ctypes.c_void_p()
        native.check(
            self.library.mixpert_pack(
                ctypes.byref(self.problem), ctypes.byref(self.scheme), operand, matrix.ctypes.data,
                0, None, ctypes.byref(packed),
            )
        )  # fmt: skip
        return packed

    def multiply(self, packed_a: Any, packed_b: Any, **changes: int) -> np.ndarray:
        c = np.empty((N, M), np.float32)
        problem = native.ProblemStruct.from_buffer_copy(self.problem)
        for name, value in changes.items():
            setattr(problem, name, value)
        status = self.library.mixpert_gemm_packed(
            ctypes.byref(problem), 1.0, A.ctypes.data, packed_a, B.ctypes.data, packed_b, 0.0,
            c.ctypes.data, None,
        )  # fmt: skip
        native.check(status)
        return c.T


def test_c_interface() -> None:
    host = Host()
    a, b = host.pack(native.PACKED_A, A), host.pack(native.PACKED_B, B)
    expected = mixpert.matmul(A, B, "int8:2,2,2")
    for pair in ((a, None), (None, b), (a, b)):
        assert np.array_equal(host.multiply(*pair), expected)
    for packed in (a, b, None):
        host.library.mixpert_packed_free(packed)


def test_c_interface_refuses_what_does_not_fit() -> None:
    host, other = Host(), Host("int8:1,1")
    a, b = host.pack(native.PACKED_A, A), other.pack(native.PACKED_B, B)
    for pair, changes, said in (
        ((None, None), {}, "nothing is packed"),
        ((None, a), {}, "other operand"),
        ((a, None), {"m": M - 1}, "other sizes"),
        ((a, None), {"trans_a": 0}, "other sizes"),
        ((a, b), {}, "different schemes"),
    ):
        with pytest.raises(ShapeError, match=said):
            host.multiply(*pair, **changes)
    for packed in (a, b):
        host.library.mixpert_packed_free(packed)
