"""A single path from a call to all functions that it may call back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from mixpert.passes.control.contexts import Context
from mixpert.passes.pointers.kept_callbacks import LinkedNode

_N = TypeVar("_N", bound=LinkedNode)


class CallbackHubs(Generic[_N]):
    """Links calls with what they call back: any number of times, in any order.

    Calls that call back the same functions (those of a table) share the links to them, or there
    would be as many as calls times functions.
    """

    def __init__(self, make: Callable[[], _N], ends: Callable[[Context], tuple[_N, _N]]) -> None:
        """`ends`: the nodes where a context begins and ends."""
        self._make = make
        self._ends = ends
        self._hubs: dict[tuple[Context, ...], tuple[_N, _N]] = {}

    def link(self, before: _N, after: _N, called: Sequence[Context]) -> None:
        """Let functions run between two nodes of a call, the second of which is passed anyhow."""
        entry, end = self._hub(tuple(called))
        before.then(entry)
        end.then(after)
        after.then(entry)

    def _hub(self, called: tuple[Context, ...]) -> tuple[_N, _N]:
        if len(called) == 1:
            return self._ends(called[0])
        if called not in self._hubs:
            hub = self._hubs[called] = self._make(), self._make()
            for entry, end in map(self._ends, called):
                hub[0].then(entry)
                end.then(hub[1])
        return self._hubs[called]
