"""The command line of mixpert-tune: from words to requests."""

from __future__ import annotations

import argparse
import os
import stat
from dataclasses import replace
from pathlib import Path

from mixpert.commands.answers import answer_file
from mixpert.commands.common import Parser
from mixpert.commands.values import (
    checked,
    command,
    count,
    duration,
    factor,
    modules,
    names,
    threshold,
)
from mixpert.runtime.program import is_ir
from mixpert.tuner.baseline import REFERENCES
from mixpert.tuner.comparison import Comparison
from mixpert.tuner.entry_point import load_metric
from mixpert.tuner.ladder import LADDERS
from mixpert.tuner.metrics import METRICS, REL_FRO
from mixpert.tuner.outputs import FORMATS, Extract, OutputFile
from mixpert.tuner.program import Program
from mixpert.tuner.request import Request
from mixpert.tuner.search import FEW, STRATEGIES

COMMAND = "mixpert-tune"
_STDIN = 0

_EXAMPLE = """\
mixpert-tune --threshold 1e-6 --device-model h100 -- ./app_emu 1024
mixpert-tune --threshold 1e-4 --output result.bin:raw-f32 app_emu.ll -- 1024 7 result.bin
mixpert-tune --threshold 1e-5 -- ./app_emu 1024 --validate -- ./app_emu 700"""
_STATUSES = """\
0 plan found
1 nothing beats native (the native plan is written)
2 usage error, or a file that cannot be read or written
3 the program fails, is noisier than the threshold, or no scheme reaches it
4 interrupted: run it again to resume"""
_VALIDATE = ["--validate", "--"]
"""What stands between the program and a further input on which the plan must hold."""


def parse_request(argv: list[str]) -> Request:
    """The request on a command line with one threshold, or the first of several."""
    return parse_requests(argv)[0]


def parse_requests(argv: list[str]) -> list[Request]:
    """A request for each threshold on a command line, the loosest first."""
    return parse_line(argv)[0]


def parse_line(argv: list[str]) -> tuple[list[Request], Path | None]:
    """A request for each threshold on a command line, the loosest first, and the file of --json.

    Leaves with status 2 and one line where the line is wrong.
    """
    parser = _parser()
    head, tail = _split(argv)
    options, stray = parser.parse_known_args(head)
    if _VALIDATE[0] in stray:
        parser.error(f"{' '.join(_VALIDATE)} goes after the program and its arguments")
    if "--resume" in stray:
        parser.error("there is no --resume: the same command goes on where it was interrupted")
    if stray:
        parser.error(
            f"unrecognized arguments: {' '.join(stray)}: what the program takes follows --, as in "
            "... -- ./app_emu args"
        )
    tail, *inputs = _inputs(tail)
    words = [*([options.program] if options.program else []), *tail]
    if not words:
        parser.error("no program given: ... -- ./app_emu args, or app_emu.ll -- args")
    if options.preload and is_ir(Path(words[0])):
        parser.error("--preload is for executables: leave it out")
    if options.imports and (not options.preload or options.scheduler):
        parser.error("--import needs --preload, and cannot go with --scheduler")
    if not all(inputs):
        parser.error(f"no program given after {' '.join(_VALIDATE)}")
    different = list(map(list, dict.fromkeys(map(tuple, inputs))))
    first = _request(options, words, different)
    if len(options.threshold) == 1:
        return [first], options.json
    thresholds = sorted(set(options.threshold), reverse=True)
    return [_for_one_of_many(first, threshold) for threshold in thresholds], options.json


def _request(options: argparse.Namespace, words: list[str], inputs: list[list[str]]) -> Request:
    """What the options say of a program and its other inputs, for the first threshold."""
    return Request(
        _program(words, options.preload),
        options.threshold[0],
        margin=options.margin,
        limits=not options.no_limits,
        inputs=tuple(_program(other, options.preload) for other in inputs),
        plan_out=options.plan_out,
        session=options.session,
        comparison=_comparison(options),
        reference=options.reference,
        device_model=options.device_model,
        trust_profile=options.trust_profile,
        strategy=options.strategy,
        ladder=options.ladder or ("short" if options.strategy == "exhaustive" else "full"),
        max_evals=options.max_evals,
        timeout=options.timeout,
        budget=options.budget,
        simulate=options.simulate,
        jobs=options.jobs,
        gpus=options.gpus,
        scheduler=options.scheduler,
        imports=options.imports,
        files=tuple(options.input),
    )


def _for_one_of_many(request: Request, threshold: float) -> Request:
    """The request with a threshold, which its plan's name tells."""
    path = request.plan_path
    named = path.with_name(f"{path.stem}-{threshold!r}{path.suffix}")
    return replace(request, threshold=threshold, plan_out=named)


def _parser() -> Parser:
    parser = Parser(
        COMMAND,
        "Run a program compiled by mixpert-compile under various plans, and write the fastest plan "
        "whose output stays within a threshold of the reference.",
        _EXAMPLE,
        _STATUSES,
    )
    parser.usage = (
        f"{COMMAND} --threshold X [options] (-- ./app_emu args | app_emu.ll -- args)\n"
        f"         [{' '.join(_VALIDATE)} PROGRAM other args]..."
    )
    _add_run(parser)
    _add_comparison(parser)
    _add_search(parser)
    _add_places(parser)
    return parser


