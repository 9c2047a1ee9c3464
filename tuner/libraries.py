"""The shared libraries that a program loads, and what tells one version of them from another."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from mixpert.runtime.elf import build_id, read_header

LOADER_SECONDS = 10.0

_LOADED = re.compile(r"(?:^|=> )\s*(/.*) \(0x[0-9a-f]+\)$")


def versions(executable: Path, others: Iterable[Path] = ()) -> dict[str, str]:
    """Build ids by file name of what the loader loads for an executable, and of other libraries.

    Size and time of change stand for a build id where there is none. Nothing for files that the
    dynamic loader does not start, such as scripts and IR; what a program opens later is not known.
    """
    return {path.name: _version(path) for path in (*loaded(executable), *others)}


def loaded(executable: Path) -> list[Path]:
    """The libraries of an executable: the loader lists them, and does not start the program."""
    try:
        header = read_header(executable)
        if header is None or not header.dynamic:
            return []
        listed = subprocess.run(
            [executable.absolute()],
            env=os.environ | {"LD_TRACE_LOADED_OBJECTS": "1"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=LOADER_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):  # a run will tell what is wrong with it
        return []
    found = (_LOADED.search(line.strip()) for line in os.fsdecode(listed.stdout).splitlines())
    return [Path(match[1]) for match in found if match]


def _version(path: Path) -> str:
    try:
        state = path.stat()
        return build_id(path) or f"{state.st_size} bytes of {state.st_mtime_ns}"
    except OSError:
        return "missing"
