"""Numbers that the figures show, out of the data files; nothing here measures or draws."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cases import CUBLAS, NATIVE, PAPER, PROGRAMS, SIZES, VARIANTS
from records import read

ACCURATE = 2.0
"""As accurate as SGEMM is what errs at most this many times as much as cublasSgemm."""
MOSTLY_GEMM = 0.8
"""Of the native time: programs above it have a mean of their own."""


@dataclass(frozen=True)
class Applications:
    """End-to-end measurements of all programs.

    Attributes:
        machine: what they were measured on; one for all files.
        rows: (program, size, variant) -> row of a data file.
    """

    machine: dict[str, str]
    date: str
    rows: dict[tuple[str, str, str], dict[str, Any]]

    @staticmethod
    def load(directory: Path) -> Applications:
        """Read the data files of a directory, one a program."""
        files = [read(path) for path in sorted(directory.glob("*.json"))]
        rows = {
            (row["program"], row["size"], row["variant"]): row
            for content in files
            for row in content["rows"]
        }
        newest = max(files, key=lambda content: content["date"], default=None)
        return Applications(
            newest["machine"] if newest else {}, newest["date"] if newest else "", rows
        )

    def programs(self, size: str) -> list[str]:
        """Programs measured at a size, in the order of the figures."""
        return [name for name in PROGRAMS if (name, size, CUBLAS) in self.rows]

    def sizes(self) -> list[str]:
        """Sizes at which anything was measured."""
        return [size for size in SIZES if self.programs(size)]

    def variants(self, size: str) -> list[str]:
        """What was measured at a size: `VARIANTS`, then others in the order of the data files."""
        found = dict.fromkeys(v for _, s, v in self.rows if s == size)
        known = [variant for variant in VARIANTS if variant in found]
        return [*known, *(variant for variant in found if variant not in known)]

    def seconds(self, program: str, size: str, variant: str) -> float | None:
        """The fastest warm run, or None where it was not measured."""
        row = self.rows.get((program, size, variant))
        return min(row["seconds"]) if row else None

    def speedup(self, program: str, size: str, variant: str) -> float | None:
        """End to end over the program as it is, on cuBLAS."""
        native, other = (self.seconds(program, size, name) for name in (CUBLAS, variant))
        return native / other if native and other else None

    def error(self, program: str, size: str, variant: str) -> float | None:
        """Relative to all GEMMs in FP64; of HPL-AI the residual before refinement."""
        row = self.rows.get((program, size, variant))
        return row["printed"].get("direct", row["error"]) if row else None

    def accurate(self, size: str, program: str, variant: str) -> bool:
        """Whether a program errs at most `ACCURATE` times as much as on cuBLAS."""
        limit = ACCURATE * (self.error(program, size, CUBLAS) or 0)
        return (self.error(program, size, variant) or 0) <= limit

    def share(self, program: str, size: str) -> float | None:
        """GEMM's part of the native time."""
        row, native = self.rows.get((program, size, NATIVE)), self.seconds(program, size, CUBLAS)
        return min(1.0, row["gemm_seconds"] / native) if row and native else None

    def split_seconds(self, program: str, size: str, variant: str) -> tuple[float, float] | None:
        """Seconds in GEMM calls, and outside of them; None where no trace was taken."""
        row, total = self.rows.get((program, size, variant)), self.seconds(program, size, variant)
        if not row or total is None or "gemm_seconds" not in row:
            return None
        return row["gemm_seconds"], max(0.0, total - row["gemm_seconds"])

    def mean_speedup(self, size: str, variant: str, least_share: float = 0.0) -> float | None:
        """Geometric mean over the paper's programs with this share of GEMM; None if one lacks."""
        known = [program for program in self.programs(size) if program in PAPER]
        programs = [p for p in known if (self.share(p, size) or 0) >= least_share]
        return geometric_mean(self.speedup(p, size, variant) for p in programs)


def geometric_mean(values: Iterable[float | None]) -> float | None:
    """Of all values; None where there is none or one is missing."""
    known = list(values)
    if not known or any(value is None for value in known):
        return None
    return math.exp(sum(math.log(value) for value in known if value) / len(known))


def series(rows: Sequence[dict[str, Any]], x: str, y: str) -> dict[str, list[tuple[float, float]]]:
    """For each variant its (x, y), ascending."""
    found: dict[str, list[tuple[float, float]]] = {}
    for row in rows:
        found.setdefault(row["variant"], []).append((row[x], row[y]))
    return {variant: sorted(points) for variant, points in found.items()}
