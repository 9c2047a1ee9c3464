"""Fixtures of tests that build programs with MixPert's commands."""

import os
import sys
from pathlib import Path

import pytest
from two_files import CLANG, HEADER, LAYER, PROGRAM, needs


@pytest.fixture
def commands(monkeypatch):
    """MixPert's commands are on the PATH."""
    here = Path(sys.executable).parent
    monkeypatch.setenv("PATH", f"{here}{os.pathsep}{os.environ['PATH']}")
    needs("mixpert-cc", "mixpert-config")


@pytest.fixture
def project(tmp_path, commands):
    if CLANG is None:
        pytest.skip("needs clang")
    for name, text in (("layer.h", HEADER), ("layer.cpp", LAYER), ("main.cpp", PROGRAM)):
        (tmp_path / name).write_text(text)
    return tmp_path
