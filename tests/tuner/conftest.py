import shlex
import stat
import sys
from itertools import product
from pathlib import Path

import pytest
from synthetic import ERRORS, gemm_ms

from mixpert.commands import common
from mixpert.commands.tune import main
from mixpert.tuner.device_model import DeviceModel

HERE = Path(__file__).parent


@pytest.fixture
def fake_app(tmp_path: Path) -> Path:
    """An executable that is fake_app.py, which needs no compiler and no native library."""
    path = tmp_path / "fake_app"
    code = f"import sys; sys.path.insert(0, {str(HERE)!r}); import fake_app"  # compiled once
    command = shlex.join([sys.executable, "-IS", "-c", code])
    path.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


@pytest.fixture(scope="session")
def synthetic_model() -> DeviceModel:
    """A profile of no real device: synthetic.gemm_ms on a small grid."""
    sizes = (64, 256, 1024, 4096)
    points = list(product(sizes, repeat=3))
    return DeviceModel(
        device="synthetic",
        date="2026-01-01",
        versions={},
        command="tests/tuner/conftest.py",
        grid={"m": sizes, "n": sizes, "k": sizes},
        schemes={s: tuple(gemm_ms(s, *point) for point in points) for s in ERRORS},
    )


@pytest.fixture
def profile(tmp_path: Path, synthetic_model: DeviceModel) -> Path:
    path = tmp_path / "synthetic.json"
    synthetic_model.write(path)
    return path


@pytest.fixture
def tune(fake_app, profile, tmp_path, monkeypatch, capfd):
    """Runs the command in a fresh directory; returns its status, stdout and stderr.

    All lines of progress are printed, also those that a run of less than a second keeps to itself.
    """
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(common, "_QUIET_SECONDS", 0.0)

    def run(*options: str, args: tuple[str, ...] = (), model: bool = True):
        where = ["--device-model", str(profile)] if model else []
        capfd.readouterr()
        status = main([*options, *where, "--", str(fake_app), *args])
        return status, *capfd.readouterr()

    return run
