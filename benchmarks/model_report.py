"""The record that scripts write which measure the NumPy models, without a GPU."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import mixpert
from mixpert.files import write_atomically
from mixpert.runtime import machine


def write_report(
    path: Path,
    script: str,
    of_c: object,
    seed: int,
    rows: Sequence[Mapping[str, Any]],
    **more: object,
) -> None:
    """Write a record whole, or leave the one that is there.

    Args:
        path: of the record.
        script: the file name of the script in benchmarks/ that measured.
        of_c: how many rows of C were computed.
        seed: of the random matrices.
        rows: what was found.
        more: further entries, after `rows`.
    """
    report = {
        "device": "processor",
        "command": f"python benchmarks/{script}",
        "mixpert": mixpert.__version__,
        "date": machine.today(),
        "rows of C": of_c,
        "seed": seed,
        "rows": rows,
        **more,
    }
    write_atomically(path, json.dumps(report, indent=1) + "\n")
