"""ssyrk, sgemmt and sgemmtr of CBLAS and Fortran through libmixpert; one scenario a process.

runtime/test_triangles.py starts it with MIXPERT_* set and reads what the runtime wrote.
"""

from __future__ import annotations

import ctypes
import itertools
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import host_products
import numpy as np
from call_sites import site
from gemm_cases import Float32
from host_products import (
    COLUMNS,
    FACTORS,
    LETTERS,
    LIBRARY,
    LOWER,
    OPERATIONS,
    ORDERS,
    PLAIN,
    ROWS,
    SIDES,
    TRANSPOSED,
    UNSEEN,
    UPPER,
    WIDE,
    Product,
    integer,
    is_cblas,
    laid_out,
)

SIZES = ((1, 1), (5, 3), (33, 70), (40, 7))
CBLAS = ("cblas_ssyrk", "cblas_sgemmt", "cblas_sgemmtr")
FORTRAN = ("ssyrk_", "sgemmt_", "sgemmtr_")
WIDE_NAMES = (*(f"{name}{tail}" for name in CBLAS for tail in WIDE), *(f"{n}64_" for n in FORTRAN))


@dataclass
class Triangle(Product):
    """One call: C = alpha op(A) op(B) + beta C on one side of C; of ssyrk B is A, turned."""

    function: str
    order: int
    uplo: int
    operations: tuple[int, int]
    n: int
    k: int
    alpha: float = 1.0
    beta: float = 0.0
    pad: int = 0
    normal: bool = False
    seed: int = 0

    def __post_init__(self) -> None:
        rng = np.random.default_rng([self.seed, self.n, self.k])

        def some(rows: int, columns: int) -> Float32:
            if self.normal:
                return rng.standard_normal((rows, columns)).astype(np.float32)
            return rng.integers(-8, 9, (rows, columns)).astype(np.float32)

        self.op_a = some(self.n, self.k)
        self.op_b = self.op_a.T if self.symmetric else some(self.k, self.n)
        self.c = some(self.n, self.n)
        if self.beta == 0:
            self.c[:] = UNSEEN
        self.c[~self.wanted] = UNSEEN
        first, second = self.operations
        self.a = laid_out(self.op_a if first == PLAIN else self.op_a.T, self.order, self.pad)
        self.b = laid_out(self.op_b if second == PLAIN else self.op_b.T, self.order, self.pad)
        self.memory = laid_out(self.c, self.order, self.pad)
        self.before = self.memory.copy()

    @property
    def symmetric(self) -> bool:
        return "syrk" in self.function

    @cached_property
    def wanted(self) -> Any:
        """The side of C that is written, as the caller sees it."""
        row, column = np.indices((self.n, self.n))
        return row <= column if self.uplo == UPPER else row >= column

    def arguments(self) -> list[Any]:
        """Those of the function."""
        first = [self.uplo, *self.operations[: 1 if self.symmetric else 2]]
        factors = [(x.ctypes.data, x.shape[1]) for x in (self.a, self.b)]
        factors = factors[: 1 if self.symmetric else 2]
        c = self.memory.ctypes.data, self.memory.shape[1]
        size, real = integer(self.function), ctypes.c_float
        if is_cblas(self.function):
            flat: list[Any] = [self.order, *first, size(self.n), size(self.k), real(self.alpha)]
            for at, ld in factors:
                flat += [ctypes.c_void_p(at), size(ld)]
            return [*flat, real(self.beta), ctypes.c_void_p(c[0]), size(c[1])]
        flat = [*(LETTERS[x] for x in first), *(ctypes.byref(size(x)) for x in (self.n, self.k))]
        flat.append(ctypes.byref(real(self.alpha)))
        for at, ld in factors:
            flat += [ctypes.c_void_p(at), ctypes.byref(size(ld))]
        flat += [ctypes.byref(real(self.beta)), ctypes.c_void_p(c[0]), ctypes.byref(size(c[1]))]
        return [*flat, *(ctypes.c_size_t(1) for _ in first)]

    def result(self) -> Float32:
        """C as the caller sees it."""
        inside = self.memory[:, : self.n]
        return inside if self.order == ROWS else inside.T

    def check_untouched(self) -> None:
        """Padding and the other side have the bits of before."""
        written = np.zeros(self.memory.shape, bool)
        written[:, : self.n] = self.wanted if self.order == ROWS else self.wanted.T
        same = self.memory.view(np.uint32) == self.before.view(np.uint32)
        assert same[~written].all(), f"{self}: what is not C's side has changed"

    def check(self, tolerance: float = 0.0) -> None:
        """Within `tolerance` of |A| |B| + |C|, and nothing else touched."""
        self.check_untouched()
        a, b = self.op_a.astype(float), self.op_b.astype(float)
        old = np.zeros((self.n, self.n)) if self.beta == 0 else self.c.astype(float)
        exact = self.alpha * (a @ b) + self.beta * old
        scale = abs(self.alpha) * (abs(a) @ abs(b)) + abs(self.beta * old)
        error = abs(self.result() - exact)[self.wanted]
        assert (error <= tolerance * scale[self.wanted]).all(), f"{self}: off by {error.max()}"


