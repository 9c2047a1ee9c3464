"""Where what an object holds may still be read: elsewhere its facts need not be kept.

Sets of objects are bit masks of one integer, so that a node costs a few operations however many
objects there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from mixpert.passes.flow_graph import Item, Multiply, Node, Read, Start, Transfer, Write
from mixpert.passes.memory import Object, objects


class Liveness:
    """Answers for every node which objects may be read at or after its start."""

    def __init__(self, nodes: Sequence[Node]) -> None:
        """`nodes` in reverse postorder."""
        self._bits: dict[Object, int] = {}
        self._sets: dict[int, frozenset[Object]] = {}
        self._objects: list[Object] = []
        self._steps = {node: self._summary(node) for node in nodes}
        self._live: dict[Node, int] = dict.fromkeys(nodes, 0)
        self._solve(nodes)
        self._reading = self._leading_to_reads(nodes)

    def any_at(self, node: Node) -> bool:
        """Whether anything may still be read, also what is written before."""
        return node in self._reading

    def at(self, node: Node) -> frozenset[Object]:
        """The objects that may still be read where `node` starts."""
        mask = self._live[node]
        if mask not in self._sets:
            self._sets[mask] = frozenset(self._members(mask))
        return self._sets[mask]

    def _members(self, mask: int) -> Iterator[Object]:
        while mask:
            low = mask & -mask
            yield self._objects[low.bit_length() - 1]
            mask ^= low

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

    def _leading_to_reads(self, nodes: Sequence[Node]) -> set[Node]:
        before: dict[Node, list[Node]] = {}
        for node in nodes:
            for following, _, _ in node.successors:
                before.setdefault(following, []).append(node)
        stack = [node for node in nodes if any(objects_read(item) for item in node.items)]
        found = set(stack)
        while stack:
            for node in before.get(stack.pop(), ()):
                if node not in found:
                    found.add(node)
                    stack.append(node)
        return found

    def _summary(self, node: Node) -> tuple[int, int]:
        """Objects that a node reads before they are overwritten, and those it overwrites."""
        read = gone = 0
        for item in reversed(node.items):
            over = self._mask(_overwritten(item))
            read = (read & ~over) | self._mask(objects_read(item))
            gone |= over
        return read, gone

    def _mask(self, found: Iterable[Object]) -> int:
        mask = 0
        for object_ in found:
            if object_ not in self._bits:
                self._bits[object_] = 1 << len(self._objects)
                self._objects.append(object_)
            mask |= self._bits[object_]
        return mask


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


def _overwritten(item: Item) -> Iterable[Object]:
    match item:
        case Multiply() | Transfer():
            return item.covers
        case Start():
            return item.objects
        case _:
            return ()
