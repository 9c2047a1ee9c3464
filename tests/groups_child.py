"""sgemm and sgemm_batch of CBLAS and Fortran through libmixpert; one scenario a process.

runtime/test_groups.py and runtime/test_host_batches.py start it with MIXPERT_* set.
They read the trace.
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

CBLAS, FORTRAN = "cblas_sgemm_batch", "sgemm_batch_"
NARROW_NAMES = (CBLAS, FORTRAN)
WIDE_NAMES = tuple(
    f"{name}{tail}"
    for name in ("cblas_sgemm", "sgemm_", CBLAS, FORTRAN)
    for tail in (WIDE if is_cblas(name) else ("64_",))
)
SHAPES = ((1, 1, 1), (5, 4, 3), (33, 20, 70), (7, 40, 9), (4, 4, 0), (0, 3, 2))
COUNTS = (2, 1, 0, 3)


@dataclass(frozen=True)
class Group:
    """Products of the same sizes: how many, their operations, sizes, factors and padding."""

    count: int
    operations: tuple[int, int]
    shape: tuple[int, int, int]
    alpha: float = 1.0
    beta: float = 0.0
    pad: int = 0


class Matrices:
    """One product's operands, and where they are in memory."""

    def __init__(self, group: Group, order: int, rng: Any, normal: bool) -> None:
        m, n, k = group.shape

        def some(rows: int, columns: int) -> Any:
            if normal:
                return rng.standard_normal((rows, columns)).astype(np.float32)
            return rng.integers(-8, 9, (rows, columns)).astype(np.float32)

        self.op_a, self.op_b, self.c = some(m, k), some(k, n), some(m, n)
        if group.beta == 0:
            self.c[:] = UNSEEN
        plain_a, plain_b = (operation == PLAIN for operation in group.operations)
        self.a = laid_out(self.op_a if plain_a else self.op_a.T, order, group.pad)
        self.b = laid_out(self.op_b if plain_b else self.op_b.T, order, group.pad)
        self.memory = laid_out(self.c, order, group.pad)


@dataclass
class Groups(Product):
    """C = alpha op(A) op(B) + beta C for each product; of sgemm there is one."""

    function: str
    order: int
    groups: list[Group]
    normal: bool = False

    def __post_init__(self) -> None:
        rng = np.random.default_rng(len(self.groups))
        self.each = [
            [Matrices(group, self.order, rng, self.normal) for _ in range(group.count)]
            for group in self.groups
        ]
        self.flat = [one for group in self.each for one in group]
        parts = [one.memory.ravel() for one in self.flat]
        self.memory = np.concatenate([*parts, np.full(3, UNSEEN)])
        self.before = self.memory.copy()
        ends = list(itertools.accumulate(part.size for part in parts))
        self.starts = [end - part.size for end, part in zip(ends, parts, strict=True)]

    def arguments(self) -> list[Any]:
        """Those of the function, of the types that it takes."""
        size, batch = integer(self.function), "batch" in self.function
        by_value = is_cblas(self.function) and not batch

        def numbers(kind: Any, values: list[Any]) -> Any:
            array = (kind * max(1, len(values)))(*values)
            return array[0] if by_value else array

        def column(index: int) -> Any:
            return numbers(size, [group.shape[index] for group in self.groups])

        def leading(name: str) -> Any:
            lds = [
                getattr(Matrices(g, self.order, _RNG, False), name).shape[1] for g in self.groups
            ]
            return numbers(size, lds)

        def places(addresses: list[int]) -> Any:
            return (ctypes.c_void_p * max(1, len(addresses)))(*addresses) if batch else (
                ctypes.c_void_p(addresses[0])
            )  # fmt: skip

        def operations(which: int) -> Any:
            used = [group.operations[which] for group in self.groups]
            if is_cblas(self.function):
                return numbers(ctypes.c_int32, used)
            return b"".join(LETTERS[x].upper() for x in used)

        c = [self.memory.ctypes.data + 4 * start for start in self.starts]
        common = [
            operations(0), operations(1), column(0), column(1), column(2),
            numbers(ctypes.c_float, [group.alpha for group in self.groups]),
            places([one.a.ctypes.data for one in self.flat]), leading("a"),
            places([one.b.ctypes.data for one in self.flat]), leading("b"),
            numbers(ctypes.c_float, [group.beta for group in self.groups]), places(c),
            leading("memory"),
        ]  # fmt: skip
        if by_value:  # array elements of ctypes are Python's numbers
            kinds = [ctypes.c_int32] * 2 + [size] * 3 + [ctypes.c_float, None, size, None, size]
            kinds += [ctypes.c_float, None, size]
            common = [x if kind is None else kind(x) for kind, x in zip(kinds, common, strict=True)]
        counts = [group.count for group in self.groups]
        tail: list[Any] = []
        if batch:
            number = size(len(counts))
            sizes = (size * max(1, len(counts)))(*counts)
            tail = [number if is_cblas(self.function) else ctypes.byref(number), sizes]
        if is_cblas(self.function):
            return [self.order, *common, *tail]
        return [*common, *tail, *[ctypes.c_size_t(1)] * 2]

    def check(self, tolerance: float = 0.0) -> None:
        """Within `tolerance` of |A| |B| + |C|; what lies between the matrices is as before."""
        untouched = np.ones(self.memory.shape, bool)
        starts = iter(self.starts)
        for group, matrices in zip(self.groups, self.each, strict=True):
            m, n, _ = group.shape
            rows, columns = (m, n) if self.order == ROWS else (n, m)
            for one in matrices:
                start = next(starts)
                place = slice(start, start + one.memory.size)
                inside = self.memory[place].reshape(one.memory.shape)[:rows, :columns]
                untouched[place].reshape(one.memory.shape)[:rows, :columns] = False
                got = inside if self.order == ROWS else inside.T
                a, b = one.op_a.astype(float), one.op_b.astype(float)
                old = np.zeros((m, n)) if group.beta == 0 else one.c.astype(float)
                exact = group.alpha * (a @ b) + group.beta * old
                scale = abs(group.alpha) * (abs(a) @ abs(b)) + abs(group.beta * old)
                assert (abs(got - exact) <= tolerance * scale).all(), (self.function, group)
        assert self.unchanged()[untouched].all(), f"{self.function}: something else has changed"


