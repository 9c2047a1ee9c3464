"""`native` and `fp64` of CuPy arrays, with a cuBLAS of NumPy's on the host: what is handed over."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mixpert.errors import BackendError
from mixpert.runtime import cublas_gpu, layout
from mixpert.scheme import Scheme

HANDLE, STREAM, DEVICE_SCALARS = 4711, 99, 1
Floats = NDArray[Any]


def columns_at(address: Any, dtype: Any, shape: tuple[int, int], ld: int) -> Floats:
    """A column-major matrix at an address, its memory shared."""
    rows, columns = shape
    last = ld * (columns - 1) + rows
    kind = ctypes.c_float if dtype is np.float32 else ctypes.c_double
    flat = np.ctypeslib.as_array((kind * last).from_address(address.value))
    item = flat.itemsize
    return np.lib.stride_tricks.as_strided(flat, shape, (item, item * ld))


class FakeLibrary:
    """Computes what it is asked for, in double."""

    def __init__(self, cupy: Any, status: int = 0) -> None:
        self.cupy, self.status, self.stream, self.calls = cupy, status, 0, list[str]()

    def __getattr__(self, name: str) -> Any:
        def call(handle: Any, *arguments: Any) -> int:
            assert handle.value == HANDLE
            if name == "cublasSetStream_v2":
                self.stream = arguments[0].value
                return 0
            assert self.stream == STREAM
            assert self.cupy.cuda.cublas.mode == 0, "alpha and beta are on the host"
            self.calls.append(name)
            if not self.status:
                dtype: Any = np.float64 if "Dgemm" in name else np.float32
                (self.batched if "Batched" in name else self.one)(dtype, *arguments)
            return self.status

        return call

    def batched(self, dtype: Any, *given: Any) -> None:
        *start, a, lda, sa, b, ldb, sb, beta, c, ldc, sc, count = given
        item = np.dtype(dtype).itemsize
        for i in range(count.value):
            places = (
                ctypes.c_int64(x.value + i * s.value * item) for x, s in ((a, sa), (b, sb), (c, sc))
            )
            at_a, at_b, at_c = places
            self.one(dtype, *start, at_a, lda, at_b, ldb, beta, at_c, ldc)

    def one(self, dtype: Any, *given: Any) -> None:
        trans_a, trans_b, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc = given
        m, n, k = (x.value for x in (m, n, k))
        x = columns_at(a, dtype, (k, m) if trans_a else (m, k), lda.value)
        y = columns_at(b, dtype, (n, k) if trans_b else (k, n), ldb.value)
        z = columns_at(c, dtype, (m, n), ldc.value)
        product = (x.T if trans_a else x).astype(float) @ (y.T if trans_b else y).astype(float)
        old = beta._obj.value * z.astype(float) if beta._obj.value else 0.0
        z[...] = alpha._obj.value * product + old


class FakeCublas:
    """What is used of ``cupy.cuda.cublas``."""

    def __init__(self) -> None:
        self.mode = DEVICE_SCALARS

    def getPointerMode(self, handle: int) -> int:
        return self.mode

    def setPointerMode(self, handle: int, mode: int) -> None:
        self.mode = mode


@pytest.fixture
def cupy(monkeypatch: pytest.MonkeyPatch) -> Any:
    module = SimpleNamespace(
        cuda=SimpleNamespace(
            cublas=FakeCublas(),
            device=SimpleNamespace(get_cublas_handle=lambda: HANDLE),
            get_current_stream=lambda: SimpleNamespace(ptr=STREAM),
        )
    )
    module.library = FakeLibrary(module)
    monkeypatch.setattr(cublas_gpu, "library", lambda _: module.library)
    return module


class OnHost:
    """An array with the address that a CuPy array has."""

    def __init__(self, array: Floats) -> None:
        self.array, self.data = array, SimpleNamespace(ptr=array.ctypes.data)


def convert(to_wide: bool, parameters: bytes, elements: int) -> None:
    """The kernel."""
    p = cublas_gpu._ConvertParams.from_buffer_copy(parameters)
    assert elements == p.rows * p.columns and p.triangle == 0
    single = columns_at(ctypes.c_int64(p.single), np.float32, (p.rows, p.columns), p.ld)
    wide = columns_at(ctypes.c_int64(p.wide), np.float64, (p.rows, p.columns), p.rows)
    if to_wide:
        wide[...] = single
    else:
        single[...] = wide


def multiply(  # noqa: PLR0917
    a: Floats, b: Floats, out: Floats, scheme: str, factors: tuple[float, float], cupy: Any
) -> None:
    product = layout.product(a, b, out, Scheme.parse(scheme))
    arrays = [OnHost(x) for x in (product.a, product.b, product.c)]
    on_gpu = layout.Product(product.problem, product.scheme, *arrays)
    if scheme == "native":
        cublas_gpu.run_native(on_gpu, *factors, cupy)
        return
    workspace = np.full(cublas_gpu.wide_bytes(on_gpu) // 8, np.nan)
    cublas_gpu.run_fp64(on_gpu, factors, cupy, workspace.ctypes.data, convert)


def stored(x: Floats, transposed: bool) -> Floats:
    """The same values with contiguous rows in a larger array, or contiguous columns."""
    if transposed:
        return np.ascontiguousarray(x.swapaxes(-1, -2)).swapaxes(-1, -2)
    wide = np.full((*x.shape[:-1], x.shape[-1] + 3), np.nan, np.float32)
    wide[..., 1:-2] = x
    return wide[..., 1:-2]


@pytest.mark.parametrize("scheme", ["native", "fp64"])
@pytest.mark.parametrize("beta", [0.0, 0.5])
@pytest.mark.parametrize("transposed", [(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)])
@pytest.mark.parametrize("batch", [(), (3,), "shared a", "backwards"])
def test_the_problem_reaches_cublas(
    batch: Any, transposed: tuple[int, int, int], beta: float, scheme: str, cupy: Any
) -> None:
    rng, many = np.random.default_rng(3), (3,) if batch else ()
    a, b = rng.standard_normal((*many, 5, 7)), rng.standard_normal((*many, 7, 4))
    c = rng.standard_normal((*many, 5, 4))
    a, b, c = (
        stored(x.astype(np.float32), bool(turned))
        for x, turned in zip((a, b, c), transposed, strict=True)
    )
    if batch == "shared a":
        a = np.broadcast_to(a[1], a.shape)
    if batch == "backwards":
        a = a[::-1]
    expected = -1.5 * (a.astype(float) @ b.astype(float)) + (beta * c.astype(float) if beta else 0)
    if not beta:
        c[...] = np.nan
    multiply(a, b, c, scheme, (-1.5, beta), cupy)
    assert np.abs(c - expected).max() <= 2e-6 * np.abs(expected).max()
    assert cupy.cuda.cublas.mode == DEVICE_SCALARS, "the mode is as it was"
    one_call = scheme == "native" and batch != "backwards"
    assert len(cupy.library.calls) == (1 if one_call or not batch else 3)


@pytest.mark.parametrize("scheme", ["native", "fp64"])
def test_subnormal_results_and_operands_stay(scheme: str, cupy: Any) -> None:
    a = np.full((2, 3), 2.0**-100, np.float32)
    b = np.full((3, 2), 2.0**-45, np.float32)
    c = np.full((2, 2), 2.0**-147, np.float32)
    multiply(a, b, c, scheme, (1.0, 0.5), cupy)
    assert (c == 3 * 2.0**-145 + 2.0**-148).all()


def test_a_refusal_is_an_error(cupy: Any) -> None:
    cupy.library.status = 7
    a = np.ones((2, 2), np.float32)
    with pytest.raises(BackendError, match="cublasSgemm_v2 returned status 7"):
        multiply(a, a.copy(), np.empty_like(a), "native", (1.0, 0.0), cupy)
    assert cupy.cuda.cublas.mode == DEVICE_SCALARS


def test_without_cublas_the_message_says_so() -> None:
    def missing() -> int:
        raise RuntimeError("libcublas.so.13 not found")

    module = SimpleNamespace(
        cuda=SimpleNamespace(device=SimpleNamespace(get_cublas_handle=missing))
    )
    with pytest.raises(BackendError, match="finds no cuBLAS"):
        cublas_gpu.library.__wrapped__(module)
