"""The child of `peer_products.py`: products with the library that the loader found.

One argument, a library that must stand behind the call, or nothing; a line of JSON on stdout for
each kind of product: its largest error. Whatever is preloaded is called.
"""

from __future__ import annotations

import ctypes
import json
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parent)]

from peer_client import program_cublas

from mixpert.errors import BackendError
from mixpert.runtime.launcher import cupy

WRONG = math.inf
"""The error of a result that is written where it does not belong, or is not a number."""
_SHAPE, _ODD, _BATCH = (512, 384, 640), (333, 257, 451), (128, 64, 192)
_SQUARE = (1024, 1024, 1024)
_LONG, _LONGER = 1 << 17, 1 << 19
_HEADS, _BATCHED = 8, 5
"""Matrices that lie beside each other, as heads of attention do, and how many are multiplied."""
_PAIRS = ((-1.0, 1.0), (0.5, 0.25), (1.0, 1.0), (-2.0, 0.0))
EXPONENTS = (-12, -8, -6, -4, -3, -2, -1, 0, 1, 4, 8, 12)
"""Of two: factors of uniform(-1, 1)."""


@dataclass(frozen=True)
class Case:
    """One product: C = alpha op(A) op(B) + beta C, with `pad` rows between the columns of each."""

    shape: tuple[int, int, int]
    turned: tuple[bool, bool] = (False, False)
    alpha: float = 1.0
    beta: float = 0.0
    pad: int = 0
    scale: float = 1.0
    same: bool = False
    """B is A."""


def kinds() -> Iterator[tuple[str, list[Case]]]:
    """What products are tried, by name; batches are apart."""
    for turned in product((False, True), repeat=2):
        name = "".join("NT"[one] for one in turned)
        plain = Case(_SHAPE, turned)
        yield name, [plain]
        some = [replace(plain, alpha=a, beta=b, pad=64) for a, b in _PAIRS]
        yield f"{name}, scalars and leading dimensions", some
        odd = [replace(plain, shape=_ODD, alpha=a, beta=b, pad=7) for a, b in _PAIRS]
        yield f"{name}, odd sizes", odd
    for exponent in EXPONENTS:
        yield f"elements up to 2^{exponent}", [Case(_SQUARE, scale=2.0**exponent)]
    for k in (_LONG, _LONGER):
        long = Case((256, 256, k), (True, False), same=True)
        yield f"k = {k}, of a matrix and itself", [long]


class Client:
    """cuBLAS's functions in this process, and a handle."""

    def __init__(self, library: str | None) -> None:
        self.functions, self.handle = program_cublas(0, library)
        self.random = cupy().random.default_rng()

    def operand(self, rows: int, columns: int, case: Case) -> Any:
        """A column-major matrix with its padding; a view of its elements is `[:, :rows]`."""
        size = (columns, rows + case.pad)
        return (self.random.random(size, dtype=cupy().float32) * 2 - 1) * case.scale

    def error(self, case: Case) -> float:
        """Relative Frobenius error of one product."""
        xp, (m, n, k), (ta, tb) = cupy(), case.shape, case.turned
        rows_a, rows_b = (k if ta else m), (n if tb else k)
        a = self.operand(rows_a, m if ta else k, case)
        b = a if case.same else self.operand(rows_b, k if tb else n, case)
        c = self.operand(m, n, replace(case, scale=case.scale**2 * k**0.5))
        exact = case.alpha * _op(a, rows_a, ta) @ _op(b, rows_b, tb) + case.beta * _op(c, m, False)
        padding = c[:, m:].copy()
        if case.beta == 0:
            c[:, :m] = xp.nan  # must not be read
        scalars = map(ctypes.byref, (ctypes.c_float(case.alpha), ctypes.c_float(case.beta)))
        alpha, beta = scalars
        x, y, z = (ctypes.c_void_p(one.data.ptr) for one in (a, b, c))
        status = self.functions.cublasSgemm_v2(
            self.handle, int(ta), int(tb), m, n, k, alpha, x, rows_a + case.pad, y,
            rows_b + case.pad, beta, z, m + case.pad,
        )  # fmt: skip
        xp.cuda.runtime.deviceSynchronize()
        if status or not (c[:, m:] == padding).all():
            return WRONG
        return _relative(_op(c, m, False), exact)

    def batch_error(self, turned: tuple[bool, bool], beta: float) -> float:
        """The largest error of a strided batch whose matrices lie beside each other."""
        xp, (m, n, k), (ta, tb) = cupy(), _BATCH, turned
        rows_a, rows_b = (k if ta else m), (n if tb else k)
        sizes = ((rows_a, m if ta else k), (rows_b, k if tb else n), (m, n))
        a, b, c = (self.operand(rows * _HEADS, columns, Case(_BATCH)) for rows, columns in sizes)
        before = c.copy()
        alpha, scale = map(ctypes.byref, (ctypes.c_float(0.5), ctypes.c_float(beta)))
        x, y, z = (ctypes.c_void_p(one.data.ptr) for one in (a, b, c))
        strides = [ctypes.c_longlong(rows) for rows in (rows_a, rows_b, m)]
        status = self.functions.cublasSgemmStridedBatched(
            self.handle, int(ta), int(tb), m, n, k, alpha, x, rows_a * _HEADS, strides[0], y,
            rows_b * _HEADS, strides[1], scale, z, m * _HEADS, strides[2], _BATCHED,
        )  # fmt: skip
        xp.cuda.runtime.deviceSynchronize()
        if status or not (c[:, _BATCHED * m :] == before[:, _BATCHED * m :]).all():
            return WRONG
        worst = 0.0
        for i in range(_BATCHED):
            left, right, got, old = (
                _op(whole[:, i * rows : (i + 1) * rows], rows, turn)
                for whole, rows, turn in ((a, rows_a, ta), (b, rows_b, tb), (c, m, False),
                                          (before, m, False))
            )  # fmt: skip
            worst = max(worst, _relative(got, 0.5 * left @ right + beta * old))
        return worst


def main() -> int:
    """0; 1 with one line on stderr where nothing can be run."""
    try:
        client = Client(sys.argv[1] if len(sys.argv) > 1 else None)
    except BackendError as error:
        print(error, file=sys.stderr)
        return 1
    for kind, of_kind in kinds():
        _print(kind, [client.error(case) for case in of_kind])
    for turned in product((False, True), repeat=2):
        name = "".join("NT"[one] for one in turned)
        _print(f"{name}, strided batch", [client.batch_error(turned, beta) for beta in (0.0, 1.0)])
    return 0


def _op(stored: Any, rows: int, turned: bool) -> Any:
    """A column-major matrix in FP64, transposed where it is `turned`."""
    matrix = stored[:, :rows].astype(cupy().float64)
    return matrix if turned else matrix.T


def _relative(found: Any, exact: Any) -> float:
    xp = cupy()
    error = float(xp.linalg.norm(found - exact) / xp.linalg.norm(exact))
    return WRONG if math.isnan(error) else error


def _print(kind: str, errors: list[float]) -> None:
    worst = max(errors)
    print(json.dumps({"kind": kind, "error": worst if math.isfinite(worst) else None}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
