"""The instructions of a function in the order in which `points_to` processes them."""

from __future__ import annotations

from mixpert.passes.control.unwinding import caught
from mixpert.passes.llvm import ir


class Row:
    """Instructions with their blocks, by number in text order.

    Attributes:
        steps: the blocks and instructions.
        users: the numbers of those that use each register.
        calls: those that are calls, with their numbers.
        pads: the numbers of those that give what was thrown.
    """

    def __init__(self, function: ir.Function) -> None:
        """Number the instructions of a function."""
        self.steps: list[tuple[str, ir.Instruction]] = []
        self.users: dict[str, list[int]] = {}
        self.calls: list[tuple[int, ir.Call]] = []
        self.pads: list[int] = []
        for name, block in function.blocks.items():
            for instruction in block.instructions:
                self._add(name, instruction)

    def _add(self, block: str, instruction: ir.Instruction) -> None:
        number = len(self.steps)
        self.steps.append((block, instruction))
        for operand in ir.operands_of(instruction):
            if operand.name.startswith("%"):
                self.users.setdefault(operand.name, []).append(number)
        if isinstance(instruction, ir.Call):
            self.calls.append((number, instruction))
        elif caught(instruction):
            self.pads.append(number)
