"""Images without names of constants: nothing else in them changes."""

from __future__ import annotations

import os
import random
import struct
from typing import NamedTuple

import pytest

from mixpert.errors import BackendError
from mixpert.kernels.compiler import compile_kernel, require_nvrtc
from mixpert.kernels.plain_images import plain

NAME, INFO, SIZE = 0, 4, 24  # of a symbol: places of its fields, and its bytes


class Elf(NamedTuple):
    """What these tests read of a file, with code of their own: sections by name, symbols."""

    sections: dict[str, bytes]
    symbols: list[tuple[str, bytes]]
    """Name, and all of the entry but the name's place."""


def text_at(strings: bytes, place: int) -> str:
    return strings[place:].split(b"\0", 1)[0].decode()


def read(image: bytes) -> Elf:
    headers = struct.unpack_from("<Q", image, 40)[0]
    count, names_at = struct.unpack_from("<HH", image, 60)
    entries = [struct.unpack_from("<IIQQQQI", image, headers + 64 * i) for i in range(count)]
    contents = [b"" if e[1] == 8 else image[e[4] : e[4] + e[5]] for e in entries]  # 8: no bytes
    names = [text_at(contents[names_at], entry[0]) for entry in entries]
    (table,) = (i for i, entry in enumerate(entries) if entry[1] == 2)
    strings = contents[entries[table][6]]
    rows = [contents[table][at : at + SIZE] for at in range(0, len(contents[table]), SIZE)]
    symbols = [(text_at(strings, struct.unpack_from("<I", row)[0]), row[INFO:]) for row in rows]
    return Elf(dict(zip(names, contents, strict=True)), symbols)


@pytest.fixture(scope="module", params=["sm_80", "sm_90a"])
def image(request: pytest.FixtureRequest) -> bytes:
    try:
        require_nvrtc()
    except BackendError as error:
        pytest.skip(str(error))
    compiled, _ = compile_kernel("pack SP=1 SQ=1 ROWS=8 RADIX=8 STATISTICS=0", request.param)
    return compiled


def test_only_names_of_local_variables_are_lost(image: bytes) -> None:
    before, after = read(image), read(plain(image))
    assert before.sections.keys() == after.sections.keys()
    for name, content in before.sections.items():
        assert len(after.sections[name]) == len(content)
        if name not in (".strtab", ".symtab"):
            assert after.sections[name] == content, name
    assert [entry for _, entry in before.symbols] == [entry for _, entry in after.symbols]
    lost = {old: new for (old, _), (new, _) in zip(before.symbols, after.symbols, strict=True)}
    forgotten = {old for old, new in lost.items() if old and not new}
    assert len(forgotten) > 50 and all("mixpert" in name for name in forgotten)
    assert all(new in (old, "") for old, new in lost.items())
    assert lost["pack"] == "pack"


def test_bytes_outside_of_names_keep_their_places(image: bytes) -> None:
    small = plain(image)
    assert len(small) % 16 == 0 and 0 <= len(small) - len(image) < 16
    assert small.count(b"mixpert") == 0 < image.count(b"mixpert")
    elf = read(image)
    changed = sum(a != b for a, b in zip(image, small, strict=False))
    assert 0 < changed <= len(elf.sections[".strtab"]) + 4 * len(elf.symbols)


def test_a_second_time_changes_nothing(image: bytes) -> None:
    assert plain(plain(image)) == plain(image)


@pytest.mark.parametrize(
    "content",
    [b"", b"x", b".version 8.0\n.target sm_80", os.urandom(48)],
    ids=["empty", "byte", "ptx", "noise"],
)
def test_what_is_no_cubin_keeps_its_bytes(content: bytes) -> None:
    assert plain(content) == content.ljust(-(-len(content) // 16) * 16, b"\0")


def test_damaged_images_do_no_harm(image: bytes) -> None:
    """The driver refuses them later on, and the kernel is compiled again."""
    draw = random.Random(7)
    for _ in range(300):
        damaged = bytearray(image[: draw.randrange(len(image))])
        for _ in range(draw.randrange(1, 4)):
            damaged[draw.randrange(min(len(damaged), 64 if draw.random() < 0.5 else 10**9))] ^= 255
        assert 0 <= len(plain(bytes(damaged))) - len(damaged) < 16
