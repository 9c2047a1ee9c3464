"""mixpert-tune: the fastest plan that keeps a program's output accurate enough."""

from __future__ import annotations

import signal
import sys
from types import FrameType

from mixpert.commands.common import ENDINGS, Progress, run_command
from mixpert.commands.tune_line import COMMAND, parse_requests
from mixpert.errors import ProgramError
from mixpert.tuner.report import Ending
from mixpert.tuner.request import Request
from mixpert.tuner.table import table
from mixpert.tuner.tune import tune


def main(argv: list[str] | None = None) -> int:
    """Run the command; returns its exit status (docs/tuner.md)."""
    return run_command(COMMAND, lambda: _run(sys.argv[1:] if argv is None else argv))


def _run(argv: list[str]) -> int:
    requests = parse_requests(argv)
    for number in ENDINGS:  # a trial must not be left behind when the terminal is closed
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _interrupt)
    try:
        with Progress(COMMAND) as progress:
            endings = [_tune(request, progress) for request in requests]
    except KeyboardInterrupt as interrupt:
        where = f", {interrupt}" if str(interrupt) else ""
        print(f"{COMMAND}: interrupted{where}; run it again to go on", file=sys.stderr)
        return Ending.INTERRUPTED
    return max(endings)


def _tune(request: Request, progress: Progress) -> Ending:
    """Tune to one threshold and print what came of it."""
    try:
        report = tune(request, progress.say, progress.show)
        progress.clear()
    except ProgramError as error:
        progress.clear()
        print(f"{COMMAND}: error: {' '.join(str(error).split())}", file=sys.stderr)
        return Ending.UNREACHED
    print(table(report), end="")
    print(f"plan     {request.plan_path}", flush=True)
    return report.ending


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main())
