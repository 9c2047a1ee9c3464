"""A build that cannot succeed ends with one line that says what is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("tools", "reason"),
    [
        ((), "native library needs cmake, which is not on the PATH"),
        (("cmake",), "needs a C++17 compiler, and none is on the PATH: install g++"),
        (("cmake", "c++"), "native library was not built: cmake says why above"),
    ],
)
def test_what_is_missing(tmp_path: Path, tools: tuple[str, ...], reason: str) -> None:
    path = tmp_path / "bin"
    path.mkdir()
    for name in tools:
        (path / name).symlink_to("/bin/false")
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "-b", tmp_path, "-t", tmp_path],
        cwd=ROOT, env={"PATH": str(path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert reason in done.stderr.splitlines()[-1]
