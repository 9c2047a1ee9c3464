"""Pairs of sites that no run of the program can both reach, and ways that exclude sites.

An option decides which form of a product runs, in all iterations of all loops: what is computed
once, outside of loops, by `main` and by what it calls once, is one number as long as the program
runs. If a number of layers is positive where a site runs, control does not go past a loop over the
layers in any run in which that site has computed anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from mixpert.passes.accesses.fixed_numbers import FixedNumbers
from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.control.contexts import Context, Contexts, calls_of
from mixpert.passes.dataflow.flow_graph import Excluded
from mixpert.passes.support.closure import closure
from mixpert.passes.support.polynomials import Frozen, frozen
from mixpert.passes.support.prover import impossible
from mixpert.passes.symbolic.guards import Guards
from mixpert.passes.symbolic.known_inequalities import Rule
from mixpert.passes.symbolic.scalars import Scalars

_MOST_CALLS = 8
"""Places from which one site is called, before they are not compared with others."""

_MOST_ABOVE, _MOST_TESTS = 100, 8
"""Branches above a call that are looked at in each function, and tests among them that count."""

Form = frozenset[tuple[Frozen, tuple[Frozen, ...]]]
"""Rules as something to compare."""


class Exclusive:
    """Answers for pairs of sites, by their numbers."""

    def __init__(
        self,
        contexts: Contexts,
        scalars: Scalars,
        guards: Guards,
        footprints: Footprints,
        fixed: FixedNumbers,
        *,
        alone: bool,
    ) -> None:
        """`alone`: no other process, which may take other ways, sends what it computes."""
        self._scalars = scalars
        self._guards = guards
        self._footprints = footprints
        self._fixed = fixed
        self._called: dict[int, list[list[Rule]]] = {}
        self._found: dict[tuple[int, int], bool] = {}
        self._past: set[tuple[Context, str, str]] = set()
        self._excluded: dict[Form, frozenset[int]] = {}
        sites = footprints.sites
        # contexts that no root leads to were made for calls that lead elsewhere
        for context in closure(contexts.roots, lambda context: context.entered):
            for call in calls_of(context.function):
                if call.callee in sites and alone:
                    block = scalars.paths(context.function).block_of(call)
                    said = self._said(context, block)
                    self._called.setdefault(sites[call.callee][0], []).append(said)

        self._alike: dict[frozenset[Form], set[int]] = {}
        for site, calls in self._called.items():
            if len(calls) <= _MOST_CALLS and all(calls):
                self._alike.setdefault(frozenset(map(_form, calls)), set()).add(site)

    def pair(self, one: int, other: int) -> bool:
        """Whether no run of the program reaches both of two sites."""
        key = min(one, other), max(one, other)
        if key not in self._found:
            calls = [self._called.get(site, []) for site in key]
            few = all(0 < len(call) <= _MOST_CALLS and all(call) for call in calls)
            self._found[key] = few and all(
                impossible(self._guards.closed([*rules, *others]))
                for rules, others in product(*calls)
            )
        return self._found[key]

    def on(self, context: Context, way: tuple[str, str]) -> Iterator[Excluded]:
        """The sites that no run reaches in which control goes a way past other sites."""
        if (context, *way) not in self._past:
            return
        rules = [rule for rule in self._guards.on(context, *way) if self._of_fixed(rule)]
        form = _form(rules)
        if form not in self._excluded:
            self._excluded[form] = self._excluded_by(rules)
        if self._excluded[form]:
            yield Excluded(self._excluded[form])

    def _excluded_by(self, rules: list[Rule]) -> frozenset[int]:
        """The sites of which each call is on a path on which some rules do not hold."""
        found: set[int] = set()
        for sites in self._alike.values() if rules else ():
            calls = self._called[min(sites)]
            if all(impossible(self._guards.closed([*said, *rules])) for said in calls):
                found |= sites
        return frozenset(found)

    def _said(self, context: Context, block: str) -> list[Rule]:
        """What tests of fixed numbers say on the way to a block and the calls that lead there."""
        rules: list[Rule] = []
        current: Context | None = context
        while current is not None:
            if not self._footprints.clear(current):
                return []
            rules += self._tests(current, block)
            if current.parent is None or current.call is None:
                break
            block = self._scalars.paths(current.parent.function).block_of(current.call)
            current = current.parent
        once = current is not None and current.function.name == "main"
        return rules if once else []

    def _tests(self, context: Context, block: str) -> list[Rule]:
        """What the tests next above a block say of fixed numbers."""
        rules: list[Rule] = []
        tests = 0
        edges = self._scalars.paths(context.function).edges_above(block)
        for edge in islice(edges, _MOST_ABOVE):
            found = [rule for rule in self._guards.on(context, *edge) if self._of_fixed(rule)]
            rules += found
            tests += bool(found)
            if found and self._fixed.in_main(context):
                others = set(context.function.blocks[edge[0]].successors) - {edge[1]}
                self._past |= {(context, edge[0], other) for other in others}
            if tests == _MOST_TESTS:
                break
        return rules

    def _of_fixed(self, rule: Rule) -> bool:
        return self._fixed.all_in(rule.then, *rule.given)


def _form(rules: list[Rule]) -> Form:
    return frozenset((frozen(rule.then), tuple(map(frozen, rule.given))) for rule in rules)
