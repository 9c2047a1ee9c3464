"""Batches given as arrays of pointers, on a driver that computes what kernels would."""

from __future__ import annotations

from pathlib import Path

import pytest
from child_session import Session

CHILD = Path(__file__).with_name("arrays_child.py")


@pytest.mark.parametrize("scenario", ["product", "sum", "scaled"])
def test_one_launch_there_and_one_back(
    cublas: Path, fakes: Path, tmp_path: Path, scenario: str
) -> None:
    """Of A and B where the product needs them, and of C where beta does."""
    session = Session(CHILD, cublas, str(fakes), tmp_path)
    ran = session.run(scenario, traced=False, scheme="int8:2,2,2")
    first, *product, last = ran.kernels
    assert (first, last) == ("gather", "gather") and product and "gather" not in product
    assert ran.calls == []


def test_a_device_that_is_lost(
    cublas: Path, fakes: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line tells of it, and cuBLAS computes."""
    monkeypatch.setenv("FAKE_CUDA_LOST", "1")
    session = Session(CHILD, cublas, str(fakes), tmp_path)
    ran = session.run("product", traced=False, scheme="int8:2,2,2")
    (message,) = [line for line in ran.stderr.splitlines() if line.startswith("mixpert: ")]
    assert message.startswith("mixpert: the GPU refuses work (gather BACK=0: ")
    assert len(ran.calls) == 1