_RNG = np.random.default_rng(0)


def calls(names: tuple[str, ...] = NARROW_NAMES, **more: Any) -> Iterator[Groups]:
    """Every function and order with every operation and shape, several groups at a time."""
    factors, counts = itertools.cycle(FACTORS), itertools.cycle(COUNTS)
    operations = list(itertools.product(OPERATIONS, repeat=2))
    for name in names:
        batch = "batch" in name
        for order in ORDERS if is_cblas(name) else (COLUMNS,):
            every = [
                Group(next(counts) if batch else 1, both, shape, *next(factors), number % 3)
                for number, (both, shape) in enumerate(itertools.product(operations, SHAPES))
            ]
            length = 5 if batch else 1
            for first in range(0, len(every), length):
                yield Groups(name, order, every[first : first + length], **more)
            if batch:
                yield Groups(name, order, [], **more)


def illegal() -> None:
    """Illegal arguments of the second group are reported, and no group is written."""
    groups = [Group(1, (PLAIN, PLAIN), (4, 4, 4)), Group(2, (PLAIN, PLAIN), (3, 4, 5))]
    call = Groups(CBLAS, COLUMNS, groups)
    two = ctypes.c_int32 * 2
    changes = {0: 7, 1: two(PLAIN, 7), 2: two(PLAIN, 7), 3: two(4, -1), 4: two(4, -1),
               5: two(4, -1), 8: two(4, 2), 10: two(4, 4), 13: two(4, 2), 14: -1,
               15: two(1, -1)}  # fmt: skip
    host_products.illegal(call, changes)
    host_products.illegal(Groups(FORTRAN, COLUMNS, groups), {1: b"N?"})


def mixed() -> None:
    """A plan that keeps two shapes of a site native: their products go to the BLAS by groups."""
    shapes = ((8, 8, 8), (8, 8, 8), (16, 8, 8), (4, 4, 4), (8, 8, 8))
    groups = [Group(2, (PLAIN, PLAIN), shape) for shape in shapes]
    place = site("mixed")
    for name in NARROW_NAMES:
        call = Groups(name, COLUMNS, groups)
        call.run(place)
        call.check()


SCENARIOS = {
    **host_products.scenarios(calls, NARROW_NAMES, WIDE_NAMES, site("native")),
    "illegal": illegal,
    "mixed": mixed,
}

if __name__ == "__main__":
    SCENARIOS[sys.argv[1]]()
