"""Problems and data that every int8 backend is tested with (CPU here, the GPU beside it).

Matrices are made as op(A) (m, k) and op(B) (k, n) and stored column-major by `stored`, padded to
a leading dimension, transposed where the case says so.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Float32 = NDArray[np.float32]

PADDING = np.float32(777.0)
"""What lies between the columns of a stored matrix; a backend must neither use nor change it."""

INT8_SCHEMES = tuple(
    f"int8:{left},{right},{d}"
    for left in range(4)
    for right in range(4)
    for d in range(max(left, right), left + right + 1)
)
"""Every l, r, d."""

ALL_SCHEMES = (
    *INT8_SCHEMES,
    *(f"{scheme}@7" for scheme in INT8_SCHEMES),
    *(f"{scheme}+g{group}" for scheme in INT8_SCHEMES[::3] for group in (32, 128, 1024)),
    *(f"{scheme}@7+g64" for scheme in INT8_SCHEMES[::4]),
)

LONG_K = (43_648, 43_649, 100_000)
"""The longest chunk of three products, one more, and several chunks."""


def uniform(rng: np.random.Generator, rows: int, k: int) -> Float32:
    return rng.uniform(-1, 1, (rows, k)).astype(np.float32)


def normal(rng: np.random.Generator, rows: int, k: int) -> Float32:
    return rng.standard_normal((rows, k)).astype(np.float32)


def wide(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Magnitudes over some 20 binary orders."""
    return (rng.uniform(-0.5, 0.5, (rows, k)) * np.exp(4 * rng.standard_normal((rows, k)))).astype(
        np.float32
    )


