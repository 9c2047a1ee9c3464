"""What a program leaves behind: files named with --output, numbers on stdout with --extract."""

from __future__ import annotations

import io
import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mixpert.errors import FormatError, ProgramError

_SUFFIXES = {".npy": "npy", ".txt": "text", ".csv": "text"}
FORMATS = ("raw-f32", "raw-f64", "npy", "text")

STDOUT = "stdout"
"""File of a run's directory that holds what the program printed."""

KEPT = "outputs"
"""Folder of a run's directory that holds its output files, each under its own name."""

_NUMBER = re.compile(
    r"(?<![\w.])[-+]?(?:(?:\d+\.?\d*|\.\d+)(?:[eEdD][-+]?\d+)?|nan|inf(?:inity)?)(?![\w.])",
    re.IGNORECASE,
)

Stamp = tuple[int, int, int] | None
"""What tells a rewritten file from an old one: inode, size, modification time; None: no file."""


def numbers(text: str) -> list[float]:
    """Every number that stands in `text` as a word; Fortran's D exponents too."""
    return [as_number(match) for match in _NUMBER.findall(text)]


def as_number(text: str) -> float:
    """The value of one number.

    Raises:
        ValueError: it is none.
    """
    return float(re.sub("[dD]", "e", text) if text[-1:].isdigit() else text)


@dataclass(frozen=True)
class OutputFile:
    """A file that the program writes, relative to where it runs, and how to read it."""

    path: Path
    format: str

    @staticmethod
    def parse(text: str) -> OutputFile:
        """Read ``FILE[:FORMAT]``; without a format the suffix decides, else raw-f32.

        Raises:
            FormatError: unknown format; names the choices.
        """
        name, colon, form = text.rpartition(":")
        if not colon:
            return OutputFile(Path(text), _SUFFIXES.get(Path(text).suffix, "raw-f32"))
        if form not in FORMATS:
            raise FormatError(f"{text}: unknown format '{form}': {', '.join(FORMATS)}")
        return OutputFile(Path(name), form)

    def __str__(self) -> str:
        return f"{self.path}:{self.format}"

    def stamp(self) -> Stamp:
        """The state of the file now, for `keep`."""
        try:
            status = self.path.stat()
        except OSError:
            return None
        return (status.st_ino, status.st_size, status.st_mtime_ns)

    def keep(self, before: Stamp, directory: Path) -> None:
        """Copy the file that a run wrote to the run's directory.

        Raises:
            ProgramError: the file is missing, or still the one from before the run.
        """
        now = self.stamp()
        if now is None:
            raise ProgramError(f"the program did not write {self.path}")
        if now == before:
            raise ProgramError(f"the program did not write {self.path}: it is as it was before")
        (directory / KEPT).mkdir(exist_ok=True)
        shutil.copyfile(self.path, directory / KEPT / self.path.name)

    def read(self, directory: Path) -> NDArray[np.float64]:
        """The values that `keep` stored, flat, in double precision.

        Raises:
            ProgramError: the file is not in the format.
        """
        try:
            values = _READERS[self.format]((directory / KEPT / self.path.name).read_bytes())
            parts = [values.real, values.imag] if np.iscomplexobj(values) else [values]
            return np.concatenate([np.asarray(part, np.float64).ravel() for part in parts])
        except Exception as error:  # NumPy alone has a dozen kinds for damaged files
            raise ProgramError(f"{self.path}: not readable as {self.format}: {error}") from error


_NPY_BEGINNINGS = (b"\x93NUMPY", b"PK")
"""Of a file with one array, and of an archive of several."""


def _raw(kind: type[np.generic], data: bytes) -> NDArray[Any]:
    if len(data) % np.dtype(kind).itemsize:
        raise ValueError(f"{len(data)} bytes are no whole number of values")
    return np.frombuffer(data, kind)


def _npy(data: bytes) -> NDArray[Any]:
    if not data.startswith(_NPY_BEGINNINGS):  # NumPy would advise to trust it
        raise ValueError("it does not begin as .npy files do")
    values = np.load(io.BytesIO(data), allow_pickle=False)
    if not isinstance(values, np.ndarray):
        raise ValueError("it holds several arrays")
    return values


_READERS: dict[str, Callable[[bytes], NDArray[Any]]] = {
    "raw-f32": partial(_raw, np.float32),
    "raw-f64": partial(_raw, np.float64),
    "npy": _npy,
    "text": lambda data: np.array(numbers(data.decode())),
}


@dataclass(frozen=True)
class Extract:
    """Numbers on stdout: what the first group of a regular expression matches, else all of it."""

    pattern: str

    @staticmethod
    def parse(text: str) -> Extract:
        """Check the expression.

        Raises:
            FormatError: it is not a regular expression.
        """
        try:
            re.compile(text)
        except re.error as error:
            raise FormatError(f"{text}: not a regular expression: {error}") from error
        return Extract(text)

    def __str__(self) -> str:
        return f"stdout /{self.pattern}/"

    def read(self, directory: Path) -> NDArray[np.float64]:
        """The number in every match, in order.

        Raises:
            ProgramError: a match is not a number.
        """
        text = (directory / STDOUT).read_text(errors="replace")
        found = re.finditer(self.pattern, text, re.MULTILINE)
        words = [(match[1] if match.re.groups else match[0]) or "" for match in found]
        try:
            return np.array([as_number(word.strip()) for word in words], np.float64)
        except ValueError as error:
            raise ProgramError(f"--extract {self.pattern}: not a number: {error}") from error
