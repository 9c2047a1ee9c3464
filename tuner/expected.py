"""How accurate a scheme is expected to be, before any run: what orders the ladder.

Relative Frobenius error of one GEMM of uniform(-1, 1) data with k = 1024. INT8 forms follow from
their definition (docs/schemes.md): slice i of such data is about 2^(1-8i) of slice 0, products of
slices are uncorrelated, and what is not computed is error. Float splits are those of
`mixpert.kernels.split_model`, native is cuBLAS on an H100.
"""

from __future__ import annotations

import math
from itertools import product

from mixpert.scheme import Scheme

FLOOR = 2.5e-8
"""Rounding of the result to FP32."""

MEASURED = {
    "bf16x9": 1.0e-7,
    "bf16x6": 1.0e-7,
    "fp16x3": 1.6e-7,
    "tf32x3": 2.0e-7,
    "auto": 3.9e-7,
    "fp16x3:bitcut": 3.9e-7,
    "native": 5.7e-7,
    "bf16x3": 3.8e-6,
    "fp16": 2.6e-4,
    "tf32": 2.6e-4,
    "bf16": 2.1e-3,
}


def expected_error(name: str) -> float | None:
    """The expected error of a scheme by its canonical text; None where nothing is known of it."""
    if name in MEASURED:
        return MEASURED[name]
    scheme = Scheme.parse(name)
    if scheme.kind != "int8":
        return None
    squares = FLOOR**2
    for i, j in product(range(scheme.l + 2), range(scheme.r + 2)):
        left_out = i > scheme.l or j > scheme.r
        if (left_out and i * j == 0) or (not left_out and i + j > scheme.d):
            squares += (_slice(i, scheme.radix) * _slice(j, scheme.radix)) ** 2
    return math.sqrt(squares)


def _slice(index: int, radix: int) -> float:
    """Size of a slice as a share of slice 0; radix 2^8 loses a bit on data just below 2^e."""
    lost = 1 if radix == 8 else -1
    return 1.0 if index == 0 else 2.0 ** (lost - radix * index)
