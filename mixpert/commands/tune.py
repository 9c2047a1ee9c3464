"""mixpert-tune: the fastest plan that keeps a program's output accurate enough."""

from __future__ import annotations

import signal
import sys
from types import FrameType
from typing import Any, TextIO

from mixpert.commands import tune_json
from mixpert.commands.answers import check_answer, table_stream, write_answer
from mixpert.commands.common import ENDINGS, Progress, run_command
from mixpert.commands.tune_line import COMMAND, parse_line
from mixpert.errors import ProgramError
from mixpert.files import check_apart
from mixpert.tuner.report import Ending
from mixpert.tuner.request import Request
from mixpert.tuner.table import table
from mixpert.tuner.tune import tune


def main(argv: list[str] | None = None) -> int:
    """Run the command; returns its exit status (docs/tuner.md)."""
    return run_command(COMMAND, lambda: _run(sys.argv[1:] if argv is None else argv))


def _run(argv: list[str]) -> int:
    requests, answer_file = parse_line(argv)
    check_answer(answer_file)
    for request in requests:
        check_apart({"--json": answer_file, "the plan": request.plan_path})
    for number in ENDINGS:  # a trial must not be left behind when the terminal is closed
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _interrupt)
    try:
        with Progress(COMMAND) as progress:
            stream = table_stream(answer_file)
            outcomes = [_tune(request, progress, stream) for request in requests]
    except KeyboardInterrupt as interrupt:
        where = f", {interrupt}" if str(interrupt) else ""
        print(f"{COMMAND}: interrupted{where}; run it again to go on", file=sys.stderr)
        return Ending.INTERRUPTED
    if answer_file is not None:
        write_answer(answer_file, tune_json.answer(outcomes))
    status: int = max(outcome["status"] for outcome in outcomes)
    return status


def _tune(request: Request, progress: Progress, stream: TextIO) -> dict[str, Any]:
    """Tune to one threshold, print what came of it on `stream`, and return it as JSON."""
    try:
        report = tune(request, progress.say, progress.show)
        progress.clear()
    except ProgramError as error:
        progress.clear()
        message = " ".join(str(error).split())
        print(f"{COMMAND}: error: {message}", file=sys.stderr)
        return tune_json.unreached(request, message)
    print(table(report), end="", file=stream)
    print(f"plan     {request.plan_path}", flush=True, file=stream)
    return tune_json.reached(request, report)


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main())
