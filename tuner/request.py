"""What the user of mixpert-tune asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from mixpert.errors import FormatError
from mixpert.files import check_apart, check_writable
from mixpert.plan import Plan
from mixpert.tuner.comparison import Comparison
from mixpert.tuner.program import Program


@dataclass(frozen=True)
class Request:
    """What the user asked for.

    Attributes:
        program: what to tune.
        threshold: largest acceptable error.
        margin: the search keeps the error this factor below the threshold.
        limits: the plan gets limits for the guard.
        inputs: the program with other arguments, on which the plan must hold too.
        plan_out: where the plan goes; None: beside where it runs, named after the program.
        session: session directory; None: `.mixpert/<program>-<hash>`.
        comparison: what of a run is compared with the reference, and how.
        reference: ``fp64`` or ``native``.
        device_model: name or path of a recorded profile; None: measured times.
        trust_profile: a plan found by a profile is not weighed, even on the profile's own GPU.
        strategy: a name in `STRATEGIES`; None: by the number of operators.
        ladder: a name in `LADDERS`.
        max_evals: most plans that the search visits, or None.
        timeout: seconds a run may take; None: from the native run's time.
        jobs: runs at a time.
        gpus: runs go to these, one each, as CUDA_VISIBLE_DEVICES names them.
        scheduler: address of a Dask scheduler whose workers run the trials, or None.
        imports: modules that a process imports once, of which the runs of a Python program are
            forks.
        files: input files that the program reads, for the session's key.
        budget: seconds that all runs may take together, or None; one that has begun is not cut off.
        simulate: run nothing; the search ends where the session knows no more.
    """

    program: Program
    threshold: float
    margin: float = 1.0
    limits: bool = True
    inputs: tuple[Program, ...] = ()
    plan_out: Path | None = None
    session: Path | None = None
    comparison: Comparison = field(default_factory=Comparison)
    reference: str = "fp64"
    device_model: str | None = None
    trust_profile: bool = False
    strategy: str | None = None
    ladder: str = "full"
    max_evals: int | None = None
    timeout: float | None = None
    budget: float | None = None
    simulate: bool = False
    jobs: int = 1
    gpus: tuple[str, ...] = ()
    scheduler: str | None = None
    imports: tuple[str, ...] = ()
    files: tuple[Path, ...] = ()

    @property
    def wanted(self) -> float:
        """What the search holds the error to: the threshold, less the margin."""
        return self.threshold / self.margin

    @property
    def plan_path(self) -> Path:
        """Where the plan goes."""
        return self.plan_out or Path(f"{self.program.name}.plan")

    def check_plan_path(self) -> None:
        """Refuse a plan that could not be written at the end, or would replace what runs need.

        Raises:
            FormatError: names what it would replace, or why it cannot be written.
        """
        check_writable(self.plan_path)
        model = Path(self.device_model or "")
        needed = [
            *(("the program", program.path) for program in (self.program, *self.inputs)),
            *(("--input", path) for path in self.files),
            *(("--output", output.path) for output in self.comparison.outputs),
            *([("--device-model", model)] if model.is_file() else []),
        ]
        for name, path in needed:
            check_apart({"the plan": self.plan_path, name: path})

    def write_plan(self, plan: Plan, session: Path) -> None:
        """Write the plan that was found.

        Raises:
            FormatError: it cannot be written; says where the runs are kept that found it.
        """
        try:
            plan.write(self.plan_path)
        except FormatError as error:
            raise FormatError(
                f"{error}; run it again to go on: all runs are in {session}"
            ) from None
