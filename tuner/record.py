"""Recording a device profile: milliseconds of every scheme on a grid of shapes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from mixpert.runtime import machine
from mixpert.runtime.launcher import current_device
from mixpert.runtime.measure import Square, queue_of, time_queue
from mixpert.scheme import Scheme
from mixpert.tuner.device_model import DeviceModel

GRID = (64, 128, 256, 512, 1024, 2048, 4096, 8192)
"""Sizes of m, n and k: a GEMM between two of them is interpolated."""

_WARM_SIZE = 4096
_WARM_SECONDS = 1.5


def record(
    schemes: Sequence[Scheme],
    sizes: Sequence[int] = GRID,
    say: Callable[[str], None] = lambda message: None,
) -> DeviceModel:
    """Measure the current GPU at sustained clocks, each result checked against float64.

    Args:
        schemes: what to measure; must hold ``native``.
        sizes: ascending; every m, n, k of them is measured.
        say: told about progress.

    Raises:
        BackendError: no GPU, or a product came out wrong.
    """
    device = current_device()
    times: dict[str, list[float]] = {str(scheme): [] for scheme in schemes}
    _warm_up()
    shapes = list(product(sizes, repeat=3))
    for index, (m, n, k) in enumerate(shapes):
        square = Square.random(m, n, k, seed=index)
        for scheme in schemes:
            square.poison()
            queue = queue_of(square, scheme, device)
            timing = time_queue(queue, seconds=0.002, repeats=3)
            square.checked_error(scheme, rows=4)
            times[str(scheme)].append(float(f"{timing.median:.5g}"))
        say(f"{index + 1} of {len(shapes)} shapes")
    grid = tuple(sizes)
    return DeviceModel(
        machine.device_name(),
        machine.today(),
        machine.versions(),
        machine.command_line(),
        {"m": grid, "n": grid, "k": grid},
        {scheme: tuple(ms) for scheme, ms in times.items()},
    )


def _warm_up() -> None:
    square = Square.random(_WARM_SIZE, _WARM_SIZE, _WARM_SIZE)
    queue = queue_of(square, Scheme.parse("int8:2,2,2"), current_device())
    time_queue(queue, warm=_WARM_SECONDS)
