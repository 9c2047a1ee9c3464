"""Memory that is unreachable after a function returns, by the context that allocated it.

What a call allocates and keeps to itself, in arrays of pointers of its own say, is gone when it
returns, freed or not: the next call finds other memory. Pointers outlast a call in its result, in
memory that others made, and where a function that runs later is to get them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mixpert.passes.control.contexts import Context
from mixpert.passes.pointers.memory import Object
from mixpert.passes.pointers.points_to import PointsTo


class Lifetimes:
    """Answers for contexts, once points-to sets are known."""

    def __init__(self, contexts: Sequence[Context], points_to: PointsTo) -> None:
        self._owners: dict[Object, Context | None] = {
            object_: context if context.one_at_a_time and not object_.exposed else None
            for object_, context in points_to.made_in.items()
        }
        for context in contexts:
            for target in points_to.results(context):
                self._raise(target.object, context.parent)
        for object_ in points_to.kept_by_others():
            self._raise(object_, None)
        self._settle(points_to.all_objects)
        self._ending: dict[Context, list[Object]] = {}
        for object_, owner in self._owners.items():
            if owner is not None:
                self._ending.setdefault(owner, []).append(object_)

    def ending(self, context: Context) -> list[Object]:
        """The memory that ends with a call."""
        return self._ending.get(context, [])

    @property
    def passing(self) -> list[Object]:
        """The memory that ends with some call: no other call finds it."""
        return [object_ for objects in self._ending.values() for object_ in objects]

    def _settle(self, objects: Iterable[Object]) -> None:
        """What is stored in memory outlasts a call if that memory does."""
        waiting = list(objects)
        while waiting:
            holder = waiting.pop()
            owner = self._owners.get(holder)
            for held in holder.points_to:
                if self._raise(held, owner):
                    waiting.append(held)

    def _raise(self, object_: Object, owner: Context | None) -> bool:
        """Note that memory lasts as long as a call of `owner`, None: for ever; True if new."""
        before = self._owners.get(object_)
        if before is None:
            return False
        self._owners[object_] = _common(before, owner)
        return self._owners[object_] is not before


def _common(one: Context | None, other: Context | None) -> Context | None:
    """The innermost call that two are part of."""
    while one is not other and one is not None and other is not None:
        if one.depth >= other.depth:
            one = one.parent
        else:
            other = other.parent
    return one if one is other else None
