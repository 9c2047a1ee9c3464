"""mixpert-doctor: what this machine can do, and what is missing for the rest."""

from __future__ import annotations

import ctypes
import importlib.metadata
import json
import os
import platform
import shlex
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from mixpert import native
from mixpert.commands.answers import answer_file, check_answer, table_stream, write_answer
from mixpert.commands.common import EXIT_OK, Parser, Progress, run_command
from mixpert.commands.unseen import NONE_REDIRECTED
from mixpert.errors import BackendError, FormatError, MixpertError
from mixpert.files import cache_directory, check_apart, is_elf, read_start
from mixpert.graph import GemmGraph
from mixpert.kernels.compiler import wheel_libraries
from mixpert.operands import Operands, is_operands, read_operands
from mixpert.passes.text.graph_section import read_graphs
from mixpert.runtime.clients import Client, Sight, inspect, installed_clients
from mixpert.runtime.matmul import matmul
from mixpert.runtime.program import is_ir, set_default_blas
from mixpert.version import __version__

COMMAND = "mixpert-doctor"
EXIT_UNKNOWN = 1
"""A file is of no kind that can be looked into."""

_UNKNOWN = "unknown"
"""The subject of the finding on such a file."""

_DRIVER_NAMES = ("libcuda.so.1",)
_COMPILER_NAMES = ("libnvrtc.so.13", "libnvrtc.so.12")
_CUDA_CAPABILITY = (75, 76)  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, _MINOR
_OLDEST_CAPABILITY = (8, 0)
_FITTED = ((8, 0), (9, 0))  # where `auto` emulates by the packaged profile (costs/cost.cpp)


@dataclass(frozen=True)
class Finding:
    """One line of the report: what was looked at, what is there, what that means."""

    subject: str
    state: str
    meaning: str = ""

    def __str__(self) -> str:
        """One aligned line."""
        line = f"{self.subject:<12} {self.state}"
        return f"{line}: {self.meaning}" if self.meaning else line


def main(argv: list[str] | None = None) -> int:
    """Print the report; exit status 0, 1 for a file of another kind, 2 without the library."""
    return run_command(COMMAND, lambda: _report(_parser().parse_args(argv)))


def _parser() -> Parser:
    parser = Parser(
        COMMAND,
        "Report what MixPert finds on this machine, whether preloading intercepts the calls of a "
        "program, and the error of a GEMM that MIXPERT_CHECK has saved.",
        "mixpert-doctor\nmixpert-doctor ./app libsolver.so\n"
        "mixpert-doctor mixpert-check-4711-0.operands\nmixpert-doctor --measure",
        "0 success\n1 a file is of no kind that can be looked into\n"
        "2 usage error, a file that cannot be read, or the native library is not usable",
    )
    parser.add_argument(
        "--measure",
        action="store_true",
        help="time a few products on each GPU, which takes some seconds, and store the rates in "
        "the user's cache, where `auto` reads them to decide when emulation is faster",
    )
    parser.add_argument(
        "--json",
        type=answer_file,
        metavar="FILE",
        help="also write the report to this file (- for stdout; the text then goes to stderr)",
    )
    parser.add_argument(
        "files",
        nargs="*",
        type=Path,
        help="executables or libraries: check whether preloading intercepts their calls; "
        ".operands files of MIXPERT_CHECK: recompute the product",
    )
    return parser


def _report(options: Any) -> int:
    if options.measure and options.files:
        raise MixpertError("--measure takes no files")
    check_answer(options.json)
    for file in options.files:
        check_apart({"--json": options.json, "a file to look into": file})
    if options.measure:
        findings = _measure()
    else:
        findings = map(_file_finding, options.files) if options.files else _findings()
    told = []
    for finding in findings:
        told.append(finding)
        print(finding, file=table_stream(options.json))
    if options.json is not None:
        report = {"mixpert": __version__, "findings": [asdict(finding) for finding in told]}
        write_answer(options.json, json.dumps(report, indent=1) + "\n")
    return EXIT_UNKNOWN if any(finding.subject == _UNKNOWN for finding in told) else EXIT_OK


