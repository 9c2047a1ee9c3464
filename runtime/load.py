"""Clock and power of the GPU while it works, as nvidia-smi reports them."""

from __future__ import annotations

import statistics
import subprocess
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from mixpert.runtime.launcher import cupy

_EVERY_MS = 50
_QUERY = "clocks.sm,power.draw"

T = TypeVar("T")


@dataclass(frozen=True)
class Load:
    """Medians over the time of some work: SM clock in MHz, board power in watts."""

    clock_mhz: float
    watts: float


def observed(work: Callable[[], T]) -> tuple[T, Load | None]:
    """What `work` returns, and the load of CuPy's current GPU meanwhile.

    None in the load's place where nvidia-smi is missing or says nothing in time.
    """
    bus = cupy().cuda.Device().pci_bus_id
    command = ["nvidia-smi", f"--query-gpu={_QUERY}", "--format=csv,noheader,nounits",
               f"--loop-ms={_EVERY_MS}", f"--id={bus}"]  # fmt: skip
    try:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
    except OSError:
        return work(), None
    lines: list[str] = []
    reader = threading.Thread(target=lambda: lines.extend(process.stdout or ()), daemon=True)
    reader.start()
    try:
        result = work()
    finally:
        process.terminate()
        process.wait()
        reader.join()
    return result, load_of(lines)


def load_of(lines: list[str]) -> Load | None:
    """The medians of lines such as ``1605, 689.31``; None where there is none."""
    samples = []
    for line in lines:
        clock, _, watts = line.partition(",")
        try:
            samples.append((float(clock), float(watts)))
        except ValueError:  # "[N/A]", or a line cut off
            continue
    if not samples:
        return None
    clocks, powers = zip(*samples, strict=True)
    return Load(statistics.median(clocks), statistics.median(powers))
