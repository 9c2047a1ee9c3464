"""Where trials run: here one at a time or several, on GPUs of their own, or on other machines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from mixpert.errors import FormatError, ProgramError
from mixpert.trace import Trace
from mixpert.tuner.capability import PROCESSOR
from mixpert.tuner.children import Start, new_process
from mixpert.tuner.clock import Clock
from mixpert.tuner.devices import Devices
from mixpert.tuner.forks import ForkServers
from mixpert.tuner.request import Request
from mixpert.tuner.scheduler import Scheduler
from mixpert.tuner.trials import Trials


@dataclass(frozen=True)
class Pool:
    """Where trials run.

    Attributes:
        width: how many at a time.
        devices: of this machine, that they take turns on.
        scheduler: of other machines, or None.
        start: starts processes of this machine.
    """

    width: int = 1
    devices: Devices = field(default_factory=Devices)
    scheduler: Scheduler | None = None
    start: Start = new_process

    @property
    def here(self) -> int:
        """How many runs at a time on this machine."""
        return self.width if self.scheduler is None else 1

    def spread(self, trials: Trials, executable: Path) -> Trials:
        """`trials` as they run in this pool; `executable` holds the program."""
        if self.scheduler is None or trials.bench.offline:
            return trials
        return self.scheduler.elsewhere(trials, executable)


def check_pool(request: Request, clock: Clock) -> None:
    """Runs beside each other must not disturb each other.

    Raises:
        FormatError: they would.
    """
    options = {"--jobs": request.jobs > 1, "--scheduler": request.scheduler, "--gpus": request.gpus}
    chosen = [name for name, value in options.items() if value]
    if len(chosen) > 1:
        raise FormatError(f"{' and '.join(chosen)} exclude each other")
    name = chosen[0] if chosen else ""
    if name in ("--jobs", "--scheduler") and not clock.modelled:
        raise FormatError(f"{name} needs --device-model: measured times would disturb each other")
    if chosen and request.comparison.outputs:
        raise FormatError(f"{name} cannot go with --output: runs would write the same file")


def check_gpus(request: Request, clock: Clock, trace: Trace) -> None:
    """Runs that `--gpus` makes at a time need GPUs that compute them.

    Raises:
        ProgramError: times are measured, and all calls of the native run were the processor's.
    """
    on_processor = all(row.backend == PROCESSOR for row in trace.rows)
    if request.gpus and not clock.modelled and on_processor:
        raise ProgramError(
            f"--gpus: all GEMM calls of {request.program.path.name} ran on the processor, where "
            "runs at a time disturb each other's times: leave it out, or add --device-model"
        )


@contextmanager
def open_pool(request: Request) -> Iterator[Pool]:
    """The pool that a request asks for.

    Raises:
        BackendError: no such scheduler, or it has no workers.
    """
    if request.scheduler is not None and not request.simulate:
        with closing(Scheduler(request.scheduler)) as scheduler:
            yield Pool(scheduler.width, Devices(), scheduler)
        return
    width, devices = len(request.gpus) or request.jobs, Devices(request.gpus)
    with closing(ForkServers(request.imports)) as servers:
        yield Pool(width, devices, start=servers.start if request.imports else new_process)
