"""The memory of an access, if it can be determined from sizes, pitches and types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import replace

from mixpert.graph import Operand
from mixpert.passes.accesses.areas import Access, Area, Part
from mixpert.passes.accesses.host_bounds import HostBounds
from mixpert.passes.accesses.launched import Launched
from mixpert.passes.accesses.lt_layouts import Layouts
from mixpert.passes.accesses.neighbours import Neighbours
from mixpert.passes.accesses.settled import Settled
from mixpert.passes.accesses.shapes import Shapes, StoredMatrix
from mixpert.passes.control.contexts import Context
from mixpert.passes.effects.effect import Effect, Span
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object, Targets
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import (
    ONE,
    Frozen,
    Polynomial,
    Symbol,
    constant_of,
    frozen,
    plus,
    quotient_of,
    renamed,
    scaled,
    symbols_of,
)
from mixpert.passes.symbolic.chosen_pointers import arms
from mixpert.passes.symbolic.known_inequalities import Known
from mixpert.passes.symbolic.scalar_memory import size_of
from mixpert.passes.symbolic.scalars import Scalars
from mixpert.passes.text.entry_points import EntryPoint

_LEFT = frozenset((ord("L"), ord("l")))
_TRIANGLES = frozenset(map(ord, "UuLl"))
_OPERANDS: Mapping[object, Operand] = {"A": "A", "B": "B", "C": "C"}


class Footprints:
    """Answers for accesses; `sites` by the name of their thunk."""

    def __init__(
        self,
        scalars: Scalars,
        points_to: PointsTo,
        layouts: Layouts,
        settled: Settled,
        sites: Mapping[str, tuple[int, EntryPoint]],
        *,
        launched: Launched,
        bounds: HostBounds,
    ) -> None:
        self._scalars = scalars
        self._launched = launched
        self._bounds = bounds
        self._settled = settled
        self._layouts = layouts
        self._points_to = points_to
        self.sites = sites
        self._areas: dict[object, Area] = {}
        self._neighbours: dict[object, Neighbours] = {}
        self._found: dict[object, tuple[Access, Area | None]] = {}

    def register(self, root: Symbol) -> Symbol:
        """A register that holds the pointer from which addresses of an area count."""
        return self._settled.load(root)

    def blocks(self) -> dict[Object, Symbol]:
        """As `Settled.blocks`."""
        return self._settled.blocks()

    def of(self, access: Access | None) -> Area | None:
        """The area that an access touches; None: it may be anything that its pointer leads to."""
        if access is None:
            return None
        if access.key not in self._found:
            if access.part is not None:
                whole = self.of(access._replace(part=None))
                area = whole and self._cut(whole, access.part)
            else:
                area = self._area(access) if self.clear(access.context) else None
            self._found[access.key] = access, area  # kept, as its span is told by its identity
        return self._found[access.key][1]

    def behind(self, context: Context, call: ir.Call, span: Span) -> list[tuple[Access, Targets]]:
        """How a call uses the memory of an argument, and where that leads: or, of two, each."""
        pointer = call.arguments[span.argument]
        found = arms(self._scalars.paths, context, pointer) if self.clear(context) else []
        if not found:
            return [(Access(context, call, span), self._points_to.targets(context, pointer))]
        return [
            (Access(context, call, span, arm), self._points_to.targets(arm.context, arm.pointer))
            for arm in found
        ]

    def clear(self, context: Context) -> bool:
        """As `Scalars.clear`."""
        return self._scalars.clear(context)

    def _area(self, access: Access) -> Area | None:
        instruction = access.instruction
        match instruction:
            case ir.Load() | ir.Store():
                area = self._element(access.context, instruction)
                return area and self._told(self._beside(access, area).around(area))
            case ir.Call() if instruction.callee in self.sites:
                return self._operand(access, instruction)
            case ir.Call() if isinstance(access.role, Span):
                return self._argument(access, instruction, access.role)
            case _:
                return None

    def element(self, context: Context, instruction: ir.Load | ir.Store) -> Area | None:
        """What a load or store touches, without what lies beside it."""
        return self._element(context, instruction) if self.clear(context) else None

    def _element(self, context: Context, instruction: ir.Load | ir.Store) -> Area | None:
        size = size_of(instruction.type)
        access = Access(context, instruction)
        return self._made(access, instruction.pointer, {(): size}) if size else None

    def _beside(self, access: Access, area: Area) -> Neighbours:
        """The stretches of all loads, or of all stores, of the block of one."""
        kind = type(access.instruction)
        key = access.context.index, area.place, kind
        if key not in self._neighbours:
            every = access.context.function.blocks[area.place].instructions
            alike = (i for i in every if isinstance(i, ir.Load | ir.Store) and type(i) is kind)
            areas = (self._element(access.context, instruction) for instruction in alike)
            self._neighbours[key] = Neighbours(area for area in areas if area is not None)
        return self._neighbours[key]

    def _told(self, area: Area) -> Area:
        """The area that was told before, of two that are the same."""
        polynomials = (frozen(polynomial) for polynomial in area.polynomials)
        place = area.context.index, area.place, area.root
        said = area.arm, area.apart, area.known
        return self._areas.setdefault((*place, *said, *polynomials), area)

    def _operand(self, access: Access, call: ir.Call) -> Area | None:
        """An operand of a site."""
        _, entry = self.sites[call.callee]
        operand = _OPERANDS[access.role]
        index = {"A": entry.a, "B": entry.b, "C": entry.c}[operand]
        stored = self._stored(access, call, entry, operand)
        if index is None or stored is None:
            return None
        length, leading = (scaled(p, entry.element_bytes) for p in (stored.length, stored.leading))
        return self._made(access, call.arguments[index], length, stored.runs, leading)

    def _stored(
        self, access: Access, call: ir.Call, entry: EntryPoint, operand: Operand
    ) -> StoredMatrix | None:
        """How an operand lies in memory; what is added may be another matrix than the result."""
        if entry.added is None:
            return Shapes(self._scalars, access.context, call, entry).together(operand)
        places = {"A": (entry.a,), "B": (entry.b or 0,), "C": (entry.c, entry.added)}[operand]
        if len({call.arguments[place] for place in places}) > 1:
            return None
        found = [self._layouts.of(access.context, call, call.arguments[p + 1]) for p in places]
        return found[0] if all(one == found[0] for one in found) else None

    def _argument(self, access: Access, call: ir.Call, span: Span) -> Area | None:
        """What a call does to the memory of an argument."""
        effect = self._points_to.effect(call)
        pointer = call.arguments[span.argument]
        values = [self._scalars.value(access.context, argument) for argument in call.arguments]
        if span.rows is not None:
            return self._of_span(access, call, span, values)
        if effect.pitches is not None:
            to, source, width, height = effect.pitches
            first = span.argument == effect.copies[0][0]
            if first and effect.triangle is not None:
                letter = constant_of(values[effect.triangle])
                if letter is None or letter in _TRIANGLES:
                    return None  # not all of that is overwritten
            pitch = scaled(values[to if first else source], effect.unit)
            if width is None and (constant_of(pitch) or 0) <= 0:
                return None  # a vector that may lie the other way round
            length = scaled(ONE if width is None else values[width], effect.unit)
            return self._made(access, pointer, length, values[height], pitch)
        return None if effect.bytes is None else self._made(access, pointer, values[effect.bytes])

    def _of_span(
        self, access: Access, call: ir.Call, span: Span, values: Sequence[Polynomial]
    ) -> Area | None:
        """The area of a span with rows."""
        pointer = call.arguments[span.argument]
        region = self._launched.region(access.context, call, span)
        if region is None:
            return None
        through = access.context, pointer
        if access.arm is not None:
            through = access.arm.context, access.arm.pointer
        start = self._scalars.value(*through)
        ended = self._launched.in_step(access.context, call, span, start)
        if ended is not None:
            return self._made(access, pointer, scaled(ended, span.size))
        rows, columns = region.rows, region.columns
        if span.side is not None:
            side = constant_of(values[span.side])
            if side is None:
                return None
            rows = columns = rows if side in _LEFT else columns
        length, pitch = scaled(rows, span.size), scaled(region.leading, span.size)
        area = self._made(access, pointer, length, columns, pitch)
        return area if span.offset is None else area and self._part_of_rows(area, region.offset)

    def columns(
        self, context: Context, call: ir.Call, effect: Effect
    ) -> tuple[tuple[frozenset[int], Frozen], ...]:
        """Where elements stay in their columns: arguments of a kernel, and the bytes of a row."""
        if not (effect.columns and self.clear(context)):
            return ()
        rows = ((one, self._launched.columns(context, call, one)) for one in effect.columns)
        return tuple((one.arguments, frozen(row)) for one, row in rows if row is not None)

    def _part_of_rows(self, area: Area, offset: Polynomial) -> Area | None:
        """An area of which the runs are parts of rows, from an offset on.

        Where a row is as long as a quotient and its divisor together, nothing is taken to be left
        over: the kernel is told how many heads there are, and how long each is.
        """
        parts = [area.leading, area.length, offset]
        whole = [self._scalars.multiplied_out(one) if one else one for one in parts]
        exact = [one for one in whole if one is not None]
        leading, length, offset = exact if len(exact) == len(parts) else parts
        start = plus(area.start, offset)
        if any(symbol[1].startswith("?") for symbol in symbols_of(start)):
            return None
        return self._told(replace(area, start=start, length=length, leading=leading))

    def _cut(self, area: Area, part: Part) -> Area | None:
        """A part of each row of an area; None where it is not seen to consist of such rows."""
        row = dict(part.row)
        width = part.width
        total = area.dense
        runs = quotient_of(total, row) if total is not None else None
        if runs is None and area.leading == row:
            runs = area.runs if self._launched.most(area.length) == row else None
        elif runs is None and total is not None:
            runs = ONE if self._launched.most(total) == row else None
        if runs is None:
            return None
        start = plus(area.start, scaled(width, part.number))
        leading = {} if runs == ONE else row
        return self._told(replace(area, start=start, length=width, runs=runs, leading=leading))

    def as_launched(self, context: Context, call: ir.Call, effect: Effect) -> Effect:
        """The effect of a kernel, which fills what it is launched with enough threads for."""
        clear = self.clear(context) or not any(span.least for span in effect.filling)
        if clear:
            return self._launched.effect(context, call, effect)
        return effect._replace(filling=tuple(s for s in effect.filling if not s.least))

    def _made(
        self,
        access: Access,
        pointer: ir.Operand,
        length: Polynomial,
        runs: Polynomial = ONE,
        leading: Polynomial | None = None,
    ) -> Area | None:
        context, arm = access.context, access.arm
        through = (context, pointer) if arm is None else (arm.context, arm.pointer)
        root = self._scalars.root(*through)
        start = self._scalars.value(*through)
        leading = leading or {}
        start = self._without_bounds(start, leading)
        used = symbols_of(start, length, runs, leading)
        if root is None or start.get((root,)) != 1 or any(s[1].startswith("?") for s in used):
            return None
        settled = self._settled.root(root)
        start, root = renamed(start, {root: settled}), settled
        place = self._scalars.paths(context.function).block_of(access.instruction)
        apart = isinstance(access.role, Span) and access.role.apart and runs != ONE
        area = Area(context, place, root, start, length, runs, leading, arm=arm, apart=apart)
        return self._told(replace(area, known=self._shown(access, used)))

    def _shown(self, access: Access, used: Set[Symbol]) -> Known | None:
        """What host accesses show of the numbers that a call uses, if these change in loops."""
        call = access.instruction
        if not isinstance(call, ir.Call) or call.callee in self.sites:
            return None
        changing = not used.isdisjoint(self._scalars.iterations.keys())
        return self._bounds.of(access.context, call) if changing else None

    def _without_bounds(self, start: Polynomial, leading: Polynomial) -> Polynomial:
        """An address without Fortran's `max(0, ld)`: routines refuse an `ld` of less than 1."""
        symbols = symbols_of(leading)
        if len(leading) != 1 or len(symbols) != 1:
            return start
        bounded = self._scalars.not_negative({(*symbols,): 1})
        return renamed(start, {bounded: symbols.pop()}) if bounded else start
