"""mixpert-grade: whether a GEMM keeps what single precision promises."""

from __future__ import annotations

import json
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from mixpert.commands.answers import answer_file, check_answer, table_stream, write_answer
from mixpert.commands.common import EXIT_OK, Parser, Progress, run_command
from mixpert.commands.values import count, whole
from mixpert.errors import BackendError, FormatError
from mixpert.files import check_apart, check_writable, write_atomically
from mixpert.grading import engines, own, own_table, report
from mixpert.grading.checks import Grading, Plan, grade_all
from mixpert.grading.measure import Multiply
from mixpert.version import __version__

COMMAND = "mixpert-grade"

SCHEMES = ("native", "int8:3,3", "int8:2,2", "int8:2,2,2", "int8:1,1")
"""What is graded if nothing is named."""

FP32 = "fp32"
"""The limit that is cublasSgemm's error."""

_LEAST = 16


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    return run_command(COMMAND, lambda: _run(_parser().parse_args(arguments)))


def _parser() -> Parser:
    parser = Parser(
        COMMAND,
        "Grade the accuracy of single-precision matrix multiplication with the BLAS grading tests: "
        "error growth with n, signs of Strassen's algorithm and of fixed-point arithmetic, and "
        "wide, graded, cancelling, subnormal and huge data. Errors are those of the worst "
        "element, in units of 2^-24 (|A| |B|)_ij, against float64. With two matrices, show the "
        "errors of their product instead.",
        "mixpert-grade --scheme native --scheme int8:2,2,2\n"
        "mixpert-grade A.npy B.npy\n"
        "mixpert-grade --model bf16x9 --json grades.json --plot grades.svg\n"
        "mixpert-grade --blas /usr/lib/libopenblas.so",
        "0 success, whatever the grades\n2 usage error, or something that cannot be graded here",
    )
    parser.add_argument(
        "matrices",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="A.npy and B.npy, or one .operands file of MIXPERT_CHECK: show the errors of this "
        f"product (schemes: {' '.join(own.SCHEMES)})",
    )
    _add_subjects(parser)
    _add_tests(parser)
    return parser


def _add_subjects(parser: Parser) -> None:
    """What is graded, and where it runs."""
    parser.add_argument(
        "--scheme", action="append", default=[], help=f"repeatable; default: {' '.join(SCHEMES)}"
    )
    parser.add_argument(
        "--guard", action="append", default=[], type=_limit, metavar="LIMIT",
        help="run schemes with a limit for the guard, as in a plan: a relative error or "
        f"'{FP32}', that of cublasSgemm; repeatable",
    )  # fmt: skip
    parser.add_argument(
        "--model",
        action="append",
        default=[],
        help="NumPy model of a float split, such as fp16x3, or of a published one: "
        "markidis, egemm-tc, ootomo-halfhalf, ootomo-tf32tf32, le-gemm, 'paper IV'",
    )
    parser.add_argument(
        "--blas", action="append", default=[], type=Path, metavar="LIB",
        help="cblas_sgemm of a shared library",
    )  # fmt: skip
    parser.add_argument("--cublas", action="store_true", help="cublasSgemm of this machine")
    parser.add_argument(
        "--preload", action="append", default=[], type=Path, metavar="LIB",
        help="cublasSgemm of a program run with LD_PRELOAD=LIB, or cblas_sgemm with --cpu",
    )  # fmt: skip
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--gpu", action="store_true", help="run schemes on the GPU only")
    where.add_argument("--cpu", action="store_true", help="run schemes on the CPU")


def _add_tests(parser: Parser) -> None:
    """How large the tests are, and where their results go."""
    defaults = Plan()
    parser.add_argument(
        "--limit",
        type=whole(_LEAST),
        default=defaults.limit,
        help="largest n of the growth test (%(default)s)",
    )
    parser.add_argument(
        "--rows", type=count, default=defaults.rows, help="rows and columns of C (%(default)s)"
    )
    parser.add_argument(
        "--seed", type=whole(0), default=defaults.seed, help="seed of the data (%(default)s)"
    )
    parser.add_argument(
        "--json",
        type=answer_file,
        metavar="FILE",
        help="also write all errors to this file (- for stdout; the table then goes to stderr)",
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="also plot them to this SVG file")


def _limit(text: str) -> float | None:
    """A limit of the guard, None for that of FP32."""
    if text == FP32:
        return None
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise ArgumentTypeError(f"{text}: a limit is '{FP32}' or between 0 and 1, such as 1e-6")
    return value


