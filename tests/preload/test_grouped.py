"""Grouped batches of cuBLAS, on a driver that computes what kernels would."""

from __future__ import annotations

from pathlib import Path

import pytest
from child_session import Session

CHILD = Path(__file__).with_name("grouped_child.py")
EMULATED = "int8:2,2,2"
NAMES = {
    "product": "cublasSgemmGroupedBatched", "wide": "cublasSgemmGroupedBatched_64",
    "typed": "cublasGemmGroupedBatchedEx", "wide_typed": "cublasGemmGroupedBatchedEx_64",
}  # fmt: skip


@pytest.fixture
def session(cublas: Path, fakes: Path, tmp_path: Path) -> Session:
    return Session(CHILD, cublas, str(fakes), tmp_path)


@pytest.mark.parametrize("scenario", NAMES)
def test_each_group_is_emulated(session: Session, scenario: str) -> None:
    """As a batch given by arrays; five groups of three shapes, twice."""
    ran = session.run(scenario, scheme=EMULATED)
    assert ran.calls == []
    assert ran.kernels.count("gather") == 2 * 2 * 5
    assert {(row.entry, row.scheme) for row in ran.rows} == {(NAMES[scenario], EMULATED)}
    counted = {row.shape: row.calls for row in ran.rows}
    assert counted == {(5, 4, 16): 4, (7, 4, 16): 4, (6, 4, 32): 2}


@pytest.mark.parametrize("scenario", NAMES)
def test_native_groups_are_one_call(session: Session, scenario: str) -> None:
    ran = session.run(scenario, traced=False, scheme="native")
    assert ran.calls == [NAMES[scenario]] * 2 and ran.kernels == []


def test_traced_native_groups_are_timed_one_by_one(session: Session) -> None:
    ran = session.run("product", scheme="native")
    assert ran.calls == [NAMES["product"]] * 10
    assert sum(row.calls for row in ran.rows) == 10
    assert {row.scheme for row in ran.rows} == {"native"}


def test_neighbours_that_run_natively_are_one_call(session: Session, tmp_path: Path) -> None:
    """The third group is emulated; two before and two after it are not."""
    plan = tmp_path / "plan"
    plan.write_text(f"# mixpert-plan 1\ngroups [6,4,32]\t{EMULATED}\ndefault\tnative\n")
    ran = session.run("product", traced=False, plan=str(plan))
    assert ran.calls == [NAMES["product"]] * 4
    assert ran.kernels.count("gather") == 2 * 2


@pytest.mark.parametrize("scenario", ["illegal", "none"])
def test_what_cublas_rejects_or_ignores_reaches_it(session: Session, scenario: str) -> None:
    assert session.run(scenario, scheme=EMULATED).calls == [NAMES["product"]]


def test_scalars_on_the_device(session: Session) -> None:
    ran = session.run("device_scalars", scheme=EMULATED)
    assert ran.calls == [NAMES["product"]]
