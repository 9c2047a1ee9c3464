"""Grading a library that takes the place of another by LD_PRELOAD: always in a child process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from mixpert.errors import FormatError, MixpertError, ProgramError
from mixpert.files import is_elf, read_start
from mixpert.grading import checks, engines
from mixpert.grading.report import from_json, to_json

ENTRIES = {"cublasSgemm_v2": engines.cublas, "cblas_sgemm": engines.global_cblas}
"""What the child calls."""
EXIT_UNUSABLE = 2
"""Exit status of a child that finds nothing to grade."""


def check_library(library: Path) -> None:
    """Refuse what the loader would ignore.

    Raises:
        FormatError: there is no such file, or it is no library.
    """
    if not library.is_file():
        raise FormatError(f"{library}: no such file")
    if not is_elf(read_start(library)):
        raise FormatError(f"{library}: not a shared library")


def grade_preloaded(library: Path, entry: str, plan: checks.Plan) -> checks.Grading:
    """Grade `entry` in a child process under ``LD_PRELOAD=library``.

    Raises:
        ProgramError: the child failed; its last line on stderr is in the message.
    """
    before = os.environ.get("LD_PRELOAD")
    preload = f"{library.absolute()}:{before}" if before else str(library.absolute())
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "grading.json"
        request = {"name": library.name, "entry": entry, "plan": asdict(plan)}
        done = subprocess.run(
            [sys.executable, "-P", "-m", "mixpert.grading.preloaded", str(answer)],
            input=json.dumps(request),
            env={**os.environ, "LD_PRELOAD": preload},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0 or not answer.exists():
            lines = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
            raise ProgramError(f"{library}: grading {entry} under it failed: {lines[-1]}")
        return from_json(json.loads(answer.read_text(encoding="utf-8")))


def main() -> int:
    """The child: a request on stdin, the grading into the file that argv names."""
    request = json.load(sys.stdin)
    try:
        multiply = ENTRIES[request["entry"]]()
    except MixpertError as error:
        print(error, file=sys.stderr)
        return EXIT_UNUSABLE
    plan = checks.Plan(**request["plan"])
    grading = checks.grade_all(request["name"], multiply, plan, lambda _: None)
    Path(sys.argv[1]).write_text(json.dumps(to_json(grading)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
