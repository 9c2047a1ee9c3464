"""Effects of instructions on matrix elements, for the flow graph."""

from __future__ import annotations

from collections.abc import Container, Iterable

from mixpert.graph import Operand
from mixpert.passes.accesses.advances import Advances
from mixpert.passes.accesses.areas import Access
from mixpert.passes.accesses.extents import Extents
from mixpert.passes.accesses.first_use import FirstUses
from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.accesses.lifetimes import Lifetimes
from mixpert.passes.accesses.matrices import Places
from mixpert.passes.accesses.shapes import Shapes
from mixpert.passes.accesses.slices import Pointwise, Slices
from mixpert.passes.control.contexts import Context, Register
from mixpert.passes.control.execution_order import Step
from mixpert.passes.dataflow.between_calls import BetweenCalls
from mixpert.passes.dataflow.exclusive import Exclusive
from mixpert.passes.dataflow.flow_graph import Derive, Item, Multiply, Read, Start, Transfer, Write
from mixpert.passes.dataflow.operand_registers import numbers_of, register_of, registers_of
from mixpert.passes.dataflow.regions import regions_of
from mixpert.passes.dataflow.sweeps import Sweeps
from mixpert.passes.dataflow.transfers import (
    copied_bytes,
    either_part,
    guessed_of,
    overwrite,
    part_of,
    routine,
    whole_of,
)
from mixpert.passes.effects.effect import Effect, Span
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import (
    NOWHERE,
    Kind,
    Object,
    Targets,
    behind,
    objects,
    reachable,
)
from mixpert.passes.pointers.pointer_flow import RESULT
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import ONE, Polynomial, scaled, substituted, symbols_of
from mixpert.passes.symbolic.scalar_memory import Stores, size_of
from mixpert.passes.symbolic.sizes import Sizes
from mixpert.passes.text.entry_points import EntryPoint

_ZEROS = frozenset({"0.000000e+00", "-0.000000e+00"})

Site = tuple[int, EntryPoint]
NONE_COVERED: frozenset[Object] = frozenset()


