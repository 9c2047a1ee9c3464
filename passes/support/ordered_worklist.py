"""A worklist of numbered steps, processed in order and again when something has changed."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush

from mixpert.passes.support.bits import numbers_of


class OrderedWorklist:
    """Numbers that wait, each once.

    They are taken from the least up; what comes to wait behind the one at hand is taken before the
    round ends, what comes before it in the next round.
    """

    def __init__(self, first: Iterable[int] = ()) -> None:
        self.now = -1
        self._round = sorted(first)
        self._next: list[int] = []
        self._waits = set(self._round)
        self._bits = sum(1 << number for number in self._round)

    def __len__(self) -> int:
        return len(self._waits)

    def add(self, number: int) -> None:
        """Let a number wait, if it does not yet."""
        self.add_all((number,))

    def add_all(self, numbers: Iterable[int]) -> None:
        """Let those of some numbers wait that do not yet."""
        waits = self._waits
        for number in numbers:
            if number not in waits:
                waits.add(number)
                self._bits |= 1 << number
                if number > self.now:
                    heappush(self._round, number)
                else:
                    self._next.append(number)

    def add_set(self, numbers: int) -> None:
        """Let those of many numbers wait that do not yet, mostly few; given as bits."""
        self.add_all(numbers_of(numbers & ~self._bits))

    def take(self) -> int:
        """The next number, which is the one at hand from now on."""
        if not self._round:
            self._round, self._next = sorted(self._next), []
        self.now = heappop(self._round)
        self._waits.discard(self.now)
        self._bits ^= 1 << self.now
        return self.now
