"""mixpert-bench: schemes against cuBLAS on this GPU, and device profiles for the tuner."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mixpert.commands.answers import answer_file, check_answer, table_stream, write_answer
from mixpert.commands.common import EXIT_OK, Parser, Progress, run_command
from mixpert.commands.values import seconds, sizes
from mixpert.files import check_apart, check_writable
from mixpert.scheme import NATIVE, Scheme

if TYPE_CHECKING:
    from mixpert.runtime.measure import Timing

COMMAND = "mixpert-bench"

SIZES = (1024, 2048, 4096, 8192)

_PAUSE = 1.0  # seconds without load before a burst
_BURST = 0.005  # seconds that it lasts, where one call is shorter

_PATHS = {"best": 0, "small": 1, "sm80": 80, "sm90a": 90}


@dataclass(frozen=True)
class Row:
    """One scheme at one size: milliseconds, TFLOPS of the GEMM it stands for, error.

    With --sustained also milliseconds after a pause, and clock and power under load.
    """

    n: int
    scheme: str
    path: str
    ms: float
    least_ms: float
    most_ms: float
    tflops: float
    speedup: float
    error: float
    burst_ms: float | None = None
    clock_mhz: float | None = None
    watts: float | None = None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    return run_command(COMMAND, lambda: _run(_parser().parse_args(arguments)))


def _parser() -> Parser:
    parser = Parser(
        COMMAND,
        "Time square GEMMs of every scheme and cublasSgemm on this machine's GPU, after checking "
        "each result against float64; or record a profile for mixpert-tune --device-model.",
        "mixpert-bench --sizes 1024,4096 --scheme int8:2,2,2 --json sweep.json\n"
        "mixpert-bench --record-device h100.json",
        "0 success\n2 usage error, no usable GPU, or a wrong result",
    )
    parser.add_argument(
        "--sizes",
        type=sizes,
        default=SIZES,
        help=f"sizes n of n x n x n products ({','.join(map(str, SIZES))})",
    )
    parser.add_argument(
        "--scheme",
        action="append",
        help="repeatable; default: native and INT8 schemes, "
        "or for a profile all schemes of the tuner",
    )
    parser.add_argument(
        "--path", choices=tuple(_PATHS), default="best", help="code path of the kernels"
    )
    parser.add_argument(
        "--warm", type=seconds, default=1.0, help="seconds of load before timing (1)"
    )
    parser.add_argument(
        "--sustained", type=seconds, default=0.0, metavar="SECONDS",
        help="measure each figure under load for so long, with clock and power, and after a pause",
    )  # fmt: skip
    parser.add_argument(
        "--json",
        type=answer_file,
        metavar="FILE",
        help="also write the figures to this file (- for stdout; the table then goes to stderr)",
    )
    parser.add_argument(
        "--record-device", type=Path, metavar="FILE", help="record a device profile"
    )
    return parser


def _run(options: Any) -> int:
    from mixpert.kernels.instances import INT8_SCHEMES
    from mixpert.tuner.ladder import CHOICES

    check_answer(options.json)
    if options.record_device:
        check_writable(options.record_device)
    check_apart({"--json": options.json, "--record-device": options.record_device})
    if options.record_device:
        _record(options.record_device, _schemes(options.scheme or CHOICES))
        return EXIT_OK
    schemes = _schemes(options.scheme or INT8_SCHEMES)
    rows = _sweep(options.sizes, schemes, options)
    if options.json:
        write_answer(options.json, _report(rows, options))
    return EXIT_OK


def _schemes(texts: Sequence[str]) -> list[Scheme]:
    """The schemes asked for, native first because the others are compared with it."""
    chosen = [Scheme.parse(text) for text in texts]
    return [NATIVE, *(scheme for scheme in chosen if scheme != NATIVE)]


def _record(path: Path, schemes: list[Scheme]) -> None:
    from mixpert.tuner.record import record

    with Progress(COMMAND) as progress:
        profile = record(schemes, say=progress.say)
    profile.write(path)
    print(f"{path}: {profile.device}, {len(profile.schemes)} schemes")


def _sweep(sides: Sequence[int], schemes: list[Scheme], options: Any) -> list[Row]:
    from mixpert.runtime import machine

    versions = ", ".join(f"{name} {version}" for name, version in machine.versions().items())
    say = partial(print, file=table_stream(options.json), flush=True)
    say(f"{machine.device_name()}, {machine.today()}, {versions}")
    say(
        f"{'n':>6} {'scheme':12} {'kernel':8} {'ms':>9} {'TFLOPS':>7} {'x SGEMM':>8} {'error':>8}"
        + ("   burst   MHz     W" if options.sustained else "")
    )
    _compile(sides, schemes, options)
    rows: list[Row] = []
    for size in sides:
        for row in _sweep_size(size, schemes, options):
            rows.append(row)
            say(
                f"{row.n:6} {row.scheme:12} {row.path:8} {row.ms:9.4f} {row.tflops:7.1f} "
                f"{row.speedup:8.2f} {row.error:8.1e}{_under_load(row)}",
            )
    return rows


def _compile(sides: Sequence[int], schemes: list[Scheme], options: Any) -> None:
    """All kernels on all processors, before the GPU waits for one after the other."""
    from mixpert.runtime.ahead import compile_ahead
    from mixpert.runtime.launcher import current_device
    from mixpert.runtime.measure import plain_problem

    device = current_device(_PATHS[options.path])
    problems = [plain_problem(size, size, size) for size in sides]
    asked = [scheme.to_native() for scheme in schemes if scheme != NATIVE]
    compile_ahead(device, (device.lower(p, s, 1.0, 0.0) for p in problems for s in asked))


def _sweep_size(size: int, schemes: list[Scheme], options: Any) -> list[Row]:
    from mixpert.runtime.launcher import current_device
    from mixpert.runtime.measure import Square, queue_of

    device = current_device(_PATHS[options.path])
    square = Square.random(size, size, size)
    rows: list[Row] = []
    native_ms = 0.0
    for scheme in schemes:
        square.poison()
        timing, under_load = _time(queue_of(square, scheme, device), options)
        error = square.checked_error(scheme)
        native_ms = native_ms or timing.median
        kernel = "cuBLAS"
        if scheme != NATIVE:
            path = device.lower(square.problem, scheme.to_native(), 1.0, 0.0).path
            kernel = "small" if path == _PATHS["small"] else f"sm{path}"
        rows.append(
            Row(
                size,
                str(scheme),
                kernel,
                timing.median,
                timing.least,
                timing.most,
                2e-9 * size**3 / timing.median,
                native_ms / timing.median,
                error,
                **under_load,
            )
        )
    return rows


def _time(queue: Callable[[], None], options: Any) -> tuple[Timing, dict[str, float]]:
    """The time of one call, and with --sustained what `Row` also has."""
    from mixpert.runtime.load import observed
    from mixpert.runtime.measure import time_queue, time_sustained

    if not options.sustained:
        return time_queue(queue, warm=options.warm), {}
    timing, load = observed(lambda: time_sustained(queue, options.sustained), options.sustained)
    time.sleep(_PAUSE)
    burst = {"burst_ms": time_queue(queue, seconds=_BURST, repeats=1).median}
    return timing, burst | (asdict(load) if load else {})


def _under_load(row: Row) -> str:
    if row.burst_ms is None:
        return ""
    burst = row.tflops * row.ms / row.burst_ms
    return f" {burst:7.1f} {row.clock_mhz or math.nan:5.0f} {row.watts or math.nan:5.0f}"


def _report(rows: list[Row], options: Any) -> str:
    from mixpert.runtime import machine

    head = {
        **machine.measured_on(),
        "data": f"uniform(-1, 1), no transposes, column-major; {_how(options)}",
        "rows": [asdict(row) for row in rows],
    }
    return json.dumps(head, indent=1) + "\n"


def _how(options: Any) -> str:
    if options.sustained:
        return f"over {options.sustained:g} s of load after as much; bursts after a pause of 1 s"
    return f"median of 7 measurements after {options.warm:g} s of load"


if __name__ == "__main__":
    raise SystemExit(main())
