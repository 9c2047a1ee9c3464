"""cblas_sgemm_batch_strided and sgemm_batch_strided_ through libmixpert; one scenario a process.

``python strided_child.py SCENARIO``: settings are read once a process. An assertion that fails ends
it with a traceback. runtime/test_strided.py starts it with MIXPERT_* set and reads the trace.
"""

from __future__ import annotations

import ctypes
import itertools
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from call_sites import SiteStruct, site
from triangle_child import (
    COLUMNS,
    FACTORS,
    LETTERS,
    LIBRARY,
    OPERATIONS,
    ORDERS,
    PLAIN,
    ROWS,
    UNSEEN,
    laid_out,
)

from mixpert import settings

CBLAS, FORTRAN = "cblas_sgemm_batch_strided", "sgemm_batch_strided_"
SIZES = ((1, 1, 1, 1), (5, 4, 3, 3), (33, 20, 70, 2), (7, 40, 9, 4), (4, 4, 0, 2), (0, 3, 2, 2))


@dataclass
class Batch:
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
        if self.function == CBLAS:
            alpha, beta = map(ctypes.c_float, (self.alpha, self.beta))
            a, b, c = placed
            return [self.order, *self.operations, m, n, k, alpha, *a, *b, beta, *c, batch]
        number = [ctypes.byref(ctypes.c_int32(x)) for x in (m, n, k, batch)]
        alpha, beta = (ctypes.byref(ctypes.c_float(x)) for x in (self.alpha, self.beta))
        a, b, c = ([at, *(ctypes.byref(ctypes.c_int32(x)) for x in rest)] for at, *rest in placed)
        letters = (LETTERS[x].upper() for x in self.operations)  # OpenBLAS knows no others here
        return [
            *letters,
            *number[:3],
            alpha,
            *a,
            *b,
            beta,
            *c,
            number[3],
            *[ctypes.c_size_t(1)] * 2,
        ]

    def run(
        self, place: SiteStruct | None = None, library: Any = LIBRARY, prefix: str = ""
    ) -> None:
        """By the name that is preloaded, or behind a site."""
        if place is None:
            function, arguments = getattr(library, prefix + self.function), self.arguments()
        else:
            function = getattr(library, f"mixpert_{self.function}")
            arguments = [ctypes.byref(place), *self.arguments()]
        function.restype = None
        function(*arguments)

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
        same = self.memory.view(np.uint32) == self.before.view(np.uint32)
        assert same[untouched].all(), f"{self}: what lies between the matrices has changed"


def calls(**more: Any) -> Iterator[Batch]:
    """Every function, order and operation with every size, and factors and paddings in turn."""
    factors = itertools.cycle(FACTORS)
    ways = [(CBLAS, order) for order in ORDERS] + [(FORTRAN, COLUMNS)]
    operations = itertools.product(OPERATIONS, repeat=2)
    every = itertools.product(ways, operations, SIZES)
    for number, ((name, order), both, sizes) in enumerate(every):
        alpha, beta = next(factors)
        shared = number % 4 == 1
        yield Batch(name, order, both, sizes, alpha, beta, number % 3, shared, **more)


def results() -> None:
    """Small integers, which every scheme computes exactly, behind sites or by name."""
    places = {name: site(f"site of {name}") for name in (CBLAS, FORTRAN)}
    for number, call in enumerate(calls()):
        call.run(places[call.function] if number % 2 else None)
        call.check()


def rounded() -> None:
    """Normal data: as accurate as FP32."""
    for call in calls(normal=True):
        call.run()
        call.check(2e-6)


def as_the_blas() -> None:
    """Natively: the bits of the BLAS's own function."""
    library = ctypes.CDLL(os.environ[settings.BLAS])
    for ours, theirs in zip(calls(normal=True), calls(normal=True), strict=True):
        ours.run(site("native"))
        theirs.run(library=library, prefix="scipy_")
        np.testing.assert_array_equal(
            ours.memory.view(np.uint32), theirs.memory.view(np.uint32), str(ours)
        )


def illegal() -> None:
    """Illegal arguments are reported or ignored, as the BLAS does, and nothing is written."""
    for position, value in ((0, 7), (1, 7), (2, 7), (3, -1), (4, -1), (5, -1), (8, 3), (11, 3),
                            (15, 3), (16, 1), (17, -1)):  # fmt: skip
        call = Batch(CBLAS, COLUMNS, (PLAIN, PLAIN), (4, 4, 4, 2))
        arguments = call.arguments()
        arguments[position] = value
        print(f"{CBLAS} {position + 1}", file=sys.stderr, flush=True)
        getattr(LIBRARY, CBLAS)(*arguments)
        assert (call.memory.view(np.uint32) == call.before.view(np.uint32)).all(), position
    call = Batch(CBLAS, COLUMNS, (PLAIN, PLAIN), (4, 4, 4, 2))
    getattr(LIBRARY, CBLAS)(*call.arguments()[:-1], 0)
    assert (call.memory.view(np.uint32) == call.before.view(np.uint32)).all(), "no products"


SCENARIOS = {f.__name__: f for f in (results, rounded, as_the_blas, illegal)}

if __name__ == "__main__":
    SCENARIOS[sys.argv[1]]()
