"""Whether two accesses may touch the same bytes, and whether one covers the other.

The later one is seen in the iterations of the loops that run then; the earlier one in the same
iterations, in earlier ones, or in unrelated ones where control has left those loops since. Symbols
that may have another value at the earlier access get a name of their own there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import gcd
from types import MappingProxyType
from typing import NamedTuple, Protocol

from mixpert.passes.accesses.areas import Area, Since
from mixpert.passes.accesses.blocks import Block, Blocks, inside
from mixpert.passes.accesses.path_conditions import (
    PathConditions,
    System,
    counts_of,
    products_of,
)
from mixpert.passes.accesses.pointer_arrays import PointerArrays
from mixpert.passes.accesses.strides import Strides
from mixpert.passes.control.contexts import Context
from mixpert.passes.support.polynomials import (
    ONE,
    Frozen,
    Names,
    Polynomial,
    Product,
    Symbol,
    constant_of,
    frozen,
    less,
    minus,
    plus,
    renamed,
    scaled,
    symbols_of,
    times,
)
from mixpert.passes.support.prover import Prover, Rows
from mixpert.passes.symbolic.known_inequalities import Known
from mixpert.passes.symbolic.scalars import Scalars

MOST_QUESTIONS = 2_500
"""Pairs of accesses that are compared, before others count as overlapping."""


class _Case(NamedTuple):
    """An area, and one of the systems that may hold where it is touched."""

    area: Area
    system: System


class _Earlier(NamedTuple):
    """A system, and its area's first byte and end, with other names after loops went on."""

    names: Names
    rows: Rows
    products: frozenset[Product]
    stretch: tuple[Polynomial, Polynomial]


class Nesting(Protocol):
    """Which loops lie around what, as bit masks."""

    def around(self, context: Context, block: str | None) -> int:
        """The loops around a block of a context; around the context itself for None."""

    def own(self, context: Context, header: str) -> int:
        """The loop with that header."""


