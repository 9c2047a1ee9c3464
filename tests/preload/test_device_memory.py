"""What a program is told of the runtime's device memory."""

from __future__ import annotations

import ctypes
from pathlib import Path

import gpu_machine
import pytest
from child_session import Session

from mixpert import native
from mixpert.errors import BackendError

CHILD = Path(__file__).with_name("memory_child.py")
REFUSED = "workspace: refused by the fake driver"


@pytest.fixture
def session(cublas: Path, drivers: Path, compilers: Path, tmp_path: Path) -> Session:
    return Session(CHILD, cublas, f"{drivers}:{compilers}", tmp_path)


def test_the_pool_keeps_what_calls_give_back(session: Session) -> None:
    ran = session.run("kept", scheme="int8:2,2,2")
    assert "pack" in ran.kernels, "the product needed workspace"


def test_each_device_has_its_own(session: Session) -> None:
    """Pool and kernels, where a thread goes from one to the other."""
    one, both = (session.run(name, traced=False, scheme="int8:2,2,2") for name in ("kept", "both"))
    assert both.kernels == 2 * one.kernels


def test_no_memory_left_means_native(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAKE_CUDA_FULL", "1")
    (row,) = session.run("none", scheme="int8:2,2,2").rows
    assert (row.scheme, row.reason, row.workspace) == ("native", REFUSED, 0)


PLAN = "# mixpert-plan 1\na.c:1:1@f\tint8:2,2,2\t1e-3\n"
"""A limit, so that there is a guard, of which the trace tells."""


@pytest.mark.parametrize("scenario", ["ended", "again", "shut"])
@pytest.mark.parametrize("asked", [{"scheme": "int8:2,2,2", "check": "1:1e-6"}, {"plan": PLAN}])
def test_a_program_may_end_its_context(
    session: Session, tmp_path: Path, scenario: str, asked: dict[str, str]
) -> None:
    """Events and page-locked memory go with it (cudaDeviceReset); all that is traced stays."""
    if "plan" in asked:
        (tmp_path / "app.plan").write_text(asked["plan"], encoding="ascii")
        asked = {"plan": str(tmp_path / "app.plan")}
    ran = session.run(scenario, **asked)
    assert not [line for line in ran.kernels if line.startswith("gone")]
    assert sum(row.calls for row in ran.rows) == (4 if scenario == "again" else 3)
    assert ("ended its CUDA context" in ran.stderr) == (scenario != "shut"), "the driver's own end"


def test_resources_of_calls_are_returned_when_the_trace_is_flushed(session: Session) -> None:
    """Events, and places for the results of checks, of which there are 256."""
    ran = session.run("flushed", scheme="int8:2,2,2", check="1:1e-6")
    checks = [row.check or {} for row in ran.rows]
    assert [check["calls"] for check in checks] == [1] * 300
    assert int(ran.stdout) <= 2


def test_a_call_that_finds_too_little_takes_smaller_panels(session: Session) -> None:
    """What is packed by request stays; a product that cannot be cut is native."""
    whole, _ = session.run("beside", scheme="int8:2,2,2").rows
    limit = f"{(400 * 4000 * 3 >> 20) + 4}M"
    cut, native_one = session.run("beside", scheme="int8:2,2,2", workspace_limit=limit).rows
    assert (cut.scheme, cut.reason) == (whole.scheme, None) == ("int8:2,2,2", None)
    assert 0 < cut.workspace < whole.workspace
    assert (native_one.scheme, native_one.reason) == ("native", REFUSED)


@pytest.mark.skipif(gpu_machine.missing_gpu() is None, reason="needs a machine without a driver")
def test_without_a_driver() -> None:
    bytes_ = ctypes.c_uint64()
    with pytest.raises(BackendError, match="no NVIDIA driver"):
        native.check(
            native.load().mixpert_device_memory(ctypes.byref(bytes_), ctypes.byref(bytes_))
        )
