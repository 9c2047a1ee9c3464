"""cublasLtMatmul's epilogues on a GPU, beside those of cuBLASLt itself."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from lt_cases import BIAS_GRADIENT, EPILOGUES
from scenarios import run_scenario

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

CHILD = Path(__file__).parents[1] / "lt_child.py"
EMULATED = "int8:2,2,2"


run = partial(run_scenario, CHILD)


@pytest.mark.parametrize("scheme", [EMULATED, "fp16x3", "fp64", "native"])
def test_epilogues_of_whole_numbers_are_exact(scheme: str, tmp_path: Path) -> None:
    """Whole numbers, whose products every scheme has exactly."""
    rows, (accepted,) = run("results", tmp_path, scheme=scheme)
    assert {(row.scheme, row.reason) for row in rows} == {(scheme, None)}
    assert sum(row.calls for row in rows) == int(accepted)
    assert scheme == "native" or int(accepted) == 3 * len(EPILOGUES)


def test_cublaslt_gives_the_same(tmp_path: Path) -> None:
    """What the other tests expect of every epilogue, its masks' bits included.

    cuBLASLt refuses gradients of a bias behind a slope in FP32: nothing to compare with.
    """
    _, lines = run("native_results", tmp_path)
    assert len(lines) == 3 * len(EPILOGUES)
    refused = [line for line in lines if not line.endswith("status 0")]
    assert all(line.endswith("status 15") for line in refused), refused
    known = {f"epilogue {code}" for code in EPILOGUES if code & BIAS_GRADIENT}
    assert {line.partition(",")[0] for line in refused} <= known, refused


def test_cublaslt_refuses_what_we_leave_to_it(tmp_path: Path) -> None:
    rows, lines = run("refused", tmp_path, scheme=EMULATED)
    assert {row.scheme for row in rows} <= {"native"}
    print("\n".join(lines))


@pytest.mark.parametrize("first", ["alone", "graph"])
def test_epilogues_replayed_from_a_graph(first: str, tmp_path: Path) -> None:
    """Captured and replayed on other numbers; the first call of the process, or not."""
    rows, _ = run(f"graph_{first}", tmp_path, scheme=EMULATED)
    assert {(row.scheme, row.reason) for row in rows} == {(EMULATED, None)}


def test_parts_within_a_workspace_limit(tmp_path: Path) -> None:
    whole, _ = run("panels", tmp_path, scheme=EMULATED)
    limit = min(row.workspace for row in whole) * 2 // 3
    rows, _ = run("panels", tmp_path, scheme=EMULATED, workspace_limit=str(limit))
    assert {(row.scheme, row.reason) for row in rows} == {(EMULATED, None)}
    assert max(row.workspace for row in rows) <= limit


def test_checks_look_at_the_product(tmp_path: Path) -> None:
    """Before what follows it, which comes all the same."""
    rows, _ = run("results", tmp_path, scheme=EMULATED, check="1:1e-6")
    assert {(row.scheme, row.reason) for row in rows} == {(EMULATED, None)}
    assert sum((row.check or {})["calls"] for row in rows) == 3 * len(EPILOGUES)
    assert max((row.check or {})["relative"] for row in rows) < 1e-6