def _add_run(parser: Parser) -> None:
    """The program, what is asked of it, and where things go."""
    add = parser.add_argument
    add("program", nargs="?", help="LLVM IR or executable; may also follow --")
    add(
        "--threshold",
        type=threshold,
        action="append",
        required=True,
        metavar="X",
        help="largest acceptable error, such as 1e-6; repeatable: one plan each, with shared runs",
    )
    add(
        "--margin",
        type=factor,
        default=1.0,
        metavar="F",
        help="keep the error on the program's own input F times below the threshold (1)",
    )
    add(
        "--preload",
        action="store_true",
        help="the program was not compiled for MixPert: intercept the GEMM calls of any executable",
    )
    add(
        "--no-limits",
        action="store_true",
        help="omit the guard's limits from the plan: emulate regardless of the data",
    )
    add(
        "--import",
        dest="imports",
        type=modules,
        default=(),
        metavar="LIST",
        help="modules of a Python program that one process imports, such as torch: runs are forks "
        "of it",
    )
    add(
        "--json",
        type=answer_file,
        metavar="FILE",
        help="also write the table and how the search ended to this file (- for stdout; the table "
        "then goes to stderr)",
    )
    add("-o", "--plan-out", type=Path, metavar="FILE", help="file of the plan (PROGRAM.plan)")
    add(
        "--session",
        type=Path,
        metavar="DIR",
        help="directory of the session (.mixpert/PROGRAM-HASH)",
    )
    add(
        "--input",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="a file that the program reads: a session is not resumed after it has changed",
    )


def _add_comparison(parser: Parser) -> None:
    """What of a run is held against the reference, and how."""
    add = parser.add_argument
    add(
        "--output",
        type=checked(OutputFile.parse),
        action="append",
        default=[],
        metavar="FILE[:FORMAT]",
        help="compare this file instead of the outputs of the last GEMMs; repeatable: the worst "
        f"counts; formats: {', '.join(FORMATS)}",
    )
    add(
        "--extract",
        type=checked(Extract.parse),
        action="append",
        default=[],
        metavar="REGEX",
        help="compare the numbers on stdout that the expression, or its first group, matches",
    )
    add(
        "--compare",
        type=command,
        metavar="CMD",
        help="call CMD with the output folders of the reference and of a run: exit status 0 "
        "accurate, 1 inaccurate; the last number that it prints is the error",
    )
    add(
        "--metric",
        type=checked(load_metric),
        default=REL_FRO,
        metavar="NAME",
        help=f"error metric of an output: {', '.join(METRICS)}, or FILE.py:FUNCTION of two arrays",
    )
    add(
        "--reference",
        choices=list(REFERENCES),
        default="fp64",
        help="how GEMMs of the reference run are computed",
    )


def _add_search(parser: Parser) -> None:
    """Where times come from, what is searched and how long."""
    add = parser.add_argument
    add("--device-model", metavar="NAME|FILE", help="take times from a recorded profile (h100)")
    add(
        "--trust-profile",
        action="store_true",
        help="do not verify the plan by measurement, even on the GPU of the profile",
    )
    add(
        "--strategy",
        choices=list(STRATEGIES),
        help=f"search strategy (greedy; for more than {FEW} sites: model)",
    )
    add("--ladder", choices=LADDERS, help="schemes to choose from (full; exhaustive: short)")
    add("--max-evals", type=count, metavar="N", help="maximum number of plans tried")
    add(
        "--timeout",
        type=duration,
        metavar="S",
        help="time limit of a run, in seconds or as in 5m (60 + 50 x native)",
    )
    add(
        "--simulate",
        action="store_true",
        help="run nothing: search among the trials of the session",
    )
    add(
        "--budget",
        type=duration,
        metavar="T",
        help="time limit, such as 30m: the search ends early with the best plan found",
    )


def _add_places(parser: Parser) -> None:
    """Where several trials run at a time."""
    add = parser.add_argument
    add(
        "--jobs",
        type=count,
        default=1,
        metavar="N",
        help="number of concurrent runs, with --device-model; does not affect the plan (1)",
    )
    add(
        "--gpus",
        type=names,
        default=(),
        metavar="LIST",
        help="concurrent runs on these GPUs of this machine, one each, such as 0,1",
    )
    add(
        "--scheduler",
        metavar="ADDRESS",
        help="run trials on the workers of a Dask scheduler, with --device-model",
    )


def _split(argv: list[str]) -> tuple[list[str], list[str]]:
    if "--" not in argv:
        return argv, []
    at = argv.index("--")
    return argv[:at], argv[at + 1 :]


def _inputs(words: list[str]) -> list[list[str]]:
    """The words before the first ``--validate --``, and those after each."""
    parts: list[list[str]] = [[]]
    for word in words:
        parts[-1].append(word)
        if parts[-1][-2:] == _VALIDATE:
            del parts[-1][-2:]
            parts.append([])
    return parts


def _program(words: list[str], preload: bool) -> Program:
    return Program(Path(words[0]), tuple(words[1:]), preload, _standard_input())


def _standard_input() -> Path | None:
    """The regular file that standard input was redirected from; None for anything else.

    Every run reads it from its start, so it is opened by name, or through /proc if it has no name
    any more (here documents).
    """
    try:
        status = os.fstat(_STDIN)
        if not stat.S_ISREG(status.st_mode):
            return None
        path = Path(f"/proc/self/fd/{_STDIN}").readlink()
        same = path.exists() and os.path.samestat(path.stat(), status)
    except (OSError, ValueError):
        return None
    return path if same else Path(f"/proc/{os.getpid()}/fd/{_STDIN}")


def _comparison(options: argparse.Namespace) -> Comparison:
    return Comparison(
        tuple(options.output), tuple(options.extract), options.compare, options.metric
    )