def _measure() -> Iterator[Finding]:
    """The rates of every GPU, measured and kept."""
    from mixpert.tuner import rates

    with Progress(COMMAND) as progress:
        for index, path in enumerate(rates.measure_all(say=progress.say)):
            yield Finding(f"rates {index}", f"measured, in {path}")


def _file_finding(file: Path) -> Finding:
    if is_operands(file):
        return _check_finding(file, read_operands(file))
    graphs = read_graphs(file)
    if graphs:
        return _compiled_finding(file, graphs)
    if is_ir(file):
        return Finding("IR", f"{file} has {NONE_REDIRECTED}")
    if not is_elf(read_start(file)):
        return Finding(_UNKNOWN, f"{file} not looked into", "neither an executable or library, "
                       "nor LLVM IR, nor operands of a check")  # fmt: skip
    return _client_finding(inspect(str(file), [file]))


def _compiled_finding(file: Path, graphs: list[GemmGraph]) -> Finding:
    sites = [site for graph in graphs for site in graph.sites]
    redirected = sum(not site.runs_natively for site in sites)
    return Finding("compiled", f"{file} went through mixpert-compile",
                   f"{redirected} of {len(sites)} GEMM calls redirected")  # fmt: skip


def _check_finding(file: Path, failed: Operands) -> Finding:
    """The product computed again by the processor, which gives the bits of the GPU for int8."""
    again = {name: np.max(failed.row_errors(matmul(failed.a, failed.b, name)), initial=0.0)
             for name in (failed.scheme, "native")}  # fmt: skip
    (m, k), n = failed.a.shape, failed.b.shape[1]
    errors = ", ".join(f"{name} {error:.1e}" for name, error in again.items())
    return Finding("check", f"{failed.site} [{m},{n},{k}] of rows {failed.rows}",
                   f"error now {errors}; allowed {failed.threshold:.1e}; for other schemes: "
                   f"mixpert-grade {shlex.quote(str(file))}")  # fmt: skip


_SIGHTS = {
    Sight.SEEN: "mixpert-run --preload sees it",
    Sight.LOOKED_UP: "asks dlsym for cuBLAS's functions: mixpert-run --preload sees it, "
    "LD_PRELOAD=libmixpert.so alone does not",
    Sight.BYPASSED: "finds its BLAS by dlsym, under other names or in itself, past preloading: "
    "where its sources call BLAS by name, compile them with mixpert-compile; else call "
    "mixpert.matmul",
    Sight.NONE: "calls no GEMM of BLAS or cuBLAS itself",
}


_FEW_CALLS = 4
"""Functions that are named of a package: those that link to cuBLAS list all that it has."""


def _client_finding(client: Client, most: int | None = None) -> Finding:
    meaning, calls = _SIGHTS[client.sight], client.calls[:most]
    if calls:
        more = len(client.calls) - len(calls)
        meaning += f" ({', '.join(calls)}{f' and {more} more' if more else ''})"
    return Finding("preload", f"{client.name} {client.sight.value}", meaning)


def _findings() -> Iterator[Finding]:
    yield Finding("mixpert", __version__)
    yield Finding("python", f"{platform.python_version()} ({sys.executable})")
    for package in ("llvmlite", "numpy", "networkx", "pyelftools"):
        found = _version_of(package)
        state = found.partition(" ")[2] if found else "not found"
        yield Finding(package, state, "" if found else "install MixPert again")
    yield from _native_findings()
    yield from _gpu_findings()
    yield _cache_finding()
    for client in installed_clients():
        yield _client_finding(client, _FEW_CALLS)


def _cache_finding() -> Finding:
    try:
        cache = cache_directory()
    except FormatError as error:
        return Finding("kernel cache", "none", str(error))
    there = next(folder for folder in (cache, *cache.absolute().parents) if folder.exists())
    if there.is_dir() and os.access(there, os.W_OK):
        return Finding("kernel cache", str(cache))
    return Finding(
        "kernel cache", str(cache), "cannot be written: every process compiles its kernels"
    )


