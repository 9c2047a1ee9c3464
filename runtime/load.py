"""Clock and power of the GPU while it works, as NVML reports them."""

from __future__ import annotations

import ctypes
import statistics
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from mixpert.runtime.launcher import cupy

_EVERY = 0.02  # seconds between samples
_CLOCK_SM = 1  # nvmlClockType_t
_POWER_INSTANT = 186  # NVML_FI_DEV_POWER_INSTANT: milliwatts, not averaged over a second

T = TypeVar("T")
Sample = tuple[float, float, float]


@dataclass(frozen=True)
class Load:
    """Medians over the time of some work: SM clock in MHz, board power in watts."""

    clock_mhz: float
    watts: float


class _Field(ctypes.Structure):
    """nvmlFieldValue_t, whose value is an unsigned int here."""

    _fields_ = (
        ("id", ctypes.c_uint), ("scope", ctypes.c_uint), ("timestamp", ctypes.c_longlong),
        ("latency", ctypes.c_longlong), ("type", ctypes.c_uint), ("status", ctypes.c_uint),
        ("value", ctypes.c_uint), ("unused", ctypes.c_uint),
    )  # fmt: skip


class Sensor:
    """Clock and power of the GPU at a PCI bus id.

    Raises:
        OSError: NVML is missing or does not know the GPU.
    """

    def __init__(self, bus: str) -> None:
        self._library = ctypes.CDLL("libnvidia-ml.so.1")
        self._device = ctypes.c_void_p()
        status = self._library.nvmlInit_v2() or self._library.nvmlDeviceGetHandleByPciBusId_v2(
            bus.encode(), ctypes.byref(self._device)
        )
        if status:
            raise OSError(f"NVML: status {status}")

    def read(self) -> tuple[float, float] | None:
        """Clock in MHz and power in watts at this moment; None if the GPU does not report them."""
        clock, power = ctypes.c_uint(), _Field(id=_POWER_INSTANT)
        status = self._library.nvmlDeviceGetClockInfo(
            self._device, _CLOCK_SM, ctypes.byref(clock)
        ) or self._library.nvmlDeviceGetFieldValues(self._device, 1, ctypes.byref(power))
        if status or power.status:
            return None
        return float(clock.value), 1e-3 * power.value


def observed(work: Callable[[], T], last: float | None = None) -> tuple[T, Load | None]:
    """What `work` returns, and the load of CuPy's current GPU meanwhile.

    None in the load's place where NVML is missing or says nothing.

    Args:
        work: what loads the GPU.
        last: seconds before its end that count; None for all.
    """
    try:
        sensor = Sensor(cupy().cuda.Device().pci_bus_id)
    except OSError:
        return work(), None
    samples: list[Sample] = []
    done = threading.Event()

    def sample() -> None:
        while not done.wait(_EVERY):
            if (now := sensor.read()) is not None:
                samples.append((time.monotonic(), *now))

    reader = threading.Thread(target=sample, daemon=True)
    reader.start()
    try:
        result = work()
        end = time.monotonic()
    finally:
        done.set()
        reader.join()
    return result, load_of(samples, 0.0 if last is None else end - last, end)


def load_of(samples: Sequence[Sample], start: float, end: float) -> Load | None:
    """The medians of the samples from `start` to `end`; None if there are none."""
    seen = [(clock, watts) for now, clock, watts in samples if start <= now <= end]
    if not seen:
        return None
    clocks, powers = zip(*seen, strict=True)
    return Load(statistics.median(clocks), statistics.median(powers))
