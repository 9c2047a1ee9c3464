"""Which sites' results may be where: reaching definitions over the flow graph."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial, reduce
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from mixpert.graph import Operand, Via
from mixpert.passes.areas import Access, Area
from mixpert.passes.contexts import Register
from mixpert.passes.facts import (
    NOTHING,
    ORDER,
    PLACE,
    RANK,
    REGION,
    VIA,
    Choice,
    Fact,
    Facts,
    FactTable,
    Region,
    crossed,
    joined,
)
from mixpert.passes.flow_graph import (
    Derive,
    First,
    FlowGraph,
    Item,
    Multiply,
    Node,
    Read,
    Start,
    Sweep,
    Transfer,
    Write,
    used_registers,
)
from mixpert.passes.liveness import Liveness, objects_written
from mixpert.passes.matrices import Matrix
from mixpert.passes.memory import SWEEP, Object, Pointer
from mixpert.passes.pruning import reached
from mixpert.passes.regions import meet, outside, region_of
from mixpert.passes.visibility import Visibility

State = dict[Object, Facts]


LEAST_VISITS, VISITS = 5_000, 2
"""Of nodes, in all and for each, before facts are told apart no more: then it soon ends."""


class Arrival(NamedTuple):
    """A fact that reaches an operand; `carried` where that takes a loop's back edge."""

    fact: Fact
    carried: bool


Arrivals = dict[tuple[int, int, Operand], set[Arrival]]
"""What reaches an operand, by (writing site, reading site, operand)."""


