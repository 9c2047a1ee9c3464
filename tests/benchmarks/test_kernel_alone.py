"""The loop that the INT8 kernel is measured against compiles against the kernel of today."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))
import kernel_alone  # noqa: E402


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="needs nvcc")
def test_the_loop_compiles_for_the_kernel_of_a_scheme(tmp_path: Path) -> None:
    cubin = tmp_path / "loop.cubin"
    kernel_alone.compile_loop(
        "gemm_int8_sm90 SP=3 SQ=3 D=2 RADIX=8 SEGMENTED=0 BN=128 STAGES=2", cubin
    )
    assert cubin.read_bytes()[:4] == b"\x7fELF"
