"""Operands that an earlier call has read, and so packed, and that have not changed since.

A fact is a matrix in one form (`matrices.Matrix`). Along control flow it may be `fresh` (a call
packed it, and since then nothing wrote to its memory or changed what names it) and it may be
`stale`. A call finds what was packed before where the matrix may be fresh and cannot be stale: on
every path on which it was packed at all, it is unchanged. Whether it was packed, and lies at the
same address, is for the runtime to see. Reuses connect every call that may have packed the matrix
last, so that the runtime hears of each that packs it anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from mixpert.graph import Operand, Reuse
from mixpert.passes.accesses.areas import Advance
from mixpert.passes.accesses.matrices import Matrix
from mixpert.passes.control.contexts import Contexts, Register, called_from
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
from mixpert.passes.dataflow.pruning import reached
from mixpert.passes.pointers.memory import Object, objects
from mixpert.passes.support.components import connected

Factor = tuple[int, Operand]
"""An operand of a site."""


class _State(NamedTuple):
    """Sets of facts as bit masks; `packed` has a bit for each factor that packed a fresh form."""

    fresh: int = 0
    stale: int = 0
    packed: int = 0

    def joined(self, other: _State) -> _State:
        return _State(
            self.fresh | other.fresh, self.stale | other.stale, self.packed | other.packed
        )


class _Facts:
    """The facts of a program, numbered, and what ends each.

    Beside forms, `register r holds what its place in memory holds` is a fact: a form that names a
    place stands for the register's value only while that is so.
    """

    def __init__(self) -> None:
        self.by_object: dict[Object, int] = {}
        self.by_register: dict[Register, int] = {}
        self.loads: dict[Register, int] = {}
        self.memory: dict[int, set[Object]] = {}
        self.packers: dict[int, dict[int, Factor]] = {}
        self._bits: dict[object, int] = {}
        self._ended: dict[int, int] = {}  # by the identity of effects, which outlive this

    def add(self, factor: Factor, matrix: Matrix, memory: Iterable[Object]) -> None:
        """Number a matrix that `factor` packs; its elements lie in `memory`."""
        form = self.form(matrix)
        self.memory.setdefault(form, set()).update(memory)
        for object_ in (*memory, *matrix.cells):
            self.by_object[object_] = self.by_object.get(object_, 0) | form
        for register in matrix.symbols:
            self.by_register[register] = self.by_register.get(register, 0) | form
        self.follow(matrix)
        self.packers.setdefault(form, {})[self.packer(matrix, factor)] = factor

    def follow(self, matrix: Matrix) -> int:
        """Follow what a matrix was loaded from; the bits of its loads."""
        found = 0
        for register, object_ in matrix.loads:
            load = self.loads[register] = self._bit(register)
            self.by_object[object_] = self.by_object.get(object_, 0) | load
            found |= load
        return found

    def form(self, matrix: Matrix) -> int:
        """The bit of a matrix."""
        return self._bit(matrix.form)

    def packer(self, matrix: Matrix, factor: Factor) -> int:
        """The bit of `factor` as one that packed a matrix."""
        return self._bit((matrix.form, factor))

    def ended(self, item: Item) -> int:
        """The facts that an effect ends; asked once all are numbered."""
        if id(item) not in self._ended:
            self._ended[id(item)] = self._ended_by(item)
        return self._ended[id(item)]

    def _ended_by(self, item: Item) -> int:
        match item:
            case Derive(result) | Read(result):
                return self.by_register.get(result, 0)
            case Transfer(_, writes):
                touched: Iterable[Object] = writes
            case Write(_, targets):
                touched = objects(targets)
            case Multiply():
                touched = objects(item.writes)
            case Start(gone):
                touched = gone
            case Sweep() | First() | Excluded() | Advance():
                touched = ()  # the writes of a sweep are in its loop
        ended = 0
        for object_ in touched:
            ended |= self.by_object.get(object_, 0)
        return ended

    def without(self, state: _State, ended: int) -> _State:
        """The state after facts have ended."""
        gone = state.fresh & ended
        if not gone:
            return state
        lost = sum(bit for form in members(gone) for bit in self.packers.get(form, ()))
        return _State(state.fresh & ~gone, state.stale | gone, state.packed & ~lost)

    def _bit(self, key: object) -> int:
        return self._bits.setdefault(key, 1 << len(self._bits))


class Reuses:
    """Runs to the fixed point; `found` is the answer, sorted.

    `steady`: sites, each with the number of a context, whose result lies and is as large as memory
    says when they run: nothing changed that since it was loaded.
    """

    def __init__(self, entries: Iterable[Node], contexts: Contexts) -> None:
        """`entries`: of the whole flow graph, nothing left out yet."""
        self._shared = {context.index for context in contexts.all if context.shared}
        handed = (c.callbacks.values() for c in contexts.all)
        bodies = called_from(
            context for found in handed for several in found for context in several
        )
        self._beside = {context.index for context in bodies}
        self._nodes = reached(entries)
        self._facts = _Facts()
        self._results = 0
        self.steady: set[tuple[int, int]] = set()
        for node in self._nodes:
            for item in node.items:
                if isinstance(item, Multiply):
                    if item.result is not None:
                        self._results |= self._facts.follow(item.result)
                    for operand, matrix in self._followed(item):
                        self._facts.add((item.site, operand), matrix, _memory(item, operand))
        self._steps = {node: [i for i in node.items if self._matters(i)] for node in self._nodes}
        self._seen: dict[Factor, list[tuple[int, _State]]] = {}
        self._unknown: set[Factor] = set()
        self.found: list[Reuse] = []
        if self._facts.memory or self._results:
            self._run()
            self.found = sorted(_linked(self._earlier()), key=_order)

    def _followed(self, item: Multiply) -> Iterator[tuple[Operand, Matrix]]:
        """The factors whose place is known; not where several calls share a context.

        Nor in what is handed over: other threads may run it, each with packings of its own, and
        one does not see what another does in between.
        """
        if any(access.context.index in self._beside for access in item.accesses.values()):
            return
        for operand, matrix in item.matrices.items():
            shared = not self._shared.isdisjoint(context for context, _ in matrix.symbols)
            if _memory(item, operand) and not shared:
                yield operand, matrix

    def _matters(self, item: Item) -> bool:
        loads = isinstance(item, Read) and item.result in self._facts.loads
        return loads or isinstance(item, Multiply) or self._facts.ended(item) != 0

    def _run(self) -> None:
        """Nodes in the order of control until nothing changes, then once more to note states."""
        order = {node: number for number, node in enumerate(self._nodes)}
        before = dict.fromkeys(self._nodes, _State())
        waiting = list(range(len(self._nodes)))
        queued = set(waiting)
        heapify(waiting)
        while waiting:
            number = heappop(waiting)
            queued.discard(number)
            node = self._nodes[number]
            after = self._through(node, before[node])
            for following, _, _ in node.successors:
                joined = before[following].joined(after)
                if joined != before[following]:
                    before[following] = joined
                    if order[following] not in queued:
                        queued.add(order[following])
                        heappush(waiting, order[following])
        for node in self._nodes:
            self._through(node, before[node], note=True)

    def _through(self, node: Node, state: _State, note: bool = False) -> _State:
        for item in self._steps[node]:
            if isinstance(item, Multiply):
                state = self._pack(item, state, note)
            state = self._facts.without(state, self._facts.ended(item))
            if isinstance(item, Read):
                load = self._facts.loads.get(item.result, 0)
                state = _State(state.fresh | load, state.stale & ~load, state.packed)
        return state

    def _pack(self, item: Multiply, state: _State, note: bool) -> _State:
        """The factors of a call are packed, A first."""
        if note and item.result is not None:
            wanted = self._facts.follow(item.result)
            if state.fresh & ~state.stale & wanted == wanted:
                self.steady.add((item.site, item.accesses["C"].context.index))
        followed = list(self._followed(item))
        if note:
            unknown = {name for name, _ in item.reads} - {operand for operand, _ in followed}
            self._unknown |= {(item.site, operand) for operand in unknown}
        for operand, matrix in followed:
            form = self._facts.form(matrix)
            loads = sum(self._facts.loads[register] for register, _ in matrix.loads)
            known = state.fresh & ~state.stale & loads == loads
            if note:
                seen = state if known else _State(stale=form)
                self._seen.setdefault((item.site, operand), []).append((form, seen))
            if known:
                packer = self._facts.packer(matrix, (item.site, operand))
                state = _State(state.fresh | form, state.stale & ~form, state.packed | packer)
            else:
                state = _State(state.fresh & ~form, state.stale | form, state.packed)
        return state

    def _earlier(self) -> dict[Factor, list[Factor]]:
        """For each factor that is packed already: who may have packed it last, itself at the end.

        Not where the matrix is unknown in one of the contexts in which the call runs.
        """
        related = self._related()
        found: dict[Factor, list[Factor]] = {}
        for (site, operand), seen in self._seen.items():
            if any(state.stale & related[form] for form, state in seen):
                continue
            if (site, operand) in self._unknown:
                continue
            packers = {
                packer
                for form, state in seen
                for bit, packer in self._facts.packers[form].items()
                if state.packed & bit
            }
            if packers:
                found[site, operand] = sorted(packers, key=lambda f: (f == (site, operand), *f))
        return found

    def _related(self) -> Mapping[int, int]:
        """For each form, those packed by the same calls that may lie at the same address."""
        by_factor: list[tuple[int | Factor, int | Factor]] = [
            (form, factor)
            for form, packers in self._facts.packers.items()
            for factor in packers.values()
        ]
        memory = self._facts.memory
        related: dict[int, int] = {}
        for together in connected(by_factor):
            forms = [node for node in together if isinstance(node, int)]
            for form in forms:
                related[form] = sum(o for o in forms if not memory[form].isdisjoint(memory[o]))
        return related


def _linked(earlier: Mapping[Factor, Sequence[Factor]]) -> Iterator[Reuse]:
    """The first of each, and of the others those that this does not connect, one way or another."""
    rows = [(factor, packers[0]) for factor, packers in earlier.items()]
    yield from (Reuse(*factor, *first) for factor, first in rows)
    group = {factor: number for number, one in enumerate(connected(rows)) for factor in one}
    for factor, packers in earlier.items():
        for other in packers[1:]:
            mine, its = group[factor], group.setdefault(other, len(group) + len(rows))
            if mine != its:
                group = {f: mine if number == its else number for f, number in group.items()}
                yield Reuse(*factor, *other)


def _order(reuse: Reuse) -> tuple[int, Operand, int, Operand]:
    return reuse.site, reuse.operand, reuse.earlier, reuse.earlier_operand


def _memory(item: Multiply, operand: Operand) -> list[Object]:
    return [o for name, targets in item.reads if name == operand for o in objects(targets)]


def members(bits: int) -> Iterator[int]:
    """The single bits of a mask."""
    while bits:
        low = bits & -bits
        yield low
        bits ^= low
