"""The two executors of one lowering ask the driver for the same launches."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mixpert import settings

CHILD = Path(__file__).with_name("launches_child.py")
CASES = [
    ("int8:2,2,2", "16,16,16"), ("int8:2,2,2", "2048,2048,2048"), ("int8:1,1", "512,512,8192"),
    ("int8:3,3", "16,4096,800"), ("int8:3,3", "16,4096,4096"), ("int8:2,2,2", "64,64,65536"),
    ("auto", "4096,4096,4096"), ("auto", "4096,4096,512"), ("fp16x3", "4096,4096,4096"),
    ("bf16x9", "2048,2048,2048"), ("tf32x3", "1000,1000,1000"),
]  # fmt: skip


@pytest.fixture
def libraries(drivers: Path, compilers: Path) -> str:
    return f"{drivers}:{compilers}"


@pytest.fixture
def launches(cublas: Path, libraries: str, tmp_path: Path) -> Callable[..., tuple[list[str], ...]]:
    """The launches of a product, as the native executor and as Python makes them."""

    def made(scheme: str, shape: str, arch: str, **variables: str) -> tuple[list[str], ...]:
        log = tmp_path / "cuda"
        clean = {key: value for key, value in os.environ.items() if key not in settings.ALL}
        subprocess.run(
            [sys.executable, CHILD, scheme, cublas, shape],
            env=clean | {
                "LD_LIBRARY_PATH": libraries, "XDG_CACHE_HOME": str(tmp_path),
                "FAKE_CUDA_LOG": str(log), "FAKE_CUDA_LAUNCHES": "1", "FAKE_CUDA_ARCH": arch,
                settings.SCHEME: scheme,
            } | variables,
            check=True, timeout=60,
        )  # fmt: skip
        lines = log.read_text().splitlines()
        by_python = lines.index("python")
        return lines[:by_python], lines[by_python + 1 :]

    return made


@pytest.mark.parametrize("arch", ["80", "90"])
@pytest.mark.parametrize(("scheme", "shape"), CASES)
def test_both_executors_launch_alike(
    launches: Callable[..., tuple[list[str], ...]], scheme: str, shape: str, arch: str
) -> None:
    """Grid, block, shared memory and attributes, clusters among them."""
    native, python = launches(scheme, shape, arch)
    assert native == python
    assert native


OVERLAP = " 6:"


def test_captured_launches_do_not_overlap(
    launches: Callable[..., tuple[list[str], ...]],
) -> None:
    alone, alike = launches("auto", "4096,4096,4096", "90")
    captured, by_python = launches("auto", "4096,4096,4096", "90", FAKE_CAPTURE="1")
    assert any(OVERLAP in line for line in alone) and alone == alike
    assert not any(OVERLAP in line for line in captured) and captured == by_python
    assert len(captured) == len(alone)


@pytest.mark.parametrize(
    ("backend", "kernel"),
    [("cuda:sm80", "gemm_int8_sm80"), ("cuda:sm90a", "gemm_int8_sm90"), ("cuda", "gemm_int8_sm90")],
)
def test_a_setting_chooses_the_code_path(
    launches: Callable[..., tuple[list[str], ...]], backend: str, kernel: str
) -> None:
    native, _ = launches("int8:2,2,2", "2048,2048,2048", "90", **{settings.BACKEND: backend})
    assert [line.split()[-1] for line in native] == ["pack", kernel, "repair"]
