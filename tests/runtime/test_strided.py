"""Batches of CBLAS and Fortran BLAS at even distances, by every order and operation.

Settings are read once a process, so that each scenario of strided_child.py runs in a child.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import host_calls
import pytest
from host_calls import BLAS, EMULATED, NATIVE, REPORTED

from mixpert.runtime.program import wheel_blas

CHILD = Path(__file__).parents[1] / "strided_child.py"
NAMES = {"cblas_sgemm_batch_strided", "sgemm_batch_strided_"}
run = partial(host_calls.run, CHILD)


@pytest.mark.parametrize("blas", BLAS)
@pytest.mark.parametrize("scheme", [EMULATED, "int8:1,2", "fp64", "auto", NATIVE])
def test_small_integers_are_exact(scheme: str, blas: str, tmp_path: Path) -> None:
    rows, _ = run("results", tmp_path, scheme=scheme, **BLAS[blas])
    assert {row.entry for row in rows} == NAMES
    assert {f"site of {name}" for name in NAMES} < {row.site for row in rows}
    assert {row.scheme for row in rows} == {scheme}


@pytest.mark.parametrize("scheme", [EMULATED, "bf16x9", NATIVE])
def test_rounded_sums_are_those_of_fp32(scheme: str, tmp_path: Path) -> None:
    run("rounded", tmp_path, scheme=scheme)


@pytest.mark.parametrize("asked", [{"scheme": NATIVE}, {}])
def test_native_calls_are_those_of_the_blas(asked: dict[str, str], tmp_path: Path) -> None:
    if wheel_blas() is None:
        pytest.skip("no BLAS to compare with")
    run("as_the_blas", tmp_path, **asked)


def test_illegal_arguments(tmp_path: Path) -> None:
    """Positions are those of the arguments; nothing is written."""
    _, output = run("illegal", tmp_path, scheme=EMULATED, blas="unset")
    told = [line.split()[1] for line in output.splitlines() if line.startswith("cblas_")]
    assert told == REPORTED.findall(output) and told