class Overlaps:
    """Answers for areas; all is found once."""

    def __init__(
        self,
        scalars: Scalars,
        systems: PathConditions,
        arrays: PointerArrays,
        contexts: list[Context],
        nesting: Nesting,
    ) -> None:
        self._scalars = scalars
        self.arrays = arrays
        self._systems = systems
        self._prover = systems.prover
        self._contexts = contexts
        self.nesting = nesting
        self._leadings: dict[Symbol, dict[Frozen, Polynomial]] = {}
        self._met: dict[tuple[Area, Since, Area, Known | None], bool] = {}
        self._held: dict[tuple[Area, Area, Known | None], bool] = {}
        self._nests: dict[Symbol, int] = {}
        self._blocks = Blocks(systems.prover)
        self._fits: dict[tuple[Area, Frozen, Known | None], bool] = {}
        self._earlier: dict[tuple[System, int], _Earlier] = {}
        self.strides = Strides(self, systems, self._blocks)
        self._stretches: dict[Area, tuple[Polynomial, Polynomial]] = {}

    def note_matrix(self, area: Area) -> None:
        """Take what lies around an area for a matrix with its leading dimension."""
        if constant_of(area.runs) != 1:
            known = self._leadings.setdefault(area.root, {})
            known[frozen(area.leading)] = area.leading

    def note_rows(self, root: Symbol, leading: Polynomial) -> None:
        """Take what lies at an address for a matrix with that leading dimension."""
        self._leadings.setdefault(root, {})[frozen(leading)] = leading

    def note_steps(self, behind: Area) -> None:
        """Take what lies around an area that a loop fills in steps for a matrix of those."""
        self._leadings.setdefault(behind.root, {})[frozen(behind.leading)] = behind.leading
        self.strides.note(behind)

    def leadings(self, root: Symbol) -> list[Polynomial]:
        """Leading dimensions of the matrices that sites take to lie at an address."""
        return list(self._leadings.get(root, {}).values())

    def nest(self, polynomials: Iterable[Polynomial]) -> int:
        """The loops whose iterations may change some polynomials."""
        found = 0
        for symbol in symbols_of(*polynomials):
            found |= self._nest(symbol)
        return found

    def meet(self, earlier: Area, since: Since, later: Area, known: Known | None = None) -> bool:
        """Whether some byte may be touched by both; `known` as for `holds`."""
        if known is not None:
            concerned = known.concerns(*earlier.polynomials, *later.polynomials)
            if not (concerned and self.meet(earlier, since, later)):
                return self.meet(earlier, since, later)
        key = earlier, since, later, known
        if key not in self._met:
            within = len(self._met) < MOST_QUESTIONS
            self._met[key] = not (within and self._apart(earlier, since, later, known))
        return self._met[key]

    def holds(self, outer: Area, inner: Area, known: Known | None = None) -> bool:
        """Whether `outer`, touched before in the same iterations, holds all that `inner` does.

        `known`: what holds in the runs that are asked about.
        """
        known = known if known and known.concerns(*outer.polynomials, *inner.polynomials) else None
        key = outer, inner, known
        if key not in self._held:
            self._held[key] = outer.root == inner.root and (
                outer.same_as(inner)
                or (outer.behind and self.strides.hold(outer, inner))
                or (outer.start == inner.start and self._as_long(outer, inner))
                or any(
                    self._covers(outer, inner, leading, known)
                    for leading in self._matrices(outer, inner, known)
                )
            )
        return self._held[key]

    def _as_long(self, outer: Area, inner: Area) -> bool:
        """Whether the bytes of an area are no fewer than those of another, if that has any.

        A quotient times its divisor is no more than what was divided, whatever their signs.
        """
        limit, length = outer.dense, inner.dense or inner.most
        while length is not None and limit is not None and length != limit:
            length = self.multiplied_out(length)
        return limit is not None and length is not None

    def multiplied_out(self, length: Polynomial) -> Polynomial | None:
        """As `Scalars.multiplied_out`."""
        return self._scalars.multiplied_out(length)

    def _nest(self, symbol: Symbol) -> int:
        if symbol not in self._nests:
            parts = self._scalars.parts(symbol)
            if parts:
                self._nests[symbol] = self.nest(parts)
            elif symbol[0] < 0:
                self._nests[symbol] = 0
            else:
                context = self._contexts[symbol[0]]
                place = self._scalars.set_in(symbol, context)
                self._nests[symbol] = self.nesting.around(context, place)
        return self._nests[symbol]

    def _matrices(self, one: Area, other: Area, known: Known | None) -> list[Polynomial]:
        """Leading dimensions of matrices that both areas lie in for sure."""
        every = self.leadings(one.root)
        return [
            leading
            for leading in every
            if self.fits(one, leading, known=known) and self.fits(other, leading, known=known)
        ]

    def fits(
        self,
        area: Area,
        leading: Polynomial,
        rows: Rows | None = None,
        names: Names = MappingProxyType({}),
        known: Known | None = None,
    ) -> bool:
        """Whether each run of an area stays within one column of the matrix.

        `rows` hold where the area is touched, its symbols with other `names`; `known` also does.
        """
        key = area, frozen(leading), known
        if self._fits.get(key):
            return True
        block = self._blocks.of(area, leading)
        if block is None:
            return False
        limits = [block.row, minus(leading, block.below)]
        follows = self._prover.follows
        if key not in self._fits:
            systems = self._systems.of(area, known=known)
            self._fits[key] = all(follows(p, s.numbers) for s in systems for p in limits)
        if self._fits[key] or rows is None:
            return self._fits[key]
        return all(follows(renamed(limit, names), rows) for limit in limits)

    def _covers(self, outer: Area, inner: Area, leading: Polynomial, known: Known | None) -> bool:
        one, other = self._blocks.of(outer, leading), self._blocks.of(inner, leading)
        if one is None or other is None:
            return False
        wanted = inside(one, other)
        systems = self._systems.of(inner, known=known)
        follows = self._prover.follows
        return all(follows(p, system.numbers) for system in systems for p in wanted)

    def _apart(self, earlier: Area, since: Since, later: Area, known: Known | None) -> bool:
        changed = since.iterated | since.left
        if earlier.root != later.root or self._nest(later.root) & changed:
            return self._in_other_blocks(earlier, since, later)
        every = self.leadings(later.root)
        leadings = [leading for leading in every if not self.nest([leading]) & changed]
        return all(
            self._never_meet(_Case(earlier, one), since, _Case(later, other), leadings)
            for one in self._systems.of(earlier)
            for other in self._systems.of(later, known=known)
        )

    def _in_other_blocks(self, earlier: Area, since: Since, later: Area) -> bool:
        """Whether two areas lie in memory that different places of an array point to."""
        one, other = self.arrays.place(earlier.root), self.arrays.place(later.root)
        if one is None or other is None or one[0] is not other[0]:
            return False
        names = self.names([one[1]], since.iterated | since.left)
        apart = minus(renamed(one[1], names), other[1])
        rows = [apart, scaled(apart, -1), *self._order(names, since, set())]
        return self._prover.impossible(self._prover.rows(rows))

    def _never_meet(
        self, earlier: _Case, since: Since, later: _Case, leadings: list[Polynomial]
    ) -> bool:
        """Whether two accesses are apart, each in one case."""
        one, other, prover = earlier.system, later.system, self._prover
        before = self._before(earlier, since.iterated | since.left)
        names = before.names
        positive = {s for s in one.positive | other.positive if s not in names}
        order = self._order(names, since, positive)
        products = before.products | other.products | products_of(order)
        more = prover.rows(order) | prover.at_least_0(counts_of(products, positive))
        rows = before.rows | other.numbers | more
        pairs = list(self._placed(earlier.area, before, later.area, leadings, rows))
        if not pairs:
            start, end = before.stretch
            other_start, other_end = self._stretch(later.area)
            touching = [less(start, other_end), less(other_start, end)]
            return prover.impossible(rows | prover.rows(touching))
        return any(self._blocks_apart(*pair, rows, positive) for pair in pairs)

    def _blocks_apart(self, one: Block, other: Block, rows: Rows, positive: set[Symbol]) -> bool:
        """Whether two blocks of one matrix never meet where `rows` hold."""
        rows |= self._blocks.crossing(one, other)
        if self._prover.impossible(rows):
            return True
        apart = minus(one.column, other.column)
        return _impossible_on_grid(self._prover, rows, apart, positive)

    def _placed(
        self,
        earlier: Area,
        before: _Earlier,
        later: Area,
        leadings: list[Polynomial],
        rows: Rows,
    ) -> Iterator[tuple[Block, Block]]:
        """Where both areas lie, in each matrix that holds both where `rows` hold."""
        for leading in leadings:
            first, then = (self.strides.widest(one, leading) for one in (earlier, later))
            if self.fits(then, leading, rows) and self.fits(first, leading, rows, before.names):
                one, other = self._blocks.of(first, leading), self._blocks.of(then, leading)
                if one is not None and other is not None:
                    yield self._blocks.under(one, before.names), other

    def names(self, polynomials: Iterable[Polynomial], changed: int) -> dict[Symbol, Symbol]:
        """New names for the symbols that loops changed."""
        return {
            symbol: (symbol[0], f"{symbol[1]}'")
            for symbol in symbols_of(*polynomials)
            if self._nest(symbol) & changed
        }

    def _before(self, earlier: _Case, changed: int) -> _Earlier:
        """What is known of an earlier access, with new names for symbols that loops changed."""
        key = earlier.system, changed
        if key not in self._earlier:
            rows = earlier.system.rows
            names = self.names([*earlier.area.polynomials, *rows], changed)
            rows = tuple(renamed(row, names) for row in rows) if names else rows
            numbers = self._prover.rows(rows) if names else earlier.system.numbers
            start, end = self._stretch(earlier.area)
            stretch = renamed(start, names), renamed(end, names)
            self._earlier[key] = _Earlier(names, numbers, products_of(rows), stretch)
        return self._earlier[key]

    def since(self, area: Area, system: System, changed: int) -> _Earlier:
        """What is known where an area was touched, before loops changed symbols."""
        return self._before(_Case(area, system), changed)

    def _stretch(self, area: Area) -> tuple[Polynomial, Polynomial]:
        """First byte and end."""
        if area not in self._stretches:
            last = times(minus(area.runs, ONE), area.leading)
            self._stretches[area] = area.start, plus(plus(area.start, last), area.length)
        return self._stretches[area]

    def _order(self, names: Names, since: Since, positive: set[Symbol]) -> list[Polynomial]:
        """Earlier iterations of a loop come before the present one."""
        rows: list[Polynomial] = []
        for symbol, name in names.items():
            place = self._scalars.iterations.get(symbol)
            if place is None or not self.nesting.own(*place) & since.iterated & ~since.left:
                continue
            gap: Polynomial = {(symbol,): 1, (name,): -1, (): -1}
            rows.append(gap)
            rows += [times({(factor,): 1}, gap) for factor in sorted(positive)]
        return rows


def _impossible_on_grid(
    prover: Prover, rows: Rows, apart: Polynomial, positive: set[Symbol]
) -> bool:
    """Whether rows contradict each other for every distance of two blocks on a grid.

    The part of the distance that is a multiple of a block's width is no less than that width, or
    nothing, or no less the other way.
    """
    for width in sorted(positive):
        alike = {symbol for symbol in symbols_of(apart) if _equal(prover, symbol, width, rows)}
        distance = renamed(apart, dict.fromkeys(alike, width))
        part = {product: factor for product, factor in distance.items() if width in product}
        if all(len(product) == 1 for product in part):
            continue
        step: Polynomial = {(width,): gcd(*part.values())}
        opposite = scaled(part, -1)
        ways = ([minus(part, step)], [part, opposite], [minus(opposite, step)])
        if all(prover.impossible(rows | prover.rows(way)) for way in ways):
            return True
    return False


def _equal(prover: Prover, one: Symbol, other: Symbol, rows: Rows) -> bool:
    """Whether two symbols are known to be equal."""
    apart: Polynomial = {(one,): 1, (other,): -1}
    return one == other or not prover.rows([apart, scaled(apart, -1)]) & ~rows
