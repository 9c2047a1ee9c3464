"""The GPU machine that tests and measurements ran on, found without importing CuPy."""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import subprocess
from importlib import metadata
from pathlib import Path

_CUBLAS = ("libcublas.so.13", "libcublas.so.12")
_CUPY = ("cupy-cuda13x", "cupy-cuda12x", "cupy")
_MAJOR, _MINOR = 75, 76
"""CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR and _MINOR."""
_COMMIT = "GIT_COMMIT"
"""Names the commit where the sources lie outside a repository."""

ROOT = Path(__file__).resolve().parents[1]


def missing_gpu() -> str | None:
    """Why no GPU test can run here, or None where the driver reports a device."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return "no NVIDIA driver (libcuda.so.1) on this machine"
    status = driver.cuInit(0)
    if status != 0:
        return f"the NVIDIA driver does not start (cuInit gives {status})"
    count = ctypes.c_int()
    driver.cuDeviceGetCount(ctypes.byref(count))
    return None if count.value > 0 else "the NVIDIA driver reports no device"


def describe() -> dict[str, str | None]:
    """Device, driver, CUDA, cuBLAS, CuPy, Python and commit; None for what is not known."""
    return {
        "device": _device_name(),
        "driver": _driver_version(),
        "cuda": _cuda_version(),
        "cublas": _cublas_version(),
        "cupy": _cupy_version(),
        "python": platform.python_version(),
        "commit": _commit(),
    }


def _device_name() -> str | None:
    if missing_gpu():
        return None
    name = ctypes.create_string_buffer(128)
    ctypes.CDLL("libcuda.so.1").cuDeviceGetName(name, len(name), 0)
    return name.value.decode() or None


def capability() -> int:
    """The first device's compute capability, such as 90."""
    driver = ctypes.CDLL("libcuda.so.1")
    driver.cuInit(0)
    major, minor = ctypes.c_int(), ctypes.c_int()
    for number, attribute in ((major, _MAJOR), (minor, _MINOR)):
        driver.cuDeviceGetAttribute(ctypes.byref(number), attribute, 0)
    return 10 * major.value + minor.value


def _driver_version() -> str | None:
    return _output("nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader", "--id=0")


def _cuda_version() -> str | None:
    """The newest CUDA that the driver serves."""
    if missing_gpu():
        return None
    version = ctypes.c_int()
    ctypes.CDLL("libcuda.so.1").cuDriverGetVersion(ctypes.byref(version))
    return f"{version.value // 1000}.{version.value % 1000 // 10}"


def _cublas_version() -> str | None:
    for name in _CUBLAS:
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
        parts = []
        for index in range(3):  # major, minor, patch
            value = ctypes.c_int()
            library.cublasGetProperty(index, ctypes.byref(value))
            parts.append(str(value.value))
        return ".".join(parts)
    return None


def _cupy_version() -> str | None:
    for name in _CUPY:
        try:
            return metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return None


def _commit() -> str | None:
    known = os.environ.get(_COMMIT)
    return known or _output("git", "-C", str(ROOT), "rev-parse", "HEAD")


def _output(*command: str) -> str | None:
    """What a command prints, or None where it is missing or fails."""
    if shutil.which(command[0]) is None:
        return None
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    return done.stdout.strip() or None if done.returncode == 0 else None
