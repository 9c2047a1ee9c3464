"""The effects on pointers of calls without a context: libraries and unknown functions."""

from __future__ import annotations

from functools import cached_property, reduce
from operator import or_

from mixpert.passes.control.contexts import PASSED_ON, Context
from mixpert.passes.effects.effect import HARMLESS, Effect
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir import Operand
from mixpert.passes.pointers.forwarded_arguments import GIVEN, HANDED, STARTED
from mixpert.passes.pointers.memory import Object, Pointer
from mixpert.passes.pointers.owned_results import owned_results
from mixpert.passes.pointers.places import ANYWHERE
from mixpert.passes.pointers.pointer_flow import RESULT, PointerFlow


class OutsideCalls(PointerFlow):
    """Adds the effects of such calls."""

    @cached_property
    def _owned(self) -> frozenset[str]:
        return owned_results(self._module)

    def _outside_call(self, context: Context, block: str, call: ir.Call, effect: Effect) -> None:
        arguments = [self._pointers(context, argument) for argument in call.arguments]
        if effect.allocates or effect.allocates_into is not None:
            fresh = self._made.pointer(self._allocated(context, block, call))
            if effect.allocates:
                self._add(context, call.result, fresh)
                for index in effect.reads:  # pointers too may be among what it is filled with
                    self._copy(fresh, arguments[index], None)
            elif effect.allocates_into is not None and effect.allocates_into < len(arguments):
                self._store(arguments[effect.allocates_into], fresh)
        elif (effect.reachable or effect in HARMLESS) and self._gives(call):
            self._add(context, call.result, self._handed_out(context, block, call, effect))
        if effect.reachable and effect.via != "kernel":
            self._note_filled(self._unseen.note_filled(call, effect, arguments))
            given = [*arguments, self._given_back(context, call)]
            for place, values in self._unseen.kept(call, effect, given):
                if values:
                    self._store_at(place, values)
        self._tables.note(call, effect, arguments)
        declaration = self._module.declarations.get(call.callee)
        for places, values in self._tables.filled(call, effect, arguments, declaration):
            self._store(places, values)
        self._library_call(context, call, effect, arguments)
        self._hand_on(context, call, arguments)

    def _note_filled(self, memory: list[Object]) -> None:
        """Look again at what was read there, or in copies of it."""
        for object_ in memory:
            self._agenda.memory_changed(object_)
            self._made_up |= self._copies.were_made(object_)

    def _gives(self, call: ir.Call) -> bool:
        """Whether what a call returns may be a pointer."""
        return bool(call.result) and (call.returns_pointer or id(call) in self._numeric)

    def _hand_on(self, context: Context, call: ir.Call, arguments: list[int]) -> None:
        """What threads return, and keep as their own."""
        if call.callee in STARTED:
            for callback in context.callbacks.get(id(call), ()):
                returned = self._values.get((callback.index, RESULT), 0)
                self._hold(STARTED[call.callee], returned)
        if call.callee in HANDED:
            index, kept = HANDED[call.callee]
            for handed in arguments[index : index + 1]:
                self._hold(kept, handed)
        if call.callee in GIVEN:
            place, kept = GIVEN[call.callee]
            given = self._values.get(kept, 0)
            for through in () if place is None else arguments[place : place + 1]:
                self._store(through, given)
            if place is None and call.result:
                self._add(context, call.result, given)

    def _mark_replaced(self) -> None:
        """What a library is passed, and keeps in a variable, is not always the same memory."""
        if self._contexts.whole:
            return
        variables = [self._sets.only(o, 0) for o in self._objects.all if o.kind == "global"]
        for object_ in self._cells.reachable(reduce(or_, variables, 0)):
            if object_ in self.arguments:
                object_.exact = False

    def _library_call(
        self, context: Context, call: ir.Call, effect: Effect, arguments: list[int]
    ) -> None:
        """What the tables say of pointers that a call moves."""
        if effect.links or effect.walks or effect.sorts is not None:
            self._rearrange(call, context, effect, arguments)
        if effect.returns is not None and call.result and effect.returns < len(arguments):
            self._add(context, call.result, arguments[effect.returns])
        if effect.stores is not None:
            destination, value = effect.stores
            store = self._store_blocks if effect.blocks else self._store
            store(arguments[destination], arguments[value], context)
        if effect.assigns:
            self._copy(self._load(arguments[0], True), self._load(arguments[1], True), None)
        for destination, source in effect.copies:
            size = call.constant(effect.bytes)
            self._copy(arguments[destination], arguments[source], size)

    def _handed_out(self, context: Context, block: str, call: ir.Call, effect: Effect) -> int:
        """What a function that is not known may return."""
        name = f"result of {call.callee}"
        own = call.callee in self._owned
        many = not own or self.repeats.of(context, block)
        number = (context.index, id(call)) if own else (-1, 0)
        made = self._objects.of(("result", call.callee, *number), name, "outside", many)
        inside = self._reached(context, call) if effect.opaque else 0
        passed = self._any_of(context, call.arguments) | self._given_back(context, call)
        if effect.reachable:
            inside |= self._unseen.reached(passed)
            passed = self._guesses(passed)
        return self._sets.reduced(passed | inside | self._sets.only(made, 0))

    def _given_back(self, context: Context, call: ir.Call) -> int:
        """What functions return to a call that is not seen, which may call them."""
        if call.callee in PASSED_ON:
            return 0
        handed = *context.callbacks.get(id(call), ()), *context.later.get(id(call), ())
        found = 0
        for callback in handed:
            found |= self._values.get((callback.index, RESULT), 0)
        return found

    def _rearrange(
        self, call: ir.Call, context: Context, effect: Effect, arguments: list[int]
    ) -> None:
        """Pointers change places in a container."""
        variables = (Operand(f"@{name}") for name in effect.variables)
        every = self._any_of(context, (*call.arguments, *variables))
        if effect.sorts is not None:
            sorted_ = self._sets.anywhere(arguments[effect.sorts])
            self._store(sorted_, self._load(sorted_, False))
        if effect.links:
            self._store(self._sets.anywhere(every), every)
        if effect.walks and call.returns_pointer and call.result:
            nodes = self._cells.reachable(every)
            for node in nodes:
                self._agenda.reads(node)
            self._add(context, call.result, self._cells.held_behind(every) | every)

    def _guesses(self, pointers: int) -> int:
        """Somewhere in the objects of some pointers, if in those at all."""
        found = 0
        for target in self._sets.members(pointers):
            found |= self._sets.guessed(target.object)
        return found

    def _reached(self, context: Context, call: ir.Call) -> int:
        """Anywhere in the memory that a call can reach."""
        variables = (Operand(f"@{name}") for name in self.effect(call).variables)
        found = 0
        for object_ in self._cells.reachable(self._any_of(context, (*call.arguments, *variables))):
            self._agenda.reads(object_)
            found |= self._sets.only(object_, ANYWHERE)
        return found

    def _allocated(self, context: Context, block: str, call: ir.Call) -> Object:
        key = (context.index, id(call))
        known = self._objects.get(key)
        if known is not None:
            return known
        many = self.repeats.of(context, block)
        made = self._objects.of(key, f"{call.callee} in {context.function.name}", "heap", many)
        made.merged |= context.merged
        self._made.note(made, context, call, self._agenda.now)
        return made

    def made_by(self, context: Context, call: ir.Call) -> tuple[Object, ...]:
        """The memory that a call allocates, each part of it that stands for one block."""
        made = self._objects.get((context.index, id(call)))
        parts = self._made.parts(made) if made in self.allocations else ()
        return tuple(part for part in parts if not part.many)

    def _store_blocks(self, pointers: int, values: int, context: Context) -> None:
        """Store pointers to own allocations: in each place one to a block of its own."""
        for place in self._sets.members(pointers):
            for value in self._sets.members(values):
                made = None
                if isinstance(place.place, int) and not self._one_memory:
                    made = self._made.own(value.object, context)
                block = None if made is None else self._block(made, place)
                start = (value.object, value.place) if block is None else (block, 0)
                self._store_at(place, self._sets.only(*start))

    def _block(self, made: Object, place: Pointer) -> Object:
        """The part of an allocation to which the pointer in some place leads."""
        key = (made, *place)
        name = f"block of {made.name} in {place.object.name}+{place.place}"
        block = self._objects.of(key, name, "heap", made.many or place.object.many)
        if block not in self.blocks:
            self._agenda.add([self._made.add(block, made, place.object)])
        return block
