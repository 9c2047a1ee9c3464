"""Pairs of sites that no run of the program can both reach.

An option decides which form of a product runs, in all iterations of all loops: what is computed
once, outside of loops, by `main` and by what it calls once, is one number as long as the program
runs.
"""

from __future__ import annotations

from itertools import product

from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.control.contexts import Context, Contexts, calls_of
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.closure import closure
from mixpert.passes.support.polynomials import Symbol, symbols_of
from mixpert.passes.support.prover import impossible
from mixpert.passes.symbolic.guards import Guards
from mixpert.passes.symbolic.known_inequalities import Rule
from mixpert.passes.symbolic.scalars import FINAL, Scalars

_MOST_CALLS = 8
"""Places from which one site is called, before they are not compared with others."""


class Exclusive:
    """Answers for pairs of sites, by their numbers."""

    def __init__(
        self,
        contexts: Contexts,
        scalars: Scalars,
        guards: Guards,
        footprints: Footprints,
        points_to: PointsTo,
    ) -> None:
        self._contexts = contexts.all
        self._scalars = scalars
        self._guards = guards
        self._footprints = footprints
        self._repeats = points_to.repeats
        self._called: dict[int, list[list[Rule]]] = {}
        self._found: dict[tuple[int, int], bool] = {}
        self._fixed: dict[Symbol, bool] = {}
        sites = footprints.sites
        # contexts that no root leads to were made for calls that lead elsewhere
        for context in closure(contexts.roots, lambda context: context.entered):
            for call in calls_of(context.function):
                if call.callee in sites:
                    block = scalars.paths(context.function).block_of(call)
                    said = self._said(context, block)
                    self._called.setdefault(sites[call.callee][0], []).append(said)

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

    def _said(self, context: Context, block: str) -> list[Rule]:
        """What tests of fixed numbers say on the way to a block and the calls that lead there."""
        rules: list[Rule] = []
        current: Context | None = context
        while current is not None:
            if not self._footprints.clear(current):
                return []
            rules += self._guards.near(current, block)
            if current.parent is None or current.call is None:
                break
            block = self._scalars.paths(current.parent.function).block_of(current.call)
            current = current.parent
        once = current is not None and current.function.name == "main"
        return [rule for rule in rules if self._of_fixed(rule)] if once else []

    def _of_fixed(self, rule: Rule) -> bool:
        return all(map(self._is_fixed, symbols_of(rule.then, *rule.given)))

    def _is_fixed(self, symbol: Symbol) -> bool:
        """Whether a symbol is one number as long as the program runs."""
        if symbol not in self._fixed:
            self._fixed[symbol] = False  # what is computed from itself is not
            self._fixed[symbol] = self._computed_once(symbol)
        return self._fixed[symbol]

    def _computed_once(self, symbol: Symbol) -> bool:
        parts = self._scalars.parts(symbol)
        if parts:
            return all(map(self._is_fixed, symbols_of(*parts)))
        number, name = symbol
        if number == FINAL:
            return True
        if number < 0 or not self._footprints.clear(self._contexts[number]):
            return False
        context = self._contexts[number]
        defined = self._scalars.paths(context.function).defined.get(name)
        if defined is None:  # of parameters only those of `main` come from outside
            return context.function.name == "main" and name in context.function.parameters
        return not self._repeats.of(context, defined[0])
