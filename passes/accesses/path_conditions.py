"""Facts that hold where an access runs: inequalities, one list for each path."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from mixpert.passes.accesses.areas import Area
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Product,
    Symbol,
    frozen,
    minus,
    symbols_of,
)
from mixpert.passes.support.prover import Prover, Rows
from mixpert.passes.symbolic.guards import Guards
from mixpert.passes.symbolic.known_inequalities import Known, Rule
from mixpert.passes.symbolic.scalars import Scalars

MOST_WAYS = 3
"""Values that one register may take by the way control came, before they count as unknown."""
MOST_CHOSEN = 2
"""Such registers in one area."""
_MOST_ROUNDS = 3


@dataclass(frozen=True, eq=False)
class System:
    """Inequalities (`rows`: each at least 0), and symbols that they show to be positive.

    `numbers`: the rows as the prover knows them; `products`: those of several symbols in them.
    """

    rows: tuple[Polynomial, ...]
    positive: frozenset[Symbol]
    numbers: Rows
    products: frozenset[Product]


class PathConditions:
    """Answers for areas, each once."""

    def __init__(self, scalars: Scalars, guards: Guards) -> None:
        self._scalars = scalars
        self._guards = guards
        self._found: dict[tuple[Area, Area | None, Known | None], list[System]] = {}
        self.prover = Prover()

    def of(
        self, area: Area, beside: Area | None = None, known: Known | None = None
    ) -> list[System]:
        """What may hold where an area is touched; nothing where it never is.

        `beside`: another area, of whose numbers it is also told what holds. `known`: what holds as
        well in the runs that are asked about.
        """
        key = area, beside, known
        if key not in self._found:
            every = self._guards.at(area.context, area.place)
            if area.arm is not None:
                every = [*self._guards.chosen(area.arm), *every]
            more = (rule for one in (area.known, known) if one for rule in one.rules)
            every = [*every, *more]
            guards = [guard for guard in every if self._concerns(guard, area)]
            used = products_of(area.polynomials)
            systems = (self._closed(way, used) for way in self._ways(area, guards, beside))
            self._found[key] = [system for system in systems if system is not None]
        return self._found[key]

    def where(self, area: Area, block: str, target: str = "") -> tuple[Polynomial, ...]:
        """What holds of an area's numbers in a block of its context, or on the way to another.

        Not that the area is touched.
        """
        every = self._guards.at(area.context, block)
        if target:
            every = [*self._guards.on(area.context, block, target), *every]
        guards = [guard for guard in every if self._concerns(guard, area)]
        system = self._closed(self._around(area.polynomials, guards), frozenset())
        return ({(): -1},) if system is None else system.rows

    def _concerns(self, guard: Rule, area: Area) -> bool:
        """Whether a guard says nothing of loops that came before, but for what the area uses."""
        own = symbols_of(*area.polynomials)
        return all(
            symbol in own or self._scalars.goes_on(symbol, area.context, area.place)
            for symbol in symbols_of(guard.then, *guard.given)
            if symbol in self._scalars.iterations
        )

    def _ways(self, area: Area, guards: list[Rule], beside: Area | None = None) -> list[list[Rule]]:
        """The rules for each value that a register which control chooses may have."""
        wanted = [minus(area.length, ONE), minus(area.runs, ONE)]
        wanted += [minus(area.leading, area.length)] if area.apart else []
        others = () if beside is None else beside.polynomials
        rules = self._around([*area.polynomials, *others], guards)
        ways = [rules + [Rule(polynomial) for polynomial in wanted]]
        for chosen in self._chosen(area):
            context, block, incoming = self._scalars.choices[chosen]
            taken = []
            for before, operand in incoming:
                apart = minus({(chosen,): 1}, self._scalars.value(context, operand))
                there = self._guards.on(context, before, block) + self._guards.at(context, before)
                equal = [Rule(apart), Rule(minus({}, apart))]
                taken.append(equal + self._around([apart], there))
            ways = [way + more for way in ways for more in taken]
        return ways

    def _chosen(self, area: Area) -> list[Symbol]:
        """The registers to tell apart: with few values, set in a loop or added to the address."""
        found = []
        for symbol in sorted(symbols_of(*area.polynomials) & self._scalars.choices.keys()):
            context, block, incoming = self._scalars.choices[symbol]
            loops = self._scalars.paths(context.function).loops.values()
            told = (symbol,) in area.start or any(block in loop.blocks for loop in loops)
            if told and len(incoming) <= MOST_WAYS:
                found.append(symbol)
        return found[:MOST_CHOSEN]

    def _around(self, polynomials: Iterable[Polynomial], guards: list[Rule]) -> list[Rule]:
        """What is known of the symbols of some polynomials, and of what they are compared with."""
        known: dict[Symbol, None] = {}
        rules: list[Rule] = []
        self._spread(symbols_of(*polynomials), known, rules)
        reached = set(known)
        for guard in guards:
            symbols = symbols_of(guard.then, *guard.given)
            if not self._made_of(symbols).isdisjoint(reached):
                rules.append(guard)
                self._spread(symbols, known, rules)
        return rules

    def _made_of(self, symbols: set[Symbol]) -> set[Symbol]:
        """Symbols, and those that they are computed from."""
        parts = (part for symbol in symbols for part in self._scalars.parts(symbol))
        return symbols.union(symbols_of(*parts))

    def _spread(
        self, symbols: Iterable[Symbol], known: dict[Symbol, None], rules: list[Rule]
    ) -> None:
        stack = sorted(symbols)
        while stack:
            symbol = stack.pop()
            if symbol in known:
                continue
            known[symbol] = None
            own = [*self._scalars.rules(symbol), *self._guards.iterations(symbol)]
            rules += own
            for rule in own:
                stack += symbols_of(rule.then, *rule.given)

    def _closed(self, rules: list[Rule], used: frozenset[Product]) -> System | None:
        """The system that follows from some rules; None where they contradict each other.

        `used`: products of symbols that are asked about, beside those in the rules.
        """
        prover = self.prover
        rows = [rule.then for rule in rules if not rule.given]
        numbers = prover.rows(rows)
        waiting = [rule for rule in rules if rule.given]
        for _ in range(_MOST_ROUNDS):
            left = []
            for rule in waiting:
                if all(prover.follows(given, numbers) for given in rule.given):
                    rows.append(rule.then)
                    numbers |= prover.rows([rule.then])
                else:
                    left.append(rule)
            if len(left) == len(waiting):
                break
            waiting = left
        if prover.impossible(numbers):
            return None
        products = products_of(rows)
        positive = self._positive(products | used, numbers)
        every = [*rows, *({p: 1} for p in sorted(counts_of(products, positive)))]
        different = {frozen(row): row for row in every if row.keys() != {()}}
        kept = tuple(different.values())
        return System(kept, frozenset(positive), prover.rows(kept), products)

    def _positive(self, products: Iterable[Product], numbers: Rows) -> set[Symbol]:
        """The symbols that occur in products and are at least 1."""
        factors = {symbol for product in products for symbol in product if not is_count(symbol)}
        return {s for s in factors if self.prover.follows({(s,): 1, (): -1}, numbers)}


def is_count(symbol: Symbol) -> bool:
    """Whether a symbol counts the iterations of a loop."""
    return symbol[1].startswith("trips of ")


def products_of(rows: Iterable[Polynomial]) -> frozenset[Product]:
    """The products of several symbols in some rows."""
    return frozenset(product for row in rows for product in row if len(product) > 1)


def counts_of(products: Iterable[Product], positive: Collection[Symbol]) -> list[Product]:
    """Products that are at least 0 because their factors are."""
    return [
        product
        for product in products
        if all(symbol in positive or is_count(symbol) for symbol in product)
    ]
