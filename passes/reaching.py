"""Which sites' results may be where: reaching definitions over the flow graph."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from heapq import heapify, heappop, heappush

from mixpert.graph import Operand, Via
from mixpert.passes.flow_graph import (
    Derive,
    FlowGraph,
    Item,
    Multiply,
    Node,
    Read,
    Register,
    Start,
    Transfer,
    Write,
)
from mixpert.passes.liveness import Liveness
from mixpert.passes.memory import SWEEP, Object, Pointer
from mixpert.passes.pruning import reached

_ORDER: tuple[Via, ...] = ("direct", "copy", "kernel", "call", "unknown", "traced")
_RANK = {via: rank for rank, via in enumerate(_ORDER)}


Region = tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Fact:
    """Elements that `site` computed may be here, changed on the way as `via` says.

    `carried`: bit mask of the loops around both ends whose back edge they have crossed. `whole`:
    something worked on all of the object in place, so that nothing is left as it was. `region`:
    first byte and end, None where not known.
    """

    site: int
    via: Via
    carried: int
    whole: bool = False
    region: Region = None

    def at_least(self, via: Via, whole: bool = False) -> Fact:
        """The fact after passing through `via`, which may have worked on the whole in place."""
        label = via if _RANK[self.via] < _RANK[via] else self.via
        return Fact(self.site, label, self.carried, self.whole or whole, self.region)

    def with_carried(self, carried: int) -> Fact:
        """The fact with other back edges crossed."""
        if carried == self.carried:
            return self
        return Fact(self.site, self.via, carried, self.whole, self.region)

    def elsewhere(self, via: Via, within: int = -1) -> Fact:
        """The fact after its elements were moved to another place by `via`.

        `within`: bit mask of the loops around that place.
        """
        return Fact(self.site, self.at_least(via).via, self.carried & within, self.whole)


Facts = frozenset[Fact]
State = dict[Object, Facts]
NOTHING: Facts = frozenset()

Arrivals = dict[tuple[int, int, Operand], set[Fact]]
"""Facts that reach an operand, by (writing site, reading site, operand)."""


class Reaching:
    """Runs to the fixed point; `arrivals` is the answer."""

    def __init__(self, graph: FlowGraph) -> None:
        self.arrivals: Arrivals = {}
        self._registers: dict[Register, Facts] = {}
        self._in: dict[Node, State] = {entry: {} for entry in graph.entries}
        self._nodes = reached(graph.entries)
        self._order = {node: number for number, node in enumerate(self._nodes)}
        self._live = Liveness(self._nodes)
        self._registers_changed = True
        while self._registers_changed:  # registers are not followed in order, so runs repeat
            self._registers_changed = False
            self._run()

    def _run(self) -> None:
        """Nodes in the order in which control passes them, until nothing changes."""
        waiting = [self._order[node] for node in self._in]
        queued = set(waiting)
        heapify(waiting)
        while waiting:
            number = heappop(waiting)
            queued.discard(number)
            node = self._nodes[number]
            out = self._through(node, self._in[node])
            for following, repeats, leaves in node.successors:
                if self._flow_into(following, out, repeats, leaves):
                    after = self._order[following]
                    if after not in queued:
                        heappush(waiting, after)
                        queued.add(after)

    def _flow_into(self, node: Node, out: State, repeats: int, leaves: int) -> bool:
        """Join a state into a node's; True if that changed it."""
        crosses = bool(repeats or leaves)
        live = self._live.at(node)
        changed = node not in self._in
        state = self._in.setdefault(node, {})
        for object_, facts in out.items():
            if object_ not in live:
                continue
            before = state.get(object_, NOTHING)
            if facts is before and not crosses:
                continue
            arriving = _crossed(facts, repeats, leaves) if crosses else facts
            if not arriving <= before:
                after = _least_carried(before | arriving)
                if after != before:
                    state[object_] = after
                    changed = True
        return changed

    def _through(self, node: Node, state: State) -> State:
        if not node.items:
            return state
        state = dict(state)
        for item in node.items:
            self._apply(node, item, state)
        return state

    def _apply(self, node: Node, item: Item, state: State) -> None:
        match item:
            case Multiply():
                self._multiply(item, state)
            case Transfer():
                self._transfer(item, state)
            case Read(result, objects_):
                if state:
                    loaded = _all(state, objects_)
                    self._set(result, (fact.elsewhere("copy") for fact in loaded))
            case Derive(result, operands, moves):
                facts = NOTHING.union(*(self._registers.get(r, NOTHING) for r in operands))
                self._set(result, facts if moves else (f.at_least("kernel") for f in facts))
            case Write():
                self._write(node, item, state)
            case Start(objects_):
                for object_ in objects_:
                    state.pop(object_, None)

    def _multiply(self, item: Multiply, state: State) -> None:
        for operand, targets in item.reads:
            for target in targets:
                region = _region(target, item.bytes[operand])
                for fact in state.get(target.object, NOTHING):
                    if _meet(fact.region, region):
                        key = (fact.site, item.site, operand)
                        self.arrivals.setdefault(key, set()).add(_seen_through(target, fact))
        for target in item.writes:
            region = _region(target, item.bytes["C"])
            left = NOTHING if target.object in item.covers else state.get(target.object, NOTHING)
            if len(item.writes) == 1 and not target.object.many:
                left = frozenset(fact for fact in left if not _inside(fact.region, region))
            fresh = Fact(item.site, "direct", 0, region=region)
            state[target.object] = left | {fresh}

    def _transfer(self, item: Transfer, state: State) -> None:
        moved = frozenset(fact.elsewhere(item.via) for fact in _all(state, item.reads))
        if item.via != "copy":  # what was done to all of one object says nothing of another
            moved = frozenset(replace(fact, whole=False) for fact in moved)
        for object_ in item.writes:
            before = NOTHING if object_ in item.covers else state.get(object_, NOTHING)
            if object_ in item.whole and object_ in item.reads:
                before = frozenset(fact.at_least(item.via, whole=True) for fact in before)
            state[object_] = _least_carried(before | moved)
        if item.result is not None:
            self._set(item.result, moved)

    def _write(self, node: Node, item: Write, state: State) -> None:
        value = self._registers.get(item.value, NOTHING) if item.value else NOTHING
        stored = frozenset(fact.elsewhere("copy", node.loops) for fact in value)
        copies = bool(stored) and all(fact.via == "copy" for fact in stored)
        for target in item.targets:
            before = state.get(target.object, NOTHING)
            if (
                target.place == SWEEP and not copies
            ):  # a loop over the whole works on what was there
                before = frozenset(fact.at_least("kernel", whole=True) for fact in before)
            after = _least_carried(before | stored)
            if after:
                state[target.object] = after

    def _set(self, register: Register, facts: Iterable[Fact]) -> None:
        before = self._registers.get(register, NOTHING)
        after = _least_carried(before | frozenset(facts))
        if after != before:
            self._registers[register] = after
            self._registers_changed = True


