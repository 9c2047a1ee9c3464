"""The value of a register with several possible values, where a test leaves only one.

A vector that may be empty has the size 0 by one way and its size by the other; what is done behind
the test whether it is empty has the size of the other way.
"""

from __future__ import annotations

from collections.abc import Iterable

from mixpert.passes.control.contexts import Context
from mixpert.passes.control.paths import Paths
from mixpert.passes.support.polynomials import Polynomial, Symbol
from mixpert.passes.symbolic.scalars import Scalars


def chosen(scalars: Scalars, symbol: Symbol, where: Context, place: str) -> Polynomial | None:
    """What a symbol is in a block of a context, if it is one of several and that one is known."""
    context, join, incoming = scalars.choices.get(symbol, (None, "", []))
    if context is not where:
        return None
    paths = scalars.paths(where.function)
    here = dict(_decided(paths, paths.edges_above(place)))
    left = {
        value
        for block, value in incoming
        if not any(
            here.get(condition, holds) != holds
            for condition, holds in _decided(paths, [(block, join), *paths.edges_above(block)])
        )
    }
    return scalars.value(where, left.pop()) if len(left) == 1 < len(incoming) else None


def _decided(paths: Paths, edges: Iterable[tuple[str, str]]) -> Iterable[tuple[str, bool]]:
    """The conditions that certain edges tell, and what they are there; those that no loop sets."""
    for source, target in edges:
        condition, ways = paths.condition(source), paths.after(source)
        place, _ = paths.defined.get(condition, ("", None))
        if condition and len(ways) == 2 and ways[0] != ways[1] and paths.innermost(place) is None:
            yield condition, ways[0] == target
