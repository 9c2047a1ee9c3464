"""Partitions of numbers, refined until no given set separates two numbers of a class."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

from mixpert.passes.support.bits import numbers_of


class Classes:
    """Classes of numbers; sets are integers with those bits. `every` has all of them."""

    def __init__(self, sets: Iterable[int]) -> None:
        """`sets`: those that hold all of a class or nothing of it, but for others."""
        different = dict.fromkeys(sets)
        self.every = reduce(or_, different, 0)
        self._of = [0] * self.every.bit_length()  # the class of each number
        self._members = [self.every]
        for one in different:
            for class_, _ in [*self.within(one)]:
                self._split(class_, one)

    def within(self, numbers: int) -> Iterator[tuple[int, int]]:
        """The classes of which some of a set are, with those; the set holds nothing else."""
        while numbers:
            low = numbers & -numbers
            class_ = self._of[low.bit_length() - 1]
            inside = self._members[class_] & numbers
            yield class_, inside
            numbers ^= inside

    def _split(self, class_: int, numbers: int) -> None:
        inside = self._members[class_] & numbers
        outside = self._members[class_] ^ inside
        if not outside:
            return
        fewer, more = sorted((inside, outside), key=int.bit_count)
        self._members[class_] = more
        for number in numbers_of(fewer):
            self._of[number] = len(self._members)
        self._members.append(fewer)
