"""Objects that no effect tells apart, made fewer.

Where pointers lead everywhere (a library over a graph of nodes, without its main function), sets
of a hundred objects are read and written together at every step. What two of them hold is the same
at every point, so two stand for all: with one, a write to several would pass for a write to one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from mixpert.passes.flow_graph import Item, Multiply, Node, Read, Start, Sweep, Transfer, Write
from mixpert.passes.memory import Object, Pointer, Targets

_Use = tuple[Object, object]


def merge_alike(nodes: Iterable[Node]) -> None:
    """Leave two of the objects that always occur together, in the same roles."""
    items = [item for node in nodes for item in node.items]
    left_out = _left_out(items)
    if left_out:
        for node in nodes:
            node.items = [_without(item, left_out) for item in node.items]


def _left_out(items: list[Item]) -> frozenset[Object]:
    """All but the first two of each class; a class splits at each use that only some share."""
    classes: dict[Object, int] = {}
    following: dict[object, int] = {}
    for number, item in enumerate(items):
        for object_, role in _uses(item):
            first = object_.kind == "outside", object_.many
            key = classes.get(object_, first), number, role
            classes[object_] = following.setdefault(key, len(following))
    alike: dict[int, list[Object]] = {}
    for object_, class_ in classes.items():
        alike.setdefault(class_, []).append(object_)
    return frozenset(object_ for several in alike.values() for object_ in several[2:])


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
        case Sweep():
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


def _without(item: Item, left_out: frozenset[Object]) -> Item:
    def keep(found: Iterable[Any]) -> Iterator[Any]:
        for each in found:
            if (each.object if isinstance(each, Pointer) else each) not in left_out:
                yield each

    match item:
        case Multiply(reads=reads, writes=writes):
            fewer = tuple((name, frozenset(keep(targets))) for name, targets in reads)
            return item._replace(reads=fewer, writes=frozenset(keep(writes)))
        case Transfer(reads, written, whole):
            return item._replace(
                reads=tuple(keep(reads)),
                writes=tuple(keep(written)),
                whole=frozenset(keep(whole)),
            )
        case Read(objects=found) | Start(objects=found):
            return item._replace(objects=tuple(keep(found)))
        case Write(targets=targets):
            return item._replace(targets=frozenset(keep(targets)))
        case _:
            return item
