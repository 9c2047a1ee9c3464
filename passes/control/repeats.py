"""Blocks that may run several times, because they or a call on the way to them are in a loop."""

from __future__ import annotations

from mixpert.passes.control.contexts import Context, Contexts
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.loops import in_loops


class Repeats:
    """Answers `of` for the blocks of all contexts."""

    def __init__(self, contexts: Contexts) -> None:
        functions = {context.function.name: context.function for context in contexts.all}
        self._looping = {name: in_loops(function) for name, function in functions.items()}
        self._blocks: dict[str, dict[int, str]] = {}

    def of(self, context: Context, block: str) -> bool:
        """Whether the block may run several times; in a shared context, always."""
        current, place = context, block
        while not current.shared and place not in self._looping[current.function.name]:
            caller = current.parent
            if caller is None:
                return False
            place = self._block_of(caller.function, current.call)
            current = caller
        return True

    def in_own_loop(self, context: Context, block: str) -> bool:
        """Whether the block may run several times in one call of its function."""
        return block in self._looping[context.function.name]

    def _block_of(self, function: ir.Function, call: ir.Call | None) -> str:
        if function.name not in self._blocks:
            self._blocks[function.name] = {
                id(instruction): name
                for name, block in function.blocks.items()
                for instruction in block.instructions
            }
        return self._blocks[function.name][id(call)]
