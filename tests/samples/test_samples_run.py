"""The CBLAS samples compute what they say: their committed IR under ORC against NumPy."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import sample_reference
from numpy.typing import NDArray
from sample_list import PROGRAMS, folder

CHILD = Path(__file__).with_name("sample_jit.py")
Vector = NDArray[np.float64]


def run(name: str, *arguments: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a CBLAS sample's IR in a child process."""
    command = [sys.executable, CHILD, folder(name) / f"{name}_cblas.ll", *arguments]
    return subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=cwd,
        check=False,
    )


def summary(stdout: str) -> dict[str, float]:
    """The numbers that a sample prints, by name."""
    return {key: float(value) for key, value in re.findall(r"(\w+)=(\S+)", stdout)}


def relative_error(result: Vector, expected: Vector) -> float:
    return float(np.linalg.norm(result - expected) / np.linalg.norm(expected))


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
        ("sparkler", (48, 300, 3)),
        ("sparkler", (17, 64, 4)),  # groups of 5, 5, 5 and 2
        ("knn", (40, 300, 33, 7)),
        ("knn", (3, 5, 9, 5)),  # all references are neighbours
        ("kmeans", (300, 12, 20, 4)),
        ("kmeans", (200, 5, 6, 0)),  # until nothing changes
        ("bert", (2, 8, 3, 32, 4)),
        ("bert", (1, 5, 1, 6, 1)),
        ("bert_layers", (4, 2, 16, 2)),
        ("quantum", (9, 4, 3)),
        ("quantum", (3, 2, 4)),
        ("ffn", (20, 33, 70)),
        ("pca", (30, 200)),
        ("pca", (1, 5)),
        ("conv", (2, 20)),
        ("conv", (1, 33)),
    ],
)
def test_result_agrees_with_float64(name: str, sizes: tuple[int, ...], tmp_path: Path) -> None:
    output = tmp_path / "result.bin"
    process = run(name, *sizes, 7, output)
    assert process.returncode == 0, process.stderr
    expected = getattr(sample_reference, name)(*sizes, 7)
    result = np.fromfile(output, np.float32).reshape(expected.shape, order="F").astype(float)
    assert relative_error(result, expected) < 1e-6
    if name == "cholesky":
        assert not np.triu(result, 1).any()
    shown = summary(process.stdout)
    assert next(iter(shown.values())) in sizes or name == "bert_layers"
    assert shown["norm"] == pytest.approx(np.linalg.norm(result), rel=1e-8)
    assert shown["seconds"] >= 0


@pytest.mark.parametrize("sizes", [(300, 128), (129, 512), (40, 1), (1, 1)])
def test_hpl_ai_reaches_fp64(sizes: tuple[int, int], tmp_path: Path) -> None:
    output = tmp_path / "result.bin"
    process = run("hpl_ai", *sizes, 7, output)
    assert process.returncode == 0, process.stderr
    assert relative_error(np.fromfile(output), sample_reference.hpl_ai(*sizes, 7)) < 1e-13
    shown = summary(process.stdout)
    assert shown["residual"] < 16
    assert shown["iterations"] <= 3
    assert 0 < shown["direct"] < 1e-6


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


WRONG = [["--help"], ["0"], ["12x"], [""], ["99999999999999999999"]]


@pytest.mark.parametrize(
    ("name", "arguments"),
    [*((name, ["1"] * 9) for name in PROGRAMS), *(("gemm", arguments) for arguments in WRONG)],
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
