"""A build that cannot succeed ends with one line that says what is missing; builds take turns."""

from __future__ import annotations

import fcntl
import shutil
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


def test_a_build_waits_for_another_one_in_the_same_folder(tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("passes", "runtime", "kernels", "tuner"):
        (tmp_path / "mixpert" / name).mkdir(parents=True)
        (tmp_path / "mixpert" / name / "__init__.py").touch()
    (tmp_path / "build").mkdir()
    with (tmp_path / "build" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        words = (sys.executable, "setup.py", "--quiet", "--name")
        build = subprocess.Popen(
            words, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert build.stderr is not None
        assert build.stderr.readline() == "waiting for another build in this folder\n"
        assert build.poll() is None
    printed, _ = build.communicate(timeout=60)
    assert (build.returncode, printed) == (0, "mixpert\n")
