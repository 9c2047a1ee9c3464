"""cblas_ssyrk, ssyrk_, sgemmt and sgemmtr through libmixpert; one scenario a process.

``python triangle_child.py SCENARIO``: settings are read once a process. An assertion that fails
ends it with a traceback. runtime/test_triangles.py starts it with MIXPERT_* set and reads what the
runtime wrote.
"""

from __future__ import annotations

import ctypes
import itertools
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from call_sites import SiteStruct, site
from gemm_cases import Float32

from mixpert import native, settings

LIBRARY = native.load()
ROWS, COLUMNS = 101, 102  # CBLAS_ORDER
PLAIN, TRANSPOSED, CONJUGATED = 111, 112, 113
UPPER, LOWER = 121, 122
LETTERS = {PLAIN: b"N", TRANSPOSED: b"t", CONJUGATED: b"C", UPPER: b"u", LOWER: b"L"}
ORDERS, SIDES, OPERATIONS = (ROWS, COLUMNS), (UPPER, LOWER), (PLAIN, TRANSPOSED, CONJUGATED)
SIZES = ((1, 1), (5, 3), (33, 70), (40, 7))
FACTORS = ((1.0, 0.0), (-0.75, 0.5), (0.0, 0.5), (0.0, 0.0), (1.0, 1.0))
UNSEEN = np.float32(np.nan)
"""What no call may read or write: padding, the other side of C, and C itself where beta is 0."""

CBLAS = ("cblas_ssyrk", "cblas_sgemmt", "cblas_sgemmtr")
FORTRAN = ("ssyrk_", "sgemmt_", "sgemmtr_")


def laid_out(matrix: Float32, order: int, pad: int) -> Float32:
    """A matrix in memory, a row of the array for each of its rows or columns, padded."""
    runs = matrix if order == ROWS else matrix.T
    out = np.full((runs.shape[0], max(1, runs.shape[1]) + pad), UNSEEN, np.float32)
    out[:, : runs.shape[1]] = runs
    return out


@dataclass
class Triangle:
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
        if self.function in CBLAS:
            flat: list[Any] = [self.order, *first, self.n, self.k, ctypes.c_float(self.alpha)]
            for at, ld in factors:
                flat += [ctypes.c_void_p(at), ld]
            return [*flat, ctypes.c_float(self.beta), ctypes.c_void_p(c[0]), c[1]]
        integer, real = ctypes.c_int32, ctypes.c_float
        flat = [*(LETTERS[x] for x in first), *(ctypes.byref(integer(x)) for x in (self.n, self.k))]
        flat.append(ctypes.byref(real(self.alpha)))
        for at, ld in factors:
            flat += [ctypes.c_void_p(at), ctypes.byref(integer(ld))]
        flat += [ctypes.byref(real(self.beta)), ctypes.c_void_p(c[0]), ctypes.byref(integer(c[1]))]
        return [*flat, *(ctypes.c_size_t(1) for _ in first)]

    def run(
        self, place: SiteStruct | None = None, library: Any = LIBRARY, prefix: str = ""
    ) -> None:
        """By the name that is preloaded, or behind a site."""
        if place is None:
            function = getattr(library, prefix + self.function)
            arguments = self.arguments()
        else:
            function = getattr(library, f"mixpert_{self.function}")
            arguments = [ctypes.byref(place), *self.arguments()]
        function.restype = None
        function(*arguments)

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


def calls(**more: Any) -> Iterator[Triangle]:
    """Every function, order, side and operation, with sizes, factors and paddings in turn."""
    few = itertools.cycle(itertools.product(SIZES, FACTORS))
    for name in (*CBLAS, *FORTRAN):
        orders = ORDERS if name in CBLAS else (COLUMNS,)
        seconds = (PLAIN,) if "syrk" in name else OPERATIONS
        for order, uplo, first, second in itertools.product(orders, SIDES, OPERATIONS, seconds):
            other = (TRANSPOSED if first == PLAIN else PLAIN) if "syrk" in name else second
            for number in range(len(FACTORS)):
                (n, k), (alpha, beta) = next(few)
                yield Triangle(
                    name, order, uplo, (first, other), n, k, alpha, beta, number % 3, **more
                )
            next(few)  # so that sizes and factors do not keep step with the rest


def results() -> None:
    """Small integers, which every scheme computes exactly, behind sites or by name."""
    places = {name: site(f"site of {name}") for name in (*CBLAS, *FORTRAN)}
    for number, call in enumerate(calls()):
        call.run(places[call.function] if number % 2 else None)
        call.check()


def rounded() -> None:
    """Normal data: as accurate as FP32."""
    for call in calls(normal=True):
        call.run()
        call.check(2e-6)


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


def as_the_blas() -> None:
    """Natively: the bits of the BLAS's own function."""
    library = ctypes.CDLL(os.environ[settings.BLAS])
    for ours, theirs in zip(calls(normal=True), calls(normal=True), strict=True):
        ours.run()
        theirs.run(library=library, prefix="scipy_")
        np.testing.assert_array_equal(
            ours.memory.view(np.uint32), theirs.memory.view(np.uint32), str(ours)
        )


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
    }
    for name, each in changes.items():
        for position, value in each.items():
            call = Triangle(name, COLUMNS, UPPER, (PLAIN, TRANSPOSED), 4, 4)
            arguments = call.arguments()
            arguments[position] = value
            print(f"{name} {position + 1}", file=sys.stderr, flush=True)
            function = getattr(LIBRARY, name)
            function.restype = None
            function(*arguments)
            assert (call.memory.view(np.uint32) == call.before.view(np.uint32)).all(), name
    for name, letters in (("ssyrk_", (b"X", b"N")), ("sgemmt_", (b"L", b"N", b"?"))):
        call = Triangle(name, COLUMNS, UPPER, (PLAIN, TRANSPOSED), 4, 4)
        arguments = call.arguments()
        arguments[: len(letters)] = letters
        where = next(i for i, letter in enumerate(letters) if letter not in b"LNT")
        print(f"{name} {where + 1}", file=sys.stderr, flush=True)
        getattr(LIBRARY, name)(*arguments)
        assert (call.memory.view(np.uint32) == call.before.view(np.uint32)).all(), name


def once() -> None:
    """One call of a site whose output is kept."""
    for order in ORDERS:
        call = Triangle(
            "cblas_ssyrk", order, UPPER, (PLAIN, TRANSPOSED), 33, 70, pad=2, normal=True
        )
        call.run(site("kept", flags=1))
        call.check(2e-6)


SCENARIOS = {
    f.__name__: f for f in (results, rounded, bits, as_the_blas, empty, not_finite, illegal, once)
}

if __name__ == "__main__":
    SCENARIOS[sys.argv[1]]()
