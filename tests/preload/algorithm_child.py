"""One product by cublasLtMatmul on the fake driver, with an algorithm that cuts k.

``python algorithm_child.py CUBLASLT M,N,K PARTS``: 0 parts: no algorithm. MIXPERT_SCHEME says how.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))
from call_sites import site

from mixpert import native

COMPUTE_32F, R32F = 68, 0
LT = ctypes.CDLL(sys.argv[1], mode=ctypes.RTLD_GLOBAL)
M, N, K = (int(size) for size in sys.argv[2].split(","))
A, B, C = (ctypes.c_void_p(address << 32) for address in (1, 2, 3))  # nobody reads or writes


def layout(rows: int, columns: int) -> ctypes.c_void_p:
    made, size = ctypes.c_void_p(), ctypes.c_uint64
    LT.cublasLtMatrixLayoutCreate(
        ctypes.byref(made), R32F, size(rows), size(columns), ctypes.c_int64(rows)
    )
    return made


desc, where = ctypes.c_void_p(), site("a.c:1:1@f")
LT.cublasLtMatmulDescCreate(ctypes.byref(desc), COMPUTE_32F, R32F)
one, zero, of_c = ctypes.c_float(1), ctypes.c_float(0), layout(M, N)
parts = int(sys.argv[3])
algorithm = (ctypes.c_uint64 * 8)(parts)
status = native.load().mixpert_cublasLtMatmul(
    ctypes.byref(where), ctypes.c_void_p(1), desc, ctypes.byref(one), A, layout(M, K), B,
    layout(K, N), ctypes.byref(zero), C, of_c, C, of_c, algorithm if parts else None, None,
    ctypes.c_size_t(0), None,
)  # fmt: skip
assert status == 0
