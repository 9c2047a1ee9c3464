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
print(status, size.value > 100)
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
    library = tmp_path / "mixpert" / "lib" / "libmixpert.so"
    folder = tmp_path / "nvidia" / layout
    for parent in (library.parent, folder):
        parent.mkdir(parents=True)
    shutil.copy(native.LIBRARY_DIRECTORY / library.name, library)
    for path in real:
        (folder / path.name).symlink_to(path)
    environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}  # and no LD_LIBRARY_PATH
    child = subprocess.run(
        [sys.executable, "-c", COMPILE, str(library)], env=environment, capture_output=True,
        text=True, check=True,
    )  # fmt: skip
    assert child.stdout.split() == ["0", "True"]
