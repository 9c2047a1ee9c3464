"""ssyrk and sgemmt on host memory, by every name, order, side and operation.

Settings are read once a process, so that each scenario of triangle_child.py runs in a child.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import host_calls
import numpy as np
import pytest
from host_calls import BLAS, EMULATED, NATIVE, REPORTED

from mixpert.runtime.capture import read_capture
from mixpert.runtime.program import wheel_blas

CHILD = Path(__file__).parents[1] / "triangle_child.py"
NAMES = {"cblas_ssyrk", "ssyrk_", "cblas_sgemmt", "sgemmt_", "cblas_sgemmtr", "sgemmtr_"}
run = partial(host_calls.run, CHILD)


@pytest.mark.parametrize("blas", BLAS)
@pytest.mark.parametrize("scheme", [EMULATED, "int8:1,2", "fp16x3", "fp64", "auto", NATIVE])
def test_small_integers_are_exact(scheme: str, blas: str, tmp_path: Path) -> None:
    rows, _ = run("results", tmp_path, scheme=scheme, **BLAS[blas])
    assert {row.entry for row in rows} == NAMES
    assert {f"site of {name}" for name in NAMES} < {row.site for row in rows}
    assert {row.scheme for row in rows} == {scheme}
    assert all(row.shape[0] == row.shape[1] for row in rows)


@pytest.mark.parametrize("scheme", [EMULATED, "bf16x9", "fp64", "auto", NATIVE])
def test_rounded_sums_are_those_of_fp32(scheme: str, tmp_path: Path) -> None:
    run("rounded", tmp_path, scheme=scheme)


@pytest.mark.parametrize("scheme", [EMULATED, "int8:1,1", "int8:2,1", "int8:1,2+g64"])
def test_bits_are_those_of_the_gemm(scheme: str, tmp_path: Path) -> None:
    """Slices stay with their operand: in row-major calls, too."""
    run("bits", tmp_path, scheme=scheme)


@pytest.mark.parametrize("traced", [True, False])
def test_native_calls_are_those_of_the_blas(traced: bool, tmp_path: Path) -> None:
    """Also where nothing is asked, so that calls go straight to it."""
    if wheel_blas() is None:
        pytest.skip("no BLAS to compare with")
    run("as_the_blas", tmp_path, **({"scheme": NATIVE} if traced else {}))


@pytest.mark.parametrize("scheme", [EMULATED, "fp64", NATIVE])
def test_empty_shapes(scheme: str, tmp_path: Path) -> None:
    run("empty", tmp_path, scheme=scheme)


@pytest.mark.parametrize("scheme", [EMULATED, NATIVE])
def test_infinite_operands(scheme: str, tmp_path: Path) -> None:
    """An explicit INT8 scheme runs natively on them."""
    (row,) = run("not_finite", tmp_path, scheme=scheme)[0]
    assert (row.scheme, bool(row.reason)) == (NATIVE, scheme != NATIVE)


@pytest.mark.parametrize("blas", BLAS)
def test_illegal_arguments(blas: str, tmp_path: Path) -> None:
    """Positions of ours are those of the reference; a BLAS reports in its own way."""
    _, output = run("illegal", tmp_path, scheme=EMULATED, **BLAS[blas])
    told = [line for line in output.splitlines() if line.startswith(tuple(NAMES))]
    reported = REPORTED.findall(output)
    assert len(reported) == len(told) > 0
    if blas == "builtin":
        assert [line.split()[1] for line in told] == reported


@pytest.mark.parametrize("scheme", [EMULATED, NATIVE])
def test_capture_keeps_the_triangle(scheme: str, tmp_path: Path) -> None:
    (tmp_path / "captured").mkdir()
    rows, _ = run("once", tmp_path, scheme=scheme, capture=str(tmp_path / "captured"))
    assert [(row.scheme, row.calls) for row in rows] == [(scheme, 1)] * 2
    captured = read_capture(tmp_path / "captured").calls
    assert len(captured) == 2
    for call in captured:
        stored = call.matrix().reshape(33, 33)
        assert np.isfinite(stored).all() and (stored == 0).sum() == 33 * 32 // 2


def test_checks_look_at_the_triangle(tmp_path: Path) -> None:
    for row in run("results", tmp_path, scheme=EMULATED, check="1:1e-6")[0]:
        assert row.check is not None and row.check["skipped"] is None
        assert (row.check["calls"], row.check["relative"]) == (row.calls, 0.0)
