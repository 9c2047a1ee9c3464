"""Arrays of matrix pointers for batched products, filled by a kernel or another module."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_

from mixpert.passes.effects.effect import Effect
from mixpert.passes.effects.effects import HANDLE_PREFIXES
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.mangling import Parameter, parameters_of
from mixpert.passes.pointers.memory import Object, Pointer
from mixpert.passes.pointers.places import ANYWHERE, GUESSED
from mixpert.passes.pointers.pointer_sets import Cells, PointerSets
from mixpert.passes.pointers.worklist import Worklist

_BATCHED = re.compile(r"(?:cublas|cusolver|hipblas|magma)(?!.*[Ss]trided).*[Bb]atched")
"""Other routines that work on such arrays."""


class PointerTables:
    """Knows these arrays, and which pointers a call may put there: all that it is handed.

    C++ names say which parameters may lead to pointers, and which of them to what is not const.
    """

    def __init__(self, sets: PointerSets, cells: Cells, agenda: Worklist) -> None:
        self._sets = sets
        self._cells = cells
        self._agenda = agenda
        self._tables: set[Object] = set()
        self._fillers: set[int] = set()
        self._found: dict[tuple[int, int], int] = {}

    def note(self, call: ir.Call, effect: Effect, arguments: Sequence[int]) -> None:
        """A batched product, or another batched routine, reads its matrices' addresses there."""
        if effect.through:
            arguments = [arguments[index] for index in (*effect.reads, *effect.writes)]
        elif not (effect.reachable and _BATCHED.match(call.callee)):
            return
        every = reduce(or_, arguments, 0)
        fresh = {target.object for target in self._sure(every)} - self._tables
        if fresh:
            self._tables |= fresh
            self._agenda.add(sorted(self._fillers))

    def filled(
        self,
        call: ir.Call,
        effect: Effect,
        arguments: Sequence[int],
        declaration: ir.Declaration | None,
    ) -> Iterator[tuple[int, int]]:
        """Where a call may write pointers, and which."""
        if not effect.reachable or call.callee.startswith(("llvm.", *HANDLE_PREFIXES)):
            return
        self._fillers.add(self._agenda.now)
        spelt = _spelt(call, declaration)
        for index, pointers in enumerate(arguments):
            if not pointers or (index < len(effect.read_only) and effect.read_only[index]):
                continue
            own = spelt[index] if spelt else None
            if own is not None and not own.leads_on:
                continue
            tables = self._among(pointers)
            if tables:
                yield tables, self._handed(index, arguments, spelt)

    def _among(self, pointers: int) -> int:
        """Anywhere in the arrays that some pointers lead to."""
        key = pointers, len(self._tables)
        if key not in self._found:
            tables = (t.object for t in self._sure(pointers) if t.object in self._tables)
            self._found[key] = reduce(or_, (self._sets.only(t, ANYWHERE) for t in tables), 0)
        return self._found[key]

    def _sure(self, pointers: int) -> Iterator[Pointer]:
        """Where pointers lead if not by a guess."""
        for target in self._sets.members(pointers):
            if target.place != GUESSED:
                yield target

    def _handed(self, table: int, arguments: Sequence[int], spelt: Sequence[Parameter]) -> int:
        found = 0
        for index, pointers in enumerate(arguments):
            if not pointers or index == table:
                continue
            if not spelt or not (spelt[index].const and spelt[table].leads_to_changing):
                found |= self._sets.anywhere(pointers)
            if not spelt or spelt[index].leads_on:
                objects = self._cells.reachable(pointers)
                self._agenda.reads_all(objects)
                found |= self._sets.anywhere(self._cells.held_behind(pointers))
        return self._sets.reduced(found)


def _spelt(call: ir.Call, declaration: ir.Declaration | None) -> Sequence[Parameter]:
    """The parameters as the function's name spells them; nothing where it does not."""
    spelt = parameters_of(call.callee) or ()
    fits = declaration is not None and tuple(p.pointer for p in spelt) == declaration.pointers
    return spelt if fits else ()
