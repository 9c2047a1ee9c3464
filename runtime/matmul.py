"""`mixpert.matmul` on NumPy arrays: the processor's backend, NumPy's conventions."""

from __future__ import annotations

import ctypes
import importlib
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mixpert import native
from mixpert.errors import BackendError, ShapeError
from mixpert.scheme import Scheme

Float32 = NDArray[np.float32]


def matmul(  # noqa: PLR0917 - like numpy.matmul, with BLAS's factors
    a: Any,
    b: Any,
    scheme: str | Scheme = "int8:2,2",
    out: Any = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    transa: bool = False,
    transb: bool = False,
) -> Any:
    """Return alpha * op(a) @ op(b) + beta * out, computed as `scheme` says.

    Args:
        a: float32 array (m, k), or (batch, m, k); its last two axes swapped if ``transa``.
        b: float32 array (k, n), or (batch, k, n); likewise. One operand of a batch may be a
            single matrix. NumPy and CuPy arrays of any layout are taken; those with neither
            rows nor columns contiguous are copied first.
        scheme: text such as ``int8:2,2,2``, or a `Scheme`.
        out: float32 array (m, n) or (batch, m, n) that receives the result; a new row-major
            array if None.
        alpha: factor of the product, rounded to float32.
        beta: factor of `out`, rounded to float32; where it is 0, `out` is not read.
        transa: use the transpose of `a`.
        transb: use the transpose of `b`.

    Returns:
        `out`, or the new array. NumPy arrays are computed by the processor, CuPy arrays by
        their GPU, with the same bits for int8 schemes.

    Raises:
        ShapeError: shapes, element types or `out` do not fit.
        SchemeError: no such scheme.
        BackendError: the native library is missing or failed.
    """
    scheme = Scheme.parse(scheme) if isinstance(scheme, str) else scheme
    if _is_cupy(a) or _is_cupy(b):
        return _launcher().matmul_device(a, b, scheme, out, alpha, beta, transa, transb)
    left, right = _operand("a", a, transa), _operand("b", b, transb)
    shape = _result_shape(left, right)
    if out is None:
        if beta != 0:
            raise ShapeError(f"beta is {beta} but there is no out to multiply: pass out")
        result: Float32 = np.empty(shape, np.float32)
    else:
        result = _checked_out(out, shape)
    target = _target(result, left, right, beta)
    _gemm(left, right, target, scheme, alpha=alpha, beta=beta)
    if target is not result:
        result[...] = target
    return result


def _is_cupy(array: object) -> bool:
    return type(array).__module__.partition(".")[0] == "cupy"


def _launcher() -> Any:
    """The CuPy side, imported only for CuPy arrays."""
    try:
        return importlib.import_module("mixpert.runtime.launcher")
    except ImportError as error:
        raise BackendError(f"CuPy arrays cannot be used here: {error}") from error


def _checked_array(name: str, array: object) -> Float32:
    if not isinstance(array, np.ndarray):
        raise ShapeError(f"{name} is a {type(array).__name__}: pass a NumPy or CuPy array")
    if array.dtype != np.float32:
        raise ShapeError(f"{name} has dtype {array.dtype}, not float32: use astype(numpy.float32)")
    if array.ndim not in {2, 3}:
        raise ShapeError(f"{name} has {array.ndim} dimension(s): matmul takes 2, or 3 for a batch")
    return array


def _operand(name: str, array: object, transposed: bool) -> Float32:
    checked = _checked_array(name, array)
    return checked.swapaxes(-1, -2) if transposed else checked


def _result_shape(a: Float32, b: Float32) -> tuple[int, ...]:
    """The shape of op(a) @ op(b)."""
    if a.shape[-1] != b.shape[-2]:
        raise ShapeError(
            f"op(a) {a.shape} has {a.shape[-1]} columns but op(b) {b.shape} has {b.shape[-2]} rows"
        )
    try:
        batch = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    except ValueError:
        raise ShapeError(f"batches of {a.shape[0]} and {b.shape[0]} matrices differ") from None
    return (*batch, a.shape[-2], b.shape[-1])


def _checked_out(out: object, shape: tuple[int, ...]) -> Float32:
    result = _checked_array("out", out)
    if result.shape != shape:
        raise ShapeError(f"out has shape {result.shape}, the result {shape}")
    if not result.flags.writeable:
        raise ShapeError("out is read-only")
    return result


def _target(result: Float32, a: Float32, b: Float32, beta: float) -> Float32:
    """`result` itself, or a copy where the backend cannot write into it directly."""
    direct = _stored(result) is not None or _stored(result.swapaxes(-1, -2)) is not None
    overlapping = np.may_share_memory(result, a) or np.may_share_memory(result, b)
    if direct and not overlapping:
        return result
    return np.array(result, order="C") if beta != 0 else np.empty(result.shape, np.float32)


@dataclass(frozen=True)
class _Stored:
    """A matrix, or a batch of them, as BLAS sees column-major memory."""

    array: Float32
    ld: int
    batch_stride: int
    transposed: int = 0


def _stored(array: Float32) -> _Stored | None:
    """The array as column-major storage, None where its columns are not contiguous."""
    rows, columns = array.shape[-2:]
    item = array.itemsize
    if array.size == 0:
        return _Stored(array, max(1, rows), 0)
    if not array.flags.aligned or any(stride % item for stride in array.strides):
        return None
    row_stride, ld = (stride // item for stride in array.strides[-2:])
    batch_stride = array.strides[0] // item if array.ndim == 3 and array.shape[0] > 1 else 0
    if columns <= 1:
        ld = max(1, rows)  # NumPy's stride of an axis of length 1 means nothing
    if (row_stride != 1 and rows > 1) or ld < max(1, rows):
        return None
    return _Stored(array, ld, batch_stride)


def _stored_operand(array: Float32) -> _Stored:
    """The same for an operand, which may be stored transposed, else is copied."""
    stored = _stored(array)
    if stored:
        return stored
    flipped = _stored(array.swapaxes(-1, -2))
    if flipped is None:
        flipped = _stored(np.ascontiguousarray(array).swapaxes(-1, -2))
    assert flipped is not None, "a C-contiguous array is a column-major transpose"
    return _Stored(flipped.array, flipped.ld, flipped.batch_stride, transposed=1)


def _gemm(
    a: Float32, b: Float32, out: Float32, scheme: Scheme, *, alpha: float, beta: float
) -> None:
    """Run the native library; a row-major `out` is the transposed problem."""
    target, struct = _stored(out), scheme.to_native()
    if target is None:
        a, b = b.swapaxes(-1, -2), a.swapaxes(-1, -2)
        struct.l, struct.r = struct.r, struct.l  # the slices stay with their operands
        target = _stored(out.swapaxes(-1, -2))
    assert target is not None, "_target gave an array without contiguous rows or columns"
    left, right = _stored_operand(a), _stored_operand(b)
    problem = native.ProblemStruct(
        m=target.array.shape[-2],
        n=target.array.shape[-1],
        k=a.shape[-1],
        lda=left.ld,
        ldb=right.ld,
        ldc=target.ld,
        batch=out.shape[0] if out.ndim == 3 else 1,
        stride_a=left.batch_stride,
        stride_b=right.batch_stride,
        stride_c=target.batch_stride,
        trans_a=left.transposed,
        trans_b=right.transposed,
    )
    native.check(
        native.load().mixpert_gemm_cpu(
            ctypes.byref(problem),
            ctypes.byref(struct),
            alpha,
            left.array.ctypes.data,
            right.array.ctypes.data,
            beta,
            target.array.ctypes.data,
        )
    )
