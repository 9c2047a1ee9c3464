"""What can be graded: schemes, models of schemes, BLAS libraries, cuBLAS."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from mixpert import native
from mixpert.errors import BackendError, SchemeError
from mixpert.grading.matrices import Float32
from mixpert.grading.measure import Multiply
from mixpert.scheme import LIMITED_KINDS, Scheme

CBLAS_NAMES = ("cblas_sgemm", "scipy_cblas_sgemm")
"""Plain, and with the prefix of the scipy-openblas wheels."""

_ROW_MAJOR, _NO_TRANS = 101, 111
_CUBLAS_LIBRARIES = ("libcublas.so.13", "libcublas.so.12")


def scheme(text: str, on_gpu: bool) -> Multiply:
    """`mixpert.matmul` with a scheme, on the processor or on CuPy's current GPU.

    Raises:
        SchemeError: no such scheme.
        BackendError: there is no GPU, or no CuPy.
    """
    from mixpert.runtime.matmul import matmul

    parsed = Scheme.parse(text)
    if not on_gpu:
        return lambda a, b: np.asarray(matmul(a, b, scheme=parsed))
    from mixpert.runtime.launcher import cupy

    xp = cupy()
    return lambda a, b: np.asarray(matmul(xp.asarray(a), xp.asarray(b), scheme=parsed).get())


def guarded(text: str, limit: float | None, on_gpu: bool) -> Multiply:
    """A scheme as a program runs it whose plan has a limit for the guard.

    Panels whose estimated error exceeds the limit are computed as the last rung of ``auto``.

    Args:
        text: an int8 scheme or a float split.
        limit: relative error, or None for that of cublasSgemm, which grows with sqrt(k).
        on_gpu: on CuPy's current GPU, else on the processor.

    Raises:
        SchemeError: no such scheme, or the guard holds it to no limit.
        BackendError: there is no GPU, or no CuPy.
    """
    from mixpert.kernels.guard_model import sgemm_error
    from mixpert.runtime import layout

    parsed = Scheme.parse(text)
    if parsed.kind not in LIMITED_KINDS:
        raise SchemeError(f"the guard holds '{text}' to no limit: choose int8 or a float split")
    module, run = _runner(on_gpu)

    def multiply(a: Float32, b: Float32) -> Float32:
        left, right = module.asarray(a), module.asarray(b)
        c = module.empty((a.shape[0], b.shape[1]), np.float32)
        product = layout.product(left, right, c, parsed)
        product.problem.guard = native.GUARD_ON
        product.problem.limit = sgemm_error(a.shape[1]) if limit is None else limit
        run(product, parsed)
        return np.asarray(c.get() if on_gpu else c)

    return multiply


def _runner(on_gpu: bool) -> tuple[Any, Callable[[Any, Scheme], None]]:
    """NumPy or CuPy, and what computes a product of its arrays."""
    if on_gpu:
        from mixpert.runtime.launcher import cupy, run_product

        return cupy(), lambda product, parsed: run_product(product, parsed, 1.0, 0.0)
    from mixpert.runtime.matmul import run_on_processor
    from mixpert.runtime.program import set_default_blas

    set_default_blas()
    return np, lambda product, _: run_on_processor(product, 1.0, 0.0)


def model(name: str) -> Multiply:
    """A NumPy model of a float split (`mixpert.kernels.split_variants`).

    Raises:
        SchemeError: there is no model of that name.
    """
    from mixpert.kernels.split_variants import models

    known = models()
    if name not in known:
        raise SchemeError(f"no model of '{name}': choose one of {', '.join(known)}")
    return known[name]


def blas(path: Path) -> Multiply:
    """The ``cblas_sgemm`` of a shared library: a file, else a name that the loader looks up.

    Raises:
        BackendError: the library cannot be loaded, or has none.
    """
    try:
        library = ctypes.CDLL(str(path.absolute() if path.exists() else path))
    except OSError as error:
        reason = str(error).removeprefix(f"{path.absolute()}: ").removeprefix(f"{path}: ")
        raise BackendError(f"{path}: cannot load: {reason}") from error
    return _cblas(library, str(path))


def global_cblas() -> Multiply:
    """The ``cblas_sgemm`` that a program would call here: a preloaded one, if there is one.

    Raises:
        BackendError: no library of this process has one.
    """
    return _cblas(ctypes.CDLL(None), "this process")


def _cblas(library: ctypes.CDLL, where: str) -> Multiply:
    found = next((name for name in CBLAS_NAMES if hasattr(library, name)), None)
    if found is None:
        raise BackendError(f"{where}: no {' or '.join(CBLAS_NAMES)}")
    function = getattr(library, found)
    function.restype = None

    def multiply(a: Float32, b: Float32) -> Float32:
        left, right = np.ascontiguousarray(a), np.ascontiguousarray(b)
        (m, k), n = left.shape, right.shape[1]
        c = np.empty((m, n), np.float32)
        one, zero = ctypes.c_float(1), ctypes.c_float(0)
        pointers = [ctypes.c_void_p(x.ctypes.data) for x in (left, right, c)]
        function(
            _ROW_MAJOR, _NO_TRANS, _NO_TRANS, m, n, k, one, pointers[0], k, pointers[1], n, zero,
            pointers[2], n,
        )  # fmt: skip
        return c

    return multiply


def cublas() -> Multiply:
    """The ``cublasSgemm_v2`` that a program would call here: a preloaded one, if there is one.

    Raises:
        BackendError: there is no GPU, no CuPy or no cuBLAS.
    """
    from mixpert.runtime.launcher import cupy

    xp = cupy()
    library = load_cublas()
    try:
        sgemm = ctypes.CDLL(None).cublasSgemm_v2
    except AttributeError:
        sgemm = library.cublasSgemm_v2
    handle = ctypes.c_void_p()
    if library.cublasCreate_v2(ctypes.byref(handle)) != 0:
        raise BackendError("cublasCreate failed: mixpert-doctor shows what is missing")

    def multiply(a: Float32, b: Float32) -> Float32:
        return _sgemm(xp, sgemm, handle, a, b)

    return multiply


def load_cublas() -> ctypes.CDLL:
    """Load cuBLAS, its symbols global, so that a preloaded library finds the next one.

    Raises:
        BackendError: there is none.
    """
    for name in _CUBLAS_LIBRARIES:
        try:
            return ctypes.CDLL(name, mode=ctypes.RTLD_GLOBAL)
        except OSError:
            continue
    raise BackendError(
        f"no cuBLAS ({' or '.join(_CUBLAS_LIBRARIES)}): add the CUDA toolkit's lib64 to "
        "LD_LIBRARY_PATH"
    )


def _sgemm(
    xp: Any, sgemm: Callable[..., int], handle: ctypes.c_void_p, a: Float32, b: Float32
) -> Float32:
    """Row-major C = A B is column-major C^T = B^T A^T."""
    left, right = xp.ascontiguousarray(xp.asarray(a)), xp.ascontiguousarray(xp.asarray(b))
    (m, k), n = left.shape, right.shape[1]
    c = xp.empty((m, n), xp.float32)
    one, zero = ctypes.c_float(1), ctypes.c_float(0)
    xp.cuda.get_current_stream().synchronize()
    status = sgemm(
        handle, 0, 0, n, m, k, ctypes.byref(one), ctypes.c_void_p(right.data.ptr), n,
        ctypes.c_void_p(left.data.ptr), k, ctypes.byref(zero), ctypes.c_void_p(c.data.ptr), n,
    )  # fmt: skip
    if status != 0:
        raise BackendError(f"cublasSgemm_v2 returned status {status}")
    xp.cuda.runtime.deviceSynchronize()
    return np.asarray(c.get())
