"""The loop that gemm_int8_sm90 is measured against is made of its parts: it compiles with them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NVCC = shutil.which("nvcc")
DEFINES = ("SP=2", "SQ=2", "D=1", "RADIX=8", "SEGMENTED=0", "BN=64", "STAGES=3")


@pytest.mark.skipif(NVCC is None, reason="nvcc is not on PATH")
def test_compiles(tmp_path: Path) -> None:
    defines = [f"-DMIXPERT_{define}" for define in DEFINES]
    done = subprocess.run(
        [str(NVCC), "-x", "cu", "-arch=sm_90a", "-std=c++17", "-cubin", *defines,
         f"-I{ROOT / 'kernels'}", "-o", str(tmp_path / "loop.cubin"),
         str(ROOT / "benchmarks" / "wgmma_loop.cuh")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
