"""Builds and runs the CUDA samples: committed IR, mixpert-compile, g++, a child process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from cuda_libraries import cuda_libraries
from numpy.typing import NDArray

from mixpert import native, settings
from mixpert.passes.llvm.llvm_module import emit_object
from mixpert.trace import Trace, TraceRow

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "samples"
NAMES = (
    "gemm", "mlp", "cholesky", "hpl_ai", "sparkler", "knn", "kmeans", "bert", "bert_layers",
    "quantum", "ffn", "conv", "pca",
)  # fmt: skip
_FOLDERS = {"bert_layers": "bert"}
"""Of programs that do not lie under their own name."""
LIBRARIES = {"pca": ("libcusolver.so",)}
"""What programs call beside cudart and cuBLAS."""
_DOUBLES = ("hpl_ai",)
"""Programs that write FP64."""

_RUN_SECONDS = 120


class CheckError(Exception):
    """A sample does not build or run; one line."""


@dataclass(frozen=True)
class Run:
    """One run of a sample.

    Attributes:
        result: the matrix in its result file, as a vector.
        gemm_ms: milliseconds in GEMM calls, by the trace; None for a program without MixPert.
        schemes: what ran, by the trace.
        reasons: why another scheme than the requested one ran.
    """

    result: NDArray[np.floating]
    gemm_ms: float | None = None
    schemes: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True)
class Program:
    """A linked sample."""

    path: Path
    emulated: bool

    def run(self, arguments: list[str], scheme: str = "", plan: Path | None = None) -> Run:
        """Run it once; `scheme` and `plan` as the settings of these names.

        Raises:
            CheckError: it fails, hangs, or writes no result.
        """
        result, trace = self.path.with_suffix(".bin"), self.path.with_suffix(".trace")
        variables = {settings.TRACE: str(trace), settings.SCHEME: scheme}
        variables[settings.PLAN] = str(plan or "")
        for file in (result, trace):
            file.unlink(missing_ok=True)
        execute([str(self.path), *arguments, str(result)], variables)
        values = read_result(self.path.stem.removesuffix("_emu"), result)
        if not self.emulated:
            return Run(values)
        rows = Trace.read(trace).rows
        return Run(values, sum(row.ms for row in rows), *schemes_and_reasons(rows))


def schemes_and_reasons(rows: Iterable[TraceRow]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What ran, and why it was not what was asked for, of the rows of a trace."""
    rows = list(rows)
    return (
        tuple(sorted({row.scheme for row in rows})),
        tuple(sorted({row.reason for row in rows if row.reason})),
    )


def link(name: str, directory: Path, emulated: bool) -> Program:
    """Compile a sample's IR to an object, with or without the pass, and link it with g++.

    Raises:
        CheckError: a command fails.
        BackendError: cudart or cuBLAS is not installed.
    """
    program = directory / (f"{name}_emu" if emulated else name)
    link_objects(name, [make_object(name, program.with_suffix(".o"), emulated)], program, emulated)
    return Program(program, emulated)


def make_object(name: str, target: Path, emulated: bool) -> Path:
    """Compile a sample's IR to the object `target`, with or without the pass.

    Raises:
        CheckError: mixpert-compile fails.
    """
    source = SAMPLES / _FOLDERS.get(name, name) / f"{name}.ll"
    if emulated:
        compile_ = [sys.executable, "-m", "mixpert.commands.compile", str(source)]
        execute([*compile_, "-o", str(target), "--error-if-none"])
    else:
        target.write_bytes(emit_object(source.read_text(), str(source)))
    return target


def link_objects(
    name: str, objects: list[Path], program: Path, emulated: bool, options: tuple[str, ...] = ()
) -> None:
    """Link a sample's objects with the libraries it calls and, if `emulated`, MixPert.

    Raises:
        CheckError: g++ fails.
        BackendError: a library is not installed.
    """
    mixpert = ["-L", str(native.LIBRARY_DIRECTORY), f"-Wl,-rpath,{native.LIBRARY_DIRECTORY}"]
    command = ["g++", *map(str, objects), "-o", str(program), *options, *mixpert]
    command += ["-lmixpert"] * emulated
    execute([*command, *cuda_libraries(LIBRARIES.get(name, ())), "-ldl", "-lpthread", "-lm"])


def read_result(name: str, path: Path) -> NDArray[np.floating]:
    """The result file of a sample."""
    return np.fromfile(path, result_type(name))


def result_type(name: str) -> type[np.floating]:
    """Of the elements of a sample's result file."""
    return np.float64 if name in _DOUBLES else np.float32


def execute(command: list[str], variables: dict[str, str] | None = None) -> str:
    """Standard output of a command, run with these variables (empty: unset).

    Raises:
        CheckError: it fails or hangs.
    """
    environment = {k: v for k, v in os.environ.items() if k not in settings.ALL}
    environment |= {k: v for k, v in (variables or {}).items() if v}
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=_RUN_SECONDS,
            check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired as error:
        raise CheckError(f"{command[0]}: longer than {_RUN_SECONDS} s") from error
    if done.returncode != 0:
        tail = " ".join((done.stderr or done.stdout).split())[-600:]
        raise CheckError(f"{Path(command[0]).name} {command[1:3]}: exit {done.returncode}: {tail}")
    return done.stdout
