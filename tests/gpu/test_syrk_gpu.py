"""cublasSsyrk and cublasSsyrkx on a GPU: triangles, transposes, graphs, parts and checks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scenarios import run_scenario
from syrk_cases import UPPER, Syrk

from mixpert.operands import read_operands
from mixpert.runtime.capture import read_capture
from mixpert.trace import TraceRow

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

CHILD = Path(__file__).parents[1] / "syrk_child.py"
EMULATED, NATIVE = "int8:2,2,2", "native"
NAME = "cublasSsyrk_v2"
FUNCTIONS = {"": NAME, "-x": "cublasSsyrkx"}
"""By what stands behind the name of a scenario."""
both = pytest.mark.parametrize("x", FUNCTIONS)


def run(scenario: str, folder: Path, **variables: str) -> list[TraceRow]:
    """Its trace."""
    return run_scenario(CHILD, scenario, folder, **variables)[0]


def schemes(rows: list[TraceRow]) -> set[tuple[str, str | None]]:
    """What ran, and why it was not what was asked for."""
    return {(row.scheme, row.reason) for row in rows}


@both
@pytest.mark.parametrize("scheme", [EMULATED, "int8:1,2", "fp16x3", "fp64", NATIVE])
def test_syrk_of_small_integers_is_exact(scheme: str, x: str, tmp_path: Path) -> None:
    """Small integers, which each of them computes exactly."""
    rows = run("results" + x, tmp_path, scheme=scheme)
    names = {FUNCTIONS[x], FUNCTIONS[x] + "_64"}
    assert {row.entry for row in rows} == names
    assert names < {row.site for row in rows}, "behind sites, and in a library"
    assert schemes(rows) == {(scheme, None)}


@pytest.mark.parametrize("scheme", [EMULATED, "int8:2,1", "int8:2,2+g128"])
@pytest.mark.parametrize("backend", ["cuda:sm80", "cuda:sm90a"])
@both
def test_syrk_has_the_bits_of_the_gemm(
    scheme: str, backend: str, x: str, tmp_path: Path, cupy: Any
) -> None:
    if backend == "cuda:sm90a" and int(cupy.cuda.Device(0).compute_capability) != 90:
        pytest.skip("code path sm90 needs compute capability 9.0")
    assert schemes(run("bits" + x, tmp_path, scheme=scheme, backend=backend)) == {(scheme, None)}


@both
def test_syrk_under_auto_is_close_to_cublas(x: str, tmp_path: Path) -> None:
    assert schemes(run("close" + x, tmp_path, scheme="auto")) == {("auto", None)}


@pytest.mark.parametrize("scheme", [EMULATED, "auto"])
def test_one_matrix_as_both_factors_writes_one_side(scheme: str, tmp_path: Path) -> None:
    """A GEMM of that size computes one side and mirrors it."""
    assert schemes(run("one_matrix-x", tmp_path, scheme=scheme)) == {(scheme, None)}


def test_auto_in_double_precision_and_natively(tmp_path: Path) -> None:
    """The same scenario by what it is compared with."""
    for scheme in ("fp64", NATIVE):
        for x in FUNCTIONS:
            assert schemes(run("close" + x, tmp_path, scheme=scheme)) == {(scheme, None)}


@both
@pytest.mark.parametrize("scheme", [EMULATED, NATIVE])
def test_syrk_replayed_from_a_graph(scheme: str, x: str, tmp_path: Path) -> None:
    assert schemes(run("graph" + x, tmp_path, scheme=scheme)) == {(scheme, None)}


@both
def test_parts_within_a_workspace_limit(x: str, tmp_path: Path) -> None:
    (whole,) = run("panels" + x, tmp_path, scheme=EMULATED)
    limit = whole.workspace * 9 // 10
    (row,) = run("panels" + x, tmp_path, scheme=EMULATED, workspace_limit=str(limit))
    assert (row.scheme, row.reason) == (EMULATED, None) and 0 < row.workspace <= limit


@pytest.mark.parametrize("scheme", [EMULATED, "fp64"])
@both
def test_syrk_of_empty_shapes(scheme: str, x: str, tmp_path: Path) -> None:
    assert schemes(run("empty" + x, tmp_path, scheme=scheme)) == {(scheme, None)}


@both
def test_scalars_on_the_device(x: str, tmp_path: Path) -> None:
    assert schemes(run("scalars" + x, tmp_path, scheme=EMULATED)) == {(EMULATED, None)}


@pytest.mark.parametrize("scenario", ["conjugated", "conjugated-x", "numbered"])
def test_syrk_scenario_behaves_as_cublas_does(scenario: str, tmp_path: Path) -> None:
    (row,) = run(scenario, tmp_path, scheme=EMULATED)
    assert (row.scheme, row.reason) == (EMULATED, None)


@both
def test_bad_arguments_get_the_status_of_cublas(x: str, tmp_path: Path) -> None:
    assert run("bad_arguments" + x, tmp_path, scheme=EMULATED) == []


@both
def test_checks_look_at_the_triangle(x: str, tmp_path: Path) -> None:
    for row in run("results" + x, tmp_path, scheme=EMULATED, check="1:1e-6"):
        assert row.check is not None and row.check["skipped"] is None
        assert (row.check["calls"], row.check["relative"]) == (row.calls, 0.0)


def test_operands_of_a_failed_check(tmp_path: Path) -> None:
    rows = run("checked", tmp_path, scheme="int8:0,0", check="1:1e-5")
    assert [row.scheme for row in rows] == ["int8:0,0", NATIVE]
    (file,) = tmp_path.glob("mixpert-check-*.operands")
    kept = read_operands(file)
    assert kept.triangle == "upper"
    np.testing.assert_array_equal(kept.a, kept.b.T)


def test_capture_has_zeros_on_the_other_side(tmp_path: Path) -> None:
    directory = tmp_path / "capture"
    directory.mkdir()
    (row,) = run("once", tmp_path, scheme=EMULATED)
    (directory / "sinks.txt").write_text(row.site + "\n")
    run("once", tmp_path, scheme=EMULATED, capture=str(directory))
    (call,) = read_capture(directory).calls
    exact, _ = Syrk(200, 900, uplo=UPPER).exact()
    columns = np.nan_to_num(exact.reshape(1, 200, 200))
    np.testing.assert_array_equal(call.matrix(), columns * np.tri(200))
