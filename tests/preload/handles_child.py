"""Asks a cuBLAS into how many parts it cuts k, by handles that are made one after the other.

``python handles_child.py CUBLAS``: the second counts on 20 multiprocessors, the last is on another
device.
"""

from __future__ import annotations

import ctypes
import sys

from mixpert import native
from mixpert.scheme import Scheme

CUBLAS, DRIVER = ctypes.CDLL(sys.argv[1]), ctypes.CDLL("libcuda.so.1")
MEMORY = [ctypes.c_void_p(address << 32) for address in (1, 2, 3)]  # nobody reads or writes


def ask(multiprocessors: int = 0) -> None:
    handle, problem = ctypes.c_void_p(), native.ProblemStruct(512, 512, 4096, 512, 4096, 512, 1)
    CUBLAS.cublasCreate_v2(ctypes.byref(handle))
    CUBLAS.cublasSetSmCountTarget(handle, multiprocessors)
    parts = native.load().mixpert_native_parts(
        ctypes.cast(CUBLAS.cublasSgemm_v2, ctypes.c_void_p), handle, problem,
        Scheme.parse("auto").to_native(), *MEMORY,
    )  # fmt: skip
    CUBLAS.cublasDestroy_v2(handle)
    assert parts == 3


ask()
ask(multiprocessors=20)
ask()
DRIVER.fake_use(1)
ask()
