"""Runs of Python programs as forks of one process that has imported what takes long.

The other side is `runtime/fork_server.py`, which the program's interpreter runs.
"""

from __future__ import annotations

import ast
import json
import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile

import mixpert.runtime
from mixpert import settings
from mixpert.errors import ProgramError
from mixpert.tuner.children import Child, require_readable
from mixpert.tuner.program import Program

SERVER = Path(mixpert.runtime.__file__).with_name("fork_server.py")

_PYTHON = re.compile(r"(python|pypy)[0-9.]*[a-z]?")
_WITH_VALUE = ("-W", "-X", "--check-hash-based-pycs")
"""Options of the interpreter whose value is a word of its own."""
_PATIENCE = 1.0
"""Seconds that a server may take to end."""
_OF_A_RUN = (settings.PLAN, settings.SCHEME, settings.TRACE, settings.CAPTURE, settings.CHECK)


@dataclass(frozen=True)
class PythonCommand:
    """The parts of a command line that starts Python.

    Attributes:
        interpreter: with its options.
        words: a script, or ``-m`` and a module, or ``-c`` and code, and the program's arguments.
    """

    interpreter: tuple[str, ...]
    words: tuple[str, ...]

    @staticmethod
    def of(argv: Sequence[str]) -> PythonCommand:
        """Take a command line apart: ``python3 script.py``, or a script that names Python itself.

        Raises:
            ProgramError: it starts something else, or no program.
        """
        words = _with_interpreter(argv)
        at = 1
        while at < len(words) and words[at].startswith("-") and words[at] not in ("-c", "-m", "-"):
            at += 2 if words[at] in _WITH_VALUE else 1
        if at >= len(words) or words[at] == "-" or words[at:] in (["-c"], ["-m"]):
            raise ProgramError("--import: the interpreter gets no script, -m MODULE or -c CODE")
        return PythonCommand(tuple(words[:at]), tuple(words[at:]))

    @property
    def folder(self) -> Path:
        """Where its interpreter looks for modules first."""
        if self.words[0] in ("-c", "-m"):
            return Path.cwd()
        path = Path(self.words[0]).resolve()
        return path if path.is_dir() else path.parent


def importable(program: Program) -> str:
    """What --import might take: the installed modules that a script imports at its top level."""
    try:
        command = PythonCommand.of([str(program.path), *program.arguments])
        script = Path(command.words[0])
        statements = ast.parse(script.read_bytes()).body
    except (ProgramError, OSError, SyntaxError, ValueError):
        return ""
    names = [alias.name for one in statements if isinstance(one, ast.Import) for alias in one.names]
    names += [one.module or "" for one in statements if isinstance(one, ast.ImportFrom)]
    roots = dict.fromkeys(name.partition(".")[0] for name in names)
    beside = {path.stem for path in script.parent.iterdir()}
    known = sys.stdlib_module_names | beside
    return ",".join(name for name in roots if name and name not in known)


class ForkServers:
    """Processes that have imported modules, started when first needed.

    One for each interpreter and folder of programs, whose own modules are found first.
    """

    def __init__(self, imports: Sequence[str]) -> None:
        self._imports = tuple(imports)
        self._servers: dict[tuple[tuple[str, ...], Path], _Server] = {}
        self._lock = threading.Lock()

    def start(
        self, argv: list[str], environment: Mapping[str, str], stdin: Path, out: Path, err: Path
    ) -> Child:
        """Start a program as a fork; what `children.Start` says.

        Raises:
            ProgramError: it is no Python program, or its modules cannot be imported.
        """
        command = PythonCommand.of(argv)
        key = (command.interpreter, command.folder)
        with self._lock:
            if key not in self._servers:
                self._servers[key] = _Server(command, self._imports, environment)
            server = self._servers[key]
        for path in (out, err):
            path.write_bytes(b"")
        return server.run(command.words, environment, (stdin, out, err))

    def close(self) -> None:
        """End the processes, and runs that are left."""
        for server in self._servers.values():
            server.close()
        self._servers.clear()


class _Server:
    """One process that has imported modules."""

    def __init__(
        self, command: PythonCommand, imports: Sequence[str], environment: Mapping[str, str]
    ) -> None:
        self._control, other = socket.socketpair()
        wanted = json.dumps({"words": command.words, "imports": imports})
        argv = [*command.interpreter, str(SERVER), str(other.fileno()), wanted]
        with other, TemporaryFile() as said:
            self._process = subprocess.Popen(
                argv,
                env={name: value for name, value in environment.items() if name not in _OF_A_RUN},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                pass_fds=[other.fileno()],
                start_new_session=True,
            )
            other.close()
            try:
                self._require_imports(imports, said.fileno())
            except BaseException:
                self.close()
                raise

    def _require_imports(self, imports: Sequence[str], said: int) -> None:
        """Wait until the modules are imported."""
        with self._control.makefile("rb") as file:
            line = file.readline()
        if not line:
            os.lseek(said, 0, os.SEEK_SET)
            lines = os.read(said, 1 << 20).decode(errors="replace").split("\n")
            last = next((text.strip() for text in reversed(lines) if text.strip()), "no message")
            raise ProgramError(f"--import {','.join(imports)}: the interpreter ended: {last[:300]}")
        if problem := json.loads(line)["problem"]:
            raise ProgramError(f"--import {problem}")

    def run(
        self, words: Sequence[str], environment: Mapping[str, str], files: Sequence[Path]
    ) -> _Fork:
        """Fork, and run a program there."""
        ours, theirs = socket.socketpair()
        wanted = {
            "words": words,
            "environment": dict(environment),
            "folder": str(Path.cwd()),
            "files": [str(path.absolute()) for path in files],
        }
        with theirs:
            socket.send_fds(self._control, [b"r"], [theirs.fileno()])
        return _Fork(ours, json.dumps(wanted).encode() + b"\n", " ".join(words))

    def close(self) -> None:
        """End it, and runs that are left."""
        self._control.close()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:  # inside an import
            self._process.kill()
            self._process.wait()


class _Fork:
    """A run; its socket tells the process id, and the exit status at its end."""

    def __init__(self, connection: socket.socket, wanted: bytes, name: str) -> None:
        self._connection, self._name = connection, name
        self._lock = threading.Lock()
        self._status: int | None = None
        connection.sendall(wanted)
        self._lines = connection.makefile("rb", buffering=0)
        self.pid = self._number()

    def wait(self, timeout: float | None = None) -> int:
        """As `children.Child` says."""
        if self._status is None:
            require_readable(self._connection.fileno(), self._name, timeout)
        with self._lock:
            if self._status is None:
                self._status = self._number()
                self._lines.close()
                self._connection.close()
        return self._status

    def _number(self) -> int:
        line = self._lines.readline()
        if not line:
            raise ProgramError("--import: the process that forks has ended")
        return int(line)


def _with_interpreter(argv: Sequence[str]) -> list[str]:
    """A command line that begins with an interpreter.

    Raises:
        ProgramError: it is not Python's.
    """
    path = Path(argv[0])
    words = list(argv) if _PYTHON.fullmatch(path.name) else [*_first_line(path), *argv]
    if not _PYTHON.fullmatch(Path(words[0]).name):
        raise ProgramError(f"--import is for Python programs, which {path} is not")
    return words


def _first_line(path: Path) -> list[str]:
    """The interpreter that a script names."""
    with suppress(OSError), path.open("rb") as file:
        start = file.readline(512)
        if start.startswith(b"#!"):
            words = os.fsdecode(start[2:]).split()
            return words[1:] if words and Path(words[0]).name == "env" else words
    return []
