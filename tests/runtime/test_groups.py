"""sgemm_batch of CBLAS and Fortran, and functions with 64-bit sizes; results: test_host_batches.py.

Settings are read once a process, so that each scenario of groups_child.py runs in a child.
"""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path

import host_calls
import pytest
from harness import environment
from host_calls import EMULATED, NATIVE, REPORTED

TESTS = Path(__file__).parents[1]
NAMES = {"cblas_sgemm_batch", "sgemm_batch_"}
run = partial(host_calls.run, TESTS / "groups_child.py")


def test_illegal_arguments(tmp_path: Path) -> None:
    """Positions are those of the arguments; nothing is written, not even an earlier group."""
    _, output = run("illegal", tmp_path, scheme=EMULATED, blas="unset")
    told = [line.split() for line in output.splitlines() if line.startswith(tuple(NAMES))]
    assert [position for _, position in told] == REPORTED.findall(output) and told


def test_each_product_is_a_call(tmp_path: Path) -> None:
    """Groups of one shape share a row, as calls of one shape do."""
    rows, _ = run("mixed", tmp_path, scheme=EMULATED)
    counted = {(row.entry, tuple(row.shape)): row.calls for row in rows}
    expected = {(8, 8, 8): 6, (16, 8, 8): 2, (4, 4, 4): 2}
    assert counted == {(name, shape): n for name in NAMES for shape, n in expected.items()}


@pytest.mark.parametrize("child", ["groups_child.py", "strided_child.py", "triangle_child.py"])
@pytest.mark.parametrize("scheme", [EMULATED, NATIVE])
def test_functions_with_64_bit_sizes(child: str, scheme: str, tmp_path: Path) -> None:
    rows, _ = host_calls.run(TESTS / child, "wide", tmp_path, scheme=scheme)
    assert all(row.entry.endswith(("_64", "64_")) for row in rows) and rows
    assert {row.scheme for row in rows} == {scheme}


def fake_blas(folder: Path, *flags: str) -> str:
    library = folder / "libfake.so"
    source = Path(__file__).with_name("fake_blas.cpp")
    command = ["g++", "-shared", "-fPIC", "-O1", *flags, str(source), "-o", str(library)]
    subprocess.run(command, check=True)
    return str(library)


@pytest.mark.parametrize("names", ["64_", "_64"])
def test_a_blas_with_64_bit_sizes_only(names: str, tmp_path: Path) -> None:
    """Its functions compute what runs natively, whatever the width of the caller's sizes."""
    library = fake_blas(tmp_path, f"-DWIDE={names}")
    for scenario in ("wide", "results"):
        _, output = run(scenario, tmp_path, scheme=NATIVE, blas=library)
        assert "fake cblas_sgemm 33 20 70" in output
        assert "no BLAS in this process" not in output


def test_neighbours_that_run_natively_go_to_the_blas_together(tmp_path: Path) -> None:
    """Of five groups the plan keeps the third from the BLAS, which gets two and two."""
    library = fake_blas(tmp_path, "-DBATCH")
    plan = tmp_path / "plan"
    plan.write_text("# mixpert-plan 1\nmixed [16,8,8]\tint8:2,2,2\ndefault\tnative\n")
    done = subprocess.run(
        [sys.executable, TESTS / "groups_child.py", "mixed"], capture_output=True, text=True,
        check=False, timeout=120, env=environment(plan=str(plan), blas=library),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    batches = [line for line in done.stderr.splitlines() if line.startswith("batch")]
    assert batches == ["batch of 2 from 8", "batch of 2 from 4"]
