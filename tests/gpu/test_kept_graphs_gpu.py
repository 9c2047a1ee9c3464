"""Calls that come again are launched as graphs: the bits of calls that are not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from child_environment import child_environment

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

CHILD = Path(__file__).with_name("kept_graphs_child.py")
LIMITED = "# mixpert-plan 1\ndefault\tint8:2,2,2\t1e-5\n"


def run(scenario: str, **variables: str) -> None:
    done = subprocess.run(
        [sys.executable, CHILD, scenario], env=child_environment(**variables), capture_output=True,
        text=True, timeout=180, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.parametrize("scenario", ["data", "scalars", "streams", "threads", "captures"])
@pytest.mark.parametrize("scheme", ["int8:2,2,2", "auto", "fp16x3"])
def test_kept_graphs_give_the_bits_of_launches(scenario: str, scheme: str) -> None:
    run(scenario, scheme=scheme)


@pytest.mark.parametrize("graphs", ["on", "off"])
def test_under_a_limit_of_the_plan(graphs: str, tmp_path: Path) -> None:
    plan = tmp_path / "app.plan"
    plan.write_text(LIMITED, encoding="ascii")
    run("data", plan=str(plan), graphs=graphs)


@pytest.mark.parametrize("backend", ["cuda:sm80", "cuda:sm90a"])
def test_both_code_paths(backend: str, cupy: Any) -> None:
    if backend == "cuda:sm90a" and int(cupy.cuda.Device(0).compute_capability) != 90:
        pytest.skip("code path sm90 needs compute capability 9.0")
    run("data", scheme="auto", backend=backend)


def test_more_calls_than_graphs_are_kept_of() -> None:
    run("many", scheme="int8:2,2,2")
