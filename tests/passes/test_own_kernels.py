"""Functions that multiply and are no entry points, as the documentation shows them, and Eigen."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from mixpert.passes.pipeline import compile_module
from mixpert.passes.text.entry_points import ENTRY_POINTS
from mixpert.passes.text.names import LEFT_ALONE, SYMBOL_NAMES, left_alone

CLANG = next((name for name in ("clang++-19", "clang++") if shutil.which(name)), None)
EIGEN = Path("/usr/include/eigen3")
SHOWN = [(name, one) for one in LEFT_ALONE for name in re.findall(r"`(\w+)`", one.shown)]
LOOPS = "Eigen multiplies with loops of its own"
SOURCE = """
#include <Eigen/Dense>
using namespace Eigen;
void multiply(const MatrixXf &a, const MatrixXf &b, MatrixXf &c, MatrixXf &s) {
  c.noalias() = a * b;
  s.selfadjointView<Lower>().rankUpdate(a);
}
"""


@pytest.mark.parametrize(("name", "row"), SHOWN, ids=[name for name, _ in SHOWN])
def test_shown_names_have_that_reason(name, row):
    assert left_alone(name) == row.reason
    assert re.fullmatch(SYMBOL_NAMES, name), "the scan finds it"
    assert name not in ENTRY_POINTS


IN_DOUBLE = (
    *(f"cublasDgemm{form}{wide}" for form in ("_v2", "Batched", "StridedBatched", "GroupedBatched")
      for wide in ("", "_64")),
    "cublasDsyrk_v2", "cublasDsyrk_v2_64", "cublasDsyrkx", "cublasDsyrkx_64",
    *(f"cblas_{name}{wide}" for name in ("dgemm", "dsyrk", "dgemmt", "dgemmtr") for wide in
      ("", "_64", "64_")),
    *(f"{name}{wide}_" for name in ("dgemm", "dsyrk", "dgemmt", "dgemmtr") for wide in ("", "_64")),
    *(f"cblas_dgemm_batch{form}{wide}" for form in ("", "_strided") for wide in ("", "_64")),
    *(f"dgemm_batch{form}{wide}_" for form in ("", "_strided") for wide in ("", "_64")),
)  # fmt: skip
"""The functions that sites in single precision have beside them."""


@pytest.mark.parametrize("name", IN_DOUBLE)
def test_functions_in_double_precision_are_sites_or_missed(name):
    assert re.fullmatch(SYMBOL_NAMES, name), "the scan finds it"
    assert name in ENTRY_POINTS or left_alone(name)


def test_all_that_a_program_should_call_instead_is_emulated():
    """Names of functions; the rest are hints."""
    advised = {name for one in LEFT_ALONE for name in re.findall(r"`(\w+)`", one.instead)}
    functions = {name for name in advised if re.match(r"cublas|cblas_|s\w+_$", name)}
    assert (
        {"cublasSgemm_v2", "sgemm_", "cblas_sgemm"}
        < functions
        <= ENTRY_POINTS.keys() | {"cublasSgemmBatched"}
    )


@pytest.mark.skipif(CLANG is None or not EIGEN.exists(), reason="needs clang++ and Eigen")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_eigen_with_and_without_a_blas(level, tmp_path):
    source = tmp_path / "app.cpp"
    source.write_text(SOURCE)
    graphs = []
    for name, flags in (("own", ()), ("blas", ("-DEIGEN_USE_BLAS",))):
        ir = tmp_path / f"{name}.ll"
        words = [CLANG, level, *flags, f"-I{EIGEN}", "-S", "-emit-llvm", source, "-o", ir]
        subprocess.run(words, check=True)
        graphs.append(compile_module(ir.read_bytes(), ir.name).graph)
    own, blas = graphs
    assert not own.sites
    assert {(row.callee, row.reason) for row in own.missed} == {
        ("Eigen::internal::gebp_kernel", LOOPS)
    }
    assert len({row.function for row in own.missed}) == len(own.missed) > 1
    assert sorted(site.callee for site in blas.sites) == ["sgemm_", "ssyrk_"]
    assert level != "-O2" or not blas.missed
