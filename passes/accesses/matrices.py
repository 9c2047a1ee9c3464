"""The identity of a matrix operand, so that two reads of the same matrix are recognised."""

from __future__ import annotations

from dataclasses import dataclass

from mixpert.passes.control.contexts import Context, Register
from mixpert.passes.llvm.ir import Load, Operand
from mixpert.passes.pointers.memory import Object
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import Frozen, Polynomial, frozen
from mixpert.passes.symbolic.scalar_memory import Stores
from mixpert.passes.symbolic.sizes import Sizes

Form = Frozen
"""A polynomial that can be compared and hashed."""

_CELL = -2  # the context's number of symbols that stand for what a place in memory holds


@dataclass(frozen=True)
class Matrix:
    """A matrix as it is packed: where it starts, how it lies, along which side k runs.

    Two reads with equal `form` read the same matrix if nothing in between wrote to its memory or
    to `cells`, and no register of `symbols` got another value.

    Attributes:
        form: address, length of a run, number of runs, distance of runs, whether k runs along a
            run, and the type of the elements.
        symbols: the registers that `form` depends on.
        loads: registers that took a pointer or size from memory, each with where that lies.
        cells: the memory that those were loaded from.
    """

    form: tuple[Form, Form, Form, Form, bool, str]
    symbols: frozenset[Register]
    loads: tuple[tuple[Register, Object], ...]
    cells: frozenset[Object]


class Places(Sizes):
    """Evaluates addresses: a pointer loaded from one place in memory is what that place holds."""

    def __init__(self, points_to: PointsTo, stores: Stores) -> None:
        super().__init__(points_to, stores)
        self._points_to = points_to
        self._loads: dict[Register, Object] = {}

    def begin(self) -> None:
        """Forget what was loaded: what is asked next belongs to another matrix."""
        self._loads = {}

    def matrix(
        self,
        context: Context,
        pointer: Operand,
        sizes: tuple[Polynomial, Polynomial, Polynomial],
        by_depth: bool,
        element: str,
    ) -> Matrix:
        """The matrix behind `pointer`; `sizes`: length and number of runs, and their distance.

        What was loaded since `begin` counts as its own.
        """
        forms = [frozen(p) for p in (self.value(context, pointer), *sizes)]
        symbols = {symbol for form in forms for product, _ in form for symbol in product}
        return Matrix(
            (forms[0], forms[1], forms[2], forms[3], by_depth, element),
            frozenset(symbol for symbol in symbols if symbol[0] >= 0),
            tuple(self._loads.items()),
            frozenset(self._loads.values()),
        )

    def _loaded(self, context: Context, load: Load, depth: int) -> Polynomial | None:
        known = super()._loaded(context, load, depth)
        if known is not None:
            return known
        targets = self._points_to.targets(context, load.pointer)
        if len(targets) != 1:
            return None
        (target,) = targets
        if not isinstance(target.place, int) or target.object.many or not target.object.exact:
            return None
        self._loads[context.index, load.result] = target.object
        return {((_CELL, f"{target.object.name}+{target.place} {load.type}"),): 1}
