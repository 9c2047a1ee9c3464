"""Output files of the program, named with --output."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mixpert.errors import FormatError, ProgramError

FORMATS = ("raw-f32", "raw-f64", "npy")

Stamp = tuple[int, int, int] | None
"""What tells a rewritten file from an old one: inode, size, modification time; None: no file."""


@dataclass(frozen=True)
class OutputFile:
    """A file that the program writes, relative to where it runs, and how to read it."""

    path: Path
    format: str

    @staticmethod
    def parse(text: str) -> OutputFile:
        """Read ``FILE[:FORMAT]``; without a format ``.npy`` files are npy, others raw-f32.

        Raises:
            FormatError: unknown format; names the choices.
        """
        name, colon, form = text.rpartition(":")
        if not colon:
            return OutputFile(Path(text), "npy" if text.endswith(".npy") else "raw-f32")
        if form not in FORMATS:
            raise FormatError(f"--output {text}: unknown format '{form}': {', '.join(FORMATS)}")
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

    def keep(self, before: Stamp, directory: Path, index: int) -> None:
        """Copy the file that a run wrote to `directory`.

        Raises:
            ProgramError: the file is missing, or still the one from before the run.
        """
        now = self.stamp()
        if now is None:
            raise ProgramError(f"the program did not write {self.path}")
        if now == before:
            raise ProgramError(f"the program did not write {self.path}: it is as it was before")
        shutil.copyfile(self.path, _kept(directory, index))

    def read(self, directory: Path, index: int) -> NDArray[np.float64]:
        """The values that `keep` stored, flat, in double precision.

        Raises:
            ProgramError: the file is not in the format.
        """
        path = _kept(directory, index)
        try:
            if self.format == "npy":
                values = np.load(path, allow_pickle=False)
            else:
                values = np.fromfile(path, np.float32 if self.format == "raw-f32" else np.float64)
            return np.asarray(values, np.float64).ravel()
        except (OSError, ValueError, TypeError, EOFError) as error:
            raise ProgramError(f"{self.path}: not readable as {self.format}: {error}") from error


def _kept(directory: Path, index: int) -> Path:
    return directory / f"output-{index}"
