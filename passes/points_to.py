"""Which objects each register may point into, in every context (flow-insensitive, by offset).

Andersen's analysis over contexts: an instruction is looked at again when a register that it uses
or memory that it read changes. Memory that comes from outside (arguments of a root, globals of
other modules, results of unknown functions) is made up when it is first read, one object for each
place it was read from; different places are taken to hold different memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mixpert.passes import ir
from mixpert.passes.agenda import Agenda, may_need_more
from mixpert.passes.allocations import Allocations
from mixpert.passes.contexts import PASSED_ON, STD_THREAD, Context, Contexts, Register
from mixpert.passes.effect import HARMLESS, Effect
from mixpert.passes.effects import effect_of
from mixpert.passes.indirect_calls import entered
from mixpert.passes.ir import Operand
from mixpert.passes.memory import ANYWHERE, NOWHERE, Kind, Object, Pointer, Targets
from mixpert.passes.pointer_sets import Cells, PointerSets, TooLarge
from mixpert.passes.repeats import Repeats

RESULT = "return"
"""Register name under which a context's results are kept."""

MOST_LOOKED_AT = 12_500_000
"""Pointers and cells that are looked at before the analysis gives up telling so much apart."""
_DEEPEST_OUTSIDE = 4  # a list from outside is followed this far, then runs in a circle


