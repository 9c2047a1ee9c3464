"""Mutation and selection against the bounds that hold for all data: none is exceeded.

Random data comes nowhere near a bound from norms. Here pairs of rows and columns are changed in
signs, exponents, last bits and zeros, and those whose error is a larger part of the bound are kept.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable

import numpy as np
import pytest

from mixpert.kernels import bounds
from mixpert.kernels.kernel_bounds import kernel_split_bound
from mixpert.kernels.kernel_sums import SM80, SM90, kernel_product
from mixpert.kernels.model import Int8Scheme, gemm_int8
from mixpert.kernels.norm_bounds import int8_norm_bound
from mixpert.kernels.running_bounds import running_int8_bound, running_split_bound
from mixpert.kernels.split_model import SCHEMES, gemm_split

Rows = np.ndarray
Share = Callable[[Rows, Rows], float]
"""The largest error over the bound, of float32 (2, k) and (k, 2)."""

EMPTY = np.zeros((2, 2), np.float32)
INT8 = {
    "int8:2,2,2": Int8Scheme(2, 2, 2),
    "int8:2,2": Int8Scheme(2, 2, 3),
    "int8:1,1,1": Int8Scheme(1, 1, 1),
    "int8:2,2,2@7": Int8Scheme(2, 2, 2, 7),
    "int8:2,2+g32": Int8Scheme(2, 2, 3, 8, 32),
}
SPLITS = ("fp16x3", "fp16x3:bitcut", "tf32x3", "bf16x6", "bf16x9", "bf16x3")
LARGEST = 2.0**50
"""Of elements: nothing overflows."""
LARGE_DIGITS = 0x7E8080 * 2.0**-23
"""Its second and third digits are -128."""


def error(c: Rows, a: Rows, b: Rows) -> Rows:
    """Against sums that are rounded once."""
    products = a.astype(np.float64)[:, :, None] * b.astype(np.float64)
    exact = [[math.fsum(products[i, :, j]) for j in range(2)] for i in range(2)]
    return np.abs(c.astype(np.float64) - exact)


def int8_shares(scheme: Int8Scheme) -> dict[str, Share]:
    def of(bound: Callable[[Rows, Rows, Rows], Rows]) -> Share:
        def share(a: Rows, b: Rows) -> float:
            c = gemm_int8(a, b, scheme, EMPTY)
            return float(np.max(error(c, a, b) / bound(a, b, c.astype(np.float64))))

        return share

    def norm(a: Rows, b: Rows) -> float:
        c = gemm_int8(a, b, scheme, EMPTY)
        return float(np.linalg.norm(error(c, a, b)) / int8_norm_bound(a, b, scheme))

    return {
        "sizes": of(lambda a, b, _: bounds.int8_bound(a, b, scheme)),
        "result": of(lambda a, b, c: bounds.int8_bound(a, b, scheme, c)),
        "sums": of(lambda a, b, _: running_int8_bound(a, b, scheme)),
        "norm": norm,
    }


def split_shares(name: str) -> dict[str, Share]:
    scheme = SCHEMES[name]

    def in_model(bound: Callable[[Rows, Rows], Rows]) -> Share:
        return lambda a, b: float(
            np.max(error(gemm_split(a, b, scheme, EMPTY), a, b) / bound(a, b))
        )

    def in_kernel(order: object) -> Share:
        return lambda a, b: float(
            np.max(
                error(kernel_product(a, b, scheme, order), a, b)  # type: ignore[arg-type]
                / kernel_split_bound(a, b, scheme, order)  # type: ignore[arg-type]
            )
        )

    return {
        "sizes": in_model(lambda a, b: bounds.split_bound(a, b, scheme)),
        "sums": in_model(lambda a, b: running_split_bound(a, b, scheme)),
        "sm90": in_kernel(SM90),
        "sm80": in_kernel(SM80),
    }


def changed(rng: np.random.Generator, rows: Rows) -> Rows:
    """A few elements of one row: other signs, exponents, last bits, powers of two, zeros."""
    x = rows.copy()
    k = x.shape[1]
    at = rng.integers(0, k, max(1, int(k * rng.choice([0.02, 0.1, 0.5]))))
    i = rng.integers(0, len(x))
    power = np.float32(2.0 ** rng.integers(-3, 4))
    choices = (
        lambda: -x[i, at],
        lambda: np.ldexp(x[i, at], rng.integers(-12, 13)),
        lambda: np.nextafter(x[i, at], np.float32(rng.choice([-1, 1]) * LARGEST)),
        lambda: power,
        lambda: np.nextafter(power, np.float32(0)),
        lambda: x[i, rng.integers(0, k)],
        lambda: np.float32(0),
        lambda: rng.uniform(-1, 1, len(at)) * np.abs(x[i]).max(),
    )
    x[i, at] = choices[rng.integers(0, len(choices))]()
    return np.clip(x, -LARGEST, LARGEST)


def most(share: Share, seed: int, k: int, turns: int) -> float:
    """The largest share of the bound that is found, from random or from large digits."""
    rng = np.random.default_rng([seed, k])
    a, b = (rng.uniform(-1, 1, (2, k)).astype(np.float32) for _ in range(2))
    if k % 4 == 3:
        a, b = np.full((2, 2, k), LARGE_DIGITS, np.float32)
    best = 0.0
    for _ in range(turns):
        x, y = (changed(rng, a), b) if rng.random() < 0.5 else (a, changed(rng, b))
        found = share(x, np.ascontiguousarray(y.T))
        if found >= best:
            a, b, best = x, y, found
    return best


@pytest.mark.parametrize("bound", ["sizes", "result", "sums", "norm"])
@pytest.mark.parametrize("scheme", INT8)
def test_no_int8_error_exceeds_its_bound(scheme: str, bound: str) -> None:
    share, seed = int8_shares(INT8[scheme])[bound], zlib.crc32(f"{scheme} {bound}".encode())
    found = [most(share, seed, k, 60) for k in (1, 3, 31, 33, 129)]
    assert 0.05 < max(found) <= 1, found


@pytest.mark.parametrize("bound", ["sizes", "sums", "sm90", "sm80"])
@pytest.mark.parametrize("scheme", SPLITS)
def test_no_split_error_exceeds_its_bound(scheme: str, bound: str) -> None:
    share, seed = split_shares(scheme)[bound], zlib.crc32(f"{scheme} {bound}".encode())
    found = [most(share, seed, k, 20) for k in (1, 3, 33, 65, 129)]
    assert 0.02 < max(found) <= 1, found
