"""Symmetric products C = alpha op(A) op(B)' + beta C, and what they must give.

B is A, but for cublasSsyrkx.

Arrays are NumPy's, or CuPy's where `upload` makes them so.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from gemm_cases import Float32

from mixpert import native
from mixpert.scheme import Scheme

LOWER, UPPER = 0, 1  # cublasFillMode_t
PLAIN, TRANSPOSED = 0, 1  # cublasOperation_t
FACTORS = ((1.0, 0.0), (-0.75, 0.5), (1.0, 1.0), (0.0, 0.5), (0.0, 0.0))
_TRIANGLES = {LOWER: 1, UPPER: 2}  # MIXPERT_TRIANGLE_*
_POINTER, _INT, _LONG = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64

Sizes = tuple[tuple[int, int], ...]
Factors = tuple[tuple[float, float], ...]
Float64 = np.ndarray[Any, np.dtype[np.float64]]
Mask = np.ndarray[Any, np.dtype[np.bool_]]


def signature(name: str, site: bool = False) -> Any:
    """ctypes' type of a function of cuBLAS, or of MixPert's with a site in front."""
    size = _LONG if name.endswith("_64") else _INT
    matrix = [_POINTER, size]
    factors = matrix * 2 if is_general(name) else matrix
    arguments = [_POINTER, _INT, _INT, size, size, _POINTER, *factors, _POINTER, *matrix]
    return ctypes.CFUNCTYPE(_INT, *([_POINTER] if site else []), *arguments)


def is_general(name: str) -> bool:
    """Whether a function takes a matrix B."""
    return "yrkx" in name


def whole_numbers(rng: np.random.Generator, count: int) -> Float32:
    """Small integers, whose products every order of sums has exactly."""
    return rng.integers(-8, 9, count).astype(np.float32)


def normal(rng: np.random.Generator, count: int) -> Float32:
    """Normally distributed numbers."""
    return rng.standard_normal(count).astype(np.float32)


def same(array: Float32) -> Any:
    """Host memory stands for the device's."""
    return array


