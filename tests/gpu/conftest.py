"""CuPy, and the code paths with every kernel compiled once."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, NoReturn

import pytest
from gpu_backend import GpuBackend
from gpu_room import Memory, room

from mixpert.errors import BackendError
from mixpert.runtime import launcher


def _missing(request: pytest.FixtureRequest, reason: str) -> NoReturn:
    if request.config.getoption("--require-gpu"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def cupy(request: pytest.FixtureRequest) -> Any:
    try:
        return launcher.cupy()
    except BackendError as error:
        _missing(request, str(error))


@pytest.fixture
def needs_room(cupy: Any) -> Iterator[Callable[[int], None]]:
    """Wait for so many bytes of the GPU's memory, which other processes' tests get afterwards."""
    with ExitStack() as held:
        yield lambda needed: held.enter_context(room(Memory.of(cupy), needed))
        gc.collect()  # arrays that only a cycle keeps


@pytest.fixture(scope="session", params=[80, 90, 1], ids=["sm80", "sm90", "small"])
def backend(request: pytest.FixtureRequest, cupy: Any) -> GpuBackend:
    """Every code path; sm90 exists on Hopper only, small runs what its limits allow."""
    if request.param == 90 and int(cupy.cuda.Device(0).compute_capability) != 90:
        pytest.skip("code path sm90 needs compute capability 9.0")
    return GpuBackend(request.param)


@pytest.fixture
def sm90(backend: GpuBackend) -> GpuBackend:
    """The code path sm90 alone: of kernels that the others do not have, or share."""
    if backend.path != 90:
        pytest.skip("of the code path sm90 alone")
    return backend
