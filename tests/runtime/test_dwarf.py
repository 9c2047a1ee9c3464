"""File and line of an address, on objects that g++ makes here."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mixpert.runtime.dwarf import place_of

SOURCE = "int twice(int x) {\n  return\n    2 * x;\n}\nint main() {\n  return twice(0);\n}\n"


@pytest.fixture
def compiled(tmp_path: Path):
    """Compiles the source in its own folder with options; the program and main's offset."""
    compiler = shutil.which("g++")
    if compiler is None or shutil.which("nm") is None:
        pytest.skip("needs g++ and nm")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "app.cpp").write_text(SOURCE)

    def compile_(*options: str) -> tuple[Path, int]:
        command = [compiler, *options, "src/app.cpp", "-o", "app"]
        subprocess.run(command, cwd=tmp_path, check=True)
        names = subprocess.run(["nm", "app"], cwd=tmp_path, check=True, capture_output=True)
        found = re.search(r"([0-9a-f]+) T main", names.stdout.decode())
        assert found is not None
        base = 0x400000 if "-no-pie" in options else 0
        return tmp_path / "app", int(found[1], 16) - base

    return compile_


@pytest.mark.parametrize(
    "options", [["-g"], ["-g", "-gdwarf-4"], ["-g", "-no-pie"], ["-g", "-gno-as-loc-support"]]
)
def test_file_and_line(compiled, options):
    program, main = compiled(*options)
    assert place_of(program, main) == ("src/app.cpp", 5)
    assert place_of(program, main + 10) == ("src/app.cpp", 6)


def test_nothing_is_known_without_debug_information(compiled, tmp_path):
    program, main = compiled()
    assert place_of(program, main) is None
    (tmp_path / "script").write_text("#!/bin/sh\n")
    assert place_of(tmp_path / "script", 0) is None
    assert place_of(Path(sys.executable), 1) is None
