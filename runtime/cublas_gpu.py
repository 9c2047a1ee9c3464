"""Schemes `native` and `fp64` on CuPy arrays: cuBLAS's product of the same problem.

CuPy's own arithmetic takes subnormal numbers for zeros (it compiles with ``-ftz=true``), so none is
used: alpha and beta go to cuBLAS, and kernels of the library convert between FP32 and FP64.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from mixpert import native
from mixpert.errors import BackendError
from mixpert.runtime.layout import Product

Convert = Callable[[bool, bytes, int], None]
"""Queues the kernel that converts a matrix: to FP64 or back, its parameters, its elements."""


class _ConvertParams(ctypes.Structure):
    """ConvertParams of the kernels: a column-major FP32 matrix and a dense FP64 one."""

    _fields_ = [
        ("single", ctypes.c_uint64),
        ("wide", ctypes.c_uint64),
        ("rows", ctypes.c_int64),
        ("columns", ctypes.c_int64),
        ("ld", ctypes.c_int64),
        ("triangle", ctypes.c_int32),
        ("reserved", ctypes.c_int32),
    ]


def run_native(product: Product, alpha: float, beta: float, cupy: Any) -> None:
    """Queue cublasSgemm on the current stream.

    Args:
        product: of sizes above 0; cuBLAS's strides between matrices are not negative.
        alpha: rounded to float32.
        beta: likewise.
        cupy: the module.

    Raises:
        BackendError: CuPy finds no cuBLAS, or cuBLAS refuses.
    """
    p, gemm = product.problem, _Cublas(cupy)
    factors = ctypes.c_float(alpha), ctypes.c_float(beta)
    if p.batch > 1 and min(p.stride_a, p.stride_b, p.stride_c) >= 0:
        a, b, c = (x.data.ptr for x in (product.a, product.b, product.c))
        gemm.batch("cublasSgemmStridedBatched_64", p, factors, (a, b, c))
        return
    for addresses in _matrices(product):
        gemm.one("cublasSgemm_v2_64", p, factors, addresses, (p.lda, p.ldb, p.ldc))


def wide_bytes(product: Product) -> int:
    """The workspace of `run_fp64`: A, B and C of one problem in FP64."""
    return 8 * sum(rows * columns for rows, columns in _shapes(product.problem))


def run_fp64(
    product: Product, factors: tuple[float, float], cupy: Any, workspace: int, convert: Convert
) -> None:
    """Queue cublasDgemm on widened operands, and the rounding of its result.

    Args:
        product: of sizes above 0.
        factors: alpha and beta, rounded to float32 first.
        cupy: the module.
        workspace: device address of `wide_bytes` bytes.
        convert: queues a conversion.

    Raises:
        BackendError: CuPy finds no cuBLAS, or cuBLAS refuses.
    """
    p, gemm, shapes = product.problem, _Cublas(cupy), _shapes(product.problem)
    sizes = [8 * rows * columns for rows, columns in shapes]
    wide = (workspace, workspace + sizes[0], workspace + sizes[0] + sizes[1])
    alpha, beta = (ctypes.c_double(ctypes.c_float(factor).value) for factor in factors)
    held = [0, 0, 0]

    def converted(to_wide: bool, which: int, address: int) -> None:
        rows, columns = shapes[which]
        ld = (p.lda, p.ldb, p.ldc)[which]
        params = _ConvertParams(address, wide[which], rows, columns, ld)
        convert(to_wide, bytes(params), rows * columns)

    for addresses in _matrices(product):
        for which in (0, 1, 2) if beta.value != 0 else (0, 1):
            if addresses[which] != held[which]:  # one matrix may be an operand of all
                converted(True, which, addresses[which])
        held = list(addresses)
        lds = tuple(rows for rows, _ in shapes)
        gemm.one("cublasDgemm_v2_64", p, (alpha, beta), wide, lds)
        converted(False, 2, addresses[2])


def _shapes(p: native.ProblemStruct) -> list[tuple[int, int]]:
    """Rows and columns of A, B and C as they are stored, by columns."""
    a, b = (p.m, p.k), (p.k, p.n)
    return [a[::-1] if p.trans_a else a, b[::-1] if p.trans_b else b, (p.m, p.n)]


def _matrices(product: Product) -> Iterator[tuple[int, ...]]:
    """The addresses of A, B and C of each problem of a batch."""
    p = product.problem
    strides = (p.stride_a, p.stride_b, p.stride_c)
    arrays = (product.a, product.b, product.c)
    for i in range(p.batch):
        yield tuple(x.data.ptr + 4 * i * s for x, s in zip(arrays, strides, strict=True))


class _Cublas:
    """CuPy's cuBLAS on the current stream."""

    def __init__(self, cupy: Any) -> None:
        self._library = library(cupy)
        self._cublas = cupy.cuda.cublas
        self._handle = cupy.cuda.device.get_cublas_handle()
        stream = cupy.cuda.get_current_stream().ptr
        self._ask("cublasSetStream_v2", ctypes.c_void_p(stream))  # CuPy refuses one that captures

    def one(
        self, name: str, p: native.ProblemStruct, factors: tuple[Any, ...],
        addresses: tuple[int, ...], lds: tuple[int, ...],
    ) -> None:  # fmt: skip
        """One product."""
        matrices = _words(value for pair in zip(addresses, lds, strict=True) for value in pair)
        self._call(name, p, factors, matrices, ())

    def batch(
        self, name: str, p: native.ProblemStruct, factors: tuple[Any, ...],
        addresses: tuple[int, ...],
    ) -> None:  # fmt: skip
        """As many as the problem has."""
        matrices = _words(value for triple in zip(
            addresses, (p.lda, p.ldb, p.ldc), (p.stride_a, p.stride_b, p.stride_c), strict=True
        ) for value in triple)  # fmt: skip
        self._call(name, p, factors, matrices, _words([p.batch]))

    def _call(
        self, name: str, p: native.ProblemStruct, factors: tuple[Any, ...],
        matrices: tuple[Any, ...], last: tuple[Any, ...],
    ) -> None:  # fmt: skip
        """A, its leading dimension and B's before beta, C's behind it; factors are on the host."""
        alpha, beta = (ctypes.byref(factor) for factor in factors)
        of_c = len(matrices) // 3
        mode = self._cublas.getPointerMode(self._handle)
        self._cublas.setPointerMode(self._handle, 0)  # CUBLAS_POINTER_MODE_HOST
        try:
            self._ask(
                name, p.trans_a, p.trans_b, *_words([p.m, p.n, p.k]),
                alpha, *matrices[:-of_c], beta, *matrices[-of_c:], *last,
            )  # fmt: skip
        finally:
            self._cublas.setPointerMode(self._handle, mode)

    def _ask(self, name: str, *arguments: Any) -> None:
        """Call a function of cuBLAS."""
        status = getattr(self._library, name)(ctypes.c_void_p(self._handle), *arguments)
        if status:
            raise BackendError(f"{name.removesuffix('_64')} returned status {status}")


def _words(values: Any) -> tuple[ctypes.c_int64, ...]:
    return tuple(map(ctypes.c_int64, values))


@lru_cache(maxsize=1)
def library(cupy: Any) -> ctypes.CDLL:
    """CuPy's cuBLAS, which it has loaded.

    Raises:
        BackendError: it finds none.
    """
    try:
        handle = cupy.cuda.device.get_cublas_handle()
        major = cupy.cuda.cublas.getVersion(handle) // 10000
        return ctypes.CDLL(f"libcublas.so.{major}", mode=ctypes.RTLD_LOCAL)
    except (ImportError, OSError, RuntimeError) as error:
        raise BackendError(f"CuPy finds no cuBLAS: {error}") from error
