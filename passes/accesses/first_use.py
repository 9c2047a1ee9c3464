"""Memory that is allocated on first use, once, however often it is requested.

`if (net->memory == NULL) net->memory = allocate(...)`: where nothing else stores a pointer there,
and null only before, what the test guards runs at most once as long as the program runs. And where
the pointer is still null, what it will lead to holds nothing yet.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Sequence
from typing import NamedTuple

from mixpert.passes.accesses.null_pointers import NullPointers, NullTest, null_test
from mixpert.passes.control.contexts import Context
from mixpert.passes.control.execution_order import Step, way_to
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object, Pointer
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import Polynomial, Symbol, symbols_of
from mixpert.passes.symbolic.scalar_memory import LANE, Stored, Stores


class FirstUse(NamedTuple):
    """Blocks of a context that run at most once, from `start` on: behind a test of a pointer.

    `test`: where that is loaded; `place`: of that pointer, where only one of those that set it
    ever runs.
    """

    context: Context
    start: str
    blocks: frozenset[str]
    test: ir.Load
    place: Pointer | None = None


class FirstUses:
    """Finds them, and answers for what is allocated there."""

    def __init__(
        self,
        contexts: Sequence[Context],
        points_to: PointsTo,
        stores: Stores,
        throwing: Container[str],
    ) -> None:
        """Find them.

        Args:
            contexts: the chains of calls that are told apart.
            points_to: where pointers lead; of memory that is allocated once it then says so.
            stores: what is stored.
            throwing: functions out of which control may come in other ways than by returning.
        """
        self._contexts = contexts
        self._points_to = points_to
        self._order = stores.order
        self._throwing = throwing
        self._nulls = NullPointers(points_to, stores, stores.order)
        self._of: dict[Context, list[FirstUse]] = {}
        self._late: set[Object] = set()
        guarded: dict[Pointer, list[FirstUse]] = {}
        for place, use in self._guarded():
            guarded.setdefault(place, []).append(use)
        for place, uses in guarded.items():
            setting = self._setting(place, uses)
            for use in self._one_of(place, setting):
                self._of.setdefault(use.context, []).append(use)
        self._mark_once()

    @property
    def any(self) -> bool:
        """Whether there are any."""
        return bool(self._of)

    def once(self, context: Context, block: str) -> bool:
        """Whether a block runs at most once because of such a test."""
        return self._around(context, block) is not None

    def together(self, context: Context, block: str) -> object:
        """The same for blocks of which at most one ever runs, and once; None for those of none."""
        use = self._around(context, block)
        return use and (use.place or use)

    def have_run(self, values: Sequence[Stored], step: Step) -> bool:
        """Whether one of some values, stored in such blocks, was stored wherever a step runs.

        That is behind the test, whichever of the blocks have run before.
        """
        (place,) = {value.late for value in values}
        uses = [use for found in self._of.values() for use in found if use.place == place]
        return (
            all(any(self._always(use, value) for value in values) for use in uses)
            and not any(self._passes(step, use) for use in uses)
            and any(self._order.runs_before(Step(use.context, use.test), step) for use in uses)
        )

    def is_fixed(self, object_: Object, size: Polynomial) -> bool:
        """Whether the size of an object is the same number whenever it is asked for."""
        return object_ not in self._late or self.fixed(size)

    def one_of(self, objects: Collection[Object]) -> bool:
        """Whether at most one of some objects is ever allocated."""
        allocations, uses = self._points_to.allocations, set[object]()
        for object_ in objects:
            if object_ not in self._late or object_.many:
                return False
            context, call = allocations[object_]
            block = self._order.paths(context.function).block_of(call)
            uses.add(self.together(context, block))
        return len(uses) == 1 and None not in uses

    def fixed(self, polynomial: Polynomial) -> bool:
        """Whether a polynomial is one number as long as the program runs."""
        return all(map(self._is_fixed, symbols_of(polynomial)))

    def empty(self, context: Context, way: tuple[str, str]) -> tuple[Object, ...]:
        """What holds nothing where control goes from one block to another: not yet allocated."""
        test = null_test(context.function.blocks[way[0]]) if self._of else None
        if test is None or test.null != way[1] or not _in_main(context):
            return ()
        place = self._nulls.place(context, test)
        sets = self._nulls.sets(place) if place else []
        step = Step(context, test.load)
        return tuple(o for set_ in sets for o in self._made_with(set_, step))

    def _guarded(self) -> Iterator[tuple[Pointer, FirstUse]]:
        """What runs only where a pointer is null, in all that `main` calls."""
        tested: dict[str, list[tuple[str, NullTest]]] = {}
        for context in self._contexts:
            function = context.function
            if function.name not in tested:
                tests = ((name, null_test(block)) for name, block in function.blocks.items())
                tested[function.name] = [(name, test) for name, test in tests if test is not None]
            if not tested[function.name] or not self._clear(context):
                continue
            paths = self._order.paths(function)
            for name, test in tested[function.name]:
                place = self._nulls.place(context, test)
                if place is not None and paths.before[test.null] == [name]:
                    inside = (b for b in function.blocks if paths.dominates(test.null, b))
                    yield place, FirstUse(context, test.null, frozenset(inside), test.load)

    def _setting(self, place: Pointer, uses: list[FirstUse]) -> list[FirstUse]:
        """Those of some uses that set the pointer, if nothing else ever does."""
        if not self._lasts(place.object):
            return []
        sets = self._nulls.sets(place)
        setting = [[use for use in uses if self._always(use, one)] for one in sets]
        return [use for found in setting for use in found] if all(setting) else []

    def _one_of(self, place: Pointer, uses: list[FirstUse]) -> list[FirstUse]:
        """What sets one pointer: once one has run, no other does, unless it runs within that."""
        nested = any(self._within(one, other) for one in uses for other in uses if one != other)
        return uses if nested else [use._replace(place=place) for use in uses]

    def _within(self, use: FirstUse, other: FirstUse) -> bool:
        """Whether something that runs once is a part of another such, or called from there."""
        context, block = use.context, use.start
        while context is not other.context:
            if context.parent is None or context.call is None:
                return False
            block = self._order.paths(context.parent.function).block_of(context.call)
            context = context.parent
        return block in other.blocks

    def _lasts(self, object_: Object) -> bool:
        """Whether an object is one as long as the program runs."""
        made = self._points_to.made_in.get(object_)
        return made is None or not self._points_to.repeats.of(made, "")

    def _always(self, use: FirstUse, set_: Stored) -> bool:
        """Whether control leaves what is behind a test only once the pointer is set."""
        way = way_to(set_.step) if set_.step else []
        here = next((n for n, one in enumerate(way) if one.context is use.context), None)
        if here is None or not all(map(self._order.never_left_out, way[here + 1 :])):
            return False
        step = way[here].instruction
        block = self._order.paths(use.context.function).block_of(step)
        if block not in use.blocks:
            return False
        before = _before(use, block)
        return before is not None and not any(
            self._leaves(call) for name in before for call in _calls_until(use, name, step)
        )

    def _leaves(self, call: ir.Call) -> bool:
        """Whether control may come out of a call in other ways than by returning."""
        return bool(call.unwinds or call.target) or call.callee in self._throwing

    def _mark_once(self) -> None:
        """What is allocated in what runs once stands for one block of memory."""
        for object_, (context, call) in self._points_to.allocations.items() if self._of else ():
            block = self._order.paths(context.function).block_of(call)
            if object_.many and not object_.merged and self.once(context, block):
                self._late.add(object_)
        for object_ in self._late:
            holder = self._points_to.holders.get(object_)
            object_.many = holder is not None and holder.many

    def _around(self, context: Context, block: str) -> FirstUse | None:
        """What runs at most once, around a block of a context that runs once in it."""
        current: Context | None = context
        while current is not None and not current.shared:
            paths = self._order.paths(current.function)
            for use in self._of.get(current, ()):
                if block in use.blocks:
                    inner = (loop for loop in paths.loops.values() if loop.header in use.blocks)
                    return None if any(block in loop.blocks for loop in inner) else use
            if paths.innermost(block) or current.parent is None or current.call is None:
                return None
            block = self._order.paths(current.parent.function).block_of(current.call)
            current = current.parent
        return None

    def _made_with(self, set_: Stored, test: Step) -> Iterator[Object]:
        """The memory that is allocated and pointed to in one go, before a test or after it."""
        for made in self._allocated(set_):
            context, call = self._points_to.allocations[made]
            use = self._around(context, self._order.paths(context.function).block_of(call))
            if use is None or made.many or set_.step is None or not self._always(use, set_):
                continue
            if not self._passes(test, use) or self._order.runs_before(set_.step, test):
                yield from self._points_to.parts(made)

    def _allocated(self, set_: Stored) -> list[Object]:
        """The allocations to which a pointer that is stored may lead."""
        blocks, allocations = self._points_to.blocks, self._points_to.allocations
        if not isinstance(set_.by, ir.Store) or set_.context is None:
            return [made for made, (_, call) in allocations.items() if call is set_.by]
        targets = self._points_to.targets(set_.context, set_.by.value)
        found = dict.fromkeys(blocks.get(target.object, target.object) for target in targets)
        return [made for made in found if made in allocations]

    def _passes(self, step: Step, use: FirstUse) -> bool:
        """Whether a step lies in what runs once."""
        return any(
            one.context is use.context
            and self._order.paths(one.context.function).block_of(one.instruction) in use.blocks
            for one in way_to(step)
        )

    def _is_fixed(self, symbol: Symbol) -> bool:
        """Whether a symbol is one number as long as the program runs."""
        number, name = symbol
        if number < 0:
            return name.startswith("@")
        context = self._contexts[number]
        if not self._clear(context):
            return False
        name = name.partition(LANE)[0]
        defined = self._order.paths(context.function).defined.get(name)
        if defined is None:
            return context.parent is None and name in context.function.parameters
        return not self._points_to.repeats.of(context, defined[0]) or self.once(context, defined[0])

    def _clear(self, context: Context) -> bool:
        """Whether `main` comes to a context by one chain of calls, through proper loops."""
        current: Context | None = context if _in_main(context) else None
        while current is not None and self._order.paths(current.function).orderly:
            if current.parent is None:
                return True
            current = current.parent
        return False


def _in_main(context: Context) -> bool:
    return context.one_at_a_time and context.root.function.name == "main"


def _before(use: FirstUse, block: str) -> list[str] | None:
    """The blocks through which control comes to one; None where it may leave without that."""
    blocks = use.context.function.blocks
    seen = {use.start}
    stack = [use.start]
    while stack:
        name = stack.pop()
        here = blocks[name]
        ends = here.resumes or any(isinstance(i, ir.Return) for i in here.instructions)
        if name not in use.blocks or (ends and name != block):
            return None
        fresh = [n for n in here.successors if n not in seen] if name != block else []
        seen.update(fresh)
        stack += fresh
    return sorted(seen)


def _calls_until(use: FirstUse, name: str, last: ir.Instruction) -> Iterator[ir.Call]:
    """The calls of a block, in the block of an instruction up to that."""
    for instruction in use.context.function.blocks[name].instructions:
        if isinstance(instruction, ir.Call):
            yield instruction
        if instruction is last:
            return
