"""Operands packed once on a GPU: the bits of products that pack for themselves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import mixpert

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

SCHEMES = ["int8:2,2,2", "int8:1,2", "int8:1,1@7", "int8:2,2+g128", "fp16x3", "bf16x6", "auto"]


def same_bits(got: Any, expected: Any) -> bool:
    """NaNs are one another's equal, and so are zeros."""
    x, y = got.get(), expected.get()
    alike = (x.view(np.uint32) == y.view(np.uint32)) | (np.isnan(x) & np.isnan(y))
    return bool((alike | ((x == 0) & (y == 0))).all())


@pytest.mark.parametrize(
    "sizes", [(300, 500, 700), (300, 500, 3000), (64, 2048, 5000), (129, 257, 12_000)]
)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_packed_operands_give_the_same_bits(
    cupy: Any, scheme: str, sizes: tuple[int, int, int]
) -> None:
    m, n, k = sizes
    rng = cupy.random.default_rng(1)
    a, b = (rng.standard_normal(shape, dtype=cupy.float32) for shape in ((m, k), (k, n)))
    if scheme == "auto":
        a[3, 5] = cupy.nan
    expected = mixpert.matmul(a, b, scheme)
    left, right = mixpert.pack(a, scheme), mixpert.pack(b, scheme)
    a_turned = cupy.ascontiguousarray(a.T)
    turned = mixpert.pack(a_turned, scheme)
    assert same_bits(mixpert.matmul(left, b), expected)
    assert same_bits(mixpert.matmul(a, right), expected)
    assert same_bits(mixpert.matmul(left, right), expected)
    as_turned = mixpert.matmul(a_turned, b, scheme, transa=True)
    assert same_bits(mixpert.matmul(turned, b, transa=True), as_turned)
    if scheme != "auto":  # whose limit follows how cuBLAS splits k, by transposes too
        assert same_bits(as_turned, expected)
    assert left.nbytes > a.size, "a byte an element at least"


def test_a_packed_batch_in_larger_ones(cupy: Any) -> None:
    """What is packed for three matrices is not taken for the six that they are broadcast to."""
    b = cupy.random.default_rng(3).standard_normal((3, 257, 100), dtype=cupy.float32)
    packed = mixpert.pack(b, "int8:2,2,2")
    for batch in ((3,), (2, 3), (2, 1), (3,)):
        a = cupy.random.default_rng(4).standard_normal((*batch, 130, 257), dtype=cupy.float32)
        expected = mixpert.matmul(a, b, "int8:2,2,2")
        assert same_bits(mixpert.matmul(a, packed), expected)


def test_on_another_stream(cupy: Any) -> None:
    """A product elsewhere waits for the packing."""
    rng = cupy.random.default_rng(2)
    a, b = (rng.standard_normal((2048, 2048), dtype=cupy.float32) for _ in range(2))
    expected = mixpert.matmul(a, b, "int8:2,2,2")
    cupy.cuda.Device().synchronize()
    first, second = (cupy.cuda.Stream(non_blocking=True) for _ in range(2))
    packed = mixpert.pack(b, "int8:2,2,2")
    with first:
        one = mixpert.matmul(a, packed)
    with second:
        other = mixpert.matmul(a, packed)
    cupy.cuda.Device().synchronize()
    assert same_bits(one, expected) and same_bits(other, expected)
