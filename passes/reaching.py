"""Which sites' results may be where: reaching definitions over the flow graph."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

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
from mixpert.passes.memory import SWEEP, Object

_ORDER: tuple[Via, ...] = ("direct", "copy", "kernel", "call", "unknown", "traced")
_RANK = {via: rank for rank, via in enumerate(_ORDER)}


@dataclass(frozen=True, slots=True)
class Fact:
    """Elements that `site` computed may be here, changed on the way as `via` says.

    `carried`: bit mask of the loops around both ends whose back edge they have crossed. `whole`:
    something worked on all of the object in place, so that nothing is left as it was.
    """

    site: int
    via: Via
    carried: int
    whole: bool = False

    def at_least(self, via: Via, whole: bool = False) -> Fact:
        """The fact after passing through `via`, which may have worked on the whole in place."""
        label = via if _RANK[self.via] < _RANK[via] else self.via
        return Fact(self.site, label, self.carried, self.whole or whole)


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
        self._registers_changed = True
        while self._registers_changed:  # registers are not followed in order, so runs repeat
            self._registers_changed = False
            self._run(graph.entries)

    def _run(self, entries: Iterable[Node]) -> None:
        waiting = deque(dict.fromkeys([*entries, *self._in]))
        queued = set(waiting)
        while waiting:
            node = waiting.popleft()
            queued.discard(node)
            out = self._through(node, self._in[node])
            for following, repeats, leaves in node.successors:
                if self._flow_into(following, out, repeats, leaves) and following not in queued:
                    waiting.append(following)
                    queued.add(following)

    def _flow_into(self, node: Node, out: State, repeats: int, leaves: int) -> bool:
        """Join a state into a node's; True if that changed it."""
        first = node not in self._in
        state = self._in.setdefault(node, {})
        changed = first
        for object_, facts in out.items():
            arriving = _crossed(facts, repeats, leaves) if repeats or leaves else facts
            before = state.get(object_, NOTHING)
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
                    self._set(result, (fact.at_least("copy") for fact in loaded))
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
                for fact in state.get(target.object, NOTHING):
                    key = (fact.site, item.site, operand)
                    self.arrivals.setdefault(key, set()).add(fact)
        fresh = frozenset({Fact(item.site, "direct", 0)})
        for target in item.writes:
            state[target.object] = state.get(target.object, NOTHING) | fresh

    def _transfer(self, item: Transfer, state: State) -> None:
        moved = frozenset(fact.at_least(item.via) for fact in _all(state, item.reads))
        if item.via != "copy":  # what was done to all of one object says nothing of another
            moved = frozenset(Fact(fact.site, fact.via, fact.carried) for fact in moved)
        for object_ in item.writes:
            before = state.get(object_, NOTHING)
            if object_ in item.whole and object_ in item.reads:
                before = frozenset(fact.at_least(item.via, whole=True) for fact in before)
            after = _least_carried(before | moved)
            if after:
                state[object_] = after
        if item.result is not None:
            self._set(item.result, moved)

    def _write(self, node: Node, item: Write, state: State) -> None:
        value = self._registers.get(item.value, NOTHING) if item.value else NOTHING
        stored = frozenset(Fact(f.site, f.via, f.carried & node.loops, f.whole) for f in value)
        for target in item.targets:
            before = state.get(target.object, NOTHING)
            if target.place == SWEEP:  # a loop over the whole works on what was there
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


def _crossed(facts: Facts, repeats: int, leaves: int) -> Facts:
    return frozenset(Fact(f.site, f.via, (f.carried | repeats) & ~leaves, f.whole) for f in facts)


def _least_carried(facts: Facts) -> Facts:
    """Without facts that crossed more back edges than an equal one: they add nothing."""
    if len(facts) < 2:
        return facts
    groups: dict[tuple[int, Via, bool], list[int]] = {}
    for fact in facts:
        groups.setdefault((fact.site, fact.via, fact.whole), []).append(fact.carried)
    if len(groups) == len(facts):
        return facts
    return frozenset(
        Fact(site, via, mask, whole)
        for (site, via, whole), masks in groups.items()
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
