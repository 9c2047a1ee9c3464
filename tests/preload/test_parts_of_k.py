"""`auto` asks the client's cuBLAS into how many parts it cuts k, on a fake cuBLASLt and driver."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mixpert import settings

CHILD, ALGORITHM = (
    Path(__file__).with_name(f"{name}_child.py") for name in ("launches", "algorithm")
)
Launches = Callable[..., tuple[list[str], list[str], list[str]]]


@pytest.fixture
def launches(cublas: Path, cublas_lt: Path, fakes: Path, tmp_path: Path) -> Launches:
    """Launches as the native executor and as Python makes them, and what cuBLASLt was asked."""

    def made(
        shape: str, arch: str, scheme: str = "auto", **variables: str
    ) -> tuple[list[str], list[str], list[str]]:
        log, calls = tmp_path / "cuda", tmp_path / "cublas"
        for file in (log, calls):
            file.unlink(missing_ok=True)
        clean = {key: value for key, value in os.environ.items() if key not in settings.ALL}
        subprocess.run(
            [sys.executable, CHILD, scheme, cublas, shape],
            env=clean | {
                "LD_LIBRARY_PATH": str(fakes), "LD_PRELOAD": str(cublas_lt),
                "XDG_CACHE_HOME": str(tmp_path), "FAKE_CUDA_LOG": str(log),
                "FAKE_CUDA_LAUNCHES": "1", "FAKE_CUDA_ARCH": arch, "FAKE_CUBLAS_LOG": str(calls),
                settings.SCHEME: scheme,
            } | variables,
            check=True, timeout=60,
        )  # fmt: skip
        lines = log.read_text().splitlines()
        by_python = lines.index("python")
        called = calls.read_text().splitlines() if calls.exists() else []
        asked = [line for line in called if "asked" in line]
        return lines[:by_python], lines[by_python + 1 :], asked

    return made


def gemms(lines: list[str]) -> int:
    return sum("gemm_" in line for line in lines)


@pytest.mark.parametrize(("arch", "workspace"), [("80", 4), ("90", 32)])
def test_what_cublas_says_decides_the_ladder(launches: Launches, arch: str, workspace: int) -> None:
    """2048 cubed is taken to be in order; in parts, int8:2,2 comes before fp16x3."""
    usual, _, asked = launches("2048,1024,2048", arch, FAKE_LT_PARTS="1")
    assert asked == [
        f"lt asked 0 0 2048x2048:2048 2048x1024:2048 2048x1024:2048 256 256 256 256 {workspace}"
    ]
    cut, by_python, _ = launches("2048,1024,2048", arch, FAKE_LT_PARTS="3")
    assert cut == by_python
    assert gemms(cut) == gemms(usual) + 1


def test_a_cublas_that_does_not_answer_leaves_it_to_the_sizes(launches: Launches) -> None:
    native, by_python, asked = launches("512,2048,2048", "90")
    assert len(asked) == 1 and native == by_python


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "auto:1e-6"])
def test_other_schemes_do_not_ask(launches: Launches, scheme: str) -> None:
    native, by_python, asked = launches("2048,1024,2048", "90", scheme, FAKE_LT_PARTS="3")
    assert asked == [] and native == by_python


def test_an_algorithm_of_cublaslt_says_it(cublas_lt: Path, fakes: Path, tmp_path: Path) -> None:
    launched = []
    for parts in (0, 1, 3):
        log = tmp_path / f"cuda{parts}"
        clean = {key: value for key, value in os.environ.items() if key not in settings.ALL}
        subprocess.run(
            [sys.executable, ALGORITHM, cublas_lt, "2048,1024,2048", str(parts)],
            env=clean | {
                "LD_LIBRARY_PATH": str(fakes), "XDG_CACHE_HOME": str(tmp_path),
                "FAKE_CUDA_LOG": str(log), "FAKE_CUDA_LAUNCHES": "1", "FAKE_CUDA_ARCH": "90",
                settings.SCHEME: "auto",
            },
            check=True, timeout=60,
        )  # fmt: skip
        launched.append(gemms(log.read_text().splitlines()))
    by_sizes, in_order, cut = launched
    assert cut == in_order + 1 and by_sizes in (in_order, cut)
