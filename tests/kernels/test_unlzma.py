"""Packed kernel images: unpacked as Python's lzma has them, and safely where they are damaged."""

from __future__ import annotations

import lzma
import random
import shutil
import struct
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "runtime" / "native" / "src"
HEADER = 13
FLAGS = ["-std=c++17", "-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]

Case = tuple[bytes, int]
"""A stream, and how many of its bytes are wanted."""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++")
    folder = tmp_path_factory.mktemp("unlzma")
    command = [compiler, *FLAGS, f"-I{SOURCES}", "-o", folder / "unlzma"]
    empty = folder / "empty.cpp"
    empty.write_text("int main() {}\n")
    if subprocess.run([*command, empty], check=False, capture_output=True).returncode:
        pytest.skip("g++ has no sanitizers")
    subprocess.run([*command, HERE / "unlzma.cpp", SOURCES / "support/unlzma.cpp"], check=True)
    return folder / "unlzma"


def unpacked(driver: Path, cases: list[Case], folder: Path) -> list[tuple[bool, bytes]]:
    """For each stream whether it was whole, and what came out."""
    path = folder / "streams"
    path.write_bytes(b"".join(struct.pack("<QQ", len(s), wanted) + s for s, wanted in cases))
    done = subprocess.run([driver, path], capture_output=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    results, rest = [], done.stdout
    while rest:
        whole, length = struct.unpack_from("<?Q", rest)
        results.append((whole, rest[9 : 9 + length]))
        rest = rest[9 + length :]
    return results


def texts(rng: random.Random) -> list[bytes]:
    """Noise, repetitions near and far, and nothing."""
    noise = rng.randbytes(3000)
    words = b"".join(rng.choice([b"mixpert ", b"kernel ", b"\0\0\0\0"]) for _ in range(2000))
    return [b"", b"a", b"a" * 5000, noise, words, noise + words + noise, bytes(range(256)) * 40]


def packed(text: bytes, **filters: int) -> bytes:
    chain = [{"id": lzma.FILTER_LZMA1, **filters}]
    return lzma.compress(text, lzma.FORMAT_ALONE, filters=chain)


def test_what_was_packed_comes_out(driver: Path, tmp_path: Path) -> None:
    rng = random.Random(1)
    cases, expected = [], []
    for text in texts(rng):
        for filters in (
            {},
            {"preset": 9},
            {"lc": 0, "lp": 4, "pb": 0},
            {"lc": 4, "lp": 0, "pb": 4},
        ):
            for wanted in {0, len(text) // 2, len(text)}:
                cases.append((packed(text, **filters), wanted))
                expected.append((True, text[:wanted]))
    found = unpacked(driver, cases, tmp_path)
    assert [
        (whole, out[: len(text)]) for (whole, out), (_, text) in zip(found, expected, strict=True)
    ] == expected


def test_more_than_there_is_is_not_whole(driver: Path, tmp_path: Path) -> None:
    text = texts(random.Random(1))[4]
    stream = packed(text)
    cases = [(stream, len(text) + 1), *((stream[:n], len(text)) for n in range(0, 200, 7))]
    assert not any(whole for whole, _ in unpacked(driver, cases, tmp_path))


def test_damage_ends_no_program(driver: Path, tmp_path: Path) -> None:
    """Bytes changed anywhere: refused, or as long as was wanted."""
    rng, cases = random.Random(2), list[Case]()
    for text in texts(rng) * 40:
        stream = bytearray(packed(text))
        for _ in range(rng.choice([1, 2, 20])):
            stream[rng.randrange(rng.choice([HEADER, len(stream)]))] = rng.randrange(256)
        cases.append((bytes(stream), len(text)))
    found = unpacked(driver, cases, tmp_path)
    assert len(found) == len(cases)
    assert all(
        len(out) >= wanted for (whole, out), (_, wanted) in zip(found, cases, strict=True) if whole
    )


def test_what_no_decoder_takes_is_refused(driver: Path, tmp_path: Path) -> None:
    stream = bytearray(packed(b"mixpert" * 100))
    cases = [(bytes([225]) + stream[1:], 700)]  # properties beyond the last
    cases.append((bytes(stream[:HEADER]) + b"\1" + stream[HEADER + 1 :], 700))  # begins with 0
    cases.append((bytes(stream[:HEADER]) + b"\0\xff\xff\xff\xff" + stream[HEADER + 5 :], 700))
    assert not any(whole for whole, _ in unpacked(driver, cases, tmp_path))
