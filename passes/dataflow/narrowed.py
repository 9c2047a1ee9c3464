"""Effects of instructions where it is known what some of their pointers lead to."""

from __future__ import annotations

from collections.abc import Mapping

from mixpert.passes.control.contexts import Context
from mixpert.passes.dataflow.flow_graph import Item
from mixpert.passes.dataflow.followed_numbers import Variable
from mixpert.passes.dataflow.followed_pointers import Value
from mixpert.passes.dataflow.translate import Translate
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object, Targets
from mixpert.passes.pointers.points_to import PointsTo


class Narrowed(Translate):
    """Translates with what points-to sets say, and where more is known with that."""

    def __init__(self, points_to: PointsTo) -> None:
        self._points_to = points_to
        self._known: Mapping[Variable, Value] = {}

    def under(
        self, known: Mapping[Variable, Value], context: Context, instruction: ir.Instruction
    ) -> list[Item]:
        """As `instruction`; `known` says of registers which memory alone they lead to."""
        self._known = known
        try:
            return self.instruction(context, instruction)
        finally:
            self._known = {}

    def _targets(self, context: Context, operand: ir.Operand) -> Targets:
        """Where a value may point."""
        return self._alone(context, operand, self._points_to.targets(context, operand))

    def _passed(self, context: Context, call: ir.Call) -> list[Targets]:
        """As `PointsTo.passed`."""
        found = self._points_to.passed(context, call)
        given = zip(call.arguments, found, strict=False)
        narrowed = [self._alone(context, operand, targets) for operand, targets in given]
        return [*narrowed, *found[len(narrowed) :]]

    def _alone(self, context: Context, operand: ir.Operand, targets: Targets) -> Targets:
        led = self._known.get((context.index, operand.name))
        if not isinstance(led, Object):
            return targets
        return frozenset(t for t in targets if t.object is led)
