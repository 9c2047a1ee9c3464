"""cublasSgemmBatched through libmixpert on the fake device; batches of one, as its kernels have."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

import numpy as np

sys.path.append(str(Path(__file__).parents[1]))
from call_sites import site

from mixpert import native

M, N, K = 5, 4, 16
NOWHERE = 8


def check(alpha: float, beta: float, read: bool = True) -> None:
    """Column-major, all with rows more than they need; `read`: A and B are there."""
    rng = np.random.default_rng(3)
    a, b, c = (
        rng.integers(-8, 9, size).astype(np.float32)
        for size in ((K, M + 2), (N, K + 3), (N, M + 1))
    )
    expected = np.float32(alpha) * (b[:, :K] @ a[:, :M]) * read + np.float32(beta) * c[:, :M]
    if beta == 0:
        c[:, :M] = np.nan
    places = (a.ctypes.data if read else NOWHERE, b.ctypes.data if read else NOWHERE, c.ctypes.data)
    lists = [(ctypes.c_void_p * 1)(place) for place in places]
    handle, where = ctypes.c_void_p(), site("arrays")
    ctypes.CDLL(sys.argv[2], mode=ctypes.RTLD_GLOBAL).cublasCreate_v2(ctypes.byref(handle))
    scalars = [ctypes.byref(ctypes.c_float(x)) for x in (alpha, beta)]
    status = native.load().mixpert_cublasSgemmBatched(
        ctypes.byref(where), handle, 0, 0, M, N, K, scalars[0], lists[0], M + 2, lists[1],
        ctypes.c_int(K + 3), scalars[1], lists[2], ctypes.c_int(M + 1), ctypes.c_int(1),
    )  # fmt: skip
    assert status == 0
    assert np.array_equal(c[:, :M], expected), (c, expected)


{
    "product": lambda: check(0.5, 0.0),
    "sum": lambda: check(0.5, -2.0),
    "scaled": lambda: check(0.0, 0.5, read=False),
}[sys.argv[1]]()
