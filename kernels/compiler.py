"""The kernel compiler, NVRTC, as the native library drives it, and what ptxas reports."""

from __future__ import annotations

import ctypes
import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from mixpert import native
from mixpert.errors import BackendError

_WHEELS = ("cu1*/lib", "cuda_nvrtc/lib")
"""Where NVIDIA's wheels of CUDA 13 put their libraries, and those of CUDA 12 (`nvrtc.cpp`, too)."""
_SERIALISED = re.compile(r"\(C(?:75\d\d|7602)\)")  # wgmma serialised, or a spill


@dataclass(frozen=True)
class Resources:
    """What ptxas reports for one kernel.

    Attributes:
        registers: of a thread.
        spills: bytes of spill stores and loads of a thread.
        stack: bytes of stack of a thread.
        shared: bytes of static shared memory of a block.
        faults: messages that stand for serialised wgmma or spilled accumulators.
    """

    registers: int
    spills: int
    stack: int
    shared: int
    faults: tuple[str, ...]


def resources(log: str) -> Resources:
    """Read the compiler's log of one kernel (several functions: the largest figures).

    Raises:
        BackendError: no report of ptxas in it.
    """
    registers = _figures(r"Used (\d+) registers", log)
    if not registers:
        raise BackendError("the kernel compiler's log holds no report of registers")
    spills = _figures(r"(\d+) bytes spill (?:stores|loads)", log)
    return Resources(
        max(registers),
        sum(spills),
        max(_figures(r"(\d+) bytes stack frame", log), default=0),
        max(_figures(r"(\d+) bytes smem", log), default=0),
        tuple(line.strip() for line in log.splitlines() if _SERIALISED.search(line)),
    )


def _figures(pattern: str, log: str) -> list[int]:
    return [int(figure) for figure in re.findall(pattern, log)]


def compile_kernel(kernel: str, arch: str) -> tuple[bytes, str]:
    """The image of an instance and the compiler's log.

    Raises:
        BackendError: NVRTC is missing or refuses the kernel.
    """
    library = native.load()
    image, log, size = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_size_t()
    try:
        native.check(
            library.mixpert_kernel_compile(
                kernel.encode(), arch.encode(), ctypes.byref(image), ctypes.byref(size),
                ctypes.byref(log),
            )
        )  # fmt: skip
        text = ctypes.string_at(log).decode(errors="replace") if log else ""
        return ctypes.string_at(image, size.value), text
    finally:
        library.mixpert_free(image)
        library.mixpert_free(log)


def kernel_image(name: str, arch: str) -> bytes:
    """The binary of a kernel (`mixpert_launch.kernel`) for an architecture such as ``sm_90a``.

    Raises:
        BackendError: it is neither installed nor cached and cannot be compiled.
    """
    image, size = ctypes.c_void_p(), ctypes.c_size_t()
    native.check(
        native.load().mixpert_kernel_image(name.encode(), arch.encode(), image, ctypes.byref(size))
    )
    return ctypes.string_at(image, size.value)


@lru_cache(maxsize=1)
def require_nvrtc() -> None:
    """Load NVRTC into the process, from the system or from NVIDIA's wheel.

    The library finds a wheel beside itself; here the running Python's packages are looked at too,
    which is where it lies for an editable install.

    Raises:
        BackendError: there is none.
    """
    if any(_loads(name) for name in ("libnvrtc.so.13", "libnvrtc.so.12")):
        return
    libraries = wheel_libraries()
    builtins = [path for path in libraries if "builtins" in path.name]
    compilers = [path for path in libraries if path.name.startswith("libnvrtc.so")]
    for path in builtins:  # NVRTC looks for them by name: they must be loaded before
        _loads(str(path))
    if not any(_loads(str(path)) for path in compilers):
        raise BackendError(
            f"NVRTC (libnvrtc.so) cannot be loaded: {native.INSTALL_CUDA}, or add the CUDA "
            "toolkit's lib64 to LD_LIBRARY_PATH"
        )


def nvrtc_version() -> str:
    """Of the compiler that `require_nvrtc` has loaded, such as ``13.0``."""
    major, minor = ctypes.c_int(), ctypes.c_int()
    ctypes.CDLL(None).nvrtcVersion(ctypes.byref(major), ctypes.byref(minor))
    return f"{major.value}.{minor.value}"


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name, mode=ctypes.RTLD_GLOBAL)
    except OSError:
        return False
    return True


def wheel_libraries() -> list[Path]:
    """NVRTC and its second library, of NVIDIA's wheels, which share a namespace package."""
    spec = find_spec("nvidia")
    roots = list(spec.submodule_search_locations or []) if spec else []
    folders = [folder for root in roots for of in _WHEELS for folder in sorted(Path(root).glob(of))]
    return [path for folder in folders for path in sorted(folder.glob("libnvrtc*.so.1*"))]
