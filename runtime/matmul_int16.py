"""`mixpert.matmul_int16`: exact products of INT16 matrices out of INT8 ones."""

from __future__ import annotations

import ctypes
from operator import index
from typing import TYPE_CHECKING, Any, TypeVar, overload

import numpy as np

from mixpert import native
from mixpert.errors import ShapeError
from mixpert.runtime import exchange, layout
from mixpert.runtime.arrays import array_module, in_order_with, own, place
from mixpert.runtime.compiled import between_graphs

if TYPE_CHECKING:
    from numpy.typing import NDArray

_Integer = TypeVar("_Integer", np.int32, np.int64)

_ENTRIES: dict[type[np.generic], str] = {
    np.int64: "mixpert_gemm_int16_wide",
    np.int32: "mixpert_gemm_int16",
}
"""By the type of the result."""


@overload
def matmul_int16(
    a: NDArray[np.int16],
    b: NDArray[np.int16],
    out: None = None,
    alpha: int = 1,
    beta: int = 0,
    transa: bool = False,
    transb: bool = False,
    dtype: None = None,
) -> NDArray[np.int64]: ...
@overload
def matmul_int16(
    a: NDArray[np.int16],
    b: NDArray[np.int16],
    out: NDArray[_Integer],
    alpha: int = 1,
    beta: int = 0,
    transa: bool = False,
    transb: bool = False,
    dtype: Any = None,
) -> NDArray[_Integer]: ...
@overload
def matmul_int16(
    a: NDArray[np.int16],
    b: NDArray[np.int16],
    out: None = None,
    alpha: int = 1,
    beta: int = 0,
    transa: bool = False,
    transb: bool = False,
    *,
    dtype: type[_Integer],
) -> NDArray[_Integer]: ...
@overload
def matmul_int16(
    a: Any,
    b: Any,
    out: Any = None,
    alpha: int = 1,
    beta: int = 0,
    transa: bool = False,
    transb: bool = False,
    dtype: Any = None,
) -> Any: ...
@between_graphs
def matmul_int16(  # noqa: PLR0917 - as mixpert.matmul
    a: Any,
    b: Any,
    out: Any = None,
    alpha: int = 1,
    beta: int = 0,
    transa: bool = False,
    transb: bool = False,
    dtype: Any = None,
) -> Any:
    """Return alpha * op(a) @ op(b) + beta * out in integers.

    Args:
        a: int16 array (..., m, k), its last two axes swapped if ``transa``.
        b: int16 array (..., k, n), likewise. Batches, arrays of any layout, and of libraries that
            speak DLPack, as for `matmul`.
        out: int64 or int32 array (..., m, n) that receives the result; a new row-major array if
            None.
        alpha: integer factor of the product, in the range of the result's type.
        beta: likewise of `out`, which is not read where it is 0.
        transa: use the transpose of `a`.
        transb: use the transpose of `b`.
        dtype: ``numpy.int64``, in which products of k < 2^33 are exact, or ``numpy.int32``, which
            wraps around like NumPy's; None: that of `out`, without one int64.

    Returns:
        `out`, or the new array, of the kind of `a`. Processor, GPU and stream as for `matmul`; the
        integers are the same.

    Raises:
        ShapeError: shapes, element types, `out`, `dtype` or factors do not fit, or JAX has no
            int64 (``jax_enable_x64``).
        BackendError: the native library is missing or failed, or the device has no kernel.

    Source: APE (Ma et al., ICS 2022, section 4.4), whose ``apeGemmINT16`` has INT32 results.
    """
    with in_order_with(a, b, out):
        own_a, own_b = own("a", a, "int16"), own("b", b, "int16")
        given = None if out is None else own("out", out)
        result = _multiply(own_a, own_b, given, alpha, beta, transa, transb, dtype)
        return exchange.back_to(a, result) if out is None else out


def _multiply(  # noqa: PLR0917 - as matmul_int16, for NumPy's or CuPy's arrays
    own_a: Any,
    own_b: Any,
    given: Any,
    alpha: Any,
    beta: Any,
    transa: bool,
    transb: bool,
    dtype: Any,
) -> Any:
    module = array_module(own_a, own_b)
    left = layout.operand("a", own_a, transa, module, np.int16)
    right = layout.operand("b", own_b, transb, module, np.int16)
    with place(module, left, right, given):
        shape = layout.result_shape(left, right)
        result = _result(given, shape, dtype, beta, module)
        kind = result.dtype.type
        left, right = (layout.in_one_batch(x, shape[:-2], module) for x in (left, right))
        target = layout.target(result, left, right, beta != 0, module)
        _run(left, right, target, _factor("alpha", alpha, kind), _factor("beta", beta, kind))
        layout.put_back(result, target, module)
    return result


def _result(out: Any, shape: tuple[int, ...], dtype: Any, beta: Any, module: Any) -> Any:
    """`out`, or a new array."""
    kind = _result_type(out, dtype)
    if out is not None:
        return layout.checked_out(out, shape, module, kind)
    if beta != 0:
        raise ShapeError(layout.NOTHING_TO_ADD.format(beta))
    return module.empty(shape, kind)


def _result_type(out: Any, dtype: Any) -> type[np.generic]:
    """The type of the result, from `dtype` or from `out`."""
    wanted = dtype if dtype is not None else getattr(out, "dtype", np.int64)
    try:
        kind = np.dtype(wanted).type
    except TypeError:
        kind = None
    if kind not in _ENTRIES:
        raise ShapeError(f"results are int64 or int32, not {wanted}")
    return kind


def _factor(name: str, value: Any, kind: type[np.generic]) -> int:
    limits = np.iinfo(np.dtype(kind))
    try:
        number = index(value)
    except TypeError:
        raise ShapeError(f"{name} is of type {type(value).__name__}: pass an integer") from None
    if not limits.min <= number <= limits.max:
        raise ShapeError(f"{name} is {number}, beyond the range of {kind.__name__}")
    return number


def _run(left: Any, right: Any, out: Any, alpha: int, beta: int) -> None:
    at = layout.placed(left, right, out)
    if not isinstance(out, np.ndarray):
        from mixpert.runtime import int16_gpu  # CuPy's side, for its arrays only

        int16_gpu.run(at, out.dtype == np.int64, alpha, beta)
        return
    a, b, c = (array.ctypes.data for array in (at.a, at.b, at.c))
    function = getattr(native.load(), _ENTRIES[out.dtype.type])
    native.check(function(ctypes.byref(at.problem), alpha, a, b, beta, c))