def _native_findings() -> Iterator[Finding]:
    set_default_blas()
    library = native.load()
    version = library.mixpert_version().decode()
    if version != __version__:
        raise BackendError(
            f"{native.LIBRARY} is version {version}, this package {__version__}: install it again"
        )
    yield Finding("library", f"{native.LIBRARY} (ABI {native.ABI_VERSION})")
    used = library.mixpert_native_blas().decode()
    if not used:
        raise BackendError(native.last_error())
    yield Finding("int8 on CPU", library.mixpert_cpu_isa().decode())
    meaning = "" if used != "builtin" else "the built-in loops: pip install scipy-openblas32"
    yield Finding("native BLAS", used, meaning)


def _gpu_findings() -> Iterator[Finding]:
    driver = _first_library(_DRIVER_NAMES)
    if driver is None:
        yield Finding("gpu", "no NVIDIA driver", "host (CBLAS) programs only; tune for a GPU with "
                      "mixpert-tune --device-model")  # fmt: skip
    else:
        yield from _device_findings(driver)
    if _first_library(_COMPILER_NAMES) is not None or _wheel_compiler() is not None:
        yield Finding("nvrtc", str(_wheel_compiler() or "found"))
    else:
        yield Finding("nvrtc", "not found", "GPU kernels come from the cache or MIXPERT_KERNELS "
                      f"only: {native.INSTALL_CUDA}")  # fmt: skip
    cupy = _version_of("cupy-cuda13x", "cupy-cuda12x", "cupy")
    yield Finding("cupy", cupy or "not found", "" if cupy else "mixpert.matmul on NumPy arrays "
                  f"only: {native.INSTALL_CUDA}")  # fmt: skip


def _device_findings(driver: ctypes.CDLL) -> Iterator[Finding]:
    version, count = ctypes.c_int(), ctypes.c_int()
    status = driver.cuInit(0)
    if status != 0:
        yield Finding("gpu", f"the driver reports error {status}", "no usable GPU")
        return
    driver.cuDriverGetVersion(ctypes.byref(version))
    driver.cuDeviceGetCount(ctypes.byref(count))
    yield Finding("driver", f"CUDA {version.value // 1000}.{version.value % 1000 // 10}")
    for index in range(count.value):
        name, capability = _device(driver, index)
        too_old = capability < _OLDEST_CAPABILITY
        meaning = "too old for emulation, programs run natively" if too_old else ""
        yield Finding(f"gpu {index}", f"{name}, sm_{capability[0]}{capability[1]}", meaning)
        if not too_old:
            yield Finding(f"rates {index}", *_rates_state(driver, index, capability))


def _rates_state(driver: ctypes.CDLL, index: int, capability: tuple[int, int]) -> tuple[str, str]:
    from mixpert.tuner import rates

    try:
        found = rates.kept(rates.identify(driver, index))
    except MixpertError as error:
        return "not used", str(error)
    if found is None:
        without = "takes it for an H100" if capability in _FITTED else "stays native"
        return "not measured", f"auto {without} until mixpert-doctor --measure was run"
    return f"measured {found}", ""


def _device(driver: ctypes.CDLL, index: int) -> tuple[str, tuple[int, int]]:
    device, value = ctypes.c_int(), ctypes.c_int()
    name = ctypes.create_string_buffer(256)
    driver.cuDeviceGet(ctypes.byref(device), index)
    driver.cuDeviceGetName(name, len(name), device)
    capability = []
    for attribute in _CUDA_CAPABILITY:
        driver.cuDeviceGetAttribute(ctypes.byref(value), attribute, device)
        capability.append(value.value)
    return name.value.decode(errors="replace"), (capability[0], capability[1])


def _first_library(names: tuple[str, ...]) -> ctypes.CDLL | None:
    for name in names:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    return None


def _wheel_compiler() -> Path | None:
    """NVRTC of NVIDIA's wheels."""
    return next((path for path in wheel_libraries() if path.name.startswith("libnvrtc.so")), None)


def _version_of(*packages: str) -> str | None:
    """``name version`` of the first package that is installed."""
    for package in packages:
        try:
            return f"{package} {importlib.metadata.version(package)}"
        except importlib.metadata.PackageNotFoundError:
            continue
    return None


if __name__ == "__main__":
    sys.exit(main())
