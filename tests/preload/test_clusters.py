"""Kernels whose CTAs send each other, through the runtime: they are launched as clusters."""

from __future__ import annotations

from pathlib import Path

import pytest
from child_session import Session

CHILD = Path(__file__).with_name("thin_child.py")


def test_a_kernel_that_sends_within_a_cluster_has_one(
    cublas: Path, fakes: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_CUDA_ARCH", "90")
    session = Session(CHILD, cublas, str(fakes), tmp_path)
    ran = session.run("", traced=False, scheme="int8:3,3")
    assert ran.kernels == ["gemm_int8_thin"] * 3
    assert ran.calls == [], "none was left to cuBLAS"
