"""The compiled client of a fake cuBLAS: how it is compiled and run."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from mixpert import native
from mixpert.trace import Trace, TraceRow

SOURCES = Path(__file__).parent
ROOT = SOURCES.parents[1]
HEADERS = (ROOT / "runtime/native/include", ROOT / "runtime/native/src", ROOT / "kernels")
EMULATED = "int8:2,2,2"
SHORT = ["sgemm", "strided", "batched", "sgemm_ex", "ex", "strided_ex", "batched_ex"]
ENTRIES = [
    "cublasSgemm_v2",
    "cublasSgemmStridedBatched",
    "cublasSgemmBatched",
    "cublasSgemmEx",
    "cublasGemmEx",
    "cublasGemmStridedBatchedEx",
    "cublasGemmBatchedEx",
]
"""What client.cpp calls the functions, and their names."""

LT_A = np.arange(1, 7).reshape(2, 3)
LT_B = np.fromfunction(lambda i, j: i * j - 2, (3, 4))
LT_PRODUCT = "0 " + " ".join(f"{x:g}" for x in (LT_A @ LT_B).ravel())
LT_LOG = ["lt cublasLtMatmul 2 4 3"]
"""What lt_client.cpp multiplies and prints, and what the fake cublasLt records of it."""
Compile = Callable[..., Path]


@dataclass(frozen=True)
class Client:
    """The compiled client and what it runs with."""

    program: Path
    drivers: Path
    directory: Path

    def run(
        self,
        *words: str | Path,
        preload: bool = True,
        lookups: bool = False,
        driver: bool = True,
        **variables: str,
    ) -> Ran:
        """Run with MIXPERT_* set from `variables`; stdout, stderr, trace and cuBLAS's own log."""
        trace, log = self.directory / "trace.jsonl", self.directory / "cublas.log"
        for file in (trace, log):
            file.unlink(missing_ok=True)
        clean = {k: v for k, v in os.environ.items() if not k.startswith("MIXPERT_")}
        timing = words[0] == "overhead"
        if variables and not timing:
            clean["MIXPERT_TRACE"] = str(trace)
        clean |= {
            name if name.startswith("CUBLAS_") else f"MIXPERT_{name.upper()}": value
            for name, value in variables.items()
        }
        if preload:
            libraries = [native.LIBRARY, *([native.DLSYM_LIBRARY] if lookups else [])]
            clean["LD_PRELOAD"] = ":".join(map(str, libraries))
        if driver:
            clean["LD_LIBRARY_PATH"] = str(self.drivers)
        if not timing:
            clean["FAKE_CUBLAS_LOG"] = str(log)
        done = subprocess.run(
            [self.program, *words], env=clean, capture_output=True, text=True, timeout=60,
            check=False,
        )  # fmt: skip
        return Ran(
            done.returncode,
            done.stdout.splitlines(),
            done.stderr,
            list(Trace.read(trace).rows) if trace.exists() else [],
            log.read_text().splitlines() if log.exists() else [],
        )


@dataclass(frozen=True)
class Ran:
    """What one client process did."""

    status: int
    lines: list[str]
    stderr: str
    rows: list[TraceRow]
    calls: list[str]


def library_flags(name: str) -> list[str]:
    return ["-shared", "-fPIC", f"-Wl,-soname,{name}"]


def driver_flags() -> list[str | Path]:
    """What the fake driver is compiled with beside fake_cuda.cpp."""
    includes = [f"-I{folder}" for folder in HEADERS]
    return [*library_flags("libcuda.so.1"), *includes, SOURCES / "fake_graphs.cpp"]


def link_flags(library: Path) -> list[str]:
    return [f"-L{library.parent}", f"-Wl,-rpath,{library.parent}", f"-l:{library.name}"]
