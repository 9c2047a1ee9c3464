"""The effects that matter: they move what a site may have written and a site may read later.

Found without regard to order, first from the sites on, then from the sites back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from mixpert.passes.accesses.areas import Advance
from mixpert.passes.control.contexts import Register
from mixpert.passes.dataflow.flow_graph import (
    Derive,
    Excluded,
    First,
    Item,
    Multiply,
    Node,
    Read,
    Start,
    Sweep,
    Transfer,
    Write,
    used_registers,
)
from mixpert.passes.dataflow.liveness import objects_read, objects_written
from mixpert.passes.pointers.memory import Object, objects


class Touched:
    """The objects and registers that may ever hold elements that a site computed."""

    def __init__(self, nodes: Iterable[Node]) -> None:
        self.objects: set[Object] = set()
        self.registers: set[Register] = set()
        self._items = [item for node in nodes for item in node.items]
        self._sizes = {
            object_
            for item in self._items
            if isinstance(item, Multiply) and item.result is not None
            for object_ in item.result.cells
        }
        self._by_object: dict[Object, list[Item]] = {}
        self._by_register: dict[Register, list[Item]] = {}
        self._index()
        self._spread()

    def matters(self, item: Item) -> bool:
        """Whether an effect can change anything."""
        if self.changes_size(item):
            return True
        match item:
            case Multiply() | First() | Excluded():
                return True
            case Transfer() | Read() | Derive():
                return self._carries(item)
            case Write(_, targets):
                return not self.objects.isdisjoint(objects(targets))
            case Start(gone, afresh):
                return afresh or not self.objects.isdisjoint(gone)
            case Sweep(gone) | Advance(gone):
                return not self.objects.isdisjoint(gone)

    def changes_size(self, item: Item) -> bool:
        """Whether an effect may change a size or pointer that names a site's matrix."""
        return not self._sizes.isdisjoint(objects_written(item))

    def _index(self) -> None:
        for item in self._items:
            match item:
                case Transfer(reads, writes):
                    for object_ in (*reads, *writes):
                        self._by_object.setdefault(object_, []).append(item)
                case Read(_, read):
                    for object_ in read:
                        self._by_object.setdefault(object_, []).append(item)
                case _:
                    pass
            for register in used_registers(item):
                self._by_register.setdefault(register, []).append(item)

    def _spread(self) -> None:
        stack: list[Item] = [item for item in self._items if isinstance(item, Multiply)]
        spread: set[int] = set()
        while stack:
            item = stack.pop()
            written = () if id(item) in spread else self._written(item)
            if written:
                spread.add(id(item))
            for object_ in written:
                if object_ not in self.objects:
                    self.objects.add(object_)
                    stack += self._by_object.get(object_, ())
            register = result_of(item)
            if register is not None and register not in self.registers:
                self.registers.add(register)
                stack += self._by_register.get(register, ())

    def _written(self, item: Item) -> Collection[Object]:
        match item:
            case Multiply():
                return objects(item.writes)
            case Transfer(reads, writes) if self._passes_on(item, reads):
                return writes
            case Write(_, targets) if self._passes_on(item, ()):
                return objects(targets)
            case _:
                return ()

    def _carries(self, item: Transfer | Read | Derive) -> bool:
        match item:
            case Derive():
                return self._passes_on(item, ())
            case Read(_, read):
                return self._passes_on(item, read)
            case Transfer(reads, writes):
                return self._passes_on(item, reads) or not self.objects.isdisjoint(writes)

    def _passes_on(self, item: Item, read: Iterable[Object]) -> bool:
        registers = used_registers(item)
        return not (self.objects.isdisjoint(read) and self.registers.isdisjoint(registers))


class Wanted:
    """The objects and registers from which elements may come to an operand of a site."""

    def __init__(self, items: Iterable[Item]) -> None:
        self.objects: set[Object] = set()
        self.registers: set[Register] = set()
        self._into_object: dict[Object, list[Item]] = {}
        self._into_register: dict[Register, list[Item]] = {}
        items = list(items)
        for item in items:
            if isinstance(item, Transfer | Write):
                for object_ in objects_written(item):
                    self._into_object.setdefault(object_, []).append(item)
            register = result_of(item)
            if register is not None:
                self._into_register.setdefault(register, []).append(item)
        self._spread(item for item in items if isinstance(item, Multiply))

    def matters(self, item: Item) -> bool:
        """Whether what an effect moves, or takes away, may be asked for later."""
        match item:
            case Multiply() | First() | Excluded():
                return True
            case Start(gone, afresh):
                return afresh or not self.objects.isdisjoint(gone)
            case Sweep(gone) | Advance(gone):
                return not self.objects.isdisjoint(gone)
            case _:
                into = not self.objects.isdisjoint(objects_written(item))
                return into or result_of(item) in self.registers

    def _spread(self, sites: Iterable[Item]) -> None:
        stack = list(sites)
        seen: set[int] = set()
        while stack:
            item = stack.pop()
            if id(item) in seen:
                continue
            seen.add(id(item))
            for object_ in objects_read(item):
                if object_ not in self.objects:
                    self.objects.add(object_)
                    stack += self._into_object.get(object_, ())
            for register in used_registers(item):
                if register not in self.registers:
                    self.registers.add(register)
                    stack += self._into_register.get(register, ())


def result_of(item: Item) -> Register | None:
    """The register that an effect sets."""
    return item.result if isinstance(item, Transfer | Read | Derive) else None
