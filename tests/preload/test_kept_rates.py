"""Rates in the user's cache, as the runtime reads them, on a fake driver with two GPUs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from child_session import Ran, Session

from mixpert.files import cache_directory
from mixpert.tuner import rates

CHILD = Path(__file__).with_name("memory_child.py")
UNKNOWN = "how fast this GPU is has not been measured: mixpert-doctor --measure does"
NO_FASTER = "no faster than native for this shape and device"
IDENTITY = rates.Identity("a0" * 16, 13000)  # of fake_cuda.cpp's first GPU
SLOW_NATIVE = rates.text_of(
    IDENTITY, "Fake GPU",
    {"launch": 0.003, "copy": 0.18, "native": 1e4, "int8:2,2,2": 0.6, "fp16x3": 0.7},
)  # fmt: skip
"""Where cuBLAS takes seconds, emulation is worth its while for any shape."""


@pytest.fixture
def session(cublas: Path, fakes: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Session:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("FAKE_CUDA_ARCH", "89")
    return Session(CHILD, cublas, str(fakes), tmp_path)


def run(session: Session) -> Ran:
    """One product under `auto`, whose kernels the fake driver does not compute."""
    return session.run("kept", right=False, scheme="auto")


def test_measured_rates_decide(session: Session) -> None:
    rates.write(IDENTITY, SLOW_NATIVE)
    ran = run(session)
    assert [(row.scheme, row.reason) for row in ran.rows] == [("auto", None)]
    assert "mixpert: " not in ran.stderr


def test_measured_rates_can_decide_for_native(session: Session) -> None:
    rates.write(IDENTITY, SLOW_NATIVE.replace("native\t10000", "native\t0.1"))
    assert [row.reason for row in run(session).rows] == [NO_FASTER]


def test_a_gpu_like_the_profiles_needs_no_rates(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_CUDA_ARCH", "90")
    assert [row.reason for row in run(session).rows] == [NO_FASTER]


def test_where_nothing_was_measured_the_driver_is_not_asked(session: Session) -> None:
    ran = run(session)
    assert [(row.scheme, row.reason) for row in ran.rows] == [("native", UNKNOWN)]
    assert "uuid" not in ran.kernels
    assert not (cache_directory() / "rates").exists()


def test_without_measured_rates_the_cache_is_not_mentioned(session: Session) -> None:
    """Not even where others can write to it."""
    cache_directory().mkdir()
    cache_directory().chmod(0o777)
    assert "mixpert: " not in run(session).stderr


def test_rates_of_another_gpu_are_not_used(session: Session) -> None:
    rates.write(rates.Identity("a1" * 16, 13000), SLOW_NATIVE.replace("a0", "a1"))
    ran = run(session)
    assert [row.reason for row in ran.rows] == [UNKNOWN]
    assert "mixpert: " not in ran.stderr


def others_may_write(path: Path) -> None:
    path.chmod(0o666)


def others_may_add(path: Path) -> None:
    path.parent.chmod(0o777)


def others_may_add_folders(path: Path) -> None:
    path.parent.parent.chmod(0o777)


def a_link(path: Path) -> None:
    path.replace(path.with_suffix(".old"))
    path.symlink_to(path.with_suffix(".old"))


def a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path, 0o600)


def another_driver(path: Path) -> None:
    path.write_text(SLOW_NATIVE.replace("13000", "12080"))


def another_uuid(path: Path) -> None:
    path.write_text(SLOW_NATIVE.replace("a0", "b0"))


def cut_short(path: Path) -> None:
    path.write_text(SLOW_NATIVE[:-20])


def very_long(path: Path) -> None:
    path.write_text("# mixpert-rates 1\n" + "x\ty\n" * 10000)


SPOILT = [
    (others_may_write, "others can write to it"), (others_may_add, "others can write to it"),
    (others_may_add_folders, "others can write to it"),
    (a_link, "Too many levels of symbolic links"),
    (a_pipe, "others can write to it"), (another_driver, "measured under another driver"),
    (another_uuid, "measured on another GPU"), (cut_short, "all others 'key<TAB>value'"),
    (very_long, "all others 'key<TAB>value'"),
]  # fmt: skip


@pytest.mark.parametrize(("spoil", "message"), SPOILT)
def test_what_cannot_be_trusted_is_not_read(
    session: Session, spoil: Callable[[Path], None], message: str
) -> None:
    """As if nothing had been measured, which one line says."""
    rates.write(IDENTITY, SLOW_NATIVE)
    spoil(IDENTITY.path)
    ran = run(session)
    assert [(row.scheme, row.reason) for row in ran.rows] == [("native", UNKNOWN)]
    said = [line for line in ran.stderr.splitlines() if line.startswith("mixpert: ")]
    (line,) = said
    assert message in line and "mixpert-doctor --measure" in line


def test_the_doctor_reports_stored_rates(session: Session) -> None:
    def report() -> list[str]:
        done = subprocess.run(
            [sys.executable, "-m", "mixpert.commands.doctor"], capture_output=True, text=True,
            env=os.environ | {"LD_LIBRARY_PATH": session.libraries}, check=True,
        )  # fmt: skip
        return [line for line in done.stdout.splitlines() if line.startswith("rates")]

    rates.write(IDENTITY, SLOW_NATIVE)
    first, second = report()
    assert first.startswith("rates 0      measured 20")
    assert second.startswith("rates 1      not measured")
    another_driver(IDENTITY.path)
    assert "measured on another driver" in report()[0]
