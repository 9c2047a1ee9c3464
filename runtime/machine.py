"""What a figure was measured on: written beside every figure."""

from __future__ import annotations

import datetime
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from mixpert.runtime.launcher import cupy, current_device
from mixpert.version import __version__

_ROOT = Path(__file__).resolve().parents[1]


def versions() -> dict[str, str]:
    """Driver, CUDA runtime, cuBLAS, CuPy and MixPert of this process."""
    xp = cupy()
    runtime = xp.cuda.runtime
    from cupy.cuda import cublas
    from cupy.cuda.device import get_cublas_handle

    return {
        "driver": _driver_version(),
        "cuda": _dotted(runtime.runtimeGetVersion(), 1000, 10),
        "cublas": _dotted(cublas.getVersion(get_cublas_handle()), 10000, 100),
        "cupy": xp.__version__,
        "mixpert": __version__,
    }


def device_name() -> str:
    """Product name of CuPy's current GPU."""
    return current_device().name


def today() -> str:
    """The date, ISO 8601, UTC."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def command_line() -> str:
    """The command that is running, without the directory of the program."""
    return shlex.join([Path(sys.argv[0]).name, *sys.argv[1:]])


def commit() -> str | None:
    """The commit of the checkout that this module is part of, or GIT_COMMIT; None elsewhere."""
    known = os.environ.get("GIT_COMMIT")
    if known or not (_ROOT / ".git").exists() or shutil.which("git") is None:
        return known or None
    command = ("git", "-C", str(_ROOT), "rev-parse", "HEAD")
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    return done.stdout.strip() or None if done.returncode == 0 else None


def measured_on() -> dict[str, Any]:
    """The head of a file of figures: device, date, versions, command, and commit where known."""
    known = commit()
    return {
        "device": device_name(),
        "date": today(),
        "versions": versions(),
        "command": command_line(),
        **({"commit": known} if known else {}),
    }


def _driver_version() -> str:
    """The version of the kernel module; if it is hidden, the CUDA version of the driver."""
    try:
        words = Path("/proc/driver/nvidia/version").read_text(encoding="ascii").split()
        return next(word for word in words if word[0].isdigit() and word.count(".") > 0)
    except (OSError, StopIteration):
        return "CUDA " + _dotted(cupy().cuda.runtime.driverGetVersion(), 1000, 10)


def _dotted(number: int, major: int, minor: int) -> str:
    return f"{number // major}.{number % major // minor}"
