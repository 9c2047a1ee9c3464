"""The effects of instructions on matrix elements, as requested by the flow graph."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from mixpert.passes.control.contexts import Context
from mixpert.passes.llvm import ir

if TYPE_CHECKING:
    from mixpert.passes.dataflow.flow_graph import Item


class Translate:
    """What `FlowGraph` asks for the effects of instructions; see `elements.Elements`."""

    def instruction(self, context: Context, instruction: ir.Instruction) -> list[Item]:
        """Effects of an instruction that is no call with a context of its own."""
        raise NotImplementedError

    def called(self, context: Context, call: ir.Call) -> tuple[list[Context], bool]:
        """The contexts that an indirect call enters, and whether it calls nothing else."""
        raise NotImplementedError

    def entering(self, context: Context, call: ir.Call, callee: Context) -> list[Item]:
        """Effects of passing arguments."""
        raise NotImplementedError

    def leaving(self, context: Context, call: ir.Call, callee: Context) -> list[Item]:
        """Effects of passing a result back."""
        raise NotImplementedError

    def once(self, context: Context, source: str, target: str) -> str | None:
        """The header of a loop in whose first iteration alone control goes along an edge."""
        raise NotImplementedError

    def ending(self, context: Context) -> list[Item]:
        """Effects of leaving a function."""
        raise NotImplementedError

    def on(self, context: Context, way: tuple[str, str]) -> Iterable[Item]:
        """Effects of going from one block to another."""
        raise NotImplementedError

    def ahead(self, context: Context, block: str) -> Iterable[Item]:
        """Effects of the loops that follow on a block."""
        raise NotImplementedError

    def between_roots(self, roots: Sequence[Context]) -> list[Item]:
        """Effects of leaving one function that others call, before the next."""
        raise NotImplementedError

    def entering_again(self) -> list[Item]:
        """Effects of handing to one function what another was handed."""
        raise NotImplementedError

    def left_behind(self) -> list[Item]:
        """Effects of keeping what a function was handed, for others."""
        raise NotImplementedError

    def talks(self, call: ir.Call) -> bool:
        """Whether a call sends something to other processes, or receives it."""
        raise NotImplementedError

    def between_processes(self) -> list[Item]:
        """Effects of leaving one process for another."""
        raise NotImplementedError

    def outward(self) -> list[Item]:
        """Effects of roots that may be called while something is called that is not seen."""
        raise NotImplementedError
