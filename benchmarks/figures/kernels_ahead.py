"""Compiles the kernels that programs may launch on this machine's GPU, on all processors.

``python benchmarks/figures/kernels_ahead.py`` puts them beside the library, where the runtime looks
first; what is there already is not compiled again. Without it each is compiled by the first program
that launches it, while the GPU waits.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import gpu_machine
from cases import SCHEMES

from mixpert import native
from mixpert.kernels.build import build, file_name
from mixpert.kernels.instances import Instance, needed

TRIED = ("int8:3,3,3", "int8:1,1,1", "int8:3,0", "int8:0,3")
"""By the tuner, beside what programs are measured under."""


def main() -> int:
    """0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--budget", type=float, default=120, help="start nothing past it, s")
    parser.add_argument("--out", type=Path, default=native.LIBRARY_DIRECTORY / "kernels")
    options = parser.parse_args()
    deadline = time.monotonic() + options.budget
    wanted = missing(options.out)

    def compile_one(kernel: Instance) -> None:
        if time.monotonic() < deadline:
            build(options.out, [kernel[1]], 1, [kernel])

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, wanted))
    print(f"{len(wanted)} kernels", flush=True)
    return 0


def missing(directory: Path) -> list[Instance]:
    """The kernels of this machine's GPU that a directory lacks."""
    kernels = needed([f"sm_{gpu_machine.capability()}"], (*SCHEMES, *TRIED), limited=True)
    return [kernel for kernel in kernels if not (directory / file_name(*kernel)).exists()]


if __name__ == "__main__":
    sys.exit(main())
