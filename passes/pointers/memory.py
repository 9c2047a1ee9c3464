"""Abstract memory: objects, and pointers into them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from math import gcd
from typing import Literal, NamedTuple

from mixpert.passes.pointers import places
from mixpert.passes.pointers.places import ANYWHERE, Place, Shift, moved_place

Kind = Literal["local", "heap", "global", "outside", "function"]


@dataclass(eq=False)
class Object:
    """Memory that the analysis does not split.

    Attributes:
        name: for people; unique.
        kind: ``outside`` is memory that came from where the analysis sees nothing.
        symbol: name of the global or function that it is, or empty.
        many: it stands for several blocks of memory at run time.
        exposed: other modules may see it.
        exact: it stands for the same memory each time it is reached, where it is not `many`.
        merged: it stands for several blocks only because they would be too many to tell apart.
        constant: nothing is ever written there, so that it holds no elements.
        cells: what is stored in it, by offset (None: at an unknown one): pointers only.
    """

    name: str
    kind: Kind
    many: bool = False
    symbol: str = ""
    exposed: bool = False
    exact: bool = True
    merged: bool = False
    constant: bool = False
    cells: dict[int | None, Targets] = field(default_factory=dict)

    @cached_property
    def points_to(self) -> list[Object]:
        """The objects that its cells point into, each once; asked when all cells are known."""
        every = [target.object for cell in self.cells.values() for target in cell]
        return [*dict.fromkeys(reversed(every))][::-1]

    @property
    def handed_out(self) -> bool:
        """Whether an unknown function handed it out: what comes out of it may be another's."""
        return self.kind == "outside" and self.many

    @property
    def guess(self) -> bool:
        """Whether that two pointers lead to it says little about whether they meet."""
        return self.handed_out or self.merged

    @property
    def from_outside(self) -> bool:
        """Whether code that is not seen may have stored pointers in it."""
        return self.kind in ("outside", "heap", "local") or self.exposed


class Pointer(NamedTuple):
    """A place in an object that a value may point to."""

    object: Object
    place: Place


Targets = frozenset[Pointer]
NOWHERE: Targets = frozenset()


def moved(targets: Targets, shift: Shift) -> Targets:
    """The targets after adding `shift` bytes to each."""
    if shift == 0:
        return targets
    return frozenset(Pointer(t.object, moved_place(t.place, shift)) for t in targets)


def divisor_between(ends: Targets, starts: Targets) -> int:
    """The greatest number that divides all distances of pointers into the same object."""
    pairs = ((e.place, s.place) for e in ends for s in starts if e.object is s.object)
    return gcd(*(places.divisor_between(end, start) for end, start in pairs))


def objects(targets: Iterable[Pointer]) -> list[Object]:
    """The objects of some targets, each once."""
    return list(dict.fromkeys(target.object for target in targets))


def behind(targets: Targets) -> Targets:
    """What the pointers in some arrays point to; an array itself where that is not known."""
    found = (NOWHERE.union(*target.object.cells.values()) or {target} for target in targets)
    return frozenset(Pointer(t.object, ANYWHERE) for held in found for t in held)


def reachable(start: Iterable[Object]) -> list[Object]:
    """Some objects and all that can be reached from them, each once."""
    found: dict[Object, None] = {}
    stack = [*start]
    while stack:
        object_ = stack.pop()
        if object_ not in found:
            found[object_] = None
            stack += object_.points_to
    return list(found)
