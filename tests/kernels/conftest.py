"""The CPU backend with its inner functions, as one fixture."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from cpu_backend import CpuBackend

from mixpert import native

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "runtime" / "native"


@pytest.fixture(scope="session")
def cpu(tmp_path_factory: pytest.TempPathFactory) -> CpuBackend:
    """Links the hook with libmixpert.a, whose hidden symbols it may use."""
    library = tmp_path_factory.mktemp("hook") / "hook.so"
    command = [
        "g++", "-std=c++17", "-shared", "-fPIC", "-O1",
        f"-I{SOURCES / 'include'}", f"-I{SOURCES / 'src'}",
        str(Path(__file__).with_name("hook.cpp")), str(native.LIBRARY_DIRECTORY / "libmixpert.a"),
        "-pthread", "-ldl", "-o", str(library),
    ]  # fmt: skip
    subprocess.run(command, check=True, timeout=120)
    return CpuBackend(library)


@pytest.fixture(params=["portable", "avx2", "avxvnni", "avx512vnni"])
def isa(request: pytest.FixtureRequest, cpu: CpuBackend) -> CpuBackend:
    """The backend with each instruction set forced."""
    if not cpu.force(request.param):
        pytest.skip(f"this processor has no {request.param}")
    request.addfinalizer(lambda: cpu.force(None))
    return cpu
