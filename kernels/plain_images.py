"""Kernel images without the names of their constants, which nothing looks up by name.

NVRTC puts each constant of a kernel's sources into the image as a local symbol with a long mangled
name, although no instruction reads it. Section sizes and offsets stay as they are: names become
zeros, which compression reduces to nothing.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

_ELF = b"\x7fELF\x02\x01"  # 64 bits, little-endian
_SYMBOLS, _STRINGS = 2, 3  # types of sections
_LOCAL_OBJECT = 1  # binding 0, type 1
_SYMBOL = struct.Struct("<IBBHQQ")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_INSTRUCTION = 16
_DAMAGED = (struct.error, ValueError, IndexError, OverflowError)
"""What reading a damaged file raises."""


class _Section(NamedTuple):
    kind: int
    offset: int
    size: int
    link: int


def plain(image: bytes) -> bytes:
    """The image without names of local variables, with zeros at its end to a multiple of 16 bytes.

    Instructions have 16 bytes and begin at multiples of 128 in an image, so that those of several
    images in a row stay at multiples of 16, which compression makes use of. Whatever else the image
    contains, instructions, values, relocations and kernel names, keeps its place and its bytes. An
    image that is no 64-bit ELF file, such as PTX, keeps all its bytes.
    """
    content = bytearray(image)
    if image.startswith(_ELF):
        with suppress(*_DAMAGED):  # the driver will refuse it
            _forget_names(content)
    return bytes(content) + bytes(-len(content) % _INSTRUCTION)


def _forget_names(image: bytearray) -> None:
    sections = list(_sections(image))
    for section in sections:
        if section.kind == _SYMBOLS:
            names = sections[section.link]
            others = [one for one in sections if one.link == section.link and one is not section]
            within = max(one.offset + one.size for one in (section, names)) <= len(image)
            if names.kind == _STRINGS and not others and within:
                _write_names(image, section, names)


def _sections(image: bytes | bytearray) -> Iterator[_Section]:
    (start,) = struct.unpack_from("<Q", image, 40)
    size, count = struct.unpack_from("<HH", image, 58)
    for i in range(count):
        _, kind, _, _, offset, length, link, *_ = _SECTION.unpack_from(image, start + i * size)
        yield _Section(kind, offset, length, link)


def _write_names(image: bytearray, symbols: _Section, names: _Section) -> None:
    """New names for all symbols: none for local objects, the same for the others."""
    old = bytes(image[names.offset : names.offset + names.size])
    new, places = bytearray(1), {b"": 0}
    for at in range(symbols.offset, symbols.offset + symbols.size, _SYMBOL.size):
        place, info, *rest = _SYMBOL.unpack_from(image, at)
        name = b"" if info == _LOCAL_OBJECT else old[place : old.index(0, place)]
        if name not in places:
            places[name] = len(new)
            new += name + b"\0"
        _SYMBOL.pack_into(image, at, places[name], info, *rest)
    image[names.offset : names.offset + names.size] = new.ljust(names.size, b"\0")
