"""Products on the fake device, of which some have an element below 2^-110.

``python underflow_child.py usual CUBLAS``: in turn at a site whose products have one and at one
whose products have none, each twice.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

import numpy as np

sys.path.append(str(Path(__file__).parents[1]))
from call_sites import site

from mixpert import native

N, K = 70, 500


SITES = {name: site(name) for name in ("hard", "usual")}


def multiply(name: str, least: float) -> None:
    cublas, handle = ctypes.CDLL(sys.argv[2], mode=ctypes.RTLD_GLOBAL), ctypes.c_void_p()
    cublas.cublasCreate_v2(ctypes.byref(handle))
    a, b, c = (np.ones(size, np.float32) for size in (N * K, K * N, N * N))
    a[-1] = least
    one, zero, where = ctypes.c_float(1), ctypes.c_float(0), SITES[name]
    address = [ctypes.c_void_p(x.ctypes.data) for x in (a, b, c)]
    status = native.load().mixpert_cublasSgemm_v2(
        ctypes.byref(where), handle, 0, 0, N, N, K, ctypes.byref(one), address[0], N, address[1],
        K, ctypes.byref(zero), address[2], N,
    )  # fmt: skip
    assert status == 0
    assert np.abs(c - K).max() <= 1


for _ in range(2):
    multiply("hard", 2.0**-120)
    multiply("usual", 2.0**-100)
