"""The runtime alone, installed by CMake, and C++ projects that find it there."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from mixpert.version import __version__

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
NATIVE = HERE.parents[1] / "runtime" / "native"
OUTPUT = f"{__version__} 23\n"


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"needs {name}")
    return found


def call(*words: str | Path, **variables: str) -> str:
    done = subprocess.run(
        list(map(str, words)), env=os.environ | variables, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Configured for one place and installed into another, whose name holds a blank."""
    cmake, base = tool("cmake"), tmp_path_factory.mktemp("install")
    tool("g++")
    build, prefix = base / "build", base / "some where"
    call(cmake, "-S", NATIVE, "-B", build, "-DCMAKE_BUILD_TYPE=Debug")
    call(cmake, "--build", build, "-j", "2")
    call(cmake, "--install", build, "--prefix", prefix)
    return prefix


def test_what_is_installed(prefix: Path) -> None:
    names = {path.name for path in prefix.rglob("*") if path.is_file()}
    assert names >= {"mixpert.h", "libmixpert.so", "libmixpert.a", "mixpert.pc"}
    assert {"MixPertConfig.cmake", "MixPertConfigVersion.cmake", "MixPertTargets.cmake"} <= names


@pytest.mark.parametrize("target", ["shared", "static"])
def test_find_package(prefix: Path, tmp_path: Path, target: str) -> None:
    cmake = tool("cmake")
    call(cmake, "-S", HERE, "-B", tmp_path, f"-DCMAKE_PREFIX_PATH={prefix}")
    call(cmake, "--build", tmp_path, "--target", target)
    assert call(tmp_path / target) == OUTPUT


@pytest.mark.parametrize("kind", [(), ("--static",)])
def test_pkg_config(prefix: Path, tmp_path: Path, kind: tuple[str, ...]) -> None:
    (folder,) = {path.parent for path in prefix.rglob("mixpert.pc")}
    words = [tool("pkg-config"), "--cflags", "--libs", *kind, "mixpert"]
    flags = shlex.split(call(*words, PKG_CONFIG_PATH=str(folder)))
    program = tmp_path / "program"
    call(tool("g++"), HERE / "consumer.cpp", "-o", program, *flags)
    assert call(program, LD_LIBRARY_PATH=str(folder.parent)) == OUTPUT
