"""The CBLAS samples compute what they say: their committed IR under ORC against NumPy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import sample_reference

SAMPLES = Path(__file__).resolve().parents[2] / "samples"
CHILD = Path(__file__).with_name("sample_jit.py")


def run(name: str, *arguments: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a CBLAS sample's IR in a child process."""
    command = [sys.executable, CHILD, SAMPLES / name / f"{name}_cblas.ll", *arguments]
    return subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=cwd,
        check=False,
    )


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("gemm", (64, 64, 64)),
        ("gemm", (33, 70, 129)),
        ("mlp", (128,)),
        ("mlp", (5,)),
        ("cholesky", (256, 64)),
        ("cholesky", (101, 33)),  # odd halves, a last block of two
        ("cholesky", (40, 64)),  # one block only
        ("cholesky", (5, 1)),  # no second half in a block
    ],
)
def test_result_agrees_with_float64(name: str, sizes: tuple[int, ...], tmp_path: Path) -> None:
    output = tmp_path / "result.bin"
    process = run(name, *sizes, 7, output)
    assert process.returncode == 0, process.stderr
    expected = getattr(sample_reference, name)(*sizes, 7)
    result = np.fromfile(output, np.float32).reshape(expected.shape, order="F")
    error = np.linalg.norm(result - expected) / np.linalg.norm(expected)
    assert error < 1e-6
    if name == "cholesky":
        assert not np.triu(result, 1).any()
    summary, norm = process.stdout.strip().split(" norm=")
    assert summary.startswith(f"{name} ")
    assert f"n={sizes[-1] if name == 'mlp' else sizes[name == 'gemm']}" in summary
    assert float(norm) == pytest.approx(np.linalg.norm(result.astype(float)), rel=1e-8)


def test_seed_decides_the_result(tmp_path: Path) -> None:
    results = []
    for seed in (1, 1, 2):
        output = tmp_path / f"{len(results)}.bin"
        run("mlp", 64, seed, output)
        results.append(output.read_bytes())
    assert results[0] == results[1] != results[2]


def test_dash_writes_nothing_and_the_default_is_in_the_working_directory(tmp_path: Path) -> None:
    assert run("mlp", 8, 1, "-", cwd=tmp_path).returncode == 0
    assert not list(tmp_path.iterdir())
    assert run("mlp", 8, cwd=tmp_path).returncode == 0
    assert (tmp_path / "mlp.bin").stat().st_size == 8 * 8 * 4


@pytest.mark.parametrize("name", ["gemm", "mlp", "cholesky"])
@pytest.mark.parametrize(
    "arguments", [["--help"], ["0"], ["12x"], [""], ["99999999999999999999"], ["1"] * 7]
)
def test_wrong_arguments_print_the_usage(name: str, arguments: list[str]) -> None:
    process = run(name, *arguments)
    assert process.returncode == 2
    assert f"usage: {name} [" in process.stderr
    assert not process.stdout


def test_unwritable_output_fails(tmp_path: Path) -> None:
    missing = tmp_path / "missing" / "x.bin"
    process = run("gemm", 4, 4, 4, 1, missing)
    assert process.returncode == 1
    assert process.stderr == f"error: cannot write {missing}\n"
