"""Unpacks Zstandard frames (RFC 8878), in which nvcc leaves the text of kernels.

Python has no module for them before 3.14. Checksums are passed over: damaged text is no PTX.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

MAGIC = b"\x28\xb5\x2f\xfd"
_TOO_LONG = 1 << 22
_HUFFMAN_STEPS = 6
_MOST_SYMBOLS = 256
_WINDOW_BYTES = 8


class Damaged(ValueError):
    """Data that is no Zstandard frame, or uses a dictionary."""


class _Cell(NamedTuple):
    """A state of a finite-state decoder."""

    symbol: int
    bits: int
    base: int


class _Backwards:
    """The bits of a stream, read from its end."""

    def __init__(self, data: bytes) -> None:
        if not data or not data[-1]:
            raise Damaged("a stream without an end")
        self._data = data
        self.left = len(data) * 8 - 8 + data[-1].bit_length() - 1

    def peek(self, count: int) -> int:
        """The next bits; zeros beyond the last."""
        low = self.left - count
        if low < 0:
            return self._between(0, max(0, self.left)) << -low if self.left > 0 else 0
        return self._between(low, count)

    def take(self, count: int) -> int:
        """The next bits, which are then gone."""
        value = self.peek(count)
        self.left -= count
        return value

    def _between(self, low: int, count: int) -> int:
        first = low >> 3
        window = int.from_bytes(self._data[first : first + _WINDOW_BYTES], "little")
        return window >> (low & 7) & ((1 << count) - 1)


def _counts(data: bytes, most: int) -> tuple[int, list[int], int]:
    """Accuracy, how often each symbol comes in a table, and the bytes that say so."""
    bits = int.from_bytes(data[:512], "little")
    accuracy, at = (bits & 15) + 5, 4
    left, counts = 1 << accuracy, list[int]()
    if accuracy > most:
        raise Damaged("a table too large")
    while left > 0:
        width = (left + 1).bit_length()
        value = bits >> at & ((1 << width) - 1)
        low, spare = (1 << (width - 1)) - 1, (1 << width) - 1 - (left + 1)
        if value & low < spare:
            value, at = value & low, at + width - 1
        else:
            value, at = value - (spare if value > low else 0), at + width
        counts.append(value - 1)
        left -= abs(value - 1)
        while value == 1:
            repeat, at = bits >> at & 3, at + 2
            counts += [0] * repeat
            if repeat < 3:  # two bits, of which all ones go on
                break
        if len(counts) > _MOST_SYMBOLS:
            raise Damaged("too many symbols")
    return accuracy, counts, (at + 7) // 8


def _table(accuracy: int, counts: Sequence[int]) -> list[_Cell]:
    """The states of a decoder."""
    size = 1 << accuracy
    symbols, high = [0] * size, size - 1
    following = [abs(count) for count in counts]
    for symbol, count in enumerate(counts):
        if count < 0:
            symbols[high] = symbol
            high -= 1
    at = 0
    for symbol, count in enumerate(counts):
        for _ in range(max(0, count)):
            symbols[at] = symbol
            at = (at + (size >> 1) + (size >> 3) + 3) & (size - 1)
            while at > high:
                at = (at + (size >> 1) + (size >> 3) + 3) & (size - 1)
    cells = []
    for symbol in symbols:
        state = following[symbol]
        following[symbol] += 1
        bits = accuracy - state.bit_length() + 1
        cells.append(_Cell(symbol, bits, (state << bits) - size))
    return cells


def _weights(data: bytes) -> list[int]:
    """Weights of a Huffman code that are packed by two finite-state decoders in turns."""
    accuracy, counts, used = _counts(data, _HUFFMAN_STEPS)
    table, stream = _table(accuracy, counts), _Backwards(data[used:])
    states = [stream.take(accuracy), stream.take(accuracy)]
    weights: list[int] = []
    while True:
        cell = table[states[0]]
        weights.append(cell.symbol)
        if len(weights) > _MOST_SYMBOLS:
            raise Damaged("too many symbols")
        if stream.left < cell.bits:
            return [*weights, table[states[1]].symbol]
        states = [states[1], cell.base + stream.take(cell.bits)]


class _Huffman:
    """A code: for each bits that come next, the symbol and how many bits it has."""

    def __init__(self, weights: list[int]) -> None:
        total = sum(1 << (weight - 1) for weight in weights if weight)
        self.width = total.bit_length()
        left = (1 << self.width) - total
        if not total or left & (left - 1):
            raise Damaged("no complete code")
        weights = [*weights, left.bit_length()]
        self.cells: list[tuple[int, int]] = []
        for weight in range(1, self.width + 1):
            for symbol, its in enumerate(weights):
                if its == weight:
                    cell = symbol, self.width + 1 - weight
                    self.cells += [cell] * (1 << (weight - 1))

    def decoded(self, data: bytes, count: int) -> bytes:
        """So many symbols of a stream."""
        stream, found = _Backwards(data), bytearray()
        for _ in range(count):
            symbol, bits = self.cells[stream.peek(self.width)]
            stream.left -= bits
            found.append(symbol)
        if stream.left:
            raise Damaged("a stream of another length")
        return bytes(found)


def _huffman(data: bytes) -> tuple[_Huffman, int]:
    """A code and the bytes that describe it."""
    header = data[0]
    if header < 128:  # the format's
        return _Huffman(_weights(data[1 : 1 + header])), 1 + header
    count = header - 127
    halves = data[1 : 1 + (count + 1) // 2]
    weights = [half for byte in halves for half in (byte >> 4, byte & 15)][:count]
    return _Huffman(weights), 1 + len(halves)


class _Kind(NamedTuple):
    """One of the three numbers of a sequence: codes, and the least value and bits of each."""

    accuracy: int
    counts: tuple[int, ...]
    base: tuple[int, ...]
    extra: tuple[int, ...]
    most: int


def _values(first: int, extra: Sequence[int]) -> tuple[int, ...]:
    found = [first]
    for bits in extra[:-1]:
        found.append(found[-1] + (1 << bits))
    return tuple(found)


_LITERAL_BITS = (*[0] * 16, 1, 1, 1, 1, 2, 2, 3, 3, 4, *range(6, 17))
_MATCH_BITS = (*[0] * 32, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, *range(7, 17))
_LITERALS = _Kind(
    6,
    (4, 3, *[2] * 11, 1, 1, 1, *[2] * 9, 3, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1),
    _values(0, _LITERAL_BITS),
    _LITERAL_BITS,
    9,
)
_OFFSETS = _Kind(
    5,
    (*[1] * 6, 2, 2, 2, *[1] * 15, *[-1] * 5),
    tuple(1 << code for code in range(32)),
    tuple(range(32)),
    8,
)
_MATCHES = _Kind(
    6,
    (1, 4, 3, *[2] * 6, *[1] * 37, *[-1] * 7),
    _values(3, _MATCH_BITS),
    _MATCH_BITS,
    9,
)


class _Frame:
    """What goes on from block to block of a frame."""

    def __init__(self) -> None:
        self.found = bytearray()
        self._code: _Huffman | None = None
        self._tables: list[list[_Cell] | None] = [None, None, None]
        self._recent = [1, 4, 8]

    def block(self, data: bytes) -> None:
        """A compressed block."""
        literals, used = self._literals(data)
        self._sequences(data[used:], literals)

    def _literals(self, data: bytes) -> tuple[bytes, int]:
        kind, form = data[0] & 3, data[0] >> 2 & 3
        if kind < 2:  # stored, or one byte many times
            header = (1, 2, 1, 3)[form]
            size = int.from_bytes(data[:header], "little") >> (3, 4, 3, 4)[form]
            if kind == 1:
                return data[header : header + 1] * size, header + 1
            return data[header : header + size], header + size
        header, bits = ((3, 10), (3, 10), (4, 14), (5, 18))[form]
        sizes = int.from_bytes(data[:header], "little") >> 4
        size, packed = sizes & ((1 << bits) - 1), sizes >> bits
        body, used = data[header : header + packed], 0
        if kind == 2:  # with a code of its own
            self._code, used = _huffman(body)
        if self._code is None:
            raise Damaged("no code")
        streams = body[used:]
        if form == 0:
            return self._code.decoded(streams, size), header + packed
        return self._four(self._code, streams, size), header + packed

    @staticmethod
    def _four(code: _Huffman, streams: bytes, size: int) -> bytes:
        lengths = [int.from_bytes(streams[i : i + 2], "little") for i in (0, 2, 4)]
        at, each, found = 6, (size + 3) // 4, b""
        for length in lengths:
            found += code.decoded(streams[at : at + length], each)
            at += length
        return found + code.decoded(streams[at:], size - 3 * each)

    def _sequences(self, data: bytes, literals: bytes) -> None:
        count, at = data[0], 1
        if count == 255:  # the format's
            count, at = int.from_bytes(data[1:3], "little") + 0x7F00, 3
        elif count >= 128:
            count, at = ((count - 128) << 8) + data[1], 2
        if not count:
            self.found += literals
            return
        modes, at = data[at], at + 1
        for index, kind in enumerate((_LITERALS, _OFFSETS, _MATCHES)):
            at += self._choose(index, kind, modes >> (6 - 2 * index) & 3, data[at:])
        self._run(_Backwards(data[at:]), count, literals)

    def _choose(self, index: int, kind: _Kind, mode: int, data: bytes) -> int:
        """Take the table of one of the numbers; how many bytes that is."""
        if mode == 0:
            self._tables[index] = _table(kind.accuracy, kind.counts)
        elif mode == 1:
            self._tables[index] = [_Cell(data[0], 0, 0)]
            return 1
        elif mode == 2:  # a table of its own
            accuracy, counts, used = _counts(data, kind.most)
            self._tables[index] = _table(accuracy, counts)
            return used
        return 0

    def _run(self, stream: _Backwards, count: int, literals: bytes) -> None:
        tables = [table for table in self._tables if table is not None]
        if len(tables) < len(self._tables):
            raise Damaged("no table")
        first, second, third = tables
        state = [stream.take(len(table).bit_length() - 1) for table in tables]
        at = 0
        for turn in range(count):
            length, offset, match = first[state[0]], second[state[1]], third[state[2]]
            far = _OFFSETS.base[offset.symbol] + stream.take(offset.symbol)
            matched = _MATCHES.base[match.symbol] + stream.take(_MATCHES.extra[match.symbol])
            plain = _LITERALS.base[length.symbol] + stream.take(_LITERALS.extra[length.symbol])
            if turn < count - 1:
                state[0] = length.base + stream.take(length.bits)
                state[2] = match.base + stream.take(match.bits)
                state[1] = offset.base + stream.take(offset.bits)
            self.found += literals[at : at + plain]
            at += plain
            self._repeat(self._distance(far, plain), matched)
        self.found += literals[at:]

    def _distance(self, far: int, plain: int) -> int:
        """How far back a sequence copies from: of the last three distances, or another."""
        recent = self._recent
        which = far - 1 + (plain == 0)
        if far > 3:  # the format's
            self._recent = [far - 3, *recent[:2]]
        elif which == 3:
            self._recent = [recent[0] - 1, *recent[:2]]
        else:
            self._recent = [recent.pop(which), *recent]
        return self._recent[0]

    def _repeat(self, distance: int, length: int) -> None:
        found = self.found
        if not 0 < distance <= len(found) or len(found) + length > _TOO_LONG:
            raise Damaged("a copy of what is not there")
        start = len(found) - distance
        while length > 0:
            part = found[start : start + length]
            found += part
            length -= len(part)


def unpacked(data: bytes) -> bytes:
    """What a frame holds.

    Raises:
        Damaged: it is none, needs a dictionary or holds more than a few megabytes.
    """
    try:
        return _unpacked(data)
    except (IndexError, OverflowError) as error:
        raise Damaged("the data ends too soon") from error


def _unpacked(data: bytes) -> bytes:
    if data[:4] != MAGIC:
        raise Damaged("no frame")
    descriptor, at = data[4], 5
    alone = descriptor >> 5 & 1
    if descriptor & 3:
        raise Damaged("a dictionary is needed")
    at += 1 - alone
    at += (alone, 2, 4, 8)[descriptor >> 6]
    frame = _Frame()
    while True:
        header = int.from_bytes(data[at : at + 3], "little")
        last, kind, size = header & 1, header >> 1 & 3, header >> 3
        body = data[at + 3 : at + 3 + (1 if kind == 1 else size)]
        if at + 3 > len(data) or (size and not body):
            raise Damaged("the data ends too soon")
        if kind == 2:  # compressed
            frame.block(body)
        else:
            frame.found += body * size if kind == 1 else body
        if len(frame.found) > _TOO_LONG:
            raise Damaged("too long")
        at += 3 + len(body)
        if last:
            return bytes(frame.found)
