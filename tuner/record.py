"""Recording a device profile: milliseconds of every scheme on a grid of shapes.

All schemes of the full ladder on 512 shapes are ten thousand measurements: kernels are compiled
before the first, on all processors, and a measurement of three short runs is what it takes to be
done in a minute and a half.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product

from mixpert import native
from mixpert.errors import BackendError
from mixpert.kernels.compiler import kernel_image
from mixpert.runtime import machine
from mixpert.runtime.launcher import Device, current_device
from mixpert.runtime.measure import Square, plain_problem, queue_of, time_queue
from mixpert.scheme import NATIVE, Scheme
from mixpert.tuner.device_model import DeviceModel

GRID = (64, 128, 256, 512, 1024, 2048, 4096, 8192)
"""Sizes of m, n and k: a GEMM between two of them is interpolated."""

Shape = tuple[int, int, int]

_WARM_SIZE = 4096
_WARM_SECONDS = 1.5
_SECONDS = 0.001
_REPEATS = 3
_CAPTURED = 16

DISTURBED = 1.4
"""The slowest over the fastest time of one product, taken again and again as the profile grows:
beyond it something else ran, or the GPU was short of power. Alone it slows down by a tenth."""


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
        BackendError: no GPU, a product came out wrong, or something else used the GPU.
    """
    shapes = list(product(sizes, sizes, sizes))
    prepare(schemes, shapes, say)
    times: dict[str, list[float]] = {str(scheme): [] for scheme in schemes}
    same = [_same_product()]
    for index, shape in enumerate(shapes):
        for scheme, ms in measured(schemes, shape, seed=index).items():
            times[scheme].append(ms)
        if (index + 1) % len(sizes) == 0:
            say(f"{index + 1} of {len(shapes)} shapes")
            same.append(_same_product())
            check_calm(same)
    grid = tuple(sizes)
    return DeviceModel(
        machine.device_name(),
        machine.today(),
        machine.versions(),
        machine.command_line(),
        {"m": grid, "n": grid, "k": grid},
        {scheme: tuple(ms) for scheme, ms in times.items()},
    )


def _same_product() -> float:
    """Milliseconds of a product that is always the same."""
    square = Square.random(_WARM_SIZE, _WARM_SIZE, _WARM_SIZE)
    return time_queue(queue_of(square, NATIVE, current_device()), repeats=_REPEATS).median


def check_calm(milliseconds: Sequence[float]) -> None:
    """See that one product took about the same time whenever it was measured.

    Raises:
        BackendError: it did not.
    """
    least, most = min(milliseconds), max(milliseconds)
    if most > DISTURBED * least:
        raise BackendError(
            f"this GPU is shared, or short of power: the same product took from {least:.3g} to "
            f"{most:.3g} ms; record the profile when it is neither"
        )


def measured(schemes: Sequence[Scheme], shape: Shape, seed: int) -> dict[str, float]:
    """Milliseconds of a product on random data by scheme, each result checked.

    Raises:
        BackendError: a product came out wrong.
    """
    square = Square.random(*shape, seed=seed)
    found = {}
    for scheme in schemes:
        square.poison()
        queue = queue_of(square, scheme, current_device())
        timing = time_queue(queue, seconds=_SECONDS, repeats=_REPEATS, captured=_CAPTURED)
        square.checked_error(scheme, rows=4)
        found[str(scheme)] = float(f"{timing.median:.5g}")
    return found


def prepare(schemes: Sequence[Scheme], shapes: Sequence[Shape], say: Callable[[str], None]) -> None:
    """Compile the kernels that products need, several at a time, and warm the GPU up."""
    kernels = kernels_of(current_device(), schemes, shapes)
    say(f"{len(kernels)} kernels, compiled where no cache has them")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda kernel: kernel_image(*kernel), kernels))
    square = Square.random(_WARM_SIZE, _WARM_SIZE, _WARM_SIZE)
    queue = queue_of(square, Scheme.parse("int8:2,2,2"), current_device())
    time_queue(queue, warm=_WARM_SECONDS)


def kernels_of(
    device: Device, schemes: Sequence[Scheme], shapes: Sequence[Shape]
) -> list[tuple[str, str]]:
    """(kernel, architecture) of all that the lowering launches for products of these shapes."""
    library = native.load()
    found = set()
    ours = [scheme for scheme in schemes if scheme != NATIVE]
    for shape, scheme in product(shapes, ours):
        lowered = device.lower(plain_problem(*shape), scheme.to_native(), 1.0, 0.0)
        arch = library.mixpert_kernel_arch(device.struct, device.code_path(lowered)).decode()
        found |= {(x.kernel.decode(), arch) for x in lowered.launches[: lowered.launch_count]}
    return sorted(found)
