"""Which libraries a program loads: what a session belongs to."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mixpert import settings
from mixpert.runtime.elf import build_id, read_header
from mixpert.tuner import libraries
from mixpert.tuner.comparison import Comparison
from mixpert.tuner.key import session_key
from mixpert.tuner.program import Program

DYNAMIC = Path(sys.executable).resolve()


def test_what_the_loader_loads_and_which_version():
    found = libraries.versions(DYNAMIC)
    assert any(name.startswith("libc.so") for name in found)
    assert "missing" not in found.values()
    assert not any("vdso" in name for name in found)


def test_scripts_and_missing_files_load_nothing(tmp_path):
    script = tmp_path / "script"
    script.write_text("#!/bin/sh\n")
    assert libraries.versions(script) == {}
    assert libraries.versions(tmp_path / "nothing") == {}


def test_a_library_without_a_build_id_is_identified_by_size_and_time(tmp_path):
    library = tmp_path / "libblas.so"
    library.write_bytes(b"1234")
    os.utime(library, ns=(5, 5))
    assert build_id(library) is None
    assert libraries.versions(library, [library]) == {"libblas.so": "4 bytes of 5"}


def test_a_copy_has_the_same_build_id(tmp_path):
    header = read_header(DYNAMIC)
    if header is None or build_id(DYNAMIC) is None:
        pytest.skip("this Python was linked without a build id")
    copy = shutil.copy(DYNAMIC, tmp_path / "python")
    assert build_id(copy) == build_id(DYNAMIC)


def test_a_path_that_the_locale_cannot_spell(tmp_path):
    """As under LC_ALL=C, or ISO 8859-1, where others have named a folder in UTF-8."""
    folder = tmp_path / "süß"
    folder.mkdir()
    source = next(path for path in libraries.loaded(DYNAMIC) if path.name.startswith("libm."))
    copy = shutil.copy(source, folder / "libcopy.so")
    script = (
        "import sys; from pathlib import Path; from mixpert.tuner import libraries\n"
        "print(libraries.versions(Path(sys.argv[1]))['libcopy.so'])\n"
    )
    locale = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run(
        [sys.executable, "-c", script, DYNAMIC],
        env=os.environ | locale | {"LD_PRELOAD": str(copy)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == f"{libraries.versions(copy, [copy])['libcopy.so']}\n"


def test_the_blas_of_native_calls_belongs_to_a_session(tmp_path, monkeypatch):
    """The loader does not list it: the runtime opens it."""
    script, blas = tmp_path / "run", tmp_path / "libmine.so"
    for path in (script, blas):
        path.write_text("#!/bin/sh\n")
        path.chmod(0o755)
    monkeypatch.setenv(settings.BLAS, str(blas))
    program = Program(script, preload=True)
    key = session_key(program, script, Comparison(), "fp64", "here")
    assert [name for name in key if name.startswith("library")] == ["library libmine.so"]
