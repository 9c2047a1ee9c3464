"""The PTX of kernels that nvcc and clang embed in a host module.

nvcc spells a fat binary out as words of `module asm`, clang as a string in section `.nv_fatbin`.
In it lie images, one an architecture: machine code, which is passed over, and PTX, mostly packed.
"""

from __future__ import annotations

import re
import struct
import sys
from collections.abc import Iterator

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

_WORDS = re.compile(r'^module asm "\.quad ([0-9a-fx, ]+)"$', re.MULTILINE)
_STRING = re.compile(r' c"(P\\EDU\\BA[^"\n]*)", section "\.nv_fatbin"')
_ESCAPED = re.compile(r"\\([0-9A-Fa-f]{2}|\\)")
_HEADER = struct.Struct("<IHHQ")
_IMAGE = struct.Struct("<HHIQI")
"""Kind, version, bytes of the header, bytes of the body, and how many of those if packed."""
_MAGIC = 0xBA55ED50
_PTX = 1
_FLAGS_AT, _LENGTH_AT, _LEAST_HEADER = 40, 56, 64
_LZ4, _ZSTANDARD = 0x2000, 0x8000
_MOST_TEXT = 1 << 22
"""Bytes of PTX that are looked at, in all images together."""


class Damaged(ValueError):
    """Data that is no fat binary, or an image that cannot be unpacked."""


def ptx_of(text: str) -> list[str] | None:
    """The PTX in the text of a module, one for each image that has any.

    Returns:
        None where there is device code of which not all PTX can be read.
    """
    found: list[str] = []
    try:
        for data in _binaries(text):
            found += (image.decode("latin-1") for image in _images(data))
    except (Damaged, struct.error, IndexError, ValueError, OverflowError):
        return None
    return found if sum(map(len, found)) <= _MOST_TEXT else None


def _binaries(text: str) -> Iterator[bytes]:
    words = (word for line in _WORDS.findall(text) for word in line.split(","))
    spelt = b"".join(int(word, 16).to_bytes(8, "little") for word in words)
    yield spelt
    for string in _STRING.findall(text):
        plain = _ESCAPED.sub(lambda m: "\\" if m[1] == "\\" else chr(int(m[1], 16)), string)
        yield plain.encode("latin-1")


def _images(data: bytes) -> Iterator[bytes]:
    """The PTX of the fat binaries that lie one after another."""
    at = 0
    while at + _HEADER.size <= len(data):
        magic, _, header, size = _HEADER.unpack_from(data, at)
        if magic != _MAGIC:
            raise Damaged("no fat binary")
        at, end = at + header, at + header + size
        while at < end:
            kind, _, before, stored, packed = _IMAGE.unpack_from(data, at)
            if before < _LEAST_HEADER or at + before + stored > len(data):
                raise Damaged("an image that goes on beyond its end")
            if kind == _PTX:
                yield _plain(data[at : at + before], data[at + before :][: packed or stored])
            at += before + stored


def _plain(header: bytes, body: bytes) -> bytes:
    (flags,) = struct.unpack_from("<Q", header, _FLAGS_AT)
    (length,) = struct.unpack_from("<Q", header, _LENGTH_AT)
    if flags & _ZSTANDARD:
        body = unpacked(body)
    elif flags & _LZ4:
        body = _lz4(body, length)
    return body.rstrip(b"\0")


def unpacked(data: bytes) -> bytes:
    """What a Zstandard frame holds.

    Raises:
        Damaged: it is none, ends too soon, or holds more than is looked at.
    """
    frame = zstd.ZstdDecompressor()
    try:
        found = frame.decompress(data, max_length=_MOST_TEXT)
    except zstd.ZstdError as error:
        raise Damaged("no whole frame") from error
    if not frame.eof:
        raise Damaged("a frame that is too long, or ends too soon")
    return found


def _lz4(data: bytes, length: int) -> bytes:
    """What a block of LZ4 holds."""
    found = bytearray()
    at = 0

    def extended(count: int) -> int:
        nonlocal at
        if count == 15:  # bytes follow that add to it
            while True:
                more = data[at]
                at += 1
                count += more
                if more < 255:  # the last of them
                    break
        return count

    while at < len(data):
        token = data[at]
        at += 1
        plain = extended(token >> 4)
        found += data[at : at + plain]
        at += plain
        if at >= len(data):
            break
        distance = int.from_bytes(data[at : at + 2], "little")
        at += 2
        count = extended(token & 15) + 4
        if not 0 < distance <= len(found) or len(found) + count > min(length, _MOST_TEXT):
            raise Damaged("a copy of what is not there")
        start = len(found) - distance
        for i in range(start, start + count):
            found.append(found[i])
    if len(found) != length:
        raise Damaged("text of another length")
    return bytes(found)
