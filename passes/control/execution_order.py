"""What has certainly run before something else, across all functions.

An instruction in a function that has returned has run if all ways to its return lead past it. What
ends the program or throws does not return.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mixpert.passes.control.contexts import Context
from mixpert.passes.control.paths import Paths
from mixpert.passes.llvm import ir
from mixpert.passes.support.closure import closure

_MOST_STEPS = 4


class Step(NamedTuple):
    """An instruction in a context: a call on the way to another context, or where that ends."""

    context: Context
    instruction: ir.Instruction


Passed = Callable[[Step, Step, Sequence[Step]], bool]


class ExecutionOrder:
    """Answers for instructions in contexts."""

    def __init__(self) -> None:
        self._found: dict[str, Paths] = {}
        self._certain: dict[tuple[int, int], bool] = {}
        self._later: dict[tuple[str, str], set[str]] = {}

    def last(self, steps: Sequence[Step | None], step: Step) -> int | None:
        """Which of some steps that run once at most was the last where another runs; None: unknown.

        None among them stands for what was there from the start. Others may run once it is over.
        """
        for number, one in enumerate(steps) if len(steps) <= _MOST_STEPS else ():
            if one is None or not self.runs_before(one, step):
                continue
            others = (other for other in steps if other is not None and other is not one)
            if all(self.runs_before(o, one) or self.over(step, o) for o in others):
                return number
        return None

    def runs_before(self, one: Step, other: Step) -> bool:
        """Whether one instruction, which runs once at most, has run wherever another does."""
        return self.precedes(one, other, lambda step, *_: self.never_left_out(step))

    def precedes(self, one: Step, other: Step, passed: Passed) -> bool:
        """Whether one instruction has run, at least once, wherever another does.

        `passed`: whether control passes an instruction before the function returns that the second
        argument calls, given the calls behind that which lead to the other instruction.
        """
        parted = _parted(one, other)
        if parted is None:
            return False
        way, further = parted
        passes = (passed(step, way[0], further) for step in way[1:])
        return self._precedes(way[0], further[0]) and all(passes)

    def over(self, one: Step, other: Step) -> bool:
        """Whether one instruction, which runs once at most, cannot run once another has begun."""
        parted = _parted(one, other)
        if parted is None or not all(self.clear(step) for step in parted[0]):
            return False
        way, further = parted
        first, second = way[0], further[0]
        paths = self.paths(first.context.function)
        block, start = paths.block_of(first.instruction), paths.block_of(second.instruction)
        key = first.context.function.name, start
        if key not in self._later:
            self._later[key] = closure(paths.after(start), paths.after)
        every = [id(i) for i in first.context.function.blocks[block].instructions]
        before = every.index(id(first.instruction))
        passed = block != start or before < every.index(id(second.instruction))
        return passed and block not in self._later[key]

    def _precedes(self, one: Step, other: Step) -> bool:
        """Whether one instruction of a function has ended wherever another begins."""
        if not self.clear(one):
            return False
        paths = self.paths(one.context.function)
        block, behind = paths.block_of(one.instruction), paths.block_of(other.instruction)
        if block != behind:
            return paths.dominates(block, behind)
        every = [id(i) for i in one.context.function.blocks[block].instructions]
        return every.index(id(one.instruction)) < every.index(id(other.instruction))

    def never_left_out(self, step: Step) -> bool:
        """Whether all ways from a function's start to its return lead past an instruction."""
        key = step.context.index, id(step.instruction)
        if key not in self._certain:
            paths = self.paths(step.context.function)
            block = paths.block_of(step.instruction)
            self._certain[key] = self.clear(step) and all(
                paths.dominates(block, name)
                for name, found in step.context.function.blocks.items()
                if any(isinstance(i, ir.Return) for i in found.instructions)
            )
        return self._certain[key]

    def paths(self, function: ir.Function) -> Paths:
        """The paths of a function, found once."""
        if function.name not in self._found:
            self._found[function.name] = Paths(function)
        return self._found[function.name]

    def clear(self, step: Step) -> bool:
        """Whether control goes on only where what a step calls, which is known, has returned."""
        call = step.instruction
        certain = not isinstance(call, ir.Call) or not (call.unwinds or call.target)
        return certain and self.paths(step.context.function).orderly


def _parted(one: Step, other: Step) -> tuple[Sequence[Step], Sequence[Step]] | None:
    """The ways to two instructions from where they part; None: no common start, or no parting."""
    way, further = way_to(one), way_to(other)
    if way[0].context is not further[0].context:
        return None
    while way[0].instruction is further[0].instruction:
        way, further = way[1:], further[1:]
        if not way or not further:
            return None
    return way, further


def way_to(step: Step) -> Sequence[Step]:
    """The calls that lead to a step, the first first, and the step."""
    way = [step]
    context = step.context
    while context.parent is not None and context.call is not None:
        way.append(Step(context.parent, context.call))
        context = context.parent
    return way[::-1]
