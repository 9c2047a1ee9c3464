"""`make demo` prints what README shows, up to the last digits of measured numbers."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from doc_blocks import ROOT, blocks

_NUMBER = re.compile(r"\d+\.\d+(?:e[-+]\d+)?")
_LINE_OF_NATIVE = "native alone"


@pytest.fixture
def commands(tmp_path: Path) -> Path:
    """A folder with MixPert's commands and an nvidia-smi that finds no GPU."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for command in Path(sys.executable).parent.glob("mixpert-*"):
        (folder / command.name).symlink_to(command)
    (folder / "nvidia-smi").write_text("#!/bin/sh\nexit 9\n")
    (folder / "nvidia-smi").chmod(0o755)
    return folder


def test_demo_prints_the_table_of_readme(
    checkout: Path, commands: Path, environment: dict[str, str]
) -> None:
    printed = _demo(checkout, commands, environment)
    shown = next(block for block in blocks(ROOT / "README.md") if block.test == "demo")
    expected = [line for line in shown.text.splitlines() if not line.startswith("$ ")]
    assert [_shape(line) for line in printed] == [_shape(line) for line in expected]
    for ours, theirs in zip(printed, expected, strict=True):
        _check_numbers(ours, theirs)
    (session,) = (checkout / "demo").glob(".mixpert/*/session.jsonl")
    learnt = session.read_bytes()
    assert _demo(checkout, commands, environment) == printed
    assert session.read_bytes() == learnt, "the second demo ran the program again"


def _demo(checkout: Path, commands: Path, environment: dict[str, str]) -> list[str]:
    done = subprocess.run(
        ["sh", "samples/demo.sh", str(commands)],
        cwd=checkout, env=environment, capture_output=True, text=True, timeout=500, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture
def make() -> str:
    found = shutil.which("make")
    return found or pytest.skip("no make")


def test_a_checkout_without_links_is_refused(make: str, tmp_path: Path) -> None:
    _copy_build_files(tmp_path)
    (tmp_path / "mixpert").mkdir()
    (tmp_path / "mixpert" / "passes").write_text("../passes")  # what git writes without links
    message = _failing_demo([make, "demo"], tmp_path)
    assert "mixpert/passes must be a symbolic link" in message


@pytest.mark.parametrize("python", ["no-such-python", "/bin/false"])
def test_a_machine_without_a_usable_python_is_refused(
    make: str, python: str, tmp_path: Path
) -> None:
    _copy_build_files(tmp_path)
    (tmp_path / "mixpert").symlink_to(ROOT / "mixpert")
    message = _failing_demo([make, "demo", f"PYTHON={python}"], tmp_path)
    assert "MixPert needs" in message


def _copy_build_files(target: Path) -> None:
    for name in ("Makefile", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, target)


def _failing_demo(command: list[str], directory: Path) -> str:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MAKE")}
    done = subprocess.run(
        command, cwd=directory, env=environment, capture_output=True, text=True, timeout=100,
        check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert not (directory / ".venv").exists()
    return done.stderr


def _shape(line: str) -> str:
    """The line without its numbers, which `_check_numbers` compares, and without its alignment."""
    return re.sub(r"\s+", " ", _NUMBER.sub("#", line)).strip()


def _check_numbers(printed: str, expected: str) -> None:
    """Times change a little when the profile is recorded again; INT8 errors are reproducible.

    The error of native depends on how the machine's BLAS adds.
    """
    factor = 3.0 if _LINE_OF_NATIVE in printed else 1.05
    for ours, theirs in zip(_NUMBER.findall(printed), _NUMBER.findall(expected), strict=True):
        assert float(theirs) / factor <= float(ours) <= float(theirs) * factor, printed
