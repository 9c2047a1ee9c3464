"""Programs that tests compile here and link with cuBLAS."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import gpu_machine
import pytest

sys.path.insert(0, str(gpu_machine.ROOT / "benchmarks"))
from cuda_libraries import cuda_libraries


def link(source: Path, target: Path, *flags: str) -> Path:
    """Compile a source file to the program `target`; skips the test where there is no g++."""
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++")
    command = [compiler, "-std=c++17", "-O2", source, "-o", target, *cuda_libraries(), *flags]
    subprocess.run(list(map(str, command)), check=True)
    return target
