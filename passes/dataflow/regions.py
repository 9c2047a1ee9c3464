"""Ranges of bytes of an object between constant offsets."""

from __future__ import annotations

from collections.abc import Iterable

from mixpert.passes.dataflow.facts import Fact, Region
from mixpert.passes.pointers.memory import Object, Pointer


def region_of(target: Pointer, size: int | None) -> Region:
    """The bytes that an access of some size touches, where they are known."""
    if size is None or not isinstance(target.place, int) or not target.object.exact:
        return None
    return target.place, target.place + size


def regions_of(targets: Iterable[Pointer], size: int | None) -> dict[Object, Region]:
    """The bytes that are accessed of each object."""
    found: dict[Object, Region] = {}
    for target in targets:
        several = target.object in found
        found[target.object] = None if several else region_of(target, size)
    return found


def meet(one: Region, other: Region) -> bool:
    """Whether both may hold the same byte."""
    return one is None or other is None or (one[0] < other[1] and other[0] < one[1])


def outside(region: Region, fact: Fact) -> bool:
    """Whether a fact may speak of other bytes."""
    inner = fact.region
    if inner is None or region is None:
        return True
    return inner[0] < region[0] or region[1] < inner[1]
