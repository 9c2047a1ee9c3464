"""Grouped batches of cuBLAS on the fake device."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

sys.path.append(str(Path(__file__).parents[1]))
from call_sites import site

from mixpert import native

SITE = site("groups")
CUBLAS = ctypes.CDLL(sys.argv[2], mode=ctypes.RTLD_GLOBAL)
HANDLE = ctypes.c_void_p()
CUBLAS.cublasCreate_v2(ctypes.byref(HANDLE))


@dataclass(frozen=True)
class Group:
    """The sizes of products and how many there are; op(A) and op(B) may be transposed."""

    m: int
    n: int
    k: int
    alpha: float = 1.0
    beta: float = 0.0
    count: int = 1
    trans: tuple[int, int] = (0, 0)
    more: int = 0  # rows beyond those that each matrix has in any case

    @property
    def stored(self) -> list[tuple[int, int]]:
        """Columns and rows of A, B and C, with rows more than they need."""
        a = (self.m, self.k) if self.trans[0] else (self.k, self.m)
        b = (self.k, self.n) if self.trans[1] else (self.n, self.k)
        return [(a[0], a[1] + 2), (b[0], b[1] + 3), (self.n, self.m + 1 + self.more)]


APART = (
    Group(5, 4, 16, 0.5), Group(7, 4, 16, 1.0, -2.0), Group(6, 4, 32, 2.0),
    Group(5, 4, 16, 1.0, 1.0), Group(7, 4, 16, -1.0, 0.5),
)  # fmt: skip
"""Which have nothing in common."""


class Groups:
    """Column-major products."""

    def __init__(self, groups: Sequence[Group] = APART) -> None:
        rng = np.random.default_rng(3)
        self.groups, self.matrices, self.expected = groups, [], []
        for x in (group for group in groups for _ in range(group.count)):
            a, b, c = (rng.integers(-8, 9, size).astype(np.float32) for size in x.stored)
            turned = [a[:, :-2].T if x.trans[0] else a[:, :-2], b[:, :-3]]
            turned[1] = turned[1].T if x.trans[1] else turned[1]
            self.expected.append(
                np.float32(x.alpha) * (turned[1] @ turned[0]) + np.float32(x.beta) * c[:, : x.m]
            )
            if x.beta == 0:
                c[:, : x.m] = np.nan
            self.matrices.append((a, b, c))
        self.before = [c.copy() for _, _, c in self.matrices]

    def arguments(self, size: Any, typed: bool, changes: dict[int, Any]) -> list[Any]:
        """Those of cublasSgemmGroupedBatched; `changes`: others, by their positions there."""

        def numbers(kind: Any, values: Any) -> Any:
            values = list(values)
            return (kind * len(values))(*values)

        def of_groups(kind: Any, name: str) -> Any:
            return numbers(kind, [getattr(x, name) for x in self.groups])

        arrays = [
            numbers(ctypes.c_void_p, [x[i].ctypes.data for x in self.matrices]) for i in range(3)
        ]
        leading = [numbers(size, [x.stored[i][1] for x in self.groups]) for i in range(3)]
        flat = [
            HANDLE, *(numbers(ctypes.c_int, [x.trans[i] for x in self.groups]) for i in range(2)),
            *(of_groups(size, name) for name in ("m", "n", "k")),
            of_groups(ctypes.c_float, "alpha"), arrays[0], leading[0], arrays[1], leading[1],
            of_groups(ctypes.c_float, "beta"), arrays[2], leading[2], size(len(self.groups)),
            of_groups(size, "count"),
        ]  # fmt: skip
        for position, value in changes.items():
            flat[position] = value
        if typed:
            for position in (8, 11, 15):
                flat.insert(position, ctypes.c_int(0))
            flat.append(ctypes.c_int(68))
        return flat

    def run(self, size: Any = ctypes.c_int32, typed: bool = False, **changes: Any) -> int:
        """The status."""
        name = "cublasGemmGroupedBatchedEx" if typed else "cublasSgemmGroupedBatched"
        suffix = "_64" if size is ctypes.c_int64 else ""
        function = getattr(native.load(), f"mixpert_{name}{suffix}")
        others = {int(key[1:]): value for key, value in changes.items()}
        return int(function(ctypes.byref(SITE), *self.arguments(size, typed, others)))

    def check(self) -> None:
        """All are right."""
        for (_, _, c), before, exact in zip(self.matrices, self.before, self.expected, strict=True):
            m = exact.shape[1]
            assert np.array_equal(c[:, :m], exact), (c, exact)
            assert np.array_equal(c[:, m:], before[:, m:]), "beyond the rows of C"

    def check_unchanged(self) -> None:
        """None was written."""
        for (_, _, c), before in zip(self.matrices, self.before, strict=True):
            assert np.array_equal(c.view(np.uint32), before.view(np.uint32))


def product(size: Any = ctypes.c_int32, typed: bool = False) -> None:
    """Twice, as the second call may know that groups run natively."""
    for _ in range(2):
        groups = Groups()
        assert groups.run(size, typed) == 0
        groups.check()


def illegal() -> None:
    """One bad group, or a null array: cuBLAS's own status, and no group is written."""
    groups = Groups()
    assert groups.run(_8=(ctypes.c_int32 * 5)(7, 9, 8, 4, 9)) == 7
    groups.check_unchanged()


def none() -> None:
    """No groups."""
    groups = Groups()
    assert groups.run(_14=ctypes.c_int32(0)) == 0
    groups.check_unchanged()


def device_scalars() -> None:
    """cuBLAS takes no scalars on the device here."""
    groups = Groups()
    CUBLAS.cublasSetPointerMode_v2(HANDLE, 1)
    assert groups.run() == 15
    groups.check_unchanged()


EQUAL = tuple(Group(5, 4, 16, 0.5) for _ in range(6))
EXPERTS = tuple(Group(40, 1 + 7 * i % 23, 48, more=i % 3) for i in range(20))
"""The tokens of each expert differ."""
LONG = tuple(Group(12, 9, 3 + 5 * i, -1.0, 0.5, trans=(1, 0)) for i in range(12))
"""As in the gradients of weights, whose k is the tokens."""
MANY = tuple(Group(3, 2, 1 + i % 2, 1.0, 1.0) for i in range(250))
MIXED = tuple(
    Group(8 + i % 3, 8, 8 + i % 5, (1.0, 2.0)[i % 2], (0.0, 1.0)[i // 2 % 2], 1 + i % 2,
          (i // 3 % 2, i // 4 % 2))
    for i in range(40)
)  # fmt: skip
EMPTY = (Group(5, 4, 16, count=0), Group(0, 4, 16), Group(5, 4, 16), Group(5, 4, 0), *EQUAL)


def together(groups: Sequence[Group], times: int = 2) -> None:
    """Right, again and again."""
    for _ in range(times):
        some = Groups(groups)
        assert some.run() == 0
        some.check()


{
    "equal": lambda: together(EQUAL),
    "experts": lambda: together(EXPERTS),
    "long": lambda: together(LONG),
    "many": lambda: together(MANY, 1),
    "mixed": lambda: together(MIXED),
    "empty": lambda: together(EMPTY),
    "product": product,
    "typed": lambda: product(typed=True),
    "wide": lambda: product(ctypes.c_int64),
    "wide_typed": lambda: product(ctypes.c_int64, typed=True),
    "illegal": illegal,
    "none": none,
    "device_scalars": device_scalars,
}[sys.argv[1]]()
