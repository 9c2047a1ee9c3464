"""Places in an object: bytes from its start, as constants or as members at a variable index."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import gcd
from typing import Final, Literal, NamedTuple

from mixpert.passes.control.index_ranges import IndexRanges
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir import Operand
from mixpert.passes.llvm.pointer_lanes import POINTER_BYTES


class Strided(NamedTuple):
    """Each place that is `first` plus a multiple of `step`, up to `last` where that is known.

    A member of the structs in an array, or an array in a struct, at an index that is not known.
    Where `last` is None, other places lie before `first` too, and 0 <= first < step. `swept`: the
    pointer ran over the object from its start, as with SWEEP.
    """

    first: int
    step: int
    swept: bool
    last: int | None = None


SWEEP: Final = "sweep"
"""Offset of a pointer that runs over an object from its start: base plus a variable index."""
ANYWHERE: Final = None
"""Offset of a pointer about which nothing is known but its object."""
GUESSED: Final = "guessed"
"""Offset of a pointer that a function which is not seen gave: the object itself is a guess."""

Place = int | Strided | Literal["sweep", "guessed"] | None
"""Bytes from the start of an object, or SWEEP, ANYWHERE or GUESSED."""
Shift = int | Strided | None
"""Bytes that are added to a place; None: any number."""

MOST_OFFSETS = 8
"""Places in one object that one pointer may have before they become fewer."""


def shift_of(offset: ir.Offset, indexes: IndexRanges, divisor: Callable[[Operand], int]) -> Shift:
    """How far a getelementptr moves a pointer; `divisor` divides an index without a range."""
    if offset.offset is not None or offset.terms is None:
        return offset.offset
    first = last = offset.constant
    step, bounded = 0, True
    for index, bytes_ in offset.terms:
        found = indexes.of(index)
        if found is None:
            bounded, step = False, gcd(step, bytes_ * divisor(index))
        else:
            first, last = first + found.first * bytes_, last + found.last * bytes_
            step = gcd(step, found.step * bytes_)
    if not step:
        return first
    return _strided(first, step, last if bounded else None, swept=True)


def moved_place(place: Place, shift: Shift) -> Place:
    """A place after adding `shift` bytes."""
    if place is GUESSED or shift == 0:
        return place
    if isinstance(place, int | Strided):
        return _moved(place, shift)
    constant = isinstance(shift, int)  # as unrolled and vectorised loops add to running pointers
    return place if constant else ANYWHERE


def without_steps(place: Place) -> Place:
    """The same, where it does not count which of the places in an object it is."""
    if isinstance(place, Strided):
        return SWEEP if place.swept else ANYWHERE
    return place


def is_swept(place: Place) -> bool:
    """Whether a pointer runs over an object from its start."""
    return without_steps(place) is SWEEP


def meet(one: int | Strided, other: int | Strided) -> bool:
    """Whether two places may be one."""
    first, second = _as_steps(one), _as_steps(other)
    step = gcd(first.step, second.step)
    apart = first.first - second.first
    if apart % step if step else apart:
        return False
    if first.last is None or second.last is None:
        return True
    return first.first <= second.last and second.first <= first.last


def contains(one: Place, other: Place) -> bool:
    """Whether `other` stands for no constant places but those that `one` stands for."""
    if not (isinstance(one, Strided) and isinstance(other, int | Strided)):
        return False
    inner = _as_steps(other)
    if inner.step % one.step or (inner.first - one.first) % one.step:
        return False
    if one.last is None:
        return True
    return inner.last is not None and one.first <= inner.first and inner.last <= one.last


def divisor_between(one: Place, other: Place) -> int:
    """The greatest number that divides all distances between two places."""
    if not (isinstance(one, int | Strided) and isinstance(other, int | Strided)):
        return 1
    first, second = _as_steps(one), _as_steps(other)
    return gcd(first.step, second.step, first.first - second.first)


def distance(start: Place, place: Place, size: int | None) -> Shift:
    """How far behind `start` a place lies that is among the `size` bytes there (None: unknown)."""
    if not (isinstance(start, int | Strided) and isinstance(place, int | Strided)):
        return None
    first, second = _as_steps(start), _as_steps(place)
    step, behind = gcd(first.step, second.step), second.first - first.first
    if not step:
        return behind
    if size is not None and size <= step:
        return behind % step
    return _strided(behind, step, swept=False)


def inside(behind: Shift, size: int | None) -> bool:
    """Whether what lies so far behind a start may be among the `size` bytes there."""
    return not isinstance(behind, int) or (behind >= 0 and (size is None or behind < size))


def fewest(places: Iterable[Place]) -> list[Place]:
    """The places in one object that stand for some.

    ANYWHERE stands for all other places, SWEEP for all constant ones, and places become fewer if
    they are more than MOST_OFFSETS: so rounds over a loop that moves a pointer end. GUESSED stands
    for all too, but only as long as there are no others.
    """
    every = [*places]
    if ANYWHERE in every or (GUESSED in every and len(every) > 1):
        return [ANYWHERE]
    strided = [place for place in every if isinstance(place, Strided)]
    swept = all(place.swept for place in strided)
    if SWEEP in every:
        return [SWEEP if swept else ANYWHERE]
    if strided:
        alike = dict.fromkeys(place._replace(swept=swept) for place in strided)
        every = [*alike, *(place for place in every if not isinstance(place, Strided))]
        every = [p for p in every if not any(o != p and contains(o, p) for o in alike)]
    if len(every) <= MOST_OFFSETS:
        return every
    return [_united([place for place in every if isinstance(place, int | Strided)])]


def _united(places: list[int | Strided]) -> Place:
    """One place that stands for several."""
    swept = all(place.swept for place in places if isinstance(place, Strided))
    every = [_as_steps(place) for place in places]
    first = every[0].first
    step = gcd(*(one.step for one in every), *(one.first - first for one in every))
    return _strided(first, step, swept=swept) or (SWEEP if swept else ANYWHERE)


def _moved(place: int | Strided, shift: Shift) -> Place:
    if isinstance(place, int) and isinstance(shift, int):
        return place + shift
    swept = place.swept and isinstance(shift, int) if isinstance(place, Strided) else place == 0
    found = None
    if shift is not None:
        one, other = _as_steps(place), _as_steps(shift)
        last = None if one.last is None or other.last is None else one.last + other.last
        found = _strided(one.first + other.first, gcd(one.step, other.step), last, swept=swept)
    return found or (SWEEP if swept else ANYWHERE)


def _strided(first: int, step: int, last: int | None = None, *, swept: bool) -> Strided | None:
    """Places in steps; None if these tell no pointers in memory apart."""
    if last is not None and step % POINTER_BYTES == 0:
        return Strided(first, step, swept, last)
    return Strided(first % step, step, swept) if step > POINTER_BYTES else None


class _Steps(NamedTuple):
    first: int
    step: int
    last: int | None


def _as_steps(place: int | Strided) -> _Steps:
    if isinstance(place, int):
        return _Steps(place, 0, place)
    return _Steps(place.first, place.step, place.last)
