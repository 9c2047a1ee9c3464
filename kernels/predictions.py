"""How large the error of a product is, and how large it can be: one call each for any scheme.

`expected_error` needs norms of rows and columns only; `error_bound` needs the operands and takes as
long as a model of the product, but is at most 1.02 times the error on random data, for any k. The
guard decides by other numbers, which are statistics of panels (`guard_model`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from mixpert.errors import SchemeError
from mixpert.kernels.bounds import UNIT, Norms, norms
from mixpert.kernels.float_formats import BF16, Float32, Float64
from mixpert.kernels.guard_model import int8_model, sgemm_error
from mixpert.kernels.kernel_bounds import known_bound, known_split_bound
from mixpert.kernels.kernel_sums import SM90, KernelOrder, element_bytes
from mixpert.kernels.model import Int8Scheme, gemm_int8
from mixpert.kernels.split_model import SCHEMES, SplitScheme
from mixpert.scheme import Scheme

_ROUNDING = 0.18
"""Mean square of the relative error of one rounding to nearest, in `UNIT`^2: 1/3 of the mean of
1/x^2 over significands x of [1, 2), of which log2 x is uniform."""

_LOST = {
    "fp16x3": 1.3, "fp16x3:bitcut": 5.9, "tf32x3": 1.3, "bf16x9": 0.0, "bf16x6": 0.1,
    "bf16x3": 68.0, "fp16": 4.6e3, "bf16": 3.7e4, "tf32": 4.6e3,
}  # fmt: skip
"""Root mean square of what pieces and products of pieces that are left out are of a product, in
`UNIT`; the mean of uniform and normal data, which are up to 15% apart."""

_CUT, _CUT_BF16 = 0.42, 0.25
"""Error of a truncating step of the Tensor Core, in `UNIT` of its sum. Products of BF16 have 16
bits, so that fewer of them are cut off."""

_SAME_DIGIT, _OTHER_DIGIT = 1 / 3, {8: 0.0, 7: 1 / 4}
"""Mean of the product of two low digits of an element, in units of their largest, squared: balanced
ones are independent, those of radix 7 have the sign of the element."""


def expected_error(
    a: Float32,
    b: Float32,
    scheme: str | Scheme,
    order: KernelOrder = SM90,
    result: Float32 | None = None,
) -> float:
    """Expected |C - AB| / |C|, Frobenius norms, on data whose products have random signs.

    For all k from 1 on. FP32 sums of products of one sign are less accurate than this says.

    Args:
        a: float32 (m, k), finite.
        b: float32 (k, n), finite.
        scheme: ``native`` (sums in the order of k), an int8 scheme or a float split.
        order: of the sums of float splits.
        result: C (m, n), if known; else |C| is what random signs make it, which data whose sums
            cancel do not reach.

    Returns:
        0 where all products are.

    Raises:
        SchemeError: no such scheme, or one whose error is not known before (``auto``, ``fp64``).
    """
    squares, sizes = _mean_squares(a, b, _parsed(scheme), order)
    size = float(sizes.sum() if result is None else (result.astype(np.float64) ** 2).sum())
    return math.sqrt(float(squares.sum()) / size) if size else 0.0


def expected_errors(
    a: Float32, b: Float32, scheme: str | Scheme, order: KernelOrder = SM90
) -> Float64:
    """Likewise the root mean square of the error of each element, absolute: float64 (m, n).

    It follows the norms of row and column. What an element is made of, it does not know.
    """
    return np.sqrt(_mean_squares(a, b, _parsed(scheme), order)[0])


def error_bound(a: Float32, b: Float32, scheme: str | Scheme, order: KernelOrder = SM90) -> Float64:
    """The tightest rigorous bound on |C - AB|, for alpha = 1 and beta = 0.

    All sums are known: those of INT8 by definition, those of float splits if the device has the
    Tensor Cores and the order of sums of `order`. So this is the error itself, and what float64 may
    be wrong by.

    Args:
        a: float32 (m, k), finite, k at least 1.
        b: float32 (k, n), finite.
        scheme: an int8 scheme of radix 8 or 7, or a float split.
        order: of the sums of float splits, where no CTAs share k.

    Returns:
        float64 (m, n), at least the error of every element that does not overflow.

    Raises:
        SchemeError: no such scheme, or one without slices and pieces.
    """
    parsed = _parsed(scheme)
    if parsed.kind == "int8":
        c = np.zeros((a.shape[0], b.shape[1]), np.float32)
        return known_bound(a, b, gemm_int8(a, b, _int8(parsed), c))
    if parsed.kind == "split":
        return known_split_bound(a, b, SCHEMES[parsed.text], order)
    raise SchemeError(f"no bound of '{parsed}' is known: choose int8 or a float split")


def _parsed(scheme: str | Scheme) -> Scheme:
    return scheme if isinstance(scheme, Scheme) else Scheme.parse(scheme)


def _int8(scheme: Scheme) -> Int8Scheme:
    return Int8Scheme(scheme.l, scheme.r, scheme.d, scheme.radix, scheme.group)


def _mean_squares(
    a: Float32, b: Float32, scheme: Scheme, order: KernelOrder
) -> tuple[Float64, Float64]:
    """Of the errors of elements and of the elements themselves, (m, n) each."""
    k = a.shape[1]
    if scheme.kind == "int8":
        return _int8_squares(a, b, _int8(scheme))
    left, right = norms(a), norms(b.T)
    sizes = _sizes(left, right)
    if scheme.kind == "native":
        return sgemm_error(k) ** 2 * sizes, sizes
    if scheme.kind != "split":
        raise SchemeError(f"no estimate of '{scheme}' is known: choose native, int8 or a split")
    return split_error(scheme.text, k, order) ** 2 * sizes, sizes


def _sizes(left: Norms, right: Norms) -> Float64:
    """What |C_ij|^2 is on average, if products have random signs."""
    sizes: Float64 = np.outer(left.squares, right.squares) / max(left.k, 1)
    return sizes


def split_error(name: str, k: int, order: KernelOrder) -> float:
    """The expected relative error of a float split: of its pieces, in Tensor Cores, and of sums.

    Args:
        name: as in `SCHEMES`.
        k: the inner dimension.
        order: of the sums.
    """
    scheme = SCHEMES[name]
    size, block = element_bytes(scheme), order.core.block(scheme.source)
    leaves, segment = _lengths(scheme, order, k)
    steps = math.ceil(min(leaves // size, k) / block)
    cut = (_CUT_BF16 if scheme.source is BF16 else _CUT) * steps
    sums = math.ceil(min(segment // size, k) / (leaves // size))
    return UNIT * math.sqrt(_LOST[name] ** 2 + cut**2 + _ROUNDING + _of_additions(sums))


def _lengths(scheme: SplitScheme, order: KernelOrder, k: int) -> tuple[int, int]:
    """Bytes of k that leave the Tensor Core together, and that one FP32 sum has."""
    if scheme.diagonal:
        return order.promoted, order.segment
    return order.stretch, k * element_bytes(scheme)


def _of_additions(parts: int) -> float:
    """Mean square of what FP32 additions of equally large parts make; the first one is exact."""
    return _ROUNDING * ((parts + 1) / 2 - 1 / parts) if parts else 0.0


def _int8_squares(a: Float32, b: Float32, scheme: Int8Scheme) -> tuple[Float64, Float64]:
    model = int8_model(scheme.l, scheme.r, scheme.d, scheme.radix)
    dropped = _dropped(scheme)
    squares, sizes = (np.zeros((a.shape[0], b.shape[1])) for _ in range(2))
    chunks = 0
    for left, right in _groups(a, b, scheme):
        unit_a, unit_b = np.ldexp(1.0, 2 * left.exponents), np.ldexp(1.0, 2 * right.exponents)
        squares += left.k * dropped * np.outer(unit_a, unit_b)
        squares += model.left * np.outer(unit_a, right.squares)
        squares += model.right * np.outer(left.squares, unit_b)
        sizes += _sizes(left, right)
        chunks += math.ceil(left.k / scheme.chunk)
    of_sums = _ROUNDING * (1 if chunks == 1 else 2) + _of_additions(chunks)
    return squares + UNIT**2 * of_sums * sizes, sizes


def _groups(a: Float32, b: Float32, scheme: Int8Scheme) -> Iterator[tuple[Norms, Norms]]:
    """Norms of the whole k, or of each K-group."""
    length = scheme.group or max(a.shape[1], 1)
    for begin in range(0, a.shape[1], length):
        part = slice(begin, begin + length)
        yield (
            norms(a[:, part], scheme.l, scheme.radix),
            norms(np.ascontiguousarray(b[part].T), scheme.r, scheme.radix),
        )


def _dropped(scheme: Int8Scheme) -> float:
    """Mean square of the products of digits that are left out, in units of 4^(e_i + f_j)."""
    pairs = [
        (s, t)
        for s in range(scheme.l + 1)
        for t in range(scheme.r + 1)
        if s + t > scheme.d
    ]  # fmt: skip

    def mean(x: int, y: int) -> float:
        return _SAME_DIGIT if x == y else _OTHER_DIGIT[scheme.radix]

    return sum(
        2.0 ** (-scheme.radix * (s + t + u + v)) * mean(s, u) * mean(t, v)
        for s, t in pairs
        for u, v in pairs
    )
