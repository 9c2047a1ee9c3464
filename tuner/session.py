"""Everything that a tuning run has learnt, on disk: nothing that took a run is done twice.

A session directory holds `session.jsonl`: a header with the hashes that say whose session it is,
then one line for each baseline run and each trial, in order. Lines are only ever appended, each
flushed to disk before the next run starts, so that a kill at any time loses the running trial and
no more; a last line without its end is dropped. `lock` keeps a second tuner out. `reference`
holds the outputs of the reference run.
"""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from mixpert.errors import FormatError, SessionError
from mixpert.json_fields import restored
from mixpert.json_text import MISFITS, misfit
from mixpert.tuner.outcome import Status, Trial

SESSION_VERSION = 2
FILE = "session.jsonl"
LOCK = "lock"

_SCRATCH = re.compile(r".+\.\d+-\d+")
"""Names that `Session.scratch` gives: what the run is for, process and thread."""

Key = Mapping[str, str]
"""What a session belongs to: parts by name, such as hashes of the executable and arguments."""


class Session:
    """An open session; use `Session.open`."""

    def __init__(self, directory: Path, key: Key) -> None:
        self.directory = directory
        self.path = directory / FILE
        self._baselines: dict[str, dict[str, Any]] = {}
        self._trials: dict[tuple[tuple[str, str], ...], Trial] = {}
        self._load(key)

    @staticmethod
    @contextmanager
    def open(directory: Path, key: Key) -> Iterator[Session]:
        """Open or begin the session in `directory`, which is made where it does not exist.

        Raises:
            SessionError: another tuner has it open, it belongs to another program, arguments or
                device, or the directory holds other files or cannot be written.
            FormatError: the session file is damaged beyond a torn last line.
        """
        try:
            directory.mkdir(parents=True, exist_ok=True)
            _check_ours(directory)
            lock = (directory / LOCK).open("a+")
        except OSError as error:
            raise SessionError(f"session {directory}: {_obstacle(directory, error)}") from error
        with lock:
            _lock(lock.fileno(), directory)
            for left in directory.iterdir():
                if _SCRATCH.fullmatch(left.name):  # of a killed tuner
                    shutil.rmtree(left, ignore_errors=True)
            yield Session(directory, key)

    def scratch(self, name: str) -> Path:
        """A new empty directory for the files of one run.

        Of this process and thread alone: a program that outlived a killed tuner may still write
        to its own.
        """
        path = self.directory / f"{name}.{os.getpid()}-{threading.get_ident()}"
        shutil.rmtree(path, ignore_errors=True)
        path.mkdir()
        return path

    @property
    def trials(self) -> list[Trial]:
        """All trials, in the order in which they ran."""
        return list(self._trials.values())

    def trial(self, plan: Mapping[str, str]) -> Trial | None:
        """The trial of `plan`, or None where it has not run yet."""
        return self._trials.get(_identity(plan))

    def add_trial(self, trial: Trial) -> None:
        """Append a trial.

        Raises:
            SessionError: the line cannot be written, such as on a full disk.
        """
        self._append({"trial": asdict(trial)})
        self._trials[_identity(trial.plan)] = trial

    def baseline(self, name: str) -> dict[str, Any] | None:
        """What `set_baseline` stored under `name`, or None."""
        return self._baselines.get(name)

    def set_baseline(self, name: str, facts: dict[str, Any]) -> None:
        """Append the facts (JSON values) of a baseline run.

        Raises:
            SessionError: the line cannot be written.
        """
        self._append({"baseline": name, "facts": facts})
        self._baselines[name] = facts

    def _load(self, key: Key) -> None:
        rows = _whole_lines(self.path)
        if not rows:
            self._append({"version": SESSION_VERSION, "key": dict(key)})
            return
        _check_header(rows[0], key, self.path)
        for number, row in enumerate(rows[1:], start=2):
            try:
                self._take(row)
            except MISFITS as error:
                where = f"{self.path}:{number}"
                raise FormatError(f"{where}: not a session line: {misfit(error)}") from error

    def _take(self, row: dict[str, Any]) -> None:
        if "trial" in row:
            trial = trial_from(row["trial"])
            self._trials[_identity(trial.plan)] = trial
        else:
            self._baselines[row["baseline"]] = row["facts"]

    def _append(self, row: dict[str, Any]) -> None:
        try:
            with self.path.open("ab") as stream:
                stream.write(json.dumps(row).encode() + b"\n")
                stream.flush()
                os.fsync(stream.fileno())
        except OSError as error:
            raise SessionError(f"{self.path}: cannot write: {error.strerror or error}") from error


def trial_from(facts: dict[str, Any]) -> Trial:
    """The trial of a session line.

    Raises:
        KeyError, TypeError, ValueError: it is none.
    """
    trial = restored(Trial, facts)
    if trial.status is Status.OK and None in {trial.error, trial.ms}:
        raise ValueError("a run that ended well has an error and a time")
    return trial


def _identity(plan: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(plan.items()))


def _obstacle(directory: Path, error: OSError) -> str:
    if directory.exists() and not directory.is_dir():
        return "a file of that name is there: name a folder"
    return f"cannot be made or opened: {error.strerror or error}: name another with --session"


def _whole_lines(path: Path) -> list[Any]:
    """The rows of the file; a torn last line is cut off the file so that appending can go on."""
    try:
        data = path.read_bytes() if path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            os.truncate(path, len(whole))
    except OSError as error:
        raise SessionError(f"{path}: {error.strerror or error}") from error
    rows = []
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            rows.append(json.loads(line))
        except ValueError as error:
            raise FormatError(
                f"{path}:{number}: damaged session line; delete the session to start anew"
            ) from error
    return rows


def _check_header(header: Any, key: Key, path: Path) -> None:
    version = header.get("version") if isinstance(header, dict) else None
    if version != SESSION_VERSION:
        raise SessionError(f"{path}: session version {version}, this MixPert has {SESSION_VERSION}")
    stored = header.get("key", {})
    differing = [name for name in {**stored, **key} if stored.get(name) != key.get(name)]
    if differing:
        raise SessionError(
            f"session {path.parent} belongs to another run: {', '.join(sorted(differing))} "
            "changed; choose another --session or delete it"
        )


def _check_ours(directory: Path) -> None:
    """Refuse a directory of other files, of which some could pass for scratch of a killed tuner.

    Raises:
        SessionError: there are files and no session.
    """
    held = {path.name for path in directory.iterdir()}
    if FILE not in held and held - {LOCK}:
        raise SessionError(
            f"session {directory}: holds other files and no session: name a new or empty directory"
        )


def _lock(handle: int, directory: Path) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise SessionError(
            f"session {directory} is in use by another mixpert-tune; wait for it or choose "
            "another --session"
        ) from error