def _all(state: State, objects_: Iterable[Object]) -> Facts:
    return NOTHING.union(*(state.get(object_, NOTHING) for object_ in objects_))


def _region(target: Pointer, size: int | None) -> Region:
    if size is None or not isinstance(target.place, int):
        return None
    return target.place, target.place + size


def _meet(one: Region, other: Region) -> bool:
    return one is None or other is None or (one[0] < other[1] and other[0] < one[1])


def _inside(inner: Region, outer: Region) -> bool:
    if inner is None or outer is None:
        return False
    return outer[0] <= inner[0] and inner[1] <= outer[1]


def _seen_through(target: Pointer, fact: Fact) -> Fact:
    """What comes out of memory that an unknown function handed out may be another's."""
    guess = target.object.kind == "outside" and target.object.many
    return fact.at_least("unknown") if guess else fact


def _crossed(facts: Facts, repeats: int, leaves: int) -> Facts:
    return frozenset(f.with_carried((f.carried & ~leaves) | repeats) for f in facts)


def _least_carried(facts: Facts) -> Facts:
    """Without facts that crossed more back edges than an equal one: they add nothing."""
    if not any(fact.carried for fact in facts):
        return facts
    groups: dict[Fact, list[int]] = {}
    for fact in facts:
        groups.setdefault(fact.with_carried(0), []).append(fact.carried)
    if len(groups) == len(facts):
        return facts
    return frozenset(
        fact.with_carried(mask)
        for fact, masks in groups.items()
        for mask in masks
        if not any(other != mask and other & mask == other for other in masks)
    )


def label(facts: Iterable[Fact]) -> Via:
    """The label of an edge: that of the least changed elements that may arrive.

    Where something worked on all of the matrix in place, the path around it (a loop that runs
    zero times) does not count: it would make every edge `direct`.
    """
    known = list(facts)
    counted = [fact for fact in known if fact.whole] or known
    return _ORDER[min(_RANK[fact.via] for fact in counted)]
