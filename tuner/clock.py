"""What a run costs: milliseconds in GEMM calls, by site."""

from __future__ import annotations

import platform
from typing import Protocol

from mixpert.trace import Trace
from mixpert.tuner.device_model import DeviceModel


class Clock(Protocol):
    """Where times come from.

    Attributes:
        modelled: times are exact predictions and not measurements with noise.
        key: names the source, for sessions.
    """

    modelled: bool
    key: str

    def site_ms(self, trace: Trace) -> dict[str, float]:
        """Milliseconds of all calls of each site of a run."""
        ...


class ModelClock:
    """Times of another device, from its profile and the calls that ran here."""

    modelled = True

    def __init__(self, model: DeviceModel) -> None:
        self.model = model
        self.key = f"{model.device}, profile {model.digest}"

    def site_ms(self, trace: Trace) -> dict[str, float]:
        """Modelled milliseconds of all calls of each site, under the schemes that ran."""
        return {site: self.model.total(rows) for site, rows in trace.by_site().items()}


class TraceClock:
    """Times measured by the runtime in the run itself."""

    modelled = False

    def __init__(self) -> None:
        self.key = f"measured on {platform.node()}"

    def site_ms(self, trace: Trace) -> dict[str, float]:
        """Measured milliseconds of all calls of each site."""
        return {site: sum(r.ms for r in rows) for site, rows in trace.by_site().items()}
