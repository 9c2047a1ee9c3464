"""The points-to sets of registers and memory while they grow; `points_to` has the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from mixpert.passes.control.contexts import Context, Contexts, Register
from mixpert.passes.control.repeats import Repeats
from mixpert.passes.effects.effect import Effect
from mixpert.passes.effects.effects import effect_of
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir import Operand
from mixpert.passes.pointers.allocations import Allocations
from mixpert.passes.pointers.memory import NOWHERE, Object, Pointer, Targets
from mixpert.passes.pointers.numeric_pointers import numeric_pointers
from mixpert.passes.pointers.object_table import ObjectTable
from mixpert.passes.pointers.pointer_sets import Cells, PointerSets
from mixpert.passes.pointers.pointer_tables import PointerTables
from mixpert.passes.pointers.receivers import Receivers
from mixpert.passes.pointers.shared_structs import SharedStructs
from mixpert.passes.pointers.struct_copies import StructCopies
from mixpert.passes.pointers.unseen_functions import Unseen
from mixpert.passes.pointers.worklist import Worklist

RESULT = "return"
"""Register name under which a context's results are kept."""


class PointerFlow:
    """Pointers move from registers to memory and back.

    `allocations` says which call made an object on the heap, `made_in` which context made one
    there or on its stack, `blocks` which objects are parts of an allocation.
    """

    def __init__(
        self,
        module: ir.Module,
        contexts: Contexts,
        known: Mapping[str, Effect],
        one_memory: bool,
        fortran: bool,
    ) -> None:
        """Begin with nothing; arguments as for `points_to.PointsTo`."""
        self._one_memory = one_memory
        self._module = module
        self._known = known
        self._contexts = contexts
        self._sets = PointerSets()
        self._cells = Cells(self._sets)
        self._values: dict[Register, int] = {}
        self._stored: set[tuple[int, int]] = set()  # where, and what
        self._foreign_read: set[Pointer] = set()  # places in variables of other modules
        self._objects = ObjectTable(module, self._sets, self._cells, one_memory)
        self._effects: dict[tuple[str, int], Effect] = {}
        self.repeats = Repeats(contexts)
        self._made = Allocations(self._sets)
        self.allocations, self.made_in = self._made.calls, self._made.contexts
        self.blocks, self.parts = self._made.blocks, self._made.parts
        self.holders = self._made.holders
        self.arguments: set[Object] = set()  # what the parameters of roots point to
        self._agenda = Worklist(self._sets)
        self._unseen = Unseen(self._sets, self._cells, self._agenda, self._objects)
        self._copies = StructCopies(self._sets)
        self._added: dict[tuple[int, int], tuple[tuple[int, int], int]] = {}
        self._tables = PointerTables(self._sets, self._cells, self._agenda)
        known_so_far = self._sets, self._cells, self._agenda, self._objects
        self.structs = SharedStructs(*known_so_far, descriptors=fortran, unseen=module.unseen)
        self._receivers = Receivers(self._sets, self._look)
        functions = {context.function.name: context.function for context in contexts.all}
        numeric = (numeric_pointers(function) for function in functions.values())
        self._numeric = frozenset[int]().union(*numeric)
        self._make_up, self._made_up = False, True

    @property
    def all_objects(self) -> Iterable[Object]:
        """Every object, in the order in which they were found."""
        return self._objects.all

    def targets(self, context: Context, operand: Operand) -> Targets:
        """Where a value may point."""
        pointers = self._pointers(context, operand)
        return self._sets.members(pointers) if pointers else NOWHERE

    def held_at(self, place: Pointer) -> Targets:
        """Where a pointer at one place in memory may point, if only the module stores there."""
        return self._sets.members(self._cells.load_at(place))

    def results(self, context: Context) -> Targets:
        """Where what a context returns may point."""
        return self._sets.members(self._values.get((context.index, RESULT), 0))

    def _pointers(self, context: Context, operand: Operand) -> int:
        name = operand.name
        found = self._values.get((context.index, name), 0)
        if not found and name[:1] == "@":
            return self._sets.only(self._global(name[1:]), operand.offset)
        return found

    def passed(self, context: Context, call: ir.Call) -> list[Targets]:
        """Where the arguments point, and behind them the variables that the call may touch."""
        variables = (Operand(f"@{name}") for name in self.effect(call).variables)
        return [self.targets(context, operand) for operand in (*call.arguments, *variables)]

    def effect(self, call: ir.Call) -> Effect:
        """What a call without a context of its own does."""
        key = (call.callee, len(call.arguments))
        if key not in self._effects:
            declaration = self._module.declarations.get(call.callee)
            self._effects[key] = self._known.get(call.callee) or effect_of(*key, declaration)
        return self._effects[key]

    def _any_of(self, context: Context, operands: Iterable[Operand]) -> int:
        found = 0
        for operand in operands:
            found |= self._pointers(context, operand)
        return self._sets.reduced(found)

    def _received(self, context: Context, call: ir.Call, argument: Operand, callee: Context) -> int:
        """Where an argument may point in a function that is called, if through a pointer."""
        pointers = self._pointers(context, argument)
        way = self._receivers.way(context.function, call) if call.target is not None else None
        if way is None or way.start != argument.name or self._one_memory:
            return pointers
        return self._receivers.handed(way, pointers, callee.function.name, self._make_up)

    def _look(self, pointers: int) -> int:
        """What is stored where some pointers point, as far as is known."""
        elsewhere = self.structs.places(pointers)
        self._agenda.reads_at(pointers)
        self._agenda.reads_at(elsewhere)
        return self._sets.joined(self._cells.load(pointers), self._cells.load(elsewhere))

    def _load(self, pointers: int, is_pointer: bool) -> int:
        self._agenda.reads_at(pointers)
        loaded = self._cells.load(pointers)
        if is_pointer:
            self._unseen.note_holders(pointers)
            self.structs.note_read(pointers)
        elsewhere = self.structs.places(pointers)
        self._agenda.reads_at(elsewhere)
        set_elsewhere = self._cells.load(elsewhere)
        if not (self._make_up and is_pointer):
            return self._sets.joined(loaded, set_elsewhere)
        if self._objects.foreign:
            loaded = self._sets.joined(loaded, self._foreign(pointers))
        if not self._sets.all_guessed(loaded):
            found = self._sets.members(loaded)
            if len(found) == 1:
                loaded = self._sets.joined(loaded, self._besides(pointers, *found))
            loaded = self._sets.joined(loaded, self._filled_in(pointers, loaded))
            return self._sets.joined(loaded, set_elsewhere)
        loaded |= self._found_in(self._sets.members(pointers))
        return self._sets.reduced(loaded | set_elsewhere)

    def _foreign(self, pointers: int) -> int:
        """What another module may have put where some pointers point, in variables of its own."""
        found = 0
        for target in self._sets.members(pointers):
            if target.object in self._objects.foreign:
                if target not in self._foreign_read:
                    self._foreign_read.add(target)
                    self._outside(target)
                found |= self._sets.only(self._objects.behind(target)[0], 0)
        return found

    def _besides(self, pointers: int, known: Pointer) -> int:
        """What memory may hold that is read, beside the one thing that is known of it.

        What an argument leads to may still be there, although the module stores something at that
        place, and what code that is not seen has stored may lie at another place: what is written
        through a pointer found there need not overwrite what is known.
        """
        found = 0
        targets = self._sets.members(pointers)
        made_up = self._objects.made_up(known.object)
        outside = [
            t
            for t in targets
            if not t.object.many
            and (t.object.kind == "outside" or (made_up and t.object.from_outside))
        ]
        for target in outside:
            if made_up and not self._sets.all_guessed(self._cells.load_at(target)):
                continue
            made, _ = self._objects.behind(target)
            self.structs.note_made(made, target)
            sure = len(outside) == len(targets)  # else the pointer itself may be a guess
            found |= self._sets.only(made, 0) if sure else self._sets.guessed(made)
        return found

    def _filled_in(self, pointers: int, loaded: int) -> int:
        """What calls that are not seen may have put there beside pointers that are known."""
        key, state = (pointers, loaded), (self._unseen.count, self._copies.count)
        known = self._added.get(key)
        if known is not None and known[0] == state:
            return known[1]
        held = {target.object for target in self._sets.members(loaded)}
        found = 0
        for target in self._copies.all_origins(self._sets.members(pointers)):
            if self._unseen.filled(target.object):
                made, _ = self._objects.behind(target)
                if made not in held:
                    self.structs.note_made(made, target)
                    found |= self._sets.guessed(made)
        self._added[key] = state, found
        return found

    def _found_in(self, places: Iterable[Pointer]) -> int:
        """What a pointer leads to that is read at one of some places where none is known.

        What lies in a place that was copied, from others that were copied, too, came from the first
        of them; where nothing is known of that, it is memory of its own.
        """
        found = 0
        ways: dict[Pointer, list[Pointer]] = {place: [] for place in places}
        known: set[Pointer] = set()
        seen = Counter(one.object for one in ways)
        for one in (order := [*ways]):  # grows while it is walked
            for origin in self._copies.next_origins(one, seen):
                held = self._cells.load_at(origin)
                if self._sets.all_guessed(held):
                    ways[one].append(origin)
                    if origin not in ways:
                        ways[origin] = []
                        order.append(origin)
                        seen[origin.object] += 1
                else:
                    found |= held
                    known.add(one)
        for one in reversed(order):
            if not known.isdisjoint(ways[one]):
                known.add(one)
            if self._unseen.filled(one.object) or (one.object.from_outside and one not in known):
                found |= self._sets.only(self._outside(one), 0)
                known.add(one)
        return found

    def _outside(self, pointer: Pointer) -> Object:
        """The memory that a pointer stored outside our sight points to."""
        made, new = self._objects.behind(pointer)
        if new:
            self._made_up = True
            self.structs.note_made(made, pointer)
            self._store_at(pointer, self._sets.only(made, 0))
        return made

    def _store(self, pointers: int, values: int, _: Context | None = None) -> None:
        if not values:
            return
        if (pointers, values) in self._stored:  # changes nothing
            self._sets.note_stores(pointers)
            return
        self._stored.add((pointers, values))
        for target in self._sets.members(pointers):
            self._store_at(target, values)

    def _store_at(self, target: Pointer, values: int) -> None:
        if self._cells.store(target, values):
            self._agenda.memory_changed(target.object)
            self.structs.stored(target, values)

    def _copy(self, destinations: int, sources: int, size: int | None) -> None:
        """A plain copy also copies the pointers in the memory; `size` bytes, None: not known."""
        self._agenda.reads_at(sources)
        self._made_up |= self._copies.note(destinations, sources, size) and self._make_up
        self.structs.note_copied(destinations, sources)
        for target, values in self._cells.copied(destinations, sources, size):
            self._store_at(target, values)

    def _add(self, context: Context, register: str, values: int) -> None:
        self._hold((context.index, register), values)

    def _hold(self, key: Register, values: int) -> None:
        before = self._values.get(key, 0)
        if values & ~before:
            after = self._sets.joined(before, values)
            if after != before:
                self._values[key] = after
                self._agenda.register_changed(key)

    def _global(self, name: str) -> Object:
        made, new = self._objects.variable(name)
        if new and not self._agenda:  # named only after the solution was found
            self._cells.publish()
        return made
