"""Memory divided into blocks at the same places, and elementwise kernels that work on it.

Such a kernel takes each block to the block at the same place of other memory. Memory that is not
cut holds what comes from a block where that block would be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from mixpert.passes.accesses.areas import Area, Part
from mixpert.passes.accesses.extents import Extents
from mixpert.passes.accesses.row_parts import RowParts
from mixpert.passes.control.contexts import Context
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import NOWHERE, Object, Pointer, Targets, objects
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import (
    ONE,
    Frozen,
    Polynomial,
    Symbol,
    frozen,
    minus,
    plus,
    quotient_of,
    scaled,
)
from mixpert.passes.symbolic.scalars import Scalars

Slice = tuple[Frozen, Frozen]
"""First byte and end, from the start of an allocation."""


class _Whole(NamedTuple):
    """One argument of such a kernel: memory from its first byte on."""

    made: Object
    area: Area | None


class Pointwise:
    """What one call of such a kernel moves: answers for the objects that it touches."""

    def __init__(
        self, wholes: Mapping[Object, _Whole], cuts: Mapping[Object, Mapping[Object, Slice]]
    ) -> None:
        self._wholes = wholes
        self._cuts = cuts
        self._areas: dict[tuple[Object, Slice], Area] = {}
        self._slices: dict[Area, Slice] = {}
        self._parts: dict[Slice, tuple[list[Part], Polynomial]] = {}
        self._part_areas: dict[tuple[Object, Slice, Part], Area] = {}
        self._numbers: dict[Area, int] = {}
        self._roots: Mapping[Object, Symbol] = {}
        self.every = {one for found in cuts.values() for one in found.values()}

    def of(self, object_: Object, area: Area | None) -> Slice | None:
        """Where elements lie of which it is known in which object and area; None: not known."""
        known = self._cuts.get(self._wholes[object_].made, {}).get(object_)
        return known or (self._slices.get(area) if area is not None else None)

    def divide(self, parts: RowParts, roots: Mapping[Object, Symbol]) -> None:
        """Tell parts of rows apart in blocks made of rows; `roots`: what leads to blocks."""
        self._roots = roots
        for slice_ in self.every:
            size = minus(dict(slice_[1]), dict(slice_[0]))
            for row in parts.rows:
                runs = quotient_of(size, dict(row))
                if runs is not None and parts.of(row):
                    self._parts[slice_] = parts.of(row), runs

    def parts(self, slice_: Slice | None) -> Sequence[Part | None]:
        """The parts of rows that are told apart in a block; None for all of it."""
        known = self._parts.get(slice_) if slice_ is not None else None
        return known[0] if known else (None,)

    def part_of(self, area: Area | None) -> int | None:
        """The part in which elements lie that such a kernel has put there."""
        return None if area is None else self._numbers.get(area)

    def part_area(self, slice_: Slice, object_: Object, part: Part) -> Area | None:
        """Where a part of rows lies in an object; None where that is not known."""
        made, area = self._wholes[object_]
        if area is None or (made in self._cuts and object_ not in self._roots):
            return None
        key = object_, slice_, part
        if key not in self._part_areas:
            cut = made in self._cuts
            root = self._roots[object_] if cut else area.root
            start = plus({(root,): 1}, {} if cut else dict(slice_[0]))
            start = plus(start, scaled(part.width, part.number))
            runs, row = self._parts[slice_][1], dict(part.row)
            found = Area(area.context, area.place, root, start, part.width, runs, row)
            self._part_areas[key] = found
            self._numbers[found] = part.number
            if not cut:
                self._slices[found] = slice_
        return self._part_areas[key]

    def may_reach(self, slice_: Slice | None, object_: Object) -> bool:
        """Whether what lies there comes to lie in another object of the call."""
        cuts = self._cuts.get(self._wholes[object_].made)
        if slice_ is None or not cuts or slice_ not in cuts.values():
            return True
        return cuts.get(object_) == slice_

    def area(self, slice_: Slice | None, object_: Object) -> Area | None:
        """Where it lies there then, if it is not a block."""
        made, area = self._wholes[object_]
        if slice_ is None or made in self._cuts or area is None:
            return area
        key = object_, slice_
        if key not in self._areas:
            start, end = map(dict, slice_)
            self._areas[key] = Area(
                area.context,
                area.place,
                area.root,
                plus({(area.root,): 1}, start),
                minus(end, start),
                ONE,
                {},
            )
            self._slices[self._areas[key]] = slice_
        return self._areas[key]


class Slices:
    """Finds where allocations are cut, and makes the answers for calls."""

    def __init__(
        self,
        contexts: Sequence[Context],
        points_to: PointsTo,
        scalars: Scalars,
        extents: Extents,
        fixed: Callable[[Polynomial], bool],
    ) -> None:
        """`fixed`: whether a polynomial is one number as long as the program runs."""
        self._points_to = points_to
        self._extents = extents
        self._fixed = fixed
        self._contexts = contexts
        self._scalars = scalars
        self._cut: dict[Object, dict[Object, Slice]] | None = None

    def of(self, arguments: Sequence[tuple[Targets, Area | None]]) -> Pointwise | None:
        """What a call moves whose arguments lead there; None where not all of it is known."""
        wholes: dict[Object, _Whole] = {}
        for targets, area in arguments:
            made = self._whole(targets)
            plain = area is not None and area.start == {(area.root,): 1}
            if made is None or not plain or made in wholes:
                return None
            whole = _Whole(made, area)
            wholes |= dict.fromkeys(self._points_to.parts(made), whole)
        cuts = {made: self._cuts()[made] for made in wholes if made in self._cuts()}
        return Pointwise(wholes, cuts) if cuts else None

    def _whole(self, targets: Targets) -> Object | None:
        """The allocation to whose first byte a pointer points."""
        blocks = self._points_to.blocks
        own = [target for target in targets if target.object not in blocks]
        if len(own) != 1 or own[0].place != 0 or own[0].object.many:
            return None
        made = own[0].object
        return made if all(blocks.get(o, made) is made for o in objects(targets)) else None

    def _cuts(self) -> dict[Object, dict[Object, Slice]]:
        if self._cut is None:
            self._cut = {}
            for context in self._contexts if self._points_to.blocks else ():
                for block in context.function.blocks.values():
                    self._note(context, block)
        return self._cut

    def _note(self, context: Context, block: ir.Block) -> None:
        """The blocks that stores of one stretch of code make of allocations, in their order."""
        found: dict[Object, list[tuple[Object, Polynomial]]] = {}
        for one, start in blocks_made(self._points_to, self._scalars, context, block):
            if one is None:
                return
            found.setdefault(self._points_to.blocks[one], []).append((one, start))
        for whole, made in found.items():
            self._note_cut(whole, made)

    def _note_cut(self, whole: Object, made: Sequence[tuple[Object, Polynomial]]) -> None:
        every = self._points_to.parts(whole)[1:]
        end = self._extents.of(whole)
        if end is None or len(made) != len(every) or {one for one, _ in made} != {*every}:
            return
        first = made[0][1]
        places = [minus(start, first) for _, start in made] + [end]
        if first != {(self._root(first),): 1} or not all(map(self._fixed, places)):
            return
        assert self._cut is not None
        self._cut[whole] = {
            one: (frozen(start), frozen(after))
            for (one, _), start, after in zip(made, places, places[1:], strict=False)
        }

    def _root(self, start: Polynomial) -> Symbol:
        return next((product[0] for product in start if len(product) == 1), (0, ""))


def blocks_made(
    points_to: PointsTo, scalars: Scalars, context: Context, block: ir.Block
) -> Iterator[tuple[Object | None, Polynomial]]:
    """The blocks of memory to which a stretch of code stores pointers, and where each starts."""
    for instruction in block.instructions:
        if isinstance(instruction, ir.Call) and points_to.effect(instruction).blocks:
            place, pointer = instruction.arguments[:2]
            held = (one for t in points_to.targets(context, place) for one in _held(t))
            made = [one for one in objects(held) if one in points_to.blocks]
            start = scalars.value(context, pointer)
            yield (made[0] if len(made) == 1 else None), start


def _held(place: Pointer) -> Targets:
    """The pointers in one place."""
    return place.object.cells.get(place.place, NOWHERE) if isinstance(place.place, int) else NOWHERE
