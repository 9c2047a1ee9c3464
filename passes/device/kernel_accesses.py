"""The accesses of a kernel combined, in groups between which nothing flows."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from mixpert.passes.device.ptx_bounds import Bounds
from mixpert.passes.device.ptx_flows import Flows
from mixpert.passes.device.ptx_values import Place, Values
from mixpert.passes.effects.effect import Columns, Group, Span
from mixpert.passes.support.polynomials import Polynomial, Symbol, minus

_MOST_SPANS = 4


class Touched(NamedTuple):
    """What a kernel reads and writes; arguments that are not in it are left alone.

    `fills`: what of that it overwrites from first byte to last; `pointwise`: what it writes at an
    index is computed from what is at the same index; `parts`: the same in parts, where not all that
    is read goes into all that is written; `groups`, `columns` and `apart`: as for an `Effect`.
    """

    reads: tuple[Span, ...]
    writes: tuple[Span, ...]
    fills: tuple[Span, ...]
    pointwise: bool = False
    parts: tuple[Touched, ...] = ()
    groups: tuple[Group, ...] = ()
    columns: tuple[Columns, ...] = ()
    apart: tuple[Span, ...] = ()


class Access(NamedTuple):
    """A load or store: `address` is where, `bytes` how much, `facts` what holds there.

    `always`: it is a plain store, which its block always does.
    """

    address: Polynomial
    element: int
    bytes: int
    reads: bool
    writes: bool
    facts: Sequence[Polynomial]
    place: Place
    always: bool

    @property
    def roles(self) -> list[int]:
        """0 for one that reads, 1 for one that writes."""
        return [role for role, does in enumerate((self.reads, self.writes)) if does]


Spans = tuple[Access, list[tuple[Symbol, Span]]]
"""An access, and what it touches behind which pointers."""


class Accesses:
    """Puts accesses of one kernel together.

    Args:
        values, bounds: what is known of its numbers.
        pitches: bytes of rows that different threads fill, and from one to the next.
    """

    def __init__(
        self, values: Values, bounds: Bounds, pitches: Sequence[tuple[Polynomial, Polynomial]]
    ) -> None:
        self._values = values
        self._bounds = bounds
        self._pitches = pitches

    def together(self, every: Iterable[Spans], fills: Iterable[Span]) -> Touched:
        """What some accesses touch."""
        found: tuple[dict[Symbol, list[Span]], ...] = ({}, {})
        sizes: set[Symbol] = set()
        for access, spans in every:
            sizes |= self._bounds.sizes(access.facts)
            for role, (pointer, span) in product(access.roles, spans):
                found[role].setdefault(pointer, []).append(self._noted(span))
        reads, writes = (
            tuple(span for spans in role.values() for span in self._few(spans, sizes))
            for role in found
        )
        return Touched(reads, writes, tuple(fills))

    def _noted(self, span: Span) -> Span:
        """A span of which it is noted that its rows do not overlap, if that is so."""
        return span._replace(apart=(span.rows, span.leading) in self._pitches)

    def parts(
        self, flows: Flows, every: Sequence[Spans], fills: Sequence[Span]
    ) -> tuple[Touched, ...]:
        """What goes into memory apart from what is read anywhere, where that is not all.

        What is written in one part may be read in another, in whatever order threads run.
        """
        written = {pointer for access, spans in every if access.writes for pointer, _ in spans}
        anywhere = {
            a.place for a, spans in every if a.reads and any(s.rows is None for _, s in spans)
        }
        if len(written) < 2 or not anywhere:
            return ()
        aside: set[Symbol] = set()
        needed: set[Place] = set()
        for pointer in written:
            to_it = (a.place for a, spans in every if a.writes and pointer in dict(spans))
            before = flows.before(to_it)
            if before & anywhere:
                aside.add(pointer)
            else:
                needed |= before
        if not needed or not aside:
            return ()
        other = [(a, _of(spans, aside)) for a, spans in every if a.writes]
        own = [(a, _of(spans, written - aside)) for a, spans in every if a.writes]
        first = self.together([*_reading(every), *_writing(other)], ())
        read = [(access, spans) for access, spans in every if access.place in needed]
        kept = [span for span in fills if (span.argument, "") not in aside]
        rest = self.together([*_reading(read), *_writing(own)], kept)
        return first, rest, first

    def _few(self, spans: list[Span], sizes: Container[Symbol]) -> list[Span]:
        """Spans of one argument, without those that others hold."""
        whole = Span(spans[0].argument)
        if whole in spans:
            return [whole]
        found: list[Span] = []
        for span in spans:
            if not any(self._holds(one, span, sizes) for one in found):
                found = [one for one in found if not self._holds(span, one, sizes)]
                found.append(span)
        return found if len(found) <= _MOST_SPANS else [whole]

    def _holds(self, one: Span, other: Span, sizes: Container[Symbol]) -> bool:
        """Whether a span holds another one that starts where it does."""
        if one.rows is None or other.rows is None or one.leading != other.leading:
            return False
        longer, more = minus(one.rows, other.rows), minus(one.columns, other.columns)
        whole = minus(one.whole or one.rows, other.whole or other.rows)
        return all(self._values.is_natural(by, sizes) for by in (longer, more, whole))


def _of(
    spans: Iterable[tuple[Symbol, Span]], pointers: Container[Symbol]
) -> list[tuple[Symbol, Span]]:
    return [(pointer, span) for pointer, span in spans if pointer in pointers]


def _reading(every: Iterable[Spans]) -> Iterator[Spans]:
    return ((a._replace(writes=False), spans) for a, spans in every if a.reads)


def _writing(every: Iterable[Spans]) -> Iterator[Spans]:
    return ((a._replace(reads=False), spans) for a, spans in every)
