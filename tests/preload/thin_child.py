"""A product of few rows and one of few columns through libmixpert on the fake device."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

import numpy as np

sys.path.append(str(Path(__file__).parents[1]))
from call_sites import site

from mixpert import native

cublas, handle = ctypes.CDLL(sys.argv[2], mode=ctypes.RTLD_GLOBAL), ctypes.c_void_p()
cublas.cublasCreate_v2(ctypes.byref(handle))
one, zero, where = ctypes.c_float(1), ctypes.c_float(0), site("thin")
for m, n, k in ((16, 257, 900), (16, 257, 1900), (257, 16, 3000)):
    a, b, c = (np.ones(size, np.float32) for size in (m * k, k * n, m * n))
    at = [ctypes.c_void_p(x.ctypes.data) for x in (a, b, c)]
    status = native.load().mixpert_cublasSgemm_v2(
        ctypes.byref(where), handle, 0, 0, m, n, k, ctypes.byref(one), at[0], ctypes.c_int(m),
        at[1], ctypes.c_int(k), ctypes.byref(zero), at[2], ctypes.c_int(m),
    )  # fmt: skip
    assert status == 0
