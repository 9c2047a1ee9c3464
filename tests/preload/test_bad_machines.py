"""Drivers, GPUs and compilers that are not as they should be: native results, and one message."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from preload_client import EMULATED, SHORT, Client, Compile, Ran, driver_flags

from mixpert import native

RIGHT = [f"{name} 0 right" for name in SHORT]


@pytest.fixture
def machine(
    client_program: Path, fakes: Path, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Client:  # fmt: skip
    """One with a driver and a compiler, and no kernels in any cache."""
    monkeypatch.setenv("FAKE_CUDA_LOG", str(tmp_path / "cuda"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return Client(client_program, fakes, tmp_path)


def messages(ran: Ran) -> list[str]:
    return [line for line in ran.stderr.splitlines() if line.startswith("mixpert: ")]


def runs_natively(ran: Ran, reason: str) -> None:
    assert (ran.status, ran.lines) == (0, RIGHT), ran.stderr
    assert {row.scheme for row in ran.rows} == {"native"}
    assert all(reason in (row.reason or "") for row in ran.rows), ran.rows


def test_a_driver_that_is_too_old(client_program: Path, build: Compile, tmp_path: Path) -> None:
    driver = build("fake_cuda.cpp", "old_driver/libcuda.so.1", *driver_flags(), "-DTOO_OLD")
    ran = Client(client_program, driver.parent, tmp_path).run("every", scheme=EMULATED)
    assert (ran.status, ran.lines) == (0, RIGHT), ran.stderr
    (message,) = messages(ran)
    assert "driver is too old: it has no cuMemPoolCreate; GEMMs run natively" in message


@pytest.mark.parametrize("arch", ["75", "61"])
def test_a_gpu_that_is_too_old(machine: Client, arch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAKE_CUDA_ARCH", arch)
    ran = machine.run("every", scheme=EMULATED)
    runs_natively(ran, f"fits a device of architecture sm_{arch}")
    (message,) = messages(ran)
    assert f"this one has {arch[0]}.{arch[1]}: its GEMMs run natively" in message


def test_a_gpu_of_a_generation_to_come(machine: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels for it are compiled as PTX, which its driver translates."""
    monkeypatch.setenv("FAKE_CUDA_ARCH", "140")
    runs_natively(machine.run("every", scheme=EMULATED), "gave no binary")


@pytest.mark.parametrize(
    ("error", "reason"),
    [("0", "the thread has no CUDA context"), ("3", "cuCtxGetCurrent: refused")],
)
def test_a_driver_without_a_gpu(
    machine: Client, monkeypatch: pytest.MonkeyPatch, error: str, reason: str
) -> None:
    """As where CUDA_VISIBLE_DEVICES hides them all; 3 is CUDA_ERROR_NOT_INITIALIZED."""
    monkeypatch.setenv("FAKE_CUDA_NO_CONTEXT", error)
    ran = machine.run("every", scheme=EMULATED)
    runs_natively(ran, reason)
    assert not messages(ran), "cuBLAS says what is wrong, where it is"


def test_no_kernels_and_no_compiler(
    client_program: Path, drivers: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library alone: neither kernels nor NVIDIA's wheels lie where it looks for them."""
    alone = tmp_path / native.LIBRARY.name
    shutil.copy(native.LIBRARY, alone)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)  # the loader splits its list at blanks, which may be in the path
    monkeypatch.setenv("LD_PRELOAD", f"./{alone.name}")
    ran = Client(client_program, drivers, tmp_path).run("every", preload=False, scheme=EMULATED)
    if any("fake driver" in (row.reason or "") for row in ran.rows):
        pytest.skip("the CUDA toolkit's NVRTC is installed here")
    runs_natively(ran, "NVRTC (libnvrtc.so) is not there")
    assert len(messages(ran)) == 1


@pytest.mark.parametrize("arch", ["87", "103", "110", "121", "140"])
def test_a_gpu_of_which_no_kernel_was_made(
    machine: Client, monkeypatch: pytest.MonkeyPatch, arch: str
) -> None:
    """The compiler knows its architecture, or gives PTX, which its driver translates."""
    monkeypatch.setenv("FAKE_CUDA_ARCH", arch)
    monkeypatch.setenv("FAKE_NVRTC_PTX", "1")
    monkeypatch.setenv("FAKE_CUDA_COMPUTES", "1")
    ran = machine.run("every", scheme=EMULATED)
    rows = {row.entry: row for row in ran.rows}
    assert [rows[name].scheme for name in ("cublasSgemm_v2", "cublasGemmEx")] == [EMULATED] * 2
    assert {"sgemm 0 right", "ex 0 right"} <= set(ran.lines), "what the fake driver computes"
    assert not messages(ran)


def test_the_summary_shows_the_time_spent_compiling_kernels(
    machine: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once: the next process finds them in the cache."""
    monkeypatch.setenv("FAKE_NVRTC_PTX", "1")
    monkeypatch.setenv("FAKE_CUDA_COMPUTES", "1")
    first, second = (machine.run("every", scheme=EMULATED, verbose="1").stderr for _ in range(2))
    assert re.search(r"^mixpert: \d+ kernels compiled in \d+\.\d s, which these", first, re.M)
    assert "compiled" not in second


def test_the_time_of_a_first_call_holds_nothing_that_is_loaded(
    machine: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither its own kernels, nor the one that reports what the guard decided."""
    for name in ("FAKE_NVRTC_PTX", "FAKE_CUDA_COMPUTES", "FAKE_CUDA_LOG_ALL"):
        monkeypatch.setenv(name, "1")
    plan = tmp_path / "p.plan"
    plan.write_text("# mixpert-plan 1\ndefault\tint8:2,2,2\t1e-6\n")
    ran = machine.run("math", "0", plan=str(plan))
    assert ran.rows[0].guard, ran.stderr
    log = (tmp_path / "cuda").read_text().splitlines()
    report = log.index("report")
    start = report - log[report::-1].index("record")
    assert "load report" in log[:start]
    assert not any(line.startswith("load") for line in log[start:])


def test_a_device_that_is_lost(machine: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left is cuBLAS's own answer, here a right one."""
    monkeypatch.setenv("FAKE_CUDA_LOST", "1")
    ran = machine.run("every", scheme=EMULATED)
    runs_natively(ran, "refused by the fake driver")
    (message,) = messages(ran)
    assert message.startswith("mixpert: the GPU refuses work (")
    assert message.endswith("): GEMMs run natively where cuBLAS still can")


def test_double_precision_on_a_device_that_is_lost(
    machine: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_CUDA_LOST", "1")
    ran = machine.run("every", scheme="fp64")
    assert (ran.status, ran.lines) == (0, RIGHT), ran.stderr
    (message,) = messages(ran)
    assert message.startswith("mixpert: the GPU refuses work (convert WIDEN=1: ")


def test_cublass_status_for_a_lost_device_reaches_the_program(
    machine: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_CUDA_LOST", "1")
    monkeypatch.setenv("FAKE_CUBLAS_LOST", "13")  # CUBLAS_STATUS_EXECUTION_FAILED
    ran = machine.run("every", scheme=EMULATED)
    assert [line.split()[1] for line in ran.lines] == ["13"] * len(SHORT), ran.stderr
    assert len(messages(ran)) == 1
    assert ran.rows == [], "nothing was computed"
