from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from harness import Driver

from mixpert import native


@pytest.fixture(scope="session")
def driver_program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++ to compile the driver")
    program = tmp_path_factory.mktemp("driver") / "driver"
    subprocess.run(
        [
            compiler,
            "-std=c++17",
            "-O1",
            str(Path(__file__).parent / "driver.cpp"),
            f"-I{native.INCLUDE_DIRECTORY}",
            f"-L{native.LIBRARY_DIRECTORY}",
            f"-Wl,-rpath,{native.LIBRARY_DIRECTORY}",
            "-lmixpert",
            "-pthread",
            "-o",
            str(program),
        ],
        check=True,
    )
    return program


@pytest.fixture
def driver(driver_program: Path, tmp_path: Path) -> Driver:
    return Driver(driver_program, tmp_path)
