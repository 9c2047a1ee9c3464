"""Multiplies on the fake device and looks at the runtime's pool before and after.

``python memory_child.py kept|none|both CUBLAS``: the pool has kept some, has none, or each of two
devices has its own. ``ended``: after some products the context ends; ``again``: and another is
made; ``shut``: the driver itself ends. ``flushed``: the trace is written after each of many
products; prints how many events are left. ``beside``: a packed matrix has most of the pool.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

import numpy as np

sys.path.append(str(Path(__file__).parents[1]))
from call_sites import site

from mixpert import native
from mixpert.scheme import Scheme

M, N, K = 70, 70, 2000  # enough to be packed


def pool() -> tuple[int, int]:
    """Reserved, used."""
    reserved, used = ctypes.c_uint64(), ctypes.c_uint64()
    library = native.load()
    native.check(library.mixpert_device_memory(ctypes.byref(reserved), ctypes.byref(used)))
    return reserved.value, used.value


def multiply(m: int = M, n: int = N, k: int = K) -> None:
    cublas, handle = ctypes.CDLL(sys.argv[2], mode=ctypes.RTLD_GLOBAL), ctypes.c_void_p()
    cublas.cublasCreate_v2(ctypes.byref(handle))
    a, b, c = (np.ones(size, np.float32) for size in (m * k, k * n, m * n))
    one, zero = ctypes.c_float(1), ctypes.c_float(0)
    where, lda, ldb = site("a.c:1:1@f"), ctypes.c_int(m), ctypes.c_int(k)
    address = [ctypes.c_void_p(x.ctypes.data) for x in (a, b, c)]
    status = native.load().mixpert_cublasSgemm_v2(
        ctypes.byref(where), handle, 0, 0, m, n, k, ctypes.byref(one), address[0], lda,
        address[1], ldb, ctypes.byref(zero), address[2], lda,
    )  # fmt: skip
    assert status == 0 and (c == k).all()


def check(keeps: bool) -> None:
    assert pool() == (0, 0)
    multiply()
    reserved, used = pool()
    assert used == 0
    assert (reserved > (M + N) * K) == keeps, reserved


driver = ctypes.CDLL("libcuda.so.1")
if sys.argv[1] == "flushed":
    for more in range(300):
        multiply(8, 8, 32 + more)
        native.check(native.load().mixpert_trace_flush())
    print(driver.fake_live_events())
    sys.exit()
if sys.argv[1] == "beside":
    held, matrix = ctypes.c_void_p(), np.ones(400 * 4000, np.float32)
    native.check(native.load().mixpert_pack(
        native.ProblemStruct(400, 8, 4000, 400, 4000, 400, 1),
        Scheme.parse("int8:2,2,2").to_native(), native.PACKED_A,
        ctypes.c_void_p(matrix.ctypes.data), 1, None, ctypes.byref(held),
    ))  # fmt: skip
    multiply(70, 300, 4000)
    multiply(70, 100, 4000)
    sys.exit()
if sys.argv[1] in ("ended", "again", "shut"):
    for _ in range(3):
        multiply()
    driver.fake_shut() if sys.argv[1] == "shut" else driver.fake_reset()
else:
    check(keeps=sys.argv[1] != "none")
if sys.argv[1] == "both":
    driver.fake_use(1)
    check(keeps=True)
if sys.argv[1] == "again":
    driver.fake_use(0)
    multiply()
