"""What all command lines share: the parser, error lines, exit statuses, progress."""

from __future__ import annotations

import argparse
import shutil
import signal
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, Self

from mixpert.commands import streams
from mixpert.commands.entry import INTERRUPTED, UNREAD
from mixpert.errors import MixpertError
from mixpert.version import __version__

EXIT_OK = 0
EXIT_USAGE = 2
"""Wrong arguments, or an input that cannot be used."""

ENDINGS = (signal.SIGTERM, signal.SIGHUP)
"""Signals that end a command, and the program that it runs with it; nohup ignores the second."""

_WRONG_NAME = ("the following arguments are required", "unrecognized arguments")
"""How errors begin that a misspelt option may be behind."""
_PLAIN = str.maketrans("█░", "#.")
"""The blocks of a bar, for terminals whose encoding has none."""
_QUIET_SECONDS = 1.0
_CLEAR_LINE = "\r\033[K"
_HELP_MARGIN = 2
_WIDEST_TEXT = 100


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line, with --version and an example in --help.

    Args:
        command: its name.
        description: what it does.
        example: command lines, one a line.
        statuses: what each exit status means, one a line.
    """

    def __init__(self, command: str, description: str, example: str, statuses: str) -> None:
        super().__init__(
            prog=command,
            description=textwrap.fill(" ".join(description.split()), _text_width()),
            epilog=f"example:\n{_indented(example)}\nexit status:\n{_indented(statuses)}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self._words: list[str] = []
        self.register("type", Path, file_name)
        self.add_argument("--version", action="version", version=f"%(prog)s {__version__}")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As the base class; the words are kept for errors."""
        self._words = list(sys.argv[1:] if args is None else args)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """Print one line on stderr and leave with status 2."""
        one_line = " ".join(message.split())
        if one_line.startswith(_WRONG_NAME):
            one_line += self._meant(one_line)
        self.exit(EXIT_USAGE, f"{self.prog}: error: {one_line} (see '{self.prog} --help')\n")

    def _meant(self, message: str) -> str:
        """The first word that looks like an option and is none, and the one that it may mean.

        What argparse finds missing may be there under a wrong name, of which it says nothing.
        """
        known = self._option_string_actions
        for word in self._words[: self._words.index("--") if "--" in self._words else None]:
            name = word.partition("=")[0]
            if name.startswith("--") and name not in known:
                from difflib import get_close_matches

                near = get_close_matches(name, known, n=1)
                told = "" if name in message else f"; there is no option {name}"
                return told + (f", did you mean {near[0]}?" if near else "")
        return ""


def _indented(text: str) -> str:
    return "".join(f"  {line}\n" for line in text.strip().splitlines())


def file_name(text: str) -> Path:
    """What ``type=Path`` takes: an empty name, of a variable not set, is not the folder here.

    Nor is ``-`` a file of that name: elsewhere it stands for stdin or stdout.
    """
    if not text:
        raise argparse.ArgumentTypeError("the name is empty")
    if text == "-":
        raise argparse.ArgumentTypeError("'-' is no file: name one")
    return Path(text)


def _text_width() -> int:
    """Columns of a description in --help: as argparse takes them for the rest, within reason."""
    return min(shutil.get_terminal_size().columns - _HELP_MARGIN, _WIDEST_TEXT)


def run_command(command: str, body: Callable[[], int]) -> int:
    """Run the body of a command, its parsing too, and turn errors into one line on stderr.

    Returns:
        What `body` returns; 2 after a MixpertError or an operating system error, 130 after
        Ctrl-C, and 141 where the reader of stdout or stderr went away.
    """
    streams.replace_closed()
    streams.accept_any_name()
    try:
        return _answered(command, body)
    except BrokenPipeError:
        streams.forget_unwritten()
        return UNREAD


def _answered(command: str, body: Callable[[], int]) -> int:
    """What `body` returns, or a line on what went wrong; a stream that nobody reads is an error."""
    try:
        return _flushed(body)
    except MixpertError as error:
        return _complain(command, str(error))
    except BrokenPipeError:
        raise
    except OSError as error:
        streams.forget_unwritten()
        where = f"{error.filename}: " if error.filename else ""
        return _complain(command, f"{where}{error.strerror or error}")
    except KeyboardInterrupt:
        sys.unraisablehook = lambda _: None  # what was half made cannot be taken down in order
        print(f"{command}: interrupted", file=sys.stderr)
        return INTERRUPTED


def _flushed(body: Callable[[], int]) -> int:
    try:
        status = body()
    except SystemExit:  # after --help, too
        sys.stdout.flush()
        raise
    sys.stdout.flush()
    return status


def _complain(command: str, message: str) -> int:
    print(f"{command}: error: {' '.join(message.split())}", file=sys.stderr)
    return EXIT_USAGE


class Progress:
    """Lines on stderr for work that takes more than a second; silent before that.

    In a ``with`` block, work that goes on after a second is named by what was said last before.
    """

    def __init__(self, command: str) -> None:
        self._command = command
        self._start = time.monotonic()
        self._live = sys.stderr.isatty()
        self._shown = False
        self._waiting = ""
        self._lock = threading.Lock()
        self._later = threading.Timer(_QUIET_SECONDS, self._say_what_waits)
        self._later.daemon = True

    def __enter__(self) -> Self:
        self._later.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._later.cancel()
        with self._lock:
            self._waiting = ""
            self.clear()

    def say(self, message: str) -> None:
        """Print `message` if the command has been running for a second or more."""
        with self._lock:
            self._waiting = message
        if self._is_time():
            self._say_what_waits()

    def _say_what_waits(self) -> None:
        with self._lock:
            if self._waiting:
                self.clear()
                print(f"{self._command}: {self._waiting}", file=sys.stderr, flush=True)
            self._waiting = ""

    def _is_time(self) -> bool:
        return time.monotonic() - self._start >= _QUIET_SECONDS

    def show(self, line: str) -> None:
        """Draw `line` below what was said, in place of the one before; on terminals only."""
        if self._live and self._is_time():
            self.clear()
            room = shutil.get_terminal_size().columns - 1
            print(_drawable(line)[:room], end="", file=sys.stderr, flush=True)
            self._shown = True

    def clear(self) -> None:
        """Take the line that `show` drew away."""
        if self._shown:
            print(_CLEAR_LINE, end="", file=sys.stderr, flush=True)
            self._shown = False


def _drawable(line: str) -> str:
    """`line` with plain characters where stderr would write its blocks as escapes."""
    try:
        line.encode(sys.stderr.encoding or "utf-8")
    except UnicodeEncodeError:
        return line.translate(_PLAIN)
    return line
