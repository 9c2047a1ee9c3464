"""cuBLAS's GEMM functions and MixPert's in their place, on CuPy memory, and what they must give."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

import cupy as cp
import numpy as np
from call_sites import SiteStruct
from gemm_cases import Float32

from mixpert import native
from mixpert.scheme import Scheme

R32F, COMPUTE_32F, DEFAULT_ALGORITHM = 0, 68, -1
HOST_SCALARS, DEVICE_SCALARS = 0, 1
_LIBRARY = native.load()
_VERSIONS = (13, 12)


def load_cublas(stem: str = "libcublas") -> ctypes.CDLL:
    """That of CuPy, or the cuBLASLt that this needs."""
    cp.cuda.device.get_cublas_handle()  # CuPy loads its cuBLAS
    for version in _VERSIONS:
        try:
            return ctypes.CDLL(f"{stem}.so.{version}")
        except OSError:
            continue
    raise SystemExit(f"no {stem} to call")


CUBLAS = load_cublas()
_POINTER, _INT, _LONG = ctypes.c_void_p, ctypes.c_int, ctypes.c_longlong
_SGEMM = [_POINTER, *[_INT] * 5, _POINTER, _POINTER, _INT, _POINTER, _INT, _POINTER, _POINTER, _INT]
_STRIDED = [
    _POINTER, *[_INT] * 5, _POINTER, _POINTER, _INT, _LONG, _POINTER, _INT, _LONG, _POINTER,
    _POINTER, _INT, _LONG, _INT,
]  # fmt: skip
_EX = [
    _POINTER, *[_INT] * 5, _POINTER, _POINTER, _INT, _INT, _POINTER, _INT, _INT, _POINTER,
    _POINTER, _INT, _INT, _INT, _INT,
]  # fmt: skip
ENTRIES = {
    "cublasSgemm_v2": _SGEMM,
    "cublasSgemmStridedBatched": _STRIDED,
    "cublasGemmEx": _EX,
}


def entry(name: str, emulated: bool) -> Any:
    """cuBLAS's function, or MixPert's, which takes a site first."""
    arguments = ENTRIES[name]
    kind = ctypes.CFUNCTYPE(_INT, *([_POINTER] if emulated else []), *arguments)
    return kind((f"mixpert_{name}", _LIBRARY)) if emulated else kind((name, CUBLAS))


def new_handle(stream: Any = None) -> int:
    handle = ctypes.c_void_p()
    assert CUBLAS.cublasCreate_v2(ctypes.byref(handle)) == 0
    if stream is not None:
        assert CUBLAS.cublasSetStream_v2(handle, ctypes.c_void_p(stream.ptr)) == 0
    assert handle.value
    return handle.value


def device_memory() -> tuple[int, int]:
    """Bytes that the runtime has taken of the device's memory, and what of it is in use."""
    reserved, used = ctypes.c_uint64(), ctypes.c_uint64()
    native.check(_LIBRARY.mixpert_device_memory(ctypes.byref(reserved), ctypes.byref(used)))
    return reserved.value, used.value


@dataclass
class Call:
    """A GEMM on device memory; matrices are column-major and packed unless `pad` is given."""

    m: int
    n: int
    k: int
    alpha: float = 1.0
    beta: float = 0.0
    trans_a: bool = False
    trans_b: bool = False
    batch: int = 1
    name: str = "cublasSgemm_v2"
    site: SiteStruct | None = None
    pad: int = 0
    seed: int = 0
    host: list[Float32] = field(default_factory=list)

    def __post_init__(self) -> None:
        rng = np.random.default_rng([self.seed, self.m, self.n, self.k])
        problem = self.problem()
        columns = (
            (problem.stride_a, self.batch), (problem.stride_b, self.batch),
            (problem.stride_c, self.batch),
        )  # fmt: skip
        self.host = [
            rng.standard_normal(max(1, stride * count)).astype(np.float32)
            for stride, count in columns
        ]
        if self.beta == 0:
            self.host[2][...] = np.nan  # must not be read
        self.device = [cp.asarray(x) for x in self.host]

    def problem(self) -> native.ProblemStruct:
        m, n, k, pad = self.m, self.n, self.k, self.pad
        lda = max(1, k if self.trans_a else m) + pad
        ldb = max(1, n if self.trans_b else k) + pad
        ldc = max(1, m) + pad
        strides = (lda * (m if self.trans_a else k), ldb * (k if self.trans_b else n), ldc * n)
        return native.ProblemStruct(
            m, n, k, lda, ldb, ldc, self.batch, *strides, self.trans_a, self.trans_b
        )

    def expected(self, scheme: str) -> Float32:
        """C's buffer as the processor computes it."""
        c = self.host[2].copy()
        problem, struct = self.problem(), Scheme.parse(scheme).to_native()
        status = _LIBRARY.mixpert_gemm_cpu(
            ctypes.byref(problem), ctypes.byref(struct), self.alpha, self.host[0].ctypes.data,
            self.host[1].ctypes.data, self.beta, c.ctypes.data,
        )  # fmt: skip
        native.check(status)
        return c

    def run(self, handle: int, emulated: bool = True, scalars: Any = None) -> int:
        """Queue the call on the handle's stream; returns cuBLAS's status code."""
        p = self.problem()
        a, b, c = (x.data.ptr for x in self.device)
        host = (ctypes.c_float(self.alpha), ctypes.c_float(self.beta))
        alpha, beta = scalars or (ctypes.addressof(host[0]), ctypes.addressof(host[1]))
        head = [handle, int(self.trans_a), int(self.trans_b), self.m, self.n, self.k, alpha]
        if self.name == "cublasSgemm_v2":
            tail = [a, p.lda, b, p.ldb, beta, c, p.ldc]
        elif self.name == "cublasGemmEx":
            tail = [a, R32F, p.lda, b, R32F, p.ldb, beta, c, R32F, p.ldc]
            tail += [COMPUTE_32F, DEFAULT_ALGORITHM]
        else:
            tail = [a, p.lda, p.stride_a, b, p.ldb, p.stride_b, beta, c, p.ldc, p.stride_c]
            tail += [self.batch]
        where = [ctypes.addressof(self.site) if self.site else None] if emulated else []
        status: int = entry(self.name, emulated)(*where, *head, *tail)
        return status

    def result(self) -> Float32:
        values: Float32 = self.device[2].get()
        return values


