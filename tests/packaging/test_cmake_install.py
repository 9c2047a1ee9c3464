"""The runtime alone, installed by CMake, and C++ projects that find it there."""

from __future__ import annotations

import ctypes
import os
import shlex
import shutil
import struct
import subprocess
import time
from pathlib import Path

import pytest

from mixpert.version import __version__

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
NATIVE = HERE.parents[1] / "runtime" / "native"
_DIRECTLY = 0x2 | 0x100 | 0x200  # IN_MODIFY, IN_CREATE, IN_DELETE
_BY_RENAMING = 0x80  # IN_MOVED_TO
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
    assert names >= {"mixpert.h", "mixpert_sites.h", "libmixpert.so", "libmixpert.a", "mixpert.pc"}
    assert {"MixPertConfig.cmake", "MixPertConfigVersion.cmake", "MixPertTargets.cmake"} <= names


def watched(folder: Path) -> int:
    """A descriptor from which the changes of a folder can be read."""
    libc = ctypes.CDLL(None, use_errno=True)
    descriptor: int = libc.inotify_init1(os.O_NONBLOCK)
    if libc.inotify_add_watch(descriptor, os.fsencode(folder), _DIRECTLY | _BY_RENAMING) < 0:
        pytest.skip(f"inotify: {os.strerror(ctypes.get_errno())}")
    return descriptor


def changes(descriptor: int) -> dict[str, int]:
    """What happened to each file of the folder, all changes of one in one number."""
    found: dict[str, int] = {}
    events = os.read(descriptor, 1 << 16)
    while events:
        _, mask, _, length = struct.unpack_from("iIII", events)
        name = events[16 : 16 + length].rstrip(b"\0").decode()
        found[name] = found.get(name, 0) | mask
        events = events[16 + length :]
    return found


def test_libraries_are_replaced_whole(prefix: Path) -> None:
    """A program that starts meanwhile finds one, and not the half of it."""
    build, (library,) = prefix.parent / "build", prefix.rglob("libmixpert.so")
    before = library.stat().st_ino
    later = time.time() + 10
    for built in build.glob("libmixpert*"):
        os.utime(built, (later, later))  # as if built anew
    descriptor = watched(library.parent)
    with library.open("rb"):  # keeps its inode's number from the new one
        call(tool("cmake"), "--install", build, "--prefix", prefix)
        assert library.stat().st_ino != before
    libraries = {n: how for n, how in changes(descriptor).items() if n.startswith("lib")}
    os.close(descriptor)
    assert libraries.keys() == {path.name for path in library.parent.glob("lib*")}
    assert set(libraries.values()) == {_BY_RENAMING}
    assert not list(library.parent.glob(".*"))


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
