"""How to start a program that uses the runtime: host IR through the JIT, or an executable."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import sys
from functools import lru_cache
from pathlib import Path

from mixpert import settings
from mixpert.errors import ProgramError

IR_SUFFIXES = (".ll", ".bc")


def is_ir(program: str | os.PathLike[str]) -> bool:
    """Whether `program` is LLVM IR, which the JIT runs, by its suffix."""
    return Path(program).suffix in IR_SUFFIXES


def child_command(program: Path, args: list[str]) -> tuple[list[str], dict[str, str]]:
    """The command that runs `program` in a child process, and what to add to its environment.

    Args:
        program: LLVM IR of host code (``.ll``, ``.bc``) or an executable; a bare name that is
            no file is looked up in PATH.
        args: the program's own arguments.

    Returns:
        argv, and environment variables to add (`MIXPERT_BLAS` where the environment has none and
        the scipy-openblas32 wheel is installed; never LD_LIBRARY_PATH).

    Raises:
        ProgramError: no such file, a folder, or not executable.
    """
    additions = {}
    blas = wheel_blas()
    if blas is not None and settings.BLAS not in os.environ:
        additions[settings.BLAS] = str(blas)
    if is_ir(program):
        if not program.is_file():
            what = "a folder, not a program" if program.is_dir() else "no such file"
            raise ProgramError(f"{program}: {what}")
        # -P: a folder called mixpert in the working directory must not shadow the package.
        return [sys.executable, "-P", "-m", "mixpert.runtime.jit", str(program), *args], additions
    return [_executable(program), *args], additions


def restore_signals() -> None:
    """Undo what Python changes: a program must die of a closed pipe.

    Ctrl-C is not among it: Python leaves it ignored where it was, and its handler ends with exec.
    """
    for number in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_DFL)


def wheel_blas() -> Path | None:
    """The shared library of the scipy-openblas32 wheel, or None where it is not installed.

    Its folder as it is behind links: those of another user's environment (``lib64``) are no setting
    of this one, and MIXPERT_BLAS would refuse them.
    """
    spec = importlib.util.find_spec("scipy_openblas32")
    if spec is None or spec.origin is None:
        return None
    found = sorted((Path(spec.origin).parent.resolve() / "lib").glob("libscipy_openblas.*"))
    return found[0] if found else None


@lru_cache(maxsize=1)
def set_default_blas() -> None:
    """Make the wheel's BLAS the one of native GEMMs in this process too, as in its children.

    Before the library's first GEMM: it reads its settings once. What the user set stays.
    """
    blas = wheel_blas()
    if blas is not None:
        os.environ.setdefault(settings.BLAS, str(blas))


def _executable(program: Path) -> str:
    if not program.exists() and len(program.parts) == 1:
        found = shutil.which(str(program))
        if found:
            return found
    if program.is_dir():
        raise ProgramError(f"{program}: a folder, not a program")
    if not program.is_file():
        raise ProgramError(f"{program}: no such program")
    if not os.access(program, os.X_OK):
        raise ProgramError(
            f"{program}: not executable (LLVM IR is recognised by {' or '.join(IR_SUFFIXES)})"
        )
    return str(program.absolute())
