"""mixpert-grade as a user starts it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mixpert import native
from mixpert.runtime.program import wheel_blas

SMALL = ("--cpu", "--limit", "64", "--rows", "8")


def grade(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-m", "mixpert.commands.grade", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def gradings(path: Path) -> list[dict[str, Any]]:
    report: dict[str, list[dict[str, Any]]] = json.loads(path.read_text())
    return report["gradings"]


def test_schemes_are_graded(tmp_path: Path) -> None:
    answer, plot = tmp_path / "g.json", tmp_path / "g.svg"
    done = grade(
        *SMALL, "--scheme", "native", "--scheme", "int8:2,2", "--model", "fp16",
        "--json", str(answer), "--plot", str(plot),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()[1:3]] == ["native", "int8:2,2"]
    found = [(g["name"], g["grade"]) for g in gradings(answer)]
    assert found == [("native", "A"), ("int8:2,2", "B"), ("model fp16", "none")]
    assert plot.read_text().startswith("<svg")


def test_schemes_are_graded_under_the_guard(tmp_path: Path) -> None:
    """A limit of FP32's error makes any scheme FP32; a loose one leaves it as it is."""
    answer = tmp_path / "g.json"
    done = grade(
        *SMALL, "--scheme", "int8:1,1", "--guard", "fp32", "--guard", "0.5",
        "--scheme", "bf16x3", "--json", str(answer),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert [(g["name"], g["grade"]) for g in gradings(answer)] == [
        ("int8:1,1 within fp32", "A"),
        ("int8:1,1 within 0.5", "none"),
        ("bf16x3 within fp32", "A"),
        ("bf16x3 within 0.5", "A"),
    ]


def test_a_blas_library_is_graded(tmp_path: Path) -> None:
    blas, answer = wheel_blas(), tmp_path / "g.json"
    if blas is None:
        pytest.skip("scipy-openblas32 is not installed")
    done = grade(*SMALL, "--blas", str(blas), "--json", str(answer))
    assert done.returncode == 0, done.stderr
    assert [(g["name"], g["grade"]) for g in gradings(answer)] == [(blas.name, "A")]


def test_a_preloaded_library_is_graded(tmp_path: Path) -> None:
    """MixPert's own, which takes the place of cblas_sgemm, with two schemes."""
    blas, answer = wheel_blas(), tmp_path / "g.json"
    if blas is None:
        pytest.skip("scipy-openblas32 is not installed")
    for scheme, expected in (("native", "A"), ("int8:1,1", "none")):
        done = grade(
            *SMALL, "--preload", str(native.LIBRARY), "--json", str(answer),
            MIXPERT_SCHEME=scheme, MIXPERT_BLAS=str(blas),
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert [(g["name"], g["grade"]) for g in gradings(answer)] == [("libmixpert.so", expected)]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--scheme", "int9"), "int9"),
        (("--model", "fp17"), "no model of 'fp17'"),
        (("--blas", "/nowhere/libx.so"), "/nowhere/libx.so: cannot load"),
        (("--preload", "/nowhere/libx.so"), "/nowhere/libx.so: no such file"),
        (("--preload", __file__), f"{__file__}: not a shared library"),
        (("--json", ""), "argument --json: the name is empty"),
        (("--guard", "2"), "2: a limit is 'fp32' or between 0 and 1"),
        (("--guard", "1e-6", "--scheme", "native"), "holds 'native' to no limit"),
        (("--limit", "3"), "argument --limit: '3' is not a whole number of at least 16"),
    ],
)
def test_mistakes_are_one_line(arguments: tuple[str, ...], words: str) -> None:
    done = grade("--cpu", "--rows", "4", *arguments)
    assert done.returncode == 2 and done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 and words in done.stderr


def test_json_on_stdout_is_alone_there(tmp_path: Path) -> None:
    done = grade(*SMALL, "--scheme", "native", "--json", "-")
    assert [g["name"] for g in json.loads(done.stdout)["gradings"]] == ["native"]
    assert done.stderr.splitlines()[-1].split()[0] == "native"


def test_a_library_in_this_folder_needs_no_slash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "libtext.so").write_text("text")
    done = grade(*SMALL, "--blas", "libtext.so")
    assert done.stderr == "mixpert-grade: error: libtext.so: cannot load: file too short\n"


def test_a_library_without_gemm_says_so(tmp_path: Path) -> None:
    done = grade(*SMALL, "--blas", "libm.so.6")
    assert done.returncode == 2 and "no cblas_sgemm" in done.stderr


def test_a_preloaded_library_without_gemm_says_so() -> None:
    done = grade(*SMALL, "--preload", sys.executable, MIXPERT_BLAS="unset")
    line = f"mixpert-grade: error: {sys.executable}: grading cblas_sgemm under it failed: "
    assert done.returncode == 2
    # What takes more than a second is told of before.
    last = done.stderr.splitlines()[-1]
    assert last == f"{line}this process: no cblas_sgemm or scipy_cblas_sgemm"
