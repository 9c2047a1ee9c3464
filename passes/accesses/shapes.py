"""The extent of the operands of one GEMM call in memory."""

from __future__ import annotations

from typing import NamedTuple

from mixpert.graph import Operand
from mixpert.passes.accesses.matrices import Matrix, Places
from mixpert.passes.control.contexts import Context
from mixpert.passes.llvm import ir
from mixpert.passes.support.polynomials import Polynomial, constant_of, plus, scaled, times
from mixpert.passes.symbolic.sizes import Sizes
from mixpert.passes.text.entry_points import CBLAS_ROW_MAJOR, OP_NONE, EntryPoint


class StoredMatrix(NamedTuple):
    """A matrix in memory: `runs` of `length` elements, one every `leading` elements.

    `swapped`: its runs are rows of what is multiplied, not columns.
    """

    length: Polynomial
    runs: Polynomial
    leading: Polynomial
    swapped: bool


class Shapes:
    """The operands of one call; everything is None where the table or the call does not say."""

    def __init__(self, sizes: Sizes, context: Context, call: ir.Call, entry: EntryPoint) -> None:
        self._sizes = sizes
        self._context = context
        self._call = call
        self._entry = entry

    def constant_bytes(self, operand: Operand) -> int | None:
        """From the first byte of an operand to its end, where that is a constant."""
        stored = self.stored(operand)
        if stored is None:
            return None
        before_last = times(plus(stored.runs, {(): -1}), stored.leading)
        return constant_of(scaled(plus(before_last, stored.length), self._entry.element_bytes))

    def dense_bytes(self, operand: Operand) -> Polynomial | None:
        """The size of an operand that leaves no gaps between its columns, else None."""
        stored = self.stored(operand)
        if stored is None or stored.length != stored.leading:
            return None
        return scaled(times(stored.length, stored.runs), self._entry.element_bytes)

    def matrix(self, operand: Operand, places: Places) -> Matrix | None:
        """Which matrix A or B is, and how it is packed."""
        stored = self.stored(operand)
        index = {"A": self._entry.a, "B": self._entry.b}[operand]
        if stored is None or index is None:
            return None
        pointer = self._call.arguments[index]
        places.begin()
        by_depth = stored.swapped == (operand == "A")  # k runs along what is contiguous
        sizes = stored.length, stored.runs, stored.leading
        return places.matrix(self._context, pointer, sizes, by_depth, self._entry.element)

    def result(self, places: Places) -> Matrix | None:
        """Which matrix C is, of all products together; None where no memory is asked for that."""
        places.begin()
        stored = Shapes(places, self._context, self._call, self._entry).together("C")
        if stored is None:
            return None
        pointer = self._call.arguments[self._entry.c]
        sizes = stored.length, stored.runs, stored.leading
        found = places.matrix(self._context, pointer, sizes, False, self._entry.element)
        return found if found.cells else None

    def one_group(self) -> bool:
        """Whether there is one beta: for one product, or one group of them."""
        groups = self._entry.groups
        return groups is None or constant_of(self._value(groups)) == 1

    def stored(self, operand: Operand) -> StoredMatrix | None:
        """How an operand lies in memory, in elements; None for several products at once."""
        return None if self._entry.batch is not None else self._one(operand)

    def together(self, operand: Operand) -> StoredMatrix | None:
        """How the matrices of all products lie in memory, where that is as one matrix would."""
        entry, one = self._entry, self._one(operand)
        if one is None or entry.sizes is None or entry.batch is None:
            return one
        if entry.indirect:
            return None
        leading = {"A": entry.sizes.lda, "B": entry.sizes.ldb, "C": entry.sizes.ldc}[operand]
        count, stride = self._value(entry.batch), self._value(leading + 1)
        if stride == one.length:  # side by side
            return one._replace(length=times(one.length, count))
        if stride == times(one.runs, one.leading):
            return one._replace(runs=times(one.runs, count))
        return None if stride else one

    def _one(self, operand: Operand) -> StoredMatrix | None:
        """How the matrix of the first product lies in memory."""
        entry = self._entry
        sizes = entry.sizes
        if sizes is None or entry.pointees:
            return None
        m, n, k = (self._value(index) for index in (sizes.m, sizes.n, sizes.k))
        rows, columns, leading, trans = {
            "A": (m, k, sizes.lda, sizes.trans_a),
            "B": (k, n, sizes.ldb, sizes.trans_b),
            "C": (m, n, sizes.ldc, None),
        }[operand]
        across = False if operand == "C" else self._transposed(trans)
        by_rows = self._by_rows()
        if across is None or by_rows is None:
            return None
        swapped = across != by_rows
        if swapped:
            rows, columns = columns, rows
        return StoredMatrix(rows, columns, self._value(leading), swapped)

    def _transposed(self, index: int | None) -> bool | None:
        """Whether an operand is transposed; `index` None: where A is not."""
        if index is None:
            of_a = self._entry.sizes and self._transposed(self._entry.sizes.trans_a)
            return None if of_a is None else not of_a
        value = constant_of(self._value(index))
        return None if value is None else value not in OP_NONE

    def _by_rows(self) -> bool | None:
        if self._entry.order is None:
            return False
        value = constant_of(self._value(self._entry.order))
        return None if value is None else value == CBLAS_ROW_MAJOR

    def _value(self, index: int) -> Polynomial:
        return self._sizes.value(self._context, self._call.arguments[index])
