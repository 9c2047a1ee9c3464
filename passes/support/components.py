"""Connected components (importing networkx takes longer than compiling a small module)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TypeVar

_Item = TypeVar("_Item", bound=Hashable)


def connected(pairs: Iterable[tuple[_Item, _Item]]) -> list[list[_Item]]:
    """The groups of items that pairs connect, directly or not, in order of appearance."""
    group: dict[_Item, list[_Item]] = {}
    for one, other in pairs:
        first, second = group.setdefault(one, [one]), group.setdefault(other, [other])
        if first is not second:
            larger, smaller = (first, second) if len(first) >= len(second) else (second, first)
            larger += smaller
            for item in smaller:
                group[item] = larger
    return list({id(items): items for items in group.values()}.values())
