"""What followed pointers lead to at one point of control, and how instructions change that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mixpert.passes.control.contexts import Context, Contexts, Register
from mixpert.passes.control.paths import Paths
from mixpert.passes.dataflow.flow_graph import Derive, Item, Node, Read, Start, Transfer
from mixpert.passes.dataflow.followed_numbers import Arms, Variable, arms, computed, number_of
from mixpert.passes.dataflow.followed_pointers import NULL, FollowedPointers, Value
from mixpert.passes.dataflow.liveness import objects_written
from mixpert.passes.dataflow.narrowed import Narrowed
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.pointer_lanes import POINTER_BYTES
from mixpert.passes.pointers.forwarded_arguments import GIVEN
from mixpert.passes.pointers.memory import NOWHERE, Object, Pointer, Targets
from mixpert.passes.pointers.pointer_flow import RESULT
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.symbolic.scalar_memory import size_of

Values = dict[Variable, Value]
"""What is known of each pointer and number; one that is left out may lead to any of its targets."""


_MOST_CONDITIONS = 2
"""Outcomes of so many conditions are told apart in one node."""


class PointerValues:
    """Applies nodes and ways between them to values."""

    def __init__(
        self,
        contexts: Contexts,
        points_to: PointsTo,
        followed: FollowedPointers,
        translate: Narrowed,
    ) -> None:
        self._contexts = contexts.all
        self._points_to = points_to
        self._followed = followed
        self._translate = translate
        self._paths: dict[str, Paths] = {}
        self.narrowed = False
        self._decided: dict[Register, bool] = {}
        self._asked: list[Register] = []

    def through(self, node: Node, values: Values) -> list[tuple[list[Item], Values]]:
        """A node's effects with such values, and the values behind it.

        Once for each outcome of conditions by which it chooses pointers.
        """
        found: list[tuple[list[Item], Values]] = []
        waiting: list[dict[Register, bool]] = [{}]
        while waiting:
            self._decided, self._asked = waiting.pop(), []
            after = dict(values)
            found.append((self._passed(node, after), after))
            for number, condition in enumerate(self._asked):
                before = dict.fromkeys(self._asked[:number], True)
                waiting.append({**self._decided, **before, condition: False})
        return found

    def _passed(self, node: Node, values: Values) -> list[Item]:
        """A node's effects with such values, which are changed to those behind it."""
        items: list[Item] = []
        done = 0
        for first, end, instruction in node.origins:
            items += self._alone(node.items[done:first], values)
            items += self._instruction(node, node.items[first:end], instruction, values)
            done = end
        items += self._alone(node.items[done:], values)
        return items

    def phis(self, context: Context, way: tuple[str, str], values: Values) -> Values:
        """The values at the start of a block to which control comes by a way."""
        after = dict(values)
        for result, taken in self.taken(context, way):
            found: Value | None = self._one_of(context, taken, values)
            if (context.index, result) in self._followed.numbers.modulus:
                found = self._number(context, taken[0], values) if len(taken) == 1 else None
            self._set(after, context, result, found)
        return after

    def taken(
        self, context: Context, way: tuple[str, str]
    ) -> Iterator[tuple[str, list[ir.Operand]]]:
        """The phis of a block that are followed, and what they take by a way to it."""
        source, target = way
        for phi in context.function.blocks[target].instructions:
            if not isinstance(phi, ir.Compute) or phi.opcode != "phi":
                continue
            if self._followed.register(context, phi.result):
                incoming = self._path(context).incoming(phi)
                one = not phi.text.lstrip().startswith(("<", "{", "["))  # lanes may differ
                yield phi.result, [taken for name, taken in incoming if one and name == source]

    def context(self, index: int) -> Context:
        """The context with a number."""
        return self._contexts[index]

    def _alone(self, items: list[Item], values: Values) -> list[Item]:
        """Effects of entering and leaving functions, of ways and of loops."""
        for item in items:
            match item:
                case Start(_, True):
                    values.clear()
                case Derive(result, (operand,), True):
                    context = self._contexts[operand[0]]
                    found = self._value(context, ir.Operand(operand[1]), values, result)
                    self._set(values, self._contexts[result[0]], result[1], found)
                case Derive(result) | Read(result) | Transfer(result=(_, _) as result):
                    values.pop(result, None)
                case _:
                    pass
            self._forget(values, objects_written(item))
        return items

    def _instruction(
        self, node: Node, items: list[Item], instruction: ir.Instruction, values: Values
    ) -> list[Item]:
        context = node.home
        assert context is not None
        if isinstance(instruction, ir.Compute) and instruction.opcode == "phi":
            return items
        items = self._narrowed(context, instruction, items, values)
        match instruction:
            case ir.Load() | ir.Offset() | ir.Compute():
                found = self._result(context, instruction, values)
                self._set(values, context, instruction.result, found)
            case ir.Return(value) if value is not None:
                found = self._value(context, value, values, (context.index, RESULT))
                self._set(values, context, RESULT, found)
            case ir.Store():
                self._store(context, instruction, values)
            case ir.Call():
                self._call(context, instruction, items, values)
            case _:
                pass
        return items

    def _call(self, context: Context, call: ir.Call, items: Iterable[Item], values: Values) -> None:
        """A call that has no context of its own."""
        values.pop((context.index, call.result), None)
        if self._rearranges(call):
            self._forget(values, self._followed.places)
        index = self._points_to.effect(call).allocates_into
        given = NOWHERE
        if index is not None and index < len(call.arguments):
            given = self._targets(context, call.arguments[index])
        into = {target.object for target in given}
        for item in items:
            self._forget(values, (o for o in objects_written(item) if o not in into))
        if given:
            made = self._points_to.made_by(context, call)
            one = made[0] if len(made) == 1 and self._followed.is_one_block(made[0]) else None
            self._put(values, given, POINTER_BYTES, one)

    def _narrowed(
        self, context: Context, instruction: ir.Instruction, items: list[Item], values: Values
    ) -> list[Item]:
        """The effects of an instruction where its pointers lead to what values say."""
        match instruction:
            case ir.Load() | ir.Store():
                used: tuple[ir.Operand, ...] = (instruction.pointer,)
            case ir.Call():
                used = instruction.arguments
            case _:
                used = ()
        if not any(isinstance(values.get((context.index, o.name)), Object) for o in used):
            return items
        self.narrowed = True
        return self._translate.under(values, context, instruction)

    def _targets(self, context: Context, operand: ir.Operand) -> Targets:
        return self._points_to.targets(context, operand)

    def _places(self, context: Context, pointer: ir.Operand, values: Values) -> Targets:
        """Where a pointer leads, with the numbers that choose it."""
        known = values.get((context.index, pointer.name))
        return frozenset({known}) if isinstance(known, Pointer) else self._targets(context, pointer)

    def _held(self, place: Pointer, values: Values) -> Value | None:
        """What is at a place in memory, if it is one place."""
        if not isinstance(place.place, int):
            return None
        if place in values or place in self._followed.numbers.modulus:
            return values.get(place)
        return self._followed.one(self._points_to.held_at(place))

    def _chosen(self, context: Context, offset: ir.Offset, values: Values) -> Pointer | None:
        """The place that an index chooses."""
        starts = self._places(context, offset.base, values)
        place = next(iter(starts)).place if len(starts) == 1 else None
        if not isinstance(place, int):
            return None
        place += offset.constant
        for index, step in offset.terms or ():
            number = self._number(context, index, values)
            modulus = self._followed.numbers.modulus.get((context.index, index.name), 0)
            if number is None or modulus:
                return None
            place += number * step
        return Pointer(next(iter(starts)).object, place)

    def _number(self, context: Context, operand: ir.Operand, values: Values) -> int | None:
        if operand.is_constant:
            return number_of(operand.literal)
        found = values.get((context.index, operand.name))
        return found if isinstance(found, int) else None

    def _value(
        self, context: Context, operand: ir.Operand, values: Values, to: Variable
    ) -> Value | None:
        """What is known of a value that comes to be in a variable."""
        if to in self._followed.numbers.modulus:
            return self._number(context, operand, values)
        return self._led_to(context, operand, values)

    def _led_to(self, context: Context, operand: ir.Operand, values: Values) -> Object | None:
        """The block of memory that a value points into; NULL where it points nowhere."""
        known = values.get((context.index, operand.name))
        if isinstance(known, Object):
            return known
        targets = self._targets(context, operand)
        return self._followed.one(targets) if targets else NULL

    def _one_of(
        self, context: Context, operands: Iterable[ir.Operand], values: Values
    ) -> Object | None:
        """The block that each of some values points into, those aside that point nowhere."""
        found = {self._led_to(context, operand, values) for operand in operands} or {None}
        if len(found) > 1:
            found.discard(NULL)
        return found.pop() if len(found) == 1 else None

    def _result(
        self, context: Context, instruction: ir.Load | ir.Offset | ir.Compute, values: Values
    ) -> Value | None:
        key = context.index, instruction.result
        if not self._followed.register(context, instruction.result):
            return None
        if isinstance(instruction, ir.Compute) and key in self._followed.numbers.modulus:
            return computed(instruction, lambda o: self._number(context, o, values))
        found: Value | None = None
        match instruction:
            case ir.Load(_, pointer, "ptr" | "i32" | "i64", False):
                targets = self._places(context, pointer, values)
                found = self._held(next(iter(targets)), values) if len(targets) == 1 else None
            case ir.Offset() if key in self._followed.numbers.addresses:
                found = self._chosen(context, instruction, values)
            case ir.Offset(_, base, _, _, terms):
                distances = any(self._targets(context, index) for index, _ in terms or ())
                found = None if distances else self._led_to(context, base, values)
            case ir.Compute(_, operands, "move" | "choose"):
                if instruction.opcode == "select" and (parts := arms(instruction)):
                    operands = self._arm(context, parts, values)
                found = self._one_of(context, operands, values)
            case _:
                pass
        return found

    def _arm(self, context: Context, parts: Arms, values: Values) -> tuple[ir.Operand, ...]:
        """What a select gives: one of two where its condition is known, or taken to be so."""
        condition, *both = parts
        chosen = self._number(context, condition, values)
        key = context.index, condition.name
        if chosen is None:
            told_apart = key in self._decided or key in self._asked
            if not told_apart and self._may_decide(context, both, values):
                self._asked.append(key)
                told_apart = True
            chosen = self._decided.get(key, True) if told_apart else None
        return tuple(both) if chosen is None else (both[0] if chosen else both[1],)

    def _may_decide(self, context: Context, both: list[ir.Operand], values: Values) -> bool:
        """Whether two pointers lead to different blocks, and few conditions were asked before."""
        one, other = (self._led_to(context, operand, values) for operand in both)
        few = len(self._decided) + len(self._asked) < _MOST_CONDITIONS
        return None not in (one, other) and one is not other and few

    def _set(self, values: Values, context: Context, name: str, found: Value | None) -> None:
        key = context.index, name
        if isinstance(found, int):
            found = self._followed.numbers.result(key, found)
        if found is not None and self._followed.register(context, name):
            values[key] = found
        else:
            values.pop(key, None)

    def _store(self, context: Context, store: ir.Store, values: Values) -> None:
        targets = self._places(context, store.pointer, values)
        found: Value | None = None
        if len(targets) == 1:
            (place,) = targets
            if store.type == self._followed.numbers.types.get(place, "ptr"):
                found = self._value(context, store.value, values, place)
        self._put(values, targets, size_of(store.type) or 0, found)

    def _put(self, values: Values, targets: Targets, size: int, found: Value | None) -> None:
        """Something of `size` bytes comes to be at one of some places."""
        places = [*self._followed.touched(targets, size)]
        for place in places:
            values.pop(place, None)
        if isinstance(found, int) and places:
            found = self._followed.numbers.result(places[0], found)
        if found is not None and len(targets) == 1 and places == [*targets]:
            values[places[0]] = found

    def _rearranges(self, call: ir.Call) -> bool:
        """Whether a call moves pointers from one place to another that is not told."""
        effect = self._points_to.effect(call)
        moves = effect.links or effect.walks or effect.sorts is not None or effect.assigns
        return moves or call.callee in GIVEN

    def _forget(self, values: Values, objects: Iterable[Object]) -> None:
        """What lies in some objects is not known any more."""
        for object_ in objects:
            for place in self._followed.places.get(object_, ()):
                values.pop(Pointer(object_, place), None)

    def _path(self, context: Context) -> Paths:
        name = context.function.name
        if name not in self._paths:
            self._paths[name] = Paths(context.function)
        return self._paths[name]
