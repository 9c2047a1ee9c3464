"""What calls move between objects, and the extent in each of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mixpert.passes.accesses.areas import Access
from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.accesses.row_parts import Group
from mixpert.passes.control.contexts import Context
from mixpert.passes.dataflow.flow_graph import Transfer
from mixpert.passes.dataflow.operand_registers import numbers_of
from mixpert.passes.effects.effect import Effect, Span
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object, Pointer, Targets, objects
from mixpert.passes.pointers.places import GUESSED
from mixpert.passes.support.closure import closure
from mixpert.passes.support.polynomials import ONE, Polynomial, scaled, times


def routine(
    footprints: Footprints,
    context: Context,
    call: ir.Call,
    effect: Effect,
    arguments: list[Targets],
    *,
    filled: Targets,
) -> Transfer:
    """What a routine reads flows into what it writes, and into memory that it makes and fills."""
    written = frozenset(t for i in effect.writes for t in arguments[i]) | filled
    in_place = not effect.columns or _in_place(effect, arguments)
    return Transfer(
        tuple(objects(t for i in effect.reads for t in arguments[i])),
        tuple(objects(written)),
        whole_of(written),
        effect.via,
        values=numbers_of(context, call),
        reading=either_part(footprints, context, call, effect.reading),
        writing=either_part(footprints, context, call, effect.writing),
        filling=part_of(context, call, arguments, effect.filling),
        guessed=guessed_of(context, (t for targets in arguments for t in targets)),
        groups=_groups(footprints, context, call, effect),
        columns=() if in_place else footprints.columns(context, call, effect),
    )


def _in_place(effect: Effect, arguments: Sequence[Targets]) -> bool:
    """Whether a kernel may read through one argument what it writes through another."""
    written = {index: {*objects(arguments[index])} for index in effect.writes}
    return any(
        read != index and not over.isdisjoint(objects(arguments[read]))
        for index, over in written.items()
        for read in effect.reads
    )


def _groups(
    footprints: Footprints, context: Context, call: ir.Call, effect: Effect
) -> tuple[Group, ...]:
    """What a kernel writes, and all that it reads to compute this.

    In which order threads run is not known: memory that it also writes may hold what was computed
    for that.
    """
    groups = [
        Group(
            either_part(footprints, context, call, group.reading),
            either_part(footprints, context, call, group.writing),
        )
        for group in effect.groups
    ]

    def feeding(number: int) -> list[int]:
        read = groups[number].reading
        return [i for i, group in enumerate(groups) if not group.writing.keys().isdisjoint(read)]

    return tuple(
        group._replace(reading=_joined(groups[i].reading for i in sorted(closure([n], feeding))))
        for n, group in enumerate(groups)
    )


def _joined(
    every: Iterable[Mapping[Object, tuple[Access, ...]]],
) -> dict[Object, tuple[Access, ...]]:
    """All accesses to each object."""
    found: dict[Object, tuple[Access, ...]] = {}
    for accesses in every:
        for object_, those in accesses.items():
            before = found.get(object_, ())
            found[object_] = (*before, *(access for access in those if access not in before))
    return found


def copied_bytes(effect: Effect, values: Sequence[Polynomial]) -> Polynomial | None:
    """How many bytes a call copies or fills one after the other; `values` of its arguments."""
    if effect.bytes is not None:
        return values[effect.bytes] if effect.bytes < len(values) else None
    if effect.pitches is None or effect.triangle is not None:
        return None
    to, _, width, height = effect.pitches
    length = ONE if width is None else values[width]
    dense = values[to] == length
    return scaled(times(length, values[height]), effect.unit) if dense else None


def overwrite(targets: Targets, part: Mapping[Object, tuple[Access, ...]] = {}) -> Transfer:
    """Something that no site computed is written; `part` is as `Transfer.writing`."""
    return Transfer((), tuple(objects(targets)), frozenset(), "copy", writing=part)


def part_of(
    context: Context, call: ir.Call, arguments: Sequence[Targets], spans: Iterable[Span]
) -> dict[Object, tuple[Access, ...]]:
    """How a call uses the memory of some arguments, by the objects that they point into."""
    found: dict[Object, tuple[Access, ...]] = {}
    for span in spans:
        for object_ in objects(arguments[span.argument]):
            found[object_] = (*found.get(object_, ()), Access(context, call, span))
    return found


def either_part(
    footprints: Footprints, context: Context, call: ir.Call, spans: Iterable[Span]
) -> dict[Object, tuple[Access, ...]]:
    """The same where a pointer may be one of two: what may be used, so nothing is overwritten."""
    found: dict[Object, tuple[Access, ...]] = {}
    for span in spans:
        for access, targets in footprints.behind(context, call, span):
            for object_ in objects(targets):
                found[object_] = (*found.get(object_, ()), access)
    return found


def guessed_of(context: Context, targets: Iterable[Pointer]) -> frozenset[Object]:
    """The objects of some targets of which it is a guess that they are meant there."""
    every = frozenset(targets)
    found = frozenset(t.object for t in every if t.place == GUESSED)
    several = frozenset(t.object for t in every)
    return several if context.merged and len(several) > 1 else found


def whole_of(targets: Targets) -> frozenset[Object]:
    """The objects of which a pointer to the start is among some targets."""
    return frozenset(target.object for target in targets if target.place == 0)
