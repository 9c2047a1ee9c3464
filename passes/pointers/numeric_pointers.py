"""Numbers from outside that are converted to pointers: `CUdeviceptr`, `uintptr_t` in a struct."""

from __future__ import annotations

from mixpert.passes.llvm import ir


def numeric_pointers(function: ir.Function) -> frozenset[int]:
    """The identities of loads and calls whose number a function makes a pointer, as it is."""
    made: dict[str, ir.Load | ir.Call | ir.Compute] = {}
    stack: list[str] = []
    for block in function.blocks.values():
        for instruction in block.instructions:
            if isinstance(instruction, ir.Load | ir.Call | ir.Compute):
                made[instruction.result] = instruction
                if isinstance(instruction, ir.Compute) and instruction.opcode == "inttoptr":
                    stack.append(instruction.result)
    found: set[int] = set()
    seen: set[str] = set()
    while stack:
        one = made.get(stack.pop())
        if isinstance(one, ir.Load | ir.Call):
            found.add(id(one))
        elif one is not None and one.kind in ("move", "choose") and one.result not in seen:
            seen.add(one.result)
            stack += (operand.name for operand in one.operands)
    return frozenset(found)
