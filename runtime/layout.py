"""How arrays of any layout become a column-major BLAS problem, without looking at their data.

Works on NumPy and CuPy arrays alike: only shapes, strides and types are read.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from mixpert import native
from mixpert.errors import ShapeError
from mixpert.scheme import Scheme

NOTHING_TO_ADD = "beta is {} but there is no out to multiply: pass out"


@dataclass(frozen=True)
class Stored:
    """A matrix, or a batch of them, as BLAS sees column-major memory."""

    array: Any
    ld: int
    batch_stride: int
    transposed: int = 0


@dataclass(frozen=True)
class Placed:
    """A column-major problem and the arrays it points into.

    Attributes:
        problem: sizes, strides and transposes.
        a: what the problem's A points into.
        b: likewise B.
        c: likewise C.
        turned: A is the transpose of the second operand, B of the first, C of the result.
    """

    problem: native.ProblemStruct
    a: Any
    b: Any
    c: Any
    turned: bool


@dataclass(frozen=True)
class Product:
    """One GEMM ready for a backend: the problem, the scheme and the arrays it points into.

    `packed` are what the problem's A and B belong to where they are packed once, else None;
    `turned` is as in `Placed`.
    """

    problem: native.ProblemStruct
    scheme: native.SchemeStruct
    a: Any
    b: Any
    c: Any
    packed: tuple[Any, Any] = (None, None)
    turned: bool = False


def checked_array(name: str, array: Any, module: Any, dtype: type[np.generic] = np.float32) -> Any:
    """`array` if it is a matrix or batch of matrices of `module` (numpy or cupy) and of `dtype`.

    Raises:
        ShapeError: another type, element type or number of dimensions, or a mask.
    """
    if not isinstance(array, module.ndarray):
        kind = "NumPy" if module is np else "CuPy"
        raise ShapeError(
            f"{name} is of type {type(array).__name__}: pass {kind} arrays, all of one kind"
        )
    if isinstance(array, np.ma.MaskedArray):
        raise ShapeError(f"{name} is a masked array: its mask would be lost: use filled(0)")
    if array.dtype != dtype:
        wanted = dtype.__name__
        raise ShapeError(
            f"{name} has dtype {array.dtype}, not {wanted}: use astype(numpy.{wanted})"
        )
    if array.ndim < 2:
        raise ShapeError(
            f"{name} has {array.ndim} dimension(s): pass a matrix (of a vector v, v[None, :] or "
            "v[:, None]) or a batch of matrices"
        )
    return array


def operand(
    name: str, array: Any, transposed: bool, module: Any, dtype: type[np.generic] = np.float32
) -> Any:
    """A `checked_array`, its last two axes swapped if `transposed`.

    Raises:
        ShapeError: as `checked_array`, or `transposed` is BLAS's letter: "N" would count as true.
    """
    if not (isinstance(transposed, int | np.bool_) and transposed in {0, 1}):
        raise ShapeError(f"trans{name} is {transposed!r:.40}: pass True or False")
    checked = checked_array(name, array, module, dtype)
    return checked.swapaxes(-1, -2) if transposed else checked


def result_shape(a: Any, b: Any) -> tuple[int, ...]:
    """The shape of a @ b for operands that are transposed already.

    Raises:
        ShapeError: the inner sizes or the batches differ.
    """
    if a.shape[-1] != b.shape[-2]:
        raise ShapeError(
            f"op(a) {a.shape} has {a.shape[-1]} columns but op(b) {b.shape} has {b.shape[-2]} rows"
        )
    try:
        batch = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    except ValueError:
        raise ShapeError(
            f"op(a) {a.shape} and op(b) {b.shape} are batches of {_times(a)} and {_times(b)} "
            "matrices, which do not fit"
        ) from None
    return (*batch, a.shape[-2], b.shape[-1])


def _times(array: Any) -> str:
    """The lengths of an array's batch axes in words."""
    return " x ".join(map(str, array.shape[:-2]))


def in_one_batch(array: Any, batch: tuple[int, ...], module: Any) -> Any:
    """An operand for a product over the axes `batch`, several of which become one.

    It is copied where it is broadcast along some of them only.
    """
    if len(batch) <= 1:
        return array
    matrix = array.shape[-2:]
    if prod(array.shape[:-2]) == 1:
        return array.reshape(matrix)
    return module.broadcast_to(array, (*batch, *matrix)).reshape(prod(batch), *matrix)


