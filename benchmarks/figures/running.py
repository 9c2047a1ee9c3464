"""Linking the samples for measurement and running them warm."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from sample_programs import (
    CheckError,
    execute,
    link_objects,
    make_object,
    result_type,
    schemes_and_reasons,
)

from mixpert import settings
from mixpert.trace import Trace

_DRIVER = Path(__file__).with_name("driver.c")
RUNS = 3
"""Of main in one process; the first loads kernels and does not count."""
_WRAPPED = ("cublasCreate_v2", "cudaMalloc", "cudaDeviceSynchronize")
"""What the driver stands before."""
_BLOCK = 1 << 18
"""Elements of a result at a time, which stay in a processor's cache."""
_NUMBERS = count()
"""Of results and traces: several runs of a program may be at it at the same time."""


@dataclass(frozen=True)
class Measured:
    """What warm runs gave: seconds of each, the numbers printed by the last, its result's file."""

    program: str
    seconds: tuple[float, ...]
    printed: dict[str, float]
    file: Path

    def error(self, exact: Measured) -> float:
        """Relative Frobenius error of the result, summed in FP64."""
        squares = np.zeros(2)
        for found, expected in zip(self._blocks(), exact._blocks(), strict=True):
            difference = np.subtract(found, expected, dtype=np.float64)
            squares += (_square(difference), _square(expected))
        return float(np.sqrt(squares[0] / squares[1]))

    def _blocks(self) -> Iterator[NDArray[np.floating]]:
        """The result, which would fill a gigabyte, piece by piece."""
        kind = result_type(self.program)
        with self.file.open("rb") as file:
            while (block := np.fromfile(file, kind, _BLOCK)).size:
                yield block


def _square(x: NDArray[np.floating]) -> float:
    """The sum of squares in FP64, on one processor: others may be timed on the rest."""
    return float(np.einsum("i,i", x, x, dtype=np.float64))


@dataclass(frozen=True)
class Traced:
    """Seconds in GEMM calls of each site, the schemes that ran, and why others than asked for."""

    site_seconds: dict[str, float]
    ran: tuple[str, ...]
    reasons: tuple[str, ...]

    @property
    def gemm_seconds(self) -> float:
        """In GEMM calls of all sites."""
        return sum(self.site_seconds.values())

    @staticmethod
    def read(trace: Path, runs: int) -> Traced:
        """A trace of so many runs of a program in one process."""
        rows = Trace.read(trace).rows
        sites = dict.fromkeys((row.site for row in rows), 0.0)
        for row in rows:
            sites[row.site] += 1e-3 * row.steady_ms / runs
        return Traced(sites, *schemes_and_reasons(rows))


@dataclass(frozen=True)
class Executable:
    """A sample linked with the driver, with or without MixPert.

    Attributes:
        program: the sample's name.
        path: of the executable.
        turns: a file by which processes that run at the same time take turns at the GPU.
    """

    program: str
    path: Path
    turns: Path | None = None

    def run(self, arguments: list[str], variables: dict[str, str], runs: int = RUNS) -> Measured:
        """Run it `runs` times in one process.

        Raises:
            CheckError: it fails, hangs, or prints no time.
        """
        output = self._new_file("bin")
        seconds, stdout = self._timed([*arguments, str(output)], variables, runs)
        numbers = re.findall(r"(\w+)=([-+.\deE]+|inf|nan)(?=\s)", stdout)
        printed = {k: float(v) for k, v in numbers}
        return Measured(self.program, seconds[1:] or seconds, printed, output)

    def seconds(self, arguments: list[str], variables: dict[str, str], runs: int) -> list[float]:
        """Seconds of each warm run; nothing is written.

        Raises:
            CheckError: it fails, hangs, or prints no time.
        """
        return list(self._timed([*arguments, "-"], variables, runs)[0][1:])

    def _timed(
        self, arguments: list[str], variables: dict[str, str], runs: int
    ) -> tuple[tuple[float, ...], str]:
        """Seconds of each run in one process, and what it printed."""
        stdout = self._execute(arguments, variables, runs)
        seconds = tuple(float(text) for text in re.findall(r"^seconds=(\S+)", stdout, re.MULTILINE))
        if len(seconds) != runs:
            raise CheckError(f"{self.path.name}: printed {len(seconds)} times for {runs} runs")
        return seconds, stdout

    def traced(self, arguments: list[str], variables: dict[str, str]) -> Traced:
        """What ran, and seconds in GEMM calls of one warm run.

        Raises:
            CheckError: it fails or hangs.
        """
        trace, runs = self._new_file("trace"), 2
        self._execute([*arguments, "-"], {settings.TRACE: str(trace), **variables}, runs)
        return Traced.read(trace, runs)

    def run_traced(
        self, arguments: list[str], variables: dict[str, str]
    ) -> tuple[Measured, Traced]:
        """Both at once, where the time of the whole may hold that of tracing.

        Raises:
            CheckError: it fails, hangs, or prints no time.
        """
        trace = self._new_file("trace")
        measured = self.run(arguments, {settings.TRACE: str(trace), **variables})
        return measured, Traced.read(trace, RUNS)

    def _execute(self, arguments: list[str], variables: dict[str, str], runs: int) -> str:
        """What a process printed that ran it `runs` times."""
        turns = {"SAMPLE_TURNS": str(self.turns)} if self.turns else {}
        return execute(
            [str(self.path), *arguments], {"SAMPLE_RUNS": str(runs), **turns, **variables}
        )

    def _new_file(self, kind: str) -> Path:
        """A name that no other run of this program has."""
        return self.path.with_suffix(f".{next(_NUMBERS)}.{kind}")


def link(program: str, directory: Path, emulated: bool, turns: Path | None = None) -> Executable:
    """Link a sample with the driver in the place of its main; `turns` as the executable's.

    Raises:
        CheckError: a command fails.
        BackendError: cudart or cuBLAS is not installed.
    """
    path = directory / (f"{program}_emu" if emulated else program)
    sample, driver = (
        make_object(program, path.with_suffix(".o"), emulated),
        path.with_suffix(".driver.o"),
    )
    execute(["objcopy", "--redefine-sym", "main=sample_main", str(sample)])
    execute(["g++", "-x", "c", "-O2", "-c", str(_DRIVER), "-o", str(driver)])
    wrapped = tuple(f"-Wl,--wrap={name}" for name in _WRAPPED)
    link_objects(program, [sample, driver], path, emulated, wrapped)
    return Executable(program, path, turns)
