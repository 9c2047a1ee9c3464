"""Answers in JSON, for programs: ``--json FILE``, or ``-`` for stdout."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TextIO

from mixpert.commands.common import file_name
from mixpert.files import check_writable, write_atomically

STDOUT = Path("-")
"""Stands for stdout."""


def answer_file(text: str) -> Path:
    """What ``--json`` takes: a file, or ``-`` for stdout."""
    return STDOUT if text == str(STDOUT) else file_name(text)


def check_answer(answer: Path | None) -> None:
    """Refuse a file that `write_answer` could not write, before the work that it is for.

    Raises:
        FormatError: as `check_writable` says.
    """
    if answer not in (None, STDOUT):
        check_writable(answer)


def table_stream(answer: Path | None) -> TextIO:
    """Where the text for people goes: stdout, or stderr where that is for the answer in JSON."""
    return sys.stderr if answer == STDOUT else sys.stdout


def write_answer(answer: Path, text: str) -> None:
    """Write the answer in JSON to its file or to stdout.

    Raises:
        FormatError: the file cannot be written.
    """
    if answer == STDOUT:
        print(text, end="")
    else:
        write_atomically(answer, text)
