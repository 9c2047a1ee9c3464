"""`auto` asks the client's cuBLAS into how many parts it cuts k, on a fake cuBLASLt and driver."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from child_environment import child_environment
from recorded_launches import by_both, recorded_launches

CHILD, ALGORITHM, HANDLES = (
    Path(__file__).with_name(f"{name}_child.py") for name in ("launches", "algorithm", "handles")
)
Launches = Callable[..., tuple[list[str], list[str], list[str]]]


@pytest.fixture
def launches(cublas: Path, cublas_lt: Path, fakes: Path, tmp_path: Path) -> Launches:
    """Launches as the native executor and as Python makes them, and what cuBLASLt was asked."""

    def made(
        shape: str, arch: str, scheme: str = "auto", **variables: str
    ) -> tuple[list[str], list[str], list[str]]:
        calls = tmp_path / "cublas"
        calls.unlink(missing_ok=True)
        lines = recorded_launches(
            [CHILD, scheme, cublas, shape], fakes, tmp_path, arch, scheme,
            LD_PRELOAD=str(cublas_lt), FAKE_CUBLAS_LOG=str(calls), **variables,
        )  # fmt: skip
        called = calls.read_text().splitlines() if calls.exists() else []
        return *by_both(lines), [line for line in called if "asked" in line]

    return made


def gemms(lines: list[str]) -> int:
    return sum("gemm_" in line for line in lines)


@pytest.mark.parametrize(("arch", "workspace"), [("80", 4), ("90", 32)])
def test_cublass_parts_of_k_decide_the_ladder(
    launches: Launches, arch: str, workspace: int
) -> None:
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


def test_answers_are_kept_per_handle(
    cublas: Path, cublas_lt: Path, fakes: Path, tmp_path: Path
) -> None:
    """Which may lie where it lay, and count on fewer multiprocessors; of the device it holds."""
    calls = tmp_path / "cublas"
    subprocess.run(
        [sys.executable, HANDLES, cublas],
        env=child_environment() | {
            "LD_LIBRARY_PATH": str(fakes), "LD_PRELOAD": str(cublas_lt), "FAKE_LT_PARTS": "3",
            "FAKE_CUDA_LOG": str(tmp_path / "cuda"), "FAKE_CUBLAS_LOG": str(calls),
        },
        check=True, timeout=60,
    )  # fmt: skip
    asked = [line for line in calls.read_text().splitlines() if "asked" in line]
    assert ["on 20" in line for line in asked] == [False, True, False], asked


def test_the_parts_of_an_algorithm_of_cublaslt_are_read(
    cublas_lt: Path, fakes: Path, tmp_path: Path
) -> None:
    words: list[str | Path] = [ALGORITHM, cublas_lt, "2048,1024,2048"]
    by_sizes, in_order, cut = (
        gemms(recorded_launches([*words, parts], fakes, tmp_path, "90", "auto"))
        for parts in ("0", "1", "3")
    )
    assert cut == in_order + 1 and by_sizes in (in_order, cut)
