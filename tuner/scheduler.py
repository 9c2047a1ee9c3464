"""Trials on other machines, through a Dask scheduler.

Workers need MixPert and the executable, at the same path; everything else travels: the reference
run's outputs once to each worker, then plans there and trials back. A worker that dies loses its
trial to another one. Only the `dask` extra installs what this module imports.
"""

from __future__ import annotations

import importlib
import os
import threading
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from mixpert.errors import BackendError, ProgramError
from mixpert.files import file_digest
from mixpert.tuner.clock import Clock
from mixpert.tuner.comparison import Comparison
from mixpert.tuner.outcome import Trial
from mixpert.tuner.program import Program
from mixpert.tuner.session import Session
from mixpert.tuner.trials import Calls, Trials, Workbench
from mixpert.tuner.units import Limits
from mixpert.version import __version__

CONNECT_SECONDS = 10
"""How long a scheduler may take to answer."""

_OPEN: dict[tuple[str, str], Trials] = {}
"""In a worker's process: the kits that it has unpacked, by its directory and the kit's key."""
_LOCK = threading.Lock()
_STACK = ExitStack()


@dataclass(frozen=True)
class Kit:
    """All that a worker needs to run plans, but the executable.

    Attributes:
        key: names the tuner's session.
        digest: of the executable.
        program: what to run, by its absolute path.
        comparison, sinks, timeout: as in `Workbench`.
        reference: files of the reference run by name.
        facts: of the reference run, as the session has them.
        clock, calls: as in `Trials`.
    """

    key: str
    digest: str
    program: Program
    comparison: Comparison
    sinks: tuple[str, ...] | None
    timeout: float | None
    reference: Mapping[str, bytes]
    facts: dict[str, Any]
    clock: Clock
    calls: Calls

    @staticmethod
    def of(trials: Trials, executable: Path) -> Kit:
        """What `trials` runs, with the reference's files read."""
        bench = trials.bench
        return Kit(
            f"{os.getpid()}-{bench.session.directory.absolute()}",
            file_digest(executable),
            replace(bench.program, path=executable.absolute()),
            bench.comparison,
            bench.sinks,
            bench.timeout,
            {
                str(path.relative_to(bench.reference)): path.read_bytes()
                for path in bench.reference.rglob("*")
                if path.is_file()
            },
            bench.session.baseline("reference") or {},
            trials.clock,
            trials.calls,
        )


class Scheduler:
    """A connection to a Dask scheduler."""

    def __init__(self, address: str) -> None:
        """Connect.

        Raises:
            BackendError: Dask is not installed, nobody answers, or there is no worker.
        """
        self._dask = _dask()
        try:
            self._client = self._dask.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
        except (OSError, ValueError) as error:
            raise BackendError(f"no Dask scheduler at {address}: {error}") from error
        workers = self._client.scheduler_info(n_workers=-1)["workers"]
        self.width = sum(worker["nthreads"] for worker in workers.values())
        if not self.width:
            self.close()
            raise BackendError(f"the Dask scheduler at {address} has no workers")

    def close(self) -> None:
        """End the connection."""
        self._client.close()

    def elsewhere(self, trials: Trials, executable: Path) -> Trials:
        """`trials` whose plans run on the scheduler's workers."""
        kit = self._client.scatter(Kit.of(trials, executable), broadcast=True)
        return replace(trials, remote=lambda *plan: self._measure(kit, *plan))

    def _measure(self, kit: Any, plan: dict[str, str], limits: Limits) -> Trial:
        future = self._client.submit(run_on_worker, kit, plan, limits, __version__, pure=False)
        try:
            trial: Trial = future.result()
            return trial
        except self._dask.KilledWorker as error:
            raise ProgramError(f"{error.allowed_failures + 1} workers died on one plan") from error
        except (self._dask.CancelledError, OSError) as error:
            raise BackendError(f"the Dask scheduler is gone: {error}") from error
        finally:
            future.cancel()


def run_on_worker(kit: Kit, plan: dict[str, str], limits: Limits, version: str) -> Trial:
    """Run a plan with its limits where this is called: on a worker.

    Raises:
        ProgramError: the worker has another MixPert, or not the same executable.
    """
    worker = _dask().get_worker()
    if version != __version__:
        raise ProgramError(f"worker {worker.name} has MixPert {__version__}, the tuner {version}")
    with _LOCK:
        key = (worker.local_directory, kit.key)
        if key not in _OPEN:
            _check_executable(kit, worker.name)
            _OPEN[key] = _unpacked(kit, Path(worker.local_directory))
    return _OPEN[key].measure(plan, limits)


def _dask() -> Any:
    """Dask, imported only where it is asked for.

    Raises:
        BackendError: it is not installed.
    """
    try:
        return importlib.import_module("distributed")
    except ImportError as error:
        raise BackendError("--scheduler needs Dask: pip install 'mixpert[dask]'") from error


def _check_executable(kit: Kit, worker: str) -> None:
    path = kit.program.path
    if not path.is_file() or file_digest(path) != kit.digest:
        raise ProgramError(f"worker {worker} does not have the tuner's {path}")


def _unpacked(kit: Kit, parent: Path) -> Trials:
    directory = parent / f"mixpert-{kit.digest[:10]}-{len(_OPEN)}"
    session = _STACK.enter_context(Session.open(directory, {}))
    session.set_baseline("reference", kit.facts)
    bench = Workbench(kit.program, session, kit.comparison, kit.sinks, kit.timeout)
    for name, data in kit.reference.items():
        path = bench.reference / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return Trials(bench, kit.clock, kit.calls)
