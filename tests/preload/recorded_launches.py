"""What a child process asks the fake driver to launch."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from child_environment import child_environment


def recorded_launches(
    words: list[str | Path], fakes: Path, folder: Path, arch: str, scheme: str, **variables: str
) -> list[str]:
    """The launches of a Python child, a line each with what it asks for, and what it noted itself.

    Args:
        words: the script and its arguments.
        fakes: folders of the fake driver and the fake compiler.
        folder: for the log and the cache of kernels.
        arch: compute capability of the fake GPU, such as "90".
        scheme: of all calls.
        variables: of the environment, as they are named there.
    """
    log = folder / "cuda"
    log.unlink(missing_ok=True)
    subprocess.run(
        [sys.executable, *words],
        env=child_environment(scheme=scheme) | {
            "LD_LIBRARY_PATH": str(fakes), "XDG_CACHE_HOME": str(folder),
            "FAKE_CUDA_LOG": str(log), "FAKE_CUDA_LAUNCHES": "1", "FAKE_CUDA_ARCH": arch,
        } | variables,
        check=True, timeout=60,
    )  # fmt: skip
    return log.read_text().splitlines()


def by_both(lines: list[str]) -> tuple[list[str], list[str]]:
    """Of launches_child.py: those of the native executor, and those of Python."""
    at = lines.index("python")
    return lines[:at], lines[at + 1 :]
