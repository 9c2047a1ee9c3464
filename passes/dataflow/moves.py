"""What transfers move between objects, and what accesses see of a state."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial

from mixpert.graph import Via
from mixpert.passes.accesses.areas import Access, Area, Part
from mixpert.passes.accesses.matrices import Matrix
from mixpert.passes.accesses.row_parts import Group
from mixpert.passes.accesses.slices import Pointwise, Slice
from mixpert.passes.control.contexts import Register
from mixpert.passes.dataflow.fact_table import NOTHING, Facts, FactTable
from mixpert.passes.dataflow.facts import PLACE, Choice, Fact
from mixpert.passes.dataflow.flow_graph import Transfer
from mixpert.passes.dataflow.registers import Registers
from mixpert.passes.dataflow.states import State
from mixpert.passes.dataflow.visibility import Visibility
from mixpert.passes.pointers.memory import Object
from mixpert.passes.pointers.object_sets import ObjectSets


class Moves:
    """Applies transfers to states."""

    def __init__(
        self, visibility: Visibility, table: FactTable, registers: Registers, sets: ObjectSets
    ) -> None:
        self._visibility = visibility
        self._table = table
        self._registers = registers
        self._sets = sets
        self._doubts: dict[tuple[int, int], int] = {}
        self._parted = sets.of(visibility.parted)

    def _guessed(self, facts: Facts) -> Facts:
        return self._table.mapped(facts, "guessed", Fact.guessed)

    def _transfer(self, item: Transfer, state: State) -> list[Register]:
        if item.pointwise is not None:
            return self._by_index(item, item.pointwise, state)
        groups = self._visibility.groups(item)
        if groups:
            return self._in_groups(item, groups, state)
        moved = self._moved(item, state)
        plain = self._sets.known(item.writes)
        for object_ in self._sets.members(plain & self._parted):
            alone = self._sets.of((object_,))
            self._fill(state, alone, item.filling.get(object_, ()))
            areas = self._areas(item.writing.get(object_, ()))
            if any(areas):
                plain ^= alone
                found = self._guessed(moved) if object_ in item.guessed else moved
                self._move(item, state, alone, found, areas)
        guessed = plain & self._sets.known(item.guessed)
        self._move(item, state, plain ^ guessed, moved, [None])
        self._move(item, state, guessed, self._guessed(moved), [None])
        return [] if item.result is None else self._registers.add(item.result, moved)

    def _moved(self, item: Transfer, state: State) -> Facts:
        """What a transfer reads, as facts of what it makes of that."""
        held = self._table.united(self._seen(state, item))
        read = self._table.joined(held, self._registers.held(item.values))
        return self._elsewhere(read, item.via, keep_whole=item.via == "copy")

    def _in_groups(self, item: Transfer, groups: Sequence[Group], state: State) -> list[Register]:
        """A kernel computes parts of what it writes from parts of what it reads."""
        found: list[tuple[Group, Facts]] = []
        for group in groups:
            reads = tuple(object_ for object_ in item.reads if object_ in group.reading)
            part = item._replace(reads=reads, reading=group.reading)
            found.append((group, self._moved(part, state)))
        for object_ in item.writes:
            alone = self._sets.of((object_,))
            self._fill(state, alone & self._parted, item.filling.get(object_, ()))
            state.clear(alone & self._sets.of(item.covers))
            for group, facts in found:
                if object_ in group.writing:
                    moved = self._guessed(facts) if object_ in item.guessed else facts
                    areas = self._areas(group.writing[object_] if alone & self._parted else ())
                    self._move(item._replace(covers=frozenset()), state, alone, moved, areas)
        every = self._table.united(facts for _, facts in found)
        return [] if item.result is None else self._registers.add(item.result, every)

    def _by_index(self, item: Transfer, pointwise: Pointwise, state: State) -> list[Register]:
        """A kernel takes elements of some memory to where they lie in other memory."""
        found: dict[tuple[Slice | None, Part | None], Facts] = {}
        for object_ in item.reads:
            seen = self._table.united(self._seen(state, item._replace(reads=(object_,))))
            for slice_ in (None, *pointwise.every):
                wanted = partial(_in_slice, pointwise, object_, slice_)
                name = "in slice", pointwise, object_, slice_
                kept = self._table.kept(seen, Choice(wanted, PLACE, name))
                for part in pointwise.parts(slice_) if kept is not NOTHING else ():
                    inside = self._in_part(pointwise, object_, slice_, part, kept)
                    before = found.get((slice_, part), NOTHING)
                    found[slice_, part] = self._table.joined(before, inside)
        values = self._registers.held(item.values)
        found[None, None] = self._table.joined(found.get((None, None), NOTHING), values)
        for object_ in item.writes:
            alone = self._sets.of((object_,))
            self._fill(state, alone & self._parted, item.filling.get(object_, ()))
            state.clear(alone & self._sets.of(item.covers))
            for (slice_, part), facts in found.items():
                if pointwise.may_reach(slice_, object_):
                    moved = self._elsewhere(facts, item.via, keep_whole=False)
                    moved = self._guessed(moved) if object_ in item.guessed else moved
                    area = part and slice_ and pointwise.part_area(slice_, object_, part)
                    area = area or pointwise.area(slice_, object_)
                    state.join(alone, self._placed(moved, area if alone & self._parted else None))
        every = self._table.united(found.values())
        return [] if item.result is None else self._registers.add(item.result, every)

    def _in_part(
        self,
        pointwise: Pointwise,
        object_: Object,
        slice_: Slice | None,
        part: Part | None,
        facts: Facts,
    ) -> Facts:
        """Those of the facts of a block that may speak of a part of its rows."""
        if slice_ is None or part is None:
            return facts
        area = pointwise.part_area(slice_, object_, part)

        def wanted(fact: Fact) -> bool:
            number = pointwise.part_of(fact.area)
            if number is not None:
                return number == part.number
            return area is None or self._visibility.may_see(area, fact)

        name = "in part", pointwise, object_, slice_, part
        return self._table.kept(facts, Choice(wanted, self._visibility.seen_by, name))

    def _fill(self, state: State, objects: int, accesses: Sequence[Access]) -> None:
        """A kernel overwrites areas of some objects."""
        for access in accesses:
            area = self._visibility.area(access)
            if area is not None:
                state.change(objects, partial(self._replaced, area=area, form=None))
                state.change(objects, partial(self._gone, area=area))

    def _move(
        self,
        item: Transfer,
        state: State,
        objects: int,
        moved: Facts,
        areas: Sequence[Area | None],
    ) -> None:
        """Put what a transfer moves into areas of some objects."""
        state.clear(objects & self._sets.of(item.covers))
        if None in areas:  # what was done to all of one object says nothing of another
            worked_on = objects & self._sets.known(item.whole) & self._sets.known(item.reads)
            state.change(worked_on, partial(self._table.at_least, via=item.via, whole=True))
        for area in areas:
            if area is not None and item.via == "copy" and len(item.writes) == 1:
                state.change(objects, partial(self._gone, area=area))
            state.join(objects, self._placed(moved, area))

    def _seen(self, state: State, item: Transfer) -> Iterator[Facts]:
        """What a transfer reads of what objects hold."""
        plain, doubt = self._sets.known(item.reads), self._doubted(item.reads, item.guessed)
        for object_ in self._sets.members(plain & self._parted):
            areas = self._areas(item.reading.get(object_, ()))
            if None not in areas:
                alone = self._sets.of((object_,))
                plain ^= alone
                for area in areas:
                    yield from self._seen_in(state, alone, area, doubt)
        yield from self._held(state, plain, doubt)

    def _seen_by(
        self, state: State, objects: int, access: Access | None, doubt: int = 0
    ) -> Iterator[Facts]:
        """What one access reads of what some objects hold; of those in `doubt` as guesses."""
        parted = objects & self._parted
        yield from self._held(state, objects & ~parted, doubt)
        if parted:
            yield from self._seen_in(state, parted, self._visibility.area(access), doubt)

    def _seen_in(
        self, state: State, objects: int, area: Area | None, doubt: int
    ) -> Iterator[Facts]:
        """What some objects hold in an area."""
        if area is None:
            yield from self._held(state, objects, doubt)
            return
        may_see = partial(self._visibility.may_see, area)
        wanted = Choice(may_see, self._visibility.seen_by, ("seen", area))
        for facts in self._held(state, objects, doubt):
            yield self._table.kept(facts, wanted)

    def _held(self, state: State, objects: int, doubt: int) -> Iterator[Facts]:
        yield from state.held(objects & ~doubt)
        yield from map(self._guessed, state.held(objects & doubt))

    def _doubted(self, read: Collection[Object], guessed: Collection[Object]) -> int:
        """The objects of which it is a guess that they hold what is read there."""
        key = id(read), id(guessed)
        if key not in self._doubts:
            self._doubts[key] = self._sets.of({o for o in read if o.guess}.union(guessed))
        return self._doubts[key]

    def _areas(self, accesses: Sequence[Access]) -> list[Area | None]:
        """The areas of some accesses; one that is not known where there is no access."""
        return [self._visibility.area(access) for access in accesses] or [None]

    def _placed(self, facts: Facts, area: Area | None) -> Facts:
        """The facts as facts of that area."""
        if area is None or facts is NOTHING:
            return facts
        return self._table.mapped(facts, ("at", area), lambda fact: fact._replace(area=area))

    def _replaced(self, facts: Facts, area: Area | None, form: Matrix | None) -> Facts:
        """The facts but for those of which nothing is left once an area was overwritten."""
        if area is None and form is None:
            return facts
        outlasts = partial(self._visibility.outlasts, area, form)
        return self._table.kept(facts, Choice(outlasts, PLACE, ("replaced", area, form)))

    def _gone(self, facts: Facts, area: Area) -> Facts:
        """The facts after an area was overwritten."""

        def change(fact: Fact) -> Fact:
            touched = self._visibility.may_see(area, fact)
            return fact._replace(gone=fact.gone | {area}) if touched else fact

        return self._table.mapped(facts, ("gone", area), change)

    def _elsewhere(self, facts: Facts, via: Via, keep_whole: bool = True) -> Facts:
        def change(fact: Fact) -> Fact:
            moved = fact.elsewhere(via)
            return moved if keep_whole else Fact(moved.site, moved.via, guess=moved.guess)

        return self._table.mapped(facts, ("elsewhere", via, keep_whole), change)


def _in_slice(pointwise: Pointwise, object_: Object, slice_: Slice | None, fact: Fact) -> bool:
    return pointwise.of(object_, fact.area) == slice_
