"""Whether any access that starts in a block of an allocation runs past its end.

That what starts from one member stays in its block is taken to be so where a loop sets the members
one after another. A copy of the whole through the first member, or a product over two of them,
shows that this program does not keep them apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mixpert.passes.accesses.areas import Access, Area
from mixpert.passes.accesses.extents import Extents
from mixpert.passes.accesses.first_use import FirstUses
from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.accesses.slices import blocks_made
from mixpert.passes.control.contexts import Context
from mixpert.passes.effects.effect import Effect, Span
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object, objects
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import ONE, Polynomial, minus, plus, times
from mixpert.passes.symbolic.scalars import Scalars

_BEHIND = tuple(Span(argument) for argument in range(16))
"""The memory behind each argument: one object each, as accesses are told apart by it."""


class BlockBounds:
    """Answers for all blocks of a program together."""

    def __init__(
        self,
        contexts: Sequence[Context],
        points_to: PointsTo,
        scalars: Scalars,
        footprints: Footprints,
        first_uses: FirstUses,
    ) -> None:
        self._contexts = contexts if points_to.blocks else ()
        self._points_to = points_to
        self._scalars = scalars
        self._footprints = footprints
        self._extents = Extents(points_to, scalars.product, first_uses)
        self._sizes: dict[Object, Polynomial] = {}

    @property
    def passed(self) -> bool:
        """Whether something starts in a block and is seen to end behind it."""
        for context in self._contexts:
            for block in context.function.blocks.values():
                self._measure(context, block)
        return any(map(self._passes, self._calls()))

    def _measure(self, context: Context, block: ir.Block) -> None:
        """Each block ends where the next one starts that is stored behind it."""
        before: tuple[Object, Polynomial] | None = None
        for made, start in blocks_made(self._points_to, self._scalars, context, block):
            if before is not None:
                self._sizes[before[0]] = minus(start, before[1])
            before = None if made is None else (made, start)

    def _calls(self) -> Iterator[tuple[Context, ir.Call]]:
        for context in self._contexts:
            for block in context.function.blocks.values():
                for instruction in block.instructions:
                    if isinstance(instruction, ir.Call) and id(instruction) not in context.callees:
                        yield context, instruction

    def _passes(self, at: tuple[Context, ir.Call]) -> bool:
        context, call = at
        for pointer, role in self._roles(call):
            found = objects(self._points_to.targets(context, pointer))
            if len(found) == 1 and found[0] in self._points_to.blocks:
                area = self._footprints.of(Access(context, call, role))
                if area is not None and self._over(area, found[0]):
                    return True
        return False

    def _roles(self, call: ir.Call) -> Iterator[tuple[ir.Operand, str | Span]]:
        """The pointers through which a call touches memory of a size that may be known."""
        if call.callee in self._footprints.sites:
            _, entry = self._footprints.sites[call.callee]
            for role, index in (("A", entry.a), ("B", entry.b), ("C", entry.c)):
                if index is not None:
                    yield call.arguments[index], role
            return
        for span in _spans(self._points_to.effect(call)):
            if span.argument < len(call.arguments):
                yield call.arguments[span.argument], span

    def _over(self, area: Area, block: Object) -> bool:
        gaps = times(minus(area.runs, ONE), area.leading)
        end = plus(minus(area.start, {(area.root,): 1}), plus(gaps, area.length))
        whole = self._extents.of(self._points_to.blocks[block])
        size = self._sizes.get(block)
        return (whole is not None and _beyond(end, whole, or_at=True)) or (
            size is not None and _beyond(end, size)
        )


def _spans(effect: Effect) -> Iterator[Span]:
    yield from effect.reading
    yield from effect.writing
    if effect.bytes is not None:
        for argument in (*(i for pair in effect.copies for i in pair), effect.fills):
            if argument is not None and argument < len(_BEHIND):
                yield _BEHIND[argument]


def _beyond(end: Polynomial, limit: Polynomial, or_at: bool = False) -> bool:
    """Whether an end lies behind a limit whatever their symbols, which are not negative."""
    more = minus(end, limit)
    return all(factor > 0 for factor in more.values()) and (or_at or more != {})