def assert_same(got: Float32, expected: Float32, what: object) -> None:
    same = (got.view(np.uint32) == expected.view(np.uint32)) | ((got == 0) & (expected == 0))
    same |= np.isnan(got) & np.isnan(expected)
    assert same.all(), f"{what}: {int((~same).sum())} of {same.size} values differ"


def check_int8(call: Call, scheme: str) -> None:
    assert_same(call.result(), call.expected(scheme), call)


def check_fp64(call: Call, _scheme: str) -> None:
    """Within two roundings of the double-precision result (none where C is not touched)."""
    exact, scale = in_double(call)
    assert_close(call.result(), exact, 2.0**-23 * np.abs(exact) + 1e-13 * scale, call)


def assert_close(got: Float32, exact: Any, tolerance: Any, what: object) -> None:
    same = np.abs(got - exact) <= tolerance
    same |= np.isnan(got) & np.isnan(exact)  # between the columns of a C that is not read
    assert same.all(), f"{what}: {int((~same).sum())} of {same.size} values differ"


def in_double(call: Call) -> tuple[Any, Any]:
    """C's buffer in float64, what lies between its columns as before, and |A||B| + |C| of it."""
    p = call.problem()
    a, b, c = (x.astype(float) for x in call.host)
    exact, scale = c.copy(), np.abs(c)
    for index in range(call.batch):
        left = matrix(
            a, index * p.stride_a, p.lda, p.k if p.trans_a else p.m, p.m if p.trans_a else p.k
        )
        right = matrix(
            b, index * p.stride_b, p.ldb, p.n if p.trans_b else p.k, p.k if p.trans_b else p.n
        )
        left, right = left.T if p.trans_a else left, right.T if p.trans_b else right
        old = matrix(c, index * p.stride_c, p.ldc, p.m, p.n)
        rest = call.beta * old if call.beta else 0.0
        matrix(exact, index * p.stride_c, p.ldc, p.m, p.n)[...] = call.alpha * (left @ right) + rest
        size = np.abs(left) @ np.abs(right) + (np.abs(old) if call.beta else 0.0)
        matrix(scale, index * p.stride_c, p.ldc, p.m, p.n)[...] = size
    return exact, scale


def matrix(buffer: Any, start: int, ld: int, rows: int, columns: int) -> Any:
    """A view of a column-major matrix inside a buffer."""
    step = buffer.itemsize
    return np.lib.stride_tricks.as_strided(
        buffer[start:], (rows, columns), (step, ld * step), writeable=True
    )


def check_native(call: Call, _scheme: str) -> None:
    """The bits of cuBLAS itself on the same operands."""
    names = [one.name for one in fields(call) if one.name != "host"]
    twin = Call(**{name: getattr(call, name) for name in names})
    assert twin.run(plain_handle(), emulated=False) == 0
    assert_same(call.result(), twin.result(), call)


@cache
def plain_handle() -> int:
    return new_handle()


def checker(scheme: str) -> Any:
    return {"fp64": check_fp64, "native": check_native}.get(scheme, check_int8)
