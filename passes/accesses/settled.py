"""Members and variables that hold a single pointer once it is set.

`net->x` is loaded again wherever it is used: where it is set once, all that is loaded from there is
the same pointer, in all functions and in all iterations of loops. What is loaded before is no
pointer to any memory, so that nothing is touched through it.
"""

from __future__ import annotations

from collections.abc import Sequence

from mixpert.passes.control.contexts import Context
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import NOWHERE, Object, Pointer
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import Symbol
from mixpert.passes.symbolic.scalar_memory import Stores
from mixpert.passes.symbolic.scalars import Scalars

_SETTLED = -5  # the context's number of symbols that stand for such a pointer


class Settled:
    """Answers for the pointers from which addresses count."""

    def __init__(
        self, scalars: Scalars, points_to: PointsTo, stores: Stores, contexts: Sequence[Context]
    ) -> None:
        self._scalars = scalars
        self._points_to = points_to
        self._stores = stores
        self._contexts = contexts
        self._symbols: dict[Pointer, Symbol] = {}
        self._loads: dict[Symbol, Symbol] = {}

    def root(self, root: Symbol) -> Symbol:
        """The symbol of what is loaded from such a place; of other pointers, their own."""
        if root[0] < 0:
            return root
        context = self._contexts[root[0]]
        defined = self._scalars.paths(context.function).defined.get(root[1])
        load = defined[1] if defined else None
        if not isinstance(load, ir.Load) or load.volatile or load.type != "ptr":
            return root
        place = self._stores.pointer(self._points_to.targets(context, load.pointer))
        if place is None:
            return root
        symbol = self._symbols.setdefault(place, (_SETTLED, f"pointer {len(self._symbols)}"))
        self._loads.setdefault(symbol, root)
        return symbol

    def blocks(self) -> dict[Object, Symbol]:
        """The pointers among them that lead to blocks of allocations, by the block."""
        found: dict[Object, Symbol] = {}
        for place, symbol in self._symbols.items():
            cells = place.object.cells
            held = cells.get(place.place, NOWHERE) if isinstance(place.place, int) else NOWHERE
            targets = [t for t in held if t.object in self._points_to.blocks and t.place == 0]
            if len(held) == len(targets) == 1:
                found.setdefault(targets[0].object, symbol)
        return found

    def load(self, root: Symbol) -> Symbol:
        """A register that is loaded from there."""
        return self._loads.get(root, root)
