"""The source distribution holds what the native library is built from, and nothing built."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEAST_SETUPTOOLS = 77


def has_setuptools() -> bool:
    try:
        version = importlib.metadata.version("setuptools")
    except importlib.metadata.PackageNotFoundError:
        return False
    return int(version.partition(".")[0]) >= LEAST_SETUPTOOLS


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of the archive, named as in the repository."""
    if not has_setuptools():
        pytest.skip(f"needs setuptools {LEAST_SETUPTOOLS}, of the extra test")
    folder = tmp_path_factory.mktemp("source")
    (folder / "egg").mkdir()
    words = ["egg_info", "--egg-base", folder / "egg", "sdist", "--dist-dir", folder]
    command = [sys.executable, ROOT / "setup.py", "--quiet", *words]
    subprocess.run(list(map(str, command)), cwd=ROOT, capture_output=True, check=True)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = [member.name for member in opened.getmembers() if member.isfile()]
    return {name.partition("/")[2] for name in names}


def test_it_has_what_the_native_library_is_built_from(packed: set[str]) -> None:
    native = [path for path in (ROOT / "runtime" / "native").rglob("*") if path.is_file()]
    kernels = list((ROOT / "kernels").glob("*.cuh"))
    wanted = {str(path.relative_to(ROOT)) for path in (*native, *kernels)}
    assert len(kernels) > 10 and wanted - packed == set()
    assert {"setup.py", "pyproject.toml", "README.md", "LICENSE"} <= packed


def test_it_has_the_packages_in_place_of_the_links(packed: set[str]) -> None:
    for folder in ("passes", "runtime", "kernels", "tuner"):
        found = {f"mixpert/{path.relative_to(ROOT)}" for path in (ROOT / folder).rglob("*.py")}
        assert found and found - packed == set()


def test_it_has_nothing_that_was_built(packed: set[str]) -> None:
    assert [name for name in packed if name.endswith((".so", ".a", ".o", ".pyc"))] == []


def test_it_has_no_tests_without_what_they_need(packed: set[str]) -> None:
    """setuptools takes tests/test*.py of its own accord."""
    assert [name for name in packed if name.startswith("tests/")] == []
