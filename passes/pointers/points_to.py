"""Points-to analysis: the objects of each register, in every context (flow-insensitive, by offset).

Andersen's analysis over contexts: an instruction is looked at again when a register that it uses
or memory that it read changes. Memory that comes from outside (arguments of a root, globals of
other modules, results of unknown functions) is made up when it is first read, one object for each
place it was read from; different places are taken to hold different memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, partial
from math import gcd

from mixpert.passes.control.contexts import PASSED_ON, STD_THREAD, Context, Contexts, guessed
from mixpert.passes.control.index_ranges import IndexRanges
from mixpert.passes.control.rows import Row
from mixpert.passes.control.struct_places import places_of
from mixpert.passes.control.struct_types import StructTypes
from mixpert.passes.control.unwinding import THROWN, caught
from mixpert.passes.effects.effect import Effect
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir import Operand
from mixpert.passes.pointers.bound_calls import BoundCalls
from mixpert.passes.pointers.forwarded_arguments import GIVEN
from mixpert.passes.pointers.indirect_calls import callbacks, entered
from mixpert.passes.pointers.kept_callbacks import may_call, may_keep
from mixpert.passes.pointers.memory import Object, Targets, divisor_between, objects
from mixpert.passes.pointers.places import shift_of
from mixpert.passes.pointers.pointer_flow import RESULT
from mixpert.passes.pointers.pointer_sets import TooLarge
from mixpert.passes.pointers.unseen_functions import of_elements
from mixpert.passes.pointers.worklist import may_need_more

_MOST_CHOICES = 2
"""Phis in a row whose distances are looked at."""
MOST_LOOKED_AT = 12_500_000
"""Pointers and cells that are looked at before the analysis gives up telling so much apart."""
MOST_APART = 6_250_000
"""The same where chains of calls are told apart: few that look at more come to an end."""


class PointsTo(BoundCalls):
    """The solution; ask it with `targets` and `effect`."""

    def __init__(
        self,
        module: ir.Module,
        contexts: Contexts,
        known: Mapping[str, Effect] | None = None,
        one_memory: bool = False,
        fortran: bool = False,
        *,
        alike: Iterable[tuple[str, str]] = (),
    ) -> None:
        """Solve.

        Args:
            module: the module.
            contexts: the chains of calls to tell apart.
            known: effects of functions that only this module has.
            one_memory: take all memory for one object, about which little is known.
            fortran: whether all of the module was written in it.
            alike: structs that count as one, by their names; `structs.alike` may find more.

        Raises:
            TooLarge: it takes too long, which never happens with one memory.
        """
        super().__init__(module, contexts, known or {}, one_memory, fortran)
        self._steps: list[tuple[Context, str, ir.Instruction]] = []
        self._kept = dict.fromkeys(contexts.exported)
        self._may_call: set[int] = set()
        self._local_sizes: dict[Object, int] = {}
        self._indexes: dict[str, IndexRanges] = {}
        self._null_so_far: set[int] = set()  # steps with distances of pointers to nothing
        self._returned: dict[int, str] = {}  # structs that roots make, by the root's number
        self._enter(list(alike))
        self._index()
        self._solve()

    @cached_property
    def guessed_contexts(self) -> set[Context]:
        """The contexts of which it is a guess that they run; asked once all is solved."""
        return guessed(self._contexts, self.called)

    def _enter(self, alike: list[tuple[str, str]]) -> None:
        """Give each root's parameters memory from outside."""
        types = self._struct_types(alike)
        for context in self._contexts.roots:
            for parameter in _addresses(context.function):
                name = f"argument {parameter} of {context.function.name}"
                made = self._objects.of((context.index, parameter), name, "outside")
                self._values[context.index, parameter] = self._sets.only(made, 0)
                self.arguments.add(made)
                type_ = types.of(context.function.name, parameter) if types else None
                if type_ is not None:
                    self.structs.begin(made, type_, self._is_struct(context.function, parameter))
        for context in self._contexts.exported:
            for parameter in _addresses(context.function):
                name = f"argument {parameter} of any call of {context.function.name}"
                made = self._objects.of((context.index, parameter), name, "outside", many=True)
                self._values[context.index, parameter] = self._sets.only(made, 0)

    def _is_struct(self, function: ir.Function, parameter: str) -> bool:
        """Whether the types that the module shows say that a parameter points to a struct."""
        handed = self._module.records.handed if self._module.records is not None else {}
        known = handed.get(function.name, ())
        parameters = function.parameters
        return len(known) == len(parameters) and known[parameters.index(parameter)]

    def _struct_types(self, alike: list[tuple[str, str]]) -> StructTypes | None:
        """What functions of a library share; a program's own are called by it alone."""
        if self._contexts.whole or self._one_memory:
            return None
        types = StructTypes(self._module, [root.function.name for root in self._contexts.roots])
        self.structs.know(places_of(self._module.records, types, alike))
        for root in self._contexts.roots:
            if (type_ := types.result(root.function.name)) is not None:
                self._returned[root.index] = type_
        return types

    def _index(self) -> None:
        """List all instructions, and by register those that use it: once for each function."""
        rows: dict[str, Row] = {}
        for context in self._contexts.all:
            name, first = context.function.name, len(self._steps)
            if name not in rows:
                rows[name] = Row(context.function)
            row = rows[name]
            self._steps += [(context, block, instruction) for block, instruction in row.steps]
            self._agenda.add_row(context.index, first, row.users)
            for number, call in row.calls:
                handed = context.callbacks.get(id(call), ())
                for callee in (*context.called_by(call), *handed):
                    self._agenda.uses(first + number, (callee.index, RESULT))
                if call.callee in GIVEN:
                    self._agenda.uses(first + number, GIVEN[call.callee][1])
            for number in row.pads:
                self._agenda.uses(first + number, THROWN)

    def _solve(self) -> None:
        """Until nothing changes; only then is memory from outside made up, and on from there."""
        loads = [n for n, step in enumerate(self._steps) if may_need_more(step[2])]
        unseen = [] if self._one_memory else self._calls_outside()
        self._agenda.add(range(len(self._steps)))
        self._drain(later=len(loads) + len(unseen))
        self._make_up = True
        loads += sorted(self._null_so_far)
        self._make_up_all(loads, later=len(unseen))
        if not self._one_memory:
            self._note_elements()
            self._agenda.add(unseen)
            self._drain()
            self._make_up_all(loads)
        self._mark_survivors()
        self._mark_replaced()
        self._cells.publish()

    def _calls_outside(self) -> list[int]:
        steps = enumerate(self._steps)
        return [n for n, (_, _, i) in steps if isinstance(i, ir.Call) and i.target is None]

    def _make_up_all(self, loads: list[int], later: int = 0) -> None:
        while self._made_up:
            self._made_up = False
            self._agenda.add(loads)
            self._drain(later)

    def _note_elements(self) -> None:
        for context, _, instruction in self._steps:
            effect = self.effect(instruction) if isinstance(instruction, ir.Call) else None
            for operand in of_elements(instruction, effect):
                pointers = self._pointers(context, operand)
                self._unseen.note_elements(pointers)
                if effect is not None and effect.through:
                    self._unseen.note_elements(self._cells.held_behind(pointers))
        self._unseen.answer()

    def _mark_survivors(self) -> None:
        """What other modules call several times allocates several blocks, where any is kept."""
        for root in self._contexts.roots:
            if root.function.name == "main":
                continue
            kept = self._values.get((root.index, RESULT), 0)
            for object_ in self._objects.all:
                if object_.kind in ("global", "outside"):
                    kept |= self._sets.only(object_, 0)
            for object_ in self._cells.reachable(kept):
                made = self.allocations.get(object_)
                if made is not None and made[0].root is root:
                    object_.many = True

    def _drain(self, later: int = 0) -> None:
        """Take the steps that wait; `later`: how many are certain to follow."""
        most = min(MOST_LOOKED_AT, MOST_APART if self._contexts.apart else MOST_LOOKED_AT)
        while self._agenda:
            self._visit(*self._steps[self._agenda.next()])
            self._sets.note_step()
            if not self._one_memory and self._agenda.least_cost(later) > most:
                raise TooLarge

    def _visit(self, context: Context, block: str, instruction: ir.Instruction) -> None:
        match instruction:
            case ir.Load():
                self._read(context, instruction)
            case ir.Offset():
                self._offset(context, instruction)
            case ir.Compute():
                self._compute(context, instruction)
            case ir.Call():
                self._call(context, block, instruction)
            case ir.Store(value, pointer, type_):
                if not value.is_constant:
                    places = self._sets.lanes(self._pointers(context, pointer), type_)
                    self._store(places, self._pointers(context, value))
            case ir.Return(value):
                if value is not None and not value.is_constant:
                    self._return(context, self._pointers(context, value))
            case ir.Alloca():
                self._make_local(context, block, instruction)

    def _return(self, context: Context, pointers: int) -> None:
        self._add(context, RESULT, pointers)
        if context.index in self._returned:
            type_, parts = self._returned[context.index], context.function.returned
            self.structs.returned(pointers, type_, parts)

    def _read(self, context: Context, load: ir.Load) -> None:
        pointers = self._pointers(context, load.pointer)
        if pointers:
            places = self._sets.lanes(pointers, load.type)
            is_pointer = "ptr" in load.type or id(load) in self._numeric
            self._add(context, load.result, self._load(places, is_pointer))

    def _offset(self, context: Context, instruction: ir.Offset) -> None:
        start = self._pointers(context, instruction.base)
        shift = shift_of(instruction, self._indexes_in(context), partial(self._divisor, context))
        after = self._sets.moved(start, shift)
        for index, _ in instruction.terms or ():
            distance = self._pointers(context, index)
            after |= self._sets.across(start, distance) if distance else 0
        self._add(context, instruction.result, after)

    def _indexes_in(self, context: Context) -> IndexRanges:
        name = context.function.name
        if name not in self._indexes:
            self._indexes[name] = IndexRanges(context.function)
        return self._indexes[name]

    def _divisor(self, context: Context, index: Operand, depth: int = 0) -> int:
        """What divides an index; 0: it is 0, as far as is known yet.

        The distance of two pointers into an array of structs is a number of whole structs.
        """
        indexes = self._indexes_in(context)
        choices = indexes.choices(index) if depth < _MOST_CHOICES else ()
        if choices:
            return gcd(*(self._divisor(context, one, depth + 1) for one in choices))
        addresses = indexes.difference(index)
        if addresses is None:
            return indexes.divisor(index)
        for address in addresses:
            self._agenda.uses(self._agenda.now, (context.index, address.name))
        ends, starts = (self.targets(context, address) for address in addresses)
        if ends and starts:
            return divisor_between(ends, starts)
        self._null_so_far.add(self._agenda.now)
        return int(self._make_up)

    def _compute(self, context: Context, instruction: ir.Compute) -> None:
        if instruction.kind == "test":
            return
        values = self._any_of(context, instruction.operands)
        if caught(instruction):
            values = self._values.get(THROWN, 0)
        if instruction.kind == "compute":
            values = self._sets.anywhere(values)
        self._add(context, instruction.result, values)

    def _make_local(self, context: Context, block: str, local: ir.Alloca) -> None:
        many = context.shared or self.repeats.in_own_loop(context, block)
        made = self._objects.of((context.index, id(local)), local.result, "local", many)
        self.made_in[made] = context
        self._local_sizes[made] = local.size
        self._add(context, local.result, self._sets.only(made, 0))

    def _call(self, context: Context, block: str, call: ir.Call) -> None:
        callee = context.callees.get(id(call))
        if callee is not None:
            self._bind(context, call, callee)
            return
        called, complete = self.called(context, call)
        for callee in called:
            self._bind(context, call, callee)
        for callback in context.callbacks.get(id(call), ()):
            self._call_back(context, call, callback)
        if complete:
            return
        effect = self.effect(call)
        if self._contexts.lent and effect.reachable:
            self._lend(context, call)
        self._keep(context, call)
        self._note_unusual(context, call)
        self._outside_call(context, block, call, effect)

    def _keep(self, context: Context, call: ir.Call) -> None:
        """What an unknown function is handed it may keep, and other unknown ones call."""
        if may_keep(call.callee):
            fresh = [c for c in context.callbacks.get(id(call), ()) if c not in self._kept]
            self._kept.update(dict.fromkeys(fresh))
            self._agenda.add(self._may_call if fresh else ())
        if may_call(call, self.effect(call)):
            self._may_call.add(self._agenda.now)
            if not self._contexts.whole:
                context.outward.add(id(call))
            later = context.later.setdefault(id(call), []) if self._kept else []
            known = set(later)
            fresh = [callback for callback in self._kept if callback not in known]
            later += fresh
            for callback in fresh:
                self._agenda.uses(self._agenda.now, (callback.index, RESULT))
            _, handed = self._handed(context, call)
            for callback in later:
                for parameter in callback.function.parameters:
                    self._add(callback, parameter, handed)

    def _handed(self, context: Context, call: ir.Call) -> tuple[Iterable[Object], int]:
        """The objects that an unknown function can reach, and the pointers that it gets so."""
        arguments = self._any_of(context, call.arguments)
        reached: Iterable[Object] = [target.object for target in self._sets.members(arguments)]
        handed = arguments
        if call.callee not in PASSED_ON and not call.callee.startswith(STD_THREAD):
            reached = self._cells.reachable(arguments)
            handed = self._cells.held_behind(arguments) | arguments
        self._agenda.reads_all(reached)
        return reached, handed

    def _lend(self, context: Context, call: ir.Call) -> None:
        """What an unknown function is handed in registers or memory, it may call."""
        arguments = self._any_of(context, call.arguments)
        reached, handed = self._handed(context, call)
        for callback in callbacks(call, reached, self._contexts.lent):
            known = context.callbacks.setdefault(id(call), [])
            if callback not in known:
                known.append(callback)
                self._agenda.uses(self._agenda.now, (callback.index, RESULT))
                self._call_back(context, call, callback)
            if handed != arguments:
                for parameter in callback.function.parameters:
                    self._add(callback, parameter, handed)

    def kept_by_others(self) -> Iterable[Object]:
        """What functions get that were kept, or that run when the program ends."""
        for context in (*self._kept, *self._contexts.roots):
            for parameter in context.function.parameters:
                yield from objects(self.targets(context, ir.Operand(parameter)))

    def holds_elements(self, object_: Object) -> bool:
        """Whether the module reads or writes elements there."""
        return self._unseen.holds_elements(object_)

    def further(self, context: Context) -> Targets:
        """That memory; nothing where a function takes as many arguments as it has parameters."""
        return self._sets.members(self._further(context) if context.function.variadic else 0)

    def bytes_of(self, object_: Object) -> int:
        """The size of a variable; 0 where that is not known, or it is none."""
        if object_.kind == "global":
            variable = self._module.globals.get(object_.symbol)
            return variable.size if variable else 0
        return self._local_sizes.get(object_, 0)

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


def _addresses(function: ir.Function) -> list[str]:
    """The parameters that may hold an address."""
    return [name for name in function.parameters if name not in function.narrow]
