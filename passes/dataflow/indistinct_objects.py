"""Merges objects that no effect distinguishes.

Where pointers lead everywhere (a library over a graph of nodes, without its main function), sets
of a hundred objects are read and written together at every step. What two of them hold is the same
at every point, so two stand for all: with one, a write to several would pass for a write to one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from mixpert.passes.accesses.areas import Advance
from mixpert.passes.dataflow.flow_graph import (
    Item,
    Multiply,
    Node,
    Read,
    Start,
    Sweep,
    Transfer,
    Write,
)
from mixpert.passes.pointers.memory import Object, Targets

_Use = tuple[Object, object]


def merge_alike(nodes: Iterable[Node]) -> None:
    """Leave two of the objects that always occur together, in the same roles."""
    items = [item for node in nodes for item in node.items]
    left_out = _left_out(items)
    if left_out:
        fewer = _Fewer(left_out)
        for node in nodes:
            node.items = [_without(item, fewer) for item in node.items]


class _Fewer:
    """Objects without those that are left out: the same tuple for the same, which many have."""

    def __init__(self, left_out: frozenset[Object]) -> None:
        self._left_out = left_out
        self._found: dict[int, tuple[tuple[Object, ...], tuple[Object, ...]]] = {}

    def of(self, objects: tuple[Object, ...]) -> tuple[Object, ...]:
        """Some of them, in their order."""
        if id(objects) not in self._found:
            self._found[id(objects)] = objects, tuple(self.among(objects))
        return self._found[id(objects)][1]

    def among(self, objects: Iterable[Object]) -> Iterator[Object]:
        """The same for objects that no other effect has in common."""
        return (o for o in objects if o not in self._left_out)

    def targets(self, targets: Targets) -> Targets:
        """Those that lead to them."""
        return frozenset(t for t in targets if t.object not in self._left_out)


def _left_out(items: list[Item]) -> frozenset[Object]:
    """All but the first two of each class; a class splits at each use that only some share."""
    classes: dict[Object, int] = {}
    following: dict[object, int] = {}
    for number, item in enumerate(_different(items)):
        for object_, role in _uses(item):
            first = object_.kind == "outside", object_.many
            key = classes.get(object_, first), number, role
            classes[object_] = following.setdefault(key, len(following))
    alike: dict[int, list[Object]] = {}
    for object_, class_ in classes.items():
        alike.setdefault(class_, []).append(object_)
    return frozenset(object_ for several in alike.values() for object_ in several[2:])


def _different(items: Iterable[Item]) -> Iterator[Item]:
    """Those that may split a class: transfers between the same objects do that once."""
    seen: set[object] = set()
    for item in items:
        if isinstance(item, Transfer) and not (item.reading or item.writing):
            key = id(item.reads), id(item.writes), item.whole, item.covers
            if key in seen:
                continue
            seen.add(key)
        yield item


def _uses(item: Item) -> Iterator[_Use]:
    match item:
        case Multiply():
            for role, targets in (*item.reads, ("writes", item.writes)):
                yield from _pointed(role, targets)
            yield from ((o, "covers") for o in item.covers)
            yield from ((o, "sizes") for o in (item.result.cells if item.result else ()))
        case Transfer():
            for role, objects in _roles(item).items():
                yield from ((o, (role, _areas(item, role, o))) for o in objects)
        case Read():
            yield from ((o, item.regions.get(o)) for o in item.objects)
        case Start():
            yield from ((o, "") for o in item.objects)
        case Write():
            yield from _pointed("", item.targets)
        case Sweep() | Advance():
            yield from _pointed("swept", item.targets)
        case _:
            pass


def _roles(item: Transfer) -> Mapping[str, Iterable[Object]]:
    names = ("reads", "writes", "whole", "covers")
    return {name: getattr(item, name) for name in names}


def _areas(item: Transfer, role: str, object_: Object) -> tuple[object, ...]:
    """What is known of how much of an object is used in a role."""
    known = {"reads": item.reading, "writes": item.writing}.get(role, {})
    return tuple(access.key for access in known.get(object_, ()))


def _pointed(role: str, targets: Targets) -> Iterator[_Use]:
    """Places are sorted: an object may be pointed at in several."""
    for target in sorted(targets, key=lambda t: str(t.place)):
        yield target.object, (role, target.place)


def _without(item: Item, fewer: _Fewer) -> Item:
    match item:
        case Multiply(reads=reads, writes=writes):
            left = tuple((name, fewer.targets(targets)) for name, targets in reads)
            return item._replace(reads=left, writes=fewer.targets(writes))
        case Transfer(reads, written, whole):
            return item._replace(
                reads=fewer.of(reads),
                writes=fewer.of(written),
                whole=frozenset(fewer.among(whole)),
            )
        case Read(objects=found) | Start(objects=found):
            return item._replace(objects=fewer.of(found))
        case Write(targets=targets):
            return item._replace(targets=fewer.targets(targets))
        case _:
            return item
