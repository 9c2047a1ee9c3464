"""What host accesses show of numbers: they stay in the memory that was allocated for them.

A copy may be bounded by an access that follows it: `copy(row, logits + t * n)` by `tokens[t] = ...`
if control comes to a site, or out of the function, only past that access. A run that ends between
them multiplies nothing any more with what was copied.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from mixpert.passes.accesses.extents import Extents
from mixpert.passes.control.contexts import Context, Contexts, calls_of
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.loops import Loop
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.closure import closure
from mixpert.passes.support.polynomials import Polynomial, Symbol, minus, symbols_of
from mixpert.passes.symbolic.known_inequalities import Known, Rule
from mixpert.passes.symbolic.scalar_memory import size_of
from mixpert.passes.symbolic.scalars import Scalars

_OWN = ("heap", "local")
"""Memory of which it is known how long it is, and not only what another module declares."""
_MOST_ACCESSES = 8
"""Accesses of a loop that are looked at."""


class _Element(NamedTuple):
    """A host access to an element, and what its memory says of the numbers in its address."""

    block: str
    access: ir.Load | ir.Store
    rules: tuple[Rule, Rule]


class HostBounds:
    """Answers for calls in loops, with what host accesses in the same iteration show.

    Args:
        contexts: the chains of calls that are told apart.
        scalars, points_to, extents: what is known of numbers, pointers and sizes of memory.
        sites: the functions that multiply.
        throwing: the functions that may be left other than by returning.
    """

    def __init__(
        self,
        contexts: Contexts,
        scalars: Scalars,
        points_to: PointsTo,
        extents: Extents,
        *,
        sites: Container[str],
        throwing: Container[str],
    ) -> None:
        self._contexts = contexts
        self._scalars = scalars
        self._points_to = points_to
        self._extents = extents
        self._sites = sites
        self._throwing = throwing
        self._elements: dict[tuple[int, str], list[_Element]] = {}
        self._known: dict[tuple[int, ...], Known] = {}
        self._found: dict[tuple[int, int], Known | None] = {}

    def of(self, context: Context, call: ir.Call) -> Known | None:
        """What holds where a call runs, in all runs that come to a site behind it."""
        key = context.index, id(call)
        if key not in self._found:
            paths = self._scalars.paths(context.function)
            loop = paths.innermost(paths.block_of(call))
            self._found[key] = self._shown(context, call, loop) if loop else None
        return self._found[key]

    def _shown(self, context: Context, call: ir.Call, loop: Loop) -> Known | None:
        key = context.index, loop.header
        if key not in self._elements:
            self._elements[key] = [*self._bounded(context, loop)]
        shown = [one for one in self._elements[key] if self._is_passed(context, call, loop, one)]
        if not shown:
            return None
        rules = tuple(rule for element in shown for rule in element.rules)
        name = context.index, *(id(element.access) for element in shown)
        return self._known.setdefault(name, Known(rules))

    def _bounded(self, context: Context, loop: Loop) -> Iterator[_Element]:
        """The accesses of each iteration of a loop that bound something which changes in it."""
        paths = self._scalars.paths(context.function)
        own = [name for name in sorted(loop.blocks) if paths.innermost(name) is loop]
        accesses = (
            (name, access)
            for name in own
            for access in context.function.blocks[name].instructions
            if isinstance(access, ir.Load | ir.Store)
        )
        left = _MOST_ACCESSES if self._scalars.clear(context) else 0
        for name, access in accesses if left else ():
            rules = self._rules(context, access)
            if rules is not None:
                yield _Element(name, access, rules)
                left -= 1
            if not left:
                break

    def _rules(self, context: Context, access: ir.Load | ir.Store) -> tuple[Rule, Rule] | None:
        """That an access starts and ends in the one block of memory to which its pointer leads."""
        paths = self._scalars.paths(context.function)
        _, pointer = paths.defined.get(access.pointer.name, ("", None))
        if not isinstance(pointer, ir.Offset) or pointer.offset is not None:
            return None
        root = self._scalars.root(context, access.pointer)
        start = self._scalars.value(context, access.pointer)
        size = size_of(access.type)
        if root is None or root[0] < 0 or start.get((root,)) != 1 or not size:
            return None
        extent = self._extent(root)
        distance = minus(start, {(root,): 1})
        symbols = symbols_of(distance)
        if extent is None or any(symbol[1].startswith("?") for symbol in symbols):
            return None
        if symbols.isdisjoint(self._scalars.iterations.keys()):
            return None
        return Rule(distance), Rule(minus(minus(extent, distance), {(): size}))

    def _extent(self, root: Symbol) -> Polynomial | None:
        """The bytes of the memory that a pointer leads to, if it leads to where that starts."""
        targets = self._points_to.targets(self._contexts.all[root[0]], ir.Operand(root[1]))
        target = next(iter(targets)) if len(targets) == 1 else None
        if target is None or target.place != 0 or target.object.guess:
            return None
        return self._extents.of(target.object) if target.object.kind in _OWN else None

    def _is_passed(self, context: Context, call: ir.Call, loop: Loop, element: _Element) -> bool:
        """Whether an access has run in this iteration where a call runs, or will before sites."""
        paths = self._scalars.paths(context.function)
        block = paths.block_of(call)
        every = context.function.blocks[block].instructions
        places = [id(instruction) for instruction in every]
        position = places.index(id(call))
        if element.block != block and paths.dominates(element.block, block):
            return True
        if element.block == block and places.index(id(element.access)) < position:
            return True
        return self._follows(context, loop, element, every[position + 1 :], block)

    def _follows(
        self,
        context: Context,
        loop: Loop,
        element: _Element,
        rest: Sequence[ir.Instruction],
        block: str,
    ) -> bool:
        """Whether control comes to an access before an iteration, the function or a site."""
        if not self._only_main:
            return False
        blocks = context.function.blocks
        seen = {block}
        waiting: list[tuple[str, Sequence[ir.Instruction]]] = [(block, rest)]
        while waiting:
            name, instructions = waiting.pop()
            before = instructions
            if name == element.block:
                places = [id(instruction) for instruction in instructions]
                if id(element.access) in places:
                    before = instructions[: places.index(id(element.access))]
            if any(self._leaves(context, instruction) for instruction in before):
                return False
            if before is not instructions:
                continue
            if blocks[name].resumes or loop.header in blocks[name].successors:
                return False
            fresh = [way for way in blocks[name].successors if way not in seen]
            seen.update(fresh)
            waiting += [(way, blocks[way].instructions) for way in fresh]
        return True

    def _leaves(self, context: Context, instruction: ir.Instruction) -> bool:
        """Whether control may go to a site, or out of the function, by an instruction."""
        if not isinstance(instruction, ir.Call):
            return isinstance(instruction, ir.Return)
        call = instruction
        if call.target is not None or call.unwinds or call.callee in self._throwing:
            return True
        entered = *context.called_by(call), *context.callbacks.get(id(call), ())
        entered += tuple(context.later.get(id(call), ()))
        return call.callee in self._sites or not self._to_sites.isdisjoint(entered)

    @cached_property
    def _only_main(self) -> bool:
        """Whether sites run in `main` and what it calls only, not in threads or at the end."""
        entered = closure(self._contexts.roots, lambda context: context.entered)
        return all(
            context.root.function.name == "main" and self._scalars.clear(context)
            for context in entered
            if self._has_site(context)
        )

    @cached_property
    def _to_sites(self) -> set[Context]:
        """The contexts that lead to sites."""
        callers: dict[Context, list[Context]] = {}
        for context in self._contexts.all:
            for callee in context.entered:
                callers.setdefault(callee, []).append(context)
        start = (context for context in self._contexts.all if self._has_site(context))
        return closure(start, lambda context: callers.get(context, ()))

    def _has_site(self, context: Context) -> bool:
        return any(call.callee in self._sites for call in calls_of(context.function))
