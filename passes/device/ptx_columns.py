"""Kernels in which elements stay in their columns: bias, sums over rows, element by element.

What a thread writes depends on what is read in the same column of some arguments, and on anything
of the others. Where threads hand numbers to one another, through shared memory, each place in it
belongs to one column of the block.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from math import gcd
from typing import NamedTuple

from mixpert.passes.device.ptx import Instruction, Kernel, element_of, width
from mixpert.passes.device.ptx_flows import Flows
from mixpert.passes.device.ptx_pointwise import OWN_WORK
from mixpert.passes.device.ptx_rows import strides_of
from mixpert.passes.device.ptx_symbols import QUOTIENT, THREAD, VARIABLE, is_outer
from mixpert.passes.device.ptx_values import Place, Values, destinations
from mixpert.passes.effects.effect import LAUNCHED, Columns
from mixpert.passes.support.polynomials import (
    Polynomial,
    Product,
    divided,
    minus,
    plus,
    symbols_of,
)

_WORK = OWN_WORK | {"atom", "bar", "barrier", "fence", "membar", "red"}
"""What hands nothing to other threads but through memory."""
_REGISTER = re.compile(r"%[\w.]+")
_MOST_ROWS = 4
_ELEMENT = 4  # bytes: columns are no narrower


class At(NamedTuple):
    """An access of an instruction: so far behind an argument."""

    place: Place
    argument: int
    distance: Polynomial
    reads: bool
    writes: bool


class _Part(NamedTuple):
    """One element of what an instruction loads or stores: in which register, and its column."""

    at: At
    register: str
    column: Polynomial


Bounded = Callable[[Polynomial], bool]


class ColumnFinder:
    """Answers for one kernel; `bounded`: whether a number is at least 0 in every thread."""

    def __init__(
        self, kernel: Kernel, flows: Flows, values: Values, every: Sequence[At], bounded: Bounded
    ) -> None:
        self._kernel = kernel
        self._flows = flows
        self._values = values
        self._every = every
        self._bounded = bounded

    def found(self) -> tuple[Columns, ...]:
        """The arguments between which elements stay in their columns, for each length of rows."""
        opcodes = {i.opcode.split(".")[0] for b in self._kernel.blocks for i in b.instructions}
        written = any(at.writes for at in self._every)
        if not (written and opcodes <= _WORK and all(map(self._is_aligned, self._every))):
            return ()
        return tuple(one for row in self._rows() for one in self._of(row))

    def _is_aligned(self, at: At) -> bool:
        """Whether an access is to elements one after another, so that no column ends in one."""
        size = element_of(self._instruction(at.place).opcode)
        return size <= _ELEMENT and not any(f % size for f in at.distance.values())

    def _rows(self) -> list[Polynomial]:
        """What may be the length of a row, in bytes; nothing: elements stay where they are."""
        found: dict[Product, int] = {}
        for at in self._every:
            for stride in strides_of(at.distance):
                across = [f for p, f in at.distance.items() if divided(p, stride) is not None]
                found[stride] = gcd(found.get(stride, 0), *across)
        return [{}, *({stride: pitch} for stride, pitch in [*found.items()][:_MOST_ROWS])]

    def _of(self, row: Polynomial) -> Iterator[Columns]:
        """What stays in its columns if rows have some length."""
        parts = [part for at in self._every for part in self._parts(at, row)]
        loads = {(p.at.place, p.register): p for p in parts if p.at.reads}
        stores = [part for part in parts if part.at.writes]
        written = {part.at.argument for part in stores}
        if not all(self._is_own(part.column) for part in stores):
            return
        free: set[int] = set()
        zeros: list[Polynomial] = []
        for store in stores:
            for load, straight in self._sources(store, loads):
                more = self._same(store, load, straight, row)
                if more is None:
                    free.add(load.at.argument)
                else:
                    zeros += [zero for zero in more if zero not in zeros]
        kept = {part.at.argument for part in loads.values()} - free
        if kept and not free & written:
            yield Columns(frozenset(kept | written), row, tuple(zeros))

    def _parts(self, at: At, row: Polynomial) -> Iterator[_Part]:
        """The elements of an access."""
        instruction = self._instruction(at.place)
        size = element_of(instruction.opcode)
        for number, register in enumerate(self._registers(at, instruction)):
            column = plus(self._column(at.distance, row), {(): number * size} if number else {})
            yield _Part(at, register, column)

    def _registers(self, at: At, instruction: Instruction) -> list[str]:
        if at.reads:
            found = destinations(instruction)
        else:
            texts = instruction.operands[1:]
            found = [one.strip() for text in texts for one in text.strip("{}").split(",")]
        lanes = width(instruction.opcode) // element_of(instruction.opcode)
        return found if len(found) == lanes or at.writes else [found[0]] * lanes

    def _column(self, distance: Polynomial, row: Polynomial) -> Polynomial:
        """A distance without whole rows."""
        ((stride, pitch),) = row.items() if row else (((), 0),)
        if not pitch:
            return distance
        return {p: f for p, f in distance.items() if divided(p, stride) is None or f % pitch}

    def _is_own(self, polynomial: Polynomial) -> bool:
        """Whether a number is the same in a thread as long as it runs."""
        agenda = [*symbols_of(polynomial)]
        while agenda:
            symbol = agenda.pop()
            if symbol[0] == QUOTIENT and symbol in self._values.quotients:
                agenda += symbols_of(*map(self._values.settled, self._values.quotients[symbol]))
            elif symbol[0] != THREAD and not is_outer(symbol):
                return False
        return True

    def _sources(
        self, store: _Part, loads: Mapping[tuple[Place, str], _Part]
    ) -> Iterator[tuple[_Part, bool]]:
        """The loads that a stored element comes from, and whether in the same thread."""
        instruction = self._instruction(store.at.place)
        others = instruction.operands[1:] if store.at.reads else instruction.operands[:1]
        names = (name for text in (*others, instruction.guard) for name in _names(text))
        straight = self._flows.sources([store.register, *names], store.at.place)
        yield from ((loads[key], True) for key in straight & loads.keys())
        if any(self._is_loaded_shared(place) for place, _ in straight):
            yield from ((loads[key], False) for key in self._across & loads.keys())

    @cached_property
    def _across(self) -> set[tuple[Place, str]]:
        """What is stored in shared memory, and what goes into that by way of it, comes from."""
        found: set[tuple[Place, str]] = set()
        for place in self._flows.own_stores:
            found |= self._flows.sources(self._stored(place), place)
        return found

    def _is_loaded_shared(self, place: Place) -> bool:
        stores = self._instruction(place).opcode.startswith(("st", "red"))
        return self._is_shared(place) and not stores

    def _stored(self, place: Place) -> list[str]:
        instruction = self._instruction(place)
        return [n for text in (*instruction.operands, instruction.guard) for n in _names(text)]

    def _same(
        self, store: _Part, load: _Part, straight: bool, row: Polynomial
    ) -> Sequence[Polynomial] | None:
        """What has to be 0 for a load to be of the column that is stored; None: it is not."""
        if not straight:
            return () if store.column == load.column and self._handed_over(store) else None
        if not self._is_own(load.column):
            return None
        by_thread: dict[Product, Polynomial] = {}
        for product, factor in minus(store.column, load.column).items():
            inner = tuple(symbol for symbol in product if not is_outer(symbol))
            outer = tuple(symbol for symbol in product if is_outer(symbol))
            by_thread.setdefault(inner, {})[outer] = factor
        zeros = [*by_thread.values()]
        launched = all(any(s[0] == LAUNCHED for s in symbols_of(zero)) for zero in zeros)
        return zeros if launched else None

    def _handed_over(self, store: _Part) -> bool:
        """Whether each place in shared memory belongs to one column of the block."""
        size = element_of(self._instruction(store.at.place).opcode)
        inside = {p: f for p, f in store.column.items() if not self._of_block(p)}
        steps = 0
        for place, instruction in self._shared():
            element = element_of(instruction.opcode)
            address = self._values.settled(self._values.address(_address(instruction), place))
            bases = [s for s in symbols_of(address) if s[0] == VARIABLE]
            if len(bases) != 1 or width(instruction.opcode) != size or element != size:
                return False
            apart = minus(minus(address, {(bases[0],): 1}), inside)
            if bases[0] in symbols_of(apart):
                return False
            steps = gcd(steps, *apart.values())
        if any(factor % size for factor in inside.values()) or steps % size:
            return False
        last = minus({(): steps - size}, inside)
        return self._bounded(inside) and (steps == 0 or self._bounded(last))

    def _of_block(self, product: Product) -> bool:
        """Whether something is the same in all threads of a block."""
        return all(is_outer(s) or s[1].startswith("%ctaid") for s in product)

    def _shared(self) -> Iterator[tuple[Place, Instruction]]:
        for number, block in enumerate(self._kernel.blocks):
            for index, instruction in enumerate(block.instructions):
                if self._is_shared((number, index)):
                    yield (number, index), instruction

    def _is_shared(self, place: Place) -> bool:
        """Whether an instruction accesses memory that is not seen to be global."""
        instruction = self._instruction(place)
        kinds = set(instruction.opcode.split("."))
        return bool(_address(instruction)) and not kinds & {"global", "param"}

    def _instruction(self, place: Place) -> Instruction:
        return self._kernel.blocks[place[0]].instructions[place[1]]


def _address(instruction: Instruction) -> str:
    return next((text for text in instruction.operands if text.startswith("[")), "")


def _names(text: str) -> list[str]:
    """The registers that an operand names."""
    return _REGISTER.findall(text)