def _run(options: Any) -> int:
    if options.matrices:
        return _compare(options)
    plan = Plan(limit=options.limit, rows=options.rows, seed=options.seed)
    check_answer(options.json)
    if options.plot:
        check_writable(options.plot)
    check_apart({"--json": options.json, "--plot": options.plot})
    with Progress(COMMAND) as progress:
        gradings = list(_gradings(options, plan, _on_gpu(options), progress.say))
    print(report.table(gradings), file=table_stream(options.json))
    if options.json:
        write_answer(options.json, _json(gradings, plan, _on_gpu(options)))
    if options.plot:
        from mixpert.grading.plot import svg

        write_atomically(options.plot, svg(gradings))
    return EXIT_OK


def _compare(options: Any) -> int:
    """Show the errors of a product of the user's own matrices."""
    tests = Plan(limit=options.limit, rows=options.rows, seed=options.seed)
    if tests != Plan() or options.plot or options.preload:
        raise FormatError("--limit, --rows, --seed, --plot and --preload are for the grading tests")
    check_answer(options.json)
    pair = own.read_pair(options.matrices)
    on_gpu = _on_gpu(options)
    with Progress(COMMAND) as progress:
        subjects = _subjects(options, own.SCHEMES, on_gpu)
        others = ((name, engines.scheme(name, on_gpu)) for name in own.CANDIDATES)
        errors = own.compare(pair, subjects, progress.say, others)
    print(own_table.table(pair, errors, on_gpu), file=table_stream(options.json))
    if options.json:
        facts = _head(on_gpu) | own_table.to_json(pair, errors)
        write_answer(options.json, json.dumps(facts, indent=1) + "\n")
    return EXIT_OK


def _on_gpu(options: Any) -> bool:
    """Whether schemes run on a GPU: as asked, or where there is one."""
    if options.cpu:
        return False
    from mixpert.runtime.launcher import cupy

    try:
        cupy()
    except BackendError:
        if options.gpu:
            raise
        return False
    return True


def _gradings(
    options: Any, plan: Plan, on_gpu: bool, say: Callable[[str], None]
) -> Iterator[Grading]:
    for name, multiply in _subjects(options, SCHEMES, on_gpu):
        yield grade_all(name, multiply, plan, say)
    for library in options.preload:
        from mixpert.grading.preloaded import check_library, grade_preloaded

        check_library(library)
        say(f"{library.name}: all tests in a child process")
        yield grade_preloaded(library, "cublasSgemm_v2" if on_gpu else "cblas_sgemm", plan)


def _subjects(options: Any, usual: Sequence[str], on_gpu: bool) -> Iterator[tuple[str, Multiply]]:
    """What multiplies, by name, but for what is preloaded; if nothing is named, schemes."""
    named = options.scheme or options.model or options.blas or options.cublas or options.preload
    for text in options.scheme or ([] if named else usual):
        yield from _forms(text, options.guard, on_gpu)
    for name in options.model:
        yield f"model {name}", engines.model(name)
    for path in options.blas:
        yield path.name, engines.blas(path)
    if options.cublas:
        yield "cublasSgemm", engines.cublas()


def _forms(
    text: str, limits: Sequence[float | None], on_gpu: bool
) -> Iterator[tuple[str, Multiply]]:
    """A scheme as it is, or under each limit of the guard."""
    if not limits:
        yield text, engines.scheme(text, on_gpu)
    for limit in limits:
        held = FP32 if limit is None else f"{limit:g}"
        yield f"{text} within {held}", engines.guarded(text, limit, on_gpu)


def _json(gradings: Sequence[Grading], plan: Plan, on_gpu: bool) -> str:
    head = {**_head(on_gpu), "plan": asdict(plan)}
    rows = ",\n".join(json.dumps(report.to_json(grading)) for grading in gradings)
    return f'{json.dumps(head)[:-1]}, "gradings": [\n{rows}\n]}}\n'


def _head(on_gpu: bool) -> dict[str, Any]:
    """Where and when an answer was made."""
    from mixpert.runtime import machine

    head: dict[str, Any] = {"command": machine.command_line(), "date": machine.today()}
    if on_gpu:
        return head | {"device": machine.device_name(), "versions": machine.versions()}
    return head | {"device": "processor", "versions": {"mixpert": __version__}}


if __name__ == "__main__":
    raise SystemExit(main())
