"""A folder in which the documentation's commands run as in a checkout."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest
from child_environment import child_environment
from doc_blocks import ROOT


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the files that the commands name, without what earlier runs left."""
    unwanted = shutil.ignore_patterns("*.bin", "*.o", "*_emu*", "__pycache__")
    for folder in ("samples", "benchmarks", "docs/examples"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=unwanted)
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "mixpert").symlink_to(ROOT / "mixpert")
    return tmp_path


@pytest.fixture
def environment() -> dict[str, str]:
    """The user's environment with this interpreter's commands first, and no setting of ours."""
    kept = child_environment()
    return kept | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