class Elements(BetweenCalls):
    """Translates with the help of points-to sets; `numbers` are memory of `number_variables`."""

    def __init__(
        self,
        points_to: PointsTo,
        lifetimes: Lifetimes,
        stores: Stores,
        sweeps: Sweeps,
        footprints: Footprints,
        *,
        advances: Advances,
        slices: Slices,
        numbers: Container[Object],
        first_uses: FirstUses,
        exclusive: Exclusive,
    ) -> None:
        self._first_uses = first_uses
        self._numbers = numbers
        self._footprints = footprints
        super().__init__(points_to, lifetimes)
        self._stores = stores
        self._sweeps, self._advances, self._exclusive = sweeps, advances, exclusive
        self._sites = footprints.sites
        self._reached: dict[frozenset[Object], tuple[tuple[Object, ...], ...]] = {}
        self._sizes = Sizes(points_to, stores)
        self._extents = Extents(points_to, self._sizes.product, first_uses)
        self._places = Places(points_to, stores)
        self._slices = slices

    def instruction(self, context: Context, instruction: ir.Instruction) -> list[Item]:
        """Effects of an instruction that is no call with a context of its own."""
        items: list[Item]
        match instruction:
            case ir.Load():
                items = [self._load(context, instruction)]
            case ir.Offset(result, base, _, _, terms):
                used = (base, *(index for index, _ in terms or ()))
                items = _derive((context.index, result), context, used, True)
            case ir.Store(value, pointer, type_, guards):
                targets = self._targets(context, pointer)
                decides = registers_of(context, (pointer, *guards))
                access = Access(context, instruction)
                stored = register_of(context, value)
                write = Write(stored, targets, decides, access, size_of(type_) or None)
                items = [*self._sweeps.before(context, instruction), write] if targets else []
            case ir.Compute(result, operands, kind, _, guards):
                used = (*operands, *guards)
                items = _derive((context.index, result), context, used, kind == "move")
            case ir.Return(value):
                values = () if value is None else (value,)
                items = _derive((context.index, RESULT), context, values, True)
            case ir.Call() if instruction.callee in self._sites:
                empty = self._sweeps.empty(context, instruction)
                items = [] if empty else [self._multiply(context, instruction)]
            case ir.Call():
                items = self._call(context, instruction)
            case _:
                items = []
        return items

    def _load(self, context: Context, load: ir.Load) -> Item:
        """A pointer that is loaded is no element; but elements may have decided which it is."""
        result = context.index, load.result
        if load.type == "ptr":
            return Read(result, (), registers_of(context, (load.pointer,)))
        targets = self._targets(context, load.pointer)
        decides = registers_of(context, (load.pointer,))
        regions = regions_of(targets, size_of(load.type) or None)
        access, guesses = Access(context, load), guessed_of(context, targets)
        return Read(result, tuple(objects(targets)), decides, access, regions, guesses)

    def called(self, context: Context, call: ir.Call) -> tuple[list[Context], bool]:
        """The contexts that an indirect call enters, and whether it calls nothing else."""
        return self._points_to.called(context, call)

    def entering(self, context: Context, call: ir.Call, callee: Context) -> list[Item]:
        """Arguments become parameters."""
        parameters = callee.function.parameters
        items: list[Item] = [
            item
            for parameter, argument in zip(parameters, call.arguments, strict=False)
            for item in _derive((callee.index, parameter), context, (argument,), True)
        ]
        if further := self._points_to.further(callee):
            handed = call.arguments[len(parameters) :]
            items += (Write(register, further) for register in registers_of(context, handed))
            inside = objects(t for value in handed for t in self._points_to.targets(context, value))
            copied = Transfer(tuple(inside), tuple(objects(further)), NONE_COVERED, "copy")
            items.append(copied)  # a struct that is passed by value
        return items

    def leaving(self, context: Context, call: ir.Call, callee: Context) -> list[Item]:
        """The callee's result becomes the call's."""
        if not call.result:
            return []
        return [Derive((context.index, call.result), ((callee.index, RESULT),), True)]

    def once(self, context: Context, source: str, target: str) -> str | None:
        """The header of a loop in whose first iteration alone control goes along an edge."""
        return self._sweeps.trip_counts.once(context, source, target)

    def ending(self, context: Context) -> list[Item]:
        """What nothing can reach any more holds nothing."""
        ended = self._lifetimes.ending(context)
        return [Start(tuple(ended))] if ended else []

    def on(self, context: Context, way: tuple[str, str]) -> Iterable[Item]:
        """Effects of loops that begin there, or are left out, and of memory not yet allocated."""
        yield from self._sweeps.on(context, way)
        yield from self._advances.on(context, way)
        if empty := self._first_uses.empty(context, way):
            yield Start(empty)
        yield from self._exclusive.on(context, way)

    def ahead(self, context: Context, block: str) -> Iterable[Item]:
        """Effects of the loops that follow on a block."""
        return self._sweeps.after(context, block)

    def _multiply(self, context: Context, call: ir.Call) -> Multiply:
        index, entry = self._sites[call.callee]
        reads: list[tuple[Operand, Targets]] = [("A", self._matrix(context, call, entry, entry.a))]
        if entry.b is not None:
            reads.append(("B", self._matrix(context, call, entry, entry.b)))
        c = self._matrix(context, call, entry, entry.c)
        if not self._is_zero(context, call, entry):
            added = c if entry.added is None else self._matrix(context, call, entry, entry.added)
            reads.append(("C", added))
        shapes = Shapes(self._sizes, context, call, entry)
        names: tuple[Operand, ...] = ("A", "B", "C")
        reach = {name: shapes.constant_bytes(name) for name in names}
        factors: tuple[Operand, ...] = ("A", "B") if entry.b is not None else ()
        found = {name: shapes.matrix(name, self._places) for name in factors}
        matrices = {name: matrix for name, matrix in found.items() if matrix is not None}
        partial = entry.triangle is not None
        covered = self._extents.filled(c, None if partial else shapes.dense_bytes("C"))
        accesses = {name: Access(context, call, name) for name in names}
        result = shapes.result(self._places)
        guesses = self._guesses(context, (*reads, ("C", c)))
        return Multiply(
            index, tuple(reads), c, reach, covered, matrices, accesses, result, guesses, partial
        )

    def _guesses(
        self, context: Context, operands: Iterable[tuple[Operand, Targets]]
    ) -> frozenset[Operand]:
        """The operands of which it is a guess, in a context, where they lie."""
        here = context in self._points_to.guessed_contexts
        return frozenset(
            operand
            for operand, targets in operands
            if here or (context.merged and len(objects(targets)) > 1)
        )

    def _matrix(self, context: Context, call: ir.Call, entry: EntryPoint, index: int) -> Targets:
        """Where an operand's elements lie: behind an array of pointers where that is passed."""
        targets = self._targets(context, call.arguments[index])
        return behind(targets) if entry.indirect else targets

    def _is_zero(self, context: Context, call: ir.Call, entry: EntryPoint) -> bool:
        """Whether beta is zero whenever the call runs."""
        beta = call.arguments[entry.beta]
        if not Shapes(self._sizes, context, call, entry).one_group():
            return False
        if entry.kinds[entry.beta] in "fd":
            return self._sizes.origin(context, beta).literal in _ZEROS
        targets = self._points_to.targets(context, beta)
        stored = self._stores.values(targets, entry.element, Step(context, call))
        return stored is not None and all(
            self._sizes.origin(value.context, value.operand).literal in _ZEROS for value in stored
        )

    def _call(self, context: Context, call: ir.Call) -> list[Item]:
        effect = self._points_to.effect(call)
        arguments = self._passed(context, call)
        result = (context.index, call.result) if call.result else None
        items: list[Item] = []
        if effect.starts is not None:
            items.append(Start(_one_block(arguments[effect.starts], "local")))
        made = self._points_to.made_by(context, call)
        if made:
            items.append(Start(made))
        if effect.notes:
            items += [overwrite(targets) for targets in arguments if targets]
        items += self._sweeps.at(context, call)
        items += self._moves(context, call, effect, arguments)
        if effect.reachable:
            items.append(self._anything(context, call, effect, arguments))
        if result:
            items += _derive(result, context, call.arguments, False)
        return items

    def _anything(
        self, context: Context, call: ir.Call, effect: Effect, arguments: list[Targets]
    ) -> Transfer:
        """Everything that can be reached flows into everything that may be written."""
        written = frozenset(
            t for i, a in enumerate(arguments) if not _flag(effect.read_only, i) for t in a
        )
        return Transfer(
            self._reachable(frozenset(t for a in arguments for t in a))[1],
            self._reachable(written)[0],
            whole_of(written),
            effect.via,
            (context.index, call.result) if call.result else None,
            values=numbers_of(context, call),
            guessed=guessed_of(context, (t for a in arguments for t in a)),
        )

    def _reachable(self, targets: Targets) -> tuple[tuple[Object, ...], ...]:
        """As `reachable`, and those of them that pass elements on, found once for the same."""
        key = frozenset(target.object for target in targets)
        if key not in self._reached:
            reached = reachable(target.object for target in targets)
            found = [o for o in reached if not (o.constant or o.kind == "function")]
            passing = tuple(o for o in found if o not in self._numbers)
            self._reached[key] = tuple(found), passing
        return self._reached[key]

    def _moves(
        self, context: Context, call: ir.Call, effect: Effect, arguments: list[Targets]
    ) -> list[Item]:
        """Copies, fills, and library routines of which it is known what they read and write."""
        items = self._copies(context, call, effect, arguments)
        if effect.allocates_into is not None:
            items.append(overwrite(arguments[effect.allocates_into]))
        if effect.stores is not None:
            items.append(overwrite(arguments[effect.stores[0]]))
        if effect.frees is not None:
            items.append(Start(_one_block(arguments[effect.frees], "heap")))
        made = self._points_to.targets(context, ir.Operand(call.result)) if call.result else NOWHERE
        filled = made if effect.allocates and effect.reads else NOWHERE
        if effect.writes or filled:
            items += (
                self._moved(context, call, part, arguments, filled)
                for part in _parts(effect, arguments)
            )
        return items

    def _moved(
        self,
        context: Context,
        call: ir.Call,
        effect: Effect,
        arguments: list[Targets],
        filled: Targets,
    ) -> Transfer:
        """What a routine, or a part of a kernel, does to elements."""
        effect = self._footprints.as_launched(context, call, effect)
        if effect.through:
            arguments = [behind(targets) for targets in arguments]
        moved = routine(self._footprints, context, call, effect, arguments, filled=filled)
        return moved._replace(
            covers=self._overwritten(context, call, effect, arguments),
            pointwise=self._pointwise(context, call, effect, arguments),
        )

    def _pointwise(
        self, context: Context, call: ir.Call, effect: Effect, arguments: list[Targets]
    ) -> Pointwise | None:
        """What comes where, if a kernel works on allocations that are cut into blocks."""
        if not (effect.pointwise and self._points_to.blocks):
            return None
        spans = {span.argument: span for span in (*effect.reading, *effect.writing)}
        return self._slices.of(
            [
                (arguments[index], self._footprints.of(Access(context, call, span)))
                for index, span in sorted(spans.items())
            ]
        )

    def _overwritten(
        self, context: Context, call: ir.Call, effect: Effect, arguments: list[Targets]
    ) -> frozenset[Object]:
        """The objects that a call fills from their first byte to their last."""
        found = NONE_COVERED
        for span in effect.filling:
            if span.columns == ONE:
                size = self._length(context, call, span)
                found |= self._extents.filled(arguments[span.argument], size)
        return found

    def _length(self, context: Context, call: ir.Call, span: Span) -> Polynomial | None:
        """How many bytes a stretch has."""
        values = {(i, ""): operand for i, operand in enumerate(call.arguments)}
        used = symbols_of(span.rows or {})
        if used <= values.keys():
            known = {symbol: self._sizes.value(context, values[symbol]) for symbol in used}
            return scaled(substituted(span.rows or {}, known), span.size)
        area = self._footprints.of(Access(context, call, span))
        return None if area is None else area.length

    def _copies(
        self, context: Context, call: ir.Call, effect: Effect, arguments: list[Targets]
    ) -> list[Item]:
        """Copies and fills of a number of bytes, which may be known."""
        moving = call.arguments if effect.copies or effect.fills is not None else ()
        size = copied_bytes(effect, [self._sizes.value(context, one) for one in moving])
        items: list[Item] = [
            Transfer(
                tuple(objects(arguments[source])),
                tuple(objects(arguments[destination])),
                whole_of(arguments[destination]),
                "copy",
                covers=self._extents.filled(arguments[destination], size),
                reading=either_part(self._footprints, context, call, (Span(source),)),
                writing=part_of(context, call, arguments, (Span(destination),)),
                guessed=guessed_of(context, (*arguments[destination], *arguments[source])),
            )
            for destination, source in effect.copies
        ]
        if effect.fills is not None:
            over = part_of(context, call, arguments, (Span(effect.fills),))
            items.append(overwrite(arguments[effect.fills], over))
            items.append(Start(tuple(self._extents.filled(arguments[effect.fills], size))))
        return items


def _parts(effect: Effect, arguments: list[Targets]) -> Iterable[Effect]:
    """The parts of a kernel, but where one fills what another writes: then all is one."""
    filled = {span.argument for part in effect.parts for span in part.filling}
    others = {i for part in effect.parts if not part.filling for i in part.writes}
    both = ({o for i in group for o in objects(arguments[i])} for group in (filled, others))
    return effect.parts if effect.parts and set.isdisjoint(*both) else (effect,)


def _one_block(targets: Targets, kind: Kind) -> tuple[Object, ...]:
    """The object that a pointer to its start must point to, if it stands for one block."""
    if len(targets) != 1:
        return ()
    (target,) = targets
    single = target.place == 0 and target.object.kind == kind and not target.object.many
    return (target.object,) if single else ()


def _flag(flags: tuple[bool, ...], index: int) -> bool:
    return index < len(flags) and flags[index]


def _derive(
    result: Register, context: Context, operands: tuple[ir.Operand, ...], moves: bool
) -> list[Item]:
    return [Derive(result, registers_of(context, operands), moves)]