def calls(names: tuple[str, ...] = (*CBLAS, *FORTRAN), **more: Any) -> Iterator[Triangle]:
    """Every function, order, side and operation, with sizes, factors and paddings in turn."""
    few = itertools.cycle(itertools.product(SIZES, FACTORS))
    for name in names:
        orders = ORDERS if is_cblas(name) else (COLUMNS,)
        seconds = (PLAIN,) if "syrk" in name else OPERATIONS
        for order, uplo, first, second in itertools.product(orders, SIDES, OPERATIONS, seconds):
            other = (TRANSPOSED if first == PLAIN else PLAIN) if "syrk" in name else second
            for number in range(len(FACTORS)):
                (n, k), (alpha, beta) = next(few)
                yield Triangle(
                    name, order, uplo, (first, other), n, k, alpha, beta, number % 3, **more
                )
            next(few)  # so that sizes and factors do not keep step with the rest


def bits() -> None:
    """An int8 scheme has the bits of the GEMM with the same operands, in either order."""
    for call in calls(normal=True):
        call.run()
        call.check_untouched()
        whole = call.memory.copy()
        whole[:, : call.n] = np.nan_to_num(
            laid_out(np.where(call.wanted, call.c, 0), call.order, 0)
        )
        LIBRARY.cblas_sgemm.restype = None
        LIBRARY.cblas_sgemm(
            call.order, *call.operations, call.n, call.n, call.k, ctypes.c_float(call.alpha),
            ctypes.c_void_p(call.a.ctypes.data), call.a.shape[1],
            ctypes.c_void_p(call.b.ctypes.data), call.b.shape[1], ctypes.c_float(call.beta),
            ctypes.c_void_p(whole.ctypes.data), whole.shape[1],
        )  # fmt: skip
        inside = whole[:, : call.n] if call.order == ROWS else whole[:, : call.n].T
        got, expected = call.result()[call.wanted], inside[call.wanted]
        same = (got.view(np.uint32) == expected.view(np.uint32)) | ((got == 0) & (expected == 0))
        assert same.all(), call


def empty() -> None:
    """No rows: nothing is touched. No k: beta * C."""
    for name in (*CBLAS, *FORTRAN):
        for n, k, beta in ((0, 5, 0.0), (0, 0, 1.0), (4, 0, 0.5), (4, 0, 0.0)):
            call = Triangle(name, COLUMNS, LOWER, (PLAIN, TRANSPOSED), n, k, 1.0, beta)
            call.run()
            call.check()


def not_finite() -> None:
    """An Inf in A: its row and column of C are not finite, the others are right."""
    call = Triangle("cblas_ssyrk", COLUMNS, LOWER, (PLAIN, TRANSPOSED), 9, 5)
    call.a[2, 4] = np.inf  # column 2 of A, row 4
    call.run()
    call.check_untouched()
    got, exact = call.result(), call.op_a.astype(float) @ call.op_a.T.astype(float)
    touched = np.zeros((9, 9), bool)
    touched[4, :] = touched[:, 4] = True
    assert not np.isfinite(got[call.wanted & touched]).any()
    np.testing.assert_array_equal(got[call.wanted & ~touched], exact[call.wanted & ~touched])


def illegal() -> None:
    """Illegal arguments are reported, by the library's own number, and nothing is written."""
    changes = {
        "cblas_ssyrk": {0: 7, 1: 7, 2: 7, 3: -1, 4: -1, 7: 3, 10: 3},
        "cblas_sgemmt": {0: 7, 1: 7, 2: 7, 3: 7, 4: -1, 5: -1, 8: 3, 10: 3, 13: 3},
        "ssyrk_": {0: b"X"},
        "sgemmt_": {2: b"?"},
    }
    for name, each in changes.items():
        host_products.illegal(Triangle(name, COLUMNS, UPPER, (PLAIN, TRANSPOSED), 4, 4), each)


def once() -> None:
    """One call of a site whose output is kept."""
    for order in ORDERS:
        call = Triangle(
            "cblas_ssyrk", order, UPPER, (PLAIN, TRANSPOSED), 33, 70, pad=2, normal=True
        )
        call.run(site("kept", flags=1))
        call.check(2e-6)


SCENARIOS = {
    **host_products.scenarios(calls, (*CBLAS, *FORTRAN), WIDE_NAMES),
    **{f.__name__: f for f in (bits, empty, not_finite, illegal, once)},
}

if __name__ == "__main__":
    SCENARIOS[sys.argv[1]]()
