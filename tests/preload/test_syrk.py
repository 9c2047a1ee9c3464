"""cublasSsyrk and cublasSsyrkx on a fake cuBLAS, and on a driver that computes what kernels would.

Settings are read once a process, so that each scenario of syrk_child.py runs in a child.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from child_session import Session
from syrk_cases import LOWER, TRANSPOSED, UPPER, Syrk

from mixpert import settings
from mixpert.operands import read_operands
from mixpert.runtime.capture import read_capture

CHILD = Path(__file__).parents[1] / "syrk_child.py"
EMULATED, NATIVE = "int8:2,2,2", "native"
NAME = "cublasSsyrk_v2"
FUNCTIONS = {"": NAME, "-x": "cublasSsyrkx"}
"""By what stands behind the name of a scenario."""
both = pytest.mark.parametrize("x", FUNCTIONS)


@pytest.fixture
def session(cublas: Path, fakes: Path, tmp_path: Path) -> Session:
    return Session(CHILD, cublas, str(fakes), tmp_path)


@both
@pytest.mark.parametrize("scheme", [EMULATED, NATIVE, "fp64"])
def test_syrk_takes_the_kernels_of_its_scheme(session: Session, scheme: str, x: str) -> None:
    ran = session.run("results" + x, scheme=scheme)
    names = {FUNCTIONS[x], FUNCTIONS[x] + "_64"}
    assert {row.entry for row in ran.rows} == names
    assert names < {row.site for row in ran.rows}, "behind sites, and in a library"
    for row in ran.rows:
        assert (row.scheme, row.reason, row.shape[0]) == (scheme, None, row.shape[1]), row
    reached = set(ran.calls)
    double = FUNCTIONS[x].replace("Ssyrk", "Dsyrk")
    assert reached == {EMULATED: set(), NATIVE: names, "fp64": {double}}[scheme]
    small, packed = {"gemm_int8_small"}, {"gemm_int8_sm80", "gemm_int8_reduce"}
    assert scheme != EMULATED or small | packed <= set(ran.kernels), "every way is taken"


@both
def test_the_native_warm_up_runs_a_syrk(session: Session, x: str) -> None:
    """Into memory of its own: what it is timed on."""
    calls = Counter(session.run("once" + x, scheme=NATIVE).calls)
    assert set(calls) == {FUNCTIONS[x]} and calls[FUNCTIONS[x]] > 1


@both
def test_calls_known_to_be_native_reach_cublas_alone(session: Session, x: str) -> None:
    ran = session.run("results" + x, traced=False, scheme=NATIVE)
    traced = session.run("results" + x, scheme=EMULATED)
    assert (ran.rows, ran.kernels) == ([], [])
    assert len(ran.calls) == sum(row.calls for row in traced.rows)


def test_parts_within_a_workspace_limit(session: Session) -> None:
    """Triangles of 256 and 44 and what lies between them; that packs as many rows as the whole, so
    all are cut once more."""
    whole = session.run("panels", scheme=EMULATED)
    limit = whole.rows[0].workspace * 9 // 10
    ran = session.run("panels", scheme=EMULATED, workspace_limit=str(limit))
    assert [row.scheme for row in ran.rows] == [EMULATED]
    assert 0 < ran.rows[0].workspace <= limit
    products = [run.kernels.count("gemm_int8_sm80") for run in (whole, ran)]
    assert products[0] > 0 and products[1] == products[0] * (3 + 2 + 1)


def test_parts_of_a_general_product(session: Session) -> None:
    """Between the triangles lies a product of other rows, which neither half of B is A of."""
    whole = session.run("panels-x", scheme=EMULATED)
    limit = whole.rows[0].workspace * 9 // 10
    ran = session.run("panels-x", scheme=EMULATED, workspace_limit=str(limit))
    assert [row.scheme for row in ran.rows] == [EMULATED]
    assert 0 < ran.rows[0].workspace <= limit
    products = [run.kernels.count("gemm_int8_sm80") for run in (whole, ran)]
    assert 0 < products[0] < products[1]


@both
def test_what_cannot_be_cut_runs_natively(session: Session, x: str) -> None:
    (row,) = session.run("once" + x, scheme=EMULATED, workspace_limit="1K").rows
    assert row.scheme == NATIVE and settings.WORKSPACE_LIMIT in (row.reason or "")


@both
@pytest.mark.parametrize("scheme", [EMULATED, "fp64"])
def test_syrk_of_empty_shapes(session: Session, scheme: str, x: str) -> None:
    assert {row.scheme for row in session.run("empty" + x, scheme=scheme).rows} == {scheme}


@both
def test_scalars_on_the_device(session: Session, x: str) -> None:
    assert {row.scheme for row in session.run("scalars" + x, scheme=EMULATED).rows} == {EMULATED}
    for row in session.run("scalars" + x, scheme="fp64").rows:
        assert row.scheme == NATIVE and "host" in (row.reason or "")


@pytest.mark.parametrize("scenario", ["conjugated", "conjugated-x", "numbered"])
def test_syrk_scenario_is_emulated(scenario: str, session: Session) -> None:
    (row,) = session.run(scenario, scheme=EMULATED).rows
    assert (row.scheme, row.reason) == (EMULATED, None)


@both
def test_bad_arguments_get_the_status_of_cublas(session: Session, x: str) -> None:
    ran = session.run("bad_arguments" + x, scheme=EMULATED)
    assert (ran.rows, ran.kernels) == ([], [])


@both
def test_auto_stays_native_where_a_triangle_is_too_little(session: Session, x: str) -> None:
    (row,) = session.run("once" + x, scheme="auto").rows
    assert row.scheme == NATIVE and "no faster" in (row.reason or "")


@both
def test_checks_look_at_the_triangle(session: Session, x: str) -> None:
    for row in session.run("results" + x, scheme=EMULATED, check="1:1e-6").rows:
        assert row.check is not None and row.check["skipped"] is None
        assert (row.check["calls"], row.check["relative"]) == (row.calls, 0.0)


def test_operands_of_a_failed_check_say_which_triangle(session: Session) -> None:
    ran = session.run("checked", scheme=EMULATED, check="1:1e-12")
    assert [row.scheme for row in ran.rows] == [EMULATED, NATIVE], "the site is demoted"
    (file,) = session.folder.glob("mixpert-check-*.operands")
    kept = read_operands(file)
    assert (kept.triangle, len(kept.rows)) == ("upper", 8)
    np.testing.assert_array_equal(kept.a, kept.b.T)
    product = (kept.a.astype(float) @ kept.b).astype(np.float32)
    product[np.tril_indices(len(product), -1)] = 0  # does not count
    assert kept.relative == pytest.approx(kept.row_errors(product).max(), rel=1e-9)


def test_operands_that_are_not_kept(session: Session) -> None:
    """A limit that leaves the product its workspace, and the check no room for copies of both."""
    ran = session.run("checked", scheme=EMULATED, check="1:1e-12", workspace_limit="450K")
    assert [row.scheme for row in ran.rows] == [EMULATED, NATIVE], (
        "the site is demoted all the same"
    )
    (line,) = (x for x in ran.stderr.splitlines() if x.startswith("mixpert: "))
    assert line.endswith("the site runs natively from now on; no memory to keep its operands")
    assert not list(session.folder.glob("mixpert-check-*"))


def test_captured_calls_are_not_checked(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAKE_CAPTURE", "1")
    (row,) = session.run("once", scheme=EMULATED, check="1:1e-12").rows
    assert (row.scheme, row.check and row.check["calls"]) == (EMULATED, 0)
    assert row.check and "captured in a CUDA graph" in row.check["skipped"]


def test_capture_has_zeros_on_the_other_side(session: Session) -> None:
    directory = session.folder / "capture"
    directory.mkdir()
    (row,) = session.run("once", scheme=EMULATED).rows
    (directory / "sinks.txt").write_text(row.site + "\n")
    session.run("once", scheme=EMULATED, capture=str(directory))
    (call,) = read_capture(directory).calls
    exact, _ = Syrk(200, 900, uplo=UPPER).exact()
    columns = np.nan_to_num(exact.reshape(1, 200, 200))  # C was not set where it is not wanted
    assert columns.any()
    np.testing.assert_array_equal(call.matrix(), columns * np.tri(200))


def test_trace_names_both_writers_of_a_half_written_matrix(session: Session) -> None:
    whole, side, reader = session.run("chain", scheme=NATIVE).rows
    assert (side.site, side.entry, side.writers) == ("side", NAME, {})
    assert (whole.writers, set(reader.writers["A"])) == ({}, {"whole", "side"})


def test_first_interface_is_counted(session: Session) -> None:
    (row,) = session.run("first_interface", scheme=EMULATED).rows
    assert (row.entry, row.shape, row.scheme) == ("cublasSsyrk", (5, 5, 3), NATIVE)
    assert "first interface" in (row.reason or "")


def test_cases_say_what_a_syrk_gives() -> None:
    """By hand: the cases themselves."""
    call = Syrk(2, 1, 2.0, 1.0, LOWER, TRANSPOSED)
    call.a[:], call.before[:] = [3, 5], [1, 2, 7, 4]
    exact, scale = call.exact()
    assert exact.tolist() == [19, 32, 7, 54] and scale.tolist() == [19, 32, 0, 54]
    assert call.on_processor(NATIVE).tolist() == [19, 32, 7, 54]
