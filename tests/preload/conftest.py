"""A fake cuBLAS, a fake driver and clients of them, compiled once."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from preload_client import SOURCES, Client, Compile, driver_flags, library_flags, link_flags


@pytest.fixture(scope="session")
def build(tmp_path_factory: pytest.TempPathFactory) -> Compile:
    """``build(source, output, *flags)`` compiles into one folder."""
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++")
    folder = tmp_path_factory.mktemp("preload")

    def compile_(source: str, output: str, *flags: str | Path) -> Path:
        target = folder / output
        target.parent.mkdir(exist_ok=True)
        command = [compiler, "-std=c++17", "-O1", SOURCES / source, "-o", target, *flags]
        subprocess.run([*map(str, command), "-ldl", "-pthread"], check=True)
        return target

    return compile_


@pytest.fixture(scope="session")
def cublas(build: Compile) -> Path:
    return build("fake_cublas.cpp", "libcublas.so.13", *library_flags("libcublas.so.13"))


@pytest.fixture(scope="session")
def older_cublas(build: Compile) -> Path:
    flags = [*library_flags("libcublas.so.12"), "-DVERSION=12"]
    return build("fake_cublas.cpp", "libcublas.so.12", *flags)


@pytest.fixture(scope="session")
def cublas_lt(build: Compile) -> Path:
    flags = library_flags("libcublasLt.so.13")
    return build("fake_cublaslt.cpp", "libcublasLt.so.13", *flags)


@pytest.fixture(scope="session")
def drivers(build: Compile) -> Path:
    """The folder that holds the fake driver."""
    return build("fake_cuda.cpp", "driver/libcuda.so.1", *driver_flags()).parent


@pytest.fixture(scope="session")
def compilers(build: Compile) -> Path:
    """The folder that holds the fake compiler, whose kernels the fake driver computes."""
    flags = library_flags("libnvrtc.so.13")
    return build("fake_nvrtc.cpp", "compiler/libnvrtc.so.13", *flags).parent


@pytest.fixture(scope="session")
def client_program(build: Compile, cublas: Path) -> Path:
    return build("client.cpp", "client", *link_flags(cublas))


@pytest.fixture
def fakes(drivers: Path, compilers: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folders of the fake driver and of the fake compiler, which takes no time.

    What it compiles must not get into the user's cache, where real programs would find it.
    """
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return Path(f"{drivers}:{compilers}")


@pytest.fixture
def client(client_program: Path, fakes: Path, tmp_path: Path) -> Client:
    return Client(client_program, fakes, tmp_path)
