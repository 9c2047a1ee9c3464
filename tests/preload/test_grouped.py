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


TOGETHER = {"equal": 1, "experts": 1, "long": 1, "many": 3, "mixed": 16}
"""Batches that the groups of a scenario of the child make: 96 parts each at most, and as many as
there are transpositions, alphas and betas."""


@pytest.mark.parametrize("scenario", TOGETHER)
def test_groups_are_computed_together(session: Session, scenario: str) -> None:
    """Padded where sizes differ; the fake device computes what the copies contain."""
    times = 1 if scenario == "many" else 2
    ran = session.run(scenario, traced=False, scheme=EMULATED)
    assert ran.calls == []
    assert ran.kernels.count("gather") == 2 * times * TOGETHER[scenario]


def test_each_group_is_in_the_trace(session: Session) -> None:
    ran = session.run("experts", scheme=EMULATED)
    assert ran.kernels.count("gather") == 2 * 2
    assert sum(row.calls for row in ran.rows) == 2 * 20
    assert {row.n for row in ran.rows} == {1 + 7 * i % 23 for i in range(20)}
    assert {(row.scheme, row.reason) for row in ran.rows} == {(EMULATED, None)}
    assert all(row.ms > 0 for row in ran.rows)


def test_a_limit_keeps_sizes_apart(session: Session, tmp_path: Path) -> None:
    """The guard decides by sums over k, which padding would lengthen."""
    plan = tmp_path / "plan"
    plan.write_text(f"# mixpert-plan 1\ndefault\t{EMULATED}\t1e-3\n")
    ran = session.run("long", traced=False, right=False, plan=str(plan))
    assert ran.kernels.count("gather") == 2 * 2 * 12
    ran = session.run("equal", traced=False, right=False, plan=str(plan))
    assert ran.kernels.count("gather") == 2 * 2


def test_schemes_of_shapes_keep_groups_apart(session: Session, tmp_path: Path) -> None:
    """Ten experts by one scheme, ten by another or natively, which is one call of cuBLAS."""
    plan = tmp_path / "plan"
    few = [f"groups [40,{1 + 7 * i % 23},48]\tint8:1,1\n" for i in range(10)]
    plan.write_text(f"# mixpert-plan 1\n{''.join(few)}default\t{EMULATED}\n")
    ran = session.run("experts", traced=False, plan=str(plan))
    assert ran.kernels.count("gather") == 2 * 2 * 2 and ran.calls == []
    plan.write_text(f"# mixpert-plan 1\n{''.join(few)}default\tnative\n")
    ran = session.run("experts", traced=False, plan=str(plan))
    assert ran.kernels.count("gather") == 2 * 2 and ran.calls == [NAMES["product"]] * 2


def test_empty_groups(session: Session) -> None:
    """The seven that are not are one batch."""
    ran = session.run("empty", scheme=EMULATED)
    assert ran.kernels.count("gather") >= 2 * 2 and ran.calls == []


def test_without_memory_groups_are_left_to_cublas(session: Session) -> None:
    """For the copies and for each group alone."""
    ran = session.run("equal", scheme=EMULATED, workspace_limit="100")
    assert ran.calls == [NAMES["product"]] * 12
    (row,) = ran.rows
    assert row.scheme == "native" and "MIXPERT_WORKSPACE_LIMIT" in (row.reason or "")


def test_a_lost_device_leaves_groups_to_cublas(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_CUDA_LOST", "1")
    ran = session.run("equal", traced=False, scheme=EMULATED)
    (message,) = [line for line in ran.stderr.splitlines() if line.startswith("mixpert: ")]
    assert message.startswith("mixpert: the GPU refuses work (gather BACK=0: ")
    assert ran.calls == [NAMES["product"]] * 2
