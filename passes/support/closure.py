"""Transitive closure: what can be reached from a node, for repeated queries in any graph."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

_Node = TypeVar("_Node", bound=Hashable)


def closure(start: Iterable[_Node], following: Callable[[_Node], Iterable[_Node]]) -> set[_Node]:
    """Some nodes, and all to which edges lead from there."""
    found = set(start)
    stack = list(found)
    while stack:
        fresh = [node for node in following(stack.pop()) if node not in found]
        found.update(fresh)
        stack += fresh
    return found
