"""`mixpert.pack`: a matrix that several products multiply, packed once."""

from __future__ import annotations

import ctypes
from typing import Any

from mixpert import native
from mixpert.errors import SchemeError, ShapeError
from mixpert.runtime.arrays import in_order_with
from mixpert.runtime.compiled import between_graphs
from mixpert.runtime.layout import Product, stored
from mixpert.scheme import Scheme

_KINDS = ("int8", "split", "auto")


class Packed:
    """A matrix and its packed forms on its GPU, made by the first product that wants each.

    Get one from `mixpert.pack`. The matrix must not be changed as long as products use it.

    Attributes:
        array: float32 NumPy or CuPy array whose rows or columns are contiguous.
        scheme: what products with it are computed under.
    """

    def __init__(self, array: Any, scheme: Scheme) -> None:
        self.array = array
        self.scheme = scheme
        self._forms: dict[tuple[Any, ...], tuple[Any, int]] = {}

    def __reduce__(self) -> tuple[type[Packed], tuple[Any, Scheme]]:
        """Copies and pickles pack for themselves, where they are used."""
        return Packed, (self.array, self.scheme)

    def __repr__(self) -> str:
        """Shape and scheme; the elements may lie on a GPU."""
        return f"<mixpert.Packed {self.array.shape} for {self.scheme}>"

    __array_ufunc__ = None
    """NumPy leaves ``@`` to this class."""

    def __matmul__(self, other: Any) -> Any:
        """`mixpert.matmul` of this and another operand."""
        from mixpert.runtime.matmul import matmul

        return matmul(self, other)

    def __rmatmul__(self, other: Any) -> Any:
        """`mixpert.matmul` of another operand and this."""
        from mixpert.runtime.matmul import matmul

        return matmul(other, self)

    @property
    def shape(self) -> tuple[int, ...]:
        """That of the array."""
        return tuple(self.array.shape)

    @property
    def nbytes(self) -> int:
        """Bytes of device memory that the packed forms take so far."""
        return sum(size for _, size in list(self._forms.values()))

    def form(self, gpu: Any, product: Product, operand: int) -> Any:
        """Device memory of the packed form for a product, on CuPy's current stream.

        The first product of a form waits until it is made, so that none elsewhere has to: a graph
        cannot wait for what is outside of it. One that a graph makes is that graph's own, and its
        memory is to be held until the product is queued.

        Args:
            gpu: the `mixpert.runtime.launcher.Device` of the arrays.
            product: the GEMM, in which the matrix is `operand`.
            operand: `native.PACKED_A` or `native.PACKED_B`.

        Raises:
            BackendError: the device has no kernel that reads packed operands.
        """
        from mixpert.runtime.launcher import cupy

        key = _key(gpu, product, operand)
        if key not in self._forms:
            lowered = native.LoweredStruct()
            status = native.load().mixpert_lower_pack(
                ctypes.byref(product.problem), ctypes.byref(product.scheme), operand,
                ctypes.byref(gpu.struct), ctypes.byref(lowered),
            )  # fmt: skip
            native.check(status)
            memory = gpu.workspace(lowered.workspace_bytes)
            addresses = product.a.data.ptr, product.b.data.ptr, 0
            gpu.run(lowered, *addresses, memory, packed=(memory.ptr, memory.ptr))
            stream = cupy().cuda.get_current_stream()
            if stream.is_capturing():
                return memory
            stream.synchronize()
            self._forms.setdefault(key, (memory, lowered.workspace_bytes))
        return self._forms[key][0]


@between_graphs
def pack(array: Any, scheme: str | Scheme = "int8:2,2") -> Packed:
    """Return `array` for use as an operand of `mixpert.matmul` that is packed only once.

    On a GPU a product then splits only its other operand, which saves most where this one is the
    larger: weights times few rows. On the processor nothing is gained.

    Args:
        array: float32 matrix or batch of matrices, NumPy, CuPy or through DLPack. It is shared, not
            copied, where its rows or columns are contiguous, and must not change while in use.
        scheme: what products with it are computed under; neither ``native`` nor ``fp64``.

    Raises:
        ShapeError: not a float32 matrix.
        SchemeError: no such scheme, or one that packs nothing.
    """
    from mixpert.runtime.matmul import checked_scheme, own_array

    checked = checked_scheme(scheme)
    if checked.kind not in _KINDS:
        raise SchemeError(f"products under {checked} pack nothing: multiply the array itself")
    with in_order_with(array):
        own = own_array("array", array)
        if own.size == 0:
            raise ShapeError(f"array has shape {own.shape}: an empty matrix cannot be packed")
        if stored(own) is None and stored(own.swapaxes(-1, -2)) is None:
            own = own.copy(order="C")
    return Packed(own, checked)


def unpacked(operand: Any) -> Any:
    """The array of a `Packed`; anything else as it is."""
    return operand.array if isinstance(operand, Packed) else operand


def scheme_of(a: Any, b: Any, scheme: str | Scheme | None) -> str | Scheme | None:
    """The scheme of a product whose operands may be packed.

    Raises:
        SchemeError: the operands were packed for another scheme.
    """
    from mixpert.runtime.matmul import checked_scheme

    chosen = None if scheme is None else checked_scheme(scheme)
    for name, operand in (("a", a), ("b", b)):
        if not isinstance(operand, Packed):
            continue
        if chosen is not None and chosen != operand.scheme:
            raise SchemeError(f"{name} is packed for {operand.scheme}, not for {chosen}")
        chosen = operand.scheme
    return chosen


def _key(gpu: Any, product: Product, operand: int) -> tuple[Any, ...]:
    p, scheme = product.problem, product.scheme
    left = operand == native.PACKED_A
    matrices = p.batch if (p.stride_a if left else p.stride_b) else 1
    return (gpu.ordinal, gpu.path, scheme.l if left else scheme.r,
            p.trans_a if left else p.trans_b, operand, matrices)  # fmt: skip
