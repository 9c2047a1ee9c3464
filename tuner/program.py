"""Runs the user's program, always in a child process that cannot take the tuner down."""

from __future__ import annotations

import errno
import os
import re
import shlex
import signal
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from mixpert import settings
from mixpert.errors import FormatError, ProgramError, SessionError
from mixpert.files import write_atomically
from mixpert.plan import Plan
from mixpert.runtime.capture import SINKS
from mixpert.runtime.preload import preload_variables
from mixpert.runtime.program import child_command
from mixpert.scheme import Scheme
from mixpert.trace import Trace
from mixpert.tuner.children import STDERR, Start, exit_code, new_process
from mixpert.tuner.outcome import Status
from mixpert.tuner.outputs import STDOUT

INHERITED = (
    settings.BACKEND,
    settings.BLAS,
    settings.GUARD,
    settings.KERNELS,
    settings.WORKSPACE_LIMIT,
)
"""Settings that the user's environment may hold; the tuner itself sets or clears the others."""

_TRACE, _TRACES = "trace.%p.jsonl", "trace.*.jsonl"
"""The runtime puts the number of a process for ``%p``."""

_PLAN = "plan"
_PROBE = "probe"
_PROBE_BYTES = 65536
_NOTHING_CALLED = "mixpert: preloaded, but no GEMM call was intercepted"
"""Begins a line of the runtime as a preloaded program ends (native/src/exports/no_effect.cpp)."""
_NAN = re.compile(rb"(?<![A-Za-z_0-9])[-+]?nan(?![A-Za-z_0-9])", re.IGNORECASE)


@dataclass(frozen=True)
class Program:
    """What to run.

    Attributes:
        path: host IR or an executable.
        arguments: its own.
        preload: it was not compiled for MixPert, which is put in front of its BLAS instead.
        stdin: the file that each run reads from its start as standard input; None: nothing.
    """

    path: Path
    arguments: tuple[str, ...] = ()
    preload: bool = False
    stdin: Path | None = None

    @property
    def name(self) -> str:
        """File name without suffix."""
        return self.path.stem

    def __str__(self) -> str:
        """The command as a user would type it."""
        command = shlex.join([str(self.path), *self.arguments])
        return f"{command} < {shlex.quote(str(self.stdin))}" if self.stdin else command


@dataclass(frozen=True)
class Run:
    """One finished run.

    Attributes:
        status: ``ok``, ``crash`` or ``timeout``; whether the output is any good is not known here.
        detail: one line on what went wrong, else empty.
        trace: what ran; no rows where the program failed before it wrote its trace.
        seconds: wall time.
        directory: holds the capture.
        prints_nan: whether "nan" stands on stdout as a word.
        processes: how many processes of it called a GEMM and ended.
    """

    status: Status
    detail: str
    trace: Trace
    seconds: float
    directory: Path
    prints_nan: bool = False
    processes: int = 1


def run_program(
    program: Program,
    directory: Path,
    schemes: Plan | Scheme,
    *,
    sinks: tuple[str, ...] | None = None,
    timeout: float | None = None,
    variables: Mapping[str, str] | None = None,
    start: Start = new_process,
) -> Run:
    """Run `program` where the tuner runs, with its trace and capture going to `directory`.

    Args:
        program: what to run.
        directory: an existing empty directory.
        schemes: a plan, or one scheme for every site.
        sinks: ids of the sites whose output is captured; None: no capture.
        timeout: seconds after which the program and its children are killed.
        variables: added to its environment.
        start: starts its process.

    Raises:
        ProgramError: no such program, or its standard input cannot be read.
        FormatError: `directory` cannot be written.
        SessionError: the run failed or left no trace, and the disk is full.
    """
    argv, environment = _command(program, directory, schemes, sinks)
    files = (_standard_input(program), directory / STDOUT, directory / STDERR)
    begin = time.monotonic()
    code = exit_code(start(argv, environment | dict(variables or {}), *files), timeout)
    seconds = time.monotonic() - begin
    traces = sorted(directory.glob(_TRACES), key=lambda path: path.stat().st_mtime_ns)
    if code not in (0, None) or not traces:
        _require_space(directory)
    status, detail = _ending(code, timeout, directory)
    trace, detail = _trace(traces, detail)
    prints_nan = _NAN.search((directory / STDOUT).read_bytes()) is not None
    return Run(status, detail, trace, seconds, directory, prints_nan, len(traces))


def _standard_input(program: Program) -> Path:
    """The file that one run reads as its standard input.

    Raises:
        ProgramError: it cannot be read.
    """
    path = program.stdin or Path(os.devnull)
    try:
        path.open("rb").close()
    except OSError as error:
        raise ProgramError(f"standard input {path}: {error.strerror or error}") from error
    return path


def _command(
    program: Program, directory: Path, schemes: Plan | Scheme, sinks: tuple[str, ...] | None
) -> tuple[list[str], dict[str, str]]:
    argv, additions = child_command(program.path, list(program.arguments))
    ours = frozenset(settings.ALL) - frozenset(INHERITED)
    environment = {k: v for k, v in os.environ.items() if k not in ours} | additions
    if program.preload:
        environment |= preload_variables(Path(argv[0]), environment)
    environment[settings.TRACE] = str(directory.absolute() / _TRACE)
    if isinstance(schemes, Plan):
        schemes.write(directory / _PLAN)
        environment[settings.PLAN] = str(directory.absolute() / _PLAN)
    else:
        environment[settings.SCHEME] = str(schemes)
    if sinks is not None:
        write_atomically(directory / SINKS, "".join(f"{site}\n" for site in sinks))
        environment[settings.CAPTURE] = str(directory.absolute())
    return argv, environment


def _require_space(directory: Path) -> None:
    """See that a run did not fail for want of space, which says nothing about the program."""
    probe = directory / _PROBE
    try:
        probe.write_bytes(bytes(_PROBE_BYTES))
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT):
            raise
        raise SessionError(
            f"no space left on {directory.parent}, where runs write their trace and outputs: make "
            "room, or choose another --session"
        ) from error
    finally:
        with suppress(OSError):
            probe.unlink(missing_ok=True)


def _ending(code: int | None, timeout: float | None, directory: Path) -> tuple[Status, str]:
    if code is None:
        return Status.TIMEOUT, f"still running after {timeout:g} s"
    if code == 0:
        return Status.OK, ""
    last = _last_line(directory / STDERR)
    how = f"exit status {code}" if code > 0 else f"killed by {_signal_name(-code)}"
    return Status.CRASH, f"{how}: {last}" if last else how


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def _last_line(path: Path) -> str:
    """What a failed program said last; not what the runtime says when a program ends early."""
    lines = (line.strip()[:300] for line in path.read_text(errors="replace").splitlines())
    said = [line for line in lines if line and not line.startswith(_NOTHING_CALLED)]
    return said[-1] if said else ""


def _trace(paths: Iterable[Path], detail: str) -> tuple[Trace, str]:
    """What all processes of a run called, those that ended first first."""
    try:
        return Trace(tuple(row for path in paths for row in Trace.read(path).rows)), detail
    except FormatError as error:
        return Trace(()), detail or str(error)
