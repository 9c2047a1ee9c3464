"""Groups of a kernel's loads and stores between which nothing flows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from mixpert.passes.device.kernel_accesses import Access, Accesses, Spans
from mixpert.passes.device.ptx_flows import Flows
from mixpert.passes.device.ptx_symbols import is_outer
from mixpert.passes.device.ptx_values import Place
from mixpert.passes.effects.effect import Group, Span
from mixpert.passes.support.polynomials import Frozen, Product, Symbol, frozen

_MOST_GROUPS = 8

InRows = Callable[[Symbol, Access], Span | None]
"""The part of each row that an access touches behind a pointer, where that is known."""

_Read = frozenset[tuple[int, Frozen]]
"""The arguments that something is computed from, and where in each row."""


class Groups:
    """Answers for one kernel; `accesses` puts those together of which no row is known."""

    def __init__(self, flows: Flows, accesses: Accesses, in_rows: InRows) -> None:
        self._flows = flows
        self._accesses = accesses
        self._in_rows = in_rows
        self._rows: dict[Place, Span | None] = {}
        self._divided: set[int] = set()

    def of(self, every: Sequence[Spans]) -> tuple[Group, ...]:
        """What each part of what is written is computed from; empty where all goes into all.

        What is read may also be what another thread has written: who launches the kernel knows
        which memory is both.
        """
        loads = {access.place: (access, spans) for access, spans in every if access.reads}
        stores = [(access, spans) for access, spans in every if access.writes]
        if any(len(spans) != 1 for _, spans in every):
            return ()
        before = self._flows.before
        needs = {a.place: frozenset(before([a.place]) & loads.keys()) for a, _ in stores}
        if len({*needs.values()}) < 2:
            return ()
        self._divided = {s[0] for a, [(s, _)] in every for p in a.address if _is_size(p, s)}
        stored: dict[_Read, list[Spans]] = {}
        loaded: dict[_Read, set[Place]] = {}
        for access, spans in stores:
            key = frozenset(self._part(*loads[place]) for place in needs[access.place])
            stored.setdefault(key, []).append((access, spans))
            loaded.setdefault(key, set()).update(needs[access.place])
        if not 1 < len(stored) <= _MOST_GROUPS:
            return ()
        return tuple(
            Group(self._spans(loads[place] for place in sorted(loaded[key])), self._spans(found))
            for key, found in stored.items()
        )

    def _part(self, access: Access, spans: list[tuple[Symbol, Span]]) -> tuple[int, Frozen]:
        """The argument of an access, and where in a row it starts."""
        span = self._row(access, spans)
        return spans[0][0][0], frozen((span and span.offset) or {})

    def _row(self, access: Access, spans: list[tuple[Symbol, Span]]) -> Span | None:
        pointer = spans[0][0]
        if access.place not in self._rows:
            known = pointer[0] in self._divided
            self._rows[access.place] = self._in_rows(pointer, access) if known else None
        return self._rows[access.place]

    def _spans(self, every: Iterable[Spans]) -> tuple[Span, ...]:
        found: list[Span] = []
        others: list[Spans] = []
        for access, spans in every:
            span = self._row(access, spans)
            if span is None:
                others.append((access, spans))
            elif span not in found:
                found.append(span)
        rest = self._accesses.together(others, ())
        return (*found, *(span for span in (*rest.reads, *rest.writes) if span not in found))


def _is_size(product: Product, pointer: Symbol) -> bool:
    """Whether part of an address is a size, as where something starts behind a part of a row."""
    return product not in ((), (pointer,)) and all(map(is_outer, product))
