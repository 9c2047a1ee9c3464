"""The elements in registers, independent of control flow, and what is computed from them."""

from __future__ import annotations

from collections.abc import Iterable

from mixpert.passes.control.contexts import Register
from mixpert.passes.dataflow.fact_table import NOTHING, Facts, FactTable
from mixpert.passes.dataflow.flow_graph import Derive


class Registers:
    """Sets of facts, which grow only."""

    def __init__(self, derived: Iterable[Derive], table: FactTable) -> None:
        self._table = table
        self._held: dict[Register, Facts] = {}
        self._derived: dict[Register, list[Derive]] = {}
        for one in derived:
            for operand in one.operands:
                self._derived.setdefault(operand, []).append(one)

    def held(self, registers: Iterable[Register]) -> Facts:
        """What some registers hold together."""
        return self._table.united(self._held.get(register, NOTHING) for register in registers)

    def add(self, register: Register, facts: Facts) -> list[Register]:
        """Let a register hold more; the registers that do so now."""
        changed: list[Register] = []
        stack = [(register, facts)]
        while stack:
            register, facts = stack.pop()
            before = self._held.get(register, NOTHING)
            after = self._table.joined(before, facts)
            if after is before:
                continue
            self._held[register] = after
            changed.append(register)
            for one in self._derived.get(register, ()):
                passed = after if one.moves else self._table.at_least(after, "kernel")
                stack.append((one.result, passed))
        return changed
