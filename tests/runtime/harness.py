"""Runs compiled GEMM calls in a child process and brings the memory back."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from mixpert import settings
from mixpert.runtime.program import wheel_blas

ROW_MAJOR, COL_MAJOR = 101, 102
NO_TRANS, TRANS = 111, 112


@dataclass
class Arena:
    """Float32 memory in which all operands of a run lie, with offsets in floats."""

    parts: list[np.ndarray] = field(default_factory=list)
    size: int = 0

    def add(self, values: np.ndarray) -> int:
        """Append a matrix in column-major order; return its offset."""
        flat = np.asarray(values, np.float32).ravel(order="F")
        offset = self.size
        self.parts.append(flat)
        self.size += flat.size
        return offset

    def bytes(self) -> bytes:
        return b"".join(part.tobytes() for part in self.parts)


@dataclass
class Run:
    """What one driver process did."""

    status: int
    stdout: str
    stderr: str
    memory: np.ndarray

    def matrix(self, offset: int, rows: int, cols: int, ld: int | None = None) -> np.ndarray:
        ld = ld or rows
        return self.memory[offset : offset + ld * cols].reshape(cols, ld).T[:rows]


@dataclass
class Driver:
    """The compiled driver; `run` starts it on a script."""

    program: Path
    directory: Path

    def run(
        self,
        script: list[str],
        arena: Arena | None = None,
        before: Callable[[], None] | None = None,
        **variables: str,
    ) -> Run:
        """Run `script` with MIXPERT_* set from `variables` (names in lower case, no prefix).

        `before` runs in the child before the driver starts.
        """
        names = ("script.txt", "arena.bin", "out.bin")
        paths = [self.directory / name for name in names]
        paths[0].write_text("".join(line + "\n" for line in script))
        paths[1].write_bytes(arena.bytes() if arena else b"")
        paths[2].unlink(missing_ok=True)
        done = subprocess.run(
            [self.program, *paths],
            env=environment(**variables),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            preexec_fn=before,
            restore_signals=before is None,
        )
        memory = np.fromfile(paths[2], np.float32) if paths[2].exists() else np.empty(0, np.float32)
        return Run(done.returncode, done.stdout, done.stderr, memory)


def environment(**variables: str) -> dict[str, str]:
    """The environment without MIXPERT_*, the wheel's BLAS added, then `variables`."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith("MIXPERT_")}
    blas = wheel_blas()
    if blas is not None:
        clean[settings.BLAS] = str(blas)
    clean |= {f"MIXPERT_{name.upper()}": value for name, value in variables.items()}
    return {key: value for key, value in clean.items() if value != "unset"}


def cblas(  # noqa: PLR0917
    site: str,
    m: int,
    n: int,
    k: int,
    a: int,
    b: int,
    c: int,
    *,
    order: int = COL_MAJOR,
    ta: int = NO_TRANS,
    tb: int = NO_TRANS,
    alpha: float = 1.0,
    beta: float = 0.0,
    lda: int = 0,
    ldb: int = 0,
    ldc: int = 0,
    sink: bool = False,
) -> str:
    """A script line; leading dimensions of 0 become the packed ones."""
    row = order == ROW_MAJOR
    lda = lda or (m if (ta == NO_TRANS) != row else k)
    ldb = ldb or (k if (tb == NO_TRANS) != row else n)
    ldc = ldc or (n if row else m)
    return (
        f"cblas {site} {int(sink)} {order} {ta} {tb} {m} {n} {k} "
        f"{alpha} {lda} {ldb} {beta} {ldc} {a} {b} {c}"
    )


def small_disk() -> None:
    """Let the calling process write files of at most 4096 bytes, as if the disk were full."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # then writing fails instead of killing
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