def stored(array: Any) -> Stored | None:
    """The array as column-major storage; None if its columns are not contiguous."""
    rows, columns = array.shape[-2:]
    item = array.itemsize
    if array.size == 0:
        return Stored(array, max(1, rows), 0)
    if not getattr(array.flags, "aligned", True) or any(s % item for s in array.strides):
        return None
    row_stride, ld = (stride // item for stride in array.strides[-2:])
    batch_stride = array.strides[0] // item if array.ndim == 3 and array.shape[0] > 1 else 0
    if columns <= 1:
        ld = max(1, rows)  # NumPy's stride of an axis of length 1 means nothing
    if (row_stride != 1 and rows > 1) or ld < max(1, rows):
        return None
    return Stored(array, ld, batch_stride)


def checked_out(
    out: Any, shape: tuple[int, ...], module: Any, dtype: type[np.generic] = np.float32
) -> Any:
    """`out` if a result of this shape and type can be written into it.

    Raises:
        ShapeError: another shape or type, or read-only.
    """
    result = checked_array("out", out, module, dtype)
    if result.shape != shape:
        raise ShapeError(f"out has shape {result.shape}, the result {shape}")
    if not getattr(result.flags, "writeable", True):
        raise ShapeError("out is read-only")
    return result


def target(result: Any, a: Any, b: Any, is_read: bool, module: Any) -> Any:
    """`result`, its batch axes as one, or a copy where the backend cannot write into it directly.

    Args:
        result: for which `checked_out` holds, or a new array.
        a: an operand, which must keep its values while the result is written.
        b: likewise.
        is_read: the result's old values count.
        module: numpy or cupy.
    """
    flat = result
    if result.ndim > 3:
        flat = result.reshape(prod(result.shape[:-2]), *result.shape[-2:])
    is_copy = flat is not result and not module.may_share_memory(flat, result)
    overlapping = module.may_share_memory(result, a) or module.may_share_memory(result, b)
    if is_direct(flat) and not overlapping and not is_copy:
        return flat
    return module.array(flat, order="C") if is_read else module.empty(flat.shape, flat.dtype)


def put_back(result: Any, written: Any, module: Any) -> None:
    """Copy what was written to the `target` of `result` there, unless it is there already."""
    if written is not result and not module.may_share_memory(result, written):
        result[...] = written.reshape(result.shape)


def is_direct(array: Any) -> bool:
    """True where a backend can write into the array: its rows or its columns are contiguous."""
    return stored(array) is not None or stored(array.swapaxes(-1, -2)) is not None


def _stored_operand(array: Any) -> Stored:
    """The same for an operand, which may be stored transposed, else is copied."""
    as_is = stored(array)
    if as_is:
        return as_is
    flipped = stored(array.swapaxes(-1, -2))
    if flipped is None:
        flipped = stored(array.copy(order="C").swapaxes(-1, -2))
    assert flipped is not None, "a C-contiguous array is a column-major transpose"
    return Stored(flipped.array, flipped.ld, flipped.batch_stride, transposed=1)


def placed(a: Any, b: Any, out: Any) -> Placed:
    """The problem out = a @ b; a row-major `out` is that of the transposes, b's first.

    Args:
        a: (m, k) or (batch, m, k), transposed already.
        b: (k, n) or (batch, k, n), likewise.
        out: (m, n) or (batch, m, n), for which `is_direct` holds.
    """
    result = stored(out)
    turned = result is None
    if turned:
        a, b = b.swapaxes(-1, -2), a.swapaxes(-1, -2)
        result = stored(out.swapaxes(-1, -2))
    assert result is not None, "out has neither contiguous rows nor contiguous columns"
    left, right = _stored_operand(a), _stored_operand(b)
    problem = native.ProblemStruct(
        m=result.array.shape[-2],
        n=result.array.shape[-1],
        k=a.shape[-1],
        lda=left.ld,
        ldb=right.ld,
        ldc=result.ld,
        batch=out.shape[0] if out.ndim == 3 else 1,
        stride_a=left.batch_stride,
        stride_b=right.batch_stride,
        stride_c=result.batch_stride,
        trans_a=left.transposed,
        trans_b=right.transposed,
    )
    return Placed(problem, left.array, right.array, result.array, turned)


def product(
    a: Any, b: Any, out: Any, scheme: Scheme, packed: tuple[Any, Any] = (None, None)
) -> Product:
    """The GEMM out = a @ b under a scheme, for float32 operands as `placed` takes them.

    Args:
        a: transposed already.
        b: likewise.
        out: for which `is_direct` holds.
        scheme: l slices belong to `a`, whichever way the problem is turned.
        packed: of `a` and `b`, as in `Product`.
    """
    at, struct = placed(a, b, out), scheme.to_native()
    if at.turned:
        struct.l, struct.r = struct.r, struct.l  # the slices stay with their operands
        packed = packed[1], packed[0]
    return Product(at.problem, struct, at.a, at.b, at.c, packed, at.turned)
