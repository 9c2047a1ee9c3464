"""The transfer functions of effects on facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from mixpert.passes.accesses.areas import Advance
from mixpert.passes.control.contexts import Register
from mixpert.passes.dataflow.arrivals import Arrivals
from mixpert.passes.dataflow.fact_table import NOTHING, Facts, FactTable
from mixpert.passes.dataflow.facts import RANK, REGION, SITE, VIA, Choice, Fact, Region
from mixpert.passes.dataflow.flow_graph import (
    Derive,
    Excluded,
    First,
    Item,
    Multiply,
    Node,
    Read,
    Start,
    Sweep,
    Transfer,
    Write,
)
from mixpert.passes.dataflow.liveness import objects_written
from mixpert.passes.dataflow.moves import Moves
from mixpert.passes.dataflow.regions import meet, outside, region_of
from mixpert.passes.dataflow.registers import Registers
from mixpert.passes.dataflow.states import EVERYTHING, State
from mixpert.passes.dataflow.visibility import Visibility
from mixpert.passes.pointers.memory import Targets
from mixpert.passes.pointers.object_sets import ObjectSets
from mixpert.passes.pointers.places import GUESSED, is_swept


class Steps(Moves):
    """Applies effects to states; `arrivals` collects what sites read."""

    def __init__(
        self, visibility: Visibility, table: FactTable, registers: Registers, sets: ObjectSets
    ) -> None:
        super().__init__(visibility, table, registers, sets)
        self.arrivals = Arrivals(table)
        self._cells = sets.of(visibility.cells)

    def apply(self, node: Node, item: Item, state: State) -> list[Register]:
        """Let an effect of a node change a state; the registers that hold more now."""
        changed: list[Register] = []
        match item:
            case Multiply():
                self._multiply(item, state)
            case Transfer():
                changed = self._transfer(item, state)
            case Read():
                changed = self._read(item, state)
            case Write():
                self._write(node, item, state)
            case Start(gone, afresh):
                state.clear(self._sets.known(gone))
                if afresh:
                    state.change(EVERYTHING, self._blurred)
            case Sweep():
                self._sweep(item, state)
            case Advance():
                self._advance(item, state)
            case First(loop):
                state.change(EVERYTHING, partial(self._table.fresh, loop=loop))
            case Excluded(sites):
                others = Choice(partial(_not_from, sites), SITE, ("not from", sites))
                state.change(EVERYTHING, partial(self._table.kept, choice=others))
            case Derive():
                pass  # `Registers` sees to it
        if self._cells:
            self._forget(state, self._cells & self._sets.known(objects_written(item)))
        return changed

    def _forget(self, state: State, cells: int) -> None:
        """Sizes and pointers in some memory may have changed."""
        if not cells:
            return
        changed = frozenset(self._sets.members(cells))

        def change(fact: Fact) -> Fact:
            kept = fact.form is None or fact.form.cells.isdisjoint(changed)
            return fact if kept else fact.unformed()

        state.change(EVERYTHING, lambda facts: self._table.mapped(facts, ("forget", cells), change))

    def _read(self, item: Read, state: State) -> list[Register]:
        found = self._elsewhere(self._table.united(self._loaded(item, state)), "copy")
        decided = self._decided(item.decides)
        return self._registers.add(item.result, self._table.joined(found, decided))

    def _loaded(self, item: Read, state: State) -> Iterator[Facts]:
        """What of the facts of some objects a host load may take."""
        plain, doubt = self._sets.known(item.objects), self._doubted(item.objects, item.guessed)
        for object_, region in item.regions.items():
            if region is not None:
                alone = self._sets.of((object_,))
                plain &= ~alone
                wanted = Choice(partial(_in_region, region), REGION, ("meets", region))
                for facts in self._seen_by(state, alone, item.access, doubt):
                    yield self._table.kept(facts, wanted)
        yield from self._seen_by(state, plain, item.access, doubt)

    def _sweep(self, item: Sweep, state: State) -> None:
        area, whole = self._visibility.swept(item)
        if area is None:
            return
        over = self._sets.known(item.objects)
        if whole:
            state.clear(over)
            return
        state.change(over, partial(self._replaced, area=area, form=None))
        if not area.each:
            state.change(over & self._parted, partial(self._gone, area=area))

    def _advance(self, item: Advance, state: State) -> None:
        """A loop begins that fills memory iteration by iteration, or has done so."""
        over = self._sets.known(item.objects) & self._parted
        behind, whole = item.behind, item.whole

        def past(fact: Fact) -> bool:
            return item.after is None or not self._visibility.may_see(item.after, fact)

        def begun(fact: Fact) -> Fact:
            return fact._replace(gone=fact.gone | {behind}) if past(fact) else fact

        if whole is None:
            state.change(over, partial(self._table.mapped, name=("behind", behind), change=begun))
            return

        def left(fact: Fact) -> bool:
            filled = behind in fact.gone or (item.skipped and past(fact))
            every = item.everything
            return not (filled and (every or self._visibility.left_behind(whole, fact)))

        wanted = Choice(left, self._visibility.seen_by, ("filled", whole, item.skipped))
        state.change(over, partial(self._table.kept, choice=wanted))

    def _multiply(self, item: Multiply, state: State) -> None:
        for operand, targets in item.reads:
            access = item.accesses.get(operand)
            here = operand in item.guesses
            for (region, guess), objects in self._regions(targets, item.bytes[operand]).items():
                for facts in self._seen_by(state, objects, access):
                    self.arrivals.note(facts, item.site, operand, region, here or guess)
        area, form = self._visibility.result(item), self._visibility.form(item)
        for (region, guess), objects in self._regions(item.writes, item.bytes["C"]).items():
            if not item.partial:
                self._overwrite(item, state, objects, region)
            doubt = guess or "C" in item.guesses
            fact = Fact(item.site, "direct", region=region, area=area, form=form, guess=doubt)
            state.join(objects, self._table.single(fact))

    def _overwrite(self, item: Multiply, state: State, objects: int, region: Region) -> None:
        """Nothing is left of what was where a site writes, in those bytes of those objects."""
        area, form = self._visibility.result(item), self._visibility.form(item)
        alone = len(item.writes) == 1 and not any(t.object.many for t in item.writes)
        state.clear(objects & self._sets.of(item.covers))
        if alone and region is not None:
            others = Choice(partial(outside, region), REGION, ("outside", region))
            state.change(objects, partial(self._table.kept, choice=others))
        state.change(objects, partial(self._replaced, area=area, form=form))
        if area is not None:
            state.change(objects & self._parted, partial(self._gone, area=area))

    def _regions(self, targets: Targets, size: int | None) -> dict[tuple[Region, bool], int]:
        """The objects of some targets by where `size` bytes lie in them, guessed ones apart."""
        found: dict[tuple[Region, bool], int] = {}
        for target in targets:
            key = region_of(target, size), target.object.guess or target.place == GUESSED
            found[key] = found.get(key, 0) | self._sets.of((target.object,))
        return found

    def _write(self, node: Node, item: Write, state: State) -> None:
        value = self._registers.held([item.value] if item.value else [])
        value = self._table.joined(value, self._decided(item.decides))
        stored = self._table.within(self._elsewhere(value, "copy"), node.loops)
        copied = stored is not NOTHING and self._table.kept(stored, _CHANGED) is NOTHING
        if not copied:  # a loop over the whole works on what was there
            swept = self._sets.of(t.object for t in item.targets if is_swept(t.place))
            state.change(swept, partial(self._table.at_least, via="kernel", whole=True))
        if stored is NOTHING:
            return
        for (region, guess), objects in self._regions(item.targets, item.size).items():
            found = self._in_bytes(self._guessed(stored) if guess else stored, region)
            state.join(objects & ~self._parted, found)
            if objects & self._parted:
                placed = self._placed(found, self._visibility.area(item.access))
                state.join(objects & self._parted, placed)

    def _in_bytes(self, facts: Facts, region: Region) -> Facts:
        """The facts as facts of those bytes."""
        if region is None:
            return facts
        return self._table.mapped(facts, ("in", region), lambda fact: fact._replace(region=region))

    def _decided(self, registers: Iterable[Register]) -> Facts:
        """What decides where or whether something is stored or read.

        What a function that is not seen may have put into a size is not counted.
        """
        return self._table.kept(self._registers.held(registers), _COMPUTED_HERE)

    def _blurred(self, facts: Facts) -> Facts:
        return self._table.mapped(facts, "afresh", Fact.blurred)


def _computed_here(fact: Fact) -> bool:
    return RANK[fact.via] <= RANK["kernel"]


def _not_from(sites: frozenset[int], fact: Fact) -> bool:
    return fact.site not in sites


def _in_region(region: Region, fact: Fact) -> bool:
    return meet(fact.region, region)


def _changed(fact: Fact) -> bool:
    return fact.via != "copy"


_COMPUTED_HERE = Choice(_computed_here, VIA, "computed here")
_CHANGED = Choice(_changed, VIA, "changed")