@dataclass
class Syrk:
    """One call; `pad` elements lie between the columns of A and of C."""

    n: int
    k: int
    alpha: float = 1.0
    beta: float = 0.0
    uplo: int = LOWER
    trans: int = PLAIN
    pad: int = 0
    seed: int = 0
    general: bool = False
    data: Callable[[np.random.Generator, int], Float32] = whole_numbers
    upload: Callable[[Float32], Any] = field(default=same, repr=False)

    def __post_init__(self) -> None:
        rng = np.random.default_rng([self.seed, self.n, self.k])
        rows, columns = (self.n, self.k) if self.trans == PLAIN else (self.k, self.n)
        self.lda, self.ldc = max(1, rows) + self.pad, max(1, self.n) + self.pad
        self.a = self.data(rng, max(1, self.lda * columns))
        self.b = self.data(rng, self.a.size) if self.general else self.a
        self.before = self.data(rng, max(1, self.ldc * self.n))
        if self.beta == 0:  # must not be read
            self.before[self.wanted()] = np.nan
        self.device_a, self.device_c = self.upload(self.a), self.upload(self.before.copy())
        self.device_b = self.upload(self.b) if self.general else self.device_a

    def wanted(self) -> Mask:
        """Which elements of C's buffer the call writes."""
        column, row = np.divmod(np.arange(max(1, self.ldc * self.n)), self.ldc)
        side = row >= column if self.uplo == LOWER else row <= column
        return np.asarray(side & (row < self.n))

    def arguments(self, handle: int, scalars: tuple[int, int]) -> list[Any]:
        """Those of cuBLAS's function; `scalars` are the addresses of alpha and beta."""
        alpha, beta = scalars
        factors = [self.device_a, self.device_b][: 1 + self.general]
        placed = [value for x in factors for value in (address(x), self.lda)]
        return [
            handle, self.uplo, self.trans, self.n, self.k, alpha, *placed,
            beta, address(self.device_c), self.ldc,
        ]  # fmt: skip

    def run(self, function: Any, handle: int, scalars: tuple[int, int] | None = None) -> int:
        """Queue it; cuBLAS's status."""
        held = [ctypes.c_float(self.alpha), ctypes.c_float(self.beta)]
        at = scalars or (ctypes.addressof(held[0]), ctypes.addressof(held[1]))
        status: int = function(*self.arguments(handle, at))
        return status

    def result(self) -> Float32:
        """C's buffer now."""
        got: Float32 = self.device_c.get() if hasattr(self.device_c, "get") else self.device_c
        return got

    def exact(self) -> tuple[Float64, Float64]:
        """C's buffer in float64, and |A| |B|' + |C| of it; what is not wanted as before, and 0."""
        op, other = self._op(self.a), self._op(self.b)
        exact, scale = self.before.astype(float), np.zeros(self.before.size)
        if self.n == 0:
            return exact, scale
        wanted, old = self.wanted(), np.zeros((self.n, self.n))
        if self.beta:
            old = self.before.reshape(self.n, self.ldc)[:, : self.n].astype(float)
        product, size = other @ op.T, np.abs(other) @ np.abs(op).T  # a row for each column of C
        inside = wanted.reshape(self.n, self.ldc)[:, : self.n]
        exact.reshape(self.n, self.ldc)[:, : self.n][inside] = (
            self.alpha * product + self.beta * old
        )[inside]
        scale.reshape(self.n, self.ldc)[:, : self.n][inside] = (
            np.abs(self.alpha) * size + np.abs(self.beta * old)
        )[inside]
        return exact, scale

    def _op(self, matrix: Float32) -> Float64:
        stored = matrix[: self.lda * (matrix.size // self.lda)].reshape(-1, self.lda).astype(float)
        return stored[: self.k, : self.n].T if self.trans == PLAIN else stored[: self.n, : self.k]

    def on_processor(self, scheme: str) -> Float32:
        """C's buffer as the processor computes it: the bits that int8 schemes must have."""
        c = self.before.copy()
        turned = self.trans != PLAIN
        problem = native.ProblemStruct(
            m=self.n, n=self.n, k=self.k, lda=self.lda, ldb=self.lda, ldc=self.ldc, batch=1,
            trans_a=turned, trans_b=not turned, triangle=_TRIANGLES[self.uplo],
        )  # fmt: skip
        native.check(
            native.load().mixpert_gemm_cpu(
                ctypes.byref(problem), ctypes.byref(Scheme.parse(scheme).to_native()), self.alpha,
                self.a.ctypes.data, self.b.ctypes.data, self.beta, c.ctypes.data,
            )
        )  # fmt: skip
        return c

    def check_other_side(self) -> None:
        """What the call must not write has the bits of before."""
        got, before = self.result().view(np.uint32), self.before.view(np.uint32)
        assert (got == before)[~self.wanted()].all(), f"{self}: the other side of C has changed"

    def check_close(self, tolerance: float) -> None:
        """Within `tolerance` of |A| |B|' + |C|, and the other side as before."""
        self.check_other_side()
        exact, scale = self.exact()
        wanted = self.wanted()
        error = np.abs(self.result()[wanted] - exact[wanted])
        assert (error <= tolerance * scale[wanted]).all(), f"{self}: off by {error.max()}"

    def check_bits(self, scheme: str) -> None:
        """The processor's bits, signs of zero aside."""
        self.check_other_side()
        wanted = self.wanted()
        got, expected = self.result()[wanted], self.on_processor(scheme)[wanted]
        equal = (got.view(np.uint32) == expected.view(np.uint32)) | ((got == 0) & (expected == 0))
        assert equal.all(), f"{self}: {int((~equal).sum())} of {equal.size} values differ"


def address(array: Any) -> int:
    """Where an array of either library lies."""
    at: int = array.data.ptr if hasattr(array, "get") else array.ctypes.data
    return at


def cases(sizes: Sizes, factors: Factors = FACTORS, **more: Any) -> Iterator[Syrk]:
    """Every size with every factor, triangle and orientation, paddings and seeds in turn."""
    ways = itertools.product(sizes, factors, (LOWER, UPPER), (PLAIN, TRANSPOSED))
    for number, ((n, k), (alpha, beta), uplo, trans) in enumerate(ways):
        yield Syrk(n, k, alpha, beta, uplo, trans, pad=number % 3, seed=number, **more)
