"""Where followed pointers are still used: elsewhere their values are not kept apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mixpert.passes.control.contexts import Context
from mixpert.passes.dataflow.flow_graph import Derive, Node, used_registers
from mixpert.passes.dataflow.followed_numbers import Variable
from mixpert.passes.dataflow.followed_pointers import FollowedPointers
from mixpert.passes.dataflow.pointer_values import PointerValues
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.points_to import PointsTo

Ways = Mapping[tuple[Node, Node], tuple[str, str]]


class LivePointers:
    """Answers for nodes."""

    def __init__(
        self,
        nodes: Sequence[Node],
        ways: Ways,
        points_to: PointsTo,
        followed: FollowedPointers,
        values: PointerValues,
    ) -> None:
        """`nodes` in reverse postorder."""
        self._points_to = points_to
        self._followed = followed
        self._values = values
        self._ways = ways
        self._numbers: dict[Variable, int] = {}
        self._live = dict.fromkeys(nodes, 0)
        self._taken: dict[tuple[Node, Node], tuple[int, int]] = {}
        steps = {node: self._summary(node) for node in nodes}
        changed = True
        while changed:
            changed = False
            for node in reversed(nodes):
                used, set_ = steps[node]
                live = used | (self._behind(node) & ~set_)
                if live != self._live[node]:
                    self._live[node] = live
                    changed = True

    def at(self, node: Node, variable: Variable) -> bool:
        """Whether the value of a variable may be used where a node starts, or behind that."""
        number = self._numbers.get(variable)
        return number is not None and bool(self._live[node] >> number & 1)

    def _behind(self, node: Node) -> int:
        live = 0
        for following, _, _ in node.successors:
            if (node, following) not in self._taken:
                self._taken[node, following] = self._by_phis(node, following)
            used, set_ = self._taken[node, following]
            live |= used | (self._live[following] & ~set_)
        return live

    def _by_phis(self, node: Node, following: Node) -> tuple[int, int]:
        """What the phis of a block take by a way to it, and what they set."""
        way, context = self._ways.get((node, following)), following.home
        if way is None or context is None:
            return 0, 0
        used = set_ = 0
        for result, taken in self._values.taken(context, way):
            used |= self._bits(context, taken)
            set_ |= self._bits(context, [ir.Operand(result)])
        return used, set_

    def _summary(self, node: Node) -> tuple[int, int]:
        """What a node uses before it sets it, and what it sets."""
        used = set_ = done = 0
        steps: list[tuple[int, int]] = []
        for first, end, instruction in node.origins:
            steps += (self._moved(item) for item in node.items[done:first])
            assert node.home is not None
            steps.append(self._step(node.home, instruction))
            done = end
        steps += (self._moved(item) for item in node.items[done:])
        for uses, sets in reversed(steps):
            used = (used & ~sets) | uses
            set_ |= sets
        return used, set_

    def _moved(self, item: object) -> tuple[int, int]:
        """The effects of entering and leaving functions."""
        if not isinstance(item, Derive):
            return 0, 0
        bits = 0
        for index, name in used_registers(item):
            bits |= self._bits(self._values.context(index), [ir.Operand(name)])
        index, name = item.result
        return bits, self._bits(self._values.context(index), [ir.Operand(name)])

    def _step(self, context: Context, instruction: ir.Instruction) -> tuple[int, int]:
        if isinstance(instruction, ir.Compute) and instruction.opcode == "phi":
            return 0, 0  # the ways to it say what it takes
        used = self._bits(context, ir.operands_of(instruction))
        if isinstance(instruction, ir.Load):
            targets = self._points_to.targets(context, instruction.pointer)
            for place in self._followed.touched(targets, 0):
                used |= self._bit(place)
        result = getattr(instruction, "result", "")
        return used, self._bits(context, [ir.Operand(result)]) if result else 0

    def _bits(self, context: Context, operands: Iterable[ir.Operand]) -> int:
        found = 0
        for operand in operands:
            if operand.name and self._followed.register(context, operand.name):
                found |= self._bit((context.index, operand.name))
        return found

    def _bit(self, variable: Variable) -> int:
        return 1 << self._numbers.setdefault(variable, len(self._numbers))
