"""cublasLtMatmul's epilogues on a fake cuBLASLt and a driver that computes what kernels would."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from child_session import Session
from lt_cases import EPILOGUES

CHILD = Path(__file__).parents[1] / "lt_child.py"
EMULATED = "int8:2,2,2"


@pytest.fixture
def session(cublas_lt: Path, fakes: Path, tmp_path: Path) -> Session:
    return Session(CHILD, cublas_lt, str(fakes), tmp_path)


def test_epilogues_follow_the_emulated_product(session: Session) -> None:
    ran = session.run("results", scheme=EMULATED)
    assert {(row.scheme, row.reason) for row in ran.rows} == {(EMULATED, None)}
    assert sum(row.calls for row in ran.rows) == 3 * len(EPILOGUES)
    assert ran.calls == [], "nothing reached cuBLASLt"
    assert {"epilogue", "row_sums"} < set(ran.kernels)


def test_checks_look_at_the_product(session: Session) -> None:
    """Before what follows it, which comes all the same."""
    ran = session.run("results", scheme=EMULATED, check="1:1e-6")
    assert {(row.scheme, row.reason) for row in ran.rows} == {(EMULATED, None)}
    assert sum((row.check or {})["calls"] for row in ran.rows) == 3 * len(EPILOGUES)
    assert max((row.check or {})["relative"] for row in ran.rows) < 1e-7


def test_in_double_precision(session: Session, cublas: Path) -> None:
    """By a handle of ours on the process's cuBLAS."""
    ran = replace(session, others=(cublas,)).run("results", scheme="fp64")
    assert {(row.scheme, row.reason) for row in ran.rows} == {("fp64", None)}
    assert set(ran.calls) == {"cublasDgemm_v2"}
    assert {"convert", "epilogue", "row_sums"} == set(ran.kernels)


def test_a_lost_handle_of_mixpert_is_created_again(session: Session, cublas: Path) -> None:
    (row,) = replace(session, others=(cublas,)).run("lost_handle", scheme="fp64").rows
    assert (row.scheme, row.reason, row.calls) == ("fp64", None, 2)


def test_in_double_precision_without_cublas(session: Session) -> None:
    """cuBLASLt alone has no product of handles."""
    ran = session.run("panels", right=False, scheme="fp64")
    assert {row.scheme for row in ran.rows} == {"native"}
    assert {row.reason for row in ran.rows} == {"fp64 of cublasLtMatmul: the process has no cuBLAS"}


def test_parts_within_a_workspace_limit(session: Session) -> None:
    """Every part has its rows of the bias and of what is kept; the sum is one of the whole."""
    whole = session.run("panels", scheme=EMULATED)
    limit = min(row.workspace for row in whole.rows) * 2 // 3
    ran = session.run("panels", scheme=EMULATED, workspace_limit=str(limit))
    assert {(row.scheme, row.reason) for row in ran.rows} == {(EMULATED, None)}
    assert ran.kernels.count("epilogue") > whole.kernels.count("epilogue")
    assert ran.kernels.count("row_sums") == whole.kernels.count("row_sums")


@pytest.mark.parametrize("traced", [True, False])
def test_a_product_is_not_known_to_be_native_by_another_epilogue(
    session: Session, traced: bool
) -> None:
    """Nor is the second taken for the first where nobody looks on."""
    ran = session.run("epilogue_decides", traced=traced, scheme="auto")
    assert [row.scheme for row in ran.rows] == (["native", "auto"] if traced else [])
    assert ran.kernels and "epilogue" not in ran.kernels
    assert set(ran.calls) == {"cublasLtMatmul"}
    assert len(ran.calls) == 1 or traced  # traced calls are warmed up first


def test_what_cublaslt_must_judge_reaches_it(session: Session) -> None:
    ran = session.run("refused", scheme=EMULATED)
    assert {row.scheme for row in ran.rows} == {"native"}
    assert sum(row.calls for row in ran.rows) == 7
    assert len(ran.calls) == 2 * 7, "ours and theirs"
    assert "epilogue" not in ran.kernels
