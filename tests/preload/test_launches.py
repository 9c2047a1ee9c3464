"""The two executors of one lowering ask the driver for the same launches."""

from __future__ import annotations

import os
import subprocess
import sys
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


@pytest.mark.parametrize("arch", ["80", "90"])
@pytest.mark.parametrize(("scheme", "shape"), CASES)
def test_both_executors_launch_alike(
    cublas: Path, libraries: str, tmp_path: Path, *, scheme: str, shape: str, arch: str
) -> None:
    """Grid, block, shared memory and attributes, clusters among them."""
    log = tmp_path / "cuda"
    clean = {key: value for key, value in os.environ.items() if key not in settings.ALL}
    subprocess.run(
        [sys.executable, CHILD, scheme, cublas, shape],
        env=clean | {
            "LD_LIBRARY_PATH": libraries, "XDG_CACHE_HOME": str(tmp_path),
            "FAKE_CUDA_LOG": str(log), "FAKE_CUDA_LAUNCHES": "1", "FAKE_CUDA_ARCH": arch,
            settings.SCHEME: scheme,
        },
        check=True, timeout=60,
    )  # fmt: skip
    made = log.read_text().splitlines()
    by_python = made.index("python")
    assert made[:by_python] == made[by_python + 1 :]
    assert by_python > 0
