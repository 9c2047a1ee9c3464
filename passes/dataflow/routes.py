"""Where the facts that a node leaves for an object are next examined.

Most nodes of a large program touch few objects. For each object only those that touch it, and those
where different states of it meet (the joins of static single assignment), are connected. No way
from one to the next repeats a loop around the first: it passes that again, or, where nodes were
split, one where all objects count as changed. What else a way around other loops does to facts, the
shortest way does too, but that symbols may change in them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mixpert.passes.accesses.areas import Advance
from mixpert.passes.dataflow.facts import Way
from mixpert.passes.dataflow.flow_graph import Excluded, First, Node, Start, Sweep
from mixpert.passes.dataflow.liveness import Liveness, objects_read, objects_written
from mixpert.passes.pointers.object_sets import ObjectSets
from mixpert.passes.support.classes import Classes
from mixpert.passes.support.dominance import frontiers, immediate_dominators

Route = tuple[int, int, Way]
"""Objects, the number of the node where they are looked at next, and the way there."""


class Routes:
    """`following` has the routes from each node, by number; `written` what each may change."""

    def __init__(self, nodes: Sequence[Node], sets: ObjectSets, cells: int) -> None:
        """Connect.

        Args:
            nodes: in reverse postorder, the first leads to all.
            sets: numbers objects.
            cells: objects whose change may change facts about any object.
        """
        self._nodes = nodes
        self._live = Liveness(nodes, sets)
        self._order = {node: number for number, node in enumerate(nodes)}
        self._sets = sets
        self._cells = cells
        self.written = [self._changed(node) for node in nodes]
        before: list[list[int]] = [[] for _ in nodes]
        for number, node in enumerate(nodes):
            for following, _, _ in node.successors:
                before[self._order[following]].append(number)
        self._above = immediate_dominators(before)
        self._below: list[list[int]] = [[] for _ in nodes]
        for number in range(1, len(nodes)):
            self._below[self._above[number]].append(number)
        self._joins = self._meetings(frontiers(before, self._above))
        self._passed = self._loops_passed()
        changes = [own | met for own, met in zip(self.written, self._joins, strict=True)]
        self._classes = Classes(changes)  # the last change of all in one is the same
        self._found: dict[tuple[int, int, Way], int] = {}
        self._connect()
        self.following: list[list[Route]] = [[] for _ in nodes]
        for (source, target, way), objects in self._found.items():
            self.following[source].append((objects, target, way))

    def _changed(self, node: Node) -> int:
        """The objects of which a node leaves something else than it finds."""
        changed = 0
        for item in node.items:
            own = self._sets.known(objects_written(item))
            if isinstance(item, Sweep | Advance):
                own |= self._sets.known(item.objects)
            everything = isinstance(item, First | Excluded) or (
                isinstance(item, Start) and item.afresh
            )
            changed |= own | (self._live.at(node) if everything or own & self._cells else 0)
        return changed

    def _meetings(self, frontier: Sequence[Sequence[int]]) -> list[int]:
        """The objects of which different states meet where each node starts."""
        again = zip(self._nodes, self._repeating(), strict=True)
        joins = [self._live.at(node) if repeats else 0 for node, repeats in again]
        waiting = [n for n, own in enumerate(self.written) if own or joins[n]]
        while waiting:
            number = waiting.pop()
            changed = self.written[number] | joins[number]
            for other in frontier[number]:
                fresh = changed & self._live.at(self._nodes[other]) & ~joins[other]
                if fresh:
                    joins[other] |= fresh
                    waiting.append(other)
        return joins

    def _repeating(self) -> list[bool]:
        """Whether control comes to a node around a loop that it was in at the one above, too."""
        found = [False] * len(self._nodes)
        for node in self._nodes:
            for following, repeats, _ in node.successors:
                target = self._order[following]
                found[target] |= bool(repeats & self._nodes[self._above[target]].loops)
        return found

    def _loops_passed(self) -> list[int]:
        """The loops that control may go around or leave behind each node, that one aside."""
        passed = [0] * len(self._nodes)
        for number in reversed(
            range(len(self._nodes))
        ):  # a node comes before all that it dominates
            for _, repeats, leaves in self._nodes[number].successors:
                passed[number] |= repeats | leaves
            for below in self._below[number]:
                passed[number] |= passed[below]
        return [loops & ~node.loops for loops, node in zip(passed, self._nodes, strict=True)]

    def _connect(self) -> None:
        """Walk down the dominators with the last change of each class of objects."""
        last: dict[int, int] = {}
        stack: list[tuple[int, list[tuple[int, int | None]]]] = [(0, [])]
        entered: set[int] = set()
        while stack:
            number, undo = stack[-1]
            if number not in entered:
                entered.add(number)
                self._enter(number, last, undo)
                stack += ((below, []) for below in self._below[number])
                continue
            for object_, previous in reversed(undo):
                if previous is None:
                    del last[object_]
                else:
                    last[object_] = previous
            stack.pop()

    def _enter(self, number: int, last: dict[int, int], undo: list[tuple[int, int | None]]) -> None:
        node, joins = self._nodes[number], self._joins[number]
        read = 0
        for item in node.items:
            read |= self._sets.known(objects_read(item))
        wanted = (read | self.written[number]) & self._live.at(node) & ~joins
        self._add(last, wanted, number, number, Way())
        for class_, _ in self._classes.within(joins | self.written[number]):
            undo.append((class_, last.get(class_)))
            last[class_] = number
        for following, repeats, leaves in node.successors:
            target = self._order[following]
            way = Way(repeats, leaves, repeats | leaves)
            self._add(last, self._joins[target], number, target, way)

    def _add(self, last: Mapping[int, int], objects: int, by: int, target: int, way: Way) -> None:
        """Connect the last change of each object with a node, by way of another."""
        left: dict[int, int] = {}
        for class_, inside in self._classes.within(objects & self._classes.every):
            source = last.get(class_)
            if source is not None:
                left[source] = left.get(source, 0) | inside
        for source, changed in left.items():
            key = source, target, self._way(source, by).then(way)
            self._found[key] = self._found.get(key, 0) | changed

    def _way(self, source: int, target: int) -> Way:
        """From where a node ends to where one that it dominates does."""
        if source == target:
            return Way()
        leaves = self._nodes[source].loops & ~self._nodes[target].loops
        return Way(0, leaves, leaves | self._passed[source])
