"""mixpert-run: run a program under a plan, a scheme or a trace, host IR through the JIT."""

from __future__ import annotations

import argparse
import ctypes
import math
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from mixpert import settings
from mixpert.commands.common import ENDINGS, Parser, run_command
from mixpert.commands.unseen import why_unseen
from mixpert.errors import MixpertError, ProgramError
from mixpert.files import check_apart, is_plain
from mixpert.plan import Plan
from mixpert.runtime.preload import preload_variables
from mixpert.runtime.program import child_command, is_ir, restore_signals
from mixpert.scheme import Scheme

COMMAND = "mixpert-run"
_PR_SET_PDEATHSIG = 1  # linux/prctl.h
_SIGNAL_BASE = 128
"""What shells add to a signal's number for the exit status."""


def main(argv: list[str] | None = None) -> int:
    """Run the command; the exit status is the program's, or 128 + the signal that ended it."""
    return run_command(COMMAND, lambda: _run(_parser().parse_args(argv)))


def _parser() -> Parser:
    parser = Parser(
        COMMAND,
        "Run a program whose GEMM calls go to MixPert: host LLVM IR (.ll, .bc) in the JIT of a "
        "child process, or an executable; with --preload, one that was not compiled for MixPert.",
        "mixpert-run --scheme int8:2,2 --trace trace.jsonl app_emu.ll 1024\n"
        "mixpert-run --preload --plan app.plan python app.py",
        "that of the program, or 128 + the signal that ended it\n"
        "2 usage error, a setting that is wrong, or the program cannot be started",
    )
    parser.add_argument("--plan", type=Path, metavar="FILE", help="use this plan")
    parser.add_argument(
        "--scheme", metavar="S", help="use one scheme for every site; overrides any plan"
    )
    parser.add_argument(
        "--trace", type=Path, metavar="FILE", help="write a trace of what ran, as JSON lines"
    )
    parser.add_argument(
        "--check",
        type=_check,
        metavar="RATE:THRESHOLD",
        help="compare a fraction of the calls with FP64 on sampled rows, such as 0.01:1e-5",
    )
    parser.add_argument(
        "--preload", action="store_true", help="intercept the GEMM calls of any executable"
    )
    parser.add_argument(
        "--measure",
        action="store_true",
        help="measure GPUs without recorded rates before the program starts (as mixpert-doctor "
        "--measure does), which takes seconds the first time",
    )
    parser.add_argument("program", type=Path, help="app_emu.ll, app_emu.bc or ./app")
    rest = parser.add_argument("args", nargs=argparse.REMAINDER, help="the program's own arguments")
    rest.required = False  # nor is it called so where it is missing: as Python 3.13 has it
    return parser


def _run(options: argparse.Namespace) -> int:
    if options.preload and is_ir(options.program):
        raise ProgramError(f"{options.program}: --preload is for executables: leave it out")
    command, additions = child_command(options.program, options.args)
    program = options.program if is_ir(options.program) else Path(command[0])
    check_apart({"--trace": options.trace, "--plan": options.plan, "the program": program})
    asked = _settings(options)
    environment = {**os.environ, **additions, **asked}
    if options.preload:
        environment |= preload_variables(Path(command[0]), environment)
    if asked:
        _warn_unseen(program, environment)
    if options.measure:
        _measure()
    sys.stdout.flush()
    if is_ir(options.program):
        return _run_child(command, environment, options.program)
    restore_signals()
    try:
        os.execve(command[0], command, environment)
    except OSError as error:
        raise ProgramError(f"{options.program}: cannot be run: {error.strerror}") from error


def _warn_unseen(program: Path, environment: Mapping[str, str]) -> None:
    reason = why_unseen(program, environment)
    if reason:
        print(f"{COMMAND}: warning: {program} {reason}", file=sys.stderr)


def _measure() -> None:
    """By a process of its own, which ends before the program starts and says what it did."""
    subprocess.run([sys.executable, "-m", "mixpert.tuner.rates"], check=False)


def _settings(options: argparse.Namespace) -> dict[str, str]:
    """The options as variables of the runtime, checked here so that nothing starts in vain."""
    variables = {}
    if options.scheme is not None:
        variables[settings.SCHEME] = str(Scheme.parse(options.scheme))
    if options.plan is not None:
        Plan.read(options.plan)
        variables[settings.PLAN] = str(options.plan.absolute())
    if options.trace is not None:
        _prepare_trace(options.trace)
        variables[settings.TRACE] = str(options.trace.absolute())
    if options.check is not None:
        variables[settings.CHECK] = options.check
    return variables


def _check(text: str) -> str:
    """A rate in (0, 1] and a positive threshold, as MIXPERT_CHECK takes them."""
    rate, threshold = (_positive(part) for part in (*text.split(":", 1), "")[:2])
    if not (rate <= 1 and threshold < math.inf):
        raise argparse.ArgumentTypeError(
            f"'{text}' is not RATE:THRESHOLD, such as 0.01:1e-5, with a rate of at most 1"
        )
    return text


def _positive(text: str) -> float:
    """The number, or infinity where it is not a positive one."""
    try:
        value = float(text)
    except ValueError:
        return math.inf
    return value if value > 0 else math.inf


def _prepare_trace(path: Path) -> None:
    """Remove an older trace, which would pass for this run's where the program crashes."""
    if not path.absolute().parent.is_dir():
        raise MixpertError(f"{path}: the directory does not exist")
    if is_plain(path):
        path.unlink()


def _run_child(command: list[str], environment: dict[str, str], program: Path) -> int:
    # The terminal sends Ctrl-C to the child too, which decides what to do. Here it must not raise:
    # between the system's wait and Python's note of the status, that would be lost.
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: None)
    # Python in the child would answer Ctrl-C with a traceback: it waits until the program starts.
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    early: list[int] = []  # what asks for an end while the child starts must not leave it behind
    _at_endings(early.append)
    ending = _ending_with(os.getpid())
    with subprocess.Popen(command, env=environment, preexec_fn=ending) as child:  # noqa: PLW1509
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
        _at_endings(child.send_signal)
        for number in early:
            child.send_signal(number)
        status = child.wait()
    if status >= 0:
        return status
    print(f"{COMMAND}: {program}: ended by {_signal_name(-status)}", file=sys.stderr)
    return _SIGNAL_BASE - status


def _ending_with(parent: int) -> Callable[[], None]:
    """Run by the child as it starts: it does not outlive a command that is killed, as by a timeout.

    This process has one thread, whose end is that of the process.
    """
    control = ctypes.CDLL(None).prctl

    def ending() -> None:
        control(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it was killed before
            os._exit(_SIGNAL_BASE + signal.SIGKILL)

    return ending


def _at_endings(action: Callable[[int], None]) -> None:
    for number in ENDINGS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, lambda received, _: action(received))


def _signal_name(number: int) -> str:
    try:
        return f"signal {number} ({signal.Signals(number).name})"
    except ValueError:
        return f"signal {number}"


if __name__ == "__main__":
    sys.exit(main())
