"""What a run costs: milliseconds in GEMM calls, by site and shape."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import Protocol

from mixpert.trace import Trace
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.units import rows_by_call

_NVIDIA = Path("/proc/driver/nvidia")
"""Where the driver says what it drives; not there on a machine without one."""


class Clock(Protocol):
    """Where times come from.

    Attributes:
        modelled: times are exact predictions and not measurements with noise.
        key: names the source, for sessions.
        label: the same for people.
    """

    modelled: bool
    key: str
    label: str

    def call_ms(self, trace: Trace) -> dict[str, float]:
        """Milliseconds of all calls of each site and shape of a run, by call key."""
        ...


class ModelClock:
    """Times of another device, from its profile and the calls that ran here."""

    modelled = True

    def __init__(self, model: DeviceModel) -> None:
        self.model = model
        self.key = f"{model.device}, profile {model.digest}"
        self.label = f"by the profile of {model.device}"

    def call_ms(self, trace: Trace) -> dict[str, float]:
        """Modelled milliseconds by call key, under the schemes that ran."""
        return {key: self.model.total(rows) for key, rows in rows_by_call(trace).items()}


class TraceClock:
    """Times measured by the runtime in the run itself."""

    modelled = False

    def __init__(self) -> None:
        self.key = ", ".join([f"measured on {platform.node()}", *gpus(), *driver()])
        self.label = f"measured on {next(iter(gpus()), platform.node())}"

    def call_ms(self, trace: Trace) -> dict[str, float]:
        """Measured milliseconds by call key, without what disturbed single calls."""
        return {key: sum(r.steady_ms for r in rows) for key, rows in rows_by_call(trace).items()}


def gpus(root: Path = _NVIDIA) -> list[str]:
    """Names of this machine's GPUs, as the driver has them; empty where there is none."""
    found = []
    for path in sorted((root / "gpus").glob("*/information")):
        lines = (line.partition(":") for line in path.read_text().splitlines())
        found += [value.strip() for name, _, value in lines if name.strip() == "Model"]
    return found


def driver(root: Path = _NVIDIA) -> list[str]:
    """The driver's version line, or nothing."""
    path = root / "version"
    return path.read_text().splitlines()[:1] if path.is_file() else []
