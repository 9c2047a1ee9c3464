"""The matrices of cublasLtMatmul, whose sizes are in handles created by other calls."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mixpert.passes.accesses.shapes import StoredMatrix
from mixpert.passes.control.contexts import Context
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.symbolic.scalar_memory import Stores
from mixpert.passes.symbolic.scalars import Scalars

_PREFIX = "cublasLtMatrixLayout"
_CREATE = f"{_PREFIX}Create"
_HARMLESS = frozenset((f"{_PREFIX}Destroy", f"{_PREFIX}GetAttribute"))
_FP32 = "0"  # CUDA_R_32F

_Place = tuple[Object, int]


class _Made(NamedTuple):
    """A call that makes a layout."""

    context: Context
    block: str
    call: ir.Call


class Layouts:
    """Answers for handles that lie in one place each and are written there by one call."""

    def __init__(
        self, scalars: Scalars, points_to: PointsTo, stores: Stores, contexts: Iterable[Context]
    ) -> None:
        self._scalars = scalars
        self._points_to = points_to
        self._stores = stores
        self._made: dict[_Place, _Made] = {}
        self._changed: set[_Place | None] = set()  # None: any
        for context in contexts:
            for name, block in context.function.blocks.items():
                for instruction in block.instructions:
                    if isinstance(instruction, ir.Call) and instruction.callee.startswith(_PREFIX):
                        self._note(context, name, instruction)

    def of(self, context: Context, call: ir.Call, handle: ir.Operand) -> StoredMatrix | None:
        """How the matrix with that layout lies in memory when a call uses it, in elements."""
        place = self._held(context, handle)
        made = self._made.get(place) if place is not None else None
        if made is None or place is None or not self._changed.isdisjoint((place, None)):
            return None
        if self._stores.writes(*place) != 1 or not self._still(made, context, call):
            return None
        _, type_, rows, columns, leading = made.call.arguments
        if type_.literal != _FP32:
            return None
        sizes = [self._scalars.value(made.context, o) for o in (rows, columns, leading)]
        return StoredMatrix(sizes[0], sizes[1], sizes[2], swapped=False)

    def _note(self, context: Context, block: str, call: ir.Call) -> None:
        if call.callee == _CREATE and len(call.arguments) == 5:
            place = self._place(context, call.arguments[0])
            if place is not None:
                self._made[place] = _Made(context, block, call)
        elif call.callee not in _HARMLESS:
            self._changed.add(self._held(context, call.arguments[0]))

    def _held(self, context: Context, handle: ir.Operand) -> _Place | None:
        """Where a handle was loaded from."""
        defined = self._scalars.paths(context.function).defined.get(handle.name)
        load = defined[1] if defined else None
        return self._place(context, load.pointer) if isinstance(load, ir.Load) else None

    def _place(self, context: Context, pointer: ir.Operand) -> _Place | None:
        targets = self._points_to.targets(context, pointer)
        for target in targets if len(targets) == 1 else ():
            object_, place = target.object, target.place
            if isinstance(place, int) and object_.exact and not object_.many:
                return object_, place
        return None

    def _still(self, made: _Made, context: Context, call: ir.Call) -> bool:
        """Whether the sizes that made a layout are what they were then where a call uses it."""
        if not self._points_to.repeats.of(made.context, made.block):
            return True
        if made.context is not context:
            return False
        paths = self._scalars.paths(context.function)
        block = paths.block_of(call)
        alike = paths.innermost(made.block) is paths.innermost(block)
        if block == made.block:
            every = context.function.blocks[block].instructions
            return every.index(made.call) < every.index(call)
        return alike and paths.dominates(made.block, block)
