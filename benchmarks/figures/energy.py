"""The GPU's power under a load, from NVML's energy counter."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from dataclasses import dataclass

from sample_programs import CheckError


@dataclass(frozen=True)
class Counter:
    """Energy that GPU 0 has taken since the driver was loaded."""

    library: ctypes.CDLL
    device: ctypes.c_void_p

    @staticmethod
    def open() -> Counter:
        """Start NVML.

        Raises:
            CheckError: NVML is not there, or its first device cannot be had.
        """
        try:
            library = ctypes.CDLL("libnvidia-ml.so.1")
        except OSError as error:
            raise CheckError(f"NVML: {error}") from error
        device = ctypes.c_void_p()
        status = library.nvmlInit_v2() or library.nvmlDeviceGetHandleByIndex_v2(
            0, ctypes.byref(device)
        )
        if status:
            raise CheckError(f"NVML: status {status}")
        return Counter(library, device)

    def joules(self) -> float:
        """The counter, which steps some ten times a second.

        Raises:
            CheckError: the device has no such counter.
        """
        millijoules = ctypes.c_ulonglong()
        status = self.library.nvmlDeviceGetTotalEnergyConsumption(
            self.device, ctypes.byref(millijoules)
        )
        if status:
            raise CheckError(f"NVML: no energy counter, status {status}")
        return millijoules.value * 1e-3


def watts_under(
    work: Callable[[], None],
    joules: Callable[[], float],
    seconds: float,
    clock: Callable[[], float] = time.monotonic,
) -> float:
    """Mean power while `work`, some milliseconds that it waits for, is repeated.

    From one step of the counter to another, at least `seconds` later.

    Raises:
        CheckError: the counter stands still.
    """
    start = clock()
    seen, first = joules(), None
    while clock() - start < 3 * seconds:
        work()
        now, taken = clock(), joules()
        if taken == seen:
            continue
        seen = taken
        if first is None:
            first = (now, taken)
        elif now - first[0] >= seconds:
            return (taken - first[1]) / (now - first[0])
    raise CheckError(f"NVML: the energy counter stands still for {3 * seconds:g} s")
