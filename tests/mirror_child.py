"""cublasSgemm of a matrix and its own transpose through libmixpert; one scenario a process.

``python mirror_child.py SCENARIO gpu|CUBLAS``: on a GPU, or on host memory with the fake cuBLAS and
driver of tests/preload, where alpha is 0: no product is computed there.
"""

from __future__ import annotations

import ctypes
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parent / "gpu"))

import numpy as np
from syrk_cases import address, normal
from syrk_child import LIBRARY, ON, new_handle

PAD = 4
N, K = 1700, 25_000  # above the least that is mirrored, n no multiple of a tile
NO_PRODUCT = (4096, 4096)
SMALL, FEW_ROWS = (2000, 2000), (1100, 60_000)
STRANGE = 77.0


@dataclass
class Product:
    """C = alpha X' X, or X X'; `copied`: of X and a copy of it, which nobody knows to be one."""

    n: int
    k: int
    trans: bool = True
    copied: bool = False
    alpha: float = 0.5
    beta: float = 0.0

    def __post_init__(self) -> None:
        n, k = self.n, self.k
        self.rows, columns = (k, n) if self.trans else (n, k)
        x = normal(np.random.default_rng([n, k]), self.rows * columns)
        self.x = ON.upload(x)
        self.y = ON.upload(x.copy()) if self.copied else self.x
        before = np.full((n, n + PAD), STRANGE if self.beta else np.nan, np.float32)
        before[:, n:] = STRANGE
        self.c = ON.upload(before)
        self.scalars = ctypes.c_float(self.alpha), ctypes.c_float(self.beta)

    def run(self, handle: int) -> int:
        """Queue it; cuBLAS's status."""
        alpha, beta = map(ctypes.byref, self.scalars)
        x, y, c = (ctypes.c_void_p(address(of)) for of in (self.x, self.y, self.c))
        n, k = self.n, self.k
        status: int = LIBRARY.cublasSgemm_v2(
            ctypes.c_void_p(handle), int(self.trans), int(not self.trans), n, n, k, alpha, x,
            self.rows, y, self.rows, beta, c, n + PAD,
        )  # fmt: skip
        return status

    def result(self) -> Any:
        """C, after a look at what lies between its columns."""
        whole = self.c.get() if hasattr(self.c, "get") else self.c
        assert (whole[:, self.n :] == STRANGE).all(), "written outside of C"
        return whole[:, : self.n]


def result(product: Product) -> Any:
    assert product.run(new_handle()) == 0
    return product.result()


def no_product() -> None:
    """alpha = 0: zeros below the diagonal, and their mirror image."""
    assert not result(Product(*NO_PRODUCT, alpha=0.0)).any()


def of_two() -> None:
    """Two matrices, though equal ones: nothing is mirrored."""
    assert not result(Product(*NO_PRODUCT, copied=True, alpha=0.0)).any()


def updated() -> None:
    """C that is read need not be symmetric."""
    assert (result(Product(*NO_PRODUCT, alpha=0.0, beta=0.5)) == 0.5 * STRANGE).all()


def small() -> None:
    """Too small to be worth it."""
    for size in (SMALL, FEW_ROWS):
        assert not result(Product(*size, alpha=0.0)).any()


def bits() -> None:
    """On a GPU: those of the whole product."""
    for trans in (False, True):
        half, whole = (result(Product(N, K, trans, copied)) for copied in (False, True))
        np.testing.assert_array_equal(half, whole)


def close() -> None:
    """On a GPU: sums that are rounded in another order, the same on both sides."""
    half, whole = (result(Product(N, K, True, copied)).astype(float) for copied in (False, True))
    np.testing.assert_array_equal(half, half.T)
    assert np.linalg.norm(half - whole) < 2e-6 * np.linalg.norm(whole)


def graph() -> None:
    """On a GPU: captured and replayed."""
    import cupy

    lane, handle = cupy.cuda.Stream(non_blocking=True), new_handle()
    assert ON.cublas.cublasSetStream_v2(ctypes.c_void_p(handle), ctypes.c_void_p(lane.ptr)) == 0
    product, whole = (Product(N, K, True, copied) for copied in (False, True))
    cupy.cuda.Device().synchronize()
    with lane:
        lane.begin_capture(cupy.cuda.runtime.streamCaptureModeGlobal)
        status = product.run(handle)
        captured = lane.end_capture()
        assert status == 0
        for _ in range(2):
            product.c[:, :N] = cupy.nan
            captured.launch()
    lane.synchronize()
    assert whole.run(handle) == 0
    lane.synchronize()
    np.testing.assert_array_equal(product.result(), whole.result())


SCENARIOS = {f.__name__: f for f in (no_product, of_two, updated, small, bits, close, graph)}

if __name__ == "__main__":
    SCENARIOS[sys.argv[1]]()
