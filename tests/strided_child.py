"""sgemm_batch_strided of CBLAS and Fortran through libmixpert; one scenario a process.

runtime/test_host_batches.py starts it with MIXPERT_* set and reads the trace.
"""

from __future__ import annotations

import ctypes
import itertools
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import host_products
import numpy as np
from call_sites import site
from host_products import (
    COLUMNS,
    FACTORS,
    LETTERS,
    OPERATIONS,
    ORDERS,
    PLAIN,
    ROWS,
    UNSEEN,
    WIDE,
    Product,
    integer,
    is_cblas,
    laid_out,
)

CBLAS, FORTRAN = "cblas_sgemm_batch_strided", "sgemm_batch_strided_"
NARROW_NAMES = (CBLAS, FORTRAN)
WIDE_NAMES = (*(f"{CBLAS}{tail}" for tail in WIDE), f"{FORTRAN}64_")
SIZES = ((1, 1, 1, 1), (5, 4, 3, 3), (33, 20, 70, 2), (7, 40, 9, 4), (4, 4, 0, 2), (0, 3, 2, 2))


@dataclass
class Batch(Product):
    """C_i = alpha op(A_i) op(B_i) + beta C_i; `shared`: all products read one A."""

    function: str
    order: int
    operations: tuple[int, int]
    sizes: tuple[int, int, int, int]
    alpha: float = 1.0
    beta: float = 0.0
    pad: int = 0
    shared: bool = False
    normal: bool = False

    def __post_init__(self) -> None:
        m, n, k, batch = self.sizes
        rng = np.random.default_rng(self.sizes)

        def some(count: int, rows: int, columns: int) -> Any:
            if self.normal:
                return rng.standard_normal((count, rows, columns)).astype(np.float32)
            return rng.integers(-8, 9, (count, rows, columns)).astype(np.float32)

        self.op_a, self.op_b = some(1 if self.shared else batch, m, k), some(batch, k, n)
        self.c = some(batch, m, n)
        if self.beta == 0:
            self.c[:] = UNSEEN
        first, second = self.operations
        self.a = self.together(self.op_a if first == PLAIN else self.op_a.transpose(0, 2, 1))
        self.b = self.together(self.op_b if second == PLAIN else self.op_b.transpose(0, 2, 1))
        self.memory = self.together(self.c)
        self.before = self.memory.copy()

    def together(self, matrices: Any) -> Any:
        """The matrices of a batch in memory, with unseen rows between them."""
        each = [laid_out(x, self.order, self.pad) for x in matrices]
        between = np.full((self.pad, each[0].shape[1]), UNSEEN, np.float32)
        return np.stack([np.vstack([x, between]) for x in each])

    def arguments(self) -> list[Any]:
        """Those of the function."""
        m, n, k, batch = self.sizes
        placed = []
        for x in (self.a, self.b, self.memory):
            stride = 0 if x is self.a and self.shared else x[0].size
            placed.append((ctypes.c_void_p(x.ctypes.data), x.shape[2], stride))
        size, real = integer(self.function), ctypes.c_float
        if is_cblas(self.function):
            a, b, c = ([at, *map(size, rest)] for at, *rest in placed)
            alpha, beta = real(self.alpha), real(self.beta)
            head = [self.order, *self.operations, *map(size, (m, n, k)), alpha]
            return [*head, *a, *b, beta, *c, size(batch)]
        number = [ctypes.byref(size(x)) for x in (m, n, k, batch)]
        alpha, beta = (ctypes.byref(real(x)) for x in (self.alpha, self.beta))
        a, b, c = ([at, *(ctypes.byref(size(x)) for x in rest)] for at, *rest in placed)
        letters = (LETTERS[x].upper() for x in self.operations)  # OpenBLAS knows no others here
        lengths = [ctypes.c_size_t(1)] * 2
        return [*letters, *number[:3], alpha, *a, *b, beta, *c, number[3], *lengths]

    def check(self, tolerance: float = 0.0) -> None:
        """Within `tolerance` of |A| |B| + |C|; what lies between the matrices is as before."""
        m, n, _, batch = self.sizes
        rows, columns = (m, n) if self.order == ROWS else (n, m)
        inside = self.memory[:, :rows, :columns]
        got = inside if self.order == ROWS else inside.transpose(0, 2, 1)
        a, b = self.op_a.astype(float), self.op_b.astype(float)
        old = np.zeros((batch, m, n)) if self.beta == 0 else self.c.astype(float)
        exact = self.alpha * (a @ b) + self.beta * old
        scale = abs(self.alpha) * (abs(a) @ abs(b)) + abs(self.beta * old)
        assert (abs(got - exact) <= tolerance * scale).all(), self
        untouched = np.ones(self.memory.shape, bool)
        untouched[:, :rows, :columns] = False
        assert self.unchanged()[untouched].all(), (
            f"{self}: what lies between the matrices has changed"
        )


def calls(names: tuple[str, ...] = NARROW_NAMES, **more: Any) -> Iterator[Batch]:
    """Every function, order and operation with every size, and factors and paddings in turn."""
    factors = itertools.cycle(FACTORS)
    ways = [(name, o) for name in names for o in (ORDERS if is_cblas(name) else (COLUMNS,))]
    operations = itertools.product(OPERATIONS, repeat=2)
    every = itertools.product(ways, operations, SIZES)
    for number, ((name, order), both, sizes) in enumerate(every):
        alpha, beta = next(factors)
        shared = number % 4 == 1
        yield Batch(name, order, both, sizes, alpha, beta, number % 3, shared, **more)


def illegal() -> None:
    """Illegal arguments are reported or ignored, as the BLAS does, and nothing is written."""
    changes = {0: 7, 1: 7, 2: 7, 3: -1, 4: -1, 5: -1, 8: 3, 11: 3, 15: 3, 16: 1, 17: -1}
    host_products.illegal(Batch(CBLAS, COLUMNS, (PLAIN, PLAIN), (4, 4, 4, 2)), changes)


SCENARIOS = {
    **host_products.scenarios(calls, NARROW_NAMES, WIDE_NAMES, site("native")),
    "illegal": illegal,
}

if __name__ == "__main__":
    SCENARIOS[sys.argv[1]]()