def maxima(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Row maxima of 0.997 * 2^e, of both signs: those that take the extra exponent."""
    values = normal(rng, rows, k)
    values *= np.float32(0.5) / np.abs(values).max(axis=1, keepdims=True)
    where = rng.integers(0, k, rows)
    sign = rng.choice([-1.0, 1.0], rows)
    exponent = rng.integers(-20, 20, rows)
    values[np.arange(rows), where] = 0.997 * sign
    return np.ldexp(values, exponent[:, None]).astype(np.float32)


def carries(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Row maxima on both sides of those that take the extra exponent, of one to four digits."""
    values = uniform(rng, rows, k) / 2
    mantissas = rng.choice([0xFEFFFF, 0xFF0000, 0xFEFEFF, 0xFEFF00, 0xFEFEFE], rows)
    values[np.arange(rows), rng.integers(0, k, rows)] = np.ldexp(mantissas.astype(float), -24)
    return values * rng.choice(np.array([-1, 1], np.float32), (rows, 1))


def huge(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Rows near FLT_MAX, whose products overflow as FP32 rounds, and rows so small that they
    bring the product of a huge row back: scales must not overflow on the way.
    """
    values = uniform(rng, rows, k) * np.finfo(np.float32).max
    values[rng.random((rows, k)) < 0.02] = np.finfo(np.float32).max
    values[rng.random((rows, k)) < 0.02] = np.finfo(np.float32).min
    small = rng.random((rows, 1)) < 0.4
    return np.where(small, np.ldexp(values, rng.integers(-250, -128, (rows, 1))), values)


def subnormal(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Rows of subnormal numbers, of small ones whose products are subnormal, and of large ones
    that bring the product of a subnormal row back.
    """
    steps = rng.integers(-(2**22), 2**22, (rows, k)) >> rng.integers(0, 23, (rows, 1))
    values = np.ldexp(uniform(rng, rows, k), rng.integers(-80, -60, (rows, 1)))
    kind = rng.integers(0, 3, (rows, 1))
    large = np.ldexp(values, rng.integers(60, 180, (rows, 1)))
    return np.select([kind == 0, kind == 1], [steps * 2.0**-149, values], large).astype(np.float32)


def zero_rows(rng: np.random.Generator, rows: int, k: int) -> Float32:
    values = normal(rng, rows, k)
    values[rng.random(rows) < 0.4] = 0
    values[rng.random((rows, k)) < 0.2] = -0.0
    return values


def nonfinite(rng: np.random.Generator, rows: int, k: int) -> Float32:
    values = normal(rng, rows, k)
    values[rng.random(rows) < 0.1] = 0
    for bad in (np.nan, np.inf, -np.inf):
        values[rng.integers(0, rows), rng.integers(0, k)] = bad
    return values


def largest(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Constant rows whose digits are all near 127 or all near -128: the largest INT32 sums."""
    values = rng.choice([0x7F7F7F, 0x7E8080], rows) * rng.choice([-1.0, 1.0], rows)
    return np.repeat((values * 2.0**-23).astype(np.float32)[:, None], k, axis=1)


DATA = {
    maker.__name__: maker
    for maker in (
        uniform, normal, wide, maxima, huge, subnormal, zero_rows, nonfinite, largest, carries,
    )
}  # fmt: skip


@dataclass(frozen=True)
class Case:
    """One GEMM to check; its data follow from the fields alone."""

    m: int
    n: int
    k: int
    scheme: str
    data: str = "normal"
    trans_a: bool = False
    trans_b: bool = False
    padding: tuple[int, int, int] = (0, 0, 0)
    alpha: float = 1.0
    beta: float = 0.0
    seed: int = 0

    def __str__(self) -> str:
        letters = "NT"[self.trans_a] + "NT"[self.trans_b]
        return f"{self.m}x{self.n}x{self.k}-{letters}-{self.scheme}-{self.data}-{self.seed}"

    def operands(self) -> tuple[Float32, Float32, Float32]:
        """op(A) (m, k), op(B) (k, n) and C (m, n)."""
        rng = np.random.default_rng([self.seed, self.m, self.n, self.k])
        make = DATA[self.data]
        a, b = make(rng, self.m, self.k), make(rng, self.n, self.k).T
        c = normal(rng, self.m, self.n)
        if self.beta == 0:
            c[rng.random(c.shape) < 0.1] = np.nan  # must not be read
        return a, b, c


SEEDS = range(1, 16)
"""Of draws of `random_cases`, 3,000 together."""


def random_cases(count: int = 200, seed: int = 20240623) -> list[Case]:
    """Random shapes in 1..300, all transposes, data, schemes, paddings, alpha and beta."""
    rng = np.random.default_rng(seed)
    kinds = list(DATA)
    schemes = rng.permutation(np.array(ALL_SCHEMES))
    cases = []
    for index in range(count):
        m, n, k = (int(x) for x in rng.integers(1, 301, 3))
        cases.append(
            Case(
                m,
                n,
                k,
                scheme=str(schemes[index % len(schemes)]),
                data=kinds[index % len(kinds)],
                trans_a=bool(index // 2 % 2),
                trans_b=bool(index % 2),
                padding=(int(rng.integers(1, 9)), int(rng.integers(1, 9)), int(rng.integers(1, 9))),
                alpha=float(np.float32(rng.normal())) if index % 3 else 1.0,
                beta=float(np.float32(rng.normal())) if index % 5 > 1 else 0.0,
                seed=index,
            )
        )
    return cases


def stored(matrix: Float32, transposed: bool, padding: int) -> tuple[Float32, int]:
    """A matrix in column-major storage: (flat float32 buffer, leading dimension)."""
    columns = matrix if transposed else matrix.T  # rows of this are columns in memory
    count, extent = columns.shape
    buffer = np.full((count, extent + padding), PADDING, np.float32)
    buffer[:, :extent] = columns
    return buffer.reshape(-1), extent + padding


def unstored(buffer: Float32, m: int, n: int, ld: int) -> Float32:
    """The (m, n) matrix in column-major storage; fails if the padding was written."""
    columns = buffer.reshape(n, ld)
    assert (columns[:, m:] == PADDING).all(), "the padding between columns was written"
    return columns[:, :m].T


def assert_same_bits(got: Float32, expected: Float32, what: object = "") -> None:
    """Equal as integers, but for signs of zero and the payload of NaN."""
    assert got.shape == expected.shape
    same = np.ascontiguousarray(got).view(np.uint32) == np.ascontiguousarray(expected).view(
        np.uint32
    )
    same |= (got == 0) & (expected == 0)
    same |= np.isnan(got) & np.isnan(expected)
    if not same.all():
        i, j = (int(x) for x in np.argwhere(~same)[0])
        raise AssertionError(
            f"{what}: {int((~same).sum())} of {same.size} differ, first C[{i},{j}]: "
            f"{got[i, j]!r} instead of {expected[i, j]!r}"
        )
