"""The native library's sources are as clang-format lays them out (`.clang-format`)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "runtime" / "native" / "src"
PINNED = "clang-format==19.1.7"
"""Versions differ in what they make of the same file."""


@pytest.fixture
def clang_format() -> Path:
    """The one of the environment that runs the tests, from its wheel."""
    command = Path(sys.executable).with_name("clang-format")
    if not command.exists():
        pytest.skip("clang-format is not installed in this environment (the test extra)")
    version = subprocess.run([command, "--version"], check=True, capture_output=True, text=True)
    assert PINNED.partition("==")[2] in version.stdout
    return command


def sources() -> list[Path]:
    return sorted(p for p in SOURCES.rglob("*") if p.suffix in {".cpp", ".h", ".inl"})


def test_the_version_is_pinned() -> None:
    assert f'"{PINNED}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_sources_are_formatted(clang_format: Path) -> None:
    assert len(sources()) > 100
    done = subprocess.run(
        [clang_format, "--dry-run", "-Werror", *sources()],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[:2000]


def test_another_layout_is_refused(clang_format: Path, tmp_path: Path) -> None:
    (tmp_path / ".clang-format").write_text((ROOT / ".clang-format").read_text())
    file = tmp_path / "a.cpp"
    file.write_text("int  f( int* x ) { return *x; }\n")
    done = subprocess.run([clang_format, "--dry-run", "-Werror", file], check=False)
    assert done.returncode == 1
