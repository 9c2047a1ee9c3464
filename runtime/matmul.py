"""`mixpert.matmul`: NumPy's conventions, on the processor or on CuPy's current GPU."""

from __future__ import annotations

import ctypes
from numbers import Complex, Real
from typing import TYPE_CHECKING, Any, overload

import numpy as np

from mixpert import native
from mixpert.errors import SchemeError, ShapeError
from mixpert.runtime import exchange, layout, repeated
from mixpert.runtime.active import scheme_here
from mixpert.runtime.arrays import array_module, cupy_side, in_order_with, own, place
from mixpert.runtime.compiled import is_compiling
from mixpert.runtime.packed import Packed, scheme_of, unpacked
from mixpert.runtime.program import set_default_blas
from mixpert.scheme import Scheme

if TYPE_CHECKING:
    from numpy.typing import NDArray

_memo = repeated.Memo()

_MOST_SHOWN = 40
"""Characters of a wrong argument that a message repeats."""


@overload
def matmul(
    a: NDArray[np.float32],
    b: NDArray[np.float32] | Packed,
    scheme: str | Scheme | None = None,
    out: NDArray[np.float32] | None = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    transa: bool = False,
    transb: bool = False,
) -> NDArray[np.float32]: ...
@overload
def matmul(
    a: Packed,
    b: NDArray[np.float32],
    scheme: str | Scheme | None = None,
    out: NDArray[np.float32] | None = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    transa: bool = False,
    transb: bool = False,
) -> NDArray[np.float32]: ...
@overload
def matmul(
    a: Any,
    b: Any,
    scheme: str | Scheme | None = None,
    out: Any = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    transa: bool = False,
    transb: bool = False,
) -> Any: ...
def matmul(  # noqa: PLR0917 - like numpy.matmul, with BLAS's factors
    a: Any,
    b: Any,
    scheme: str | Scheme | None = None,
    out: Any = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    transa: bool = False,
    transb: bool = False,
) -> Any:
    """Return alpha * op(a) @ op(b) + beta * out, computed as `scheme` says.

    Args:
        a: float32 array (..., m, k), its last two axes swapped if ``transa``. Like `b` it may be
            a matrix from `mixpert.pack`.
        b: float32 array (..., k, n), likewise. The axes before the last two count matrices and are
            broadcast as by `numpy.matmul`. NumPy and CuPy arrays of any layout are taken; those
            with neither rows nor columns contiguous, or broadcast along some of several batch axes
            only, are copied first. Arrays of other libraries, such as ``torch.Tensor`` and
            ``jax.Array``, are shared through DLPack.
        scheme: text such as ``int8:2,2,2``, or a `Scheme`; None: what the plan in force says
            (`mixpert.plan`), without one ``int8:2,2``.
        out: float32 array (..., m, n) that receives the result; a new row-major array if None.
        alpha: factor of the product, rounded to float32.
        beta: factor of `out`, rounded to float32; where it is 0, `out` is not read.
        transa: use the transpose of `a`.
        transb: use the transpose of `b`.

    Returns:
        `out`, or the new array, of the kind of `a`, or of `b` if `a` is packed. NumPy arrays are
        computed by the processor, CuPy arrays and PyTorch tensors by their GPU on their library's
        current stream, with the same bits for int8 schemes.

    Raises:
        ShapeError: shapes, element types, `out`, factors or transposes do not fit, or an array has
            a mask.
        SchemeError: no such scheme.
        BackendError: the native library is missing or failed, or the device has no kernel.
    """
    if is_compiling():
        from mixpert.runtime import torch_operator

        return torch_operator.compiled(a, b, scheme, out, alpha, beta, transa, transb)
    return product(a, b, scheme, out, alpha, beta, transa, transb)


def product(  # noqa: PLR0917 - as matmul
    a: Any,
    b: Any,
    scheme: str | Scheme | None,
    out: Any,
    alpha: Any,
    beta: Any,
    transa: Any,
    transb: Any,
) -> Any:
    """`matmul` that is computed now: nothing compiles its call."""
    key = repeated.key_of(a, b, scheme, alpha, beta, transa, transb) if out is None else None
    if key is None:
        return _checked_product(a, b, scheme, out, alpha, beta, transa, transb)
    ready = _memo.find(key)
    result = None if ready is None else ready.run(a, b)
    if result is None:
        result = _checked_product(a, b, key.scheme, None, alpha, beta, transa, transb)
        _memo.note(key, lambda: repeated.prepared(key, a, b, result, checked_scheme(key.scheme)))
    return result


