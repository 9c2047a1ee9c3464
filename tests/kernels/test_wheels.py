"""NVRTC is found in NVIDIA's wheels of CUDA 13 and of CUDA 12, which lie in other folders."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from mixpert import native
from mixpert.kernels import compiler

LAYOUTS = ("cu13/lib", "cuda_nvrtc/lib")
COMPILE = """
import ctypes, sys
library = ctypes.CDLL(sys.argv[1])
image, size, log = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_void_p()
status = library.mixpert_kernel_compile(
    b"clear", b"sm_80", ctypes.byref(image), ctypes.byref(size), ctypes.byref(log)
)
library.mixpert_last_error.restype = ctypes.c_char_p
print(status, size.value > 100, library.mixpert_last_error().decode())
"""


@pytest.mark.parametrize("layout", LAYOUTS)
def test_packages_are_looked_at(
    layout: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ["libnvrtc-builtins.so.12.9", "libnvrtc.so.12"]
    folder = tmp_path / "nvidia" / layout
    folder.mkdir(parents=True)
    for name in [*names, "libnvrtc_static.a"]:
        (folder / name).touch()
    found = SimpleNamespace(submodule_search_locations=[str(tmp_path / "nvidia")])
    monkeypatch.setattr(compiler, "find_spec", lambda _: found)
    assert [path.name for path in compiler.wheel_libraries()] == names


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_library_finds_them_beside_itself(layout: str, tmp_path: Path) -> None:
    real = compiler.wheel_libraries()
    if not real:
        pytest.skip("NVRTC is not installed as a wheel")
    folder = tmp_path / "nvidia" / layout
    folder.mkdir(parents=True)
    for path in real:
        (folder / path.name).symlink_to(path)
    assert compiled(tmp_path).split()[:2] == ["0", "True"]


def test_without_them_it_says_what_to_install(tmp_path: Path) -> None:
    status, _, message = compiled(tmp_path).split(maxsplit=2)
    if status == "0":
        pytest.skip("this system has an NVRTC of its own")
    assert native.INSTALL_CUDA in message


def compiled(folder: Path) -> str:
    """What a library says that is alone in a folder, but for wheels there, about a kernel."""
    library = folder / "mixpert" / "lib" / "libmixpert.so"
    library.parent.mkdir(parents=True)
    shutil.copy(native.LIBRARY_DIRECTORY / library.name, library)
    environment = {"HOME": str(folder), "PATH": "/usr/bin:/bin"}  # and no LD_LIBRARY_PATH
    child = subprocess.run(
        [sys.executable, "-c", COMPILE, str(library)], env=environment, capture_output=True,
        text=True, check=True,
    )  # fmt: skip
    return child.stdout
