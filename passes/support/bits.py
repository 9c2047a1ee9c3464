"""Sets of numbers, stored as bits of integers."""

from __future__ import annotations

from collections.abc import Iterator

_PART_BITS = 240
_PART = (1 << _PART_BITS) - 1


def numbers_of(bits: int) -> Iterator[int]:
    """The numbers in a set, in order."""
    start = -1
    while bits:  # a part at a time: each step costs as much as a set is long
        part = bits & _PART
        if not part:
            empty = (bits & -bits).bit_length() - 1
            bits >>= empty
            start += empty
            continue
        while part:
            low = part & -part
            yield start + low.bit_length()
            part ^= low
        bits >>= _PART_BITS
        start += _PART_BITS
