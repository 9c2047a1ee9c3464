"""Loops as bits: those of each context, and those around the calls that lead to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mixpert.passes.control.contexts import Context
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.loops import Loop, LoopBits, loops_of


class LoopNumbers:
    """Numbers the loops of all contexts.

    Attributes:
        inside: the loops of each context's function.
        outside: the loops around each context.
    """

    def __init__(self, contexts: Sequence[Context]) -> None:
        self.inside: dict[Context, LoopBits] = {}
        self.outside = dict.fromkeys(contexts, 0)
        known: dict[str, list[Loop]] = {}
        next_ = 1
        for context in contexts:
            function = context.function
            if function.name not in known:
                known[function.name] = loops_of(function)
            loops = known[function.name]
            self.inside[context] = LoopBits(loops, next_)
            next_ <<= len(loops)
        waiting = dict.fromkeys(reversed(contexts))
        while waiting:
            context, _ = waiting.popitem()
            for block, callee in _entered(context):
                loops_around = self.around(context, block)
                if loops_around & ~self.outside[callee]:
                    self.outside[callee] |= loops_around
                    waiting[callee] = None

    def around(self, context: Context, block: str | None) -> int:
        """The loops around a block of a context; around the context itself for None."""
        outer = self.outside[context]
        return outer if block is None else outer | self.inside[context].around.get(block, 0)


def _entered(context: Context) -> Iterator[tuple[str, Context]]:
    """The contexts that calls in a context may enter, with the blocks of the calls."""
    for name, block in context.function.blocks.items():
        for instruction in block.instructions:
            if isinstance(instruction, ir.Call):
                kept = (context.callbacks, context.later)
                handed = (one for held in kept for one in held.get(id(instruction), ()))
                for callee in (*context.called_by(instruction), *handed):
                    yield name, callee
