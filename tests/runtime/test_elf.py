"""Damaged executables tell nothing, and end nothing in a traceback."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from mixpert import native
from mixpert.errors import FormatError
from mixpert.passes.text.graph_section import read_graphs
from mixpert.runtime import elf
from mixpert.runtime.dwarf import place_of

CASES = 300
HEADER = 64
TABLES = 2500
"""Bytes at the end of a small program that hold its section headers."""


@pytest.fixture(scope="module", params=["-gdwarf-5", "-gz"])
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++")
    folder = tmp_path_factory.mktemp("program")
    (folder / "app.cpp").write_text("int main() { return 0; }\n")
    subprocess.run([compiler, "-g", request.param, "app.cpp", "-o", "app"], cwd=folder, check=True)
    return (folder / "app").read_bytes()


def damaged(content: bytes, rng: random.Random) -> bytes:
    """Some bytes changed, more of them where the file says what lies where."""
    data = bytearray(content)
    for _ in range(rng.choice([1, 3, 10, 100])):
        parts = range(HEADER), range(len(data)), range(len(data) - TABLES, len(data))
        data[rng.choice(rng.choice(parts))] = rng.choice([0, 255, rng.randrange(256)])
    return bytes(data[: rng.randrange(len(data))] if rng.random() < 0.1 else data)


def test_damaged_files_raise_nothing(program: bytes, tmp_path: Path) -> None:
    rng, path, names = random.Random(1), tmp_path / "app", native.intercepted_names()
    for _ in range(CASES):
        path.write_bytes(damaged(program, rng))
        elf.read_header(path)
        elf.build_id(path)
        assert elf.imported(path, names) == []
        elf.needed(path)
        place_of(path, 0x1130)
        try:
            read_graphs(path)
        except FormatError as error:
            assert str(path) in str(error)


def test_names_that_a_file_spells(tmp_path: Path) -> None:
    path = tmp_path / "file"
    name = b"cublasSgemm_v2"
    for content, expected in ((b"", False), (b"\0" + name, True), (name, True), (name[:6], False)):
        path.write_bytes(content)
        assert elf.mentions(path, ["no_such", "cublasSgemm_v2"]) is expected


def test_the_undamaged_program(program: bytes, tmp_path: Path) -> None:
    """What the damaged copies would tell."""
    path = tmp_path / "app"
    path.write_bytes(program)
    header = elf.read_header(path)
    assert header is not None and header.dynamic
    assert elf.imported(path, ["no_such_function", "__libc_start_main"]) == ["__libc_start_main"]
    assert any(name.startswith("libc.so") for name in elf.needed(path))
    assert read_graphs(path) == []
