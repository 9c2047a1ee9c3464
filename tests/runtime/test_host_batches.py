"""Batches of CBLAS and Fortran BLAS, in groups and at even distances, by every order and operation.

Settings are read once a process, so that each scenario of the children runs in a child.
"""

from __future__ import annotations

import ctypes
from pathlib import Path

import host_calls
import pytest
from host_calls import BLAS, EMULATED, NATIVE, REPORTED

from mixpert.runtime.program import wheel_blas

TESTS = Path(__file__).parents[1]
NAMES = {
    "groups_child.py": {"cblas_sgemm_batch", "sgemm_batch_"},
    "strided_child.py": {"cblas_sgemm_batch_strided", "sgemm_batch_strided_"},
}
"""What each child calls."""


@pytest.mark.parametrize("child", NAMES)
@pytest.mark.parametrize("blas", BLAS)
@pytest.mark.parametrize("scheme", [EMULATED, "int8:1,2", "fp64", "auto", NATIVE])
def test_small_integers_are_exact(scheme: str, blas: str, child: str, tmp_path: Path) -> None:
    rows, _ = host_calls.run(TESTS / child, "results", tmp_path, scheme=scheme, **BLAS[blas])
    assert {row.entry for row in rows} == NAMES[child]
    assert {f"site of {name}" for name in NAMES[child]} < {row.site for row in rows}
    assert {row.scheme for row in rows} == {scheme}


@pytest.mark.parametrize("child", NAMES)
@pytest.mark.parametrize("scheme", [EMULATED, "bf16x9", NATIVE])
def test_rounded_sums_are_those_of_fp32(scheme: str, child: str, tmp_path: Path) -> None:
    host_calls.run(TESTS / child, "rounded", tmp_path, scheme=scheme)


@pytest.mark.parametrize("child", NAMES)
@pytest.mark.parametrize("asked", [{"scheme": NATIVE}, {}], ids=["traced", "straight"])
def test_native_calls_are_those_of_the_blas(
    asked: dict[str, str], child: str, tmp_path: Path
) -> None:
    blas = wheel_blas()
    if blas is None or not hasattr(ctypes.CDLL(str(blas)), f"scipy_{min(NAMES[child])}"):
        pytest.skip("no BLAS with batches to compare with")
    host_calls.run(TESTS / child, "as_the_blas", tmp_path, **asked)


def test_illegal_arguments_at_even_distances(tmp_path: Path) -> None:
    """Positions are those of the arguments; nothing is written."""
    child = TESTS / "strided_child.py"
    _, output = host_calls.run(child, "illegal", tmp_path, scheme=EMULATED, blas="unset")
    told = [line.split()[1] for line in output.splitlines() if line.startswith("cblas_")]
    assert told == REPORTED.findall(output) and told
