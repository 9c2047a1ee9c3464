"""no_memory.cpp: whatever allocation fails, a call ends with a right result or a status."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from child_environment import child_environment
from preload_client import Compile, link_flags

from mixpert import native, settings


@pytest.fixture(scope="session")
def program(build: Compile, cublas: Path) -> Path:
    include = f"-I{native.INCLUDE_DIRECTORY}"
    libraries = [*link_flags(native.LIBRARY), *link_flags(cublas)]
    return build("no_memory.cpp", "no_memory", include, "-rdynamic", *libraries)


@pytest.fixture
def environment(fakes: Path, tmp_path: Path) -> dict[str, str]:
    """Kernels are compiled by the first children and read from the cache by later ones."""
    clean = child_environment()
    return clean | {
        "LD_LIBRARY_PATH": str(fakes), "XDG_CACHE_HOME": str(tmp_path),
        "FAKE_CUDA_LOG": os.devnull, "FAKE_CUDA_COMPUTES": "1",
        settings.TRACE: str(tmp_path / "trace.jsonl"),
    }  # fmt: skip


CHECKED = {settings.CHECK: "1:1e-12", settings.VERBOSE: "1"}


@pytest.mark.parametrize("words, scheme, others", [
    ("functions once 1", "int8:2,2,2", {}), ("functions ever 1", "int8:2,2,2", {}),
    ("host once 1", "int8:2,2,2", CHECKED), ("host once 1", "auto", {}),
    ("host once 1", "fp16x3", {}), ("first once 2", "int8:2,2,2", {}),
    ("device once 7", "int8:2,2,2", CHECKED | {settings.BACKEND: "cuda:sm80"}),
    ("device ever 11", "int8:2,2,2", {}), ("device once 7", "fp64", {}),
])  # fmt: skip
def test_no_allocation_that_fails_is_felt(
    program: Path, environment: dict[str, str], words: str, scheme: str, others: dict[str, str]
) -> None:
    environment |= {settings.SCHEME: scheme} | others
    done = subprocess.run(
        [program, *words.split()], env=environment, capture_output=True, text=True, timeout=300,
        check=False,
    )  # fmt: skip
    *wrong, allocations = done.stdout.splitlines()
    assert not wrong and "off by" not in done.stderr, (wrong, done.stderr[-2000:])
    assert int(allocations) > 40
