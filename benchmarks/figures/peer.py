"""A library that stands in for cuBLAS when it is preloaded, as the command line names it."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from mixpert.runtime.preload import VARIABLE

SYNTAX = "NAME[@VERSION]=LIBRARY[,VARIABLE=VALUE...]"


@dataclass(frozen=True)
class Peer:
    """One way to run a preloaded library.

    Attributes:
        name: its column.
        version: of the library, as the data file notes it; empty if not told.
        library: a shared object that exports cuBLAS's entry points.
        variables: what chooses how it computes.
    """

    name: str
    version: str
    library: Path
    variables: dict[str, str]

    @staticmethod
    def parse(text: str) -> Peer:
        """What `SYNTAX` says; made for argparse.

        Raises:
            ArgumentTypeError: the text is of another form.
        """
        (title, library), *variables = (part.partition("=")[::2] for part in text.split(","))
        name, _, version = title.partition("@")
        if not name or not library or not all(variable for variable, _ in variables):
            raise argparse.ArgumentTypeError(f"'{text}' is not {SYNTAX}")
        return Peer(name, version, Path(library).absolute(), dict(variables))

    @property
    def environment(self) -> dict[str, str]:
        """What a program is started with."""
        return {VARIABLE: str(self.library), **self.variables}

    @property
    def described(self) -> dict[str, object]:
        """What a row of a data file says of it."""
        return {"version": self.version, "variables": self.variables}
