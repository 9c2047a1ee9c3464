"""The order in which functions that others call run.

Other modules may call them in any order, `main` but once, constructors of static objects before all
others. They may also do so while the module calls what it does not hold.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from mixpert.passes.control.contexts import Context, Contexts
from mixpert.passes.pointers.kept_callbacks import LinkedNode

_N = TypeVar("_N", bound=LinkedNode)


class Places(NamedTuple, Generic[_N]):
    """The nodes where a function begins, and those behind it: that where it throws, too."""

    entry: _N
    behind: tuple[_N, ...]


class RootOrder(Generic[_N]):
    """Links roots by three nodes: what is left between two of them is in these.

    `before` comes before the first, `between` between two calls, `inside` while what is not seen is
    called, `ended` where the program ends without a return from `main`, `elsewhere` what one
    process sends to another, which may be anywhere.
    """

    def __init__(self, before: _N, between: _N, inside: _N, ended: _N, elsewhere: _N) -> None:
        self._before, self._between, self._inside = before, between, inside
        self._ended, self._elsewhere = ended, elsewhere
        self._messages: list[tuple[_N, int]] = []
        self._outward: list[tuple[_N, _N]] = []
        self._roots: list[tuple[Places[_N], bool]] = []

    def note_outward(self, call: _N, after: _N) -> None:
        """Note a call of what is not seen."""
        self._outward.append((call, after))

    def note_message(self, node: _N, loops: int) -> _N:
        """Note where something is sent or received, the first that the node does, and its loops."""
        self._messages.append((node, loops))
        return node

    def note_end(self, node: _N, leaves: int) -> None:
        """Note where the program may end inside some loops; handlers and destructors still run."""
        node.then(self._ended, 0, leaves)

    def connect(self, contexts: Contexts, places: dict[Context, Places[_N]]) -> None:
        """Let control go from one root to another."""
        for context in contexts.first:
            places[context].behind[0].then(self._before)
        for context in contexts.roots:
            root = places[context]
            again = context.function.name != "main" and context not in contexts.first
            self._roots.append((root, again))
            self._before.then(root.entry)
            self._link(self._between, root, again)
            if again and (contexts.whole or context.function.local):
                self._ended.then(root.entry)

    def come_back(self) -> None:
        """Let what is not seen call roots before it returns, not only between two of them.

        And let what is sent somewhere be received anywhere.
        """
        for call, after in self._outward:
            call.then(self._inside)
            self._inside.then(after)
        for root, again in self._roots if self._outward else ():
            self._link(self._inside, root, again)
        for message, loops in self._messages:
            message.then(self._elsewhere, 0, loops)
            self._elsewhere.then(message)

    def _link(self, node: _N, root: Places[_N], again: bool) -> None:
        for behind in root.behind:
            behind.then(node)
        if again:
            node.then(root.entry)
