"""The error of a run: relative Frobenius norm, the paper's Eq. 10 (E_r).

Over what capture saw at the graph's sinks, or over the program's output files; of several files
the worst counts.
"""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mixpert.errors import ProgramError
from mixpert.runtime.capture import DivergedError, read_capture, relative_error
from mixpert.tuner.outputs import OutputFile


def run_error(reference: Path, candidate: Path, outputs: tuple[OutputFile, ...]) -> float:
    """The error of one run against another; NaN where the candidate's output holds NaN or Inf.

    Args:
        reference: directory that one run left: its capture and kept outputs.
        candidate: the directory of the other run.
        outputs: output files to compare; none: the captured sinks.

    Raises:
        DivergedError: outputs of another number or shape.
        ProgramError: the reference holds NaN or Inf, or nothing to compare.
    """
    if not outputs:
        return relative_error(read_capture(reference), read_capture(candidate))
    errors = [
        array_error(output.read(reference, i), output.read(candidate, i), str(output.path))
        for i, output in enumerate(outputs)
    ]
    return math.nan if any(math.isnan(error) for error in errors) else max(errors)


def array_error(reference: NDArray[np.float64], candidate: NDArray[np.float64], name: str) -> float:
    """Relative Frobenius error of flat arrays; NaN where `candidate` holds NaN or Inf.

    Raises:
        DivergedError: another number of values.
        ProgramError: the reference is empty, or holds NaN or Inf.
    """
    if reference.size != candidate.size:
        raise DivergedError(
            f"{name}: {candidate.size} values, {reference.size} in the reference run"
        )
    if not reference.size:
        raise ProgramError(f"{name}: the reference run wrote no values")
    if not np.isfinite(reference).all():
        raise ProgramError(f"{name}: the reference run's output holds NaN or Inf")
    if not np.isfinite(candidate).all():
        return math.nan
    norm = float(np.linalg.norm(reference))
    difference = float(np.linalg.norm(candidate - reference))
    if norm == 0:
        return 0.0 if difference == 0 else math.inf
    return difference / norm