class PointsTo:
    """The solution; ask it with `targets` and `effect`.

    `allocations` says which call made an object on the heap, `made_in` which context made one
    there or on its stack, `blocks` which objects are parts of an allocation.
    """

    def __init__(
        self,
        module: ir.Module,
        contexts: Contexts,
        known: Mapping[str, Effect] | None = None,
        one_memory: bool = False,
    ) -> None:
        """Solve.

        Args:
            module: the module.
            contexts: the chains of calls to tell apart.
            known: effects of functions that only this module has.
            one_memory: take all memory for one object, about which little is known.

        Raises:
            TooLarge: it takes too long, which never happens with one memory.
        """
        self._one = Object("memory", "outside", many=True, exposed=True, exact=False)
        self._one_memory = one_memory
        self._module = module
        self._known = known or {}
        self._contexts = contexts
        self._sets = PointerSets()
        self._cells = Cells(self._sets)
        self._values: dict[Register, int] = {}
        self._objects: dict[object, Object] = {}
        self._named: set[str] = set()
        self._outside_depth: dict[Object, int] = {}
        self._effects: dict[tuple[str, int], Effect] = {}
        self.repeats = Repeats(contexts).of
        self._made = Allocations(self._sets)
        self.allocations, self.made_in = self._made.calls, self._made.contexts
        self.blocks = self._made.blocks
        self.arguments: set[Object] = set()  # what the parameters of roots point to
        self._steps: list[tuple[Context, str, ir.Instruction]] = []
        self._agenda = Agenda(self._sets)
        self._make_up, self._made_up = False, True
        self._enter()
        self._index()
        self._solve()

    @property
    def all_objects(self) -> Iterable[Object]:
        """Every object, in the order in which they were found."""
        return self._objects.values()

    def targets(self, context: Context, operand: Operand) -> Targets:
        """Where a value may point."""
        pointers = self._pointers(context, operand)
        return self._sets.members(pointers) if pointers else NOWHERE

    def results(self, context: Context) -> Targets:
        """Where what a context returns may point."""
        return self._sets.members(self._values.get((context.index, RESULT), 0))

    def _pointers(self, context: Context, operand: Operand) -> int:
        if operand.name.startswith("%"):
            return self._values.get((context.index, operand.name), 0)
        if operand.name:
            return self._sets.only(self._global(operand.name[1:]), operand.offset)
        return 0

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

    def _enter(self) -> None:
        """Give each root's parameters memory from outside."""
        for context in self._contexts.roots:
            for parameter in context.function.parameters:
                name = f"argument {parameter} of {context.function.name}"
                made = self._object((context.index, parameter), name, "outside")
                self._values[context.index, parameter] = self._sets.only(made, 0)
                self.arguments.add(made)

    def _index(self) -> None:
        """List all instructions, and by register those that use it."""
        for context in self._contexts.all:
            for block_name, block in context.function.blocks.items():
                for instruction in block.instructions:
                    number = len(self._steps)
                    self._steps.append((context, block_name, instruction))
                    for operand in ir.operands_of(instruction):
                        if operand.name.startswith("%"):
                            self._agenda.uses(number, (context.index, operand.name))
                    for callee in context.called_by(instruction):
                        self._agenda.uses(number, (callee.index, RESULT))

    def _solve(self) -> None:
        """Until nothing changes; only then is memory from outside made up, and on from there."""
        loads = [n for n, step in enumerate(self._steps) if may_need_more(step[2])]
        self._agenda.add(range(len(self._steps)))
        self._drain(later=len(loads))
        self._make_up = True
        while self._made_up:
            self._made_up = False
            self._agenda.add(loads)
            self._drain()
        self._mark_survivors()
        self._cells.publish()

    def _mark_survivors(self) -> None:
        """What other modules call several times allocates several blocks, where any is kept."""
        for root in self._contexts.roots:
            if root.function.name == "main":
                continue
            kept = self._values.get((root.index, RESULT), 0)
            for object_ in self._objects.values():
                if object_.kind in ("global", "outside"):
                    kept |= self._sets.only(object_, 0)
            for object_ in self._cells.reachable(kept):
                made = self.allocations.get(object_)
                if made is not None and made[0].root is root:
                    object_.many = True

    def _drain(self, later: int = 0) -> None:
        """Take the steps that wait; `later`: how many are certain to follow."""
        while self._agenda:
            self._visit(*self._steps[self._agenda.next()])
            self._sets.note_step()
            if not self._one_memory and self._agenda.least_cost(later) > MOST_LOOKED_AT:
                raise TooLarge

    def _visit(self, context: Context, block: str, instruction: ir.Instruction) -> None:
        match instruction:
            case ir.Alloca(result, _):
                many = context.shared
                made = self._object((context.index, id(instruction)), result, "local", many)
                self.made_in[made] = context
                self._add(context, result, self._sets.only(made, 0))
            case ir.Load(result, pointer, type_):
                places = self._sets.lanes(self._pointers(context, pointer), type_)
                loaded = self._load(places, "ptr" in type_)
                self._add(context, result, loaded)
            case ir.Store(value, pointer, type_):
                if not value.is_constant:
                    places = self._sets.lanes(self._pointers(context, pointer), type_)
                    self._store(places, self._pointers(context, value))
            case ir.Offset(result, base, offset):
                after = self._sets.moved(self._pointers(context, base), offset)
                self._add(context, result, after)
            case ir.Compute(result, operands, kind) if kind != "test":
                values = self._any_of(context, operands)
                if kind == "compute":
                    values = self._sets.anywhere(values)
                self._add(context, result, values)
            case ir.Return(value):
                if value is not None and not value.is_constant:
                    self._add(context, RESULT, self._pointers(context, value))
            case ir.Call():
                self._call(context, block, instruction)

    def _any_of(self, context: Context, operands: Iterable[Operand]) -> int:
        found = 0
        for operand in operands:
            found |= self._pointers(context, operand)
        return self._sets.reduced(found)

    def _call(self, context: Context, block: str, call: ir.Call) -> None:
        callee = context.callees.get(id(call))
        if callee is not None:
            self._bind(context, call, callee)
            return
        called, complete = self.called(context, call)
        for callee in called:
            self._bind(context, call, callee)
        if not complete:
            self._outside_call(context, block, call, self.effect(call))
        for callback in context.callbacks.get(id(call), ()):
            self._call_back(context, call, callback)

    def _bind(self, context: Context, call: ir.Call, callee: Context) -> None:
        """Arguments become parameters, the callee's result the call's."""
        for parameter, argument in zip(callee.function.parameters, call.arguments, strict=False):
            if not argument.is_constant:
                self._add(callee, parameter, self._pointers(context, argument))
        if call.result:
            self._add(context, call.result, self._values.get((callee.index, RESULT), 0))

    def called(self, context: Context, call: ir.Call) -> tuple[list[Context], bool]:
        """The contexts that an indirect call enters, and whether it calls nothing else.

        A pointer that came from where the analysis sees nothing may be any function's.
        """
        if call.target is None:
            return [], False
        candidates = context.targets.get(id(call), [])
        pointed = (target.object for target in self.targets(context, call.target))
        found = entered(call, candidates, pointed, self._module.functions)
        if found is None:
            return (candidates, False) if self._make_up else ([], True)
        return found

    def _call_back(self, context: Context, call: ir.Call, callback: Context) -> None:
        """Bind the parameters of a function handed over; any argument may become any of them."""
        parameters = callback.function.parameters
        values = [self._pointers(context, argument) for argument in call.arguments]
        if call.callee.startswith(STD_THREAD):
            pairs = zip(parameters, [self._load(values[1], True)], strict=False)
        elif call.callee in PASSED_ON:
            argument, parameter = PASSED_ON[call.callee]
            pairs = zip(parameters[parameter:], values[argument:], strict=False)
        else:
            any_ = self._any_of(context, call.arguments)
            pairs = zip(parameters, [any_] * len(parameters), strict=True)
        for name, pointers in pairs:
            self._add(callback, name, pointers)

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
        elif (effect.reachable or effect in HARMLESS) and call.returns_pointer and call.result:
            name = f"result of {call.callee}"
            made = self._object(("result", call.callee), name, "outside", True)
            inside = self._reached(context, call) if effect.opaque else 0
            passed = self._any_of(context, call.arguments)
            fresh = self._sets.only(made, 0)
            self._add(context, call.result, self._sets.reduced(passed | inside | fresh))
        if effect.returns is not None and call.result and effect.returns < len(arguments):
            self._add(context, call.result, arguments[effect.returns])
        if effect.stores is not None:
            destination, value = effect.stores
            store = self._store_blocks if effect.blocks else self._store
            store(arguments[destination], arguments[value], context)
        for destination, source in effect.copies:
            size = call.constant(effect.bytes)
            self._copy(arguments[destination], arguments[source], size)

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
        if key in self._objects:
            return self._objects[key]
        name = f"{call.callee} in {context.function.name}"
        made = self._object(key, name, "heap", self.repeats(context, block))
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
                made = None if self._one_memory else self._made.own(value.object, context)
                block = None if made is None else self._block(made, place)
                start = (value.object, value.place) if block is None else (block, 0)
                self._store_at(place, self._sets.only(*start))

    def _block(self, made: Object, place: Pointer) -> Object:
        """The part of an allocation to which the pointer in some place leads."""
        key = (made, place.object, place.place if isinstance(place.place, int) else None)
        name = f"block of {made.name} in {place.object.name}+{key[2]}"
        block = self._object(key, name, "heap", made.many or place.object.many)
        if block not in self.blocks:
            self._agenda.add([self._made.add(block, made)])
        return block

    def _load(self, pointers: int, is_pointer: bool) -> int:
        self._agenda.reads_at(pointers)
        loaded = self._cells.load(pointers)
        if loaded or not (self._make_up and is_pointer):
            return loaded
        for target in self._sets.members(pointers):
            if target.object.from_outside:
                loaded |= self._sets.only(self._outside(target), 0)
        return loaded

    def _outside(self, pointer: Pointer) -> Object:
        """The memory that a pointer stored outside our sight points to."""
        holder = pointer.object
        depth = self._outside_depth.get(holder, 0) + 1
        if depth > _DEEPEST_OUTSIDE:
            holder.exact = False
            return holder
        key = pointer.place if isinstance(pointer.place, int) else None
        made = self._object((holder, key), f"{holder.name}[{key}]", "outside", holder.many)
        made.exposed = holder.exposed
        made.exact = holder.exact and key is not None
        self._outside_depth[made] = depth
        self._made_up = True
        self._store_at(pointer, self._sets.only(made, 0))
        return made

    def _store(self, pointers: int, values: int, _: Context | None = None) -> None:
        if values:
            for target in self._sets.members(pointers):
                self._store_at(target, values)

    def _store_at(self, target: Pointer, values: int) -> None:
        if self._cells.store(target, values):
            self._agenda.memory_changed(target.object)

    def _copy(self, destinations: int, sources: int, size: int | None) -> None:
        """A plain copy also copies the pointers in the memory; `size` bytes, None: not known."""
        self._agenda.reads_at(sources)
        for target, values in self._cells.copied(destinations, sources, size):
            self._store_at(target, values)

    def _add(self, context: Context, register: str, values: int) -> None:
        key = (context.index, register)
        before = self._values.get(key, 0)
        if values & ~before:
            after = self._sets.reduced(before | values)
            if after != before:
                self._values[key] = after
                self._agenda.register_changed(key)

    def _global(self, name: str) -> Object:
        if name in self._module.functions or name in self._module.declarations:
            return self._object(("@", name), name, "function", symbol=name)
        known = name in self._named
        self._named.add(name)
        variable = self._module.globals.get(name)
        made = self._object(("@", name), name, "global", symbol=name)
        if not known and variable is not None:
            made.exposed |= not variable.local and not variable.constant
            for reference in variable.references:
                held = self._sets.only(self._global(reference), ANYWHERE)
                self._cells.store(Pointer(made, ANYWHERE), held)
            if not self._agenda:  # named only after the solution was found
                self._cells.publish()
        return made

    def _object(
        self, key: object, name: str, kind: Kind, many: bool = False, symbol: str = ""
    ) -> Object:
        if self._one_memory and kind != "function":
            return self._objects.setdefault("memory", self._one)
        if key not in self._objects:
            self._objects[key] = Object(f"{name} ({len(self._objects)})", kind, many, symbol)
        return self._objects[key]
