"""Takes out of a flow graph what no matrix element can touch, so that the rest is quick to run.

Most of a C++ program's nodes move sizes and iterators. Which objects and registers a site's
output can reach at all is found first, without regard to order; effects on others are dropped,
and nodes that are left without any are skipped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from mixpert.passes.alike import merge_alike
from mixpert.passes.contexts import Register
from mixpert.passes.flow_graph import (
    Derive,
    First,
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
from mixpert.passes.memory import Object, objects


class Touched:
    """The objects and registers that may ever hold elements that a site computed."""

    def __init__(self, nodes: Iterable[Node]) -> None:
        self.objects: set[Object] = set()
        self.registers: set[Register] = set()
        self._items = [item for node in nodes for item in node.items]
        self._sizes = {
            object_
            for item in self._items
            if isinstance(item, Multiply) and item.result is not None
            for object_ in item.result.cells
        }
        self._by_object: dict[Object, list[Item]] = {}
        self._by_register: dict[Register, list[Item]] = {}
        self._index()
        self._spread()

    def matters(self, item: Item) -> bool:
        """Whether an effect can change anything."""
        if not self._sizes.isdisjoint(objects_written(item)):
            return True
        match item:
            case Multiply() | First():
                return True
            case Transfer() | Read() | Derive():
                return self._carries(item)
            case Write(_, targets):
                return not self.objects.isdisjoint(objects(targets))
            case Start(gone) | Sweep(gone):
                return not self.objects.isdisjoint(gone)

    def _index(self) -> None:
        for item in self._items:
            match item:
                case Transfer(reads, writes):
                    for object_ in (*reads, *writes):
                        self._by_object.setdefault(object_, []).append(item)
                case Read(_, read):
                    for object_ in read:
                        self._by_object.setdefault(object_, []).append(item)
                case _:
                    pass
            for register in used_registers(item):
                self._by_register.setdefault(register, []).append(item)

    def _spread(self) -> None:
        stack: list[Item] = [item for item in self._items if isinstance(item, Multiply)]
        while stack:
            for object_ in self._written(item := stack.pop()):
                if object_ not in self.objects:
                    self.objects.add(object_)
                    stack += self._by_object.get(object_, ())
            register = item.result if isinstance(item, Transfer | Read | Derive) else None
            if register is not None and register not in self.registers:
                self.registers.add(register)
                stack += self._by_register.get(register, ())

    def _written(self, item: Item) -> Iterable[Object]:
        match item:
            case Multiply():
                return objects(item.writes)
            case Transfer(reads, writes) if self._passes_on(item, reads):
                return writes
            case Write(_, targets) if self._passes_on(item, ()):
                return objects(targets)
            case _:
                return ()

    def _carries(self, item: Transfer | Read | Derive) -> bool:
        match item:
            case Derive():
                return self._passes_on(item, ())
            case Read(_, read):
                return self._passes_on(item, read)
            case Transfer(reads, writes):
                return self._passes_on(item, (*reads, *writes))

    def _passes_on(self, item: Item, read: Iterable[Object]) -> bool:
        registers = used_registers(item)
        return not (self.objects.isdisjoint(read) and self.registers.isdisjoint(registers))


def prune(entries: Iterable[Node]) -> None:
    """Drop effects without consequence, ways that lead to none, and nodes that are left empty."""
    entries = list(entries)
    nodes = reached(entries)
    touched = Touched(nodes)
    for node in nodes:
        node.items = [item for item in node.items if touched.matters(item)]
    merge_alike(nodes)
    live = Liveness(nodes)
    for node in nodes:
        node.successors = [edge for edge in node.successors if live.any_at(edge[0])]
    while _shorten(reached(entries)):
        pass
    _merge(entries)


def _shorten(nodes: list[Node]) -> bool:
    """Let edges lead past empty nodes; True where that changed something.

    The way around a loop without effects adds nothing: what takes it arrives without it too.
    """
    changed = False
    for node in reversed(nodes):  # what follows first, so that branches without effects close up
        ends = dict.fromkeys(_end(*edge) for edge in node.successors)
        if not node.items:
            ends = {edge: None for edge in ends if edge[0] is not node}
        if list(ends) != node.successors:
            node.successors = list(ends)
            changed = True
    return changed


def _merge(entries: list[Node]) -> None:
    """Make one node of those that control passes one after the other and in no other way."""
    nodes = reached(entries)
    ways = Counter(following for node in nodes for following, _, _ in node.successors)
    ways.update(entries)
    for node in nodes:
        while len(node.successors) == 1:
            following, repeats, leaves = node.successors[0]
            if repeats or leaves or ways[following] > 1 or following.loops != node.loops:
                break
            node.items += following.items
            node.successors = following.successors


def reached(entries: Iterable[Node]) -> list[Node]:
    """All nodes that can be reached, in reverse postorder: before their successors, loops aside."""
    visited: set[Node] = set()
    finished: list[Node] = []
    for entry in entries:
        stack = [(entry, 0)]
        while stack:
            node, position = stack.pop()
            if position == 0:
                if node in visited:
                    continue
                visited.add(node)
            if position < len(node.successors):
                stack.append((node, position + 1))
                stack.append((node.successors[position][0], 0))
            else:
                finished.append(node)
    return finished[::-1]


def _end(node: Node, sets: int, clears: int) -> tuple[Node, int, int]:
    """Where an edge leads once nodes without effects, and with one way out, are skipped."""
    passed: set[Node] = set()
    while not node.items and len(node.successors) == 1 and node not in passed:
        passed.add(node)
        following, more_sets, more_clears = node.successors[0]
        sets = (sets & ~more_clears) | more_sets
        clears |= more_clears
        node = following
    return node, sets, clears
