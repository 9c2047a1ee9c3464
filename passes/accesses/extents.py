"""The sizes of objects, from their first byte to their last."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Protocol

from mixpert.passes.control.contexts import Context
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import NOWHERE, Object, Pointer, Targets
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import Polynomial

Product = Callable[[Context, Iterable[ir.Operand]], Polynomial]


class _Once(Protocol):
    def is_fixed(self, object_: Object, size: Polynomial) -> bool: ...

    def one_of(self, objects: Collection[Object]) -> bool: ...


NONE_FILLED: frozenset[Object] = frozenset()


class Extents:
    """Answers for objects that stand for one block of memory each."""

    def __init__(self, points_to: PointsTo, product: Product, first_uses: _Once) -> None:
        """Ask others.

        Args:
            points_to: where pointers lead.
            product: gives the product of some operands.
            first_uses: what is allocated once.
        """
        self._points_to = points_to
        self._product = product
        self._once = first_uses

    def of(self, object_: Object) -> Polynomial | None:
        """Its bytes; None where they are not known."""
        if object_.many:
            return None
        allocation = self._points_to.allocations.get(object_)
        if allocation is not None:
            context, call = allocation
            arguments = [call.arguments[index] for index in self._points_to.effect(call).size]
            size = self._product(context, arguments) if arguments else None
            return size if size is not None and self._once.is_fixed(object_, size) else None
        constant = self._points_to.bytes_of(object_)
        return {(): constant} if constant else None

    def filled(self, targets: Targets, size: Polynomial | None) -> frozenset[Object]:
        """The objects that `size` bytes from where a pointer points fill: one block of memory.

        Or several of which only one is ever allocated, so that the others hold nothing.

        An allocation of which nothing is left out has no bytes to start later: so all of its parts
        are filled, whichever of them the pointer leads to.
        """
        blocks = self._points_to.blocks
        whole = {blocks.get(target.object, target.object) for target in targets}
        if not whole or size is None or any(self.of(one) != size for one in whole):
            return NONE_FILLED
        if len(whole) > 1 and not self._once.one_of(whole):
            return NONE_FILLED
        if any(target.object in blocks for target in targets):
            return frozenset(part for one in whole for part in self._points_to.parts(one))
        return frozenset(whole) if {target.place for target in targets} == {0} else NONE_FILLED


def start_of(targets: Targets, start: Targets) -> Object | None:
    """The one object that a pointer points into, if another points to its first byte."""
    if len(targets) != 1:
        return None
    (target,) = targets or NOWHERE
    return target.object if start == {Pointer(target.object, 0)} else None
