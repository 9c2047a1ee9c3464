"""Where the contents of an object may still be read; elsewhere its facts are dropped."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mixpert.passes.dataflow.flow_graph import Item, Multiply, Node, Read, Start, Transfer, Write
from mixpert.passes.pointers.memory import Object, objects
from mixpert.passes.pointers.object_sets import ObjectSets
from mixpert.passes.support.closure import closure


class Liveness:
    """Answers for every node which objects may be read at or after its start."""

    def __init__(self, nodes: Sequence[Node], sets: ObjectSets) -> None:
        """`nodes` in reverse postorder."""
        self._sets = sets
        self._steps = {node: self._summary(node) for node in nodes}
        self._live: dict[Node, int] = dict.fromkeys(nodes, 0)
        self._solve(nodes)

    def at(self, node: Node) -> int:
        """The objects that may still be read where `node` starts."""
        return self._live[node]

    def _solve(self, nodes: Sequence[Node]) -> None:
        """Against the order of control, until nothing changes."""
        changed = True
        while changed:
            changed = False
            for node in reversed(nodes):
                read, gone = self._steps[node]
                after = 0
                for following, _, _ in node.successors:
                    after |= self._live[following]
                live = read | (after & ~gone)
                if live != self._live[node]:
                    self._live[node] = live
                    changed = True

    def _summary(self, node: Node) -> tuple[int, int]:
        """Objects that a node reads before they are overwritten, and those it overwrites."""
        read = gone = 0
        for item in reversed(node.items):
            over = self._sets.known(_overwritten(item))
            read = (read & ~over) | self._sets.known(objects_read(item))
            gone |= over
        return read, gone


def leading_to_reads(nodes: Sequence[Node]) -> set[Node]:
    """The nodes at or after which anything may still be read, also what is written before."""
    before: dict[Node, list[Node]] = {}
    for node in nodes:
        for following, _, _ in node.successors:
            before.setdefault(following, []).append(node)
    reading = (node for node in nodes if any(objects_read(item) for item in node.items))
    return closure(reading, lambda node: before.get(node, ()))


def objects_read(item: Item) -> Sequence[Object]:
    """The objects that an effect reads."""
    match item:
        case Multiply():
            return [o for _, targets in item.reads for o in objects(targets)]
        case Transfer() | Read():
            return item.reads if isinstance(item, Transfer) else item.objects
        case _:
            return ()


def objects_written(item: Item) -> Sequence[Object]:
    """The objects that an effect may change, or that hold nothing from there on."""
    match item:
        case Multiply():
            return objects(item.writes)
        case Write():
            return objects(item.targets)
        case Transfer():
            return item.writes
        case Start():
            return item.objects
        case _:
            return ()


def _overwritten(item: Item) -> Collection[Object]:
    match item:
        case Multiply() | Transfer():
            return item.covers
        case Start():
            return item.objects
        case _:
            return ()
