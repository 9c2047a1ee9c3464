"""Grouped batches of cuBLAS on the fake device: groups of one, as its kernels have no others."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.append(str(Path(__file__).parents[1]))
from call_sites import site

from mixpert import native

SHAPES = ((5, 4, 16), (7, 4, 16), (6, 4, 32), (5, 4, 16), (7, 4, 16))
ALPHAS, BETAS = (0.5, 1.0, 2.0, 1.0, -1.0), (0.0, -2.0, 0.0, 1.0, 0.5)
SITE = site("groups")
CUBLAS = ctypes.CDLL(sys.argv[2], mode=ctypes.RTLD_GLOBAL)
HANDLE = ctypes.c_void_p()
CUBLAS.cublasCreate_v2(ctypes.byref(HANDLE))


class Groups:
    """Column-major products, all with rows more than they need."""

    def __init__(self) -> None:
        rng = np.random.default_rng(3)
        self.matrices, self.expected = [], []
        for (m, n, k), alpha, beta in zip(SHAPES, ALPHAS, BETAS, strict=True):
            a, b, c = (
                rng.integers(-8, 9, size).astype(np.float32)
                for size in ((k, m + 2), (n, k + 3), (n, m + 1))
            )
            self.expected.append(
                np.float32(alpha) * (b[:, :k] @ a[:, :m]) + np.float32(beta) * c[:, :m]
            )
            if beta == 0:
                c[:, :m] = np.nan
            self.matrices.append((a, b, c))
        self.before = [c.copy() for _, _, c in self.matrices]

    def arguments(self, size: Any, typed: bool, changes: dict[int, Any]) -> list[Any]:
        """Those of cublasSgemmGroupedBatched; `changes`: others, by their positions there."""

        def numbers(kind: Any, values: Any) -> Any:
            values = list(values)
            return (kind * len(values))(*values)

        plain = numbers(ctypes.c_int, [0] * len(SHAPES))
        arrays = [
            numbers(ctypes.c_void_p, [x[i].ctypes.data for x in self.matrices]) for i in range(3)
        ]
        leading = [numbers(size, [x[i].shape[1] for x in self.matrices]) for i in range(3)]
        flat = [
            HANDLE, plain, plain, *(numbers(size, column) for column in zip(*SHAPES, strict=True)),
            numbers(ctypes.c_float, ALPHAS), arrays[0], leading[0], arrays[1], leading[1],
            numbers(ctypes.c_float, BETAS), arrays[2], leading[2], size(len(SHAPES)),
            numbers(size, [1] * len(SHAPES)),
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
        for (_, _, c), exact in zip(self.matrices, self.expected, strict=True):
            assert np.array_equal(c[:, : exact.shape[1]], exact), (c, exact)

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


{
    "product": product,
    "typed": lambda: product(typed=True),
    "wide": lambda: product(ctypes.c_int64),
    "wide_typed": lambda: product(ctypes.c_int64, typed=True),
    "illegal": illegal,
    "none": none,
    "device_scalars": device_scalars,
}[sys.argv[1]]()