def _checked_product(  # noqa: PLR0917
    a: Any,
    b: Any,
    scheme: str | Scheme | None,
    out: Any,
    alpha: Any,
    beta: Any,
    transa: Any,
    transb: Any,
) -> Any:
    """`matmul` of any arguments, all of which it checks."""
    set_default_blas()
    scheme = scheme_of(a, b, scheme)
    if not any(exchange.is_foreign(array) for array in (a, b, out)):
        return _of_own(a, b, scheme, out, alpha, beta, transa, transb)
    if exchange.is_mapped(a) or exchange.is_mapped(b):
        from mixpert.runtime import torch_operator

        result = torch_operator.mapped(a, b, scheme, out, alpha, beta, transa, transb)
        if result is not None:
            return result
    with in_order_with(a, b, out):
        own_a, own_b, own_out = _shared("a", a), _shared("b", b), _shared("out", out)
        result = _of_own(own_a, own_b, scheme, own_out, alpha, beta, transa, transb)
        return exchange.back_to(b if isinstance(a, Packed) else a, result) if out is None else out


def _of_own(  # noqa: PLR0917 - as matmul
    a: Any,
    b: Any,
    scheme: str | Scheme | None,
    out: Any,
    alpha: float,
    beta: float,
    transa: bool,
    transb: bool,
) -> Any:
    """`matmul` of NumPy's or CuPy's arrays, which may be packed."""
    packed = (a, b)
    a, b = unpacked(a), unpacked(b)
    alpha, beta = _checked_factor("alpha", alpha), _checked_factor("beta", beta)
    module = array_module(a, b)
    left = layout.operand("a", a, transa, module)
    right = layout.operand("b", b, transb, module)
    chosen = checked_scheme(_default(left, right) if scheme is None else scheme)
    with place(module, left, right, out):
        return _multiply(left, right, out, chosen, alpha, beta, module, packed)


def own_array(name: str, array: Any) -> Any:
    """A float32 NumPy or CuPy array as it is; another library's through DLPack.

    Raises:
        ShapeError: something else.
    """
    shared = own(name, array, "float32")
    return layout.checked_array(name, shared, array_module(shared))


def _shared(name: str, array: Any) -> Any:
    """Another library's array through DLPack; what is packed, or None, as it is."""
    return array if array is None or isinstance(array, Packed) else own(name, array, "float32")


def _default(left: Any, right: Any) -> Scheme | str:
    """What a call without a scheme runs on operands that are transposed already."""
    return scheme_here((left.shape[-2], right.shape[-1], left.shape[-1]))


def _multiply(  # noqa: PLR0917
    left: Any,
    right: Any,
    out: Any,
    scheme: Scheme,
    alpha: float,
    beta: float,
    module: Any,
    operands: tuple[Any, Any],
) -> Any:
    shape = layout.result_shape(left, right)
    if out is None:
        if beta != 0:
            raise ShapeError(layout.NOTHING_TO_ADD.format(beta))
        result = module.empty(shape, np.float32)
    else:
        result = layout.checked_out(out, shape, module)
    left, right = (layout.in_one_batch(x, shape[:-2], module) for x in (left, right))
    target = layout.target(result, left, right, beta != 0, module)
    first, second = (x if isinstance(x, Packed) else None for x in operands)
    product = layout.product(left, right, target, scheme, (first, second))
    if module is np:
        run_on_processor(product, alpha, beta)
    else:
        cupy_side().run_product(product, scheme, alpha, beta)
    layout.put_back(result, target, module)
    return result


def checked_scheme(scheme: object) -> Scheme:
    """`scheme`, read where it is text.

    Raises:
        SchemeError: neither text nor a `Scheme`, or no such scheme.
    """
    if isinstance(scheme, Scheme):
        return scheme
    if not isinstance(scheme, str):
        raise SchemeError(
            f"scheme is of type {type(scheme).__name__}: pass text such as 'int8:2,2', or a Scheme"
        )
    return Scheme.parse(scheme)


def _checked_factor(name: str, value: Any) -> float:
    is_complex = isinstance(value, Complex) and not isinstance(value, Real)
    try:
        if not is_complex and not isinstance(value, str | bytes):
            return float(value)
    except (TypeError, ValueError, OverflowError):
        pass
    raise ShapeError(f"{name} is {_shown(value)}: pass a real number")


def _shown(value: object) -> str:
    text = " ".join(repr(value).split())
    return text if len(text) <= _MOST_SHOWN else f"of type {type(value).__name__}"


def run_on_processor(product: layout.Product, alpha: float, beta: float) -> None:
    """Compute a product of NumPy arrays.

    Raises:
        ShapeError, SchemeError, BackendError: as the native library says.
    """
    native.check(
        native.load().mixpert_gemm_cpu(
            ctypes.byref(product.problem),
            ctypes.byref(product.scheme),
            alpha,
            product.a.ctypes.data,
            product.b.ctypes.data,
            beta,
            product.c.ctypes.data,
        )
    )
