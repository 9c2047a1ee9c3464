"""Whose session it is: hashes of everything that a trial's figures depend on."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

from mixpert import native, settings
from mixpert.errors import ProgramError
from mixpert.files import file_digest
from mixpert.runtime.program import child_command
from mixpert.tuner.comparison import Comparison
from mixpert.tuner.libraries import versions
from mixpert.tuner.program import INHERITED, Program

DEFAULT_PARENT = Path(".mixpert")


def session_key(
    program: Program,
    executable: Path,
    comparison: Comparison,
    reference: str,
    times: str,
) -> dict[str, str]:
    """The parts that must be equal for two runs to share a session.

    Args:
        program: what runs.
        executable: the file that holds it (found in PATH, where `program` is a bare name).
        comparison: what is compared, and how.
        reference: scheme of the reference run.
        times: names the source of times.

    Raises:
        ProgramError: the executable, its standard input or the runtime cannot be read.
    """
    environment = child_command(program.path, [])[1] | os.environ
    inherited = {name: environment[name] for name in INHERITED if name in environment}
    blas = [Path(environment[settings.BLAS])] if settings.BLAS in environment else []
    libraries = versions(executable, blas)
    return {
        "executable": digest(executable),
        "arguments": json.dumps(program.arguments),
        **({"preload": "yes"} if program.preload else {}),
        **({"standard input": digest(program.stdin)} if program.stdin else {}),
        "comparison": comparison.key,
        "reference": reference,
        "device": times,
        "runtime": digest(native.LIBRARY),
        "settings": json.dumps(inherited, sort_keys=True),
        **{f"library {name}": version for name, version in libraries.items()},
    }


def default_directory(program: Program, key: dict[str, str]) -> Path:
    """The session directory where the user names none: beside where the program runs."""
    digest = hashlib.sha256(json.dumps(key, sort_keys=True).encode()).hexdigest()
    return DEFAULT_PARENT / f"{program.name}-{digest[:10]}"


def digest(path: Path) -> str:
    """SHA-256 of a file.

    Raises:
        ProgramError: it cannot be read.
    """
    try:
        return file_digest(path)
    except OSError as error:
        raise ProgramError(f"{path}: cannot read: {error.strerror or error}") from error
