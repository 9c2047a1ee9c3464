"""Loops that overwrite memory range by range, and what all their iterations overwrite together.

Such a loop is one overwrite at its start, as one copy of everything would be, if it runs every
iteration to the end and reads none of that memory itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from mixpert.passes.accesses.advances import FilledNest
from mixpert.passes.accesses.areas import Access, Advance, Area
from mixpert.passes.accesses.extents import Extents, start_of
from mixpert.passes.accesses.first_use import FirstUses
from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.accesses.hulls import Hulls
from mixpert.passes.accesses.stretches import ELEMENTS, Begun, Stretches, Way
from mixpert.passes.control.contexts import Context
from mixpert.passes.control.paths import Paths
from mixpert.passes.dataflow.flow_graph import Sweep
from mixpert.passes.dataflow.unrolled import Unrolled, UnrolledCopies, unrolled
from mixpert.passes.effects.effect import Span
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.loops import Loop
from mixpert.passes.pointers.memory import Object, objects
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.symbolic.scalars import Scalars
from mixpert.passes.symbolic.trip_counts import TripCounts

_NESTED = 2
_MOST_LOOPS = 4
_MOST_TESTS = 3  # above what is left out


class _Writer(NamedTuple):
    """A call or store that overwrites memory in every iteration of some loops, if of any.

    `headers`: of those loops, the innermost first; `tests`: how many of them control may go past,
    and on which way, though it comes to the others.
    """

    instruction: ir.Instruction
    pointer: ir.Operand
    role: str | Span
    headers: tuple[str, ...]
    tests: tuple[tuple[int, Way], ...]


class Sweeps:
    """Finds them."""

    def __init__(
        self,
        scalars: Scalars,
        trip_counts: TripCounts,
        footprints: Footprints,
        points_to: PointsTo,
        contexts: Sequence[Context],
        *,
        first_uses: FirstUses,
    ) -> None:
        self._scalars = scalars
        self._extents = Extents(points_to, scalars.product, first_uses)
        self.trip_counts = trip_counts
        self._hulls = Hulls(scalars, trip_counts)
        self._footprints = footprints
        self._points_to = points_to
        self._contexts = contexts
        self._writers: dict[str, dict[Way, list[_Writer]]] = {}
        self._mixing: dict[Context, bool] = {}
        self._ahead: dict[Sweep, Area | None] = {}
        self._stretches = Stretches(footprints, points_to, trip_counts, scalars, self._begun)
        self._copies = UnrolledCopies(scalars, trip_counts.guards, footprints)
        self._unrolled: dict[str, list[Unrolled]] = {}
        self._several: dict[Sweep, Unrolled] = {}
        self._written_by: dict[Sweep, _Writer] = {}

    def on(self, context: Context, way: Way) -> Iterator[Sweep]:
        """The loops that begin where control goes from one block to another, and what is left out.

        What a loop or a call would have overwritten counts as overwritten too where control goes
        past it because there is none of it.
        """
        for writer in self._writers_on(context.function, way):
            begins = bool(writer.headers) and way[1] == writer.headers[-1]
            yield self._sweep(context, writer, None if begins else way)
        yield from self._left_copies(context, way)
        for begun in self._stretches.on(context, way):
            yield self._stretch(context, begun)

    def _writers_on(self, function: ir.Function, way: Way) -> Sequence[_Writer]:
        return self._writers_in(function).get(way, ())

    def _writers_in(self, function: ir.Function) -> Mapping[Way, Sequence[_Writer]]:
        if function.name not in self._writers:
            self._writers[function.name] = self._by_way(function)
        return self._writers[function.name]

    def at(self, context: Context, call: ir.Call) -> Iterator[Sweep]:
        """A call that overwrites memory without having read it, in plainer numbers."""
        written = self._written(call)
        if written is not None and call.callee not in self._footprints.sites:
            sweep = self._sweep(context, _Writer(call, *written, (), ()), None)
            others = (o for o in call.arguments if o != written[0])
            read = {o for other in others for o in objects(self._points_to.targets(context, other))}
            if read.isdisjoint(sweep.objects):
                yield sweep

    def before(self, context: Context, store: ir.Store) -> Iterator[Sweep]:
        """What a store begins to overwrite together with others behind it."""
        area = self._stretches.beginning(context, store)
        if area is not None:
            yield self._stretch(context, Begun(store, store.pointer, area))

    def _stretch(self, context: Context, begun: Begun) -> Sweep:
        sweep = self._sweep(context, _Writer(begun.instruction, begun.pointer, "", (), ()), None)
        self._ahead[sweep] = begun.area
        return sweep

    def _begun(self, context: Context, way: Way) -> Iterator[Begun]:
        """What the loops overwrite that begin on a way, in whichever iterations."""
        for writer in self._writers_on(context.function, way):
            if writer.headers and way[1] == writer.headers[-1] and not writer.tests:
                area = self._footprints.of(Access(context, writer.instruction, writer.role))
                hull = area and self._hulls.around(area, writer.headers)
                if hull and not hull.each:
                    yield Begun(writer.instruction, writer.pointer, hull)

    def empty(self, context: Context, call: ir.Call) -> bool:
        """Whether a site has no result, by what the tests say that control has passed."""
        area = self._footprints.of(Access(context, call, "C"))
        return area is not None and self._hulls.empty(area)

    def _sweep(self, context: Context, writer: _Writer, skip: Way | None) -> Sweep:
        access = Access(context, writer.instruction, writer.role)
        targets = self._points_to.targets(context, writer.pointer)
        header = writer.headers[-1] if writer.headers else ""
        sweep = Sweep(tuple(objects(targets)), targets, access, header, skip)
        self._written_by[sweep] = writer
        return sweep

    def after(self, context: Context, block: str) -> Iterator[Sweep]:
        """The copies ahead where a block ends of which the compiler made several per iteration."""
        for found in self._unrolled_in(context.function):
            if block == found.guard:
                yield from self._together(context, found, (block, found.past))

    def _left_copies(self, context: Context, way: Way) -> Iterator[Sweep]:
        """Such copies that are left out where control goes from one block to another."""
        paths = self._scalars.paths(context.function)
        for found in self._unrolled_in(context.function):
            tests = islice(_tests(paths, found.guard), _MOST_TESTS)
            if way in tests or (way[0] in found.others and way[1] == found.beyond):
                yield from self._together(context, found, way)

    def _unrolled_in(self, function: ir.Function) -> list[Unrolled]:
        if function.name not in self._unrolled:
            paths = self._scalars.paths(function)
            self._unrolled[function.name] = [*unrolled(function, paths)]
        return self._unrolled[function.name]

    def _together(self, context: Context, found: Unrolled, way: Way) -> Iterator[Sweep]:
        copies = self._points_to.effect(found.last_call).copies
        if len(copies) == 1:
            argument = copies[0][0]
            targets = self._points_to.targets(context, found.last_call.arguments[argument])
            over = tuple(objects(targets))
            if not self._touches(context, found, argument, over):
                access = Access(context, found.calls[0], Span(argument))
                sweep = Sweep(over, targets, access, found.header, way)
                self._several[sweep] = found
                yield sweep

    def _touches(
        self, context: Context, found: Unrolled, argument: int, over: Iterable[Object]
    ) -> bool:
        """Whether what runs beside the loop may read some objects."""
        others = [o for i, o in enumerate(found.last_call.arguments) if i != argument]
        blocks = {found.guard, found.entry, found.after, found.last}
        loads = (i for b in blocks for i in context.function.blocks[b].instructions)
        read = [*others, *(load.pointer for load in loads if isinstance(load, ir.Load))]
        held = {o for pointer in read for o in objects(self._points_to.targets(context, pointer))}
        return not held.isdisjoint(over)

    def area(self, sweep: Sweep) -> Area | None:
        """What is overwritten, whether or not control skips it; None where not known."""
        if sweep not in self._ahead:
            told = not (sweep.header and self._mixes(sweep.access.context, sweep.header))
            self._ahead[sweep] = self._overwritten(sweep) if told else None
        return self._ahead[sweep]

    def _overwritten(self, sweep: Sweep) -> Area | None:
        if sweep in self._several:
            return self._copies.area(sweep, self._several[sweep])
        area, writer = self._footprints.of(sweep.access), self._written_by[sweep]
        hull = area and self._hulls.around(area, writer.headers)
        if area is None or hull is None:
            return None
        hull = self._hulls.where(hull, area.place)
        for number, way in writer.tests:
            inner = self._hulls.around(area, writer.headers[:number])
            if inner is None or not (
                self._left_out(sweep, inner, area, way)
                or self._stretches.same(inner, sweep.objects, way)
            ):
                return None
        if sweep.skip is not None:
            return hull if self._left_out(sweep, hull, area, sweep.skip) else None
        rest = sweep.header and not (writer.tests or hull.each)
        return self._stretches.with_rest(hull, sweep.header, sweep.objects) if rest else hull

    def _left_out(self, sweep: Sweep, hull: Area, area: Area, way: Way) -> bool:
        """Whether none of a hull is left out where control goes another way."""
        if not hull.each and self._hulls.nothing(self._hulls.where(hull, area.place), way):
            return True
        paths = self._scalars.paths(area.context.function)
        return any(
            way == next(_tests(paths, header), None)
            and self.trip_counts.none_left_out(area.context, header, way)
            for header in self._written_by[sweep].headers
        )

    def written_before(self, sweep: Sweep, access: Access) -> bool:
        """Whether an access in the outermost loop touches only what an inner one has overwritten.

        That is in each iteration: the inner loop has run in it, and the other access comes after.
        """
        writer = self._written_by.get(sweep)
        area, other = self._footprints.of(sweep.access), self._footprints.of(access)
        if writer is None or len(writer.headers) < _NESTED or area is None or other is None:
            return False
        paths = self._scalars.paths(area.context.function)
        inner, outer = (paths.loops[header] for header in writer.headers[-_NESTED:])
        after = paths.dominates(inner.header, other.place) and other.place not in inner.blocks
        if other.context is not area.context or not after:
            return False
        headers: tuple[str, ...] = ()
        loop = paths.innermost(other.place)
        while loop is not None and loop is not outer:
            headers, loop = (*headers, loop.header), paths.around(loop)
        own = self._hulls.around(area, writer.headers[:-1])
        touched = self._hulls.around(other, headers)
        return loop is outer and bool(own and touched and own.same_as(touched))

    def hull(self, area: Area) -> Area | None:
        """All that an access touches in the iterations of the innermost loop, if known."""
        return self._hulls.innermost(area)

    def nests(self, context: Context) -> Iterator[tuple[Way, FilledNest]]:
        """Sites that fill objects in loops around loops, by the ways in and past.

        Also those whose loops read what they overwrite.
        """
        for way, writers in self._writers_in(context.function).items():
            for writer in writers:
                call = writer.instruction
                site = isinstance(call, ir.Call) and call.callee in self._footprints.sites
                if not site or len(writer.headers) < _NESTED:
                    continue
                begins = way[1] == writer.headers[-1]
                sweep = self._sweep(context, writer, None if begins else way)
                whole = self.area(sweep)
                if whole is not None and not whole.each and self.fills(sweep, whole):
                    where = sweep.objects, sweep.targets, call, sweep.header
                    yield way, FilledNest(*where, whole, not begins)

    def fills(self, sweep: Sweep | Advance, hull: Area) -> bool:
        """Whether a loop overwrites an object from its first byte to its last."""
        number, name = self._footprints.register(hull.root)
        size = hull.dense
        if size is None or hull.start != {(hull.root,): 1}:
            return False
        context = self._contexts[max(number, 0)]  # a variable's address is the same in all
        start = self._points_to.targets(context, ir.Operand(name))
        if number < 0 and not name.startswith("@"):
            return False
        if len(start) > 1:
            return self._extents.filled(start, size) >= {*sweep.objects}
        whole = start_of(sweep.targets, start)
        return whole is not None and self._extents.of(whole) == size

    def _by_way(self, function: ir.Function) -> dict[Way, list[_Writer]]:
        """What overwrites memory, by the ways to it, and past it."""
        found: dict[Way, list[_Writer]] = {}
        paths = self._scalars.paths(function)
        for block, instructions in function.blocks.items():
            for instruction in instructions.instructions:
                written = self._written(instruction)
                if written is None:
                    continue
                for headers, tests in self._around(function, block):
                    if headers or isinstance(instruction, ir.Call):
                        writer = _Writer(instruction, *written, headers, tests)
                        start = headers[-1] if headers else block
                        for way in _ways(paths, start, bool(headers)):
                            found.setdefault(way, []).append(writer)
        return found

    def _around(
        self, function: ir.Function, block: str
    ) -> Iterator[tuple[tuple[str, ...], tuple[tuple[int, Way], ...]]]:
        """The loops around a block in every iteration of which it runs: none, one, or several."""
        paths = self._scalars.paths(function)
        headers: tuple[str, ...] = ()
        tests: tuple[tuple[int, Way], ...] = ()
        yield headers, tests
        loop: Loop | None = paths.innermost(block)
        place = block
        while loop is not None and len(headers) < _MOST_LOOPS:
            if not self.trip_counts.every(function, loop, place):
                test = next(_tests(paths, place), None)
                if test is None or not self.trip_counts.but_for(function, loop, place, test):
                    return
                tests = (*tests, (len(headers), test))
            headers = (*headers, loop.header)
            yield headers, tests
            place = loop.header
            loop = paths.around(loop)

    def _written(self, instruction: ir.Instruction) -> tuple[ir.Operand, str | Span] | None:
        """The address from which an instruction overwrites memory, and the access to that."""
        match instruction:
            case ir.Store(_, pointer, type_) if type_.startswith(ELEMENTS):
                return pointer, ""
            case ir.Call() if instruction.callee in self._footprints.sites:
                entry = self._footprints.sites[instruction.callee][1]
                whole = entry.triangle is None
                return (instruction.arguments[entry.c], "C") if whole else None
            case ir.Call():
                effect = self._points_to.effect(instruction)
                argument = effect.fills if effect.fills is not None else -1
                if len(effect.copies) == 1:
                    ((argument, _),) = effect.copies
                known = 0 <= argument < len(instruction.arguments)
                return (instruction.arguments[argument], Span(argument)) if known else None
            case _:
                return None

    def _mixes(self, context: Context, header: str | None = None) -> bool:
        """Whether a loop, or all of a context, calls what others call in the same context.

        Of what runs there it is not known around which loops.
        """
        if header is None and context in self._mixing:
            return self._mixing[context]
        blocks = context.function.blocks
        inside = self._scalars.paths(context.function).loops[header].blocks if header else blocks
        calls = [i for name in inside for i in blocks[name].instructions if isinstance(i, ir.Call)]
        found = context.shared or any(
            id(call) in context.targets
            or id(call) in context.callbacks
            or id(call) in context.later
            or (id(call) in context.callees and self._mixes(context.callees[id(call)]))
            for call in calls
        )
        if header is None:
            self._mixing[context] = found
        return found


def _ways(paths: Paths, start: str, headed: bool) -> Iterable[Way]:
    """The way to a loop, and those past a block: of tests next above it, and to behind a loop."""
    found = dict.fromkeys(islice(_tests(paths, start), _MOST_TESTS))
    if headed:
        loop = paths.loops[start]
        found[next(paths.edges_above(start))] = None
        behind = {target for _, target in paths.ways_out(loop)}
        for target in behind if len(behind) == 1 else ():
            others = (source for source in paths.before[target] if source not in loop.blocks)
            found |= dict.fromkeys((source, target) for source in islice(others, _MOST_TESTS))
    return found


def _tests(paths: Paths, start: str) -> Iterator[Way]:
    """The ways that control has not taken where it comes to a block, the last first."""
    for source, target in paths.edges_above(start):
        others = [after for after in paths.after(source) if after != target]
        if len(others) == 1:
            yield source, others[0]
