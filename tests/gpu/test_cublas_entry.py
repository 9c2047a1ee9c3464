"""libmixpert in place of cuBLAS: results, scalars, streams, graphs, threads, trace and capture.

Settings are read once a process, so that each scenario of cublas_child.py runs in a child.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from child_environment import child_environment

from mixpert import settings
from mixpert.operands import read_operands
from mixpert.runtime.capture import read_capture
from mixpert.runtime.matmul import matmul
from mixpert.trace import Trace, TraceRow

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

CHILD = Path(__file__).with_name("cublas_child.py")
EMULATED = "int8:2,2,2"


def run_child(scenario: str, directory: Path, **variables: str) -> list[TraceRow]:
    """Run a scenario with MIXPERT_* set (names in lower case); its trace, if it made a call."""
    trace = directory / "trace.jsonl"
    clean = child_environment(**variables)
    done = subprocess.run(
        [sys.executable, CHILD, scenario, directory],
        env=clean | {settings.TRACE: str(trace)},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, f"{scenario}: {done.stderr[-3000:]}"
    return list(Trace.read(trace).rows) if trace.exists() else []


def assert_ran(rows: list[TraceRow], scheme: str) -> None:
    """Everything ran as it was asked to, on the GPU."""
    assert rows
    for row in rows:
        assert (row.scheme, row.requested, row.reason) == (scheme, scheme, None), row
        assert row.backend == "cuda"
        assert row.ms >= 0


@pytest.mark.parametrize(
    "scheme", ["int8:2,2,2", "int8:1,1", "int8:3,3", "int8:1,2@7+g64", "fp64", "native"]
)
def test_results_of_every_entry_point(scheme: str, tmp_path: Path) -> None:
    rows = run_child("results", tmp_path, scheme=scheme)
    assert_ran(rows, scheme)
    entries = {row.entry for row in rows}
    assert entries == {"cublasSgemm_v2", "cublasSgemmStridedBatched", "cublasGemmEx"}


def test_cublas_is_queried_for_its_parts_of_k(tmp_path: Path) -> None:
    rows = run_child("parts_of_k", tmp_path, scheme="auto")
    assert {row.reason for row in rows} == {None}
    assert all(row.scheme.startswith("auto") for row in rows)


@pytest.mark.parametrize("backend", ["cuda:sm80", "cuda:sm90a"])
def test_backend_setting_forces_a_code_path(backend: str, tmp_path: Path, cupy: Any) -> None:
    if backend == "cuda:sm90a" and int(cupy.cuda.Device(0).compute_capability) != 90:
        pytest.skip("code path sm90 needs compute capability 9.0")
    assert_ran(run_child("streams", tmp_path, scheme=EMULATED, backend=backend), EMULATED)


@pytest.mark.parametrize("scheme", [EMULATED, "fp64"])
def test_empty_sizes(scheme: str, tmp_path: Path) -> None:
    assert_ran(run_child("empty", tmp_path, scheme=scheme), scheme)


def test_scalars_on_the_device(tmp_path: Path) -> None:
    assert_ran(run_child("device_scalars", tmp_path, scheme=EMULATED), EMULATED)


def test_fp64_with_scalars_on_the_device_runs_natively(tmp_path: Path) -> None:
    rows = run_child("device_scalars", tmp_path, scheme="fp64")
    assert rows
    for row in rows:
        assert (row.scheme, row.requested) == ("native", "fp64")
        assert "host" in (row.reason or "")


def test_calls_run_on_the_handles_stream(tmp_path: Path) -> None:
    assert_ran(run_child("streams", tmp_path, scheme="fp64"), "fp64")


@pytest.mark.parametrize("scheme", [EMULATED, "fp64"])
def test_bad_arguments_get_the_status_of_cublas(scheme: str, tmp_path: Path) -> None:
    run_child("bad_arguments", tmp_path, scheme=scheme)


@pytest.mark.parametrize("limit", [{}, {"workspace_limit": "100M"}])
@pytest.mark.parametrize("scheme", [EMULATED, "int8:1,1"])
def test_graph_whose_capture_holds_the_first_call(
    scheme: str, limit: dict[str, str], tmp_path: Path
) -> None:
    assert_ran(run_child("graph", tmp_path, scheme=scheme, **limit), scheme)


def test_threads_share_one_row_of_the_trace(tmp_path: Path) -> None:
    rows = run_child("threads", tmp_path, scheme=EMULATED)
    assert_ran(rows, EMULATED)
    assert sum(row.calls for row in rows) == 8 * 8
    assert {row.site for row in rows} == {"shared.cu:1:1@all"}


def test_trace_names_the_writers_of_operands(tmp_path: Path) -> None:
    first, second = run_child("chain", tmp_path, scheme=EMULATED)
    assert_ran([first, second], EMULATED)
    assert (first.site, first.calls, first.shape) == ("child.cu:1:1@main", 3, (128, 128, 1500))
    assert first.ms > 0 and second.ms > 0
    assert first.workspace > 128 * 1500 * 3 * 2
    assert second.writers["A"] == [first.site]
    assert "B" not in second.writers or second.writers["B"] == []


def test_workspace_limit_means_native_and_says_so(tmp_path: Path) -> None:
    packed, small = run_child("chain", tmp_path, scheme=EMULATED, workspace_limit="1K")
    assert (packed.scheme, packed.requested) == ("native", EMULATED)
    assert settings.WORKSPACE_LIMIT in (packed.reason or "")
    assert packed.workspace == 0 and packed.ms > 0
    assert (small.scheme, small.workspace) == (EMULATED, 0), "one launch needs no workspace"


@pytest.mark.parametrize("scheme", [EMULATED, "int8:1,2"])
def test_panels_within_a_workspace_limit_give_the_same_bits(scheme: str, tmp_path: Path) -> None:
    """The largest product of the scenario needs 6.7 MB; its checks compare every bit."""
    rows = run_child("results", tmp_path, scheme=scheme, workspace_limit="2M")
    assert_ran(rows, scheme)
    largest = max(row.workspace for row in rows)
    assert 2**20 < largest <= 2 * 2**20


def test_the_limit_is_that_of_all_calls_at_once(tmp_path: Path) -> None:
    """The largest product needs 5.2 MB; the scenario looks at all that the pool takes."""
    rows = run_child("bounded", tmp_path, scheme=EMULATED, workspace_limit=str(64 << 20))
    assert sum(row.calls for row in rows) == 8 * 20
    assert sum(row.calls for row in rows if row.scheme == EMULATED) > 80


@pytest.mark.parametrize(
    ("scenario", "limit"), [("unpacked", 20 << 20), ("unpacked_small", 8 << 20)]
)
def test_captured_products_unpacked(scenario: str, limit: int, tmp_path: Path) -> None:
    """The first keeps the limit; whatever has to be like it since has none."""
    rows = run_child(scenario, tmp_path, scheme=EMULATED, workspace_limit=str(limit))
    ran = sorted((row.scheme, row.calls) for row in rows)
    assert sum(calls for scheme, calls in ran if scheme == EMULATED) == 1, rows
    assert {row.reason for row in rows if row.scheme == "native"} == {
        "in FP32: captured graphs keep all that MIXPERT_WORKSPACE_LIMIT allows"
    }


def test_backend_that_forbids_the_gpu_means_native(tmp_path: Path) -> None:
    for row in run_child("chain", tmp_path, scheme=EMULATED, backend="cpu"):
        assert (row.scheme, row.requested) == ("native", EMULATED)
        assert settings.BACKEND in (row.reason or "")


def test_plan_by_site(tmp_path: Path) -> None:
    plan = tmp_path / "app.plan"
    plan.write_text(f"# mixpert-plan 1\nchild.cu:1:1@main\t{EMULATED}\ndefault\tfp64\n")
    first, second = run_child("chain", tmp_path, plan=str(plan))
    assert (first.scheme, second.scheme) == (EMULATED, "fp64")


def test_checks_of_accurate_calls(tmp_path: Path) -> None:
    rows = run_child("results", tmp_path, scheme=EMULATED, check="1:1e-5")
    assert_ran(rows, EMULATED)
    for row in rows:
        assert row.check is not None and row.check["skipped"] is None, row
        assert row.check["calls"] == row.calls
        assert row.check["relative"] < 5e-6 and row.check["componentwise"] < 5e-6, row
    assert max(row.check["relative"] for row in rows if row.check) > 1e-8


def test_checks_with_scalars_on_the_device(tmp_path: Path) -> None:
    rows = run_child("device_scalars", tmp_path, scheme=EMULATED, check="1:1e-5")
    assert_ran(rows, EMULATED)
    assert sum(row.check["calls"] for row in rows if row.check) == sum(row.calls for row in rows)


def test_a_failed_check_demotes_the_site_and_keeps_its_operands(tmp_path: Path) -> None:
    first, *later = run_child("repeated", tmp_path, scheme="int8:0,0", check="1:1e-4")
    assert (first.scheme, first.calls) == ("int8:0,0", 1)
    assert {row.scheme for row in later} == {"native"} and sum(row.calls for row in later) == 3
    assert all("MIXPERT_CHECK allows 1.0e-04" in (row.reason or "") for row in later)
    (file,) = tmp_path.glob("mixpert-check-*.operands")
    kept = read_operands(file)
    assert first.check is not None
    assert kept.relative == pytest.approx(first.check["relative"], rel=1e-12)
    assert kept.row_errors(matmul(kept.a, kept.b, kept.scheme)).max() > 1e-3


def test_calls_inside_a_graph_are_not_checked(tmp_path: Path) -> None:
    captured, plain = run_child("graph", tmp_path, scheme=EMULATED, check="1:1e-5")
    assert captured.check is not None and "CUDA graph" in captured.check["skipped"]
    assert plain.check is not None and plain.check["calls"] == plain.calls


def test_no_settings_mean_native(tmp_path: Path) -> None:
    assert_ran(run_child("chain", tmp_path), "native")


@pytest.mark.parametrize("scheme", [EMULATED, "native"])
def test_capture_stores_the_outputs_of_sinks(scheme: str, tmp_path: Path) -> None:
    """The marked sites' outputs, in call order, padding left out."""
    directory = tmp_path / "capture"
    directory.mkdir()
    run_child("sinks", tmp_path, scheme=scheme, capture=str(directory))
    calls = read_capture(directory).calls
    assert [call.site for call in calls] == ["sink.cu:1:1@f", "sink.cu:2:1@f"]
    for number, call in enumerate(calls):
        np.testing.assert_array_equal(call.matrix(), np.load(tmp_path / f"call{number}.npy"))


@pytest.mark.parametrize("scheme", ["auto", "bf16x6", "bf16x9", "tf32x3"])
def test_elements_that_pieces_do_not_hold_are_traced(scheme: str, tmp_path: Path) -> None:
    hard, usual = run_child("small_elements", tmp_path, scheme=scheme)
    assert (hard.underflow, hard.calls) == (True, 2)
    assert (usual.underflow, usual.calls) == (False, 2)


@pytest.mark.parametrize("scheme", ["auto", "bf16x6"])
def test_a_check_of_such_elements_demotes_the_site(scheme: str, tmp_path: Path) -> None:
    """The norms of rows do not show what is lost."""
    rows = run_child("small_elements", tmp_path, scheme=scheme, check="1:1e-5")
    found = [(row.site, row.scheme, row.underflow, row.calls) for row in rows]
    assert found == [
        ("hard", scheme, True, 1), ("hard", "native", None, 1), ("usual", scheme, False, 2)
    ]  # fmt: skip
    assert rows[1].reason == f"checked: the pieces of {scheme} do not hold all small elements"
