"""The values of scalars in memory: sizes in struct members, beta behind a pointer.

A value is known where every store that may reach its place is known and nothing else (a copy, an
unknown function) writes to the object.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple, Protocol

from mixpert.passes.control.contexts import Context, Contexts
from mixpert.passes.control.execution_order import ExecutionOrder, Step
from mixpert.passes.effects.effect import Effect
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir import Operand
from mixpert.passes.pointers.memory import Object, Pointer, Targets, objects, reachable
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import Polynomial

_BYTES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "float": 4, "double": 8, "ptr": 8, "pointer": 8}
_VECTOR = re.compile(r"<(\d+) x (\w+)>")


class Stored(NamedTuple):
    """A value that was stored: an operand in a context; `once` where that ran at most once.

    `by`: what stored it; None for what was there from the start. `late`: it ran at most once, in
    some iteration of a loop; of what is equal there at most one ran at all.
    """

    context: Context | None
    operand: Operand
    type: str
    once: bool
    by: ir.Instruction | None = None
    late: object = None

    @property
    def step(self) -> Step | None:
        """What stored it, and where; None where that is not known."""
        if self.context is None or self.by is None:
            return None
        return Step(self.context, self.by)


def single(values: Sequence[Stored]) -> bool:
    """Whether at most one of some values is ever stored, once, and one may be."""
    together = {value.late for value in values}
    if len(values) == 1:
        return values[0].once or values[0].late is not None
    return len(together) == 1 and None not in together


_ANY = Stored(None, Operand("", None, "?"), "i64", once=False)
"""A value of which nothing is known."""
_NOTHING = Operand("", None, "0")
LANE = " lane "
"""Behind the name of a vector, and before the number of an element."""
MOST_STORED = 8
"""Values in one place that are followed."""
_NO_POINTER = frozenset(("null", "zeroinitializer", "0"))
"""What is put where a pointer is to come."""


@cache
def size_of(type_: str) -> int:
    """Bytes of a scalar or a vector of them; 0 where not known."""
    vector = _VECTOR.fullmatch(type_)
    return int(vector[1]) * _BYTES.get(vector[2], 0) if vector else _BYTES.get(type_, 0)


def _lane(value: Stored, place: int, type_: str) -> Stored:
    """The part of a vector that was stored, some bytes behind its start; other values as they are.

    It has a name of its own, and is no register.
    """
    vector = _VECTOR.fullmatch(value.type)
    if not vector or vector[2] != type_ or place % size_of(type_) or not value.operand.name:
        return value
    name = f"{value.operand.name}{LANE}{place // size_of(type_)}"
    return value._replace(type=type_, operand=Operand(name, None, ""))


class Once(Protocol):
    """What runs at most once, in some iteration of a loop: see `first_use.FirstUses`."""

    def together(self, context: Context, block: str) -> object:
        """What is the same for blocks of which at most one ever runs; None for other blocks."""

    def have_run(self, values: Sequence[Stored], step: Step) -> bool:
        """Whether one of some values, stored there, was stored wherever a step runs."""

    def fixed(self, polynomial: Polynomial) -> bool:
        """Whether a polynomial is one number as long as the program runs."""


def _moved_to(effect: Effect) -> list[int]:
    """The arguments whose memory is copied to or filled."""
    filled = [] if effect.fills is None else [effect.fills]
    return [*(destination for destination, _ in effect.copies), *filled]


class Stores:
    """Every scalar store of the module, by object and offset."""

    def __init__(
        self,
        module: ir.Module,
        contexts: Contexts,
        points_to: PointsTo,
        fortran: bool,
        first_uses: Once | None = None,
    ) -> None:
        """Note all stores.

        Args:
            module: the module.
            contexts: the chains of calls that are told apart.
            points_to: where its pointers lead.
            fortran: all of the module is, so that no two arguments are the same variable.
            first_uses: what runs at most once, in some iteration of a loop.
        """
        self._first_uses = first_uses
        self._module = module
        self._fortran = fortran
        self._points_to = points_to
        self._places: dict[Object, dict[int, list[Stored]]] = {}
        self._blurred: set[Object] = set()
        self._reached: dict[frozenset[Object], list[Object]] = {}
        self.order = ExecutionOrder()
        self._open: set[Context] = set()  # roots of what runs unknown functions
        for context in contexts.all:
            for name, block in context.function.blocks.items():
                for instruction in block.instructions:
                    self._note(context, name, instruction)
        self._places = {o: found for o, found in self._places.items() if not o.constant}
        self._blurred = {o for o in self._blurred if not o.constant}

    def values(self, targets: Targets, type_: str, step: Step) -> list[Stored] | None:
        """All that a load of `type_` through `targets` by a step may give; None where not known."""
        found: list[Stored] = []
        for target in targets:
            stored = self.at(target, type_)
            if stored is None:
                return None
            found += stored
        if len(targets) == 1 and len(found) > 1 and all(value.once for value in found):
            steps = [Step(v.context, v.by) if v.context and v.by else None for v in found]
            last = self.order.last(steps, step)
            found = found if last is None else [found[last]]
        elif len(targets) == 1 and len(found) > 1:
            found = self._set_late(found, step)
        return found or None

    def _set_late(self, found: list[Stored], step: Step) -> list[Stored]:
        """Those of some values that may be there still once those are stored that come late."""
        late = [value for value in found if value.late is not None]
        first = [value for value in found if value.late is None]
        if not (first and late and single(late) and self._first_uses):
            return found
        ready = len(found) <= MOST_STORED and self._first_uses.have_run(late, step)
        return late if ready and all(self._precedes(one, late) for one in first) else found

    def _precedes(self, first: Stored, late: Sequence[Stored]) -> bool:
        """Whether a value was stored before all of some others, once."""
        steps = [value.step for value in late]
        if first.context is None and first.once:
            return True
        return first.once and all(
            first.step and step and self.order.runs_before(first.step, step) for step in steps
        )

    def fixed(self, polynomial: Polynomial) -> bool:
        """Whether a polynomial is one number as long as the program runs."""
        return self._first_uses is not None and self._first_uses.fixed(polynomial)

    def writes(self, object_: Object, place: int) -> int | None:
        """How many stores and calls may write a pointer's bytes there; None where not known."""
        unseen = object_.kind in ("outside", "function") or object_.many or object_.exposed
        if unseen or object_ in self._blurred:
            return None
        end = place + _BYTES["ptr"]
        return sum(
            len([value for value in values if place < other + size_of(value.type)])
            for other, values in self._places.get(object_, {}).items()
            if other < end
        )

    def pointer(self, targets: Targets) -> Pointer | None:
        """The place that some targets are, where it holds one pointer from when it is set.

        It is set at most once then; before that there is no pointer there, or null.
        """
        if len(targets) != 1:
            return None
        (target,) = targets
        found = self.pointers_set(target)
        sets = found[1] if found is not None else []
        one = single(sets) and all(self._ever(target.object, set_) for set_ in sets)
        return target if one else None

    def pointers_set(self, place: Pointer) -> tuple[list[Stored], list[Stored]] | None:
        """What puts null in a place, and what may put anything else; None where not all is seen."""
        object_ = place.object
        unseen = object_.kind in ("outside", "function") or object_.many or object_.exposed
        if not isinstance(place.place, int) or unseen or object_ in self._blurred:
            return None
        cleared: list[Stored] = []
        sets: list[Stored] = []
        for _, value, whole in self._around(object_, place.place, _BYTES["ptr"]):
            null = whole and value.operand.literal in _NO_POINTER
            (cleared if null else sets).append(value if whole else _ANY)
        return cleared, sets

    def _ever(self, object_: Object, set_: Stored) -> bool:
        """Whether what runs once stores the only pointer that is ever in a place of an object."""
        if object_.kind != "global":
            return True
        variable = self._module.globals.get(object_.symbol)
        empty = variable is not None and variable.initialiser.rpartition(" ")[2] in _NO_POINTER
        return empty and set_.context is not None and set_.context.root.function.name == "main"

    def kept(self, context: Context, targets: Targets) -> str | None:
        """The place behind a pointer from outside, if nothing that the module calls writes there.

        As long as one call of the module lasts, one place holds one value, but for what unknown
        functions do: they may have the place from the same outside. Fortran forbids that to them:
        a dummy argument is changed through that argument alone (F2018 15.5.2.13), or is a TARGET
        or a POINTER, which IR does not show.
        """
        if len(targets) != 1:
            return None
        (target,) = targets
        object_, place = target.object, target.place
        opened = context.root in self._open or any(root.shared for root in self._open)
        if opened and not (self._fortran and object_ in self._points_to.arguments):
            return None
        untouched = object_ not in self._blurred and object_ not in self._places
        one = object_.exact and not object_.many and not object_.exposed
        told = object_.kind == "outside" and isinstance(place, int)
        return f"{object_.name}+{place}" if untouched and one and told else None

    def _note(self, context: Context, block: str, instruction: ir.Instruction) -> None:
        if isinstance(instruction, ir.Store):
            size = size_of(instruction.type)
            for target in self._points_to.targets(context, instruction.pointer):
                if not isinstance(target.place, int) or not size:
                    self._blurred.add(target.object)
                    continue
                once = not self._points_to.repeats.of(context, block)
                late = self._late(context, block, once)
                value = instruction.value
                stored = Stored(context, value, instruction.type, once, instruction, late)
                places = self._places.setdefault(target.object, {})
                places.setdefault(target.place, []).append(stored)
        elif isinstance(instruction, ir.Call) and self.unseen(context, instruction):
            self._note_call(context, block, instruction)

    def _late(self, context: Context, block: str, once: bool) -> object:
        known = not once and self._first_uses is not None
        return self._first_uses.together(context, block) if known and self._first_uses else None

    def _note_call(self, context: Context, block: str, call: ir.Call) -> None:
        """What a call without a visible body writes; a pointer that it stores takes one place."""
        effect = self._points_to.effect(call)
        once = not self._points_to.repeats.of(context, block)
        for target in self._pointers_stored(context, call):
            late = self._late(context, block, once)
            value = Stored(context, _ANY.operand, "pointer", once, call, late)
            self._note_any(target, value=value)
        self._note_bytes(context, call, once)
        self._blurred.update(self._overwritten(context, call))
        if effect.reachable and not call.callee.startswith("llvm."):
            self._open.add(context.root)
        for targets in self._points_to.passed(context, call) if effect.notes else ():
            for target in targets:  # a number or handle comes back through each, or anything
                self._note_any(target, everywhere=effect.notes == "anything")

    def _note_bytes(self, context: Context, call: ir.Call, once: bool) -> None:
        """What a copy or fill writes: a number of bytes, where that is a constant."""
        arguments = self._points_to.passed(context, call)
        effect = self._points_to.effect(call)
        size = call.constant(effect.bytes)
        for index in _moved_to(effect):
            cleared = index == effect.fills and call.arguments[1].literal == "0"
            value = Stored(context, _NOTHING, "", once, call) if cleared else _ANY
            for object_, place in ((t.object, t.place) for t in arguments[index]):
                if size is None or not isinstance(place, int):
                    self._blurred.add(object_)
                elif size:
                    places = self._places.setdefault(object_, {})
                    places.setdefault(place, []).append(value._replace(type=f"<{size} x i8>"))

    def _note_any(self, target: Pointer, everywhere: bool = False, value: Stored = _ANY) -> None:
        if isinstance(target.place, int) and not everywhere:
            places = self._places.setdefault(target.object, {})
            places.setdefault(target.place, []).append(value)
        else:
            self._blurred.add(target.object)

    def unseen(self, context: Context, call: ir.Call) -> bool:
        """Whether a call may run what the module does not hold."""
        return id(call) not in context.callees and not self._points_to.called(context, call)[1]

    def written(self, context: Context, call: ir.Call) -> list[Object]:
        """What a call without a visible body may write."""
        arguments = self._points_to.passed(context, call)
        moved = _moved_to(self._points_to.effect(call))
        placed = [target for index in moved for target in arguments[index]]
        placed += self._pointers_stored(context, call)
        return [*self._overwritten(context, call), *objects(placed)]

    def _pointers_stored(self, context: Context, call: ir.Call) -> list[Pointer]:
        """The places that a call puts a pointer into: new memory, say."""
        effect = self._points_to.effect(call)
        places = (effect.allocates_into, effect.stores[0] if effect.stores else None)
        arguments = self._points_to.passed(context, call)
        return [t for index in places if index is not None for t in arguments[index]]

    def _overwritten(self, context: Context, call: ir.Call) -> list[Object]:
        """What a call may write any number of bytes of."""
        effect = self._points_to.effect(call)
        arguments = self._points_to.passed(context, call)
        written = objects(target for index in effect.writes for target in arguments[index])
        if effect.through:
            written = [*self._reachable(written)]
        if effect.reachable:
            read_only = effect.read_only
            written += self._reachable(
                target.object
                for index, targets in enumerate(arguments)
                if not (index < len(read_only) and read_only[index])
                for target in targets
            )
        return written

    def _reachable(self, start: Iterable[Object]) -> list[Object]:
        """Some objects and all that can be reached from them, found once for the same."""
        first = dict.fromkeys(start)
        key = frozenset(first)
        if key not in self._reached:
            self._reached[key] = reachable(first)
        return self._reached[key]

    def at(self, target: Pointer, type_: str) -> list[Stored] | None:
        """All that is ever stored in a place; None where not known."""
        object_, place = target.object, target.place
        unseen = object_.kind in ("outside", "function") or object_.exposed
        if not isinstance(place, int) or unseen or object_ in self._blurred:
            return None
        stored = self._initial(object_, place, type_)
        for other, value, whole in self._around(object_, place, size_of(type_) or 8):
            lane = place - other
            cleared = whole and value.operand is _NOTHING
            whole_value = value._replace(type=type_) if cleared else _lane(value, lane, type_)
            stored.append(whole_value if whole else _ANY)
        if object_.many:  # each local variable holds what was stored, if that is the same in all
            stored = [value._replace(once=False) for value in stored]
            if object_.kind != "local" or not all(v.operand.is_constant for v in stored):
                return None
        return stored if all(value.type == type_ for value in stored) else None

    def _around(self, object_: Object, place: int, size: int) -> Iterator[tuple[int, Stored, bool]]:
        """Where something was stored over some bytes, what, and whether over all of them."""
        end = place + size
        for other, values in self._places.get(object_, {}).items():
            for value in values:
                behind = other + size_of(value.type)
                if other == place or (other < end and place < behind):
                    yield other, value, other <= place and end <= behind

    def _initial(self, object_: Object, place: int, type_: str) -> list[Stored]:
        """The initial value of a global, as a store that ran before all others."""
        if object_.kind != "global":
            return []
        variable = self._module.globals.get(object_.symbol)
        text = variable.initialiser if variable else ""
        found, _, literal = text.partition(" ")
        if place != 0 or found != type_:
            return [Stored(None, Operand("", None, "?"), "?", True)]
        return [Stored(None, Operand("", None, literal), type_, True)]
