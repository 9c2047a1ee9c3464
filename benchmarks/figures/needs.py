"""What `make figures` cannot do without."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import gpu_machine
from cuda_libraries import cuda_libraries
from sample_programs import LIBRARIES

from mixpert.errors import BackendError
from mixpert.runtime.launcher import cupy

_TOOLS = ("g++", "objcopy")
"""Programs are linked from their committed host code, so that no nvcc is needed."""


def lacking() -> list[str]:
    """What this machine lacks, a line each; empty where everything can be measured."""
    return list(dict.fromkeys(_lacking()))


def _lacking() -> Iterator[str]:
    if reason := gpu_machine.missing_gpu():
        yield reason
    for others in ((), *LIBRARIES.values()):
        try:
            cuda_libraries(others)
        except BackendError as error:
            yield str(error)
    if not gpu_machine.missing_gpu():
        try:
            cupy()
        except BackendError as error:
            yield str(error)
    for tool in _TOOLS:
        if not shutil.which(tool):
            yield f"{tool} is not on the PATH"
