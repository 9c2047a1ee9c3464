"""What of a run is held against the reference: captured sinks, files, stdout, or a command."""

from __future__ import annotations

import json
import math
import shlex
import shutil
import subprocess
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from mixpert.errors import FormatError, ProgramError
from mixpert.files import file_digest
from mixpert.runtime.capture import comparable, paired_values, read_capture, relative_parts
from mixpert.tuner.metrics import REL_FRO, Metric, array_error
from mixpert.tuner.outputs import KEPT, STDOUT, Extract, OutputFile, Stamp, numbers

COMPARE_TIMEOUT = 600.0
"""Seconds that the --compare command may take."""

_DIFFER = 1
"""Exit status of a --compare command that says no, as `cmp` and `diff` have it."""


@dataclass(frozen=True)
class Difference:
    """How far one run's outputs are from another's.

    Attributes:
        error: by the metric; NaN where the candidate's output holds NaN or Inf.
        parts: what each captured site adds to its square, where that is how it is made up.
    """

    error: float
    parts: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Comparison:
    """What the user wants compared; with none of them what capture saw at the sinks.

    Attributes:
        outputs: files that the program writes.
        extracts: numbers that it prints.
        command: called with two folders, of the reference run and of a candidate; or None.
        metric: the error of each output; of several the worst counts. Not of `command`.
    """

    outputs: tuple[OutputFile, ...] = ()
    extracts: tuple[Extract, ...] = ()
    command: str | None = None
    metric: Metric = REL_FRO

    def __post_init__(self) -> None:
        names = Counter([STDOUT, *(output.path.name for output in self.outputs)])
        repeated = next((name for name, count in names.items() if count > 1), None)
        if repeated is not None:
            raise FormatError(f"--output: two outputs are called {repeated}; rename one")

    @property
    def captures(self) -> bool:
        """Whether the runtime's capture is what is compared."""
        return not self.outputs and not self.extracts and self.command is None

    @property
    def key(self) -> str:
        """All that the error of a run depends on, for sessions."""
        facts = {
            "outputs": [str(output) for output in self.outputs],
            "extracts": [extract.pattern for extract in self.extracts],
            "command": self.command,
            "metric": [self.metric.name, self.metric.digest],
        }
        words = [] if self.command is None else shlex.split(self.command)
        return json.dumps({**facts, "code": [_digest(word) for word in words]})

    def stamps(self) -> list[Stamp]:
        """The state of the output files before a run."""
        return [output.stamp() for output in self.outputs]

    def keep(self, before: Sequence[Stamp], directory: Path) -> None:
        """Copy what a run wrote to its directory.

        Raises:
            ProgramError: an output file is missing, or still the one from before the run.
        """
        for output, stamp in zip(self.outputs, before, strict=True):
            output.keep(stamp, directory)
        if self.command is not None:
            (directory / KEPT).mkdir(exist_ok=True)
            shutil.copyfile(directory / STDOUT, directory / KEPT / STDOUT)

    @property
    def by_sink(self) -> bool:
        """Whether an error is a sum of what was captured at each sink."""
        return self.captures and self.metric.name == REL_FRO.name

    def error(self, reference: Path, candidate: Path) -> float:
        """The error of one run against another: see `difference`."""
        return self.difference(reference, candidate).error

    def difference(self, reference: Path, candidate: Path) -> Difference:
        """One run against another.

        Args:
            reference: directory that one run left: its capture, stdout and kept outputs.
            candidate: the directory of the other run.

        Raises:
            DivergedError: outputs of another number or shape.
            ProgramError: the reference holds NaN or Inf, or nothing to compare.
        """
        if self.captures:
            return _capture_difference(reference, candidate, self.metric)
        if self.command is not None:
            return Difference(command_error(self.command, reference / KEPT, candidate / KEPT))
        parts: tuple[OutputFile | Extract, ...] = (*self.outputs, *self.extracts)
        errors = [
            array_error(part.read(reference), part.read(candidate), str(part), self.metric)
            for part in parts
        ]
        return Difference(math.nan if any(math.isnan(error) for error in errors) else max(errors))


def command_error(command: str, reference: Path, candidate: Path) -> float:
    """Ask the user's command: status 0 means good, 1 bad; the last number printed is the error.

    Returns:
        The printed number, 0 where it prints none; infinity where the command says no.

    Raises:
        ProgramError: it cannot be started, takes too long or ends with another status.
    """
    argv = [*shlex.split(command), str(reference.absolute()), str(candidate.absolute())]
    try:
        done = subprocess.run(
            argv,
            capture_output=True,
            text=True,
            errors="replace",
            stdin=subprocess.DEVNULL,
            timeout=COMPARE_TIMEOUT,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise ProgramError(f"--compare {command}: no answer in {COMPARE_TIMEOUT:g} s") from error
    except OSError as error:
        raise ProgramError(f"--compare {command}: {error.strerror or error}") from error
    if done.returncode not in (0, _DIFFER):
        last = (done.stderr.strip().splitlines() or [""])[-1]
        raise ProgramError(f"--compare {command}: exit status {done.returncode}: {last}")
    if done.returncode == _DIFFER:
        return math.inf
    printed = (numbers(done.stdout) or [0.0])[-1]
    if printed < 0:
        raise ProgramError(f"--compare {command}: printed {printed:g}: no error is negative")
    return printed


def _capture_difference(reference: Path, candidate: Path, metric: Metric) -> Difference:
    first, second = read_capture(reference), read_capture(candidate)
    if not comparable(first, second):
        return Difference(math.nan)
    if metric.name == REL_FRO.name:  # exact norms and unbiased estimates where there are sketches
        parts = relative_parts(first, second)
        return Difference(math.sqrt(math.fsum(parts.values())), parts)
    return Difference(metric.of(paired_values(first, second)))


def _digest(word: str) -> str:
    path = Path(shutil.which(word) or word)
    return file_digest(path) if path.is_file() else ""
