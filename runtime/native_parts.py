"""Into how many parts CuPy's cuBLAS cuts k, which `auto` follows."""

from __future__ import annotations

import ctypes
from functools import lru_cache
from typing import Any

from mixpert import native
from mixpert.runtime.layout import Product


def ask_cublas(product: Product, cupy: Any) -> None:
    """Put it into the product's problem."""
    a, b, c = (array.data.ptr for array in (product.a, product.b, product.c))
    product.problem.native_parts = native_parts(product.problem, product.scheme, (a, b, c), cupy)


def native_parts(
    problem: native.ProblemStruct,
    scheme: native.SchemeStruct,
    addresses: tuple[int, ...],
    cupy: Any,
) -> int:
    """The parts for operands and result at device addresses of the current device.

    0, as many as sizes tell, where cuBLAS cannot be asked or the scheme does not follow it.
    """
    try:
        handle = cupy.cuda.device.get_cublas_handle()
    except (ImportError, RuntimeError):  # CuPy finds no cuBLAS, which INT8 products do without
        return 0
    function = _function(cupy)
    parts: int = native.load().mixpert_native_parts(function, handle, problem, scheme, *addresses)
    return parts


@lru_cache(maxsize=1)
def _function(cupy: Any) -> int | None:
    """The address of a function of CuPy's cuBLAS, which it has loaded."""
    handle = cupy.cuda.device.get_cublas_handle()
    major = cupy.cuda.cublas.getVersion(handle) // 10000
    try:
        library = ctypes.CDLL(f"libcublas.so.{major}", mode=ctypes.RTLD_LOCAL)
    except OSError:
        return None
    return ctypes.cast(library.cublasSgemm_v2, ctypes.c_void_p).value
