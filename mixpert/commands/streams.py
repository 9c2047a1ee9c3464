"""The standard streams of a command: those that are closed, and what they cannot take."""

from __future__ import annotations

import codecs
import io
import os
import sys

_ANY_NAME = "mixpert.any_name"
_STREAMS = (("stdin", os.O_RDONLY, "r"), ("stdout", os.O_RDONLY, "w"), ("stderr", os.O_WRONLY, "w"))
"""In the order of their numbers; a stdout that was closed stays one that cannot be written."""


def replace_closed() -> None:
    """Put the null device where standard streams are closed.

    Otherwise the next file to be opened gets their number, and with it what children print.
    """
    for number, (name, flags, mode) in enumerate(_STREAMS):
        if getattr(sys, name) is None:
            handle = os.open(os.devnull, flags)
            os.set_inheritable(handle, handle == number)
            stream = os.fdopen(handle, mode, encoding="utf-8", errors="backslashreplace")
            setattr(sys, name, stream)


def accept_any_name() -> None:
    """Let stdout take names of files and functions that its encoding lacks.

    Bytes that are no text of the locale are written as they are, other characters as escapes.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        codecs.register_error(_ANY_NAME, _encoded)
        sys.stdout.reconfigure(errors=_ANY_NAME)


def _encoded(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    error.end = error.start + 1
    try:
        return codecs.lookup_error("surrogateescape")(error)
    except UnicodeEncodeError:
        return codecs.lookup_error("backslashreplace")(error)


def forget_unwritten() -> None:
    """Drop what stdout and stderr cannot take, which Python would try to write again at exit."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