class Reaching:
    """Runs to the fixed point; `arrivals` is the answer."""

    def __init__(self, graph: FlowGraph, visibility: Visibility) -> None:
        self.arrivals: Arrivals = {}
        self._arrived: dict[tuple[int, int, Operand, Region, bool], Facts] = {}
        self._visibility = visibility
        self._registers: dict[Register, Facts] = {}
        self._in: dict[Node, State] = {entry: {} for entry in graph.entries}
        self._fresh: dict[Node, dict[Object, None]] = {}  # what changed there since it was passed
        self._nodes = reached(graph.entries)
        self._table = FactTable(visibility.nest, len(self._nodes))
        self._order = {node: number for number, node in enumerate(self._nodes)}
        visibility.look_at(item for node in self._nodes for item in node.items)
        self._live = Liveness(self._nodes)
        self._users = self._users_of_registers()
        self._written = {node: _objects_written(node) for node in self._nodes if node.items}
        self._waiting = [self._order[node] for node in self._in]
        self._queued = set(self._waiting)
        heapify(self._waiting)
        self._later: list[int] = []  # nodes of the next turn
        self._at = -1
        self._run()

    def _users_of_registers(self) -> dict[Register, list[int]]:
        """The nodes that use each register, which may come before those that set it."""
        users: dict[Register, list[int]] = {}
        for number, node in enumerate(self._nodes):
            for item in node.items:
                for register in used_registers(item):
                    users.setdefault(register, []).append(number)
        return users

    def _run(self) -> None:
        """Nodes in the order in which control passes them, until nothing changes."""
        left = LEAST_VISITS + VISITS * len(self._nodes)
        while self._waiting:
            if left == 0:
                self._table.tell_apart_no_more()
            left -= 1
            number = self._at = heappop(self._waiting)
            self._queued.discard(number)
            node = self._nodes[number]
            # what items leave of other objects depends on those alone, and has flowed on before
            changed = self._fresh.pop(node, {}) | self._written.get(node, {})
            out = self._through(node, self._in[node])
            news = [(object_, out[object_]) for object_ in changed if object_ in out]
            for following, repeats, leaves in node.successors:
                if self._flow_into(following, news, repeats, leaves):
                    self._enqueue(self._order[following])
            if not self._waiting:
                self._waiting, self._later = sorted(self._later), []

    def _enqueue(self, number: int) -> None:
        """Before the turn ends where control has yet to come by, else in the next one."""
        if number not in self._queued:
            self._queued.add(number)
            if number > self._at:
                heappush(self._waiting, number)
            else:
                self._later.append(number)

    def _flow_into(
        self, node: Node, news: Sequence[tuple[Object, Facts]], repeats: int, leaves: int
    ) -> bool:
        """Join what objects hold into a node's state; True if that changed it."""
        crosses = bool(repeats or leaves)
        live = self._live.at(node)
        changed = node not in self._in
        state = self._in.setdefault(node, {})
        fresh = self._fresh.setdefault(node, {})
        for object_, facts in news:
            if object_ not in live:
                continue
            before = state.get(object_, NOTHING)
            if facts is before and not crosses:
                continue
            moved = self._table.crossed(facts, repeats, leaves) if crosses else facts
            after = self._table.joined(before, moved)
            if after is not before:
                state[object_] = after
                fresh[object_] = None
                changed = True
        return changed

    def _through(self, node: Node, state: State) -> State:
        if not node.items:
            return state
        state = dict(state)
        for item in node.items:
            self._apply(node, item, state)
            if self._visibility.cells:
                self._forget(state, self._visibility.cells.intersection(objects_written(item)))
        return state

    def _forget(self, state: State, changed: frozenset[Object]) -> None:
        """Sizes and pointers in some memory may have changed."""

        def change(fact: Fact) -> Fact:
            kept = fact.form is None or fact.form.cells.isdisjoint(changed)
            return fact if kept else fact.unformed()

        for object_, facts in state.items() if changed else ():
            state[object_] = self._table.mapped(facts, ("forget", changed), change)

    def _apply(self, node: Node, item: Item, state: State) -> None:
        match item:
            case Multiply():
                self._multiply(item, state)
            case Transfer():
                self._transfer(item, state)
            case Read(result, objects_, decides):
                held = (self._loaded(state, o, item) for o in objects_)
                found = self._elsewhere(_union(held), "copy") if state else NOTHING
                self._set(result, joined(found, self._decided(decides)))
            case Derive(result, operands, moves):
                facts = self._held(operands)
                self._set(result, facts if moves else self._at_least(facts, "kernel"))
            case Write():
                self._write(node, item, state)
            case Start(objects_, afresh):
                for object_ in objects_:
                    state.pop(object_, None)
                if afresh:
                    for object_, facts in state.items():
                        state[object_] = self._table.mapped(facts, "afresh", Fact.blurred)
            case Sweep():
                self._sweep(item, state)
            case First(loop):
                for object_, facts in state.items():
                    state[object_] = self._table.fresh(facts, loop)

    def _sweep(self, item: Sweep, state: State) -> None:
        area, whole = self._visibility.swept(item)
        for object_ in item.objects if area is not None else ():
            if whole:
                state.pop(object_, None)
            elif object_ in state and area is not None:
                left = self._replaced(state[object_], area, None)
                parted = self._visibility.parts(object_) and not area.each
                state[object_] = self._gone(left, area) if parted else left

    def _multiply(self, item: Multiply, state: State) -> None:
        for operand, targets in item.reads:
            for target in targets:
                facts = self._seen(state, target.object, (item.accesses.get(operand),))
                self._arrive(item, operand, target, facts)
        for target in item.writes:
            region = region_of(target, item.bytes["C"])
            left = NOTHING if target.object in item.covers else state.get(target.object, NOTHING)
            if len(item.writes) == 1 and not target.object.many and region is not None:
                others = Choice(partial(outside, region), REGION, ("outside", region))
                left = self._table.kept(left, others)
            area, form = self._visibility.result(item), self._visibility.form(item)
            left = self._replaced(left, area, form)
            if area is not None and self._visibility.parts(target.object):
                left = self._gone(left, area)
            fact = Fact(item.site, "direct", region=region, area=area, form=form)
            fresh = self._table.single(fact)
            state[target.object] = self._table.joined(left, fresh)

    def _arrive(self, item: Multiply, operand: Operand, target: Pointer, facts: Facts) -> None:
        """Note what reaches an operand, once for each set of facts: many objects hold the same."""
        region = region_of(target, item.bytes[operand])
        guess = target.object.handed_out
        key = id(facts), item.site, operand, region, guess
        if key in self._arrived:
            return
        self._arrived[key] = facts  # kept, so that its id stays its own
        for mask, bits in facts.items():
            for fact in self._table.members(bits):
                if meet(fact.region, region):
                    arrival = Arrival(fact.at_least("unknown") if guess else fact, bool(mask))
                    self.arrivals.setdefault((fact.site, item.site, operand), set()).add(arrival)

    def _transfer(self, item: Transfer, state: State) -> None:
        # what was done to all of one object says nothing of another
        held = (self._seen(state, o, item.reading.get(o, (None,))) for o in item.reads)
        read = joined(_union(held), self._held(item.values))
        moved = self._elsewhere(read, item.via, keep_whole=item.via == "copy")
        for object_ in item.writes:
            before = NOTHING if object_ in item.covers else state.get(object_, NOTHING)
            areas = [
                self._visibility.area(object_, access)
                for access in item.writing.get(object_, (None,))
            ]
            before = self._filled(before, object_, item)
            if object_ in item.whole and object_ in item.reads and None in areas:
                before = self._at_least(before, item.via, whole=True)
            for area in areas:
                if area is not None and item.via == "copy" and len(item.writes) == 1:
                    before = self._gone(before, area)
                before = self._table.joined(before, self._placed(moved, area))
            state[object_] = before
        if item.result is not None:
            self._set(item.result, moved)

    def _filled(self, facts: Facts, object_: Object, item: Transfer) -> Facts:
        """What is left once a kernel has overwritten areas of an object."""
        for access in item.filling.get(object_, ()):
            area = self._visibility.area(object_, access)
            if area is not None:
                facts = self._gone(self._replaced(facts, area, None), area)
        return facts

    def _write(self, node: Node, item: Write, state: State) -> None:
        value = self._registers.get(item.value, NOTHING) if item.value else NOTHING
        value = joined(value, self._decided(item.decides))
        stored = crossed(self._elsewhere(value, "copy"), 0, 0, node.loops)
        facts = (f for bits in stored.values() for f in self._table.members(bits))
        copies = bool(stored) and all(fact.via == "copy" for fact in facts)
        for target in item.targets:
            before = state.get(target.object, NOTHING)
            if (
                target.place == SWEEP and not copies
            ):  # a loop over the whole works on what was there
                before = self._at_least(before, "kernel", whole=True)
            area = self._visibility.area(target.object, item.access)
            placed = self._in_bytes(self._placed(stored, area), region_of(target, item.size))
            after = self._table.joined(before, placed)
            if after:
                state[target.object] = after

    def _in_bytes(self, facts: Facts, region: Region) -> Facts:
        """The facts as facts of those bytes."""
        if region is None:
            return facts
        return self._table.mapped(facts, ("in", region), lambda fact: replace(fact, region=region))

    def _loaded(self, state: State, object_: Object, item: Read) -> Facts:
        """What of an object's facts a host load may take."""
        facts = self._seen(state, object_, (item.access,))
        region = item.regions.get(object_)
        if region is None:
            return facts
        wanted = Choice(lambda fact: meet(fact.region, region), REGION, ("meets", region))
        return self._table.kept(facts, wanted)

    def _seen(self, state: State, object_: Object, accesses: Sequence[Access | None]) -> Facts:
        """What of an object's facts some accesses may touch."""
        facts = state.get(object_)
        if facts is None:
            return NOTHING
        areas = [self._visibility.area(object_, access) for access in accesses]
        if None in areas:
            return facts
        return _union(self._seen_from(area, facts) for area in areas if area is not None)

    def _seen_from(self, area: Area, facts: Facts) -> Facts:
        wanted = Choice(partial(self._visibility.may_see, area), PLACE, ("seen", area))
        return self._table.kept(facts, wanted)

    def _placed(self, facts: Facts, area: Area | None) -> Facts:
        """The facts as facts of that area."""
        if area is None or not facts:
            return facts
        return self._table.mapped(facts, ("at", area), lambda fact: replace(fact, area=area))

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
            return replace(fact, gone=fact.gone | {area}) if touched else fact

        return self._table.mapped(facts, ("gone", area), change)

    def _held(self, registers: Iterable[Register]) -> Facts:
        return _union(self._registers.get(register, NOTHING) for register in registers)

    def _decided(self, registers: Iterable[Register]) -> Facts:
        """What decides where or whether something is stored or read.

        What a function that is not seen may have put into a size is not counted.
        """
        facts = self._held(registers)
        return self._table.kept(facts, _COMPUTED_HERE) if facts else NOTHING

    def _set(self, register: Register, facts: Facts) -> None:
        before = self._registers.get(register, NOTHING)
        after = joined(before, facts)
        if after is not before:
            self._registers[register] = after
            for number in self._users.get(register, ()):
                if self._nodes[number] in self._in:
                    self._enqueue(number)

    def _at_least(self, facts: Facts, via: Via, whole: bool = False) -> Facts:
        name = ("at least", via, whole)
        return self._table.mapped(facts, name, lambda fact: fact.at_least(via, whole))

    def _elsewhere(self, facts: Facts, via: Via, keep_whole: bool = True) -> Facts:
        def change(fact: Fact) -> Fact:
            moved = fact.elsewhere(via)
            return moved if keep_whole else Fact(moved.site, moved.via)

        return self._table.mapped(facts, ("elsewhere", via, keep_whole), change)


def _objects_written(node: Node) -> dict[Object, None]:
    return dict.fromkeys(object_ for item in node.items for object_ in objects_written(item))


def _union(parts: Iterable[Facts]) -> Facts:
    different = {id(facts): facts for facts in parts}  # many objects hold the same set
    return reduce(joined, different.values(), NOTHING)


def _computed_here(fact: Fact) -> bool:
    return RANK[fact.via] <= RANK["kernel"]


_COMPUTED_HERE = Choice(_computed_here, VIA, "computed here")


def label(arrivals: Iterable[Arrival]) -> Via:
    """The label of an edge: that of the least changed elements that may arrive.

    Where something worked on all of the matrix in place, the path around it (a loop that runs
    zero times) does not count: it would make every edge `direct`.
    """
    known = [arrival.fact for arrival in arrivals]
    counted = [fact for fact in known if fact.whole] or known
    return ORDER[min(RANK[fact.via] for fact in counted)]
