"""What kernel launches show of numbers, in all runs in which a site has computed anything.

Different threads or blocks do not fill the same elements (an assumption): a launch that fills two
rows or more shows that a row is no longer than the distance to the next. A run without such a
launch shows nothing. So this holds of what a site computed, if each call of the site has such a
launch before it, and only of numbers that are the same as long as the program runs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from mixpert.passes.accesses.fixed_numbers import FixedNumbers
from mixpert.passes.accesses.launched import Launched
from mixpert.passes.accesses.null_pointers import NullPointers
from mixpert.passes.accesses.tested_flags import TestedFlags
from mixpert.passes.control.contexts import Context, Contexts, calls_of
from mixpert.passes.control.execution_order import Step
from mixpert.passes.device.kernel_stubs import taken
from mixpert.passes.effects.effects import DEVICE_STUB
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.closure import closure
from mixpert.passes.support.polynomials import ONE, Frozen, constant_of, frozen, minus
from mixpert.passes.symbolic.known_inequalities import Known, Rule
from mixpert.passes.symbolic.scalar_memory import Stores
from mixpert.passes.text.entry_points import EntryPoint

_MOST_RULES, _MOST_LAUNCHES, _MOST_CALLS = 4, 8, 8
"""Different conclusions, launches with one of them, and calls of one site that are looked at."""
_CAPTURES = ("cudaStreamBeginCapture", "cuStreamBeginCapture")
"""Behind these calls, launches are recorded, and may never be made."""
_NULL = re.compile(r"(?:\w+ )*?(eq|ne) ptr (%\S+), null$")

Form = tuple[Frozen, tuple[Frozen, ...]]
"""A rule as something to compare."""


class CertainLaunches:
    """Answers for sites, by their numbers."""

    def __init__(
        self,
        contexts: Contexts,
        points_to: PointsTo,
        launched: Launched,
        fixed: FixedNumbers,
        stores: Stores,
    ) -> None:
        self._points_to = points_to
        self._launched = launched
        self._fixed = fixed
        self._order = stores.order
        self._nulls = NullPointers(points_to, stores, stores.order)
        self._flags = TestedFlags(points_to, stores, self._ways)
        self._passed: dict[tuple[int, int], bool] = {}
        self._alike: dict[frozenset[Form], Known] = {}
        # contexts that no root leads to were made for calls that lead elsewhere
        self._entered = closure(contexts.roots, lambda context: context.entered)
        captured = next(self._calls(lambda callee: callee.startswith(_CAPTURES)), None)
        self._launches: dict[Form, tuple[Rule, list[Step]]] = {}
        for step, rule in self._every() if captured is None else ():
            self._launches.setdefault(_form(rule), (rule, []))[1].append(step)

    def before(self, sites: Mapping[str, tuple[int, EntryPoint]]) -> dict[int, Known]:
        """What launches show in all runs in which a site has computed anything.

        Args:
            sites: number and entry point of each, by the name of its function.
        """
        calls: dict[int, list[Step]] = {}
        if 0 < len(self._launches) <= _MOST_RULES:
            for context, call in self._calls(sites.__contains__):
                calls.setdefault(sites[call.callee][0], []).append(Step(context, call))
        found = {site: self._shown(steps) for site, steps in calls.items()}
        return {site: known for site, known in found.items() if known.rules}

    def _shown(self, calls: Sequence[Step]) -> Known:
        """What launches show that are made before each of some calls; one object for the same."""
        forms = frozenset(
            form
            for form, (_, launches) in self._launches.items()
            if len(calls) <= _MOST_CALLS and len(launches) <= _MOST_LAUNCHES
            if all(any(self._precedes(launch, call) for launch in launches) for call in calls)
        )
        rules = tuple(rule for form, (rule, _) in self._launches.items() if form in forms)
        return self._alike.setdefault(forms, Known(rules))

    def _calls(self, wanted: Callable[[str], bool]) -> Iterator[tuple[Context, ir.Call]]:
        """The calls of some functions, in all contexts that run."""
        found: dict[str, list[ir.Call]] = {}
        for context in sorted(self._entered, key=lambda context: context.index):
            function = context.function
            if function.name not in found:
                found[function.name] = [call for call in calls_of(function) if wanted(call.callee)]
            yield from ((context, call) for call in found[function.name])

    def _every(self) -> Iterator[tuple[Step, Rule]]:
        """The launches that show something of numbers, with what they show."""
        for context, call in self._calls(lambda callee: DEVICE_STUB in callee):
            for span in self._points_to.effect(call).apart if self._fixed.in_main(context) else ():
                region = self._launched.filled(context, call, span)
                if region is not None and constant_of(minus(region.leading, region.rows)) is None:
                    two_rows = minus(region.columns, {(): 2})
                    given = two_rows, minus(region.rows, ONE)
                    rule = Rule(minus(region.leading, region.rows), given)
                    if self._fixed.all_in(rule.then, *given):
                        yield Step(context, call), rule

    def _precedes(self, launch: Step, call: Step) -> bool:
        """Whether a launch has been made wherever a call runs."""
        return self._order.precedes(
            launch,
            call,
            lambda step, first, further: (
                self._is_passed(step) or self._flags.shown(step, first, further)
            ),
        )

    def _is_passed(self, step: Step) -> bool:
        """Whether a call of a function comes to its return only past an instruction.

        As that call runs: where it is handed a pointer that is never null, it is not on the ways
        of a null pointer; and a launch is accepted.
        """
        key = step.context.index, id(step.instruction)
        if key not in self._passed:
            self._passed[key] = self._order.clear(step) and not self._is_avoided(step)
        return self._passed[key]

    def _is_avoided(self, step: Step) -> bool:
        function = step.context.function
        place = self._order.paths(function).block_of(step.instruction)
        if place == "":
            return False
        reached = closure([""], lambda name: set(self._ways(step.context, name)) - {place})
        return any(
            isinstance(instruction, ir.Return)
            for name in reached
            for instruction in function.blocks[name].instructions
        )

    def _ways(self, context: Context, name: str) -> list[str]:
        """The blocks that may follow on one as a function is called."""
        block = context.function.blocks[name]
        ways = taken(context, block)
        defined = self._order.paths(context.function).defined
        _, test = defined.get(block.condition.name if block.condition else "", ("", None))
        null = _NULL.match(test.text.strip()) if isinstance(test, ir.Compute) else None
        if null is None or len(ways) != 2 or not isinstance(test, ir.Compute):
            return ways
        if test.opcode != "icmp" or not self._nulls.never(context, ir.Operand(null[2])):
            return ways
        return [ways[null[1] == "eq"]]


def _form(rule: Rule) -> Form:
    return frozen(rule.then), tuple(map(frozen, rule.given))
